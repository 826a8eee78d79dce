/** How moves that come from outside (over a link, out of a file) are read: exactly as their game shapes them, or not at all. */
import { describe, expect, it, test } from 'vitest';
import type { Game } from '#engine/game.ts';

type Shaped = Readonly<Record<string, unknown>> & { readonly type: string };

/** One move of every type, and values that its texts may have by chance. */
export function readsMoves(game: Pick<Game, 'parse'>, moves: readonly Shaped[]): void {
  const read = (value: unknown) => game.parse(value);

  describe('a move is read', () => {
    it.each(moves)('%j', (move) => {
      expect(read(move)).toEqual(move);
      expect(read({ ...move, more: 1 })).toBeUndefined();
      for (const key of Object.keys(move)) {
        const less = Object.fromEntries(Object.entries(move).filter(([other]) => other !== key));
        for (const wrong of [less, { ...less, stranger: move[key] }]) expect(read(wrong)).toBeUndefined();
        for (const value of [undefined, null, {}, true, 1.5, 'not a value of this kind '.repeat(9)])
          expect(read({ ...move, [key]: value })).toBeUndefined();
      }
    });
  });

  test.each([null, undefined, 1, 'done', [], ['done'], {}, { type: 1 }, { type: ['done'] }, { type: 'toString' }])(
    'not a move: %j',
    (value) => expect(read(value)).toBeUndefined()
  );
}
