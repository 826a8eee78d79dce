/** Finding, touching and filling in what is on a page, by the names that people know it under. */
import { expect } from '@playwright/test';
import type { Tab } from './tab.ts';

const kinds = {
  button: 'button, [role=button], summary',
  link: 'a[href]',
  textbox: 'input:not([type]), input[type=text], input[type=number], textarea',
  combobox: 'select',
  radio: 'input[type=radio]',
  switch: '[role=switch]',
  heading: 'h1, h2',
  img: 'img, svg[role=img], [role=img]',
  text: '*'
} as const;
export type Kind = keyof typeof kinds;
type Name = string | RegExp;

type Wanted = { readonly css: string; readonly name: string; readonly flags: string | null; readonly act: Act };
type Act = { readonly how: 'look' } | { readonly how: 'reach' } | { readonly how: 'fill'; readonly text: string };
type Found = { readonly x: number; readonly y: number; readonly value: string };

/**
 * Runs in the page: the first such thing that is to be seen. `reach` also brings it onto the screen and waits until it lies
 * still and nothing is over it, `fill` writes into it or chooses by the value or text of an option.
 */
async function search({ css, name, flags, act }: Wanted): Promise<Found | undefined> {
  const named = (text: string | null | undefined): boolean => {
    const plain = (text ?? '').replaceAll(/\s+/g, ' ').trim();
    return flags === null ? plain === name : new RegExp(name, flags).test(plain);
  };
  const nameOf = (one: Element): string | null | undefined => {
    const by = one.getAttribute('aria-labelledby');
    if (by !== null) return document.getElementById(by)?.textContent;
    const label = one.getAttribute('aria-label') ?? one.getAttribute('alt');
    if (label !== null) return label;
    const { labels } = one as HTMLInputElement;
    return labels?.length ? labels[0]!.textContent : one.textContent;
  };
  /** What stands in it itself, beside icons and the like. */
  const ownText = (one: Element): string =>
    [...one.childNodes].map((part) => (part.nodeType === Node.TEXT_NODE ? part.textContent : '')).join('');
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  const seen = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });
  const found = [...document.querySelectorAll<HTMLElement>(css)]
    .filter((one) => named(css === '*' ? ownText(one) : nameOf(one)) && seen(one))
    .toSorted((a, b) => Number(top?.contains(b) ?? false) - Number(top?.contains(a) ?? false))[0];
  if (!found) return undefined;
  // What is hidden behind a label of its own is touched there.
  const shown =
    (found as HTMLInputElement).type === 'radio' ? ((found as HTMLInputElement).labels?.[0] ?? found) : found;
  const value = (found as HTMLInputElement).value ?? found.getAttribute('aria-checked') ?? found.textContent ?? '';
  if (act.how === 'look') return { x: 0, y: 0, value };
  if ((found as HTMLButtonElement).disabled) return undefined;
  if (act.how === 'fill') {
    found.focus();
    const field = found as HTMLInputElement | HTMLSelectElement;
    const option =
      field instanceof HTMLSelectElement
        ? [...field.options].find((one) => one.value === act.text || one.text === act.text)
        : undefined;
    if (field instanceof HTMLSelectElement && !option) return undefined;
    field.value = option?.value ?? act.text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return { x: 0, y: 0, value: field.value };
  }
  shown.scrollIntoView({ block: 'center', behavior: 'instant' });
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const place = async (): Promise<DOMRect> => {
    await frame();
    return shown.getBoundingClientRect();
  };
  const [before, after] = [await place(), await place()];
  const { x, y, width, height } = after;
  if (before.x !== x || before.y !== y || width === 0 || height === 0) return undefined;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const hit = (one: Element | null): boolean => one !== null && (shown.contains(one) || one.contains(shown));
  if (!hit(document.elementFromPoint(middle.x, middle.y))) return undefined;
  const { dataset } = document.documentElement;
  dataset.touched = 'not yet';
  const told = ({ target }: Event): void => void (dataset.touched = hit(target as Element) ? 'it' : 'another');
  window.addEventListener('click', told, { capture: true, once: true });
  return { ...middle, value };
}

/** Runs in the page: whether the touch has met what it was meant for. A page that knows nothing of it has come since. */
async function met(): Promise<boolean> {
  const { dataset } = document.documentElement;
  for (let n = 0; n < 100 && dataset.touched === 'not yet'; n += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return dataset.touched === 'it' || dataset.touched === undefined;
}

/** Against hanging: two slow cores draw what others leave to graphics. */
const patience = 60_000;

/** A page that is just being left, or has not come yet, says nothing: it is asked again. */
export async function until<T>(
  tab: Tab,
  what: string,
  ask: () => Promise<T | undefined>,
  timeout = patience
): Promise<T> {
  let last: unknown;
  for (const end = Date.now() + timeout; Date.now() < end;) {
    try {
      const answer = await ask();
      if (answer !== undefined && answer !== null && answer !== false) return answer;
      last = answer;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  const there = await tab.evaluate(() => `${location.href}\n${document.body.innerText}`, null).catch(() => 'no page');
  throw new Error(`${what}: not within ${timeout} ms (${String(last)})\n${there.slice(0, 1500)}`);
}

function ask(tab: Tab, kind: Kind, name: Name, act: Act): Promise<Found | undefined> {
  const { source, flags } = typeof name === 'string' ? { source: name, flags: null } : name;
  return tab.evaluate(search, { css: kinds[kind], name: source, flags, act });
}

/** Waits until it is there; answers its value, its state or its text. */
export async function see(tab: Tab, kind: Kind, name: Name, timeout?: number): Promise<string> {
  return (await until(tab, `${kind} ${name}`, () => ask(tab, kind, name, { how: 'look' }), timeout)).value;
}
/** Whether it is there now. */
export const sees = async (tab: Tab, kind: Kind, name: Name): Promise<boolean> =>
  Boolean(await ask(tab, kind, name, { how: 'look' }));

/** Touches it, and again where it moved away under the finger: what is above it may come or go at that moment. */
export async function touch(tab: Tab, kind: Kind, name: Name, timeout?: number): Promise<void> {
  await until(
    tab,
    `${kind} ${name}`,
    async () => {
      const place = await ask(tab, kind, name, { how: 'reach' });
      if (!place) return false;
      await tab.touch(place.x, place.y);
      // A page that is being left by this touch does not answer.
      return tab.evaluate(met, null).catch(() => true);
    },
    timeout
  );
}
export async function fill(tab: Tab, kind: 'textbox' | 'combobox', name: Name, text: string): Promise<void> {
  await until(tab, `${kind} ${name}`, () => ask(tab, kind, name, { how: 'fill', text }));
}
export const gone = (tab: Tab, kind: Kind, name: Name): Promise<void> =>
  expect.poll(() => sees(tab, kind, name), { timeout: patience }).toBe(false);

/** Chooses a file by the control of that name, as if it lay on the device. */
export async function choose(
  tab: Tab,
  label: string,
  file: { readonly name: string; readonly type: string; readonly base64: string }
): Promise<void> {
  await until(tab, `choice of ${label}`, () =>
    tab.evaluate(
      ({ wanted, name, type, base64 }) => {
        const picker = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].findLast(
          (one) => one.getAttribute('aria-label') === wanted
        );
        if (!picker) return false;
        const chosen = new DataTransfer();
        chosen.items.add(new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], name, { type }));
        picker.files = chosen.files;
        picker.dispatchEvent(new Event('change', { bubbles: true }));
        return true;
      },
      { wanted: label, ...file }
    )
  );
}
