import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dice } from '../support/browser/dice.ts';
import { freshDevice } from '../support/browser.ts';
import { played } from '../support/log.ts';
import { openMatch, person } from '../support/players.ts';
import { registerToy } from '../support/toy.ts';
import { branch, createMatch, rematch } from '#match/create.ts';
import { exportMatch, importFile } from '#match/transfer.ts';
import { verifyStored } from '#match/verifying.ts';
import { loadGame } from '#games/index.ts';
import { deleteMatch, listMatches, loadMatch } from '#store/matches.ts';
import { drawOfDay } from '#sync/day.ts';
import { verify } from '#sync/verify.ts';

beforeAll(registerToy);
beforeEach(freshDevice);

const day = '2026-11-21';
const atiwa = (name: string, on = day): Promise<string> =>
  createMatch({ game: 'atiwa', players: [person(name)], options: {}, day: on });

/** Plays on, choosing by its own dice, until so many entries are there; gives the draws by kind. */
async function drawsOf(id: string, seed: number, entries: number): Promise<Record<string, string[]>> {
  const match = await openMatch(id);
  const random = dice(seed);
  while (match.view.entries.length < entries && match.person !== undefined)
    await match.play([random.pick(match.game.moves(match.view.state))]);
  match.close();
  const drawn: Record<string, string[]> = {};
  for (const entry of played((await loadMatch(id)).entries))
    if (entry.type === 'draw') (drawn[entry.move.type] ??= []).push(JSON.stringify(entry.move));
  return drawn;
}

describe('a match of the day', () => {
  test('has the same draws of each kind for all who play it, however they play', async () => {
    const one = await drawsOf(await atiwa('Ana'), 1, 110);
    const other = await drawsOf(await atiwa('Ben'), 2, 110);
    expect(Object.keys(one).sort()).toEqual(['card', 'marker', 'tile']);
    for (const [kind, list] of Object.entries(one)) {
      const common = Math.min(list.length, other[kind]!.length);
      expect(common).toBeGreaterThan(3);
      expect(list.slice(0, common)).toEqual(other[kind]!.slice(0, common));
    }
    const next = await drawsOf(await atiwa('Ana', '2026-11-22'), 1, 20);
    expect(next['tile']).not.toEqual(one['tile']);
  });

  test('verifies as what it is, and no draw of it can be exchanged', async () => {
    const id = await atiwa('Ana');
    await drawsOf(id, 3, 60);
    const verdict = await verifyStored(id);
    expect(verdict).toMatchObject({ broken: undefined });
    expect(verdict.findings).toEqual({ proven: ['legal', 'order', 'day'], unprovable: ['who', 'foresight'] });

    const { charter, entries } = await loadMatch(id);
    const game = await loadGame('atiwa');
    const at = entries.findIndex(({ type }) => type === 'draw');
    const drawn = entries[at]!;
    if (drawn.type !== 'draw') throw new Error('no draw');
    const [other] = game.chances(game.setup(1)).filter(({ move }) => move['tile'] !== drawn.move['tile']);
    const forged = entries.with(at, { ...drawn, move: other!.move });
    expect(verify(game, { ...charter, entries: forged }).broken).toContain(`entry ${at} is not what ${day} has`);
    const linked = entries.with(at, { ...drawn, links: [charter.header.edition] });
    expect(verify(game, { ...charter, entries: linked }).broken).toContain('no dice');
  });

  test('is listed with its date, travels as a file, and is played again as the same day', async () => {
    const id = await atiwa('Ana');
    expect((await listMatches())[0]).toMatchObject({ id, day });
    const { text } = await exportMatch(id);
    await deleteMatch(id);
    await importFile(new Blob([text]));
    const again = await loadMatch(await rematch(id));
    expect(again.charter.header).toMatchObject({ format: 'wayside.match/3', day, dice: [] });
    const moves = (all: Awaited<ReturnType<typeof loadMatch>>) => played(all.entries).map(({ move }) => move);
    expect(moves(again)).toEqual(moves(await loadMatch(id)));
  });

  test('tried from the middle goes on with dice of its own, and both parts are proven', async () => {
    const id = await atiwa('Ana');
    await drawsOf(id, 4, 40);
    const trial = await branch(id, 20);
    await drawsOf(trial, 5, 60);
    const { charter, entries } = await loadMatch(trial);
    expect(charter.header.format).toBe('wayside.match/1');
    expect(entries.slice(20).some(({ type }) => type === 'draw')).toBe(true);
    expect((await verifyStored(trial)).broken).toBeUndefined();
    expect((await listMatches()).find((one) => one.id === trial)).toMatchObject({ day: null });
  });
});

test('the draws of a day follow the weights (chi-squared over many days)', async () => {
  const game = await loadGame('toy');
  const state = { ...game.setup(2, game.parseOptions(2, {}) as never) };
  const chances = game.chances(state);
  const total = chances.reduce((sum, { weight }) => sum + weight, 0);
  const days = 2000;
  const seen = new Map<string, number>();
  for (let n = 0; n < days; n++) {
    const text = JSON.stringify(drawOfDay(game, state, { day: `day ${n}` }, []));
    seen.set(text, (seen.get(text) ?? 0) + 1);
  }
  const chi = chances.reduce((sum, { move, weight }) => {
    const due = (days * weight) / total;
    return sum + ((seen.get(JSON.stringify(move)) ?? 0) - due) ** 2 / due;
  }, 0);
  // Far beyond the 99.9 % point for as many outcomes as a toy has.
  expect(chi).toBeLessThan(3 * chances.length + 12);
});
