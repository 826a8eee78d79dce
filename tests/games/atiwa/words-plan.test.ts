/** What the table proposes and says of it: plans, offers and why they cannot be had, payments one step at a time. */
import { describe, expect, it, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { game } from '#games/atiwa/rules/index.ts';
import type { Move } from '#games/atiwa/rules/moves.ts';
import type { Of } from '#games/atiwa/rules/step.ts';
import type { State } from '#games/atiwa/rules/state.ts';
import type { Choosing } from '#games/atiwa/view/choosing.svelte.ts';
import { goOf, sayOf } from '#games/atiwa/view/dock.ts';
import { cardText, spaceText } from '#games/atiwa/view/effects.ts';
import { pointsOf } from '#games/atiwa/view/facts.ts';
import { steppers } from '#games/atiwa/view/foods.ts';
import { openSpace, wantedOf, waysOf } from '#games/atiwa/view/offers.ts';
import { makePlan, noWishes, weighty, type Plan, type Wishes } from '#games/atiwa/view/plan.ts';
import { startVillage } from '../../support/atiwa/position.ts';
import { duskOf, harvest, run, say, turnOf } from '../../support/atiwa/scene.ts';

const planOf = (state: State, wishes: Partial<Wishes> = {}): Plan =>
  makePlan(game, state, state.seat, { ...noWishes, ...wishes });
const told = ({ steps }: Plan): string[] => steps.map(({ before, move }) => say(before, move));
const to = (space: string, more: Partial<Wishes> = {}): Partial<Wishes> => ({
  ...more,
  moves: [{ type: 'worker', space }, ...(more.moves ?? [])]
});
const wanted = (state: State, space: string, wishes: Partial<Wishes> = {}) => {
  const plan = planOf(state, to(space, wishes));
  return wantedOf(game, openSpace(game, state, space), plan, wishes.declined ?? []).map(
    ({ kind, planned, most, why }) => `${kind} ${planned}/${most}${why ? ` ${why.rule}` : ''}`
  );
};

describe('a plan', () => {
  test('carries out the whole space with the proposals', () => {
    expect(told(planOf(turnOf(startVillage), to('R2')))).toEqual([
      'worker R2',
      'T Village.TR',
      'T Village.TM',
      'A Village.MM',
      'B Village.MR'
    ]);
  });
  test('is a whole turn that was thought out elsewhere, as a hint is, in its own order and to its own places', () => {
    const start = turnOf(startVillage);
    const roll = seededRoll('hinted');
    let differs = 0;
    for (let n = 0; n < 60; n += 1) {
      const state = game.clone(start);
      const spaces = game.moves(state).filter(({ type }) => type === 'worker');
      const moves: Move[] = [spaces[roll(spaces.length)]!];
      game.play(state, moves[0]!);
      while (state.step === 'work') {
        const all = game.moves(state);
        const move = all[roll(all.length)]!;
        moves.push(move);
        game.play(state, move);
      }
      const wished = planOf(start, { moves });
      expect(wished.steps.slice(0, moves.length).map(({ move }) => move)).toEqual(moves);
      const proposed = planOf(start, { moves: [moves[0]!] });
      if (JSON.stringify(proposed.after) !== JSON.stringify(wished.after)) differs += 1;
    }
    expect(differs).toBeGreaterThan(0);
  });
  test('takes the fruit with its tree', () => {
    expect(told(planOf(turnOf(startVillage), to('R4'))).slice(0, 2)).toEqual(['worker R4', 'T+F Village.TR']);
  });
  test('stops where chance speaks', () => {
    expect(told(planOf(turnOf(startVillage), to('D1')))).toEqual(['worker D1', 'draw']);
  });
  test('leaves out what is declined and begins with what is preferred', () => {
    const state = turnOf(startVillage);
    expect(told(planOf(state, to('R2', { declined: ['place:wildAnimal', 'place:tree'] })))).toEqual([
      'worker R2',
      'B Village.MR',
      'done'
    ]);
    expect(told(planOf(state, to('R3')))).toContain('A Village.MM');
    expect(told(planOf(state, to('R3', { preferred: 'place:fruitBat' })))[1]).toBe('B Village.MR');
  });
  test('keeps the player’s own moves and passes over those that have become impossible', () => {
    const moves: Move[] = [
      { type: 'place', token: 'fruitBat', spot: 4 },
      { type: 'place', token: 'fruitBat', spot: 4 }
    ];
    expect(told(planOf(turnOf(startVillage), to('R2', { moves })))).toEqual([
      'worker R2',
      'B Village.MR',
      'T Village.TR',
      'T Village.TM',
      'A Village.MM'
    ]);
  });
  test('of a flight ends with the tree', () => {
    const state = duskOf('Village TR:T+F BL:B MR:B | T20 TM:B TR:B | T06 TR:T+F');
    const first = game.moves(state).find(({ type }) => type === 'fly')!;
    const plan = planOf(state, { moves: [first] });
    expect(plan.steps.map(({ move }) => move.type)).toEqual(['fly', 'fly', 'fly', 'spend', 'place']);
    expect(plan.after.step).toBe('dusk');
  });
});

test('the bats’ flight is the loud button where its tree can still pay; where it only costs points it is pale, and that is said', () => {
  const land = 'Village TR:T+F BL:B MR:B | T20 TM:B TR:B | T06 TR:T+F';
  const isQuiet = (round: number): boolean => {
    const state: State = { ...duskOf(land), round };
    const plan = planOf(state, { moves: [game.moves(state).find(({ type }) => type === 'fly')!] });
    const choosing = { plan, shown: plan.after } as unknown as Choosing;
    expect(pointsOf(game.board, plan.after.areas[0]!)).toBeLessThan(pointsOf(game.board, state.areas[0]!));
    const context = { game, names: ['Ada'], state, choosing };
    const quiet = goOf(context)!.quiet === true;
    expect(sayOf(context).note?.includes('This costs points')).toBe(quiet);
    return quiet;
  };
  expect([1, 6, 7].map(isQuiet)).toEqual([false, false, true]);
});

describe('an offer', () => {
  it.each([
    ['all of it', 'R2', ['place:tree 2/2', 'place:fruitBat 1/1', 'place:wildAnimal 1/1']],
    ['only what has room', 'E3', ['place:goat 1/2']],
    ['nothing without gold', 'M1', ['place:goat 0/2 ATW-SPEND-07']],
    ['nothing without trees', 'L1L', ['buy 0/1 ATW-SPEND-07']]
  ])('is told: %s', (_title, space, expected) => {
    const state = turnOf(
      space === 'E3' ? { areas: ['Village TM:x BR:u'], seats: 4 } : `${startVillage} | fill $${space === 'L1L' ? 5 : 0}`
    );
    expect(wanted(state, space)).toEqual(expected);
  });
  test('that finds no room says so, and one that was left out does not', () => {
    const state = turnOf('Village TM:x MR:B MM:A BR:u');
    expect(wanted(state, 'R2').slice(1)).toEqual(['place:fruitBat 0/1 ATW-WRK-08', 'place:wildAnimal 0/1 ATW-WRK-08']);
    expect(wanted(state, 'R2', { declined: ['place:fruitBat'] })[1]).toBe('place:fruitBat 0/1');
  });
  test('tells how many stay out, and of which nothing is left', () => {
    const lost = (text: string, space: string, wishes: Partial<Wishes> = {}): string[] => {
      const state = turnOf(text);
      const offers = wantedOf(
        game,
        openSpace(game, state, space),
        planOf(state, to(space, wishes)),
        wishes.declined ?? []
      );
      return offers.flatMap(({ kind, lost, why }) => (lost > 0 || why ? [`${kind} ${lost} ${why?.rule ?? ''}`] : []));
    };
    expect(lost('Village TM:x BR:u | fill $1', 'M1')).toEqual(['place:goat 1 ']);
    expect(lost('Village TM:x BR:u | fill $1', 'M1', { declined: ['place:goat'] })).toEqual([]);
    expect(lost('fill G7 $1', 'M1').join()).toContain('ATW-QTY-01');
  });
  test('may go to other places', () => {
    const plan = planOf(turnOf('Village BR:u | Farmstead | fill $2'), to('M2'));
    expect(told(plan)).toHaveLength(3);
    const ways = waysOf(game, plan, undefined);
    expect(
      [...ways.values()].every(({ index, move }) => game.illegal(plan.steps[index]!.before, move) === undefined)
    ).toBe(true);
    expect(ways.size).toBe(1);
  });
});

describe('the harvest', () => {
  const asks = (state: State): boolean => weighty(game, state, game.moves(state));

  test('runs by itself while there is room enough of a token’s own', () => {
    expect(asks(harvest('T10 TR:A ML:A BL:A | T06 | fill $9'))).toBe(false);
  });
  test('asks who eats what, and whether a family comes', () => {
    expect(asks(harvest('Village BL:t BM:t MM:A | fill $9'))).toBe(true);
    const state = harvest({ areas: ['Village BL:t BM:t | fill $3'], round: 1 });
    expect([state.step, asks(state)]).toEqual(['breed', true]);
  });
});

const feeds = game.board.edition.food;

test('from any payment every other one is reached by steps, and each of them is right', () => {
  const state = harvest('fill G1 A2 t4 $6');
  expect(state.step).toBe('feed');
  const payments = game.moves(state).filter((move): move is Of<'feed'> => move.type === 'feed');
  const seen = new Set([JSON.stringify(payments[0])]);
  for (const text of seen)
    for (const { more, less } of steppers(payments, JSON.parse(text) as Of<'feed'>, feeds))
      for (const next of [more, less]) if (next) seen.add(JSON.stringify(next));
  expect(payments.length).toBeGreaterThan(5);
  for (const text of seen) expect(game.illegal(state, JSON.parse(text) as Of<'feed'>)).toBeUndefined();
  expect(seen.size).toBeGreaterThan(payments.length / 2);
});

test('ATW-FEED-07 an animal that is taken back gives way to single food, not to a goat that is worth more', () => {
  const nothing = { goats: 0, animals: 0, fruit: 0, bats: 0, gold: 0 };
  const [animal, goat, gold] = [
    { ...nothing, animals: 1 },
    { ...nothing, goats: 1 },
    { ...nothing, gold: 2 }
  ];
  const of = (key: string) => steppers([goat, animal, gold], animal, feeds).find((one) => one.key === key)!;
  expect(of('animals').less).toEqual(gold);
  expect(of('goats').more).toEqual(goat);
});

test('a turn that was planned is a turn the rules take', () => {
  const state = turnOf(startVillage);
  const plan = planOf(state, to('F1'));
  expect(run(state, ...told(plan)).step).toBe(plan.after.step);
});

describe('the dock of what is chosen', () => {
  const { board } = game;
  const at = (id: string): number => board.spaces.findIndex((space) => space.id === id);

  test('tells all that a space gives, its tile first', () => {
    const state = turnOf(startVillage);
    for (const { index } of board.spaces) expect(spaceText(board, state, index)).not.toBe('');
    expect(spaceText(board, state, at('R2'))).toBe('2 trees; 1 bat, 1 wild animal');
  });

  test('tells what a card is worth', () => {
    const terrain = board.cards[0]!;
    expect(cardText(board, terrain)).toMatch(`worth ${terrain.value}`);
    expect(cardText(board, board.cards[board.terrainCount]!)).toMatch(/^A location .* there are/);
  });
});
