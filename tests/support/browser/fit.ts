/** What is wrong with how a page lies: words or controls that are cut, that lie over one another, or that stand out of their section. By the boxes of what is read and touched. */
import type { Page } from '@playwright/test';

/** In words; empty if all is well. `tells` are elements that may be shortened, since what they tell is said elsewhere as well. */
export const misfits = (page: Page, tells = ''): Promise<string[]> =>
  page.evaluate((tells) => {
    type Box = { left: number; right: number; top: number; bottom: number };
    type Part = { kind: 'text' | 'control' | 'picture'; of: Element; box: Box; seen: Box; name: string };
    const slack = 2;
    const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const both = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom)
    });
    const empty = ({ left, right, top, bottom }: Box): boolean => right - left < 1 || bottom - top < 1;

    type Look = { clips: boolean; scrolls: boolean; frame: Box; aside: boolean };
    const looks = new Map<Element, Look>();
    /** Asked for once of each element: there are many parts in each, and a page is looked at many times. */
    const lookOf = (of: Element): Look => {
      let look = looks.get(of);
      if (!look) {
        const { overflowX, overflowY, display, clipPath, position } = getComputedStyle(of);
        const boxed = display !== 'inline' && display !== 'contents';
        look = {
          clips: boxed && (overflowX !== 'visible' || overflowY !== 'visible'),
          scrolls: /auto|scroll/.test(overflowX + overflowY),
          frame: of.getBoundingClientRect(),
          aside:
            of.matches('[inert], [aria-hidden="true"]') || (position === 'absolute' && clipPath.startsWith('inset(50%'))
        };
        looks.set(of, look);
      }
      return look;
    };

    /** What of a box can be seen, and what could be by scrolling: that may be cut by what scrolls. */
    const clipped = (of: Element, box: Box): { seen: Box; reach: Box } => {
      let seen = both(box, screen);
      let reach = seen;
      let far = false;
      for (let at: Element | null = of; at && at !== document.documentElement; at = at.parentElement) {
        const { clips, scrolls, frame } = lookOf(at);
        if (!clips) continue;
        if (scrolls) far = true;
        seen = both(seen, frame);
        if (!far) reach = both(reach, frame);
      }
      return { seen, reach: far ? box : reach };
    };
    const hidden = (of: Element): boolean => {
      if (!of.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
      for (let at: Element | null = of; at; at = at.parentElement) if (lookOf(at).aside) return true;
      return false;
    };
    const nameOf = (of: Element): string =>
      `<${[of.localName, ...of.classList].filter((word) => !word.startsWith('s-') && !word.startsWith('svelte-')).join('.')}>`;

    const found = new Set<string>();
    const parts: Part[] = [];
    const add = (kind: Part['kind'], of: Element, box: Box, words: string): void => {
      if (empty(box) || hidden(of)) return;
      const name = `${nameOf(of)} “${words.trim().slice(0, 30)}”`;
      const { seen, reach } = clipped(of, box);
      const cut = [
        reach.left - box.left > slack && 'left',
        box.right - reach.right > slack && 'right',
        reach.top - box.top > slack && 'top',
        box.bottom - reach.bottom > slack && 'bottom'
      ].filter(Boolean);
      if (cut.length > 0 && !(tells && of.closest(tells))) found.add(`${name} is cut: ${cut.join(', ')}`);
      if (!empty(seen)) parts.push({ kind, of, box, seen, name });
    };

    for (const root of document.querySelectorAll('header, main')) {
      for (const one of root.querySelectorAll('button, a[href], input, select, summary'))
        add('control', one, one.getBoundingClientRect(), one.getAttribute('aria-label') ?? one.textContent ?? '');
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const of = node.parentElement;
        if (!of || !node.textContent?.trim() || of.closest('style, script')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, right, top, bottom } of range.getClientRects()) {
          // Letters fill the middle of their line.
          const air = (bottom - top) * 0.22;
          add('text', of, { left, right, top: top + air, bottom: bottom - air }, node.textContent);
        }
      }
    }

    /** What stands out of its section, over the words and controls of what lies beside that. */
    const pictures = [...document.querySelectorAll('main section .drawing, main section svg')].flatMap((of): Part[] => {
      const box = of.getBoundingClientRect();
      if (empty(box) || hidden(of) || of.parentElement?.closest('svg, .drawing')) return [];
      return [{ kind: 'picture', of, box, seen: clipped(of, box).seen, name: `${nameOf(of.parentElement!)} picture` }];
    });
    for (const { of, seen, name } of [...parts.filter(({ kind }) => kind === 'text'), ...pictures]) {
      const room = of.closest('section');
      if (!room || empty(seen)) continue;
      const { top } = lookOf(room).frame;
      if (top - seen.top <= 1) continue;
      const above = { ...seen, bottom: top };
      const under = parts.find(
        (one) => !room.contains(one.of) && !one.of.contains(room) && !empty(both(above, one.box))
      );
      if (under) found.add(`${name} stands out of its section over ${under.name}`);
    }

    const ownWords = (one: Part, other: Part): boolean => {
      const [words, control] = one.kind === 'text' ? [one, other] : [other, one];
      const label = words.of.closest('label');
      return label !== null && [...((control.of as HTMLInputElement).labels ?? [])].includes(label);
    };
    parts.forEach((one, n) => {
      for (const other of parts.slice(n + 1)) {
        if (one.of === other.of || one.of.contains(other.of) || other.of.contains(one.of)) continue;
        const shared = both(one.seen, other.seen);
        if (shared.right - shared.left <= slack + 1 || shared.bottom - shared.top <= slack + 1) continue;
        // The words of a control lie in it, or in its label; those of another one that it lies over are told with that one.
        if (one.kind !== other.kind && ownWords(one, other)) continue;
        found.add(`${one.name} and ${other.name} overlap`);
      }
    });
    return [...found];
  }, tells);

/** Pictures that are too small to be made out, in words: each carries a meaning. */
export const tiny = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 14;
    const shapes = 'svg, .drawing, .pips i';
    const all = [...document.querySelectorAll(`main :is(${shapes})`)].filter(
      (one) =>
        !one.parentElement?.closest('svg') && one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
    const found = all.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      if (width === 0 || Math.max(width, height) >= least - 0.05) return [];
      const [own, around] = [one, one.parentElement!].map(({ classList }) => [...classList].join('.'));
      return `${around} ${own} is ${Math.round(width)} by ${Math.round(height)} pixels`;
    });
    return [...new Set(found)];
  });

/** Words that go on in another line without a hyphen. */
export const broken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const range = document.createRange();
    for (const root of document.querySelectorAll('header, main, .notices')) {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (!node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}]+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) found.add(`“${word}” is broken`);
        }
      }
    }
    return [...found];
  });
