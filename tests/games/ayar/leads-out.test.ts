/** A button says that it ends the turn, also where a pot or a textile is drawn first. */
import { expect, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { endsTurn, leadsOut, previewOf } from '#games/ayar/view/preview.ts';
import { game } from '../../support/ayar/scene.ts';
import { playOut } from '../../support/random.ts';

test('whatever is drawn after a move, the turn ends if it is said to, and goes on if not', () => {
  const seen = { ends: 0, goes: 0 };
  for (let seed = 0; seed < 3; seed++)
    playOut(game, game.setup(2), seededRoll(seed), (state, move) => {
      if (state.phase !== 'day' || state.asked !== state.seat || game.turn(state) === 'chance') return;
      const preview = previewOf(game, state, [move]);
      if (game.turn(preview.after) !== 'chance') return expect(leadsOut(game, preview)).toBe(endsTurn(preview));
      const said = leadsOut(game, preview);
      seen[said ? 'ends' : 'goes'] += 1;
      // The last that may come each time, and the one in the middle.
      for (const share of [1, 0.5]) {
        const drawn = game.clone(preview.after);
        let ends = preview.events.some(({ type }) => type === 'turn' || type === 'night');
        while (game.turn(drawn) === 'chance' && !ends) {
          const all = game.chances(drawn);
          const { move: chance } = all[Math.ceil(all.length * share) - 1]!;
          game.play(drawn, chance, ({ type }) => (ends ||= type === 'turn' || type === 'night'));
        }
        expect(ends).toBe(said);
      }
    });
  expect(seen.ends).toBeGreaterThan(5);
});
