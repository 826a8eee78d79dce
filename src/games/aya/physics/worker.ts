/** The physics' own thread: takes positions, answers with results and films. */
import type { Json } from '#engine/json.ts';
import { game, withEdition } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { loadPhysics, type Event } from './index.ts';

/** A position that waits for an accident or a fall. `edition` is null for the pieces the app ships. */
export type Request = {
  readonly id: number;
  readonly edition: Json | null;
  readonly state: State;
  readonly hz: 60 | 120;
};
export type Answer =
  | { readonly id: number; readonly event: Event }
  | { readonly id: number; readonly event: null; readonly message: string };

type Scope = {
  postMessage(message: Answer, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent<Request>) => void) | null;
};
const scope = globalThis as unknown as Scope;

async function answer({ id, edition, state, hz }: Request): Promise<void> {
  try {
    const made = edition === null ? game : withEdition(edition);
    if (!('box' in made)) throw new Error(made.join(' '));
    const event = (await loadPhysics())(made.box, state, hz);
    scope.postMessage(
      { id, event },
      event.film.frames.map((frame) => frame.buffer as ArrayBuffer)
    );
  } catch (error) {
    scope.postMessage({ id, event: null, message: error instanceof Error ? error.message : String(error) }, []);
  }
}

scope.onmessage = ({ data }) => void answer(data);
