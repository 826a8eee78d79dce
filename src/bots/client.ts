/** Asking the bots from a page. */
import { createCaller, type Port as CallPort } from '#engine/calls.ts';
import type { Move } from '#engine/game.ts';
import type { Answer, Decided, Question, Request, Ruleset } from './protocol.ts';
import type { Found, Task } from './review.ts';

export type { Request, Ruleset } from './protocol.ts';
export type Port = CallPort<Question, Answer>;

export type Client = {
  /** The move a bot of `level` plays. Rejects with the signal's reason when it is aborted. */
  readonly ask: (request: Request, signal: AbortSignal) => Promise<Move>;
  /** The moves it plays up to the end of its turn or the next draw, as far as it has planned: at least one. */
  readonly turn: (request: Request, signal: AbortSignal) => Promise<readonly Move[]>;
  /** What is found about a match that is or has been played. */
  readonly find: (rules: Ruleset, task: Task, signal: AbortSignal) => Promise<Found>;
  /** Ends the worker; another question makes a new one. */
  readonly close: () => void;
};

/** A client of the workers that `make` makes. A request that was lost with a worker is posted once more to the next. */
export function createClient(make: () => Port): Client {
  const { call, close } = createCaller(make, 1);
  const decide = async (request: Request, signal: AbortSignal): Promise<Decided> =>
    (await call({ request }, signal)) as Decided;
  return {
    ask: async (request, signal) => (await decide(request, signal)).move,
    turn: async (request, signal) => {
      const { move, rest } = await decide(request, signal);
      return [move, ...rest];
    },
    find: async (rules, task, signal) => {
      const answer = (await call({ rules, task }, signal)) as { readonly found: Found };
      return answer.found;
    },
    close
  };
}

/** A client with a thread of its own. */
export const openClient = (): Client =>
  createClient(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));

export const { ask, turn, find } = openClient();
