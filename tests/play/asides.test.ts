/** What other devices ask this one to enter. LINK-SEE-07, AYA-R-14. */
import { expect, test } from 'vitest';
import type { Move } from '#engine/game.ts';
import type { GameView } from '#games/view.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import { hearAsides } from '#play/asides.ts';
import type { DecisionClock } from '#play/clock.svelte.ts';

/** A device that decides and is storing a move; each move may be entered once. */
function storing() {
  const entered: Move[] = [];
  let store: () => void = () => undefined;
  let stored = new Promise<void>((resolve) => (store = resolve));
  const live = {
    game: {
      parse: (move: Move) => move,
      illegal: (_: object, move: Move) => (entered.includes(move) ? { rule: 'once' } : undefined)
    },
    link: { devices: [{ seats: [0] }, { seats: [1] }] },
    decider: 0,
    state: {}
  } as unknown as LiveMatch;
  let failing: Move | undefined;
  const play = ([move]: readonly Move[]): Promise<void> => {
    if (move === failing) return Promise.reject(new Error('not now'));
    entered.push(move!);
    return (stored = Promise.resolve());
  };
  const clock = { paused: false } as DecisionClock;
  hearAsides(live, { helper: () => 1 } as unknown as GameView, clock, undefined, play, () => stored);
  const ask = (move: Move, from = 1): void => live.onaside?.({ t: 'act', move, from } as never);
  const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const fails = (move: Move): void => void (failing = move);
  return { ask, clock, entered, fails, store: () => (store(), rest()), rest };
}
const first: Move = { type: 'raise', n: 1 };
const second: Move = { type: 'raise', n: 2 };

test('AYA-R-14 help that comes while a move is being stored is entered after it, one after another, and once', async () => {
  const { ask, entered, store, rest } = storing();
  for (const move of [first, second, first]) ask(move);
  await rest();
  expect(entered).toEqual([]);
  await store();
  expect(entered).toEqual([first, second]);
});

test('AYA-R-14 help comes from the device of the seat that may help, and from no other', async () => {
  const { ask, entered, store } = storing();
  for (const from of [0, 7]) ask(first, from);
  ask(second, 1);
  await store();
  expect(entered).toEqual([second]);
});

test('AYA-R-14 help that cannot be entered keeps nothing else from it', async () => {
  const { ask, entered, fails, store } = storing();
  fails(first);
  ask(first);
  ask(second);
  await store();
  expect(entered).toEqual([second]);
});

test('AYA-R-14 help that no longer applies then is dropped', async () => {
  const { ask, clock, entered, store } = storing();
  ask(first);
  Object.assign(clock, { paused: true });
  await store();
  expect(entered).toEqual([]);
});
