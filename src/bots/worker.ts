/** The bots' own thread. Games and their minds are loaded when first asked for; nothing here needs the network. */
import type { FromWorker, ToWorker } from './protocol.ts';
import { createServer } from './server.ts';

type Scope = {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};
/** The global types are those of a window; here it is a worker's. */
const scope = globalThis as unknown as Scope;

/** Thinking goes on for this long before messages are let in, in milliseconds. */
const stretch = 12;
let since = performance.now();
const rest = (): Promise<void> => {
  if (performance.now() - since < stretch) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(() => {
      since = performance.now();
      resolve();
    });
  });
};

const within = (milliseconds: number): (() => boolean) => {
  const end = performance.now() + milliseconds;
  return () => performance.now() > end;
};

const serve = createServer((message) => scope.postMessage(message), rest, within);
scope.onmessage = ({ data }) => serve(data);
