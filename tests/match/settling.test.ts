/** A match never waits for a result that cannot be had. AYA-R-14, AYA-R-15. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RuleError, type Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { Settling } from '#match/settling.ts';

const due: JsonObject = { due: 'fall' };
const good: Move = { type: 'fall', n: 1 };
const wrong: Move = { type: 'fall', n: 0 };
const undone: Move = { type: 'undone' };

/** A match that takes only `good` and `undone`; `answers` is what the device computes, in order: a result, a failure, nothing. */
function table(...answers: readonly (Move | 'fails' | 'never')[]) {
  const entered: Move[] = [];
  const said: boolean[] = [];
  let [asked, renewed, waits] = [0, 0, true];
  const settling: Settling = new Settling({
    compute: () => {
      const answer = answers[asked++];
      if (answer === 'never') return new Promise(() => undefined);
      return answer === 'fails' || !answer ? Promise.reject(new Error('no engine')) : Promise.resolve(answer);
    },
    renew: () => void renewed++,
    enter: (outcome) => {
      if (outcome === wrong) return Promise.reject(new RuleError({ rule: 'AYA-R-15' }, outcome));
      entered.push(outcome);
      waits = false;
      return Promise.resolve();
    },
    waits: (state) => waits && state === due,
    changed: () => said.push(settling.failed)
  });
  return { settling, entered, said, asked: () => asked, renewed: () => renewed, elsewhere: () => (waits = false) };
}

test('a result that is taken is computed once and entered once, however often it is asked for', async () => {
  const { settling, entered, said, asked, renewed } = table(good, good);
  await Promise.all([settling.begin(due), settling.begin(due)]);
  expect([entered, said, asked(), renewed()]).toEqual([[good], [], 1, 0]);
});

test.each<readonly [string, Move | 'fails']>([
  ['refused by the rules', wrong],
  ['not to be computed', 'fails']
])('AYA-R-15 what is %s is computed once more, by a fresh engine', async (_what, first) => {
  const { settling, entered, said, renewed } = table(first, good);
  await settling.begin(due);
  expect([entered, said, renewed()]).toEqual([[good], [], 1]);
});

test('AYA-R-14 then another device’s result is entered, whether it came before or comes later', async () => {
  const later = table('fails', wrong);
  await later.settling.begin(due);
  expect([later.entered, later.said]).toEqual([[], [true]]);
  await later.settling.offer(good);
  expect([later.entered, later.said]).toEqual([[good], [true, false]]);
  const before = table('fails', 'fails');
  const work = before.settling.begin(due);
  await before.settling.offer(good);
  await work;
  expect([before.entered, before.said]).toEqual([[good], []]);
});

test('an offer changes nothing where this device has its own result, nor one that the rules refuse', async () => {
  const own = table(good);
  const work = own.settling.begin(due);
  await own.settling.offer({ type: 'fall', n: 2 });
  await work;
  expect(own.entered).toEqual([good]);
  const bad = table('fails', 'fails');
  await bad.settling.begin(due);
  await bad.settling.offer(wrong);
  expect([bad.entered, bad.settling.failed]).toEqual([[], true]);
});

test('AYA-R-15 in the end a person tries again, or takes back what set it off: never a dead end', async () => {
  const again = table('fails', 'fails', 'fails', good);
  await again.settling.begin(due);
  expect(again.settling.failed).toBe(true);
  await again.settling.again();
  expect([again.entered, again.settling.failed, again.asked()]).toEqual([[good], false, 4]);
  const back = table(wrong, wrong);
  await back.settling.begin(due);
  await back.settling.instead(undone);
  expect([back.entered, back.settling.failed]).toEqual([[undone], false]);
});

test('what another device offered for one fall is not entered for the next, however long ago that was', async () => {
  vi.useFakeTimers();
  const [first, second]: readonly JsonObject[] = [{ due: 'first' }, { due: 'second' }];
  const answers: (Move | undefined)[] = [good];
  const entered: Move[] = [];
  const settling = new Settling({
    compute: () => {
      const answer = answers.shift();
      return answer ? Promise.resolve(answer) : Promise.reject(new Error('no engine'));
    },
    renew: () => undefined,
    enter: (outcome) => Promise.resolve(void entered.push(outcome)),
    waits: () => true,
    changed: () => undefined
  });
  const work = settling.begin(first!);
  await settling.offer({ type: 'fall', n: 2 });
  await work;
  await vi.advanceTimersByTimeAsync(60_000);
  await settling.begin(second!);
  expect([entered, settling.failed]).toEqual([[good], true]);
  // Nor is one lost for what was waited for before.
  await settling.offer(good);
  expect(entered).toEqual([good, good]);
  vi.useRealTimers();
});

test('what another tab or device has entered meanwhile is no failure', async () => {
  const { settling, said, elsewhere } = table('fails', 'fails');
  const work = settling.begin(due);
  elsewhere();
  await work;
  expect([said, settling.failed]).toEqual([[], false]);
});

test('a result that comes while another tab writes is found again once this one may write: the match does not wait for ever', async () => {
  let writes = true;
  let answer: (outcome: Move) => void = () => undefined;
  const entered: Move[] = [];
  const settling = new Settling({
    compute: () => new Promise((resolve) => (answer = resolve)),
    renew: () => undefined,
    enter: (outcome) => Promise.resolve(void entered.push(outcome)),
    waits: () => writes,
    changed: () => undefined
  });
  const first = settling.begin(due);
  writes = false;
  answer(good);
  await first;
  expect(entered).toEqual([]);
  writes = true;
  const second = settling.begin(due);
  answer(good);
  await second;
  expect(entered).toEqual([good]);
});

test('nor where the right to write returns before the one that lost it has noticed', async () => {
  let writes = true;
  const answers: ((outcome: Move) => void)[] = [];
  const entered: Move[] = [];
  const settling: Settling = new Settling({
    compute: () => new Promise((resolve) => answers.push(resolve)),
    renew: () => undefined,
    enter: (outcome) => Promise.resolve(void entered.push(outcome)),
    waits: () => {
      if (writes) return true;
      // It returns between this question and the end of the work.
      writes = true;
      queueMicrotask(() => void settling.begin(due));
      return false;
    },
    changed: () => undefined
  });
  const work = settling.begin(due);
  writes = false;
  answers[0]!(good);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!(good);
  await work;
  expect(entered).toEqual([good]);
});

test('whoever leaves in mid-fall starts no second engine, and is told nothing', async () => {
  const { settling, asked, renewed, said } = table('fails', good);
  const work = settling.begin(due);
  settling.close();
  await work;
  await settling.begin(due);
  await settling.again();
  expect([asked(), renewed(), said]).toEqual([1, 0, []]);
});

describe('an engine that never answers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const minute = 60_000;

  test('is given up: a fresh one computes, and in the end a person decides', async () => {
    const { settling, entered, renewed, said } = table('never', good);
    const work = settling.begin(due);
    await vi.advanceTimersByTimeAsync(minute / 4);
    expect([entered, renewed()]).toEqual([[], 0]);
    await vi.advanceTimersByTimeAsync(minute / 2);
    await work;
    expect([entered, renewed(), said]).toEqual([[good], 1, []]);
    const dead = table('never', 'never');
    void dead.settling.begin(due);
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect([dead.entered, dead.settling.failed]).toEqual([[], true]);
  });

  test('AYA-R-14 is not waited for where another device has the result, whether it came early or late', async () => {
    const early = table('never');
    void early.settling.begin(due);
    await early.settling.offer(good);
    expect(early.entered).toEqual([]);
    await vi.advanceTimersByTimeAsync(minute / 4);
    expect([early.entered, early.asked()]).toEqual([[good], 1]);
    const late = table('never');
    void late.settling.begin(due);
    await vi.advanceTimersByTimeAsync(minute / 4);
    await late.settling.offer(good);
    await vi.advanceTimersByTimeAsync(0);
    expect([late.entered, late.asked()]).toEqual([[good], 1]);
  });

  test('AYA-R-14 for a fall that is over meanwhile takes nothing of what comes for the next one', async () => {
    const [gone, next]: readonly JsonObject[] = [{ due: 'gone' }, { due: 'next' }];
    let here = gone;
    const entered: Move[] = [];
    const settling = new Settling({
      compute: () => new Promise(() => undefined),
      renew: () => undefined,
      enter: (outcome) => Promise.resolve(void entered.push(outcome)),
      waits: (state) => state === here,
      changed: () => undefined
    });
    void settling.begin(gone!);
    here = next;
    void settling.begin(next!);
    await settling.offer(good);
    await vi.advanceTimersByTimeAsync(minute);
    expect([entered, settling.failed]).toEqual([[good], false]);
  });

  test('AYA-R-14 is not waited for either where one before it failed soon: nothing is kept for that one any more', async () => {
    let fail = (): void => undefined;
    const failing = new Promise<never>((_, reject) => (fail = () => reject(new Error('no engine'))));
    const engines = [failing, new Promise<never>(() => undefined)];
    const entered: Move[] = [];
    const settling = new Settling({
      compute: () => engines.shift()!,
      renew: () => undefined,
      enter: (outcome) => Promise.resolve(void entered.push(outcome)),
      waits: () => entered.length === 0,
      changed: () => undefined
    });
    void settling.begin(due);
    await vi.advanceTimersByTimeAsync(minute / 12);
    fail();
    // By now the first one would be waited for no longer, the second still is.
    await vi.advanceTimersByTimeAsync(minute / 10);
    await settling.offer(good);
    await vi.advanceTimersByTimeAsync(minute / 12);
    expect(entered).toEqual([good]);
  });

  test('AYA-R-15 nor does a late result count that the rules refuse: the fresh engine is asked', async () => {
    const { settling, entered, renewed } = table('never', good);
    void settling.begin(due);
    await settling.offer(wrong);
    await vi.advanceTimersByTimeAsync(minute / 4);
    expect([entered, renewed()]).toEqual([[good], 1]);
  });
});
