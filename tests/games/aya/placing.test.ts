/** Where a domino may stand, and what cameras bring. */
import { describe, expect, it, test } from 'vitest';
import { company, spoiled, tooNear } from '#games/aya/aid/advice.ts';
import { jointsOf } from '#games/aya/aid/joints.ts';
import { isFirebreak, joint, opposed } from '#games/aya/aid/joint.ts';
import { freeEnds, onFrom, snap } from '#games/aya/aid/snap.ts';
import { game } from '#games/aya/rules/index.ts';
import type { Move } from '#games/aya/rules/moves.ts';
import { attitude, leaning, logged } from '#games/aya/rules/pose.ts';
import type { State } from '#games/aya/rules/state.ts';
import { notesOf } from '#games/aya/view/notes.ts';
import {
  after,
  animal,
  askTile,
  begun,
  box,
  draws,
  later,
  plain,
  pose,
  stand,
  tile,
  toReserve,
  turnGlass,
  why
} from '../../support/aya/table.ts';

const free = { ms: 0, away: 0 };
const basic = (): State => begun(['forest', 'desert']);
const shown = (shape = 'T-F1'): State =>
  after(begun(['forestCamera', 'desert']), askTile, { type: 'tile', tile: shape });

describe('standing a domino', () => {
  test('AYA-PLACE-01 AYA-R-01 AYA-R-02 seats take turns, and the turn passes with the step', () => {
    let state = begun(['forest', 'desert', 'pole']);
    const turns = [];
    for (let n = 0; n < 4; n++) {
      turns.push(game.turn(state));
      state = after(
        state,
        toReserve,
        { type: 'draw', from: 'stock', ...free },
        game.chances(after(state, toReserve, { type: 'draw', from: 'stock', ...free }))[0]!.move
      );
    }
    expect(turns).toEqual([0, 1, 2, 0]);
  });

  test('AYA-PLACE-02 AYA-PLACE-03 anywhere, on a tile, or on the reserve', () => {
    const state = basic();
    for (const at of [
      [30, -20, 217],
      [-45, 0],
      [-49.1, 0, 90]
    ] as const)
      expect(why(state, plain(at))).toBeUndefined();
    expect(why(state, toReserve)).toBeUndefined();
    expect(after(state, plain([30, -20, 217])).dominoes.F01).toEqual({
      x: 3000,
      z: -2000,
      a: 2170,
      is: 'upright',
      seat: 0,
      end: null
    });
  });

  test('AYA-PLACE-04 AYA-FLOW-01 a wrong heading is not refused', () => {
    const state = basic();
    stand(state, 'pole', [0, 0, 0]);
    expect(why(state, plain([2, 0, 180]))).toBeUndefined();
  });

  test('AYA-PLACE-06 a foreign domino on a tile is legal, and there is a warning; on Start there is none', () => {
    const state = basic();
    state.tiles['T-D1'] = pose([10, 0]);
    expect(why(state, plain([10, 0]))).toBeUndefined();
    expect(spoiled(box, state, 'F01', pose([10, 0]))).toBe('T-D1');
    expect(spoiled(box, state, 'D05', pose([10, 0]))).toBeUndefined();
    expect(spoiled(box, state, 'G01', pose([10, 0]))).toBeUndefined();
    expect(spoiled(box, state, 'F01', pose([-45, 0]))).toBeUndefined();
  });

  it.each([
    ['guided', 'AYA-PLACE-07'],
    ['steady', 'AYA-PLACE-07'],
    ['natural', undefined],
    ['bare', undefined]
  ])('AYA-PLACE-07 with a %s hand, ground that is taken is refused by %s', (hand, rule) => {
    const state = begun(['forest', 'desert'], { hand });
    stand(state, 'pole', [0, 0, 0]);
    expect(why(state, plain([0.69, 0]))).toBe(rule);
    expect(why(state, plain([0.7, 0]))).toBeUndefined();
    expect(why(state, plain([0, 1.99]))).toBe(rule);
  });

  test('T20 AYA-PLACE-07 places of lying and laid dominoes and the ground under a lying one are closed to every hand', () => {
    const state = begun(['forest', 'desert'], { hand: 'bare' });
    const id = stand(state, 'pole', [0, 0, 0]);
    const { p, q } = leaning(box.size, state.dominoes[id]!, 900);
    for (const is of ['lying', 'laid'] as const) {
      state.dominoes[id] = { ...state.dominoes[id]!, is, end: is === 'lying' ? logged(p, q) : null };
      expect(why(state, plain([0.2, 0]))).toBe('AYA-PLACE-07');
      expect(why(state, plain([3, 0]))).toBe(is === 'lying' ? 'AYA-PLACE-07' : undefined);
    }
  });

  test('AYA-PLACE-08 what to expect of a joint: safe, risky, dry or too far', () => {
    const to = (x: number, a = 0, z = 0) => joint(pose([0, 0]), pose([x, z, a]));
    expect([to(1.4), to(2), to(2.8), to(2.9), to(4.1), to(4.2), to(4.4)]).toEqual([
      'safe',
      'safe',
      'safe',
      'risky',
      'risky',
      'dry',
      'far'
    ]);
    expect([to(2, 25), to(2, 40), to(2, 60), to(2.4, 75), to(2.6, 75), to(2, 90), to(1.2, 40)]).toEqual([
      'safe',
      'risky',
      'risky',
      'risky',
      'far',
      'far',
      'far'
    ]);
    expect([to(-2), to(1, 0, 2)]).toEqual(['far', 'far']);
    expect([isFirebreak(box, pose([0, 0]), pose([4.9, 0])), isFirebreak(box, pose([0, 0]), pose([5, 0]))]).toEqual([
      false,
      true
    ]);
  });
});

describe('the flow', () => {
  test('AYA-COMP-05 AYA-FLOW-02 the watered face looks back, so that it ends on top when the domino falls forwards', () => {
    for (const a of [0, 77, 214]) {
      const { p, q } = leaning(box.size, pose([3, 4, a]), 900);
      expect(attitude(logged(p, q)).water).toBeCloseTo(1, 3);
      const back = leaning(box.size, pose([3, 4, a]), -900);
      expect(attitude(logged(back.p, back.q)).water).toBeCloseTo(-1, 3);
    }
  });

  test('AYA-FLOW-03 neighbours on one line that point against each other are marked', () => {
    const state = basic();
    const a = stand(state, 'pole', [0, 0, 0]);
    const b = stand(state, 'pole', [2, 0, 101]);
    stand(state, 'pole', [-2, 0, 90]);
    stand(state, 'pole', [0, 6, 180]);
    expect(opposed(state)).toEqual([[a, b]]);
    expect(jointsOf(box, state)).toContainEqual({ from: a, to: b, verdict: 'opposed', gap: 130, at: [1, 0] });
  });

  test('AYA-PLACE-08 the ruler measures each joint once: to the next in line, to both arms of a fork, over a firebreak', () => {
    const state = basic();
    const [a, b, c] = [0, 2, 5.2].map((x) => stand(state, 'pole', [x, 0]));
    const [left, right] = [-1.2, 1.2].map((z) => stand(state, 'field', [7, z, z > 0 ? 20 : 340]));
    const far = stand(state, 'desert', [20, 8]);
    const beyond = stand(state, 'desert', [25.2, 8]);
    const told = jointsOf(box, state).map(({ from, to, verdict, gap }) => [from, to, verdict, gap]);
    expect(told).toHaveLength(5);
    expect(told).toEqual(
      expect.arrayContaining([
        [a, b, 'safe', 130],
        [b, c, 'risky', 250],
        [c, left, 'safe', 146],
        [c, right, 'safe', 146],
        [far, beyond, 'firebreak', 450]
      ])
    );
    // Without the ruler what may stop a fall is marked all the same: the coach speaks of it.
    expect(notesOf(box, state, false).map(({ text }) => text)).toEqual(['4.5 cm', '2.5']);
    // Something nearer pours into it: then nothing is open there.
    stand(state, 'desert', [23, 8]);
    expect(jointsOf(box, state).some(({ verdict }) => verdict === 'firebreak')).toBe(false);
  });
});

describe('cameras', () => {
  test('AYA-CAM-01 a camera brings a tile or an animal of its type, or nothing', () => {
    const state = begun(['forestCamera', 'desert']);
    const partner = stand(state, 'pole', [0, 0]);
    expect(why(state, askTile)).toBeUndefined();
    expect(why(state, animal([2, 0], partner))).toBeUndefined();
    expect(why(state, plain([2, 0]))).toBeUndefined();
    const placed = after(state, animal([2, 0], partner));
    expect(placed.tokens).toEqual({ 'AN-F1': { on: ['F23', partner], at: 'on', end: null } });
    expect(placed.animalsLeft.forest).toBe(4);
    const bare = basic();
    stand(bare, 'pole', [0, 0]);
    expect(why(bare, askTile)).toBe('AYA-CAM-01');
    expect(why(bare, animal([2, 0], 'P01'))).toBe('AYA-CAM-01');
    expect(why(bare, tile([0, 10], [6, 10]))).toBe('AYA-CAM-01');
  });

  test('T07 AYA-CAM-02 what its stacks no longer hold cannot be chosen', () => {
    const state = begun(['forestCamera', 'desert']);
    const partner = stand(state, 'pole', [0, 0]);
    state.tilesLeft.forest = [];
    state.animalsLeft.forest = 0;
    expect(why(state, askTile)).toBe('AYA-CAM-02');
    expect(why(state, tile([0, 10], [6, 10]))).toBe('AYA-CAM-02');
    expect(why(state, animal([2, 0], partner))).toBe('AYA-CAM-02');
    expect(why(state, plain([2, 0]))).toBeUndefined();
  });

  test('T29 AYA-CAM-03 a tile once seen stays on its stack for the next camera of the type', () => {
    const state = shown('T-F2');
    expect(why(begun(['forestCamera', 'desert']), tile([0, 0], [6, 0]))).toBe('AYA-CAM-03');
    expect(why(state, askTile)).toBe('AYA-CAM-03');
    const used = after(state, plain([0, 20]), later, plain([0, 30]), later);
    const next = after(used, { type: 'draw', from: 'stock', ...free }, draws('forestCamera'));
    expect(next.tileTop.forest).toBe('T-F2');
    const laid = after(next, tile([0, 0], [6, 0]));
    expect([laid.tiles['T-F2'], laid.tileTop.forest, laid.tilesLeft.forest]).toEqual([
      pose([6, 0]),
      null,
      ['T-F1', 'T-F3']
    ]);
  });

  test('AYA-SETUP-04 AYA-TILE-02 the tile is drawn from those of its type, and its photo comes with it', () => {
    const state = after(begun(['forestCamera', 'desert']), askTile);
    expect(game.chances(state).map(({ move, weight }) => [(move as { tile: string }).tile, weight])).toEqual([
      ['T-F1', 1],
      ['T-F2', 1],
      ['T-F3', 1]
    ]);
    expect(why(state, { type: 'tile', tile: 'T-D1' })).toBe('AYA-SETUP-04');
    for (const { type, photo } of box.edition.landscapePhotoTokens.map(({ type, tile: id }) => ({ type, photo: id })))
      expect(box.tiles.get(photo)!.type).toBe(type);
  });

  test('T16 AYA-GARDEN-05 AYA-COMP-07 a garden has no camera', () => {
    const state = begun(['garden', 'desert']);
    stand(state, 'pole', [0, 0]);
    expect(why(state, askTile)).toBe('AYA-GARDEN-05');
    expect(why(state, animal([2, 0], 'P01'))).toBe('AYA-GARDEN-05');
  });

  test('AYA-GARDEN-01 a garden is placed like any other; nothing is declared', () => {
    const state = begun(['garden', 'desert']);
    expect(why(state, plain([2, 0]))).toBeUndefined();
    expect(game.parse({ ...plain([2, 0]), fork: true })).toBeUndefined();
  });
});

describe('tiles', () => {
  test('AYA-TILE-01 anywhere and turned anyhow, as long as its domino stands before a port', () => {
    for (let a = 0; a < 360; a += 15) {
      const state = shown('T-F1');
      const turn = ((180 + a) * Math.PI) / 180;
      expect(why(state, tile([6 * Math.cos(turn), 6 * Math.sin(turn), a], [0, 0, a]))).toBeUndefined();
    }
  });

  test('T12 AYA-TILE-03 a tile that is down stays', () => {
    const state = after(shown('T-F1'), tile([-6, 0], [0, 0]), later);
    expect(why(state, { type: 'start', x: 0, z: 2000, a: 0 })).toBe('AYA-TILE-03');
    expect(why(state, { type: 'turn', domino: 'T-F1', x: 0, z: 0, a: 10, ...free })).toBe('AYA-PLACE-05');
  });

  test('T21 AYA-TILE-04 the camera domino stands outside, where its fall wets a port', () => {
    const state = shown('T-F1');
    expect(why(state, tile([-6, 0], [0, 0]))).toBeUndefined();
    expect(why(state, tile([-5.4, 0], [0, 0]))).toBeUndefined();
    expect(why(state, tile([-8.4, 0], [0, 0]))).toBeUndefined();
    for (const at of [
      [-10, 0],
      [-4, 0],
      [-5.3, 0],
      [-8.7, 0],
      [-6, 2],
      [6, 0, 180]
    ] as const)
      expect(why(state, tile(at, [0, 0]))).toBe('AYA-TILE-04');
    expect(why(state, tile([-6, 0, 180], [0, 0]))).toBe('AYA-TILE-04');
  });

  test('AYA-TILE-05 any port is an entrance', () => {
    const at: Readonly<Record<string, readonly [number, number, number]>> = { west: [-6, 0, 0], south: [0, 6, 270] };
    for (const foot of Object.values(at)) expect(why(shown('T-F1'), tile(foot, [0, 0]))).toBeUndefined();
  });

  test('AYA-TILE-06 AYA-TILE-07 a tile needs free ground, and no more than that', () => {
    const state = shown('T-F1');
    state.tiles['T-D1'] = pose([0, 10]);
    expect(why(state, tile([-6, 0], [0, 0]))).toBeUndefined();
    expect(why(state, tile([-6, 0.01], [0, 0.01]))).toBe('AYA-TILE-07');
    expect(why(state, tile([44, -20], [50, -20]))).toBeUndefined();
    expect(why(state, tile([44.01, -20], [50.01, -20]))).toBe('AYA-TILE-07');
    const id = stand(state, 'pole', [0, -4, 90]);
    expect(why(state, tile([-6, 0], [0, 0]))).toBe('AYA-TILE-07');
    state.dominoes[id] = { ...state.dominoes[id]!, is: 'laid' };
    expect(why(state, tile([-6, 0], [0, 0]))).toBe('AYA-TILE-07');
    const { p, q } = leaning(box.size, pose([0, -8, 90]), 900);
    state.dominoes[id] = { ...pose([0, -8, 90]), is: 'lying', seat: 0, end: logged(p, q) };
    expect(why(state, tile([-6, 0], [0, 0]))).toBe('AYA-TILE-07');
  });
});

describe('animals', () => {
  const pair = (hand = 'guided'): { state: State; partner: string } => {
    const state = begun(['forestCamera', 'desert'], { hand });
    return { state, partner: stand(state, 'pole', [0, 0]) };
  };

  test('AYA-TOKEN-01 the other domino stands already', () => {
    const { state, partner } = pair();
    expect(why(state, animal([2, 0], 'M01'))).toBe('AYA-TOKEN-01');
    state.dominoes[partner] = { ...state.dominoes[partner]!, is: 'lying' };
    expect(why(state, animal([2, 0], partner))).toBe('AYA-TOKEN-01');
  });

  test('AYA-TOKEN-02 near a tile there is a warning, no refusal', () => {
    const { state, partner } = pair();
    state.tiles['T-D1'] = pose([7.5, 0]);
    expect(why(state, animal([2, 0], partner))).toBeUndefined();
    expect(tooNear(box, state, pose([0, 0]), pose([2, 0]))).toBe('T-D1');
    expect(tooNear(box, state, pose([0, 0]), pose([-2, 0]))).toBeUndefined();
  });

  test('T17 AYA-TOKEN-03 the feet at most 2.7 apart, the headings at most 30 degrees, on any side', () => {
    const { state, partner } = pair();
    for (const at of [
      [2.7, 0],
      [-2.7, 0],
      [0, 2.7],
      [2, 0, 30],
      [2, 0, 330]
    ] as const)
      expect(why(state, animal(at, partner))).toBeUndefined();
    for (const at of [
      [2.71, 0],
      [3, 0],
      [2, 0, 30.1],
      [2, 0, 180]
    ] as const)
      expect(why(state, animal(at, partner))).toBe('AYA-TOKEN-03');
    const other = stand(state, 'pole', [-2, 0]);
    state.tokens['AN-F1'] = { on: [other, partner], at: 'laid', end: null };
    expect(why(state, animal([2, 0], partner))).toBe('AYA-TOKEN-03');
  });

  test('AYA-TOKEN-04 AYA-TOKEN-06 AYA-R-06 a buffer is laid beside a place that is free, kept free, and a hole', () => {
    const { state, partner } = pair('bare');
    const laid = after(state, animal([2.5, 0], partner, 'buffer'));
    expect([laid.dominoes.F23!.is, laid.tokens['AN-F1']!.at]).toEqual(['laid', 'laid']);
    expect(why(state, animal([0.5, 0], partner, 'buffer'))).toBe('AYA-TOKEN-06');
    expect(why(state, { ...animal([2.5, 0], partner, 'buffer'), lean: 50 })).toBe('AYA-TOKEN-06');
    expect(why(after(laid, later), plain([2.5, 0]))).toBe('AYA-PLACE-07');
    expect(laid.due).toBe('ahead');
  });

  test('AYA-TOKEN-05 AYA-TOKEN-06 T30 it is raised, animal and all, while building, if the other domino stands', () => {
    const { state, partner } = pair();
    const laid = after(state, animal([2.5, 0], partner, 'buffer'));
    const raise: Move = { type: 'raiseBuffer', token: 'AN-F1', by: 1, ...free };
    const up = after(laid, raise);
    expect([up.dominoes.F23!.is, up.tokens['AN-F1']!.at]).toEqual(['upright', 'on']);
    expect(why(up, raise)).toBe('AYA-TOKEN-06');
    const fallen = game.clone(laid);
    fallen.dominoes[partner] = { ...fallen.dominoes[partner]!, is: 'lying' };
    expect(why(fallen, raise)).toBe('AYA-TOKEN-06');
    expect(why(laid, { ...raise, by: 2 })).toBe('AYA-ACC-02');
  });

  test('T11 AYA-TOKEN-05 after the sand has ended it is too late', () => {
    const { state, partner } = pair();
    const end: Move = { type: 'sandOut', ms: 600_000, away: 0 };
    const late = after(state, animal([2.5, 0], partner, 'buffer'), end, turnGlass, end);
    expect(why(late, { type: 'raiseBuffer', token: 'AN-F1', by: 0, ...free })).toBe('AYA-TOKEN-05');
    expect(late.tokens['AN-F1']!.at).toBe('laid');
  });

  test('AYA-R-08 there is a warning before a second animal is laid on a stretch', () => {
    const state = basic();
    const ids = [0, 2, 4, 6, 8, 20, 22].map((x) => stand(state, 'forest', [x, 0]));
    state.tokens['AN-F1'] = { on: [ids[0]!, ids[1]!], at: 'on', end: null };
    expect(company(box, state, ids[4]!)).toBe('AN-F1');
    expect(company(box, state, ids[5]!)).toBeUndefined();
  });

  test('AYA-R-08 AYA-ANIM-05 there is a warning although the other domino stands on a tile', () => {
    const state = basic();
    state.tiles['T-D1'] = pose([0, 0]);
    const ids = [-4, -2, 0, 2, 4, 8, 10, 12].map((x) => stand(state, 'forest', [x, 0]));
    state.tokens['AN-F1'] = { on: [ids[7]!, ids[6]!], at: 'on', end: null };
    expect(company(box, state, ids[4]!, pose([6, 0]))).toBe('AN-F1');
    expect(company(box, state, ids[4]!)).toBe('AN-F1');
    // On the other side of the tile the river is another stretch.
    expect(company(box, state, ids[0]!, pose([-6, 0]))).toBeUndefined();
  });
});

describe('what is offered to a held domino', () => {
  test('it goes on from a free end on an arc, at the finger’s distance, within what falls well', () => {
    const end = pose([0, 0, 0]);
    expect(onFrom(end, [2, 0])).toEqual(pose([2, 0, 0]));
    expect(onFrom(end, [9, 0])).toEqual(pose([2.4, 0, 0]));
    expect(onFrom(end, [1, 0])).toEqual(pose([1.5, 0, 0]));
    const bent = onFrom(end, [2, 2]);
    expect(bent.a).toBe(250);
    for (const finger of [
      [2, 0.3],
      [2.2, -0.4],
      [1, 3]
    ] as const)
      expect(joint(end, onFrom(end, finger))).toBe('safe');
  });

  test('free ends are dominoes without a successor and ports without a river', () => {
    const state = basic();
    stand(state, 'pole', [0, 0]);
    const last = stand(state, 'pole', [2, 0]);
    expect(freeEnds(box, state).filter(({ of }) => of === 'domino')).toEqual([
      { of: 'domino', id: last, pose: pose([2, 0]) }
    ]);
    expect(freeEnds(box, state).filter(({ of }) => of === 'port').length).toBe(2);
    expect(snap(box, state, [4.1, 0.1])).toMatchObject({ verdict: 'safe', end: { id: last } });
    expect(snap(box, state, [20, 20])).toBeUndefined();
    // In a hole: the middle, turned half as far as the river turns across it.
    const far = stand(state, 'pole', [25, 20.2, 10]);
    const near = stand(state, 'pole', [20, 20]);
    expect(jointsOf(box, state)).toContainEqual(expect.objectContaining({ from: near, to: far, verdict: 'firebreak' }));
    expect(snap(box, state, [22.3, 20.5])).toEqual({ pose: pose([22.5, 20.1, 5]), end: null, verdict: 'safe' });
    expect(snap(box, state, [-49, 0.2])).toEqual({ pose: pose([-49.1, 0]), end: null, verdict: 'safe' });
    expect(why(state, plain([4.1, 0.1]))).toBeUndefined();
  });
});
