/** How often a move is played by the rules on one device: once where it enters, and never again. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Game, Move } from '#engine/game.ts';
import { games } from '#games/index.ts';
import { createMatch } from '#match/create.ts';
import { freshDevice } from '../support/browser.ts';
import { begun, connect } from '../support/linked.ts';
import { openMatch, person, until } from '../support/players.ts';
import { registerToy, toy } from '../support/toy.ts';

/** What the toy did on this device; the other one has its own. */
const done = { plays: 0, checks: 0 };
const counted: Game = {
  ...toy,
  play: (state, move, tell) => {
    done.plays += 1;
    toy.play(state, move, tell);
  },
  illegal: (state, move) => {
    done.checks += 1;
    return toy.illegal(state, move);
  }
};

beforeAll(() => {
  registerToy();
  const shelf = games['toy']!;
  Object.assign(games, { toy: { ...shelf, rules: async () => ({ ...(await shelf.rules()), game: counted }) } });
});
beforeEach(freshDevice);

/** What `work` costs. */
async function cost(work: () => unknown): Promise<typeof done> {
  const before = { ...done };
  await work();
  return { plays: done.plays - before.plays, checks: done.checks - before.checks };
}

const pick = { type: 'pick', times: 2 };
const mark = { type: 'mark', color: 'red' };

test('a turn of this device alone: each move once, the draw after it once', async () => {
  const match = await openMatch(
    await createMatch({ game: 'toy', players: [person('Ana'), person('Ben')], options: { first: 0 } })
  );
  expect(await cost(() => match.play([pick]))).toEqual({ plays: 1, checks: 1 });
  expect(await cost(() => match.play([mark]))).toEqual({ plays: 2, checks: 1 });
  expect(match.view.entries.map(({ type }) => type)).toEqual(['move', 'move', 'draw']);
  match.close();
});

test('taking back and playing again costs nothing', async () => {
  const match = await openMatch(
    await createMatch({ game: 'toy', players: [person('Ana'), person('Ben')], options: { first: 0 } })
  );
  await match.play([pick]);
  expect(await cost(async () => (await match.undo(), await match.redo()))).toEqual({ plays: 0, checks: 0 });
  match.close();
});

test('a linked move of this device, and one that comes from another: once each', async () => {
  const { id, other } = await begun(undefined, [0], 0);
  const match = await openMatch(id);
  connect(match, other);
  await until(() => match.session!.connected.length === 1);
  const passes = async (): Promise<void> => {
    await match.play([{ type: 'pass' }]);
    await until(() => other.ledger.tip.n === 1 && other.mayMove);
  };
  expect(await cost(passes)).toEqual({ plays: 1, checks: 1 });
  const hears = async (): Promise<void> => {
    await other.session!.append([{ type: 'pass' }]);
    await until(() => match.view.entries.length === 2);
  };
  expect(await cost(hears)).toEqual({ plays: 1, checks: 1 });
  match.close();
});

test('a turn that is seen in the making: what was seen is not played again when it comes', async () => {
  const { id, other } = await begun(undefined, [0], 1);
  const match = await openMatch(id);
  connect(match, other);
  await until(() => match.session!.connected.length === 1 && other.session!.connected.length === 1);
  const sees = async (moves: Move[]): Promise<void> => {
    other.session!.show(moves);
    await until(() => match.session!.ghost?.moves.length === moves.length);
  };
  expect(await cost(() => sees([pick]))).toEqual({ plays: 1, checks: 1 });
  expect(await cost(() => sees([]))).toEqual({ plays: 0, checks: 0 });
  await sees([pick]);
  const hears = async (): Promise<void> => {
    await other.session!.append([pick, mark]);
    await until(() => match.view.entries.length === 3);
  };
  expect(await cost(hears)).toEqual({ plays: 2, checks: 1 });
  match.close();
});

test('opening, alone or linked: every entry once', async () => {
  const alone = await createMatch({ game: 'toy', players: [person('Ana')], options: { first: 0 } });
  const first = await openMatch(alone);
  await first.play([pick, mark]);
  first.close();
  expect(await cost(async () => (await openMatch(alone)).close())).toEqual({ plays: 3, checks: 2 });

  const { id, other } = await begun(undefined, [0], 0);
  const match = await openMatch(id);
  connect(match, other);
  await match.play([pick, mark]);
  await until(() => match.view.entries.length === 3);
  match.close();
  expect(await cost(async () => (await openMatch(id)).close())).toEqual({ plays: 3, checks: 2 });
});
