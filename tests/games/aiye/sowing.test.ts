import { describe, expect, it, test } from 'vitest';
import { game } from '#games/aiye/rules/index.ts';
import { print, printSeeds, START, table } from '../../support/aiye/position.ts';
import { answer, follow, offered, run, turnOf } from '../../support/aiye/scene.ts';

type Row = {
  readonly title: string;
  readonly from: string;
  readonly moves: string;
  readonly seeds: string;
  readonly activated: number;
};
const empty = 'c2[M] | c3[S] | c4[M M] | c5[S S] | c6[M]';

/** Seeds right after the last one has fallen, and the column it fell on. `landed` is heard before any icon is used. */
const rows: readonly Row[] = [
  {
    title: 'AIY-SOW-01 AIY-SOW-03 AIY-SOW-08 all seeds go one by one to the right; the last activates (EX-02)',
    from: START,
    moves: 'source c1',
    seeds: 'c1 | c2 1s | c3 1s2m | c4 1s | c5 1m | c6',
    activated: 4
  },
  {
    title: 'AIY-SOW-03 from the rightmost column sowing starts with the leftmost',
    from: 'c1[S] | c2[M] | c3[S] | c4[M]2s',
    moves: 'source c4',
    seeds: 'c1 1s | c2 1s | c3 | c4',
    activated: 2
  },
  {
    title: 'AIY-SOW-04 after the rightmost column comes the leftmost (T-01)',
    from: 'c1[S]1s | c2[M] | c3[S] | c4[M M] | c5[S S]1s2m | c6[M]1m',
    moves: 'source c5, drop m, drop s',
    seeds: 'c1 2s | c2 1m | c3 | c4 | c5 | c6 2m',
    activated: 2
  },
  {
    title: 'AIY-SOW-05 AIY-REC-01 blocked columns are passed over, and recover afterwards (T-02)',
    from: 'c1[S]2s1m | c2[M]! | c3[S] | c4[M M]1m! | c5[S S] | c6[M]1s',
    moves: 'source c1, drop s, drop m',
    seeds: 'c1 | c2 | c3 1s | c4 1m | c5 1m | c6 2s',
    activated: 6
  },
  {
    title: 'AIY-SOW-02 AIY-SOW-05 a blocked column may be the source and is then passed over too (T-04)',
    from: `c1[S]4s2m! | ${empty}`,
    moves: 'source c1, drop s, drop s, drop s, drop s',
    seeds: 'c1 | c2 1s1m | c3 1s | c4 1s | c5 1s | c6 1m',
    activated: 2
  },
  {
    title: 'AIY-SOW-06 AIY-SOW-13 one open column gets every seed, its own too (T-05, source c2)',
    from: 'c1[S]1s1m! | c2[M]2s | c3[S]1m! | c4[M M]!',
    moves: 'source c2',
    seeds: 'c1 1s1m | c2 2s | c3 1m | c4',
    activated: 2
  },
  {
    title: 'AIY-SOW-13 AIY-SOW-02 one open column gets every seed of a blocked one (T-05, source c1)',
    from: 'c1[S]1s1m! | c2[M]2s | c3[S]1m! | c4[M M]!',
    moves: 'source c1, drop s',
    seeds: 'c1 | c2 3s1m | c3 1m | c4',
    activated: 2
  },
  {
    title: 'AIY-SOW-13 AIY-SOW-02 one open column gets every seed of a blocked one (T-05, source c3)',
    from: 'c1[S]1s1m! | c2[M]2s | c3[S]1m! | c4[M M]!',
    moves: 'source c3',
    seeds: 'c1 1s1m | c2 2s1m | c3 | c4',
    activated: 2
  },
  {
    title: 'AIY-SOW-06 a whole lap puts a seed back into the source',
    from: 'c1[S] | c2[M]5s | c3[S] | c4[M]',
    moves: 'source c2',
    seeds: 'c1 1s | c2 1s | c3 2s | c4 1s',
    activated: 3
  },
  {
    title: 'AIY-SOW-07 the player picks the colour at each column: sun first (T-06)',
    from: `c1[S]1s1m | ${empty}`,
    moves: 'source c1, drop s',
    seeds: 'c1 | c2 1s | c3 1m | c4 | c5 | c6',
    activated: 3
  },
  {
    title: 'AIY-SOW-07 the player picks the colour at each column: moon first (T-06)',
    from: `c1[S]1s1m | ${empty}`,
    moves: 'source c1, drop m',
    seeds: 'c1 | c2 1m | c3 1s | c4 | c5 | c6',
    activated: 3
  }
];

describe('sowing', () => {
  it.each(rows)('$title', ({ from, moves, seeds, activated }) => {
    const { state, events } = follow(turnOf(from), moves.split(', '));
    expect(printSeeds(state)).toBe(seeds);
    expect(state.acts.map(({ column }) => column)).toEqual([activated]);
    expect(events).toContainEqual({ type: 'landed', column: activated, second: false });
    expect(state.areas[0]!.columns.some(({ blocked }) => blocked)).toBe(false);
  });

  test('AIY-SOW-01 a column without seeds cannot be the source', () => {
    const state = turnOf(START);
    expect(offered(state)).toEqual(['source c1', 'source c3', 'source c5']);
    expect(['c2', 'c4', 'c6', 'c7'].map((id) => answer(state, `source ${id}`))).toEqual(
      Array.from({ length: 4 }, () => 'AIY-SOW-01')
    );
  });

  test('AIY-SOW-02 blocked columns are among the sources (T-05)', () => {
    expect(offered(turnOf('c1[S]1s1m! | c2[M]2s | c3[S]1m! | c4[M M]!'))).toEqual([
      'source c1',
      'source c2',
      'source c3'
    ]);
  });

  test('AIY-SOW-03 the seeds are seen to fall one by one, left to right', () => {
    const { events } = follow(turnOf(START), ['source c1']);
    const fallen = events.filter(({ type }) => type === 'seedDropped').map(({ column }) => column);
    expect(fallen).toEqual([2, 3, 4]);
  });

  test('AIY-SOW-07 the colour is asked only while the hand holds both', () => {
    const state = run(turnOf(`c1[S]2s1m | ${empty}`), 'source c1');
    expect(offered(state)).toEqual(['drop s', 'drop m']);
    expect(state.step).toBe('drop');
    expect(run(state, 'drop m').step).toBe('use');
    expect(run(state, 'drop s').step).toBe('drop');
  });

  test('AIY-TURN-03 sowing cannot be passed', () => {
    const state = turnOf(START);
    for (const text of ['end', 'done', 'renew masks']) expect(answer(state, text)).toBe('AIY-TURN-02');
  });
});

describe('no seeds, or no open column', () => {
  const none = 'c1[S] | c2[M] | c3[S] | c4[M M] | c5[S S] | c6[M]';

  test('AIY-SOW-09 without a seed the player gets one of each at a largest column and goes to the Village (EX-09)', () => {
    const state = turnOf(none);
    expect(offered(state)).toEqual(['gift c4', 'gift c5']);
    expect(answer(state, 'gift c1')).toBe('AIY-SOW-09');
    expect(answer(state, 'gift c7')).toBe('AIY-SOW-09');
    const after = run(state, 'gift c5');
    expect(print(after)).toBe('c1[S] | c2[M] | c3[S] | c4[M M] | c5[S S]1s1m | c6[M]');
    expect(after).toMatchObject({ step: 'village', summons: 1, acts: [] });
  });

  test('AIY-SOW-09 seeds are looked at only at the start of the turn', () => {
    const state = run(turnOf('c1[S]1s | c2[M] | c3[S CS3] | c4[M]'), 'source c1', 'done', 'renew masks');
    expect(printSeeds(state)).toBe('c1 | c2 | c3 | c4');
    expect(run(state, 'end').seat).toBe(1);
    expect(printSeeds(run(state, 'end'))).toBe('c1 | c2 | c3 | c4');
  });

  test('AIY-SOW-10 AIY-REC-03 with all columns blocked there is only recovering, then the Village (EX-10)', () => {
    const state = turnOf('c1[S]2s! | c2[M]! | c3[S]1m! | c4[M M]!');
    expect(print(state)).toBe('c1[S]2s | c2[M] | c3[S]1m | c4[M M]');
    expect(state).toMatchObject({ step: 'village', summons: 1, acts: [] });
    expect(offered(state)).toContain('renew characters');
  });

  test('AIY-SOW-11 AIY-SOW-12 no seeds and all blocked: the two seeds, recovering, the Village (T-08)', () => {
    const state = turnOf('c1[S]! | c2[M]! | c3[S M]! | c4[S]!');
    expect(print(state)).toBe('c1[S] | c2[M] | c3[S M]1s1m | c4[S]');
    expect(state).toMatchObject({ step: 'village', summons: 1 });
  });

  test('AIY-SOW-12 AIY-REC-03 face-down cards count and a blocked column may get the gift (T-09)', () => {
    const state = turnOf('c1[S M CN2]! | c2[M] | c3[S] | c4[M]');
    expect(print(state)).toBe('c1[S M CN2]1s1m | c2[M] | c3[S] | c4[M]');
    expect(state.step).toBe('village');
  });

  test('AIY-SOW-10 one open column is enough to sow', () => {
    expect(turnOf('c1[S]2s! | c2[M]! | c3[S]1m! | c4[M M]').step).toBe('source');
  });
});

describe('recovering', () => {
  test('AIY-REC-01 columns turn up by themselves when sowing is over, before icons are used', () => {
    const state = run(turnOf('c1[S]1s | c2[M] | c3[S]! | c4[M M]!'), 'source c1');
    expect(print(state)).toBe('c1[S] | c2[M]1s | c3[S] | c4[M M]');
    expect(state.step).toBe('use');
  });

  test('AIY-REC-01 declining an extra sowing comes before recovering (T-10)', () => {
    const state = run(turnOf('c1[S]1s | c2[M CN2] | c3[S]1m | c4[M M]! | c5[S S]1m | c6[M]'), 'source c1');
    expect(state.step).toBe('decide');
    expect(state.areas[0]!.columns[3]!.blocked).toBe(true);
    expect(run(state, 'decide normal').areas[0]!.columns[3]!.blocked).toBe(false);
  });

  test('AIY-REC-01 only the own columns recover', () => {
    const ben = 'c1[S]1s | c2[M]! | c3[S] | c4[M]';
    const state = run(turnOf({ areas: [START, ben] }), 'source c3');
    expect(print(state, 1)).toBe(ben);
  });

  test('AIY-REC-04 while icons are used and in the Village no own column is blocked', () => {
    const state = run(turnOf('c1[CN2]1s! | c2[M] | c3[S]! | c4[M M]!'), 'source c1');
    for (const moment of [state, run(state, 'use M@c2')])
      expect(moment.areas[0]!.columns.map(({ blocked }) => blocked)).toEqual([false, false, false, false]);
    expect([state.step, run(state, 'use M@c2').step]).toEqual(['use', 'village']);
  });

  test('AIY-REC-05 a column is face down at its top only and never while protected', () => {
    const ben = 'c1[CN3 S] | c2[M M] | c3[S] | c4[M]';
    const state = run(turnOf({ areas: ['c1[S]1s | c2[CS1] | c3[S] | c4[M]', ben] }), 'source c1', 'use CS1.0');
    expect(print(state, 1)).toBe('c1[CN3 S] | c2[M M]! | c3[S] | c4[M]');
  });

  test('AIY-SOW-05 AIY-TURN-01 a table between turns hands over to the next seat', () => {
    expect(game.turn(table({ areas: [START] }))).toBe(1);
    expect(game.turn(turnOf(START))).toBe(0);
  });
});
