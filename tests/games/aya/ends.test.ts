/** Free ends as data: after what the river goes on, where its next domino stands, which type it wants, and why. */
import { describe, expect, test } from 'vitest';
import { armsOf, openEnds, type OpenEnd } from '#games/aya/aid/ends.ts';
import { joint } from '#games/aya/aid/joint.ts';
import type { State } from '#games/aya/rules/state.ts';
import { animal, after, begun, box, plain, pose, stand, tile, why } from '../../support/aya/table.ts';

const find = (state: State, key: string): OpenEnd | undefined =>
  openEnds(box, state).find((end) => end.key.startsWith(key));

describe('free ends', () => {
  test('AYA-TOPPLE-01 an empty table has the place before the spring, and the openings of Start', () => {
    const state = begun(['forest', 'desert']);
    const ends = openEnds(box, state);
    expect(ends.map(({ of }) => of)).toEqual(['spring', 'port', 'port']);
    expect(ends[0]).toMatchObject({
      next: pose([-49.1, 0]),
      wants: null,
      why: { goal: 'spring', tile: box.startTile }
    });
    expect(ends.every(({ wants }) => wants === null)).toBe(true);
    stand(state, 'pole', [-49.1, 0]);
    expect(openEnds(box, state).map(({ of }) => of)).toEqual(['domino', 'port', 'port']);
  });

  test('the next domino stands on by a safe step, where there is room', () => {
    const state = begun(['forest', 'desert']);
    const last = stand(state, 'pole', [0, 0]);
    const end = find(state, `domino ${last}`)!;
    expect(end).toMatchObject({ of: 'domino', id: last, pose: pose([0, 0]), wants: null, why: { goal: 'river' } });
    expect(joint(end.pose, end.next)).toBe('safe');
    expect(why(state, plain([end.next.x / 100, end.next.z / 100]))).toBeUndefined();
    // At the rim of the table nothing goes on.
    const rim = stand(state, 'pole', [54.5, 20]);
    expect(find(state, `domino ${rim}`)).toBeUndefined();
  });

  test('AYA-LAND-02, AYA-LAND-03 on a tile and at its dry openings its own type is wanted', () => {
    const state = after(
      begun(['forestCamera', 'desert']),
      { type: 'askTile', ms: 0, away: 0 },
      { type: 'tile', tile: 'T-F1' }
    );
    const laid = after(state, tile([-6.2, 0], [0, 0]));
    const camera = Object.keys(laid.dominoes)[0]!;
    const ends = openEnds(box, laid).filter(({ id }) => id === camera || id === 'T-F1');
    // In by one opening, which the camera domino has taken; out by the other.
    expect(ends.map(({ of, wants, why }) => [of, wants, why])).toEqual([
      ['domino', 'forest', { goal: 'tile', tile: 'T-F1' }],
      ['port', 'forest', { goal: 'port', tile: 'T-F1' }]
    ]);
    expect(ends[0]!.next).toEqual({ x: -402, z: 10, a: 113 });
    // On the last place of the tile the port is taken: the river goes on from the domino, and any type may follow.
    const out = ends[1]!.next;
    const last = stand(laid, 'forest', [out.x / 100, out.z / 100, out.a]);
    expect(openEnds(box, laid).filter(({ id }) => id === 'T-F1')).toEqual([]);
    expect(find(laid, `domino ${last}`)).toMatchObject({ wants: null, why: { goal: 'river' } });
  });

  test('AYA-ANIM-03 the run of an animal that has not come to a tile wants its type on', () => {
    const state = begun(['forestCamera', 'desert']);
    const partner = stand(state, 'pole', [0, 0]);
    const put = after(state, animal([2, 0], partner));
    const camera = Object.keys(put.tokens).map((id) => put.tokens[id]!.on[0])[0]!;
    expect(find(put, `domino ${camera}`)).toMatchObject({ wants: 'forest', why: { goal: 'animal', token: 'AN-F1' } });
    const on = stand(put, 'garden', [4, 0]);
    expect(find(put, `domino ${on}`)).toMatchObject({ wants: 'forest', why: { goal: 'animal' } });
    // A foreign domino breaks the run: on from it the type matters no more.
    const broken = stand(put, 'desert', [6, 0]);
    expect(find(put, `domino ${broken}`)).toMatchObject({ wants: null, why: { goal: 'river' } });
  });

  test('AYA-GARDEN-03 a garden offers both arms, then the one that is missing', () => {
    const state = begun(['forest', 'desert']);
    const id = stand(state, 'garden', [0, 0]);
    const [left, right] = armsOf(box, pose([0, 0]));
    if (!left || !right) throw new Error('a fork has two arms');
    expect([left, right].map((place) => joint(pose([0, 0]), place))).toEqual(['safe', 'safe']);
    expect(
      openEnds(box, state)
        .filter(({ of }) => of === 'arm')
        .map(({ next }) => next)
    ).toEqual([left, right]);
    stand(state, 'pole', [left.x / 100, left.z / 100, left.a]);
    expect(openEnds(box, state).filter(({ of }) => of === 'arm')).toMatchObject([
      { id, next: right, why: { goal: 'fork', garden: id } }
    ]);
    stand(state, 'field', [right.x / 100, right.z / 100, right.a]);
    expect(openEnds(box, state).filter(({ of }) => of === 'arm')).toEqual([]);
  });

  test('every end has a key of its own', () => {
    const state = begun(['forest', 'desert']);
    stand(state, 'garden', [0, 0]);
    stand(state, 'pole', [20, 20]);
    const keys = openEnds(box, state).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
