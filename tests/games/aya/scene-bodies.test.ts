/** Where pieces are seen: at rest, laid aside, between frames of a film; and where a film has its front. */
import { BufferGeometry, Texture } from 'three';
import { describe, expect, it, test } from 'vitest';
import { loadPhysics } from '#games/aya/physics/index.ts';
import { frameOf, type Film } from '#games/aya/physics/simulate.ts';
import { overlap } from '#games/aya/rules/geometry.ts';
import { footprint, logged, outline, turned, unlogged } from '#games/aya/rules/pose.ts';
import { animalAt, flatten, kept, laidShape, polygon } from '#games/aya/view/flat/draw.ts';
import { bodiesOf, between, filmed, laidDomino, standing, type Body } from '#games/aya/view/scene/bodies.ts';
import { Flights } from '#games/aya/view/scene/flights.ts';
import { frontOf } from '#games/aya/view/scene/front.ts';
import { Hold } from '#games/aya/view/scene/hold.ts';
import { coverOf } from '#games/aya/view/scene/pads.ts';
import type { Textures } from '#games/aya/view/scene/textures.ts';
import { watered } from '#games/aya/view/wet.ts';
import { over } from '../../support/aya/hand.svelte.ts';
import { pushed, stage } from '../../support/aya/stage.ts';
import { after, animal, begun, box, pose, stand } from '../../support/aya/table.ts';

const up = ({ q }: Body): number => turned(q, [0, 1, 0])[1];
const water = ({ q }: Body): number => turned(q, [-1, 0, 0])[1];

describe('bodies of a position', () => {
  test('what stands is where it was put, half its height above the table', () => {
    const { state, ids } = stage({ chains: [{ id: 'a', from: [3, -4, 30], seq: 'F M' }] });
    const body = bodiesOf(box, state).get(ids.get('a0')!)!;
    expect(body.p).toEqual([3, 2, -4]);
    expect(up(body)).toBeCloseTo(1, 6);
    const [x, , z] = turned(body.q, [1, 0, 0]);
    expect([x, z]).toEqual([expect.closeTo(Math.cos(Math.PI / 6), 3), expect.closeTo(Math.sin(Math.PI / 6), 3)]);
  });

  test('what was knocked over lies as the log has it', () => {
    const { state, ids } = stage({ chains: [{ id: 'a', from: [0, 0, 0], seq: 'F' }] });
    const id = ids.get('a0')!;
    const end = logged([2, 0.35, 0], [0, 0, -Math.SQRT1_2, Math.SQRT1_2]);
    state.dominoes[id] = { ...state.dominoes[id]!, is: 'lying', end };
    expect(bodiesOf(box, state).get(id)).toEqual(unlogged(end));
  });

  test('AYA-TOKEN-06 a pair laid flat waits beside its place, the water up, the animal on top', () => {
    const state = begun(['forestCamera', 'desert'], { hand: 'guided' });
    const partner = stand(state, 'forest', [0, 0]);
    const laid = after(state, animal([2.5, 0], partner, 'buffer'));
    const id = Object.keys(laid.dominoes).find((one) => laid.dominoes[one]!.is === 'laid')!;
    const bodies = bodiesOf(box, laid);
    const body = bodies.get(id)!;
    expect(up(body)).toBeCloseTo(0, 6);
    expect(water(body)).toBeCloseTo(1, 6);
    const [token] = Object.keys(laid.tokens);
    expect(bodies.get(token!)!.p).toEqual([body.p[0], box.size.t + box.size.tokenThickness / 2, body.p[2]]);
    for (const at of [laid.dominoes[id]!, laid.dominoes[partner]!])
      expect(overlap(outline(box.size, logged(body.p, body.q)), footprint(box.size, at))).toBe(false);
  });

  test('AYA-TOKEN-06 before it is let go it is seen to lie like that, in space and from above, and its place to be kept', () => {
    const state = begun(['forestCamera', 'desert'], { hand: 'guided' });
    const partner = stand(state, 'forest', [0, 0]);
    const { hand } = over(state);
    hand.choose('buffer');
    hand.goOn({ of: 'domino', id: partner, pose: state.dominoes[partner]! }, 0, 2.5);
    const { held } = hand.put!;
    expect(held).toMatchObject({ laid: true, partner });
    const hold = new Hold(
      box,
      { own: () => new Texture(), domino: () => new Texture() } as unknown as Textures,
      new BufferGeometry()
    );
    hold.show(held);
    const [own, token] = [hold.body(held), hold.token(held, state.dominoes[partner]!)];
    expect([up(own), water(own)]).toEqual([expect.closeTo(0, 6), expect.closeTo(1, 6)]);
    expect([token.p[0], token.p[2]]).toEqual([own.p[0], own.p[2]]);
    // Neither the strip that it would fall over nor its fall.
    expect(hold.group.children.filter(({ visible }) => visible)).toHaveLength(1);
    const laid = after(state, hand.put!.move);
    const flats = flatten(box, laid, new Map());
    expect(flats.find(({ id }) => id === held.id)!.shape).toEqual(laidShape(box, held.pose));
    expect(kept(box, flats)).toBe(polygon(footprint(box.size, held.pose)));
    const [x, z] = animalAt(box, laid, new Map(), Object.keys(laid.tokens)[0]!);
    expect([x, z]).toEqual([token.p[0], token.p[2]]);
    // Chosen to stand, it stands.
    hand.choose('animal');
    hold.show(hand.put!.held);
    expect(up(hold.body(hand.put!.held))).toBeCloseTo(1, 6);
    expect(hold.group.children.every(({ visible }) => visible)).toBe(true);
  });

  it.each([0, 90, 215])('lays it across the line whichever way that runs (%i degrees)', (a) => {
    const { p, q } = laidDomino(box.size, pose([5, 5, a]));
    const long = turned(q, [0, 1, 0]);
    expect(Math.abs(long[0] * Math.cos((a * Math.PI) / 180) + long[2] * Math.sin((a * Math.PI) / 180))).toBeCloseTo(
      0,
      3
    );
    expect(Math.hypot(p[0] - 5, p[2] - 5)).toBeGreaterThan(box.size.w / 2 + box.size.h / 2);
  });
});

describe('between two bodies', () => {
  const from = standing(box.size, pose([0, 0, 0]));
  const to = standing(box.size, pose([2, 0, 40]));

  test('the ends are the ends, and the middle is halfway in place and turn', () => {
    expect(between(from, to, 0).p).toEqual(from.p);
    expect(between(from, to, 1).p).toEqual(to.p);
    const middle = between(from, to, 0.5);
    expect(middle.p).toEqual([1, 2, 0]);
    const [x, , z] = turned(middle.q, [1, 0, 0]);
    expect((Math.atan2(z, x) * 180) / Math.PI).toBeCloseTo(20, 1);
    expect(Math.hypot(...middle.q)).toBeCloseTo(1, 9);
  });

  test('a turn written with the other sign is the same turn: never the long way round', () => {
    const other = { p: to.p, q: to.q.map((part) => -part) as unknown as Body['q'] };
    const [a, b] = [between(from, to, 0.5), between(from, other, 0.5)];
    const dot = a.q.reduce((sum, part, i) => sum + part * b.q[i]!, 0);
    expect(Math.abs(dot)).toBeCloseTo(1, 9);
  });
});

const fall = await loadPhysics();
const fork = {
  chains: [
    { id: 'a', from: [-20, 0, 0] as const, seq: Array<string>(10).fill('F').join(' ') },
    { id: 'b', from: [0, 1.2, 20] as const, turn: 6, seq: Array<string>(14).fill('F').join(' ') },
    { id: 'c', from: [0, -1.2, -20] as const, turn: -6, seq: Array<string>(14).fill('F').join(' ') }
  ]
};
const { state } = pushed(fork, 'a0');
const { film, move } = fall(box, state);

describe('a film', () => {
  test('whole frames are as they were shot, and its end is the result', () => {
    film.ids.forEach((id, n) => {
      expect(filmed(film, n, 12)).toEqual(unlogged(frameOf(film.frames[12]!, n)));
      const row = move.moved.find(([moved]) => moved === id)!;
      const [x, y, z] = filmed(film, n, film.frames.length + 5).p;
      expect([x * 100, y * 100, z * 100].map(Math.round)).toEqual([row[1], row[2], row[3]]);
    });
  });

  test('between frames a piece is between its places', () => {
    const n = film.ids.indexOf(film.down[3]!.id);
    const frame = film.down[3]!.frame;
    const [a, b, c] = [0, 0.25, 1].map((part) => filmed(film, n, frame + part).p[0]);
    expect(b).toBeCloseTo(a! + 0.25 * (c! - a!), 6);
    expect(c).not.toBe(a);
  });

  test('before it begins is its beginning', () => expect(filmed(film, 0, -4)).toEqual(filmed(film, 0, 0)));
});

describe('the river', () => {
  test('comes over what falls forward, as it goes down', () => {
    expect(film.down.length).toBeGreaterThan(20);
    expect(watered(state, film)).toEqual(film.down);
  });

  test('AYA-ACC-05 does not come over what an accident knocks over', () =>
    expect(watered({ ...state, due: 'accident' }, film)).toEqual([]));

  test('AYA-TOPPLE-09 nor over what comes to lie backwards', () => {
    const { id } = film.down[3]!;
    const back = logged([0, 0.35, 0], [0, 0, Math.SQRT1_2, Math.SQRT1_2]);
    const end = film.frames.at(-1)!.slice();
    end.set([...back.p, ...back.q], 7 * film.ids.indexOf(id));
    const astray: Film = { ...film, frames: [...film.frames.slice(0, -1), end] };
    expect(watered(state, astray)).toEqual(film.down.filter((one) => one.id !== id));
  });
});

describe('the front', () => {
  test('goes along the line and never back', () => {
    const last = film.down.at(-1)!.frame;
    const places = Array.from({ length: last }, (_, frame) => frontOf(film, frame)!.at.x);
    places.slice(1).forEach((x, n) => expect(x).toBeGreaterThanOrEqual(places[n]! - 1));
    expect(places[0]!).toBeLessThan(-1600);
    expect(places.at(-1)!).toBeGreaterThan(900);
  });

  test('is one in the stem, and wide where the river has two arms', () => {
    const frameOfId = (x: number): number => film.down.find(({ id }) => state.dominoes[id]!.x >= x)!.frame;
    const [stem, arms] = [frontOf(film, frameOfId(-1000))!, frontOf(film, film.down.at(-1)!.frame)!];
    expect(arms.spread).toBeGreaterThan(stem.spread);
    expect(Math.abs(arms.at.z)).toBeLessThan(arms.spread / 3);
  });

  test('stays where it was when nothing goes down for a while, and is nowhere if nothing ever does', () => {
    const slow: Film = { ...film, down: [film.down[0]!, { ...film.down[1]!, frame: film.down[0]!.frame + 300 }] };
    const first = frontOf(slow, slow.down[0]!.frame)!;
    expect(frontOf(slow, slow.down[0]!.frame + 100)).toEqual(first);
    expect(frontOf({ ...film, down: [] }, 10)).toBeUndefined();
  });
});

describe('flights', () => {
  const here = standing(box.size, pose([0, 0, 0]));
  const there = standing(box.size, pose([6, 0, 0]));
  const at = (flights: Flights, now: number): number => {
    const places = new Map([['F01', there]]);
    flights.carry(places, now);
    return places.get('F01')!.p[0];
  };

  test('take a piece from where it was seen to its new place, and end there', () => {
    const flights = new Flights();
    flights.depart(new Map([['F01', here]]), new Map([['F01', there]]), new Set(), 1000);
    expect(at(flights, 1000)).toBe(0);
    expect(at(flights, 1100)).toBeGreaterThan(2);
    expect(at(flights, 1100)).toBeLessThan(6);
    expect(flights.any).toBe(true);
    expect(at(flights, 1300)).toBe(6);
    expect(flights.any).toBe(false);
  });

  test('go on undisturbed when the same is shown again', () => {
    const flights = new Flights();
    flights.depart(new Map([['F01', here]]), new Map([['F01', there]]), new Set(), 1000);
    const half = at(flights, 1100);
    const seen = new Map([['F01', standing(box.size, pose([half, 0, 0]))]]);
    flights.depart(seen, new Map([['F01', there]]), new Set(), 1100);
    expect(at(flights, 1100)).toBe(half);
  });

  test('do not lift what is in the hand, what is new, or a whole other position', () => {
    const flights = new Flights();
    flights.depart(new Map([['F01', here]]), new Map([['F01', there]]), new Set(['F01']), 0);
    expect(flights.any).toBe(false);
    flights.depart(new Map(), new Map([['F01', there]]), new Set(), 0);
    expect(flights.any).toBe(false);
    const many = (body: Body): Map<string, Body> =>
      new Map(box.ids.forest.concat(box.ids.desert).map((id) => [id, body]));
    flights.depart(many(here), many(there), new Set(), 0);
    expect(flights.any).toBe(false);
  });
});

describe('the ground a domino covers', () => {
  test('upright it is its foot, the way it heads', () => {
    const cover = coverOf(box.size, standing(box.size, pose([1, 2, 30])));
    expect([cover.x, cover.z]).toEqual([1, 2]);
    expect(cover.long).toBeCloseTo(0.7, 2);
    expect(cover.wide).toBeCloseTo(2, 2);
    expect(Math.abs(Math.tan(cover.angle))).toBeCloseTo(Math.tan(Math.PI / 6), 2);
  });

  test('lying it is as long as it is high', () => {
    const cover = coverOf(box.size, laidDomino(box.size, pose([0, 0, 0])));
    expect(cover.long).toBeCloseTo(4, 3);
    expect(cover.wide).toBeCloseTo(2, 3);
    expect(Math.abs(Math.cos(cover.angle))).toBeCloseTo(0, 3);
  });
});
