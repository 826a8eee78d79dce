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
  const play = ([move]: readonly Move[]): Promise<void> => {
    entered.push(move!);
    return (stored = Promise.resolve());
  };
  const clock = { paused: false } as DecisionClock;
  hearAsides(live, { helper: () => 1 } as unknown as GameView, clock, undefined, play, () => stored);
  const ask = (move: Move, from = 1): void => live.onaside?.({ t: 'act', move, from } as never);
  const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  return { ask, clock, entered, store: () => (store(), rest()), rest };
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

test('AYA-R-14 help that no longer applies then is dropped, and so is that of a device without a seat', async () => {
  const { ask, clock, entered, store } = storing();
  ask(first);
  ask(second, 0);
  Object.assign(clock, { paused: true });
  await store();
  expect(entered).toEqual([]);
});
