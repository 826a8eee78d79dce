/** Asking the bots from a page. */
import { createCaller, type Port as CallPort } from '#engine/calls.ts';
import type { Move } from '#engine/game.ts';
import type { Advice, Answer, Question, Request } from './protocol.ts';

export type { Request } from './protocol.ts';
export type Port = CallPort<Question, Answer>;

export type Client = {
  /** The move a bot of `level` plays. Rejects with the signal's reason when it is aborted. */
  readonly ask: (request: Request, signal: AbortSignal) => Promise<Move>;
  /** What a search of that level thinks of the moves, best first: for hints and reviews. */
  readonly advise: (request: Request, signal: AbortSignal) => Promise<Advice>;
};

/** A client of the workers that `make` makes. A request that was lost with a worker is posted once more to the next. */
export function createClient(make: () => Port): Client {
  const { call } = createCaller(make, 'The bot stopped.', 1);
  return {
    ask: async (request, signal) => (await call({ request, fresh: false }, signal)).move,
    advise: async (request, signal) => (await call({ request, fresh: true }, signal)).advice
  };
}

export const { ask } = createClient(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
