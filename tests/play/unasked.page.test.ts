/** What goes by itself, a forced move or the end of the sand, is tried once: where it cannot be stored, somebody has to help. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ClockRules, GameView } from '#games/view.ts';
import { createMatch } from '#match/create.ts';
import { LiveMatch, type LiveOptions } from '#match/live.svelte.ts';
import { DecisionClock } from '#play/clock.svelte.ts';
import { Desk } from '#play/desk.svelte.ts';
import type { Tale } from '#play/tale.ts';
import { playUnasked } from '#play/unasked.svelte.ts';
import { appendEntries, loadMatch, saveDraft } from '#store/matches.ts';
import { StoreProblem } from '#store/problem.ts';
import type { Sounds } from '#ui/play/sounds.ts';
import { fakeLocks, freshDevice } from '../support/browser.ts';
import { person, randomBot, until } from '../support/players.ts';
import { rooted } from '../support/rooted.svelte.ts';
import { registerToy } from '../support/toy.ts';

vi.mock('svelte', async (original) => ({
  ...(await original<object>()),
  ...(await import('../support/rooted.svelte.ts')).lifecycle
}));

const stops: (() => void)[] = [];
beforeEach(async () => {
  registerToy();
  await freshDevice();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});
const wait = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

/** A match of two on a device whose disk is full or not; what was tried to be stored, and heard. */
async function sitting() {
  const id = await createMatch({ game: 'toy', players: [person('Ana'), person('Ben')], options: { first: 0 } });
  const log = { full: true, tries: 0, sounds: 0 };
  const storing = <A extends unknown[]>(store: (...all: A) => Promise<void>) => {
    return async (...all: A): Promise<void> => {
      log.tries += 1;
      await wait(1);
      if (log.full) throw new StoreProblem('full', 'no room');
      await store(...all);
    };
  };
  const store = { loadMatch, appendEntries: storing(appendEntries), saveDraft: storing(saveDraft) };
  const around: LiveOptions & { store: typeof store; locks: LockManager } = {
    ask: randomBot,
    store,
    locks: fakeLocks()
  };
  const live = await LiveMatch.open(id, around);
  stops.push(() => live.close());
  const tale: Tale = { game: live.game, view: {} as GameView, names: ['Ana', 'Ben'] };
  const sounds = { play: () => (log.sounds += 1) } as unknown as Sounds;
  return { live, log, desk: () => new Desk(live, tale, sounds) };
}
const pass = { type: 'pass' };

it('a forced move that cannot be stored is not heard, and tried again only when somebody wishes', async () => {
  const { live, log, desk } = await sitting();
  const forced = () => (live.decider === undefined || live.history.length >= 2 ? undefined : [pass]);
  stops.push(rooted(() => playUnasked(desk(), forced)).stop);
  await until(() => live.problemKind === 'full');
  await wait(100);
  expect(log).toMatchObject({ tries: 1, sounds: 0 });

  await live.retry();
  await until(() => live.problemKind === 'full');
  await wait(100);
  expect(log).toMatchObject({ tries: 2, sounds: 0 });

  log.full = false;
  await live.retry();
  await until(() => live.history.length === 2);
  await wait(20);
  expect(log, 'the second forced move is in another position').toMatchObject({ tries: 4, sounds: 2 });
  expect(live.problemKind).toBeUndefined();
});

it('nor is the end of the sand', async () => {
  const page = new EventTarget();
  vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }));
  vi.stubGlobal('window', new EventTarget());
  const { live, log, desk } = await sitting();
  const rules: ClockRules = { left: () => 0, timed: (move) => move, out: () => pass, taken: () => 0 };
  const { made, stop } = rooted(() => {
    const at = desk();
    return new DecisionClock(live, rules, (move) => void at.goOn([move]));
  });
  stops.push(stop);
  await wait(1);
  made.resume();
  await until(() => live.problemKind === 'full');
  await wait(700);
  expect(log).toMatchObject({ tries: 1, sounds: 0 });
});
