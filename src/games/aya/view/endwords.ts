/** A free end in words: where it is, what it wants, and what for. */
import type { OpenEnd } from '../aid/ends.ts';
import type { AyaGame } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { chainsOf, windOf } from './list/chains.ts';
import { animalName, dominoName, tileName } from './things.ts';

const l = words.listing;

/** “On from forest 3, end of chain A, 5 long: any kind”. */
export const endInWords = (game: AyaGame, state: State, end: OpenEnd): string =>
  words.ends.told(placeInWords(game, state, end), wantInWords(game, end));

function placeInWords({ box }: AyaGame, state: State, { of, id, pose, next }: OpenEnd): string {
  if (of === 'spring') return words.ends.spring;
  if (of === 'arm') return words.ends.arm(dominoName(box, id), windOf(next.a));
  if (of === 'port') return l.port(tileName(box, id), windOf(pose.a));
  const chain = chainsOf(box, state).find(({ ids }) => ids.includes(id));
  return l.on(dominoName(box, id), chain ? l.chain(chain.letter, chain.ids.length) : l.line(1));
}

/** “forest, for the bear”. */
export function wantInWords({ box }: AyaGame, { wants, why }: OpenEnd): string {
  const kind = wants === null ? words.ends.any : words.grounds[wants];
  switch (why.goal) {
    case 'tile':
    case 'port':
      return words.ends.forWhat(kind, words.ends.tile(tileName(box, why.tile)));
    case 'animal':
      return words.ends.forWhat(kind, words.ends.animal(animalName(box, why.token)));
    default:
      return kind;
  }
}
