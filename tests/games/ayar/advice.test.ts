/** A hint says where and how, so that it can be followed without looking at what lies there already. */
import { expect, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import edition from '#games/ayar/editions/wayside.json' with { type: 'json' };
import type { Move } from '#games/ayar/rules/moves.ts';
import type { State } from '#games/ayar/rules/state.ts';
import { size } from '#games/ayar/rules/board.ts';
import { moons, suns } from '#games/ayar/rules/worth.ts';
import { advice } from '#games/ayar/view/advice.ts';
import { game } from '../../support/ayar/scene.ts';
import { playOut } from '../../support/random.ts';

/** Each kind of move that was legal in some matches, with where it was. */
function legal(type: Move['type']): { state: State; move: Move }[] {
  const found: { state: State; move: Move }[] = [];
  for (let seed = 0; seed < 3; seed++)
    playOut(game, game.setup(2), seededRoll(seed), (state) => {
      for (const move of game.moves(state)) if (move.type === type) found.push({ state: game.clone(state), move });
    });
  return found;
}

const { columns } = edition.playerBoard.weaving;

test('AYR-WEAVE-03 a textile is told by the place of its upper or left half, and by whether it stands', () => {
  const lays = legal('lay');
  expect(lays.length).toBeGreaterThan(50);
  for (const { state, move } of lays) {
    const { cell, facing } = move as Move & { type: 'lay' };
    const said = advice(game, state, move)!;
    const [, row, column] = /in row (\d+), column (\d+) of the loom\./.exec(said)!.map(Number);
    expect((row! - 1) * columns + column! - 1).toBe(cell);
    // An odd number of quarter turns sets it upright.
    expect(/upright, its upper half/.test(said)).toBe(facing % 2 === 1);
    expect(/across, its left half/.test(said)).toBe(facing % 2 === 0);
  }
});

test('AYR-WEAVE-04, AYR-WEAVE-05 why a textile is laid there is what it brings, or the column it helps to fill', () => {
  const worth = ({ board }: typeof game, state: State, of: typeof suns): number => of(board, state, state.seat, 1);
  const said = { brings: 0, fills: 0 };
  for (const { state, move } of legal('lay')) {
    const text = advice(game, state, move)!;
    const after = game.clone(state);
    game.play(after, move);
    after.seat = state.seat;
    const [sun, moon] = [suns, moons].map((of) => worth(game, after, of) - worth(game, state, of)) as [number, number];
    const brings = /of the loom\. Cloth is worth (?:(\d+) suns?)?(?: and )?(?:(\d+) moons?)? more with it\.$/.exec(
      text
    );
    expect([Number(brings?.[1] ?? 0), Number(brings?.[2] ?? 0)]).toEqual([sun, moon]);
    const fills = / It helps to fill column (\d+), which makes cloth worth (\d+) moons\.$/.exec(text);
    said.brings += brings ? 1 : 0;
    said.fills += fills ? 1 : 0;
    if (!fills) continue;
    const n = Number(fills[1]) - 1;
    const { cells, moons: pays } = game.board.weaving.byColumn[n]!;
    expect(Number(fills[2])).toBe(pays);
    const [was, is] = [state, after].map(({ players }) => size(players[state.seat]!.weave[0]! & cells)) as [
      number,
      number
    ];
    expect(is).toBeGreaterThan(was);
  }
  expect(said.brings).toBeGreaterThan(20);
  expect(said.fills).toBeGreaterThan(20);
});

test('AYR-REED-01 a boat is sent to the number that stands on the square, or to open water', () => {
  const sails = legal('sail');
  const said = new Set<string>();
  for (const { state, move } of sails) {
    const { moons = 0 } = edition.lakeBoard.nodes.list.find(({ id }) => id === (move as Move & { type: 'sail' }).to)!;
    const text = advice(game, state, move)!;
    said.add(text);
    expect(text).toContain(moons > 0 ? ` ${moons} ` : 'open water');
  }
  expect(said.size).toBeGreaterThan(2);
});

test('AYR-SSCORE-02 the craft that pays for a retired marker is told with the moons that come of it', () => {
  const choices = legal('moonSlot');
  expect(choices.length).toBeGreaterThan(20);
  for (const { state, move } of choices) {
    const after = game.clone(state);
    game.play(after, move);
    const [paid, was] = [after, state].map(({ players }) => players[state.asked]!.moon.reduce((a, b) => a + b, 0));
    expect(Number(/: (\d+) moons?\.$/.exec(advice(game, state, move)!)?.[1])).toBe(paid! - was!);
  }
});

test('AYR-STEP-01 a line of the grid, which has no number there, is told by where it is seen; a tambo by its two lines', () => {
  const state = game.setup(2);
  const lines = ['R1', 'R4', 'C1', 'C4'] as const;
  expect(lines.map((line) => advice(game, state, { type: 'step', marker: 'teal', line }))).toEqual(
    ['the top row', 'the bottom row', 'the left column', 'the right column'].map(
      (line) => `Touch the teal marker, then ${line}.`
    )
  );
  expect([1, 14].map((cell) => advice(game, state, { type: 'tambo', cell }))).toEqual([
    'Take the tambo where the top row meets the second column.',
    'Take the tambo where the bottom row meets the third column.'
  ]);
});
