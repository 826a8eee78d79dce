/** What is true of Ayar at every position, whatever is played, with whatever options. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { Draft } from '#engine/draft.ts';
import { total } from '#engine/game.ts';
import { clothOf, layCloth } from '#games/ayar/rules/weaving.ts';
import type { Move } from '#games/ayar/rules/moves.ts';
import type { PlayerSide, Side, State } from '#games/ayar/rules/state.ts';
import { game, laidOut, run, settle } from '../../support/ayar/scene.ts';
import { playOut } from '../../support/random.ts';

// Whole matches, looked at move by move: seconds on a busy machine.
const { board } = game;
const ones = (set: number): number => set.toString(2).replaceAll('0', '').length;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const sides = ({ players, ayllu }: State): Side[] => (ayllu ? [...players, ayllu] : players);

/** Matches of all seat counts and solo boards, from a seed each. */
const matches = fc.record({
  seats: fc.integer({ min: 1, max: 4 }),
  level: fc.integer({ min: 1, max: 4 }),
  seed: fc.integer({ min: 0 })
});

const begin = (seats: number, level: number): State => {
  const parsed = game.parseOptions(seats, seats === 1 ? { level } : {});
  if (typeof parsed === 'string') throw new Error(parsed);
  return game.setup(seats, parsed);
};

function everywhere(check: (state: State, move: Move) => void, numRuns = 16): void {
  fc.assert(
    fc.property(matches, ({ seats, level, seed }) => {
      playOut(game, begin(seats, level), seededRoll(seed), check);
    }),
    { numRuns, seed: 20260101 }
  );
}

describe('at every position', () => {
  test('AYR-POT-05 AYR-RES-57 no pot is lost or made: in the stack, in the market, with players', () => {
    everywhere((state) => {
      const hidden = state.players.flatMap(({ pots }) => pots).filter((pot) => pot < 0).length;
      assert.equal(state.stack + hidden, sum(state.unknown));
      board.pots.forEach(({ copies }, kind) => {
        const seen = [...state.market, ...state.players.flatMap(({ pots }) => pots)].filter(
          (pot) => pot === kind
        ).length;
        // Pots of the Ayllu have left the game for everybody else.
        assert.ok(state.unknown[kind]! + seen <= copies && (state.ayllu || state.unknown[kind]! + seen === copies));
      });
      const out = state.market.filter((pot) => pot >= 0).length + state.players.flatMap(({ pots }) => pots).length;
      assert.equal(state.stack + out + (state.ayllu?.pots ?? 0), 30);
    });
  });

  test('AYR-SET-11 AYR-RES-36 each textile is in one place', () => {
    everywhere((state) => {
      const laid = state.players.flatMap(({ cloths }) => cloths.map((code) => clothOf(code).textile));
      const tops = [...state.tops, state.cloth].filter((textile) => textile >= 0);
      assert.equal(new Set([...laid, ...tops]).size, laid.length + tops.length);
      assert.equal(laid.length + tops.length + sum(state.under.map(ones)) + (state.ayllu?.cloths ?? 0), 64);
    });
  });

  test('AYR-WEAVE-03 what the textiles add up to is what they add up to', () => {
    everywhere((state) => {
      for (const { cloths, weave } of state.players) {
        const again = { cloths: [], weave: [0, 0, 0, 0, 0, 0] } as unknown as PlayerSide;
        for (const code of cloths) layCloth(board, again, clothOf(code));
        assert.deepEqual(again, { cloths, weave });
        assert.equal(ones(weave[0]!), 2 * cloths.length);
      }
    });
  });

  test('AYR-SET-13 AYR-RES-44 the lake never owes a viracocha, and islands lie where they were built', () => {
    everywhere((state) => {
      assert.ok(state.lake.every((many) => many >= 0));
      sides(state).forEach((_, seat) => {
        const own = seat < state.players.length ? state.players[seat]!.islands : state.ayllu!.islands;
        assert.deepEqual(
          board.nodes.map(({ index }) => ((state.islands[index]! >> seat) & 1) === 1),
          board.nodes.map(({ index }) => own.includes(index))
        );
        assert.equal(new Set(own).size, own.length);
      });
      for (const { index, exclusive } of board.nodes)
        if (exclusive) assert.ok(ones(state.islands[index]!) <= 1, 'AYR-REED-04');
      const resting = state.step !== 'reed' && state.step !== 'lakeArea' && state.back !== 'activity';
      for (const { index, exclusive } of board.nodes)
        if (exclusive && resting) assert.ok(state.players.filter(({ boat }) => boat === index).length <= 1);
    });
  });

  test('AYR-TAMBO-02 AYR-TEMP-02 tambos and temples are in one place each', () => {
    everywhere((state) => {
      state.players.forEach(({ tambos }, seat) => {
        const gone = 16 - ones(tambos);
        assert.equal(state.built.filter((side) => side === seat).length, gone);
      });
      sides(state).forEach(({ temples }, seat) => {
        const placed = state.placed.flat().filter((code) => code >> 2 === seat);
        assert.ok(placed.every((code) => ((temples >> (code & 3)) & 1) === 0));
      });
    });
  });

  test('AYR-STEP-02 AYR-STEP-03 no two markers of a seat at one line, none of a retired colour on the grid by day', () => {
    everywhere((state) => {
      for (const { at, laid } of state.players) {
        const lines = at.filter((line) => line >= 0);
        assert.equal(new Set(lines).size, lines.length);
        if (state.phase !== 'day') continue;
        at.forEach((line, marker) => assert.ok(line >= 0 || ((laid >> marker) & 1) === 0));
        at.slice(0, 4).forEach((line, ayar) => assert.ok(state.retired[ayar] === 0 || line === -1));
      }
    });
  });

  test('AYR-STEP-01 AYR-DAY-01 AYR-FLOW-04 a turn lays one marker, and the day ends when all are laid', () => {
    everywhere((state) => {
      if (state.step !== 'step') return;
      const turns = Math.floor(state.taken / sides(state).length);
      const { laid } = state.players[state.seat]!;
      assert.equal(ones(laid), turns);
      const standing = 5 - state.retired.filter((round) => round > 0).length - turns;
      assert.equal(standing, 6 - state.round - turns);
      assert.ok(standing > 0);
    });
  });

  test('AYR-VIR-02 no slot holds more than it needs', () => {
    everywhere((state) => {
      for (const { viracocha } of state.players)
        viracocha.forEach((many, slot) => assert.ok(many <= board.viracocha[slot]!.needs));
    });
  });

  test('AYR-RES-38 nothing is asked for that nobody can answer: no position rests on a passage', () => {
    everywhere((state) => assert.ok(game.turn(state) === 'chance' || game.moves(state).length > 0));
  });
});

describe('from move to move', () => {
  test('AYR-MOVE-02 AYR-SSCORE-01 AYR-DAWN-01 tracks only rise: Ayar, dials, markers, llamas, pieces, retirements', () => {
    everywhere((state, move) => {
      const after = game.clone(state);
      game.play(after, move);
      const rising = (one: State): number[] => [
        ...one.spaces,
        ...sides(one).flatMap(({ dial, llamas, sun, moon, inti }) => [dial, llamas, ...sun, ...moon, ones(inti), 0]),
        ...one.players.flatMap(({ pots, cloths, maize, islands, viracocha }) => [
          pots.length,
          cloths.length,
          ...maize,
          islands.length,
          ...viracocha
        ]),
        ...one.retired,
        ...(one.ayllu ? [one.ayllu.pots, one.ayllu.cloths, one.ayllu.maize, one.ayllu.gone, one.ayllu.boat] : [])
      ];
      const [before, now] = [rising(state), rising(after)];
      before.forEach((value, i) => assert.ok(now[i]! >= value));
      assert.ok(
        state.built.every((side, i) => side === -1 || after.built[i] === side),
        'AYR-TAMBO-02'
      );
    });
  });
});

describe('whole matches', () => {
  test('EX-10 AYR-FLOW-01 AYR-FLOW-04 AYR-RES-23 fifteen tambos, one left, three temples, quadrants, rows and columns', () => {
    fc.assert(
      fc.property(matches, ({ seats, level, seed }) => {
        const temples = new Array<number>(seats).fill(0);
        const lines = new Array<number>(seats).fill(0);
        const state = begin(seats, level);
        const roll = seededRoll(seed);
        const { state: end } = playOut(game, state, roll, (before, move) => {
          const copy = game.clone(before);
          game.play(copy, move, (event) => {
            if (event.type === 'temple' && Number(event.seat) < seats) temples[Number(event.seat)]! += 1;
            if (event.type === 'lineEmptied') lines[Number(event.seat)]! += 1;
          });
        });
        for (const { tambos } of end.players) assert.equal(ones(tambos), 1);
        assert.deepEqual(
          temples,
          temples.map(() => 3)
        );
        assert.deepEqual(
          lines,
          lines.map(() => 6)
        );
        assert.deepEqual([...end.retired].sort(), [1, 2, 3, 4]);
        for (const { moonSlots } of sides(end)) assert.deepEqual([...moonSlots].sort(), [0, 1, 2, 3]);
        if (end.ayllu) assert.equal(end.ayllu.temples, 0);
      }),
      { numRuns: 16, seed: 20260101 }
    );
  });

  test('AYR-END-02 score lines add up to the lower marker', () => {
    everywhere((state) => {
      const results = state.players.map(({ sun, moon }) => Math.min(sum(sun), sum(moon)));
      assert.deepEqual(game.score(state).map(total), results);
    }, 6);
  });

  test('AYR-RES-09 moves are taken back until something hidden shows or somebody else decides', () => {
    const on = (state: State) => new Draft(game, { state, count: 0, author: 0 });
    const draft = on(laidOut({ seats: 2 }))
      .play({ type: 'build', slot: 'brown-01' })
      .play({ type: 'tambo', cell: 3 });
    expect(draft.closed).toBe(false);
    const back = draft.undo()!;
    expect(back.stored.undone).toEqual([{ type: 'tambo', cell: 3 }]);
    const closed = back.play({ type: 'tambo', cell: 4 }).play({ type: 'plant', box: 'box2' });
    expect([closed.closed, closed.undo()]).toEqual([true, undefined]);
    const pot = on(run(laidOut({ seats: 2 }), 'build grey-01', 'tambo 0')).play({ type: 'takePot', from: 'M1' });
    expect([game.turn(pot.state), pot.closed]).toEqual(['chance', true]);
    expect(settle(pot.state).seat).toBe(1);
  });
});
