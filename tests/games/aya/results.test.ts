/** Physics and rules agree: what a device computes is never refused, and no match stops. */
import { beforeAll, describe, expect, it, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { loadPhysics, type Faller } from '#games/aya/physics/index.ts';
import { game } from '#games/aya/rules/index.ts';
import type { Move } from '#games/aya/rules/moves.ts';
import { bodiesBefore, outcomeOf } from '#games/aya/rules/outcome.ts';
import { attitude } from '#games/aya/rules/pose.ts';
import { cosineOf } from '#games/aya/rules/sine.ts';
import { idsOf, type Pose3, type State } from '#games/aya/rules/state.ts';
import { messyMatch, type Messy } from '../../support/aya/messy.ts';
import { after, begun, box, free, plain, stand, standing } from '../../support/aya/table.ts';

let fall: Faller;
beforeAll(async () => {
  fall = await loadPhysics();
});

const still: Move = { type: 'tremble', n: 0x888 };
const bump = (domino: string, dir = 0): Move => ({ type: 'bump', domino, dir, ...free });
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A line of poles that winds at random, the first one to be swept along its heading. */
function winding(roll: (below: number) => number, length: number): { state: State; ids: string[] } {
  const state = begun(['forest', 'desert'], { hand: 'bare', table: 'large' });
  let [x, z, a] = [-20, 0, roll(360)];
  const ids = Array.from({ length }, () => {
    const id = stand(state, 'pole', [x, z, a]);
    a += roll(41) - 20;
    x += 2 * Math.cos(radians(a));
    z += 2 * Math.sin(radians(a));
    return id;
  });
  return { state, ids };
}

describe('what physics computes is taken', () => {
  it.each(['natural', 'bare'])('AYA-R-05 AYA-R-15 a %s hand lets go in a hurry while others stand', (hand) => {
    const state = begun(['forest', 'desert'], { hand });
    stand(state, 'pole', [30, 20]);
    const leant = after(state, plain([5, 0], 150), still);
    const { move } = fall(box, leant);
    expect(game.illegal(leant, move)).toBeUndefined();
    expect(after(leant, move).dominoes.F01!.is).toBe('lying');
  });

  test('AYA-R-15 AYA-ACC-06 a second accident while others lie names none of them', () => {
    for (let k = 0; k < 12; k++) {
      const { state, ids } = winding(seededRoll(`lies ${k}`), 20);
      const other = stand(state, 'field', [-60, -40]);
      const first = after(state, bump(ids[0]!, state.dominoes[ids[0]!]!.a));
      game.play(first, fall(box, first).move);
      const lying = idsOf(first.dominoes).filter((id) => first.dominoes[id]!.is === 'lying');
      const second = after(first, bump(other));
      const { move } = fall(box, second);
      expect(lying.length).toBeGreaterThan(0);
      expect(move.moved.filter(([id]) => lying.includes(id))).toEqual([]);
      expect(game.illegal(second, move)).toBeUndefined();
    }
  });

  test('AYA-R-15 a body that an engine loses is somewhere in the room all the same', () => {
    const state = begun(['forest', 'desert'], { hand: 'bare' });
    const id = stand(state, 'pole', [0, 0]);
    const swept = after(state, bump(id));
    const lost: readonly Pose3[] = [
      { p: [2_000_000, -900, -2_000_000], q: [0, 0, 0, 32767] },
      { p: [0, 1e9, 0], q: [0, 0, -23170, 23170] },
      { p: [NaN, NaN, NaN], q: [NaN, NaN, NaN, NaN] }
    ];
    for (const pose of lost) {
      const move: Move = { type: 'accident', hz: 120, steps: 60, ...outcomeOf(box, swept, new Map([[id, pose]])) };
      expect(game.parse(JSON.parse(JSON.stringify(move)))).toEqual(move);
      expect(game.illegal(swept, move)).toBeUndefined();
    }
  });
});

describe('messy matches', () => {
  const steps: number[] = [];
  /** How far tokens came from where they lay, in hundredths of a centimetre. */
  const shifts: number[] = [];
  const watched: Faller = (pieces, state) => {
    const event = fall(pieces, state);
    steps.push(event.move.steps);
    const before = bodiesBefore(pieces, state);
    for (const [id, x, , z] of event.move.moved) {
      if (!Object.hasOwn(state.tokens, id)) continue;
      const { p } = before.get(id)!;
      shifts.push(Math.hypot(x - p[0], z - p[2]));
    }
    return event;
  };
  let matches: readonly Messy[];
  beforeAll(() => {
    matches = Array.from({ length: 36 }, (_, seed) => messyMatch(game, watched, seed));
  });

  test('AYA-R-15 a few dozen come to their score: nothing refused, nobody stuck', () => {
    expect(matches.filter(({ refused, stuck }) => refused !== undefined || stuck)).toEqual([]);
  });

  test('they are as messy as they are meant to be', () => {
    const sum = (count: (match: Messy) => number): number => matches.reduce((total, match) => total + count(match), 0);
    expect(sum(({ accidents }) => accidents)).toBeGreaterThan(100);
    expect(sum(({ falls }) => falls)).toBeGreaterThan(100);
    const played = new Set(matches.flatMap(({ moves }) => moves.map(({ type }) => type)));
    for (const type of ['bump', 'turn', 'raise', 'raiseBuffer', 'toReserve', 'sandOut', 'push', 'tremble'])
      expect(played).toContain(type);
    expect(new Set(matches.map(({ seats }) => seats)).size).toBe(5);
    expect(new Set(matches.map(({ options }) => options.hand)).size).toBe(4);
  });

  test('AYA-R-15 AYA-TOPPLE-02 a disc on edge neither rolls away nor whirls on for ever', () => {
    expect([steps.length > 400, shifts.length > 200]).toEqual([true, true]);
    expect(Math.max(...steps)).toBeLessThan(4 * 120);
    expect(Math.max(...shifts)).toBeLessThan(1500);
  });
});

describe('pushes', () => {
  test('AYA-TOPPLE-03 AYA-TOPPLE-05 a push that is paid for fells whatever is jammed', () => {
    let jams = 0;
    for (let seed = 0; seed < 300; seed++) {
      const { state, ids } = jammed(seed);
      for (const id of ids) {
        const { is, end } = state.dominoes[id]!;
        if (is !== 'upright' || !end || attitude(end).upright > cosineOf(50)) continue;
        jams++;
        const again = after(state, { type: 'push', domino: id });
        game.play(again, fall(box, again).move);
        expect([seed, id, again.dominoes[id]!.is]).not.toEqual([seed, id, 'upright']);
      }
    }
    expect(jams).toBeGreaterThan(10);
  });

  /** A short line with one sharp bend, after its first push: what stands before the bend often comes to rest leaning. */
  function jammed(seed: number): { state: State; ids: string[] } {
    const roll = seededRoll(`jam ${seed}`);
    const state = begun(['desert', 'desert'], { table: 'large' });
    const [straight, bend, pitch] = [1 + roll(4), 60 + roll(70), 1.1 + roll(14) / 10];
    let [x, z, a] = [-20, 0, 0];
    const ids: string[] = [];
    for (let n = 0; n < straight + 1 + roll(5); n++) {
      ids.push(stand(state, 'forest', [x, z, a]));
      const turn = n === straight - 1 ? bend : 0;
      x += pitch * Math.cos(radians(a + turn / 2));
      z += pitch * Math.sin(radians(a + turn / 2));
      a += turn;
    }
    const pushed = after(standing(state), { type: 'push', domino: ids[0]! });
    game.play(pushed, fall(box, pushed).move);
    return pushed.due === 'push' ? { state: pushed, ids } : { state: pushed, ids: [] };
  }

  test('AYA-ACC-01 AYA-R-05 a sweep fells what it hits; what carries an animal holds', () => {
    const swept = (animal: boolean): number[] => {
      const fell: number[] = [];
      for (let n = 0; n < 12; n++) {
        const state = begun(['forest', 'desert'], { hand: 'bare' });
        const ids = [0, 1.8 + n / 20].map((x) => stand(state, 'forest', [x, 0])) as [string, string];
        if (animal) state.tokens['AN-F1'] = { on: [ids[1], ids[0]], at: 'on', end: null };
        const bumped = after(state, bump(ids[1], n % 2 === 0 ? 0 : 1800));
        game.play(bumped, fall(box, bumped).move);
        fell.push(idsOf(bumped.dominoes).filter((id) => bumped.dominoes[id]!.is === 'lying').length);
      }
      return fell;
    };
    expect(swept(true)).toEqual(Array<number>(12).fill(0));
    expect(swept(false).every((fell) => fell > 0)).toBe(true);
  });

  test('AYA-R-15 the hash of a known knock has not changed', () => {
    const state = begun(['forest', 'desert'], { hand: 'bare' });
    for (const x of [0, 2, 4]) stand(state, 'pole', [x, 0]);
    const knocked = after(state, plain([-0.3, 0]), still);
    expect(fall(box, knocked).move.hash).toBe('a882425d565c4c485362edbee326dddb7a28d3e7d80ab08091ad36b41b084b4d');
  });
});
