/** The rules of a game by id, in the order of its ledger. */
import type { Rule } from './game.ts';

/** A sentence is read when it is asked for: it may have come in another language meanwhile. */
export const rulebookOf = (texts: Readonly<Record<string, string>>): Readonly<Record<string, Rule>> =>
  Object.fromEntries(
    Object.keys(texts).map((id) => [
      id,
      {
        id,
        get text() {
          return texts[id]!;
        }
      }
    ])
  );
