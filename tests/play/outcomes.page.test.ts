/** What the world does is computed by every device that can: what one of them found otherwise is told, and kept. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Happening } from '#engine/timeline.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import { Outcomes } from '#play/outcomes.svelte.ts';
import { disputesOf } from '#store/disputes.ts';
import { changing, rooted } from '../support/rooted.svelte.ts';
import { emptyStorage } from '../support/storage.ts';
import { toy } from '../support/toy.ts';

vi.mock('svelte', async (original) => ({
  ...(await original<object>()),
  ...(await import('../support/rooted.svelte.ts')).lifecycle
}));

const stops: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', emptyStorage());
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const wait = async (ms = 0): Promise<void> => {
  flushSync();
  await vi.advanceTimersByTimeAsync(ms);
};

const token = (value: number): Move => ({ type: 'token', value });
/** In this game the world spins what is drawn; who set it off is the seat of the position. */
const spun = { ...toy, turn: (state: JsonObject) => (state['step'] === 'draw' ? 'world' : toy.turn(state)) };
const spinning: JsonObject = { ...toy.setup(2, { tokens: 2, first: 1 }), step: 'draw', picked: 1 };
const resting = toy.setup(2, { tokens: 2, first: 0 });

/** Two devices; the other one, at the second seat, has to enter what the world does. This one finds another outcome, or none. */
function sitting(own: Move | null = token(3)) {
  const session = {
    receipts: [] as readonly { readonly n: number; readonly same: boolean }[],
    witness: vi.fn(),
    help: vi.fn()
  };
  const live = changing({
    id: 'm',
    game: spun,
    linked: true,
    state: spinning,
    world: undefined,
    history: [] as readonly Happening[],
    link: {
      me: 0,
      devices: [
        { place: 0, seats: [0] },
        { place: 1, seats: [1] }
      ]
    },
    session
  });
  const world = {
    outcome: vi.fn(() => (own ? Promise.resolve(own) : Promise.reject(new Error('no engine')))),
    close: vi.fn(),
    undone: { type: 'pass' }
  };
  const { made, stop } = rooted(() => new Outcomes(live as unknown as LiveMatch, world));
  stops.push(stop);
  const entered = (move: Move, by: number, n = 4): void => {
    const happening = { n, by, move, before: spinning, after: resting, events: [], draft: false };
    Object.assign(live, { history: [...live.history, happening], state: resting });
  };
  return { outcomes: made, live, world, session, entered, stop };
}

test('LINK-SEE-06 another outcome than the one that was entered is told, and kept with what this device found', async () => {
  const { outcomes, live, entered } = sitting();
  await wait();
  entered(token(2), 1);
  await wait();
  expect(live.session.witness.mock.calls).toEqual([[4, false]]);
  expect(outcomes.disputes).toEqual([{ n: 4, own: token(3) }]);
  // That others say so, too, takes nothing from it.
  live.session = { ...live.session, receipts: [{ n: 4, same: false }] };
  await wait();
  expect(outcomes.disputes).toEqual([{ n: 4, own: token(3) }]);
  expect(disputesOf('m')).toEqual([{ n: 4, own: token(3) }]);
});

test('LINK-SEE-06 the same outcome is witnessed; a device without the means says nothing; what others differ in is known without an own one', async () => {
  for (const [own, said] of [[token(3), [[4, true]]] as const, [null, []] as const]) {
    const { outcomes, live, entered, stop } = sitting(own);
    await wait();
    entered(token(3), 1);
    await wait();
    expect([live.session.witness.mock.calls, outcomes.disputes]).toEqual([said, []]);
    live.session = { ...live.session, receipts: [{ n: 4, same: false }] };
    await wait();
    expect(outcomes.disputes).toEqual([{ n: 4, own: null }]);
    localStorage.setItem('wayside.disputes', '[]');
    stop();
  }
});

test('what this device entered itself it does not look at again', async () => {
  const { live, world, entered } = sitting();
  await wait();
  entered(token(2), 0);
  await wait();
  expect([world.outcome.mock.calls, live.session.witness.mock.calls]).toEqual([[], []]);
});

test('an outcome that does not come is computed here and offered, but not once it has come', async () => {
  const late = sitting();
  await wait(5900);
  expect(late.session.help).not.toHaveBeenCalled();
  await wait(200);
  expect(late.session.help.mock.calls).toEqual([[token(3)]]);
  const come = sitting();
  await wait(5900);
  come.entered(token(3), 0);
  await wait(60_000);
  expect(come.session.help).not.toHaveBeenCalled();
});

test('a page that is left lets go of what computed, and offers nothing any more', async () => {
  const { session, stop, world } = sitting();
  await wait(5900);
  expect(world.close).not.toHaveBeenCalled();
  stop();
  expect(world.close).toHaveBeenCalledTimes(1);
  await wait(60_000);
  expect(session.help).not.toHaveBeenCalled();
});
