/** Reviews of stored matches: what is asked, what is kept, and going on where one was left. */
import { beforeEach, expect, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import type { Game } from '#engine/game.ts';
import { hash } from '#engine/hash.ts';
import type { Player } from '#engine/log.ts';
import type { Client } from '#bots/client.ts';
import type { Found, Task, Weighed } from '#bots/review.ts';
import { loadGame } from '#games/index.ts';
import { newDice } from '#match/copy.ts';
import { glanceAt } from '#match/glance.ts';
import { openReplay } from '#match/replay.ts';
import { reviewVersion, type Review } from '#match/review.ts';
import { findReview } from '#match/reviewing.ts';
import { read } from '#store/db.ts';
import { addMatch, deleteMatch } from '#store/matches.ts';
import { loadReview, saveReview } from '#store/reviews.ts';
import { Ledger } from '#sync/ledger.ts';
import { begin, type Begun } from '../support/begin.ts';
import { freshDevice } from '../support/browser.ts';
import { randomStep } from '../support/random.ts';

beforeEach(freshDevice);

const person = { name: 'Ana', kind: 'person', level: null } as const;
const bot = { name: 'Bo', kind: 'bot', level: 'easy' } as const;

/** A finished match, stored; played at random. The first seat changes hands after so many entries. */
async function finished(players: readonly Player[] = [person, bot], hands: readonly [number, Player][] = []) {
  const game = await loadGame('ayar');
  const day = begin(game, players);
  const { ledger, luck, charter } = hands.length > 0 ? ownDice(game, day) : day;
  const roll = seededRoll('finished');
  for (ledger.draw(luck); ledger.turn !== 'over'; ledger.draw(luck)) {
    const { n } = ledger.tip;
    const [, player] = hands.find(([at]) => at === n) ?? [];
    if (player) ledger.append({ n, type: 'accord', by: 0, with: [0], what: { type: 'hand', seat: 0, to: 0, player } });
    else ledger.move(randomStep(game, ledger.state, roll)!);
  }
  await addMatch(charter, ledger.entries, glanceAt(game, ledger.state));
  return charter.header.id;
}

/** In a match of the day no seat changes hands. */
function ownDice(game: Game, { charter }: Begun): Begun {
  const { rulesVersion, edition, options, players, created } = charter.header;
  const rest = { game: game.id, rulesVersion, edition, options, players, created };
  const { header, secrets, luck } = newDice({ ...rest, format: 'wayside.match/1' });
  return { ledger: Ledger.begin(game, { header, past: [] }), luck, charter: { ...charter, header, secrets } };
}

/** Answers at once, and writes down what it was asked: every choice had another way, later ones cost more. */
function answering(asked: string[], until = Infinity, stop?: AbortController): Client {
  const answer = (task: Task): Found => {
    if (task.kind === 'outlook') return { points: [asked.length, 2], wins: [0.5, 0.5] };
    if (task.kind === 'draws') return { gains: [1, -1] };
    if (task.kind === 'choice') return { loss: Number(task.seed.split(':').at(-1)), others: [task.played] };
    const gain = Number(task.seed.split(':').at(-1));
    return { best: 1, gain, error: 0.1, wins: [0.25, 0.5], reasons: [{ side: 0, item: 'dawns', points: gain }] };
  };
  const none = (): Promise<never> => Promise.reject(new Error('nobody decides here'));
  return {
    ask: none,
    turn: none,
    find: (_rules, task) => {
      asked.push(`${task.kind} ${task.seed}`);
      if (asked.length === until) stop?.abort();
      return Promise.resolve(answer(task));
    },
    close: () => undefined
  };
}

async function found(id: string, asked: string[], until?: number): Promise<Review> {
  const replay = await openReplay(id);
  const stop = new AbortController();
  const told: Review[] = [];
  await findReview(
    replay,
    (review) => told.push(review),
    stop.signal,
    () => answering(asked, until, stop),
    1
  );
  return told.at(-1)!;
}

test('tells the curve, luck, and the three decisions that mattered most of every person, and of no bot', async () => {
  const id = await finished();
  const asked: string[] = [];
  const review = await found(id, asked);
  const { history } = await openReplay(id);

  expect(review.done).toBe(review.all);
  expect(new Set(asked).size).toBe(asked.length);
  expect(review.curve.at(-1)).toMatchObject({ from: history.length });
  expect(review.curve.length).toBeGreaterThan(10);
  // A starting tambo and fourteen turns of either side, whatever is drawn or asked of others in them; the llamas; and the end.
  const turns = review.curve.map(({ turn }) => turn);
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  expect(turns.at(-1)).toBe(2 + 28 + 1 + 1);
  expect(review.luck![0]).toBeGreaterThan(0);
  expect(review.luck![1]).toBe(-review.luck![0]!);
  expect(review.left![0]).toBeGreaterThan(0);

  expect(review.decisions.map(({ seat }) => seat)).toEqual([0, 0, 0]);
  const weighed = asked.filter((one) => one.startsWith('weigh')).map((one) => Number(one.split(':').at(-1)));
  expect(weighed).toHaveLength(6);
  expect(review.decisions.map(({ from }) => from)).toEqual(weighed.toSorted((a, b) => b - a).slice(0, 3));
  for (const { from, to } of review.decisions) expect(history.slice(from, to).every(({ by }) => by === 0)).toBe(true);
});

test('each person at the table has their own three', async () => {
  const review = await found(await finished([person, { ...person, name: 'Ben' }]), []);
  expect(review.decisions.map(({ seat }) => seat)).toEqual([0, 0, 0, 1, 1, 1]);
});

test('a better way that may as well be luck of the rehearsals is no advice: it gains half a point at least, and its error', async () => {
  const doubts: Pick<Weighed, 'gain' | 'error'>[] = [
    { gain: 0.4, error: 0 },
    { gain: 2, error: 2.1 },
    { gain: 0.5, error: 0.1 },
    { gain: -1, error: 0 },
    { gain: 3, error: 3 },
    { gain: 0, error: 0 }
  ];
  const client = answering([]);
  const doubting: Client = {
    ...client,
    find: async (rules, task, signal) => {
      const answer = await client.find(rules, task, signal);
      return task.kind === 'weigh' ? { ...(answer as Weighed), ...doubts.pop()! } : answer;
    }
  };
  const told: Review[] = [];
  const replay = await openReplay(await finished());
  await findReview(
    replay,
    (review) => told.push(review),
    new AbortController().signal,
    () => doubting,
    1
  );
  expect(doubts).toEqual([]);
  expect(told.at(-1)!.decisions.map(({ gain }) => gain)).toEqual([3, 0.5]);
});

test('its threads end with it: when one fails, when somebody leaves, and when all is known', async () => {
  const replay = await openReplay(await finished());
  const left = new AbortController();
  const threads = { opened: 0, ended: 0 };
  const finding = (find: Client['find'], signal = new AbortController().signal): Promise<void> => {
    Object.assign(threads, { opened: 0, ended: 0 });
    const open = (): Client => {
      threads.opened += 1;
      return { ...answering([]), find, close: () => void (threads.ended += 1) };
    };
    return findReview(replay, () => undefined, signal, open, 2);
  };
  await expect(finding(() => Promise.reject(new Error('no thread')))).rejects.toThrow('no thread');
  expect(threads).toEqual({ opened: 2, ended: 2 });
  const leaving = (): Promise<never> => (left.abort(), Promise.reject(new Error('left')));
  await finding(leaving, left.signal);
  expect(threads).toEqual({ opened: 2, ended: 2 });
  await finding(answering([]).find);
  expect(threads).toEqual({ opened: 2, ended: 2 });
});

test('what a bot decided in a person’s seat is not told as the person’s', async () => {
  const id = await finished([person, bot], [[60, bot]]);
  const away = await found(id, []);
  expect([away.persons, away.decisions.length]).toEqual([[0], 3]);
  const { history } = await openReplay(id);
  for (const { from } of away.decisions) expect(history[from]!.n).toBeLessThan(60);

  const back = await finished([bot, bot], [[60, person]]);
  const late = await found(back, []);
  expect([late.persons, late.decisions.length]).toEqual([[0], 3]);
  const then = (await openReplay(back)).history;
  for (const { from } of late.decisions) expect(then[from]!.n).toBeGreaterThan(60);

  const none = await found(await finished([bot, bot]), []);
  expect([none.persons, none.decisions]).toEqual([[], []]);
});

test('goes on where it was left, and asks nothing twice', async () => {
  const id = await finished();
  const first: string[] = [];
  const part = await found(id, first, 20);
  expect(part.done).toBeLessThan(part.all);
  expect(part.luck).toBeUndefined();
  const second: string[] = [];
  const whole = await found(id, second);
  expect(second.length).toBeGreaterThan(0);
  // What was on its way when it was left may be asked again.
  expect(second.filter((one) => first.slice(0, 19).includes(one))).toEqual([]);
  const third: string[] = [];
  expect(await found(id, third)).toEqual(whole);
  expect(third).toEqual([]);
});

test('what is kept counts for this very log and version, and goes with its match', async () => {
  const id = await finished();
  const { tip } = await openReplay(id);
  const answers = { 'draws:0': { gains: [1, -1] } };
  await saveReview(id, tip, reviewVersion, answers);
  expect(await loadReview(id, tip, reviewVersion)).toEqual(answers);
  expect(await loadReview(id, hash('another log'), reviewVersion)).toEqual({});
  expect(await loadReview(id, tip, reviewVersion + 1)).toEqual({});
  await deleteMatch(id);
  expect(await read(['reviews'], (tables) => tables.reviews.count())).toBe(0);
  await saveReview(id, tip, reviewVersion, answers);
  expect(await loadReview(id, tip, reviewVersion)).toEqual({});
});

test('an answer that cannot be read is asked for again', async () => {
  const id = await finished();
  await found(id, []);
  const { tip } = await openReplay(id);
  const answers = await loadReview(id, tip, reviewVersion);
  const spoiled = Object.keys(answers).find((key) => key.startsWith('outlook'))!;
  await saveReview(id, tip, reviewVersion, { ...answers, [spoiled]: { points: 'many' } });
  const asked: string[] = [];
  await found(id, asked);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^outlook/);
});

test('a database from before there were reviews keeps its matches and gets a place for them', async () => {
  const { Dexie } = await import('dexie');
  const old = new Dexie('wayside');
  old.version(1).stores({
    records: '&match',
    entries: '&[match+n]',
    matches: '&id',
    settings: '&key',
    editions: '&hash, game'
  });
  old.version(2).stores({ links: '&room, match' });
  await old.table('settings').put({ key: 'kept', value: 1 });
  old.close();
  expect(
    await read(['settings', 'reviews'], async (t) => [await t.settings.get('kept'), await t.reviews.count()])
  ).toEqual([{ key: 'kept', value: 1 }, 0]);
});
