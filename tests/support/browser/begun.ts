/** Matches in progress, made by playing in Node, and brought onto a page as a file. */
import { expect, type Page } from '@playwright/test';
import { finish } from '#bots/bot.ts';
import { createBot } from '#bots/create.ts';
import type { Game, Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { games, loadGame } from '#games/index.ts';
import { backupOf, begin } from '../begin.ts';
import { person } from '../players.ts';

export type Begun = {
  readonly game: string;
  readonly persons: readonly string[];
  /** How many decisions have been made, any as well as another; or played well until this is so. */
  readonly decisions?: number;
  readonly until?: (state: JsonObject) => boolean;
  readonly options?: JsonObject;
};

type Decide = (state: JsonObject, n: number) => Move;

async function deciderOf(game: Game, { persons, until }: Begun): Promise<Decide> {
  if (!until)
    return (state, n) => {
      const moves = game.moves(state);
      return moves[(7 * n) % moves.length]!;
    };
  const mind = (await games[game.id]!.mind())(game);
  const bots = Array.from({ length: persons.length }, () => createBot('easy', game, mind));
  return (state, n) => finish(bots[Number(game.turn(state))]!.decide(state, `begun/${n}`)).move;
}

const made = new WeakMap<object, Map<string, unknown>>();
/** What was played until this is so, by this process: the same again, since nothing in it is left to chance. */
export function once<T>(until: object, what: unknown, make: () => T): T {
  const all = made.get(until) ?? new Map<string, unknown>();
  made.set(until, all);
  const key = JSON.stringify(what);
  if (!all.has(key)) all.set(key, make());
  return all.get(key) as T;
}

/** Such a match as a file, and its id. */
export const fileOf = (begun: Begun): Promise<{ file: string; id: string }> =>
  begun.until ? once(begun.until, begun, () => played(begun)) : played(begun);

async function played(begun: Begun): Promise<{ file: string; id: string }> {
  const { game: id, persons, decisions = Infinity, until, options = {} } = begun;
  const game = await loadGame(id);
  const match = begin(game, persons.map(person), options);
  const { ledger, luck } = match;
  const decide = await deciderOf(game, begun);
  ledger.draw(luck);
  for (let n = 0; n < decisions && typeof ledger.turn === 'number'; n += 1) {
    if (until?.(ledger.state)) break;
    const wrong = ledger.move(decide(ledger.state, n));
    if (wrong !== undefined) throw new Error(wrong);
    ledger.draw(luck);
  }
  if (until && !until(ledger.state)) throw new Error(`a match of ${id} never came to what was asked`);
  return { file: backupOf(match), id: match.charter.header.id };
}

/** Gives a backup to the page as a person does. */
export async function importInto(page: Page, file: string): Promise<void> {
  await page.goto('./settings/');
  // A page that is not awake yet does not hear of the file.
  await expect(async () => {
    const files = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(file) };
    await page.getByLabel('Import a file').setInputFiles([]);
    await page.getByLabel('Import a file').setInputFiles(files);
    await expect(page.getByText(/1 match (added|was already here)/).first()).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 60_000 });
}

/** Stores such a match on the device of this page; gives its id. */
export async function bring(page: Page, begun: Begun): Promise<string> {
  const { file, id } = await fileOf(begun);
  await importInto(page, file);
  return id;
}
