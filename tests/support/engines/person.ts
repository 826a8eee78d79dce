/** Somebody who begins a match and plays, by touching what is there. */
import { fill, see, touch, until } from './hands.ts';
import type { Tab } from './tab.ts';

export type Moment = { readonly waitsFor: string; readonly entries: number; readonly drafts: number };

export const games = ['Àiyé', 'Atiwa', 'Ayar', 'Aya'] as const;

export async function storedOffline(tab: Tab): Promise<void> {
  await see(tab, 'text', 'Ready offline', 90_000);
}

/** On the start page: touches the button until the sheet is there, since matches that are just being read may push it away. */
export async function newMatch(tab: Tab): Promise<void> {
  await until(tab, 'the sheet of a new match', async () => {
    await touch(tab, 'button', 'New match', 5000).catch(() => undefined);
    return see(tab, 'combobox', 'Who plays seat 1', 5000).catch(() => undefined);
  });
}

/** From the start page; answers when the table is there. */
export async function begin(
  tab: Tab,
  game: (typeof games)[number] = 'Àiyé',
  choose?: () => Promise<void>
): Promise<void> {
  await newMatch(tab);
  await touch(tab, 'radio', game);
  await see(tab, 'textbox', 'Name of seat 1');
  for (const [seat, name] of ['Ada', 'Ben'].entries()) {
    await fill(tab, 'combobox', `Who plays seat ${seat + 1}`, 'person');
    await fill(tab, 'textbox', `Name of seat ${seat + 1}`, name);
  }
  await choose?.();
  await touch(tab, 'button', /^Start /);
  await table(tab);
}

/** Waits until there is a table that waits for somebody here. */
export const table = (tab: Tab): Promise<Moment> =>
  until(
    tab,
    'a table',
    async () => {
      const found = await moment(tab);
      return found && /person|hand-over/.test(found.waitsFor) ? found : undefined;
    },
    60_000
  );

export const moment = (tab: Tab): Promise<Moment | undefined> =>
  tab.evaluate(() => {
    const play = document.querySelector<HTMLElement>('[data-testid="play"]');
    if (!play) return undefined;
    const { waitsFor = '', entries, drafts } = play.dataset;
    return { waitsFor, entries: Number(entries), drafts: Number(drafts) };
  }, null);

/** Plays on until this many decisions more are made; `entries`: until the log is that much longer. */
export async function play(tab: Tab, decisions: number): Promise<Moment> {
  const made = ({ entries, drafts }: Moment): number => entries + drafts;
  const begun = await table(tab);
  let now = begun;
  for (let touches = 0; made(now) < made(begun) + decisions; touches += 1) {
    if (touches > 40 * decisions) throw new Error('nothing is decided');
    const look = await tab.evaluate(lookOf, null);
    const { x, y } = await until(tab, 'something to touch', () => tab.evaluate(nextTouch, touches));
    await tab.touch(x, y);
    // What is touched twice may leave all as it was.
    await until(tab, 'a change', async () => (await tab.evaluate(lookOf, null)) !== look, 1500).catch(() => undefined);
    now = await table(tab);
  }
  // A turn that has nothing left in it ends by itself.
  for (let before: Moment | undefined; JSON.stringify(before) !== JSON.stringify(now);) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 400));
    now = await table(tab);
  }
  return now;
}

/** Runs in the page: changes with every step that can be seen. */
function lookOf(): string {
  const play = document.querySelector<HTMLElement>('[data-testid="play"]');
  const pressed = [...document.querySelectorAll('main [aria-pressed="true"]')].map((one) =>
    one.getAttribute('aria-label')
  );
  return [JSON.stringify(play?.dataset), ...pressed, play?.querySelector('main')?.textContent].join('|');
}

/** Runs in the page: where to touch next; undefined while nothing can be. Takes nothing back. */
async function nextTouch(turn: number): Promise<{ readonly x: number; readonly y: number } | undefined> {
  const visible = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true })
    );
  const curtain = visible('[data-testid="hand-over"] button')[0];
  const go = visible('main .go')[0];
  const things = [
    ...visible('main [aria-pressed="false"]:not(.chip)'),
    ...visible('main .choices button:not([aria-pressed])')
  ];
  const chosen = visible('main [aria-pressed="true"]:not(.chip)').length > 0;
  const confirm = go !== undefined && (things.length === 0 || chosen || turn % 3 === 2);
  const one = curtain ?? (confirm ? go : things[(7 * turn) % things.length]);
  if (!one) return undefined;
  one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const place = (): Promise<DOMRect> =>
    new Promise((resolve) => requestAnimationFrame(() => resolve(one.getBoundingClientRect())));
  const [before, { x, y, width, height }] = [await place(), await place()];
  if (before.x !== x || before.y !== y) return undefined;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const over = document.elementFromPoint(middle.x, middle.y);
  // A picture may lie over its button's middle, or the button under a picture it stands for.
  return over === null ? undefined : middle;
}
