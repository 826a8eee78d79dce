/** Whether it is night on the page, for pictures that are cut from other paper then. */
import { createSubscriber } from 'svelte/reactivity';

const watch = createSubscriber((changed) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
});

export function isNight(): boolean {
  if (typeof document === 'undefined') return false;
  watch();
  return document.documentElement.dataset['theme'] === 'dark';
}
