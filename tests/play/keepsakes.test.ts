/** Pictures of the end, drawn from real matches of every size: of every side, with nothing beside the sheet. */
import { expect, it } from 'vitest';
import { draw, seededRoll } from '#engine/chance.ts';
import { standing, type OfOneGame } from '#engine/game.ts';
import { games, loadGame } from '#games/index.ts';
import { keepsakes as aiye } from '#games/aiye/view/keepsakes.ts';
import { keepsakes as atiwa } from '#games/atiwa/view/keepsakes.ts';
import { keepsakes as aya } from '#games/aya/view/keepsakes.ts';
import { keepsakes as ayar } from '#games/ayar/view/keepsakes.ts';
import type { Keepsakes } from '#games/view.ts';

const names = ['Ada', 'Ben', 'Chi', 'Dayo'];
const makers: Readonly<Record<string, OfOneGame<Keepsakes>>> = { aiye, atiwa, aya, ayar };

for (const [id, make] of Object.entries(makers)) {
  it.each([1, 2, 3, 4])(`${id}: what %i made`, async (seats) => {
    const game = await loadGame(id);
    if (seats < game.seats.least) return;
    const state = game.setup(seats);
    const roll = seededRoll(`${id} ${seats}`);
    for (let n = 0; n < game.horizon && game.turn(state) !== 'over'; n += 1) {
      const moves = game.moves(state);
      const sampled = game.turn(state) === 'chance' ? undefined : game.sample?.(state, roll);
      game.play(state, sampled ?? (moves.length > 0 ? moves[roll(moves.length)]! : draw(game, state, roll)));
    }
    expect(game.turn(state)).toBe('over');
    const made = make(game, state, names.slice(0, seats));
    // Where all earn one score, the first seat stands for all.
    const sides = games[id]!.meta.together ? [0] : standing(game, state).lines.map((_, side) => side);
    expect(made.flatMap(({ side }) => side ?? [])).toEqual(sides);
    for (const { side, label, picture } of made) {
      if (side !== undefined && side < seats && !games[id]!.meta.together) expect(label).toContain(names[side]);
      expect(label).not.toBe('');
      const [width, height] = picture.size;
      for (const { x, y, w, h, cuts, grid } of picture.pieces) {
        expect(Math.min(w, h, ...grid)).toBeGreaterThan(0);
        expect(x).toBeGreaterThanOrEqual(-8);
        expect(y).toBeGreaterThanOrEqual(-8);
        expect(x + w).toBeLessThanOrEqual(width + 8);
        expect(y + h).toBeLessThanOrEqual(height + 8);
        for (const { d } of cuts) expect(d).not.toContain('NaN');
      }
    }
  });
}
