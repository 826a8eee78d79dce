/** What strangers stumbled over in the lesson stays mended. */
import { expect, test } from 'vitest';
import { draw, seededRoll } from '#engine/chance.ts';
import { holds } from '#games/atiwa/lesson/arrange.ts';
import type { State } from '#games/atiwa/rules/state.ts';
import { games, loadGame } from '#games/index.ts';
import { beginning, past, ways } from '#lessons/steps.ts';

const chapters = async () => (await games['atiwa']!.lesson!())(await loadGame('atiwa')).chapters;

test('what a dashed space takes is told before a second card lies there', async () => {
  const [first] = await chapters();
  const told = first!.steps.findIndex(({ rules = [] }) => rules.includes('ATW-BLK-01'));
  expect(first!.steps[told]!.text).toContain('dashed');
  expect(first!.steps.findIndex(({ rules = [] }) => rules.includes('ATW-ACT-03'))).toBeGreaterThan(told);
});

test('a lesson of about ten minutes has no more than forty steps', async () => {
  expect((await chapters()).flatMap(({ steps }) => steps).length).toBeLessThanOrEqual(40);
});

test('whoever was told all of the first round is told more in the next ones, one thing at a time', async () => {
  const game = await loadGame('atiwa');
  const { coach } = (await games['atiwa']!.lesson!())(game);
  const said: { id: string; round: number }[] = [];
  const roll = seededRoll('coach');
  let state = game.setup(2);
  while (game.turn(state) !== 'over' && game.round!(state) < 5) {
    const turn = game.turn(state);
    const tip =
      typeof turn === 'number' && coach.find((tip) => !said.some(({ id }) => id === tip.id) && tip.when(state, turn));
    if (tip) said.push({ id: tip.id, round: game.round!(state) });
    const moves = game.moves(state);
    const move = turn === 'chance' ? draw(game, state, roll) : moves[roll(moves.length)]!;
    state = game.clone(state);
    game.play(state, move);
  }
  const told = (round: number): string[] => said.flatMap((one) => (one.round === round ? one.id : []));
  expect(told(1)).toEqual(expect.arrayContaining(['worker', 'blots', 'red']));
  expect(told(2)[0]).toBe('tile');
  expect(told(2).length).toBeGreaterThan(2);
  expect(told(3)).toContain('points');
  expect(said.map(({ id }) => id)).toContain('houses');
  expect(said.some(({ id }) => id === 'goal' || id === 'stays')).toBe(false);
});

/** All positions that the steps of a chapter lead to, in every way they allow. */
async function reached(index: number): Promise<State[]> {
  const game = await loadGame('atiwa');
  const chapter = (await chapters())[index]!;
  const found: State[] = [];
  let here = beginning(chapter, 0, undefined);
  for (const [n, step] of chapter.steps.entries()) {
    if (step.at) here = beginning(chapter, n, undefined);
    const asked = { game, chapter, step, from: here };
    const all = step.kind === 'do' || step.kind === 'choose' ? [...ways(asked, here)].map(({ state }) => state) : [];
    const came = all.length > 0 ? all : [past(asked)];
    found.push(...came.map((state) => state as unknown as State));
    here = came[0]!;
  }
  return found;
}

test('no blot falls before it is told what families dig up', async () => {
  const all = await chapters();
  const told = all.findIndex(({ steps }) => steps.some(({ rules = [] }) => rules.includes('ATW-POL-01')));
  expect(told).toBeGreaterThan(0);
  for (const index of all.slice(0, told).keys())
    for (const state of await reached(index)) expect(holds(state, 'pollution'), all[index]!.title).toBe(0);
});

test('what is called the lit space is one', async () => {
  const lit = (await chapters())
    .flatMap(({ steps }) => steps)
    .filter(({ text }) => /\b[Tt]he lit (space|card)\b/.test(text));
  expect(lit.length).toBeGreaterThan(2);
  for (const { text, light = [] } of lit)
    expect(
      light.filter((one) => /\bspace\b/.test(one)),
      text
    ).toHaveLength(1);
});
