/** Animal tokens: a cream rim, the animal's ground, and the animal from the front. On a grid of 60. */
import { cut, disc, line, oval, type Cut } from '#ui/brand/paper.ts';
import type { Type } from '../../../rules/state.ts';
import { addax, dromedary, fennec, tortoise, viper } from './animals/desert.ts';
import { barnOwl, bumblebee, hamster, hare, skylark } from './animals/field.ts';
import { capercaillie, okapi, orangutan, redPanda, tapir } from './animals/forest.ts';
import { condor, giantPanda, gorilla, ibex, snowLeopard } from './animals/mountain.ts';
import { arcticFox, narwhal, penguin, polarBear, walrus } from './animals/pole.ts';
import { colours, cream, shade } from './grounds.ts';

/** By the names of the edition. */
const animals: Readonly<Record<string, readonly Cut[]>> = {
  orangutan,
  okapi,
  'red panda': redPanda,
  tapir,
  capercaillie,
  'snow leopard': snowLeopard,
  'giant panda': giantPanda,
  ibex,
  condor,
  'mountain gorilla': gorilla,
  fennec,
  addax,
  'desert tortoise': tortoise,
  dromedary,
  'horned viper': viper,
  'polar bear': polarBear,
  'emperor penguin': penguin,
  narwhal,
  'arctic fox': arcticFox,
  walrus,
  'european hamster': hamster,
  hare,
  'barn owl': barnOwl,
  bumblebee,
  skylark
};

/** For species nobody has drawn: editions may bring their own. */
const paw: readonly Cut[] = [
  cut(
    oval(30, 37, 10, 8.5) + oval(17, 28, 4, 5.5) + oval(26, 20, 4, 6) + oval(36, 20, 4, 6) + oval(44, 28, 4, 5.5),
    cream
  )
];

/** The grid of a token. */
export const tokenGrid = 60;

export function animalCuts(animal: string, type: Type): Cut[] {
  const { base, light, deep } = colours[type];
  return [
    cut(disc(30, 30, 31), cream),
    cut(disc(30, 30, 26.6), light),
    cut('M3.8 36C14 29 22 43 34 37S50 32 56.2 35A26.6 26.6 0 0 1 3.8 36z', shade, {
      opacity: 0.15,
      at: 'translate(0 -1.2)'
    }),
    cut('M3.8 36C14 29 22 43 34 37S50 32 56.2 35A26.6 26.6 0 0 1 3.8 36z', base),
    ...(animals[animal] ?? paw),
    line(disc(30, 30, 28.3), cream, 3.6),
    line(disc(30, 30, 26.4), deep, 0.7, { opacity: 0.6 })
  ];
}
