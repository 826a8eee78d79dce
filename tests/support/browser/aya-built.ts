/** Tables of Aya on which much stands already: built here by the rules, and brought to the page as a file is. */
import { expect, type Page } from '@playwright/test';
import type { Game, Move as AnyMove } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { finish } from '#bots/bot.ts';
import { createBuilder } from '#games/aya/bot.ts';
import { startDefault } from '#games/aya/rules/box.ts';
import { game } from '#games/aya/rules/index.ts';
import type { Move } from '#games/aya/rules/moves.ts';
import type { State } from '#games/aya/rules/state.ts';
import { backupOf, begin } from '../begin.ts';
import { person } from '../players.ts';
import { importInto, once } from './begun.ts';
import { showAs, type AyaWanted } from './aya.ts';
import { tableIsThere } from './start.ts';

export type Built = {
  readonly persons: readonly string[];
  /** Builds until this is so. */
  readonly until: (state: State) => boolean;
  readonly options?: JsonObject;
};

const rules = game as unknown as Game;

/** What builds here; what is for people to decide, it decides at once. */
function next(state: State, player: { decide: (state: State) => AnyMove }): Move {
  if (state.due === 'start') return { type: 'start', ...startDefault(game.box, state.options) };
  if (state.due === 'glass') return { type: 'turnGlass' };
  return player.decide(state) as Move;
}

/** The log of such a match, as the file of a backup, with the name of the match and its position. */
function build({ persons, until, options = {} }: Built) {
  const match = begin(rules, persons.map(person), options);
  const { ledger, luck } = match;
  const builder = createBuilder(game).build();
  const player = { decide: (state: State) => finish(builder.decide(state, 'built')).move };
  for (let n = 0; n < 1000; n += 1) {
    ledger.draw(luck);
    const now = ledger.state as unknown as State;
    if (until(now)) break;
    if (typeof ledger.turn !== 'number') throw new Error(`nobody decides at ${ledger.tip.n}`);
    const wrong = ledger.move(next(now, player));
    if (wrong !== undefined) throw new Error(wrong);
  }
  return {
    file: backupOf(match),
    id: match.charter.header.id,
    state: ledger.state as unknown as State,
    entries: ledger.entries.length
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
  const { file, id, state, entries } = once(built.until, built, () => build(built));
  await importInto(page, file);
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
