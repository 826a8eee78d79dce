/** The ladder of a lone player: the plain goal, then the challenges. ATW-SOLO-07, ATW-CHAL. */
import type { Ladder } from '../ladder.ts';
import { challengeResult } from './rules/challenges.ts';
import type { AtiwaGame } from './rules/index.ts';
import { optionWords } from './words/forms.ts';

/** The rung of the game without a challenge. */
const plain = 'plain';

/** A rule that begins with the name of its challenge, without it. */
const unnamed = (name: string, text: string): string =>
  text.startsWith(`${name}: `) ? text.charAt(name.length + 2).toUpperCase() + text.slice(name.length + 3) : text;

export function ladderOf({ board, rulebook }: AtiwaGame): Ladder<AtiwaGame> {
  const { goalPoints, challenges } = board.edition.solo;
  return {
    rungs: [
      { id: plain, name: optionWords.plain(goalPoints), note: optionWords.plainNote, options: {} },
      ...challenges.map(({ id, name, rule }) => ({
        id,
        name,
        note: unnamed(name, rulebook[rule]?.text ?? ''),
        options: { challenge: id }
      }))
    ],
    daily: plain,
    read: (state) => {
      const result = challengeResult(board, state);
      return { rung: result?.challenge ?? plain, met: result?.met ?? false };
    }
  };
}
