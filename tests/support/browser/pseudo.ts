/**
 * A made-up language, laid over every catalogue as it is named: each text in ⟦marks⟧, with accents and 40 % longer. It comes
 * into the page from here; Wayside knows nothing of it.
 */
import type { Page } from '@playwright/test';

function speakPseudo(): void {
  /** Ids, by which pages and rules are found. */
  const isId = (key: string, value: unknown): boolean =>
    key === 'id' || (['sections', 'rules', 'quotes'].includes(key) && Array.isArray(value));
  const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', O: 'Ó' };
  const accented = (text: string): string => text.replace(/[aeiouAEO]/g, (letter) => accents[letter]!);
  /** Words of other sentences within this one are as long as they should be. */
  const told = (text: string): string => {
    let depth = 0;
    let mine = 0;
    let out = '';
    for (const letter of text) {
      if (letter === '⟧') depth -= 1;
      out += depth === 0 ? accented(letter) : letter;
      if (depth === 0 && /\p{L}/u.test(letter)) mine += 1;
      if (letter === '⟦') depth += 1;
    }
    if (mine === 0) return text;
    const more = 'é'.repeat(Math.round(mine * 0.4)).replace(/(é{6})(?=é)/g, '$1 ');
    return `⟦${out}${more}⟧`;
  };
  const speak = (value: unknown): unknown => {
    if (typeof value === 'string') return told(value);
    if (typeof value === 'function')
      return (...parts: unknown[]) => speak((value as (...parts: unknown[]) => unknown)(...parts));
    if (Array.isArray(value)) return value.map(speak);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, isId(key, one) ? one : speak(one)]));
  };
  const lay = (over: Record<string, unknown>): void => {
    for (const [key, value] of Object.entries(over)) {
      if (isId(key, value)) continue;
      if (typeof value === 'object' && value !== null) lay(value as Record<string, unknown>);
      else over[key] = speak(value);
    }
  };
  // Catalogues are kept in a map, by names that begin so.
  const keep = Reflect.get(Map.prototype, 'set') as (this: object, key: unknown, value: unknown) => unknown;
  Reflect.set(Map.prototype, 'set', function (this: object, key: unknown, value: unknown) {
    if (typeof key === 'string' && key.startsWith('words:')) lay(value as Record<string, unknown>);
    return keep.call(this, key, value);
  });
}

/** From the next page on. */
export const pseudo = async (page: Page): Promise<void> => void (await page.addInitScript(speakPseudo));

/** Texts and accessible names that are to be seen, with letters that came from no catalogue and are none of `names`. */
export const strays = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate((names) => {
    const longest = [...names].sort((a, b) => b.length - a.length);
    const rest = (text: string): string => {
      let left = text;
      for (let before = ''; before !== left;) {
        before = left;
        left = left.replace(/⟦[^⟦⟧]*⟧/g, ' ');
      }
      for (const name of longest) left = left.replaceAll(name, ' ');
      return left;
    };
    const isStray = (text: string): boolean => /\p{L}{2}/u.test(rest(text).replace(/\b[IVX]+\b|\bcm\b/g, ''));
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const { parentElement: parent } = node;
      if (!parent || parent.closest('script, style, noscript, textarea, svg defs') || !parent.checkVisibility())
        continue;
      if (isStray(node.textContent ?? '')) found.push(`<${parent.localName}> ${node.textContent?.trim().slice(0, 90)}`);
    }
    for (const one of document.body.querySelectorAll('*'))
      for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder']) {
        const text = one.getAttribute(name);
        if (text && one.checkVisibility() && isStray(text))
          found.push(`<${one.localName} ${name}> ${text.slice(0, 90)}`);
      }
    return [...new Set(found)];
  }, names);

/** Controls with a text that is cut off, or that reach out of the page. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const name = (one: Element): string =>
      `<${one.localName}.${[...one.classList].filter((word) => !word.startsWith('svelte-')).join('.')}> ${(one.textContent?.trim() ?? '').slice(0, 60)}`;
    const scrolls = (one: Element | null): boolean =>
      one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    const controls = 'button, a[href], select, summary, [role="tab"], [role="radio"], label';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const box = control.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      if ((box.left < -1 || box.right > innerWidth + 1) && !scrolls(control)) found.push(`outside: ${name(control)}`);
      for (const part of [control, ...control.querySelectorAll<HTMLElement>('*')]) {
        const { overflowX, overflowY } = getComputedStyle(part);
        if (!part.textContent?.trim() || part.clientWidth < 3 || part.closest('svg')) continue;
        const wide = overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1;
        const high = overflowY !== 'visible' && part.scrollHeight > part.clientHeight + 3;
        if ((wide && !/auto|scroll/.test(overflowX)) || (high && !/auto|scroll/.test(overflowY)))
          found.push(`cut: ${name(part)}`);
      }
    }
    return [...new Set(found)];
  });
