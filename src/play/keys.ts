import type { LiveMatch } from '#match/live.svelte.ts';
import type { TableProps } from '#games/view.ts';
import type { Sounds } from '#ui/play/sounds.ts';
import type { Desk } from './desk.svelte.ts';

type Around = {
  readonly live: Pick<LiveMatch, 'moving' | 'skip'>;
  readonly desk: Pick<Desk, 'clear' | 'sheet'>;
  readonly endturn: { readonly asked: object | undefined; back(): void };
  readonly sounds: Pick<Sounds, 'wake'>;
  readonly decides: () => boolean;
  readonly undo: () => TableProps['undo'];
  readonly redo: () => TableProps['redo'];
};

/** What keys do wherever the focus is: Escape closes what is open, and the usual ones take back and play again. */
export const keysOf =
  ({ live, desk, endturn, sounds, decides, undo, redo }: Around) =>
  (event: KeyboardEvent): void => {
    sounds.wake();
    if (event.key === 'Escape') {
      // The browser closes what is open above the table; what lies on the table stays.
      if (document.querySelector('dialog[open]')) return;
      if (live.moving) live.skip();
      else if (endturn.asked) endturn.back();
      else desk.clear();
    } else if ((event.ctrlKey || event.metaKey) && !event.altKey && decides() && desk.sheet === undefined) {
      const letter = event.key.toLowerCase();
      if (letter === 'z' || letter === 'y') event.preventDefault();
      if (letter === 'y' || (letter === 'z' && event.shiftKey)) redo()?.run();
      else if (letter === 'z') undo()?.run();
    }
  };
