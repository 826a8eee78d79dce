/** Questions put to another thread: each answered once, none after it was taken back, and nothing kept of it. */
import { getEventListeners } from 'node:events';
import { expect, test, vi } from 'vitest';
import { answering, createCaller, type FromWorker, type Port, type ToWorker } from '#engine/calls.ts';

type Told = { readonly asked: ToWorker<string>[]; readonly port: Port<string, string> };

/** A worker that only notes what it is told. */
function worker(): Told {
  const asked: ToWorker<string>[] = [];
  const port: Port<string, string> = {
    postMessage: (message) => void asked.push(message),
    terminate: () => undefined,
    onmessage: null,
    onerror: null
  };
  return { asked, port };
}

/** A caller whose workers are made one after another. */
function calling(again = 1) {
  const workers: Told[] = [];
  const caller = createCaller<string, string>(() => {
    workers.push(worker());
    return workers.at(-1)!.port;
  }, again);
  const answers = (n: number, id: number): void =>
    workers[n]!.port.onmessage!({ data: { type: 'answer', id, answer: `answer ${id}` } });
  return { caller, workers, answers };
}

test('what was taken back is not put to the worker that comes after one that died', async () => {
  const { caller, workers } = calling();
  const left = new AbortController();
  const dropped = caller.call('dropped', left.signal);
  const kept = caller.call('kept');
  left.abort(new Error('left'));
  await expect(dropped).rejects.toThrow('left');
  workers[0]!.port.onerror!({});
  expect(workers[1]!.asked).toEqual([{ type: 'ask', id: 1, question: 'kept' }]);
  caller.close();
  await expect(kept).rejects.toThrow();
});

test('a worker that dies again after another took its place ends nothing', async () => {
  const { caller, workers, answers } = calling();
  const answer = caller.call('first');
  workers[0]!.port.onerror!({});
  workers[0]!.port.onerror!({});
  expect(workers).toHaveLength(2);
  answers(1, 0);
  expect(await answer).toBe('answer 0');
});

test('nothing is kept of a question that has its answer, however many a signal is for', async () => {
  const { caller, answers } = calling();
  const { signal } = new AbortController();
  const all = [caller.call('a', signal), caller.call('b', signal)];
  expect(getEventListeners(signal, 'abort')).toHaveLength(2);
  answers(0, 0);
  answers(0, 1);
  await Promise.all(all);
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});

/** The worker's side, and what it has posted; each answer waits until it is let out. */
function answerer() {
  const posted: FromWorker<string>[] = [];
  const begun: { readonly question: string; readonly signal: AbortSignal; readonly let: (answer?: string) => void }[] =
    [];
  const hear = answering<string, string>(
    (question, signal) =>
      new Promise((resolve, reject) => {
        begun.push({
          question,
          signal,
          let: (answer) => (answer === undefined ? reject(new Error('no')) : resolve(answer))
        });
      }),
    (message) => void posted.push(message)
  );
  const ask = (id: number): void => hear({ type: 'ask', id, question: `question ${id}` });
  return { posted, begun, ask, cancel: (id: number) => hear({ type: 'cancel', id }) };
}

test('a worker answers one question after another, and says what went wrong with one', async () => {
  const { posted, begun, ask } = answerer();
  for (const id of [0, 1, 2]) ask(id);
  await vi.waitFor(() => expect(begun).toHaveLength(1));
  begun[0]!.let('yes');
  await vi.waitFor(() => expect(begun).toHaveLength(2));
  begun[1]!.let();
  await vi.waitFor(() => expect(begun).toHaveLength(3));
  expect(posted).toEqual([
    { type: 'answer', id: 0, answer: 'yes' },
    { type: 'failed', id: 1, message: 'no' }
  ]);
});

test('what is cancelled is not begun, or is told so and says nothing more; what is answered is left alone', async () => {
  const { posted, begun, ask, cancel } = answerer();
  for (const id of [0, 1, 2]) ask(id);
  await vi.waitFor(() => expect(begun).toHaveLength(1));
  cancel(1);
  cancel(0);
  expect(begun[0]!.signal.aborted).toBe(true);
  begun[0]!.let();
  await vi.waitFor(() => expect(begun.map(({ question }) => question)).toEqual(['question 0', 'question 2']));
  begun[1]!.let('yes');
  await vi.waitFor(() => expect(posted).toEqual([{ type: 'answer', id: 2, answer: 'yes' }]));
  cancel(2);
  expect(begun[1]!.signal.aborted).toBe(false);
});
