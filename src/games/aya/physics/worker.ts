/** The physics' own thread: takes positions, answers with results and films. */
import { answering, type FromWorker, type ToWorker } from '#engine/calls.ts';
import type { Json } from '#engine/json.ts';
import { game, withEdition } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { loadPhysics, type Event } from './index.ts';

/** A position that waits for an accident or a fall. `edition` is null for the pieces the app ships, `version` that of the rules. */
export type Request = {
  readonly edition: Json | null;
  readonly version: number;
  readonly state: State;
  readonly hz: 60 | 120;
};

type Scope = {
  postMessage(message: FromWorker<Event>, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent<ToWorker<Request>>) => void) | null;
};
/** The global types are those of a window; here it is a worker's. */
const scope = globalThis as unknown as Scope;

async function fall({ edition, version, state, hz }: Request): Promise<Event> {
  const made = withEdition(edition ?? game.edition, version);
  if (!('box' in made)) throw new Error(made.join(' '));
  return (await loadPhysics())(made.box, state, hz);
}

/** Films are large: their frames are handed over, not copied. */
const framesOf = (message: FromWorker<Event>): Transferable[] =>
  message.type === 'answer' ? message.answer.film.frames.map((frame) => frame.buffer as ArrayBuffer) : [];

const serve = answering(fall, (message) => scope.postMessage(message, framesOf(message)));
scope.onmessage = ({ data }) => serve(data);
