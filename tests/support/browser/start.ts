/** Beginning a match the way people do: through the sheet on the start page. */
import { expect, type Page } from '@playwright/test';

export type Wanted = {
  /** The name on its radio in the sheet. */
  readonly game?: string;
  readonly persons: readonly string[];
  /** Levels of the bots that follow them. */
  readonly bots?: readonly ('easy' | 'medium' | 'hard')[];
  /** The name of an edition of one's own. */
  readonly edition?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
};

/** Opens home, starts a match and returns its id; the table is there when it resolves. */
export async function startMatch(page: Page, wanted: Wanted): Promise<string> {
  await page.goto('./');
  return startFromHome(page, wanted);
}

/** The same on a page that shows home already. */
export async function startFromHome(
  page: Page,
  { game = 'Àiyé', persons, bots = [], edition }: Wanted
): Promise<string> {
  await page.getByRole('button', { name: 'New match', exact: true }).click();
  await page.getByRole('radio', { name: game, exact: true }).check({ force: true });
  const seats = persons.length + bots.length;
  await seatsAre(page, seats);
  for (let seat = 0; seat < seats; seat += 1) {
    const kind = page.getByRole('combobox', { name: `Who plays seat ${seat + 1}` });
    const person = persons[seat];
    await kind.selectOption(person === undefined ? bots[seat - persons.length]! : 'person');
    if (person !== undefined) await page.getByRole('textbox', { name: `Name of seat ${seat + 1}` }).fill(person);
  }
  if (edition !== undefined) await page.getByRole('combobox', { name: 'Cards' }).selectOption({ label: edition });
  await page.getByRole('button', { name: /^Start / }).click();
  await tableIsThere(page);
  return new URL(page.url()).searchParams.get('m') ?? '';
}

/** In the sheet of a new match: adds and removes seats until there are so many. The form of a game that was just chosen takes a moment. */
export async function seatsAre(page: Page, many: number): Promise<void> {
  const names = page.getByRole('textbox', { name: /^Name of seat/ });
  const step = { timeout: 2000 };
  await expect(async () => {
    for (let shown = await names.count(); shown !== many; shown = await names.count()) {
      const remove = page.getByRole('button', { name: /^Remove / }).last();
      await (shown < many ? page.getByRole('button', { name: 'Add a seat' }) : remove).click(step);
      await expect(names).toHaveCount(shown < many ? shown + 1 : shown - 1, step);
    }
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await names.count()).toBe(many);
  }).toPass({ timeout: 60_000 });
}

/** On a busy machine a page that was never opened takes its time. */
export async function tableIsThere(page: Page): Promise<void> {
  await expect(page.getByTestId('play')).toBeVisible({ timeout: 60_000 });
}

/** Changes a setting in the menu of the match, as a person would. */
export async function withMenu(page: Page, act: (menu: ReturnType<Page['getByRole']>) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await act(menu);
  if (await menu.isVisible()) await menu.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(menu).toBeHidden();
}

/** Says when somebody is to be asked before a turn ends: touches the words, once they are where they stay. */
export const askEnd = (page: Page, when: 'Never' | 'After several steps' | 'Always'): Promise<void> =>
  withMenu(page, async (menu) => {
    const choices = menu.getByRole('radiogroup', { name: /^Ask before a turn ends/ });
    await choices.locator('label', { hasText: when }).click();
    await expect(choices.getByRole('radio', { name: when, exact: true })).toBeChecked();
  });
