/** Asking for a fall from a page. The worker is kept while the table is open. */
import { createCaller, type Port as CallPort } from '#engine/calls.ts';
import type { State } from '../rules/state.ts';
import type { Event } from './simulate.ts';
import type { Request } from './worker.ts';

export type Port = CallPort<Request, Event>;

export type Client = {
  /** Computes what `state` waits for. Rejects if the engine cannot run here, or when the client is closed. */
  readonly fall: (state: State, hz?: 60 | 120) => Promise<Event>;
  readonly close: () => void;
};

const open = (): Port => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** A lost question is not asked again here: the match does, from the stored position. */
export function createClient({ edition, version }: Pick<Request, 'edition' | 'version'>, make = open): Client {
  const { call, close } = createCaller(make, 0);
  return {
    fall: (state, hz = 120) => call({ edition, version, state, hz }),
    close
  };
}
