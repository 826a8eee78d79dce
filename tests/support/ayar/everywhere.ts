/** Positions of whole matches, played at random, with any number of seats. */
import fc from 'fast-check';
import { seededRoll } from '#engine/chance.ts';
import type { Event } from '#games/ayar/rules/events.ts';
import type { Move } from '#games/ayar/rules/moves.ts';
import type { State } from '#games/ayar/rules/state.ts';
import { playOut } from '../random.ts';
import { game } from './scene.ts';

const matches = fc.record({ seats: fc.integer({ min: 1, max: 4 }), seed: fc.integer({ min: 0 }) });

/** Looks at each position and the move that is played there. */
export const everywhere = (check: (state: State, move: Move, seed: number) => void, numRuns = 8): void => {
  fc.assert(
    fc.property(matches, ({ seats, seed }) => {
      playOut(game, game.setup(seats), seededRoll(seed), (state, move) => check(state, move, seed));
    }),
    { numRuns, seed: 20260104 }
  );
};

/** What happened of one kind. */
export const ofType = <T extends Event['type']>(events: readonly Event[], type: T): (Event & { readonly type: T })[] =>
  events.filter((event): event is Event & { readonly type: T } => event.type === type);
