/** Dragging a piece out of the dock over the table: it is let go where the finger is lifted. */
import type { Spot } from './stage.ts';

export function dragOut(
  event: PointerEvent,
  spotAt: (clientX: number, clientY: number) => Spot | undefined,
  onpoint: (at: Spot, phase: 'move' | 'end') => void
): void {
  const piece = event.currentTarget as HTMLElement;
  piece.setPointerCapture(event.pointerId);
  const move = (one: PointerEvent): void => {
    const at = spotAt(one.clientX, one.clientY);
    if (at) onpoint(at, 'move');
  };
  const up = (one: PointerEvent): void => {
    piece.removeEventListener('pointermove', move);
    piece.removeEventListener('pointerup', up);
    piece.removeEventListener('pointercancel', up);
    const at = one.type === 'pointerup' ? spotAt(one.clientX, one.clientY) : undefined;
    if (at) onpoint(at, 'end');
  };
  piece.addEventListener('pointermove', move);
  piece.addEventListener('pointerup', up);
  piece.addEventListener('pointercancel', up);
}
