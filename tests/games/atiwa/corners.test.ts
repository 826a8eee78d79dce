/** Corners of the rules, one clause each. */
import { describe, expect, it, test } from 'vitest';
import { game } from '#games/atiwa/rules/index.ts';
import { payments, worth, type Payment } from '#games/atiwa/rules/feeding.ts';
import type { Move } from '#games/atiwa/rules/moves.ts';
import type { State } from '#games/atiwa/rules/state.ts';
import { startVillage, table } from '../../support/atiwa/position.ts';
import {
  answer,
  duskOf,
  evening,
  follow,
  harvest,
  heardAtHarvest,
  move,
  offers,
  run,
  turnOf
} from '../../support/atiwa/scene.ts';

const { board } = game;
const { goat, wildAnimal } = board.edition.food;
const refused = (state: State, text: string) => game.illegal(state, move(state, text));

describe('feeding', () => {
  const most: Payment = { goats: 2, animals: 2, fruit: 2, bats: 1, gold: 3 };
  const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);
  const every = upTo(most.goats).flatMap((goats) =>
    upTo(most.animals).flatMap((animals) =>
      upTo(most.fruit).flatMap((fruit) =>
        upTo(most.bats).flatMap((bats) => upTo(most.gold).map((gold) => ({ goats, animals, fruit, bats, gold })))
      )
    )
  );
  const values = (payment: Payment): number[] => [
    ...(payment.goats > 0 ? [goat] : []),
    ...(payment.animals > 0 ? [wildAnimal] : []),
    ...(payment.fruit + payment.bats + payment.gold > 0 ? [1] : [])
  ];

  it.each([1, 2, 3, 4, 5, 7, 9])(
    'ATW-FEED-05 ATW-FEED-06 ATW-FEED-07 %i food: enough is eaten, and nothing that could be left out',
    (demand) => {
      const right = every.filter((payment) => {
        const over = worth(board, payment) - demand;
        return over >= 0 && values(payment).every((value) => over < value);
      });
      expect(new Set(payments(board, demand, most).map((one) => JSON.stringify(one)))).toEqual(
        new Set(right.map((one) => JSON.stringify(one)))
      );
      expect(payments(board, demand, most)).toHaveLength(right.length);
    }
  );

  test('ATW-FEED-02 ATW-FEED-03 ATW-FEED-05 ATW-FEED-06 list and refusals agree on each payment, refusals say how much', () => {
    const state = Object.assign(turnOf('fill u1 t3 G2 A2 F2 B1 $3'), { step: 'feed' });
    expect(state.step).toBe('feed');
    const listed = new Set(game.moves(state).map((one) => JSON.stringify(one)));
    for (const payment of every) {
      const wanted: Move = { type: 'feed', ...payment };
      const illegal = game.illegal(state, wanted);
      expect([payment, illegal === undefined]).toEqual([payment, listed.has(JSON.stringify(wanted))]);
      if (illegal?.rule === 'ATW-FEED-05') expect(illegal.detail!.food).toBeGreaterThan(0);
      if (illegal?.rule === 'ATW-FEED-06') expect(illegal.detail!.food).toBeGreaterThan(0);
    }
    expect(refused(state, 'feed b9')).toEqual({ rule: 'ATW-FEED-03', detail: { bats: 1 } });
    expect(refused(state, 'feed $9')).toEqual({ rule: 'ATW-FEED-02', detail: { gold: state.areas[0]!.gold } });
  });

  test('ATW-FEED-05 ATW-SCORE-06 food that is missing is told and counted; exactly enough is eaten without asking', () => {
    const heard = (gold: number) => heardAtHarvest(`fill t9 $${gold}`);
    const told = (gold: number, type: string) => heard(gold).find((event) => event.type === type);
    const demand = Number(told(3, 'demand')!.demand);
    expect(demand).toBeGreaterThan(3);
    expect(told(3, 'fed')).toMatchObject({ goats: 0, gold: 3 });
    expect(told(3, 'missing')).toEqual({ type: 'missing', seat: 0, food: demand - 3 });
    expect(harvest('fill t9 $3').areas[0]!.missing).toBe(demand - 3);
    expect(told(demand, 'fed')).toMatchObject({ gold: demand });
    expect(told(demand, 'missing')).toBeUndefined();
    expect(harvest(`fill t9 $${demand}`).areas[0]).toMatchObject({ missing: 0, gold: 0 });
  });
});

describe('a refusal tells what was named', () => {
  it.each([
    ['ATW-SET-01', turnOf(startVillage), 'worker nowhere', { space: 'nowhere' }],
    [
      'ATW-WRK-01',
      turnOf({ areas: [startVillage, startVillage], workers: { R1: 1 } }),
      'worker R1',
      { space: 'R1', seat: 1 }
    ],
    [
      'ATW-SOLO-04',
      table({ areas: [startVillage], workers: { R1: 0 }, round: 2 }),
      'worker R1',
      { space: 'R1', free: 5 }
    ],
    ['ATW-NIGHT-02', duskOf('Village BL:B'), 'fly Village.BL', { bats: 1, of: board.edition.batAction.bats }],
    ['ATW-NIGHT-02', duskOf('fill B3'), 'fly Farmstead.BR', { token: 'fruit' }],
    ['ATW-NIGHT-01', { ...duskOf('fill B3 T1 F1'), flown: true }, 'fly Farmstead.BR', undefined]
  ])('%s: %#', (rule, state, text, detail) => {
    expect(refused(state, text)).toEqual(detail === undefined ? { rule } : { rule, detail });
  });
});

describe('the table before anything is drawn', () => {
  test('ATW-SET-01 has nobody at work, nothing open and nothing owed', () => {
    const state = game.setup(2);
    expect(state).toMatchObject({ step: 'first', space: -1, card: -1, owed: [], left: [], used: [], discard: [] });
    expect(state.workers.every((seat) => seat === -1)).toBe(true);
    expect(state.open.every((card) => card === -1)).toBe(true);
  });

  test('ATW-RND-01 chance draws nothing that is not there', () => {
    const state = game.setup(2);
    expect(game.illegal(state, { type: 'first', seat: 2 })).toMatchObject({ detail: { seat: 2 } });
    const tiles = run(state, 'first 1');
    expect(game.illegal(tiles, { type: 'tile', tile: 'nowhere' })).toMatchObject({ detail: { tile: 'nowhere' } });
    let cards = tiles;
    while (cards.step === 'tile') cards = run(cards, offers(cards)[0]!);
    expect(game.illegal(cards, { type: 'card', card: 'nowhere' })?.rule).toMatch(/^ATW-/);
    expect(game.illegal(cards, { type: 'card', card: 'L1' })?.rule).toMatch(/^ATW-/);
  });
});

describe('a copy', () => {
  test('shares nothing that is ever changed', () => {
    const state = table({ areas: ['Village BR:u', startVillage], open: 'T01 T02 T03', deck: 'T04', discard: 'T05' });
    const kept = structuredClone(state);
    const copy = game.clone(state);
    expect(copy).toEqual(kept);
    for (const list of [
      copy.workers,
      copy.since,
      copy.tiles,
      copy.open,
      copy.deck,
      copy.discard,
      copy.stacks,
      copy.bag,
      copy.left,
      copy.used
    ])
      list[0] = 99;
    const area = copy.areas[0]!;
    for (const list of [area.cards, area.cells, area.spots]) list[0] = 99;
    area.gold = 99;
    expect(state).toEqual(kept);
  });
});

describe('the bag', () => {
  test('ATW-INC-05 refilled and empty bags are told', () => {
    const areas = ['Village BL:u BM:u BR:u | fill $20'];
    const given = (emptyBag: string, bag: readonly [number, number, number]) =>
      follow(evening({ areas, bag, options: { emptyBag } }), 'end', 'marker 0').events;
    expect(given('refill', [1, 0, 0])).toContainEqual({ type: 'bagRefilled' });
    expect(given('nothing', [1, 0, 0]).some(({ type }) => type === 'bagEmpty')).toBe(true);
    expect(given('nothing', [9, 0, 0]).some(({ type }) => type === 'bagEmpty')).toBe(false);
  });

  test('ATW-QTY-03 holds what it holds: one of each is drawn only if it is there', () => {
    const state = run(evening({ areas: ['Village BL:u BM:u | fill $20'], bag: [0, 2, 0] }), 'end');
    expect(game.chances(state)).toEqual([{ move: { type: 'marker', gold: 1 }, weight: 2 }]);
    expect(answer(state, 'marker 0')).toBe('ATW-QTY-03');
    expect(game.illegal(state, { type: 'marker', gold: 2 })).toEqual({ rule: 'ATW-QTY-03', detail: { gold: 2 } });
  });
});
