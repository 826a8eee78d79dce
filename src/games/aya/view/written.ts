/** What is asked about in a picture of the table: a piece, or what is written over it and lets fingers through. */
import { topicOf } from './pieces.ts';
import type { Picture } from './stage.ts';

/** Pixels that a finger may miss what is written by. */
const slop = 8;

/** The joint that is measured there. */
function writtenAt(picture: Element, x: number, y: number): string | undefined {
  const notes = picture.parentElement?.querySelectorAll<HTMLElement>('[data-of]') ?? [];
  const away = (note: HTMLElement): number => {
    const { left, right, top, bottom } = note.getBoundingClientRect();
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  };
  const [nearest] = [...notes].sort((a, b) => away(a) - away(b));
  return nearest && away(nearest) <= slop ? nearest.dataset['of'] : undefined;
}

/** The topic of what is under a finger; undefined beside the picture. */
export function drawnAt(picture: Picture | undefined, element: Element, x: number, y: number): string | undefined {
  const shown = element.closest('[data-picture]');
  const id = shown ? (writtenAt(shown, x, y) ?? picture?.pieceAt(x, y)) : undefined;
  return id && topicOf(id);
}
