/** Where a line goes on by itself: straight on, and round before the rim of the table and before what stands. */
import { describe, expect, test } from 'vitest';
import { joint } from '#games/aya/aid/joint.ts';
import { bendOf, onBy } from '#games/aya/aid/onward.ts';

import { footprint } from '#games/aya/rules/pose.ts';
import { noGround, uprightsUnder } from '#games/aya/rules/room.ts';
import type { Pose, State } from '#games/aya/rules/state.ts';
import { stage } from '../../support/aya/stage.ts';
import { box, pose } from '../../support/aya/table.ts';

/** Goes on from the last domino so many times; answers where each stands. */
function goOn(state: State, from: Pose, times: number): Pose[] {
  const line: Pose[] = [];
  let end = from;
  const free = [...box.dominoes.keys()].filter((id) => !(id in state.dominoes));
  for (const id of free.slice(0, times)) {
    end = onBy(end, bendOf(box, state, end), 2);
    line.push(end);
    if (noGround(box, state, end) || uprightsUnder(box, state, footprint(box.size, end)).length > 0) break;
    state.dominoes[id] = { ...end, is: 'upright', seat: 0, end: null };
  }
  return line;
}

describe('a line', () => {
  test('goes straight on while there is room', () => {
    const { state } = stage({});
    expect(goOn(state, pose([-40, 0]), 30).every(({ a, z }) => a === 0 && z === 0)).toBe(true);
  });

  test.each(['compact', 'default', 'large'])('bends before the rim of a %s table, and falls all the way', (table) => {
    const { state } = stage({}, { table });
    const from = pose([-25, 0]);
    const line = goOn(state, from, 60);
    expect(line).toHaveLength(60);
    expect(line.every((one, n) => joint(line[n - 1] ?? from, one) === 'safe')).toBe(true);
  });

  test('bends before what stands, to the side where there is room', () => {
    const { state } = stage({
      chains: [
        { id: 'wall', from: [0, 0, 90], turns: [0], seq: 'F F F F F' },
        { id: 'side', from: [-2, 12, 180], seq: 'F F F F F F' }
      ]
    });
    const turns = [-14, -12, -10].map((x) => bendOf(box, state, pose([x, 4])));
    expect(turns[0]).toBe(0);
    expect(turns.at(-1)).toBeLessThan(0);
  });
});
