/** The hand over the table: what a finger does with the domino in it, and what its camera is proposed for. */
import { beforeEach, describe, expect, it, test } from 'vitest';
import { hopsOf } from '#games/aya/aid/hops.ts';
import { lay, layOn } from '#games/aya/aid/lay.ts';
import { freeEnds } from '#games/aya/aid/snap.ts';
import { tableOf } from '#games/aya/rules/box.ts';
import { middleOf, toShape } from '#games/aya/rules/geometry.ts';
import { game } from '#games/aya/rules/index.ts';
import { footprint, leaning, logged } from '#games/aya/rules/pose.ts';
import type { State } from '#games/aya/rules/state.ts';
import type { Hand } from '#games/aya/view/hand.svelte.ts';
import { over } from '../../support/aya/hand.svelte.ts';
import {
  after,
  begun,
  box,
  fromReserve,
  laidOut,
  later,
  stand,
  toReserve,
  turnGlass
} from '../../support/aya/table.ts';

let now: number;
beforeEach(() => {
  now = 1000;
});

/** Draws a finger over these spots (cm), so many milliseconds apart, and lifts it at the last. */
function draw(hand: Hand, ms: number, ...path: readonly (readonly [number, number])[]): void {
  for (const [x, z] of path) {
    now += ms;
    hand.point({ x: 100 * x, z: 100 * z }, 'move', now);
  }
  const [x, z] = path.at(-1)!;
  hand.point({ x: 100 * x, z: 100 * z }, 'end', now);
}

const hurry = [
  [0, 20],
  [2, 20],
  [4, 20],
  [6, 20]
] as const;

describe('letting go', () => {
  it.each(['guided', 'steady', 'natural', 'bare'])(
    'AYA-R-05 with the preview on, a drag of a %s hand ends in a preview, and Place sets it down without a lean',
    (hand) => {
      const state = begun(['forest', 'desert'], { hand });
      const one = over(state);
      draw(one.hand, 20, ...hurry);
      expect(one.moves).toEqual([]);
      expect(one.hand.put?.held.pose).toMatchObject({ x: 600, z: 2000 });
      one.hand.place();
      expect(one.moves).toMatchObject([{ type: 'place', x: 600, z: 2000, lean: 0 }]);
    }
  );

  it.each([
    ['guided', 0],
    ['steady', 0],
    ['natural', 200],
    ['bare', 200]
  ] as const)('AYA-R-05 with it off, lifting the finger of a %s hand lets go, leaning %i', (hand, most) => {
    const state = begun(['forest', 'desert'], { hand });
    const one = over(state, true);
    draw(one.hand, 20, ...hurry);
    expect(one.moves).toMatchObject([{ type: 'place', x: 600, z: 2000, lean: most }]);
  });

  test('AYA-R-05 a finger that rests and trembles before it is lifted is in no hurry', () => {
    const one = over(begun(['forest', 'desert'], { hand: 'natural' }), true);
    draw(one.hand, 20, ...hurry.slice(0, 3));
    expect(one.moves).toMatchObject([{ lean: 200 }]);
    const two = over(begun(['forest', 'desert'], { hand: 'natural' }), true);
    for (const [x, z] of hurry) {
      now += 20;
      two.hand.point({ x: 100 * x, z: 100 * z }, 'move', now);
    }
    now += 1000;
    two.hand.point({ x: 605, z: 2000 }, 'move', now);
    now += 1;
    two.hand.point({ x: 612, z: 2000 }, 'end', now);
    expect(two.moves).toHaveLength(1);
    expect(Math.abs((two.moves[0] as { lean: number }).lean)).toBeLessThanOrEqual(10);
  });

  test('AYA-R-05 a finger is as fast as it was, though a busy page hears of its whole way at once', () => {
    const { hand, moves } = over(begun(['forest', 'desert'], { hand: 'natural' }), true);
    draw(hand, 1500, ...hurry);
    expect(moves).toMatchObject([{ type: 'place', x: 600, z: 2000 }]);
    expect(Math.abs((moves[0] as { lean: number }).lean)).toBeLessThanOrEqual(10);
  });

  it.each(['natural', 'bare'])('AYA-TOKEN-04 a %s hand lays a buffer, however fast its finger is', (hand) => {
    const state = begun(['forestCamera', 'desert'], { hand });
    stand(state, 'forest', [0, 0]);
    const one = over(state, true);
    one.hand.choose('buffer');
    draw(one.hand, 20, [1.9, 0], [2.1, 0], [2.3, 0], [2.5, 0]);
    expect(one.refused).toEqual([]);
    expect(one.moves).toMatchObject([{ type: 'place', use: 'buffer', lean: 0 }]);
  });
});

describe('what is held is never lost', () => {
  const state = begun(['forest', 'desert']);
  stand(state, 'pole', [0, 0]);

  test('a gesture that comes to nothing brings the domino back to where it hung', () => {
    const { hand } = over(state);
    const proposed = hand.put!.held.pose;
    hand.point({ x: 0, z: 2000 }, 'move', now);
    hand.back();
    expect(hand.put!.held.pose).toEqual(proposed);
    expect(hand.moved).toBe(false);
    draw(hand, 20, [0, 20]);
    hand.point({ x: 900, z: -2000 }, 'move', now);
    hand.back();
    expect(hand.put!.held.pose).toMatchObject({ x: 0, z: 2000 });
  });

  test('over the edge it hangs on the table, and lifted beyond the edge it is back', () => {
    const { hand, moves } = over(state, true);
    const proposed = hand.put!.held.pose;
    const edge = tableOf(box, state.options);
    hand.point({ x: 0, z: 100 * edge.z + 900 }, 'move', now);
    expect(hand.put!.illegal).toBeUndefined();
    hand.point({ x: 0, z: 100 * edge.z + 900 }, 'end', now);
    expect(hand.put!.held.pose).toEqual(proposed);
    expect(moves).toEqual([]);
  });

  test('as long as nothing is thought out nothing is proposed; a finger brings it where it likes all the same', () => {
    const { hand, moves, think } = over(begun(['forestCamera', 'desert']), true);
    think(false);
    expect([hand.put, hand.home, hand.use, hand.keeps]).toEqual([undefined, undefined, 'plain', false]);
    expect(hand.uses!.map(({ use, illegal }) => [use, illegal])).toEqual(
      ['plain', 'tile', 'animal', 'buffer'].map((use) => [use, undefined])
    );
    hand.place();
    expect(moves).toEqual([]);
    hand.point({ x: 900, z: -2000 }, 'move', now);
    expect(hand.put!.held.pose).toMatchObject({ x: 900, z: -2000 });
    hand.back();
    think(true);
    expect(hand.put).toBeDefined();
    expect(hand.uses!.find(({ use }) => use === 'animal')!.illegal).toBeDefined();
  });

  test('AYA-SETUP-02 by keys the Start tile goes where it looks: turned and moved, it comes anywhere', () => {
    const { hand } = over(laidOut());
    const { x, z } = hand.start;
    hand.nudge(50, 0);
    expect(hand.start).toEqual({ x: x + 50, z, a: 0 });
    for (let n = 0; n < 6; n += 1) hand.turn(50);
    hand.nudge(50, 0);
    expect(hand.start).toEqual({ x: x + 50, z: z + 50, a: 900 });
    hand.nudge(0, 10);
    expect(hand.start).toEqual({ x: x + 40, z: z + 50, a: 900 });
  });

  test('AYA-SETUP-02 the Start tile stays on the table too', () => {
    const start = laidOut();
    const { hand, moves, refused } = over(start);
    const edge = tableOf(box, start.options);
    hand.point({ x: 100 * edge.x + 100, z: -100 * edge.z }, 'move', now);
    hand.point({ x: 100 * edge.x + 100, z: -100 * edge.z }, 'end', now);
    hand.place();
    expect(refused).toEqual([]);
    expect(moves).toMatchObject([{ type: 'start', x: 100 * (edge.x - box.size.tile) }]);
  });
});

describe('what others do, and the sand, while a domino is held', () => {
  /** Two stand far off and lie after an accident, and the domino in hand was brought somewhere for a use. */
  function brought() {
    const state = begun(['forestCamera', 'desert'], { hand: 'natural' });
    const [a, b] = [stand(state, 'pole', [20, 20]), stand(state, 'pole', [20, 30])];
    for (const id of [a, b]) fell(state, id);
    const one = over(state);
    one.hand.choose('plain');
    draw(one.hand, 20, [0, -20]);
    return { ...one, state, ids: [a, b], at: one.hand.put!.held.pose };
  }
  function fell(state: State, id: string): void {
    const { p, q } = leaning(box.size, state.dominoes[id]!, 900);
    state.dominoes[id] = { ...state.dominoes[id]!, is: 'lying', end: logged(p, q) };
  }

  test('AYA-ACC-02 it stays where it was brought, and for what, when somebody stands up what lies', () => {
    const { hand, goTo, state, ids, at } = brought();
    for (const dominoes of ids.map((id) => [id])) {
      goTo(after(state, { type: 'raise', dominoes, by: 1, ms: 0, away: 0 }));
      expect([hand.moved, hand.use, hand.proposes]).toEqual([true, 'plain', false]);
      expect(hand.put!.held.pose).toEqual(at);
    }
    goTo(after(state, { type: 'raise', dominoes: ids, by: 1, ms: 0, away: 0 }));
    expect(hand.put!.held.pose).toEqual(at);
  });

  test('AYA-ACC-06 after an accident of its own it is back in the hand', () => {
    const { hand, goTo, state, ids } = brought();
    const more = game.clone(state);
    fell(more, stand(more, 'pole', [0, -20]));
    goTo(more);
    expect([hand.moved, hand.proposes]).toEqual([false, true]);
    // One that was stood up and is knocked over again is an accident as well.
    const raised = after(state, { type: 'raise', dominoes: [ids[0]!], by: 1, ms: 0, away: 0 });
    goTo(raised);
    draw(hand, 20, [0, -20]);
    expect(hand.moved).toBe(true);
    goTo(state);
    expect(hand.moved).toBe(false);
  });

  test('AYA-RES-01 what comes back from the reserve hangs where it is proposed, not where it was held turns ago', () => {
    const state = begun(['forest', 'desert'], {}, 1);
    const { hand, goTo } = over(state);
    draw(hand, 20, [0, -20]);
    goTo(after(state, toReserve, later, toReserve, later, fromReserve));
    expect([hand.moved, hand.domino]).toEqual([false, state.hand[0]]);
  });

  test('AYA-TIME-04 a gesture in progress when the sand ends is cancelled', () => {
    const state = begun(['forest', 'desert']);
    const { hand, goTo, moves } = over(state, true);
    const proposed = hand.put!.held.pose;
    hand.point({ x: 0, z: 2000 }, 'move', now);
    expect(hand.moved).toBe(true);
    const pause = after(state, { type: 'sandOut', ms: 600_000, away: 0 });
    goTo(pause);
    hand.point({ x: 0, z: 2000 }, 'move', now + 20);
    hand.point({ x: 0, z: 2000 }, 'end', now + 40);
    goTo(after(pause, turnGlass));
    expect([hand.moved, hand.dragged, moves]).toEqual([false, false, []]);
    expect(hand.put!.held.pose).toEqual(proposed);
  });
});

describe('what is better kept', () => {
  test('AYA-DRAW-02 a camera that no place waits for is kept, unless it is moved or used otherwise', () => {
    const state = begun(['forestCamera', 'desert']);
    state.tiles['T-F1'] = { x: -2000, z: 2000, a: 0 };
    state.tilesLeft.forest = [];
    state.unseen.forestCamera = 2;
    const { hand } = over(state);
    expect([hand.use, hand.keeps]).toEqual(['plain', true]);
    hand.choose('plain');
    expect(hand.keeps).toBe(false);
    expect(over(begun(['desert', 'forest'])).hand.keeps).toBe(false);
    const practice = begun(['forestCamera', 'desert'], { glassMs: 0 });
    expect(over(practice).hand.keeps).toBe(false);
  });
});

describe('what a camera is for', () => {
  const withLine = (): State => {
    const state = begun(['forestCamera', 'desert']);
    for (const x of [0, 2, 4]) stand(state, 'forest', [x, 0]);
    return state;
  };

  test('AYA-CAM-01 a landscape is proposed first, and asked for; then animals for it', () => {
    const state = withLine();
    const one = over(state);
    expect(one.hand.use).toBe('tile');
    expect(one.hand.asks).toBe(true);
    one.hand.ask();
    expect(one.moves).toMatchObject([{ type: 'askTile' }]);
    state.tiles['T-F1'] = { x: -2000, z: 2000, a: 0 };
    state.tilesLeft.forest = [];
    const two = over(state);
    expect(two.hand.use).toBe('animal');
    expect(two.hand.put!.illegal).toBeUndefined();
    expect(two.hand.put!.held.partner).not.toBeNull();
  });

  test('AYA-CAM-02 what is used up is not proposed', () => {
    const state = withLine();
    state.tiles['T-F1'] = { x: -2000, z: 2000, a: 0 };
    state.tilesLeft.forest = [];
    expect(over(state).hand.use).toBe('animal');
    state.animalsLeft.forest = 0;
    const { hand, refused } = over(state);
    expect(hand.use).toBe('plain');
    hand.choose('animal');
    expect([hand.use, refused[0]?.rule]).toEqual(['plain', 'AYA-CAM-02']);
  });

  test('a domino without a camera is plain, and offers nothing', () => {
    const { hand } = over(begun(['forest', 'desert']));
    expect([hand.use, hand.uses]).toEqual(['plain', undefined]);
  });

  test('on a practice table no tile is asked for unbidden', () => {
    const state = begun(['forestCamera', 'desert'], { glassMs: 0 });
    for (const x of [0, 2, 4]) stand(state, 'forest', [x, 0]);
    expect(over(state).hand.use).toBe('animal');
  });

  test('AYA-TOKEN-03 an animal is offered where the rules let it lie, and said beforehand to be impossible elsewhere', () => {
    const state = withLine();
    const { hand, refused } = over(state);
    hand.choose('plain');
    draw(hand, 20, [20, 20]);
    const animal = () => hand.uses!.find(({ use }) => use === 'animal')!;
    expect(animal()).toMatchObject({ illegal: { rule: 'AYA-TOKEN-03' }, elsewhere: true });
    expect(hand.uses!.find(({ use }) => use === 'plain')).toMatchObject({ illegal: undefined });
    // Chosen all the same, it goes where it can be.
    hand.choose('animal');
    expect(hand.put!.illegal).toBeUndefined();
    expect(animal().illegal).toBeUndefined();
    expect(refused).toEqual([]);
  });

  test('AYA-TOKEN-01 with nobody to share it, an animal cannot be chosen at all', () => {
    const { hand, refused } = over(begun(['forestCamera', 'desert']));
    const before = hand.use;
    expect(hand.uses!.find(({ use }) => use === 'animal')).toMatchObject({ elsewhere: false });
    hand.choose('animal');
    expect(refused[0]?.rule).toBe('AYA-TOKEN-01');
    expect(hand.use).toBe(before);
  });

  test('what was only proposed gives way where it cannot be; what was chosen stays, and says why not', () => {
    const state = withLine();
    state.tiles['T-F1'] = { x: -2000, z: 2000, a: 0 };
    state.tilesLeft.forest = [];
    const { hand } = over(state);
    draw(hand, 20, [20, 20]);
    expect([hand.use, hand.put!.illegal]).toEqual(['plain', undefined]);
    draw(hand, 20, [6.5, 0]);
    expect([hand.use, hand.put!.illegal]).toEqual(['animal', undefined]);
    hand.choose('animal');
    draw(hand, 20, [20, 20]);
    expect([hand.use, hand.put!.illegal?.rule]).toEqual(['animal', 'AYA-TOKEN-03']);
  });

  test('AYA-CAM-03 a tile that comes when it is asked for lies where the domino was held', () => {
    const state = withLine();
    const one = over(state);
    const { hand } = one;
    hand.choose('plain');
    draw(hand, 20, [20, 20]);
    hand.choose('tile');
    one.goTo({ ...state, tileTop: { ...state.tileTop, forest: state.tilesLeft.forest[1]! } });
    expect(hand.put).toMatchObject({ illegal: undefined, held: { pose: { x: 2000, z: 2000 } } });
    expect(hand.put!.held.tile?.id).toBe(state.tilesLeft.forest[1]);
  });
});

test('AYA-TILE-04 a camera domino snaps with its foot one centimetre before the rim of its tile', () => {
  const state = begun(['forestCamera', 'desert']);
  stand(state, 'pole', [-20, 0]);
  const end = freeEnds(box, state).find(({ of }) => of === 'domino')!;
  for (const [id, { shape }] of box.tiles)
    for (const [entry] of shape.ports.entries())
      for (const { tile, domino } of [layOn(box, id, entry, end, 0), lay(box, state, id, entry, [20, 20], 450)]) {
        const [x, z] = middleOf(tile);
        const [fx, fz] = middleOf(domino);
        expect(Math.hypot(fx - x, fz - z) - box.size.tile).toBeCloseTo(1, 1);
        expect(toShape([x, z], footprint(box.size, domino))).toBeGreaterThan(box.size.tile);
      }
});

describe('what the picture is brought to', () => {
  it('is the end that the domino was sent to, and stays there while a finger draws; the next domino has its own', () => {
    const state = begun(['forest', 'desert']);
    stand(state, 'pole', [0, 0]);
    const one = over(state);
    const { hand } = one;
    const first = hand.home;
    const other = hopsOf(box, state).find(({ next }) => next.x !== first?.x || next.z !== first?.z)!;
    hand.hangAt(other);
    expect(hand.hopped).toEqual(hand.home);
    expect(hand.home).toMatchObject({ x: other.next.x, z: other.next.z });
    draw(hand, 1000, ...hurry);
    expect(hand.home).toMatchObject({ x: other.next.x, z: other.next.z });
    const next = structuredClone(state);
    stand(next, 'forest', [other.next.x / 100, other.next.z / 100]);
    one.goTo(next);
    expect(hand.hopped).toBeUndefined();
  });
});
