/** What may have to be scrolled is reached by keyboard too, but only as long as there is more of it than is seen. */
import type { Attachment } from 'svelte/attachments';

/** Puts an element into the order of focus while its contents are larger than itself; `data-more` while some are left below. */
export const scrolled: Attachment<HTMLElement> = (node) => {
  const sizes = new ResizeObserver(() => {
    const more = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    if (more) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
    below();
  });
  const below = (): void => {
    node.toggleAttribute('data-more', node.scrollTop + node.clientHeight < node.scrollHeight - 2);
  };
  node.addEventListener('scroll', below, { passive: true });
  // Its own size may stay while what is in it grows, or is another: then it is measured again with the next layout.
  const measure = (): void => {
    sizes.disconnect();
    for (const one of [node, ...node.children]) sizes.observe(one);
  };
  const contents = new MutationObserver(measure);
  measure();
  contents.observe(node, { subtree: true, childList: true, characterData: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
    node.removeEventListener('scroll', below);
  };
};
