/** Pushing, falling and counting, with results made up: the rules alone. */
import { describe, expect, it, test } from 'vitest';
import { total } from '#engine/game.ts';
import { countLayout, count } from '#games/aya/rules/count/count.ts';
import { game } from '#games/aya/rules/index.ts';
import type { Move } from '#games/aya/rules/moves.ts';
import { logged } from '#games/aya/rules/pose.ts';
import type { Kind, State } from '#games/aya/rules/state.ts';
import { layoutOf, type Sketch } from '../../support/aya/layout.ts';
import { after, begun, box, plain, pose, result, stand, standing, turnGlass, why } from '../../support/aya/table.ts';

const push = (domino: string): Move => ({ type: 'push', domino });
const enough: Move = { type: 'enough' };
const points = (state: State): number => total(game.score(state)[0]!);

/** Dominoes two centimetres apart; those on Start, if any, come first. */
function line(
  kinds: readonly Kind[],
  options: Readonly<Record<string, unknown>> = {},
  from = 0
): { state: State; ids: string[] } {
  const state = begun(['desert', 'desert'], options);
  const ids = kinds.map((kind, i) => stand(state, kind, [from + 2 * i, 0]));
  return { state: standing(state), ids };
}
/** Pushes a domino, and it falls alone. */
const topple = (state: State, id: string, lean = 71): State => {
  const pushed = after(state, push(id));
  return after(pushed, result(pushed, { [id]: lean }));
};

describe('pushing', () => {
  test('AYA-TOPPLE-01 the opening push is for the standing domino on Start nearest to the spring', () => {
    const state = begun(['desert', 'desert']);
    const [far, near, off] = [
      [-47.2, 0],
      [-49.1, 0],
      [-51, 0]
    ].map(([x, z]) => stand(state, 'forest', [x!, z!])) as [string, string, string];
    const ready = standing(state);
    expect(game.moves(ready)).toEqual([push(near), enough]);
    for (const id of [far, off]) expect(why(ready, push(id))).toBe('AYA-TOPPLE-01');
    expect(after(ready, push(near)).pushes).toEqual([{ by: 0, domino: near }]);
    ready.dominoes[near] = { ...ready.dominoes[near]!, is: 'lying' };
    expect(why(ready, push(far))).toBeUndefined();
  });

  test('AYA-TOPPLE-01 of two as near to the spring the lower id is pushed', () => {
    const state = begun(['desert', 'desert']);
    const ids = [
      [-49.1, 1.5],
      [-49.1, -1.5]
    ].map(([x, z]) => stand(state, 'forest', [x!, z!]));
    expect(game.moves(standing(state))[0]).toEqual(push(ids[0]!));
  });

  test('AYA-R-11 with nothing on Start any standing domino is pushed, and still for nothing', () => {
    const { state, ids } = line(['forest', 'forest', 'forest']);
    expect(ids.map((id) => why(state, push(id)))).toEqual([undefined, undefined, undefined]);
    expect(topple(state, ids[1]!).retriggers).toBe(10);
  });

  test('T32 AYA-TOPPLE-03 the following seat pushes what still stands, jammed ones too, in their own heading', () => {
    const { state, ids } = line(['forest', 'forest', 'forest']);
    const pushed = after(state, push(ids[0]!));
    const jammed = after(pushed, result(pushed, { [ids[0]!]: 71, [ids[1]!]: 12 }));
    expect([jammed.due, game.turn(jammed)]).toEqual(['push', 1]);
    expect(jammed.dominoes[ids[1]!]!.is).toBe('upright');
    expect(why(jammed, push(ids[1]!))).toBeUndefined();
    expect(why(jammed, push(ids[0]!))).toBe('AYA-TOPPLE-03');
    expect(after(jammed, push(ids[1]!)).cause).toMatchObject({ type: 'push', dir: 0 });
  });

  it.each([
    [20, 'upright'],
    [20.5, 'fallen'],
    [-20.5, 'lying'],
    [-71, 'lying']
  ])('AYA-TOPPLE-03 AYA-TOPPLE-09 a domino leaning %d degrees is %s', (lean, is) => {
    const { state, ids } = line(['forest', 'forest']);
    expect(topple(state, ids[0]!, lean).dominoes[ids[0]!]!.is).toBe(is);
  });

  test('AYA-TOPPLE-09 on its edge it shows no water either', () => {
    const { state, ids } = line(['forest', 'forest']);
    const pushed = after(state, push(ids[0]!));
    const made = result(pushed, { [ids[0]!]: 71 });
    const edge = logged([0, 1, 0], [Math.SQRT1_2, 0, 0, Math.SQRT1_2]);
    const move = game.sample!(pushed, () => 0) as typeof made;
    expect(why(pushed, move)).toBeUndefined();
    game.play(pushed, { ...made, moved: [[ids[0]!, ...edge.p, ...edge.q]] });
    expect(pushed.dominoes[ids[0]!]!.is).toBe('lying');
  });

  test('T33 AYA-TOPPLE-03 with nothing left standing the count begins', () => {
    const { state, ids } = line(['forest']);
    const over = topple(state, ids[0]!);
    expect([over.phase, game.turn(over)]).toEqual(['over', 'over']);
    expect(why(over, push(ids[0]!))).toBe('AYA-TOPPLE-03');
    const end: Move = { type: 'sandOut', ms: 600_000, away: 0 };
    expect(after(begun(['forest', 'desert']), end, turnGlass, end).phase).toBe('over');
  });

  test('AYA-TOPPLE-05 AYA-R-03 the first repeat is free, each later one costs a token', () => {
    const kinds = Array.from({ length: 5 }, (): Kind => 'forest');
    const used = (options: Readonly<Record<string, unknown>>): number[] => {
      const { state, ids } = line(kinds, options);
      let now = state;
      return ids.slice(0, 4).map((id) => (now = topple(now, id)).retriggers);
    };
    expect(used({})).toEqual([10, 10, 9, 8]);
    expect(used({ firstRetriggerFree: false })).toEqual([10, 9, 8, 7]);
  });

  test('T15 AYA-TOPPLE-06 AYA-R-03 without tokens there is no further push: eleven repeats, ten with the option off', () => {
    const kinds = Array.from({ length: 14 }, (): Kind => 'forest');
    for (const [firstRetriggerFree, repeats] of [
      [true, 11],
      [false, 10]
    ] as const) {
      const { state, ids } = line(kinds, { firstRetriggerFree });
      let now = state;
      for (const id of ids.slice(0, repeats + 1)) now = topple(now, id);
      expect([now.retriggers, now.phase, now.pushes.length]).toEqual([0, 'over', repeats + 1]);
      expect(why(now, push(ids[13]!))).toBe('AYA-TOPPLE-06');
    }
  });

  test('AYA-TOPPLE-07 the seat whose push is next may say enough', () => {
    const { state, ids } = line(['forest', 'forest']);
    expect(after(topple(state, ids[0]!), enough)).toMatchObject({ phase: 'over', pushes: [{ domino: ids[0] }] });
  });

  test('AYA-TOPPLE-08 between pushes nothing is touched', () => {
    const { state, ids } = line(['forest', 'forest']);
    for (const move of [plain([20, 0]), { type: 'turn', domino: ids[0]!, x: 0, z: 0, a: 10, ms: 0, away: 0 } as Move])
      expect(why(state, move)).toBe('AYA-TOPPLE-08');
  });

  test('AYA-ACC-05 what lies cannot be pushed and never becomes river', () => {
    const { state, ids } = line(['forest', 'forest', 'forest']);
    state.dominoes[ids[1]!] = { ...state.dominoes[ids[1]!]!, is: 'lying' };
    expect(why(state, push(ids[1]!))).toBe('AYA-ACC-05');
    const pushed = after(state, push(ids[0]!));
    const fell = after(pushed, result(pushed, { [ids[0]!]: 71, [ids[1]!]: 71 }));
    expect(ids.map((id) => fell.dominoes[id]!.is)).toEqual(['fallen', 'lying', 'upright']);
  });
});

describe('from the table to the count', () => {
  /** A straight desert tile at the origin, its river, and an animal behind it. */
  function river(): { state: State; ids: string[] } {
    const { state, ids } = line(
      Array.from({ length: 13 }, (): Kind => 'desert'),
      {},
      -12
    );
    state.tiles['T-D1'] = pose([0, 0]);
    state.tokens['AN-D1'] = { on: [ids[10]!, ids[11]!], at: 'on', end: null };
    return { state, ids };
  }
  const fallAll = ({ state, ids }: { state: State; ids: string[] }): State => {
    const pushed = after(state, push(ids[0]!));
    return after(pushed, result(pushed, Object.fromEntries(ids.map((id, i) => [id, i === 12 ? 90 : 71]))));
  };

  test('AYA-COUNT-02 AYA-ANIM-07 AYA-LAND-06 animals, landscapes, panoramas and tokens are counted from the position', () => {
    const over = fallAll(river());
    expect(over.phase).toBe('over');
    expect(game.score(over)[0]!.map(({ rule, points: n, item }) => [rule, n, item])).toEqual([
      ['AYA-SCORE-01', 1, 'animals'],
      ['AYA-SCORE-02', 1, 'landscapes'],
      ['AYA-SCORE-03', 0, 'triptychs'],
      ['AYA-SCORE-04', 10, 'retriggers']
    ]);
    expect(count(box, over).verdicts.map(({ id, fails }) => [id, fails])).toEqual([
      ['AN-D1', null],
      ['T-D1', null]
    ]);
  });

  test('AYA-LAND-01 a tile that is not on the table is not counted', () => {
    const scene = river();
    scene.state.tiles = { [box.startTile]: pose([-45, 0]) };
    expect(count(box, fallAll(scene)).verdicts).toEqual([
      { item: 'animal', id: 'AN-D1', type: 'desert', fails: 'AYA-ANIM-03' }
    ]);
  });

  test('AYA-ANIM-06 a token on its back counts as well', () => {
    const over = fallAll(river());
    over.tokens['AN-D1'] = { ...over.tokens['AN-D1']!, end: { p: [900, 180, 0], q: [32767, 0, 0, 0] } };
    expect(points(over)).toBe(12);
  });

  test('AYA-ANIM-02 AYA-R-07 touching is measured where things were logged: 0.1 is near enough', () => {
    const over = fallAll(river());
    const aside = (z: number): number => {
      over.tokens['AN-D1'] = { ...over.tokens['AN-D1']!, end: { p: [900, 10, z], q: [0, 0, 0, 32767] } };
      return points(over);
    };
    expect([aside(260), aside(261)]).toEqual([12, 11]);
  });

  test('AYA-ANIM-08 AYA-TOKEN-05 a buffer never raised, or an animal thrown off, is no photo', () => {
    for (const at of ['laid', 'off'] as const) {
      const scene = river();
      scene.state.tokens['AN-D1'] = { ...scene.state.tokens['AN-D1']!, at };
      const verdicts = count(box, fallAll(scene)).verdicts;
      expect(verdicts.find(({ id }) => id === 'AN-D1')!.fails).toBe('AYA-ANIM-08');
    }
  });

  test('AYA-COUNT-01 the count begins at Start and follows the river', () => {
    const sketch: Sketch = {
      tiles: [
        { id: 'A', type: 'forest', shape: 'straight', x: 20, z: 0, rot: 0 },
        { id: 'B', type: 'forest', shape: 'straight', x: 0, z: 0, rot: 0 },
        { id: 'S', type: 'start', shape: 'start', x: -20, z: 0, rot: 0 },
        { id: '0', type: 'forest', shape: 'straight', x: 0, z: 30, rot: 0 }
      ],
      chains: [{ id: 'a', from: [-22, 0, 0], seq: Array.from({ length: 26 }, () => 'F').join(' ') }],
      tokens: [{ id: 'Z', type: 'forest', on: ['a5', 'a6'] }]
    };
    expect(countLayout(box.size, layoutOf(sketch)).verdicts.map(({ id }) => id)).toEqual(['Z', 'B', 'A', '0']);
  });

  test('AYA-GARDEN-04 a river that parts without a garden waters both arms, and they stay one stretch', () => {
    const forked = (letter: string): Sketch => ({
      tiles: [{ id: 'T', type: 'forest', shape: 'straight', x: -16, z: 0, rot: 0 }],
      chains: [
        { id: 'a', from: [-22, 0, 0], seq: `F F F F F F F F F F ${letter}`, lastTilt: 71 },
        { id: 'b', from: [-0.2, 1.2, 18], seq: 'F F F F F F' },
        { id: 'c', from: [-0.2, -1.2, -18], seq: 'F F F F F F' }
      ],
      tokens: [
        { id: 'k1', type: 'forest', on: ['b2', 'b3'] },
        { id: 'k2', type: 'forest', on: ['c2', 'c3'] }
      ]
    });
    const fails = (letter: string) =>
      countLayout(box.size, layoutOf(forked(letter))).verdicts.map(({ fails: why }) => why);
    expect(fails('F')).toEqual([null, 'AYA-ANIM-05', 'AYA-ANIM-05']);
    expect(fails('G')).toEqual([null, null, null]);
  });

  test('AYA-LAND-04 what leans over the rim does not belong to a tile, what lies flat over it does', () => {
    // Its foot is outside, and so is the middle of its body; its end is 0.6 cm inside the rim.
    const beside = (tilt: number): string | null => {
      const tip = 4 * Math.sin((tilt * Math.PI) / 180);
      const sketch: Sketch = {
        tiles: [{ id: 'T', type: 'forest', shape: 'straight', x: 0, z: 0, rot: 0 }],
        chains: [{ id: 'a', from: [-12, 0, 0], seq: 'F F F F F F F F F F F F F' }],
        extra: [{ id: 'x', type: 'desert', x: 0, z: -(5 + tip - 0.6), a: 90, tilt }]
      };
      return countLayout(box.size, layoutOf(sketch)).verdicts[0]!.fails;
    };
    expect([beside(71), beside(84), beside(86), beside(90)]).toEqual([null, null, 'AYA-LAND-02', 'AYA-LAND-02']);
  });

  test('AYA-FLOW-03 AYA-ANIM-03 water turns by up to 100 degrees from one domino to the next, and no further', () => {
    const bent = (turn: number): string | null => {
      const sketch: Sketch = {
        tiles: [{ id: 'T', type: 'forest', shape: 'straight', x: -10, z: 0, rot: 0 }],
        chains: [
          { id: 'a', from: [-16, 0, 0], seq: 'F F F F F F F F' },
          { id: 'b', from: [0.5, 0.9, turn], seq: 'F F F F' }
        ],
        tokens: [{ id: 'k', type: 'forest', on: ['b2', 'b3'] }]
      };
      return countLayout(box.size, layoutOf(sketch)).verdicts.find(({ id }) => id === 'k')!.fails;
    };
    expect([bent(40), bent(80), bent(99), bent(101)]).toEqual([null, null, null, 'AYA-ANIM-03']);
  });

  test('AYA-ANIM-05 with its camera domino on a tile, an animal is on the stretch of the other one', () => {
    const pair = (second: boolean): (string | null)[] => {
      const sketch: Sketch = {
        tiles: [{ id: 'T', type: 'forest', shape: 'straight', x: 0, z: 0, rot: 0 }],
        chains: [{ id: 'a', from: [-6, 0, 0], seq: 'F F F F F F F F F F F F' }],
        tokens: [
          // The foot of a5 is on the tile, that of a6 is not; both animals lie clear of it.
          { id: 'k1', type: 'forest', on: ['a5', 'a6'], at: [7, 0] },
          ...(second ? [{ id: 'k2', type: 'forest' as const, on: ['a9', 'a10'] as const }] : [])
        ]
      };
      const { verdicts } = countLayout(box.size, layoutOf(sketch));
      return ['k1', 'k2'].flatMap((id) => verdicts.filter((verdict) => verdict.id === id).map(({ fails }) => fails));
    };
    expect(pair(false)).toEqual([null]);
    expect(pair(true)).toEqual(['AYA-ANIM-05', 'AYA-ANIM-05']);
  });

  test('AYA-R-10 the count needs no step and no time: it is a question to the position', () => {
    const over = fallAll(river());
    expect(game.moves(over)).toEqual([]);
    const before = JSON.stringify(over);
    expect(points(over)).toBe(points(over));
    expect(JSON.stringify(over)).toBe(before);
  });
});
