/** The bots without a thread. */
import type { Port } from '#bots/client.ts';
import { createServer } from '#bots/server.ts';

const rest = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A worker without a thread: messages are copied as they would be, and delivered later. */
export function localPort(): Port {
  const port: Port = { postMessage: () => undefined, terminate: () => undefined, onmessage: null, onerror: null };
  const serve = createServer((message) => {
    const data = structuredClone(message);
    setTimeout(() => port.onmessage?.({ data }));
  }, rest);
  port.postMessage = (message) => {
    const copy = structuredClone(message);
    setTimeout(() => serve(copy));
  };
  return port;
}
