/** What people do on home, wherever it is served from. */
import { expect, type Page } from '@playwright/test';
import { tableIsThere } from './start.ts';

/** Opens the sheet, names two persons and starts; from home, whatever its address. */
export async function begin(page: Page, names: readonly [string, string]): Promise<void> {
  await page.getByRole('button', { name: 'New match', exact: true }).click();
  for (const [seat, name] of names.entries()) {
    await page.getByRole('combobox', { name: `Who plays seat ${seat + 1}` }).selectOption('person');
    await page.getByRole('textbox', { name: `Name of seat ${seat + 1}` }).fill(name);
  }
  await page.getByRole('button', { name: /^Start / }).click();
  await tableIsThere(page);
}

/** Waits until everything is stored; two hundred files take a while on a busy machine. */
export async function storedOffline(page: Page): Promise<void> {
  await expect(page.getByText('Ready offline')).toBeVisible({ timeout: 60_000 });
}

/** Opens the settings and waits until they are those of this device. */
export async function openSettings(page: Page): Promise<void> {
  await page.goto('settings/');
  await expect(page.getByText(/The browser (may|has promised)/)).toBeVisible();
}

/** Pages are drawn and not awake, as on a slow line, until what this answers is called. */
export async function asleep(page: Page): Promise<() => void> {
  let wakeUp = (): void => undefined;
  const awake = new Promise<void>((resolve) => (wakeUp = resolve));
  await page.route('**/*.js', async (route) => {
    await awake;
    await route.continue();
  });
  return wakeUp;
}
