/** Four moments of each game, early to late, with two to four seats: what every table is looked at in. */
import type { Page } from '@playwright/test';

import { bring, type Begun } from './begun.ts';
import { stands, type Built } from './aya-built.ts';
import { expect } from './app.ts';
import { tableIsThere } from './start.ts';

type At = (state: Readonly<Record<string, unknown>>) => boolean;

/** This step, in this round or a later one. */
const at =
  (step: string, round = 0, phase?: string): At =>
  (state) =>
    state['step'] === step && Number(state['round']) >= round && (phase === undefined || state['phase'] === phase);
const two = ['Ada', 'Baraka'];
const three = [...two, 'Chioma'];
const four = [...three, 'Dela'];

type Moment = { readonly name: string; readonly persons: readonly string[]; readonly until: At };
export const moments = {
  aiye: [
    { name: 'first', persons: two, until: at('source', 1) },
    { name: 'early', persons: three, until: at('source', 3) },
    { name: 'middle', persons: two, until: at('use', 5) },
    { name: 'late', persons: four, until: at('source', 7) }
  ],
  atiwa: [
    { name: 'first', persons: two, until: at('worker', 1) },
    { name: 'early', persons: three, until: at('worker', 3) },
    { name: 'middle', persons: two, until: at('feed', 4) },
    { name: 'late', persons: four, until: at('worker', 7) }
  ],
  ayar: [
    { name: 'first', persons: two, until: at('step', 1, 'day') },
    { name: 'early', persons: three, until: at('build', 2) },
    { name: 'middle', persons: two, until: at('step', 3) },
    { name: 'late', persons: four, until: at('llamas') }
  ]
} as const satisfies Readonly<Record<string, readonly Moment[]>>;

/** The same of Aya, whose positions are built. */
export const ayaMoments: readonly (Built & { readonly name: string })[] = [
  { name: 'first', persons: two, until: ({ due }) => due === 'start' },
  { name: 'early', persons: three, until: stands(4) },
  { name: 'middle', persons: two, until: stands(30) },
  { name: 'late', persons: four, until: ({ phase }) => phase === 'push' }
];

/** Opens a match of this game at this moment, with nothing over the table. */
export async function openMoment(page: Page, game: keyof typeof moments, { persons, until }: Moment): Promise<void> {
  const begun: Begun = { game, persons, until };
  const id = await bring(page, begun);
  await page.goto(`./play/?m=${id}`);
  await tableIsThere(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const cover = page.getByRole('dialog').filter({ visible: true });
  if ((await cover.count()) > 0) await cover.getByRole('button').first().click();
  await expect(cover).toHaveCount(0);
}
