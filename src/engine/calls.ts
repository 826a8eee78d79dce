/** Calls to another thread: numbered questions and their answers, whatever both are about. Plain data goes both ways. */
import { StoppedError } from './said.ts';

export type ToWorker<Q> =
  | { readonly type: 'ask'; readonly id: number; readonly question: Q }
  | { readonly type: 'cancel'; readonly id: number };

export type FromWorker<A> =
  | { readonly type: 'answer'; readonly id: number; readonly answer: A }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };

/** Compared as a method is, so that a Worker, which hears any message, passes for one that hears ours. */
type Hears<E> = { hear(event: E): void }['hear'] | null;

/** The part of a Worker that is used; tests bring their own. */
export type Port<Q, A> = {
  postMessage(message: ToWorker<Q>): void;
  terminate(): void;
  onmessage: Hears<{ readonly data: FromWorker<A> }>;
  onerror: Hears<{ readonly message?: string; preventDefault?(): void }>;
};

export type Caller<Q, A> = {
  /** Rejects with the signal's reason when it is aborted. */
  readonly call: (question: Q, signal?: AbortSignal) => Promise<A>;
  /** Ends the worker and fails what still waits for it. The next call makes a new one. */
  readonly close: () => void;
};

type Waiting<Q, A> = {
  readonly question: Q;
  readonly resolve: (answer: A) => void;
  readonly reject: (reason: unknown) => void;
  /** How often it has been posted to a worker that died. */
  lost: number;
};

/**
 * Calls to one worker, made by `make` when first needed and made anew if it dies. A question that is lost with a worker is
 * put to the next one, but to no more than `again` of them.
 */
export function createCaller<Q, A>(make: () => Port<Q, A>, again: number): Caller<Q, A> {
  const waiting = new Map<number, Waiting<Q, A>>();
  let port: Port<Q, A> | undefined;
  let count = 0;

  const open = (): Port<Q, A> => {
    const opened = make();
    opened.onmessage = ({ data }) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.type === 'answer') asked?.resolve(data.answer);
      else asked?.reject(new Error(data.message));
    };
    opened.onerror = (event) => {
      event.preventDefault?.();
      if (port === opened) end(event.message, again);
    };
    return opened;
  };

  const post = (message: ToWorker<Q>): void => {
    port ??= open();
    port.postMessage(message);
  };

  const end = (why: string | undefined, again: number): void => {
    port?.terminate();
    port = undefined;
    for (const [id, asked] of waiting) {
      if (asked.lost++ < again) post({ type: 'ask', id, question: asked.question });
      else {
        waiting.delete(id);
        asked.reject(new StoppedError(why));
      }
    }
  };

  return {
    call: (question, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const id = count++;
        const cancel = (): void => {
          if (!waiting.delete(id)) return;
          post({ type: 'cancel', id });
          reject(signal!.reason as Error);
        };
        const settled =
          <T>(settle: (value: T) => void) =>
          (value: T): void => {
            signal?.removeEventListener('abort', cancel);
            settle(value);
          };
        signal?.addEventListener('abort', cancel, { once: true });
        waiting.set(id, { question, resolve: settled(resolve), reject: settled(reject), lost: 0 });
        post({ type: 'ask', id, question });
      }),
    close: () => end(undefined, 0)
  };
}

/** The worker's side: answers one question after another, and none that is cancelled. */
export function answering<Q, A>(
  answer: (question: Q, signal: AbortSignal) => Promise<A>,
  post: (message: FromWorker<A>) => void
): (message: ToWorker<Q>) => void {
  const running = new Map<number, AbortController>();
  let queue = Promise.resolve();

  const reply = async (id: number, question: Q, signal: AbortSignal): Promise<void> => {
    try {
      signal.throwIfAborted();
      post({ type: 'answer', id, answer: await answer(question, signal) });
    } catch (error) {
      if (!signal.aborted)
        post({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
    } finally {
      running.delete(id);
    }
  };

  return (message) => {
    if (message.type === 'cancel') {
      running.get(message.id)?.abort();
      return;
    }
    const controller = new AbortController();
    running.set(message.id, controller);
    queue = queue.then(() => reply(message.id, message.question, controller.signal));
  };
}
