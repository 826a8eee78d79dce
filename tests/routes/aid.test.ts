/** An aid goes by the edition that it was begun with, says so by its right name, and opens whatever became of that. */
import { expect, test } from 'vitest';
import { hash } from '#engine/hash.ts';
import type { JsonObject } from '#engine/json.ts';
import { loadGame } from '#games/index.ts';
import { gameFor, GONE, shownAs } from '../../src/routes/aid/edition.ts';
import { standardData } from '../../src/routes/editions/editing.ts';

const edition = (data: JsonObject) => ({ hash: hash(data), game: 'atiwa', name: 'Mine', data, saved: '' });
const mine = async (): Promise<JsonObject> => ({ ...(await standardData('atiwa')), remark: 'from my copy' });
const state = { counts: 1 };

test('an edition that the rules still take is gone by, with what is in progress', async () => {
  const kept = { edition: await mine(), state };
  const found = await gameFor('atiwa', kept);
  expect(found).toMatchObject({ kept, refused: false });
  expect(found.game.id).toBe('atiwa');
});

test('with one that the rules refuse the aid begins anew, by what the app ships', async () => {
  const found = await gameFor('atiwa', { edition: { cards: 'none' }, state });
  expect(found).toEqual({ game: await loadGame('atiwa'), kept: undefined, refused: true });
});

test('a game that is not there is no matter of its edition', async () => {
  await expect(gameFor('chess', { edition: { cards: 'none' }, state })).rejects.toThrow('chess');
});

test('an edition is found among the stored ones however its parts are ordered', async () => {
  const data = await mine();
  const turned = Object.fromEntries(Object.entries(data).reverse());
  expect(shownAs({ edition: turned, state }, [edition(data)])).toBe(hash(data));
});

test('one that is deleted is not called the one that the app ships', async () => {
  expect(shownAs({ edition: await mine(), state }, [])).toBe(GONE);
  expect(shownAs({ edition: null, state }, [])).toBe('');
  expect(shownAs(undefined, [])).toBe('');
});
