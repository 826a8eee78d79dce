/** What the physics does: the measured layouts, with tolerances, and that a fall is the same each time. */
import { beforeAll, describe, expect, it, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { joint } from '#games/aya/aid/joint.ts';
import { createClient, type Port } from '#games/aya/physics/client.ts';
import { loadPhysics, type Event, type Faller } from '#games/aya/physics/index.ts';
import type { Request } from '#games/aya/physics/worker.ts';
import { countLayout } from '#games/aya/rules/count/count.ts';
import { layoutOf as tableLayout } from '#games/aya/rules/count/scene.ts';
import { game } from '#games/aya/rules/index.ts';
import { createWorld } from '#games/aya/world.ts';
import { fate } from '#games/aya/rules/pose.ts';
import type { State } from '#games/aya/rules/state.ts';
import type { Chain, Sketch } from '../../support/aya/layout.ts';
import { randomFall } from '../../support/aya/random.ts';
import { pushed, stage } from '../../support/aya/stage.ts';
import { after, begun, box, plain, stand } from '../../support/aya/table.ts';

let fall: Faller;
beforeAll(async () => {
  fall = await loadPhysics();
});

const many = (n: number, letter = 'F'): string => Array.from({ length: n }, () => letter).join(' ');
const line = (n: number, pitch: number, more: Partial<Chain> = {}): Sketch => ({
  chains: [{ id: 'a', from: [-60, 0, 0], pitch, seq: many(n), ...more }]
});
type Fallen = {
  readonly event: Event;
  readonly down: ReadonlySet<string>;
  readonly state: State;
  readonly ids: ReadonlyMap<string, string>;
};

/** Pushes a domino of a sketch and lets it fall; which ones are down, by their names in the sketch. */
function topple(sketch: Sketch, id = 'a0'): Fallen {
  const { state, ids } = pushed(sketch, id);
  const event = fall(box, state);
  expect(game.illegal(state, event.move)).toBeUndefined();
  game.play(state, event.move);
  const down = new Set(
    [...ids].flatMap(([name, own]) => (fate(state.dominoes[own]?.end ?? null) === 'upright' ? [] : [name]))
  );
  return { event, down, state, ids };
}
const downOf = (sketch: Sketch, id?: string): number => topple(sketch, id).down.size;

describe('lines', () => {
  test('P01 forty in a line fall at 60 to 80 cm a second', () => {
    const { event, down } = topple(line(40, 2));
    expect(down.size).toBe(40);
    const frames = event.film.down.map(({ frame }) => frame);
    const speed = (60 * 60) / (frames[35]! - frames[5]!);
    expect(speed).toBeGreaterThan(60);
    expect(speed).toBeLessThan(80);
    expect(frames).toEqual([...frames].sort((a, b) => a - b));
  });

  it.each([
    ['P02 a gap of 3.8', line(30, 4.5), 30],
    ['P03 a hole of 4.7', line(21, 2.7, { seq: `${many(10)} - ${many(10)}` }), 10],
    ['P04 a gap of 0.36, pushed with a growing force', line(40, 1.06), 40],
    [
      'P05 nine joints of 20 degrees',
      line(20, 2, { turns: [...Array<number>(5).fill(0), ...Array<number>(9).fill(20)] }),
      20
    ],
    ['P06 three joints of 60 degrees', line(14, 3.6, { turns: [...Array<number>(5).fill(0), 60, 60, 60] }), 6],
    ['P07 one kink of 55 degrees', line(16, 2.4, { turns: [...Array<number>(7).fill(0), 55] }), 16],
    ['P08 one kink of 90 degrees', line(16, 2.4, { turns: [...Array<number>(7).fill(0), 90] }), 8],
    [
      'P15 AYA-TOKEN-06 a hole of one domino at pitch 2.2 stops nothing',
      line(20, 2.2, { seq: `${many(10)} - ${many(9)}` }),
      19
    ]
  ])('%s', (_title, sketch, expected) => expect(downOf(sketch)).toBe(expected));

  test('P09 AYA-GARDEN-01 a fork of the guide’s measures fells both arms', () => {
    const arm = (id: string, z: number, a: number): Chain => ({ id, from: [-60 + 10 + 1.8, z, a], seq: many(8) });
    const sketch = {
      chains: [{ id: 'a', from: [-60, 0, 0] as const, seq: `${many(5)} G` }, arm('b', 1.2, 20), arm('c', -1.2, -20)]
    };
    expect(downOf(sketch)).toBe(22);
  });

  test('P13 pushed backwards in the middle, what is upstream falls and nothing downstream', () => {
    const state = begun(['forest', 'desert'], { hand: 'bare' });
    const ids = Array.from({ length: 20 }, (_, i) => stand(state, 'pole', [2 * i, 0]));
    const bumped = after(state, { type: 'bump', domino: ids[10]!, dir: 1800, ms: 0, away: 0 });
    game.play(bumped, fall(box, bumped).move);
    expect(ids.filter((id) => bumped.dominoes[id]!.is === 'lying')).toEqual(ids.slice(0, 11));
  });

  test('AYA-TOPPLE-03 pushed again in the middle, what is upstream stays', () => {
    const { down } = topple(line(20, 2), 'a10');
    expect([...down].sort()).toEqual(Array.from({ length: 10 }, (_, i) => `a${10 + i}`));
  });

  test('P14 AYA-R-06 AYA-TOKEN-04 a buffer’s hole stops the fall; raised, everything falls', () => {
    const seq = `${many(10)} - ${many(10)}`;
    expect(downOf(line(21, 2.5, { seq }))).toBe(10);
    expect(downOf(line(21, 2.5))).toBe(21);
  });
});

/** Two lines of four that meet with this offset and turn, the first pushed. */
const meeting = (forward: number, side: number, turn: number): Sketch => ({
  chains: [
    { id: 'a', from: [-7.2, 0, 0], pitch: 2.4, seq: many(4) },
    { id: 'b', from: [forward, side, turn], pitch: 2.4, seq: many(4) }
  ]
});

test('AYA-PLACE-08 at a joint that is called safe the first comes to lie on the second, and all after it falls', () => {
  const tried: string[] = [];
  for (const forward of [1.2, 1.6, 2, 2.4, 2.7])
    for (let side = 0; side <= 2; side += 0.2)
      for (const turn of [-25, -10, 0, 10, 25]) {
        const pose = (x: number, z: number, a: number) => ({ x: Math.round(100 * x), z: Math.round(100 * z), a });
        const verdict = joint(pose(0, 0, 0), pose(forward, side, (10 * turn + 3600) % 3600));
        if (verdict !== 'safe') continue;
        const name = `${forward} forward, ${side.toFixed(1)} aside, turned by ${turn}`;
        const { down, state, ids } = topple(meeting(forward, side, turn));
        const { p } = state.dominoes[ids.get('a3')!]!.end!;
        // One that lies flat has its middle at half its thickness.
        expect([name, down.size, p[1] > 60]).toEqual([name, 8, true]);
        tried.push(name);
      }
  expect(tried.length).toBeGreaterThan(100);
});

/** A tile of a shape with dominoes in all its slots and chains leading on. */
function onTile(shape: string): Sketch {
  const { ports, guideSlots } = box.edition.shapes[shape]!;
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const out = (angle: number, far: number): [number, number] => [
    far * Math.cos(radians(angle)),
    far * Math.sin(radians(angle))
  ];
  const extra = guideSlots.map(({ x, z, heading }, i) => ({
    id: `s${i}`,
    type: 'forest' as const,
    x,
    z,
    a: heading,
    tilt: 0
  }));
  const entrance = (angle: number): boolean =>
    guideSlots.some(({ x, z, heading }) => {
      const [px, pz] = out(angle, 5);
      return Math.hypot(px - x, pz - z) < 1.5 && Math.cos(radians(heading - angle)) < 0;
    });
  const chains = ports.map(({ angle }, i): Chain => {
    const [x, z] = entrance(angle) ? out(angle, 12) : out(angle, 6);
    return { id: `p${i}`, from: [x, z, entrance(angle) ? angle + 180 : angle], seq: many(4) };
  });
  return { extra, chains };
}

describe('tiles', () => {
  it.each(['straight', 'bend90', 'bend45', 'fork', 'double', 'lake'])(
    'P11 AYA-LAND-03 the slots of the %s fall from every entrance and wet every port',
    (shape) => {
      const sketch = onTile(shape);
      let { state } = stage(sketch);
      for (let n = 0; n < 3 && state.due !== 'over'; n++) {
        const heads = game.moves(state).filter((move) => move.type === 'push' && /^F/.test(move.domino));
        const [x] = heads.flatMap((move) => {
          const { domino } = move as { domino: string };
          const { x: at, z } = state.dominoes[domino]!;
          return at * at + z * z > 1190 * 1190 ? [domino] : [];
        });
        if (x === undefined) break;
        state = game.clone(state);
        game.play(state, { type: 'push', domino: x });
        game.play(state, fall(box, state).move);
      }
      const layout = tableLayout(box, state);
      const ports = box.edition.shapes[shape]!.ports.map(({ angle }) => angle * 10);
      const tiles = [{ id: 'T', type: 'forest' as const, pose: { x: 0, z: 0, a: 0 }, ports }];
      const forest = layout.dominoes.map((domino) => ({ ...domino, type: 'forest' as const }));
      expect(countLayout(box.size, { ...layout, tiles, dominoes: forest }).verdicts[0]!.fails).toBeNull();
    }
  );

  test('P10 AYA-TILE-05 a fork used as a confluence: the arm that is not fed stays dry', () => {
    const slots = box.edition.shapes.fork!.guideSlots;
    const extra = slots.map(({ x, z, heading }, i) => ({
      id: `s${i}`,
      type: 'forest' as const,
      x,
      z,
      a: heading + 180,
      tilt: 0
    }));
    const feed: Chain = { id: 'a', from: [8.5, 8.5, 225], seq: many(3) };
    const { down } = topple({ extra, chains: [feed] });
    for (const id of ['a0', 'a2', 's4', 's2', 's1', 's0']) expect(down).toContain(id);
    for (const id of ['s6', 's7']) expect(down).not.toContain(id);
  });
});

describe('hands and tokens', () => {
  test('P12 AYA-R-05 a lean of 10 degrees falls, forwards or backwards', () => {
    for (const [lean, how] of [
      [100, 'fallen'],
      [-100, 'astray']
    ] as const) {
      const state = after(begun(['forest', 'desert'], { hand: 'natural' }), plain([5, 0], lean), {
        type: 'tremble',
        n: 0x888
      });
      game.play(state, fall(box, state).move);
      expect(state.dominoes.F01).toMatchObject({ is: 'lying' });
      expect(fate(state.dominoes.F01!.end)).toBe(how);
    }
  });

  test('P12 a lean of 9 degrees rights itself', () => {
    const state = after(begun(['forest', 'desert'], { hand: 'natural' }), plain([5, 0], 100), {
      type: 'tremble',
      n: 0x888
    });
    state.cause = { ...state.cause!, lean: 90 };
    game.play(state, fall(box, state).move);
    expect(state.dominoes.F01!.is).toBe('upright');
  });

  test('P17 AYA-ACC-01 a knock fells what it hits and what stands behind, up to a firebreak', () => {
    const state = begun(['forest', 'desert'], { hand: 'bare' });
    const ids = [0, 2, 4, 9.2, 11.2].map((x) => stand(state, 'pole', [x, 0]));
    const knocked = after(state, plain([-0.3, 0]), { type: 'tremble', n: 0x888 });
    const { move } = fall(box, knocked);
    expect(game.illegal(knocked, move)).toBeUndefined();
    game.play(knocked, move);
    expect(ids.map((id) => knocked.dominoes[id]!.is)).toEqual(['lying', 'lying', 'lying', 'upright', 'upright']);
    // The next accident beside it names none of those that lie already, and goes as far.
    const again = after(knocked, plain([8.9, 0]), { type: 'tremble', n: 0x888 });
    const second = fall(box, again).move;
    expect(game.illegal(again, second)).toBeUndefined();
    expect(second.moved.map(([id]) => id)).toEqual(ids.slice(3));
  });

  test('AYA-R-05 a sweep fells in its direction', () => {
    const state = begun(['forest', 'desert'], { hand: 'bare' });
    const id = stand(state, 'pole', [0, 0]);
    const swept = after(state, { type: 'bump', domino: id, dir: 1800, ms: 0, away: 0 });
    game.play(swept, fall(box, swept).move);
    expect(fate(swept.dominoes[id]!.end)).toBe('astray');
  });

  it.each([2, 2.5, 2.8])('P16 AYA-TOKEN-01 a token rests on two tops %d apart', (pitch) => {
    const tokens = [{ id: 'k', type: 'forest' as const, on: ['b0', 'b1'] as const }];
    const sketch: Sketch = {
      chains: [
        { id: 'b', from: [0, 0, 0], pitch, seq: 'F F' },
        { id: 'a', from: [-50, 20, 0], seq: many(6) }
      ],
      tokens
    };
    const { state } = topple(sketch);
    const end = state.tokens['AN-F1']!.end;
    expect(end === null || end.p[1] > 400).toBe(true);
  });

  test('AYA-TOPPLE-02 falling dominoes drop the token, and it lies on them', () => {
    const sketch: Sketch = { ...line(20, 2.2), tokens: [{ id: 'k', type: 'forest', on: ['a8', 'a9'] }] };
    const { state } = topple(sketch);
    const { p } = state.tokens['AN-F1']!.end!;
    expect(p[1]).toBeLessThan(300);
    expect(Math.hypot(p[0] + 4130, p[2])).toBeLessThan(350);
  });
});

/** All poses at the end of one fall, as the engine of this edition computes them on every machine. */
/** A fall of 31 by version of the rules, which tells how the physics is set: what an earlier one computed is verified by it. */
const known = {
  1: 'c5e221a53b798e93ae92fe18804f49e3f98e620baf3546a487ef9d79cdec0fc9',
  2: '28f79138a43c56df73b92ebde18434701ac6637be8af0b1681d7d76b1659e23f'
} as const;

describe('the same fall each time', () => {
  /** A winding line with a fork and an animal, of a seed. */
  function winding(seed: number): Sketch {
    const roll = seededRoll(`winding ${seed}`);
    const turns = Array.from({ length: 29 }, () => roll(41) - 20);
    const pitch = 1.6 + roll(9) / 10;
    return {
      chains: [{ id: 'a', from: [-30, -10 + roll(20), 0], pitch, turns, seq: many(30) }],
      tokens: [{ id: 'k', type: 'forest', on: ['a9', 'a10'] }]
    };
  }

  test('P18 AYA-R-15 winding lines, each twice: not one result differs', { timeout: 30_000 }, () => {
    for (let seed = 0; seed < 16; seed++) {
      const { state } = pushed(winding(seed), 'a0');
      expect(fall(box, state, 60).move).toEqual(fall(box, state, 60).move);
    }
  });

  test('P18 AYA-R-15 tables at random, each twice: not one result differs', { timeout: 60_000 }, () => {
    const roll = seededRoll('at random');
    for (let n = 0; n < 12; n++) {
      const state = randomFall(roll, 20);
      expect(fall(box, state).move).toEqual(fall(box, state).move);
    }
  });

  test('AYA-R-15 the hash of a known fall has not changed', () => {
    const { state } = pushed(winding(1), 'a0');
    for (const version of [1, 2] as const) {
      const made = fall({ ...box, version }, state).move;
      expect(made.moved.length).toBe(31);
      expect(made.hash).toBe(known[version]);
      expect(fall({ ...box, version }, state, 60).move.hash).not.toBe(known[version]);
    }
  });

  test('P19 154 dominoes, two forks deep, with thirteen tokens, are down within three seconds', () => {
    const radians = (degrees: number): number => (degrees * Math.PI) / 180;
    /** Two arms after the last domino of a chain, by the guide of the garden. */
    const arms = (id: string, [x, z, a]: Chain['from'], n: number, length: number): Chain[] => {
      const [c, s] = [Math.cos(radians(a)), Math.sin(radians(a))];
      const end = 2 * (n - 1);
      return [1, -1].map((side) => {
        const [f, l] = [end + 1.8, 1.2 * side];
        return {
          id: `${id}${side > 0 ? 'l' : 'r'}`,
          from: [x + f * c - l * s, z + f * s + l * c, a + 20 * side],
          seq: many(length)
        };
      });
    };
    const stem: Chain = { id: 'a', from: [-65, 0, 0], seq: many(10) };
    const middle = arms('m', stem.from, 10, 20);
    const outer = middle.flatMap((arm) => arms(arm.id, arm.from, 20, 26));
    const chains = [stem, ...middle, ...outer];
    const pairs = [...chains.map(({ id }) => [id, 4] as const), ...chains.slice(1).map(({ id }) => [id, 12] as const)];
    const tokens = pairs.map(([id, i], n) => ({
      id: `k${n}`,
      type: (['forest', 'mountain', 'desert'] as const)[n % 3]!,
      on: [`${id}${i}`, `${id}${i + 1}`] as const
    }));
    const { event, down } = topple({ chains, tokens });
    expect(pairs.length).toBe(13);
    expect([...down].filter((id) => !id.startsWith('k')).length).toBe(154);
    expect(event.move.steps).toBeLessThan(3 * 120);
  });

  test('a film shows what moved and ends where the result does', () => {
    const { event } = topple(line(12, 2));
    const { film, move } = event;
    expect(film.ids).toEqual(move.moved.map(([id]) => id));
    expect(film.frames.length).toBe(1 + move.steps / 2);
    expect(Array.from(film.frames.at(-1)!)).toEqual(move.moved.flatMap(([, ...numbers]) => numbers));
  });

  test('AYA-R-14 the arena’s world gives the very entry that a table would', async () => {
    const { state } = pushed(winding(2), 'a0');
    expect(await createWorld(game).outcome(state)).toEqual(fall(box, state).move);
  });
});

describe('asking a worker', () => {
  const port = (answer: (request: Request) => Event | string | undefined): Port => {
    const made: Port = {
      onmessage: null,
      onerror: null,
      terminate: () => undefined,
      postMessage: (message) => {
        if (message.type === 'cancel') return;
        const { id, question } = structuredClone(message);
        const said = answer(question);
        if (said === undefined) made.onerror?.({ message: 'out of memory' });
        else if (typeof said === 'string') made.onmessage?.({ data: { type: 'failed', id, message: said } });
        else made.onmessage?.({ data: { type: 'answer', id, answer: said } });
      }
    };
    return made;
  };
  const { state } = pushed(line(3, 2), 'a0');
  const pieces = { edition: null, version: game.rulesVersion };

  test('a position goes out as plain data, and the event comes back', async () => {
    const client = createClient(pieces, () => port(({ state: asked, hz }) => fall(box, asked, hz)));
    expect((await client.fall(state)).move).toEqual(fall(box, state).move);
    expect((await client.fall(state, 60)).move.hz).toBe(60);
  });

  test('what fails is said, and the next question starts anew', async () => {
    let made = 0;
    const client = createClient(pieces, () => port(() => (made++ === 0 ? undefined : 'no engine')));
    await expect(client.fall(state)).rejects.toThrow('out of memory');
    await expect(client.fall(state)).rejects.toThrow('no engine');
    client.close();
  });
});
