/** Tables of Aya on which much stands already: built here by the rules, and brought to the page as a file is. */
import { expect, type Page } from '@playwright/test';
import { newDay } from '#match/copy.ts';
import { hash } from '#engine/hash.ts';
import type { Game, Move as AnyMove } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { finish } from '#bots/bot.ts';
import { createBuilder } from '#games/aya/bot.ts';
import { startDefault } from '#games/aya/rules/box.ts';
import { game } from '#games/aya/rules/index.ts';
import type { Move } from '#games/aya/rules/moves.ts';
import type { State } from '#games/aya/rules/state.ts';
import { nothingElse, writeBackup } from '#store/backup.ts';
import { Ledger } from '#sync/ledger.ts';
import { showAs, type AyaWanted } from './aya.ts';
import { tableIsThere } from './start.ts';

export type Built = {
  readonly persons: readonly string[];
  /** Builds until this is so. */
  readonly until: (state: State) => boolean;
  readonly options?: JsonObject;
};

const rules = game as unknown as Game;
const made = '2026-11-20T12:00:00.000Z';

/** What builds here; what is for people to decide, it decides at once. */
function next(state: State, player: { decide: (state: State) => AnyMove }): Move {
  if (state.due === 'start') return { type: 'start', ...startDefault(game.box, state.options) };
  if (state.due === 'glass') return { type: 'turnGlass' };
  return player.decide(state) as Move;
}

/** The log of such a match, as the file of a backup, with the name of the match and its position. */
function build({ persons, until, options = {} }: Built) {
  const read = rules.parseOptions(persons.length, { first: 0, ...options });
  if (typeof read === 'string') throw new Error(read);
  const players = persons.map((name) => ({ name, kind: 'person', level: null }) as const);
  const { header, secrets, luck } = newDay({
    format: 'wayside.match/3',
    day: '2026-11-20',
    game: game.id,
    rulesVersion: game.rulesVersion,
    edition: hash(game.edition),
    options: read,
    players,
    created: made
  });
  const builder = createBuilder(game).build();
  const player = { decide: (state: State) => finish(builder.decide(state, 'built')).move };
  const ledger = Ledger.begin(rules, { header, past: [] });
  for (let n = 0; n < 1000; n += 1) {
    ledger.draw(luck);
    const now = ledger.state as unknown as State;
    if (until(now)) break;
    if (typeof ledger.turn !== 'number') throw new Error(`nobody decides at ${ledger.tip.n}`);
    const wrong = ledger.move(next(now, player));
    if (wrong !== undefined) throw new Error(wrong);
  }
  const { entries, state } = ledger;
  const charter = { header, past: [], edition: null, secrets, copy: null };
  const packed = { charter, entries, draft: { moves: [], undone: [] }, updated: made };
  return {
    file: writeBackup({ matches: [packed], ...nothingElse }, made),
    id: header.id,
    state: state as unknown as State,
    entries: entries.length
  };
}

/** Opens such a table. */
export async function openBuilt(
  page: Page,
  built: Built,
  table: NonNullable<AyaWanted['table']> = 'flat'
): Promise<State> {
  await showAs(page, table);
  const { state, id } = await bringBuilt(page, built);
  await openTable(page, id);
  return state;
}

/** Brings such a table to the device. Its address is `./play/?m=` and the id. */
export async function bringBuilt(page: Page, built: Built): Promise<{ id: string; state: State; entries: number }> {
  const { file, id, state, entries } = build(built);
  await page.goto('./settings/');
  // A page that is not awake yet does not hear of the file.
  await expect(async () => {
    const buffer = Buffer.from(file);
    await page.getByLabel('Import a file').setInputFiles([]);
    await page.getByLabel('Import a file').setInputFiles({ name: 'aya.json', mimeType: 'application/json', buffer });
    await expect(page.getByText(/1 match (added|was already here)/).first()).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 60_000 });
  return { id, state, entries };
}

/** Opens a stored table, at which the sand stands still until somebody goes on. */
async function openTable(page: Page, id: string): Promise<void> {
  await page.goto(`./play/?m=${id}`);
  await tableIsThere(page);
  const cover = page.getByRole('dialog', { name: 'The sand is paused' });
  const onward = cover.getByRole('button', { name: 'go on' });
  await expect(page.locator('.aya-table')).toBeAttached();
  // What covers the table comes with it, where something does.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  if (await cover.isVisible()) await onward.click();
  await expect(cover).toBeHidden();
}

export const stands =
  (many: number) =>
  ({ dominoes, due }: State): boolean =>
    Object.keys(dominoes).length >= many && due === 'place';
