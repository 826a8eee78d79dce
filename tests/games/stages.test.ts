/** The steps of a turn in the bar: each game’s own, and which of them is due. */
import { describe, expect, test } from 'vitest';
import { stages as aiye } from '#games/aiye/view/stages.ts';
import { stages as atiwa } from '#games/atiwa/view/stages.ts';
import { game as atiwaGame } from '#games/atiwa/rules/index.ts';
import { stages as aya } from '#games/aya/view/stages.ts';
import { after, begun, fromStock, laidOut, later, plain, startTile } from '../support/aya/table.ts';
import { START } from '../support/aiye/position.ts';
import { landedOn, run, turnOf, using, village } from '../support/aiye/scene.ts';

type Shown = { readonly steps: readonly string[]; readonly at: number } | undefined;
const due = (shown: Shown): string | undefined => shown?.steps[shown.at];

describe('Àiyé', () => {
  const rest = ' | c3[S] | c4[M M] | c5[S S] | c6[M]';

  test('a turn goes from the sowing over the column to the Village', () => {
    expect(aiye(turnOf(START))?.steps).toHaveLength(3);
    expect(due(aiye(turnOf(START)))).toBe('Sow');
    expect(due(aiye(using('c1[CS3] | c2[M]' + rest, 'c1')))).toBe('Activate');
    expect(due(aiye(village({ areas: ['c1[S]2s | c2[M]' + rest] })))).toBe('Village');
  });

  test('AIY-XS-05 an extra sowing is a sowing', () => {
    expect(due(aiye(run(landedOn('c1[S] | c2[CN2]1s' + rest, 'c2'), 'decide extraSowing')))).toBe('Sow');
  });

  test('cards are laid out in the Village, and before the first round in no turn', () => {
    const state = turnOf(START);
    expect(due(aiye({ ...state, step: 'reveal' }))).toBe('Village');
    expect(aiye({ ...state, step: 'reveal', round: 0 })).toBeUndefined();
    expect(aiye({ ...state, step: 'over' })).toBeUndefined();
  });
});

describe('Atiwa', () => {
  const state = atiwaGame.setup(2);

  test('ATW-NIGHT-01 a turn is a worker, and then the bats, which may fly', () => {
    for (const step of ['worker', 'work', 'draw', 'lay', 'pay'] as const)
      expect(due(atiwa({ ...state, step }))).toBe('Worker');
    for (const step of ['dusk', 'fly', 'fruit', 'plant'] as const) expect(due(atiwa({ ...state, step }))).toBe('Bats');
  });

  test('a maintenance has stages of its own, and laying out has none', () => {
    expect(due(atiwa({ ...state, step: 'home' }))).toBe('Night');
    expect(due(atiwa({ ...state, step: 'breed' }))).toBe('Young');
    expect(atiwa({ ...state, step: 'reveal' })).toBeUndefined();
    expect(atiwa({ ...state, step: 'over' })).toBeUndefined();
  });
});

describe('Aya', () => {
  const state = begun(['forest', 'desert']);
  const placed = after(state, plain([-20, 0]));

  test('AYA-DRAW-05 a turn is a domino drawn and placed, and perhaps one drawn ahead', () => {
    expect(due(aya(state))).toBe('Place');
    expect(due(aya(placed))).toBe('Draw ahead');
    expect(due(aya(after(placed, fromStock)))).toBe('Draw ahead');
    const second = after(placed, later, plain([20, 0]), later);
    expect(due(aya(second))).toBe('Draw');
    expect(due(aya(after(second, fromStock)))).toBe('Draw');
  });

  test('there are no turns before the glass is turned, in the break and after building', () => {
    expect(aya(laidOut())).toBeUndefined();
    expect(aya(after(laidOut(), startTile))).toBeUndefined();
    for (const phase of ['break', 'push', 'over'] as const) expect(aya({ ...state, phase })).toBeUndefined();
  });
});
