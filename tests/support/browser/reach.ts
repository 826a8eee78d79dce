/** What of a page a finger can meet: how far each control reaches, by asking the page who answers at each pixel. */
import type { Page } from '@playwright/test';

/**
 * Controls that answer over less than a fingertip, in words; empty if all is well. What widens a control counts, what lies over it
 * does not. Small may be what the table shows larger at the first touch (`data-enlarges`), and what cannot be chosen there, or is
 * said to be (`aria-disabled`), and only tells why.
 */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fingertip = 44;
    type Control = HTMLElement & { readonly labels?: NodeListOf<HTMLLabelElement> | null };

    const answers = (of: Control, x: number, y: number): boolean => {
      const met = document.elementFromPoint(x, y);
      return [of, ...(of.labels ?? [])].some((one) => one.contains(met));
    };
    /** Pixels in a line through this one over which it answers; more than a fingertip are not counted. */
    const along = (of: Control, x: number, y: number, dx: number, dy: number): number => {
      let many = 1;
      for (const way of [-1, 1])
        for (let n = way; many < fingertip && answers(of, x + n * dx, y + n * dy); n += way) many += 1;
      return many;
    };

    const touchable = (of: Control): boolean =>
      !of.matches(':disabled, [aria-disabled="true"], [inert] *') &&
      of.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(of).pointerEvents !== 'none';
    /** A link in a sentence is as high as its line. */
    const inSentence = (of: Control): boolean => of.localName === 'a' && getComputedStyle(of).display === 'inline';
    const isEnlarged = (of: Control): boolean => {
      const targets = of.closest<HTMLElement>('[data-enlarges]')?.dataset['enlarges'];
      return targets !== undefined && (of.matches(targets) || of.ariaPressed === null);
    };
    const nameOf = (of: Control): string =>
      `${of.localName}.${of.classList[0]} “${(of.ariaLabel ?? of.textContent).trim().slice(0, 40)}”`;

    const controls = ['button', 'a[href]', 'input', 'select', 'textarea', 'summary'].join();
    return [...document.querySelectorAll<Control>(`:is(header, main) :is(${controls})`)]
      .filter((of) => touchable(of) && !inSentence(of) && !isEnlarged(of))
      .flatMap((of) => {
        of.scrollIntoView({ block: 'nearest', inline: 'center' });
        const { left, top, width, height } = of.getBoundingClientRect();
        const [x, y] = [Math.floor(left + width / 2), Math.floor(top + height / 2)];
        if (!answers(of, x, y)) return [`${nameOf(of)} is covered`];
        const [across, down] = [along(of, x, y, 1, 0), along(of, x, y, 0, 1)];
        return Math.min(across, down) < fingertip ? [`${nameOf(of)} is met over ${across} by ${down} pixels`] : [];
      });
  });
