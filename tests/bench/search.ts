/** Search: iterations of the tree a second, in positions from the middle of matches, for every game with a mind. */
import { hardBudget } from '../../src/bots/hard.ts';
import { grow } from '../../src/bots/tree.ts';
import { draw, seededRoll } from '../../src/engine/chance.ts';
import type { Mind } from '../../src/bots/mind.ts';
import type { Game } from '../../src/engine/game.ts';
import type { JsonObject } from '../../src/engine/json.ts';
import { games, loadGame } from '../../src/games/index.ts';
import { higher, type Bench, type Measure } from './measure.ts';

/** A position reached by some random decisions from the set-up, with a real choice. */
function middle(game: Game, seed: number): JsonObject {
  const roll = seededRoll(seed);
  const state = game.setup(2);
  for (let decisions = 0; ;) {
    const turn = game.turn(state);
    if (turn === 'over') return middle(game, seed + 1000);
    const moves = turn === 'chance' ? [draw(game, state, roll)] : game.moves(state);
    if (turn !== 'chance' && ++decisions > 60 && moves.length > 3) return state;
    game.play(state, moves[turn === 'chance' ? 0 : roll(moves.length)]!);
  }
}

/** Where physics decides, a builder plays and nothing is searched. */
const searched = Object.entries(games).filter(([, { world }]) => !world);

export const search: Bench = {
  names: searched.map(([id]) => `${id}.search-iterations-per-second`),
  run: async () => {
    const measures: Measure[] = [];
    for (const [id, { mind }] of searched) {
      const game = await loadGame(id);
      const thoughts = (await mind())(game) as Mind;
      let iterations = 0;
      let spent = 0;
      for (let seed = 0; spent < 3000; seed++) {
        const tree = grow(game, thoughts, middle(game, seed), 2, hardBudget.tree);
        const begin = performance.now();
        for (let n = 0; n < 100; n++, iterations++) tree.iterate((visit) => seededRoll(`${seed}/${visit}`));
        spent += performance.now() - begin;
      }
      measures.push(higher(`${id}.search-iterations-per-second`, (iterations / spent) * 1000, 'iterations/s'));
    }
    return measures;
  }
};
