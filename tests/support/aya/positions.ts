/** Positions of matches, for whatever is to hold in each of them. */
import { draw, seededRoll } from '#engine/chance.ts';
import { finish } from '#bots/bot.ts';
import { createBuilder } from '#games/aya/bot.ts';
import { game } from '#games/aya/rules/index.ts';
import type { State } from '#games/aya/rules/state.ts';

/**
 * Positions with a domino in hand, as they come about: helpers build, and every so often somebody puts a domino anywhere.
 */
export function* positions(seed: string, wild: number, most: number): Generator<State> {
  const roll = seededRoll(seed);
  const players = [0, 1].map(() => createBuilder(game).build());
  const state = game.setup(2, game.parseOptions(2, { hand: 'guided', first: 0 }) as never);
  for (let n = 0; n < most && state.phase !== 'push' && state.phase !== 'over'; n++) {
    if (state.due === 'place') yield state;
    const turn = game.turn(state);
    if (typeof turn !== 'number') game.play(state, draw(game, state, roll));
    else if (state.due === 'place' && roll(wild) === 0) game.play(state, game.sample!(state, roll));
    else game.play(state, finish(players[turn]!.decide(state, '')).move);
  }
}
