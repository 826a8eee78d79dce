/** Dragging a piece out of the dock over the table. Whatever ends that anywhere else brings the piece back. */
import type { Spot } from './stage.ts';

export type Drag = {
  /** The spot of the table under a point of the page; undefined where there is no table. */
  readonly spotAt: (clientX: number, clientY: number) => Spot | undefined;
  readonly onpoint: (at: Spot, phase: 'move' | 'end', time: number) => void;
  readonly onback: () => void;
};

/** Pixels a finger may stray and still rest on the piece. */
const still = 8;

export function dragOut(down: PointerEvent, { spotAt, onpoint, onback }: Drag): void {
  const piece = down.currentTarget as HTMLElement;
  piece.setPointerCapture(down.pointerId);
  const until = new AbortController();
  const { signal } = until;
  let drags = false;
  const end = (at?: Spot, time = 0): void => {
    until.abort();
    if (at) onpoint(at, 'end', time);
    else if (drags) onback();
  };
  const spotOf = ({ clientX, clientY }: PointerEvent): Spot | undefined => spotAt(clientX, clientY);
  const mine = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === down.pointerId) act(event);
  };
  const move = (event: PointerEvent): void => {
    drags ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > still;
    const at = drags ? spotOf(event) : undefined;
    if (at) onpoint(at, 'move', event.timeStamp);
    else if (drags) onback();
  };
  // On the window: the piece itself may be gone before the finger is.
  window.addEventListener('pointermove', mine(move), { signal });
  window.addEventListener(
    'pointerup',
    mine((event) => end(drags ? spotOf(event) : undefined, event.timeStamp)),
    { signal }
  );
  window.addEventListener(
    'pointercancel',
    mine(() => end()),
    { signal }
  );
  window.addEventListener('pointerdown', () => end(), { signal, capture: true });
  piece.addEventListener('explained', () => end(), { signal });
  window.addEventListener('blur', () => end(), { signal });
  document.addEventListener('visibilitychange', () => end(), { signal });
}
