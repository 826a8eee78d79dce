/** The bodies of the world as physics are given them, and what of a result is taken over. */
import { describe, expect, it, test } from 'vitest';
import { game } from '#games/aya/rules/index.ts';
import { tableOf } from '#games/aya/rules/box.ts';
import type { Move, Outcome } from '#games/aya/rules/moves.ts';
import { bodiesBefore, outcomeOf, room } from '#games/aya/rules/outcome.ts';
import { leaning, logged } from '#games/aya/rules/pose.ts';
import type { Pose3, State } from '#games/aya/rules/state.ts';
import { after, begun, box, free, plain, refusalOf, result, stand, why } from '../../support/aya/table.ts';

/** A bare hand sweeps down the first of three; an animal lies on the other two. */
function swept(): { state: State; ids: [string, string, string] } {
  const state = begun(['forest', 'desert'], { hand: 'bare' });
  const ids = [0, 3, 5].map((x) => stand(state, 'pole', [x, 4])) as [string, string, string];
  state.tokens['AN-P1'] = { on: [ids[1], ids[2]], at: 'on', end: null };
  return { state: after(state, { type: 'bump', domino: ids[0], dir: 0, ...free }), ids };
}
const upright = (state: State, id: string): Pose3 => {
  const { p, q } = leaning(box.size, state.dominoes[id]!, 0);
  return logged(p, q);
};
/** The result in which bodies end in these poses. */
const ending = (state: State, poses: Readonly<Record<string, Pose3>>): Outcome => ({
  hz: 120,
  steps: 60,
  ...outcomeOf(box, state, new Map(Object.entries(poses)))
});

describe('before', () => {
  test('AYA-R-15 dominoes come first, then tokens, each by id; a token lies over the middle of its two', () => {
    const { state, ids } = swept();
    const bodies = bodiesBefore(box, state);
    expect([...bodies.keys()]).toEqual([...ids, 'AN-P1']);
    expect(bodies.get('AN-P1')!.p).toEqual([400, Math.round(100 * (box.size.h + box.size.tokenThickness / 2)), 400]);
    for (const id of ids) expect(bodies.get(id)).toEqual(upright(state, id));
  });

  test('AYA-R-05 only the domino that was let go leaning leans', () => {
    const state = begun(['forest', 'desert'], { hand: 'natural' });
    const other = stand(state, 'pole', [0, 0]);
    const leant = after(state, plain([8, 0], 150), { type: 'tremble', n: 0x888 });
    const bodies = bodiesBefore(box, leant);
    expect(bodies.get(other)).toEqual(upright(leant, other));
    expect(bodies.get('F01')).not.toEqual(upright(leant, 'F01'));
    // Where nothing has been set off, everything stands as it was placed.
    const still = { ...leant, cause: null };
    expect(bodiesBefore(box, still).get('F01')).toEqual(upright(leant, 'F01'));
  });

  it.each(['off', 'laid'] as const)('a token that is %s is no body', (at) => {
    const { state } = swept();
    state.tokens['AN-P1'] = { ...state.tokens['AN-P1']!, at };
    expect([...bodiesBefore(box, state).keys()]).not.toContain('AN-P1');
  });

  test('AYA-TOKEN-06 a domino that was laid is none', () => {
    const { state, ids } = swept();
    state.dominoes[ids[2]] = { ...state.dominoes[ids[2]]!, is: 'laid' };
    expect([...bodiesBefore(box, state).keys()]).not.toContain(ids[2]);
  });
});

describe('afterwards', () => {
  const { state, ids } = swept();
  const [first, second] = ids;
  const was = upright(state, first);
  const edge = tableOf(box, state.options);
  const far = 100 * (edge.x + room.beyond);
  const wide = 100 * (edge.z + room.beyond);
  const top = 100 * room.height;

  test('AYA-R-15 what moved is listed by id, tokens among dominoes', () => {
    const thrown = result(state, { [first]: 71, [second]: 80 });
    const token = logged([9, 1, 2], [0, 0, 0, 1]);
    const { moved, off } = outcomeOf(
      box,
      state,
      new Map([...thrown.moved.map(([id, x, y, z, ...q]) => [id, { p: [x, y, z], q }] as const), ['AN-P1', token]])
    );
    expect(moved.map(([id]) => id)).toEqual(['AN-P1', first, second]);
    expect(off).toBe('AN-P1');
    // It comes to rest where the result says, and not where another body does.
    const fallen = after(state, { type: 'accident', ...ending(state, posesOf({ moved })) });
    expect(fallen.tokens['AN-P1']).toMatchObject({ at: 'off', end: token });
  });

  test('AYA-R-15 a token that lies off already is not thrown off again', () => {
    const lost = game.clone(state);
    lost.tokens['AN-P1'] = { ...lost.tokens['AN-P1']!, at: 'off', end: logged([9, 1, 2], [0, 0, 0, 1]) };
    expect(outcomeOf(box, lost, new Map([[second, logged([3, 1, 4], [0, 0, 1, 0])]])).off).toBe('');
  });

  it.each<readonly [string, Pose3['p']]>([
    ['the far end', [far, 0, 0]],
    ['the near end', [-far, 0, 0]],
    ['a side', [0, 0, wide]],
    ['the ceiling', [0, top, 0]],
    ['the ground', [0, 0, 0]]
  ])('AYA-R-15 a body may come to rest at %s, and is not believed beyond it', (_where, p) => {
    const move: Move = { type: 'accident', ...ending(state, { [first]: { p, q: was.q } }) };
    expect(why(state, move)).toBeUndefined();
    const beyond = p.map((n, axis) => n + (n < 0 || (axis === 1 && n === 0) ? -1 : n > 0 ? 1 : 0));
    const row = [first, ...beyond, ...was.q] as unknown as Outcome['moved'][0];
    expect(refusalOf(state, { ...move, moved: [row] })).toEqual({ rule: 'AYA-R-15', detail: { what: 'place' } });
    // What physics say of it is brought to the nearest place that can be.
    const brought = outcomeOf(box, state, new Map([[first, { p: beyond as unknown as Pose3['p'], q: was.q }]]));
    expect(brought.moved[0]!.slice(1, 4)).toEqual(p);
  });

  it.each<readonly [string, Pose3]>([
    ['a place', { p: [NaN, 0, 0], q: was.q }],
    ['a height', { p: [0, Infinity, 0], q: was.q }],
    ['a turn', { p: [0, 0, 0], q: [NaN, 0, 0, 0] }]
  ])('AYA-R-15 a body of which physics lost %s stays where it was', (_what, pose) => {
    expect(outcomeOf(box, state, new Map([[first, pose]])).moved).toEqual([[first, ...was.p, ...was.q]]);
  });

  it.each([
    [60, 1, true],
    [60, 1200, true],
    [60, 1201, false],
    [120, 2400, true],
    [120, 0, false]
  ])('AYA-R-15 at %s steps a second, %s steps: %s', (hz, steps, can) => {
    const move: Move = { type: 'accident', ...ending(state, { [first]: was }), hz, steps };
    expect(refusalOf(state, move)).toEqual(can ? undefined : { rule: 'AYA-R-15', detail: { what: 'steps' } });
  });

  it.each([
    [32734, false],
    [32735, true],
    [32767, true]
  ])('AYA-R-15 a turn is one part of a thousand too long or too short at most: %s', (w, can) => {
    const move: Move = { type: 'accident', ...ending(state, { [first]: { p: was.p, q: [0, 0, 0, w] } }) };
    expect(refusalOf(state, move)).toEqual(can ? undefined : { rule: 'AYA-R-15', detail: { what: 'turn' } });
  });
});

/** Poses by id, as a result lists them. */
function posesOf({ moved }: Pick<Outcome, 'moved'>): Record<string, Pose3> {
  return Object.fromEntries(moved.map(([id, x, y, z, a, b, c, d]) => [id, { p: [x, y, z], q: [a, b, c, d] }]));
}
