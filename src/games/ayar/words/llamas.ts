/** Llamas, as they are divided between sun and moon after the last night. */
import { catalogue } from '#words/catalogue.ts';
import { plural } from '#words/grammar.ts';

const llamas = (n: number): string => plural(n, 'llama');

export const words = catalogue('ayar.llamas', {
  title: (n: number) => `Divide ${llamas(n)} between sun and moon.`,
  ask: (sun: number, moon: number, left: number) =>
    `Sun ${sun}, moon ${moon}: the lower counts, ${Math.min(sun, moon)}.${left > 0 ? ` ${llamas(left)} left over.` : ''}`,
  go: 'Divide',
  sun: 'For the sun',
  moon: 'For the moon',
  less: (side: string) => `One llama fewer for the ${side}`,
  more: (side: string) => `One llama more for the ${side}`,
  /** What a side has, and what its llamas add. */
  count: (n: number, side: string, had: number, adds: number) =>
    `${llamas(n)} for the ${side}: ${had} and ${plural(adds, 'point')} make ${had + adds}`,
  sum: (had: number, adds: number) => `${had} + ${adds} = ${had + adds}`,
  table: 'What llamas on one side are worth',
  points: 'points',
  worth: (n: number, points: number) => `${llamas(n)}: ${plural(points, 'point')}`
});
