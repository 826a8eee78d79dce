/** Asking for a fall from a page: one worker, made when first needed and kept while the table is open. */
import type { Json } from '#engine/json.ts';
import type { State } from '../rules/state.ts';
import type { Event } from './simulate.ts';
import type { Answer, Request } from './worker.ts';

/** The part of a Worker that is used; tests bring their own. */
export type Port = {
  postMessage(message: Request): void;
  terminate(): void;
  onmessage: ((event: { readonly data: Answer }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
};

export type Client = {
  /** Computes what `state` waits for. Rejects if the engine cannot run here, or when the client is closed. */
  readonly fall: (state: State, hz?: 60 | 120) => Promise<Event>;
  readonly close: () => void;
};

type Waiting = { readonly resolve: (event: Event) => void; readonly reject: (error: Error) => void };

const open = (): Port => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as unknown as Port;

export function createClient(edition: Json | null = null, make: () => Port = open): Client {
  const waiting = new Map<number, Waiting>();
  let port: Port | undefined;
  let count = 0;

  const fail = (message: string): void => {
    port?.terminate();
    port = undefined;
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };

  const start = (): Port => {
    const made = make();
    made.onmessage = ({ data }) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.event) asked?.resolve(data.event);
      else asked?.reject(new Error(data.message));
    };
    made.onerror = ({ message }) => fail(`The table's physics stopped. ${message ?? ''}`.trim());
    return made;
  };

  return {
    fall: (state, hz = 120) =>
      new Promise((resolve, reject) => {
        port ??= start();
        const id = count++;
        waiting.set(id, { resolve, reject });
        port.postMessage({ id, edition, state, hz });
      }),
    close: () => fail('The table was closed.')
  };
}
