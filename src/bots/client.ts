/** Asking the bots from a page: one worker, made when first needed, made anew if it dies. */
import type { Move } from '#engine/game.ts';
import type { Advice, FromWorker, Request, ToWorker } from './protocol.ts';

export type { Advice, Request } from './protocol.ts';

/** The part of a Worker that is used; tests bring their own. */
export type Port = {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: { readonly data: FromWorker }) => void) | null;
  onerror: ((event: { readonly message?: string; preventDefault?(): void }) => void) | null;
};

type Answer = { readonly move: Move; readonly advice: Advice };
type Waiting = {
  readonly request: Request;
  readonly fresh: boolean;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
  /** How often it has been posted to a worker that died. */
  lost: number;
};

export type Client = {
  /** The move a bot of `level` plays. Rejects with the signal's reason when it is aborted. */
  readonly ask: (request: Request, signal: AbortSignal) => Promise<Move>;
  /** What a search of that level thinks of the moves, best first: for hints and reviews. */
  readonly advise: (request: Request, signal: AbortSignal) => Promise<Advice>;
};

/** A client of the workers that `make` makes. A request that was lost with a worker is posted once more to the next. */
export function createClient(make: () => Port): Client {
  const waiting = new Map<number, Waiting>();
  let port: Port | undefined;
  let count = 0;

  const open = (): Port => {
    const opened = make();
    opened.onmessage = ({ data }) => {
      const entry = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.type === 'answer') entry?.resolve(data);
      else entry?.reject(new Error(data.message));
    };
    opened.onerror = (event) => {
      event.preventDefault?.();
      if (port === opened) restart(event.message ?? '');
    };
    return opened;
  };

  const restart = (message: string): void => {
    port?.terminate();
    port = undefined;
    for (const [id, entry] of waiting) {
      if (entry.lost++ === 0) post({ type: 'ask', id, request: entry.request, fresh: entry.fresh });
      else {
        waiting.delete(id);
        entry.reject(new Error(`The bot stopped. ${message}`.trim()));
      }
    }
  };

  const post = (message: ToWorker): void => {
    port ??= open();
    port.postMessage(message);
  };

  const send = (request: Request, fresh: boolean, signal: AbortSignal): Promise<Answer> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const id = count++;
      const cancel = (): void => {
        if (!waiting.delete(id)) return;
        post({ type: 'cancel', id });
        reject(signal.reason as Error);
      };
      const settled =
        <A>(settle: (value: A) => void) =>
        (value: A): void => {
          signal.removeEventListener('abort', cancel);
          settle(value);
        };
      signal.addEventListener('abort', cancel, { once: true });
      post({ type: 'ask', id, request, fresh });
      waiting.set(id, { request, fresh, resolve: settled(resolve), reject: settled(reject), lost: 0 });
    });

  return {
    ask: async (request, signal) => (await send(request, false, signal)).move,
    advise: async (request, signal) => (await send(request, true, signal)).advice
  };
}

const client = createClient(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as unknown as Port
);

export const { ask, advise } = client;
