/** A finger that stands up what lies goes on over what stands again, and turns none of it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { game } from '#games/aya/rules/index.ts';
import { hopsOf } from '#games/aya/aid/hops.ts';
import type { Move } from '#games/aya/rules/moves.ts';
import type { Hand } from '#games/aya/view/hand.svelte.ts';
import { Touches } from '#games/aya/view/touches.svelte.ts';
import { over } from '../../support/aya/hand.svelte.ts';
import { after, begun, box, stand } from '../../support/aya/table.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** A table with a domino that lies and one that stands, and fingers on it. */
function stroked() {
  let state = begun(['forest', 'desert'], {});
  const id = stand(state, 'pole', [5, 5]);
  const other = stand(state, 'mountain', [9, 5]);
  state.dominoes[id] = { ...state.dominoes[id]!, is: 'lying' };
  const { hand } = over(state);
  // Nothing here goes on from what is touched.
  const onto = vi.spyOn(hand, 'onto').mockReturnValue(false);
  const touches = new Touches(() => ({
    game,
    state,
    live: true,
    hand,
    help: undefined,
    onmove: (moves: readonly Move[]) => void (state = after(state, ...moves)),
    onrefuse: () => expect.unreachable()
  }));
  return { id, other, hand, onto, touches, standing: () => state.dominoes[id]!.is === 'upright' };
}

it('AYA-ACC-02 AYA-PLACE-05 what was just stood up is turned only when it is touched anew', () => {
  const { id, touches, standing } = stroked();
  touches.touch(id);
  expect(standing()).toBe(true);
  touches.touch(id);
  expect(touches.turned).toBeUndefined();
  vi.advanceTimersByTime(1500);
  touches.touch(id);
  expect(touches.turned).toBe(id);
});

it('AYA-ACC-02 AYA-PLACE-05 a finger that began on a domino that stands turns none once it stands another up', () => {
  const { id, other, touches, standing } = stroked();
  touches.touch(other);
  expect(touches.turned).toBe(other);
  touches.touch(id);
  expect([standing(), touches.turned]).toEqual([true, undefined]);
});

describe('AYA-PLACE-05 the turning of what stands', () => {
  it.each<[string, (hand: Hand) => void]>([
    ['a finger', (hand) => hand.point({ x: 0, z: 0 }, 'end', 0)],
    ['a key', (hand) => hand.nudge(20, 0)],
    ['a button', (hand) => hand.turn(50)],
    ['going to another end', (hand) => hand.hangAt(hopsOf(box, begun(['forest'], {}))[0]!)]
  ])('is over once %s brings what is in hand elsewhere', (_, bring) => {
    const { other, hand, touches } = stroked();
    touches.touch(other);
    expect(touches.turned).toBe(other);
    bring(hand);
    expect(touches.turned).toBeUndefined();
  });

  it('is offered for an end that the domino in hand hangs on already: the first touch brings it there', () => {
    const { other, hand, onto, touches } = stroked();
    onto.mockRestore();
    touches.touch(other);
    expect([touches.turned, hand.end?.id]).toEqual([undefined, other]);
    touches.touch(other);
    expect(touches.turned).toBe(other);
    hand.nudge(20, 0);
    touches.touch(other);
    expect([touches.turned, hand.end?.id]).toEqual([undefined, other]);
  });

  it('goes on while it is turned', () => {
    const { other, hand, touches } = stroked();
    touches.touch(other);
    hand.turnStanding(other, 10);
    expect(touches.turned).toBe(other);
  });
});
