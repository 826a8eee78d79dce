/** Free ends that glow, and the domino in hand hopping from one to the next. */
import { describe, expect, test } from 'vitest';
import { game } from '#games/aya/rules/index.ts';
import type { State } from '#games/aya/rules/state.ts';
import { Ends } from '#games/aya/view/ends.svelte.ts';
import { endInWords } from '#games/aya/view/endwords.ts';
import { armsOf, openEnds } from '#games/aya/aid/ends.ts';
import { createLesson } from '#games/aya/lesson/index.ts';
import { hopsOf } from '#games/aya/aid/hops.ts';
import { at as posedAt } from '#games/aya/rules/geometry.ts';
import { putOf } from '#games/aya/view/put.ts';
import { over } from '../../support/aya/hand.svelte.ts';
import { positions } from '../../support/aya/positions.ts';
import { begun, box, pose, stand } from '../../support/aya/table.ts';

/** A line of two poles, and a forest tile far away whose openings want forest. */
function table(kind: 'forest' | 'desert' | 'forestCamera' = 'forest'): State {
  const state = begun([kind, 'desert']);
  stand(state, 'pole', [0, 0]);
  stand(state, 'pole', [2, 0]);
  state.tiles['T-F1'] = pose([0, 25]);
  return state;
}
function at(state: State, quick = false) {
  const one = over(state, quick);
  return { ...one, ends: new Ends(() => ({ game, state, hand: one.hand, quick })) };
}

describe('free ends', () => {
  test('glow in what they want, but for the one the domino hangs at', () => {
    const { ends } = at(table());
    expect(ends.now).toBeDefined();
    expect(ends.glows.map(({ key }) => key)).not.toContain(ends.now!.key);
    expect(ends.glows).toHaveLength(ends.all.length - 1);
    const ports = ends.glows.filter(({ key }) => key.startsWith('port T-F1'));
    expect(ports.length).toBeGreaterThan(0);
    expect(ports.every(({ wants, fits }) => wants === 'forest' && fits)).toBe(true);
    const foreign = at(table('desert')).ends.glows.filter(({ key }) => key.startsWith('port T-F1'));
    expect(foreign.every(({ wants, fits }) => wants === 'forest' && !fits)).toBe(true);
  });

  test('where the domino is wanted comes first, where it is not comes last', () => {
    const wants = (state: State) => at(state).ends.all.map((end) => end.wants);
    expect(wants(table())[0]).toBe('forest');
    expect(wants(table('desert')).at(-1)).toBe('forest');
  });

  test('the domino hops from each to the next and round again, and back', () => {
    const { hand, ends } = at(table());
    const seen = new Set<string>();
    const first = ends.now!.key;
    for (let n = 0; n < ends.all.length; n++) {
      ends.hop(1);
      seen.add(ends.now!.key);
      expect(hand.put!.illegal).toBeUndefined();
      expect(hand.put!.held.pose).toEqual(ends.now!.next);
    }
    expect([seen.size, ends.now!.key]).toEqual([ends.all.length, first]);
    ends.hop(1);
    ends.hop(-1);
    expect(ends.now!.key).toBe(first);
  });

  test('moved by hand in between it still goes on to the next, where the river begins as well', () => {
    const state = begun(['desert', 'forest']);
    state.tiles['T-F1'] = pose([0, 25]);
    const { hand, ends } = at(state);
    const seen = new Set<string>();
    for (const { length } = ends.all; seen.size < length;) {
      ends.hop(1);
      expect(seen).not.toContain(ends.now!.key);
      seen.add(ends.now!.key);
      for (let n = 0; n < 16; n++) hand.nudge(-1, 0);
    }
    // The spring, where it began, came last.
    expect([...seen].at(-1)).toBe('spring');
    ends.hop(1);
    expect(ends.now!.key).toBe([...seen][0]);
  });

  test('one that is touched takes the domino; without a preview it is placed there', () => {
    const calm = at(table());
    const { key, next } = calm.ends.glows[0]!;
    calm.ends.touch(key);
    expect([calm.hand.put!.held.pose, calm.moves]).toEqual([next, []]);
    const quick = at(table(), true);
    quick.ends.touch(key);
    expect(quick.moves).toMatchObject([{ type: 'place', ...next }]);
  });

  test('what a camera brings goes along where it can be', () => {
    const { hand, ends } = at(table('forestCamera'));
    for (let n = 0; n < ends.all.length; n++) {
      ends.hop(1);
      expect([ends.now!.key, hand.put!.illegal]).toEqual([ends.now!.key, undefined]);
    }
  });

  test('each is told in words', () => {
    const state = table();
    const told = at(state).ends.all.map((end) => endInWords(game, state, end));
    expect(told).toContain('Continue from ice 2, the end of chain A, 2 dominoes long: any kind');
    expect(told.some((text) => /^From forest tile 1, [a-z-]+ opening: forest for the forest tile 1$/.test(text))).toBe(
      true
    );
    expect(told.join()).not.toMatch(/undefined|NaN/);
  });
});

describe('what is proposed at another end may be placed', () => {
  test.each([
    ['built by helpers', 'i', 1e9],
    ['with people who put a domino anywhere', 'j', 4],
    ['of people who do so every other time', 'hops astray', 2]
  ] as const)('on a table %s, and its sign calls nothing too far', { timeout: 240_000 }, (_, seed, wild) => {
    let hops = 0;
    for (const state of positions(seed, wild, 200)) {
      const { hand, ends } = at(state);
      for (const end of ends.all) {
        hand.hangAt(end);
        const { illegal, held } = hand.put!;
        const where = `${end.key}, ${Object.keys(state.dominoes).length} dominoes`;
        expect([where, illegal]).toEqual([where, undefined]);
        // What another kind would spoil is told by the end itself: it says which kind it wants.
        expect([where, held.verdict]).toEqual([where, expect.stringMatching(/^(safe|risky|free|spoils)$/)]);
        hops += 1;
      }
    }
    expect(hops).toBeGreaterThan(100);
  });

  const plainAt = (state: State, next: ReturnType<typeof pose>) =>
    putOf(game, state, state.hand[state.turn]!, { pose: next, use: 'plain', tile: null });

  test('AYA-LAND-02 the last place on a tile is one place, though a chain and an opening end there: it wants the kind of the tile', () => {
    const state = createLesson(game).chapters[0]!.begin();
    const ends = openEnds(box, state).map(({ of, next: { x, z } }) => ({ of, x, z }));
    expect(ends.map(({ of }) => of)).toEqual(['domino', 'port']);
    expect([ends[1]!.x, ends[1]!.z]).toEqual([ends[0]!.x, ends[0]!.z]);
    expect(hopsOf(box, state)).toMatchObject([{ of: 'domino', wants: 'desert' }]);
  });

  test('the second arm of a garden is as good as the first, though another line runs on between the two', () => {
    const state = begun(['forest', 'desert']);
    const garden = stand(state, 'garden', [0, 20]);
    const [left, right] = armsOf(box, pose([0, 20])) as [ReturnType<typeof pose>, ReturnType<typeof pose>];
    stand(state, 'pole', [4.55, 20]);
    const arms = hopsOf(box, state).filter(({ id, of }) => id === garden && of === 'arm');
    expect(arms.map(({ next }) => next)).toEqual([left, right]);
    for (const { next } of arms) expect(plainAt(state, next).held.verdict).toBe('safe');
  });

  test('before an opening that one more domino joins to the river there is room for it; where none fits, none is proposed', () => {
    const state = begun(['forest', 'desert']);
    state.tiles['T-F1'] = pose([0, 25]);
    const port = hopsOf(box, state).find(({ key }) => key.startsWith('port T-F1'))!;
    const { x, z, a } = port.next;
    const back = (far: number): [number, number, number] => {
      const [bx, bz] = posedAt({ x, z, a }, -far, 0);
      return [bx, bz, a / 10];
    };
    stand(state, 'pole', back(5.6));
    const again = hopsOf(box, state).find(({ key }) => key === port.key)!;
    expect(again).toMatchObject({ next: port.next, room: true });
    const { hand, ends } = at(state);
    hand.hangAt(again);
    expect(ends.now!.key).toBe(port.key);
    expect(hand.put).toMatchObject({ room: { type: null, animal: false }, held: { verdict: 'free' } });
    // Moved out of the gap it no longer waits for one more domino: nothing is near enough to join.
    hand.nudge(10, 0);
    expect(hand.put).toMatchObject({ room: undefined, held: { verdict: 'far' } });
    // Something else lies in the middle of the hole.
    const id = stand(state, 'desert', back(2.8));
    state.dominoes[id] = { ...state.dominoes[id]!, is: 'lying' };
    expect(hopsOf(box, state).find(({ key }) => key === port.key)).toBeUndefined();
  });
});
