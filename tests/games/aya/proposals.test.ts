/** What the table proposes and the sign that stands over it: neither says what the other denies. */
import { describe, expect, test } from 'vitest';
import { openEnds } from '#games/aya/aid/ends.ts';
import { jointsOf } from '#games/aya/aid/joints.ts';
import { placed } from '#games/aya/aid/judge.ts';
import { roomKept } from '#games/aya/bot/kept.ts';
import { createPlans } from '#games/aya/bot/plans.ts';
import { game } from '#games/aya/rules/index.ts';
import { arrange, on, stem } from '#games/aya/lesson/arrange.ts';
import { desert, forkTile, mixed, tileAfter } from '#games/aya/lesson/stretches.ts';
import type { Kind, Pose, State } from '#games/aya/rules/state.ts';
import { planOf } from '#games/aya/view/planned.ts';
import { putOf, type Put } from '#games/aya/view/put.ts';
import { whyHere } from '#games/aya/view/reasons.ts';
import { asAsked, isPraised, suggest, suggestFrom } from '#games/aya/view/suggest.ts';
import { bestUse, placesFor, thinking, usesOf, weighing } from '#games/aya/view/uses.ts';
import { positions } from '../../support/aya/positions.ts';
import { begun, box, pose, stand } from '../../support/aya/table.ts';

const plainAt = (state: State, at: Pose): Put =>
  putOf(game, state, state.hand[state.turn]!, { pose: at, use: 'plain', tile: null });

/** Where else this domino might stand plain: on the plan, or on from an end that takes it. */
function places(state: State): Pose[] {
  const { type } = box.dominoes.get(state.hand[state.turn]!)!;
  const ends = openEnds(box, state).filter(({ wants }) => wants === null || wants === type);
  const spots = planOf(game, state).spots.filter((one) => one.type === null || one.type === type);
  return [...ends.map(({ next }) => next), ...spots.filter(({ far }) => far < Infinity).map((one) => one.pose)];
}

describe('a proposal and its sign agree', () => {
  test.each([
    ['built by helpers', 'i', 1e9],
    ['with people who put a domino anywhere', 'j', 4]
  ] as const)(
    'nobody is warned of what is proposed while there is better: %s',
    { timeout: 240_000 },
    (_, seed, wild) => {
      let n = 0;
      for (const state of positions(seed, wild, 160)) {
        const domino = state.hand[state.turn]!;
        const use = bestUse(game, state, domino);
        const { wish, end } = suggest(game, state, domino, use);
        const put = putOf(game, use === 'tile' ? asAsked(game, state, domino) : state, domino, wish);
        expect(put.illegal).toBeUndefined();
        if (!isPraised(put)) expect(places(state).filter((at) => isPraised(plainAt(state, at)))).toEqual([]);
        // Nobody is sent on from an end to where the sign says that the fall does not pass.
        if (end && use === 'plain') expect(put.held.verdict).toMatch(/safe|risky|free/);
        n += 1;
      }
      expect(n).toBeGreaterThan(25);
    }
  );
});

describe('a landscape with a second arm', () => {
  const own = stem(game);
  const ahead = on(own.at(-1)!, [0])[0]!;
  const { camera, slots } = tileAfter(game, ahead, forkTile);
  const built = (many: number, hold: Kind): State =>
    arrange(game, { stood: [...mixed(own), camera, ...desert(slots.slice(0, many))], hold });
  const proposed = (state: State): Pose => suggest(game, state, state.hand[state.turn]!, 'plain').wish.pose;

  test('AYA-LAND-03 its dry opening comes before the arm that has its water is led on', () => {
    const state = built(3, 'desert');
    expect(proposed(state)).toEqual(slots[5]);
    // What follows the last one, and brings nothing yet, is what it would be otherwise.
    expect(proposed(built(1, 'desert'))).toEqual(slots[1]);
    // Another kind would spoil it.
    expect(slots).not.toContainEqual(proposed(built(3, 'forest')));
  });
});

describe('a proposal and the joints that the table marks', () => {
  test.each([
    ['p', 8],
    ['q', 4],
    ['r', 3]
  ] as const)(
    'AYA-FLOW-03 nothing is proposed that would be marked as risky, or as a hole, while a sound place is there (%s)',
    { timeout: 240_000 },
    (seed, wild) => {
      let n = 0;
      for (const state of positions(seed, wild, 160)) {
        const domino = state.hand[state.turn]!;
        const { wish } = suggest(game, state, domino, 'plain');
        const put = putOf(game, state, domino, wish);
        const after = placed(box, state, domino, { pose: wish.pose, use: 'plain', tile: null, partner: null });
        const own = jointsOf(box, after).filter(({ from, to }) => from === domino || to === domino);
        const blamed = own.filter(({ verdict }) => verdict !== 'safe');
        // The place between two, kept for the camera of an animal, is no hole: the sign says what it is for.
        const isKept = put.room?.animal && blamed.every(({ verdict }) => verdict !== 'risky');
        const safe = places(state)
          .map((at) => plainAt(state, at))
          .filter((one) => isPraised(one) && one.held.verdict === 'safe');
        if (blamed.length > 0 && !isKept) expect(safe).toEqual([]);
        n += 1;
      }
      expect(n).toBeGreaterThan(25);
    }
  );
});

describe('what the table thinks out about a position', () => {
  test('is done in pieces of less than 50 ms, and then everything asked for is known', { timeout: 240_000 }, () => {
    const pieces: number[] = [];
    const answers: number[] = [];
    const taken = (act: () => void): number => {
      const { user } = process.cpuUsage();
      act();
      return (process.cpuUsage().user - user) / 1000;
    };
    for (const state of positions('k', 6, 200)) {
      const domino = state.hand[state.turn]!;
      for (const work of [thinking(game, state), weighing(game, state)])
        for (let done: boolean | undefined; !done;) pieces.push(taken(() => void ({ done } = work.next())));
      answers.push(
        taken(() => {
          suggest(game, state, domino, bestUse(game, state, domino));
          usesOf(game, state, domino, placesFor(game, state, domino), (use) => suggest(game, state, domino, use));
        })
      );
    }
    // One in two hundred may have met the engine at its own work.
    for (const times of [pieces, answers]) {
      const long = times.filter((ms) => ms > 50);
      expect(long.length).toBeLessThanOrEqual(Math.ceil(times.length / 200));
    }
    expect(pieces.length).toBeGreaterThan(20 * answers.length);
  });
});

describe('a gap that the plan fills', () => {
  test('is room for one more, not “too far”, and its reason says for whom; the same gap elsewhere is too far', () => {
    const state = begun(['forest', 'desert']);
    const { spots } = createPlans(box).of(state);
    // A pair for an animal: its camera’s place lies between the other one and the tile.
    const at = spots.findIndex(
      ({ partner, beside }, i) => partner !== null && beside.some((one) => one !== partner && one !== i)
    );
    const { partner, beside, type } = spots[at]!;
    const before = beside.find((one) => one !== partner)!;
    const { x, z, a } = spots[before]!.pose;
    stand(state, 'pole', [x / 100, z / 100, a / 10]);
    const far = spots[partner!]!.pose;
    expect(roomKept(box, state, createPlans(box).of(state), far)).toEqual({ type, animal: true });
    const put = plainAt(state, far);
    expect(put).toMatchObject({ room: { type }, held: { verdict: 'free' } });
    expect(put.held.gap).toBeGreaterThan(300);
    expect(whyHere(game, state, put.move)).toContain('leaving a gap for');
    const elsewhere = begun(['forest', 'desert']);
    stand(elsewhere, 'pole', [0, 30]);
    const hole = plainAt(elsewhere, pose([4.6, 30]));
    expect(hole).toMatchObject({ room: undefined, held: { verdict: 'far' } });
    expect(isPraised(hole)).toBe(false);
  });

  test('on from an end the way that falls well comes first', () => {
    const state = begun(['forest', 'desert']);
    const id = stand(state, 'pole', [0, 30]);
    const end = { of: 'domino', id, pose: pose([0, 30]) } as const;
    const hung = suggestFrom(game, state, state.hand[0]!, 'plain', { id: box.startTile, entry: 0 }, end)!;
    expect(plainAt(state, hung.wish.pose).held.verdict).toBe('safe');
  });
});
