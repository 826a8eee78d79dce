/** What a lesson or the coach speaks of is lit on the table: whatever matches, now or once it is there. */
import type { Attachment } from 'svelte/attachments';

/** Marks everything within the element that matches one of the selectors with `data-lit`, as long as it is there. */
export function lights(selectors: readonly string[]): Attachment<HTMLElement> {
  return (root) => {
    if (selectors.length === 0) return;
    const all = selectors.join(', ');
    const light = (): void => {
      for (const thing of root.querySelectorAll('[data-lit]')) if (!thing.matches(all)) delete dataOf(thing)['lit'];
      for (const thing of root.querySelectorAll(all)) dataOf(thing)['lit'] = '';
    };
    light();
    const watcher = new MutationObserver(light);
    // The marks themselves are no change; classes are, since some things are found by what they are just now.
    watcher.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
    return () => {
      watcher.disconnect();
      for (const thing of root.querySelectorAll('[data-lit]')) delete dataOf(thing)['lit'];
    };
  };
}

/** Pictures are marked as controls are. */
const dataOf = (thing: Element): DOMStringMap => (thing as HTMLElement | SVGElement).dataset;
