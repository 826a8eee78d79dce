/** What is written on the table about joints: with the ruler all of them, without it what everybody should see. */
import type { Box } from '../rules/box.ts';
import { jointsOf, type Joint } from '../aid/joints.ts';
import type { State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { gapOf } from './pieces.ts';
import type { Note } from './stage.ts';
import { dominoName } from './things.ts';

const isMarked = ({ verdict }: Joint): boolean => ['firebreak', 'opposed', 'risky'].includes(verdict);

export const marked = (box: Box, state: State, ruler: boolean): Joint[] =>
  jointsOf(box, state).filter((one) => ruler || isMarked(one));

export const notesOf = (box: Box, state: State, ruler: boolean): Note[] =>
  marked(box, state, ruler).map(({ at: [x, z], verdict, gap, ...joint }) => ({
    of: gapOf(joint),
    at: { x: 100 * x, z: 100 * z },
    verdict,
    text: verdict === 'opposed' ? words.verdict.opposed : verdict === 'firebreak' ? words.cm(gap) : words.bare(gap)
  }));

/** “forest 3 to pole 1: Safe, 1.3 cm”. */
export const jointInWords = (box: Box, { from, to, verdict, gap }: Joint): string =>
  words.listing.joint(dominoName(box, from), dominoName(box, to), words.verdict[verdict], words.cm(gap));
