/** What is true of Àiyé at every position, whatever is played, with whatever options. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { game } from '#games/aiye/rules/index.ts';
import type { Move } from '#games/aiye/rules/moves.ts';
import type { Area, Card, ColumnId, RowName, State } from '#games/aiye/rules/state.ts';
import { nameOf, pileSize } from '../../support/aiye/position.ts';
import { playOut } from '../../support/random.ts';

// Whole matches, looked at move by move: seconds on a busy machine.
const cardsOf = ({ columns, council }: Area): Card[] => [...columns.flatMap(({ cards }) => cards), ...council];
const seedsOf = ({ columns }: Area): number => columns.reduce((n, { sun, moon }) => n + sun + moon, 0);
const kind = (card: Card) => game.deck.kinds[card % 128]!;

/** Matches of all seat counts and options, from a seed each. */
const matches = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  seed: fc.integer({ min: 0 }),
  options: fc.record({
    setups: fc.array(fc.constantFrom('standard', 'controller', 'sprinter'), { maxLength: 2 }),
    councilScope: fc.constantFrom('all', 'top'),
    freezeFirstColumn: fc.boolean()
  })
});

function everywhere(check: (state: State, move: Move, seats: number) => void, numRuns = 12): void {
  fc.assert(
    fc.property(matches, ({ seats, seed, options }) => {
      const parsed = game.parseOptions(seats, options);
      if (typeof parsed === 'string') throw new Error(parsed);
      playOut(game, game.setup(seats, parsed), seededRoll(seed), (state, move) => check(state, move, seats));
    }),
    { numRuns, seed: 20260101 }
  );
}

/** How many of a row's cards there are of each kind: in its piles, open, and in areas. */
function census(state: State, row: RowName): number[] {
  const { deck, discard, open } = state[row];
  const out = [...open.filter((card) => card !== null), ...state.areas.flatMap(cardsOf)];
  return game.deck.rows[row].map(
    ({ index }, at) => deck[at]! + discard[at]! + out.filter((card) => card % 128 === index).length
  );
}

describe('at every position', () => {
  test('AIY-SET-02 each card is in exactly one place, and none is lost or made', () => {
    everywhere((state, _move, seats) => {
      assert.deepEqual(census(state, 'characters'), game.deck.copies.characters);
      assert.deepEqual(census(state, 'masks'), game.deck.copies.masks);
      const open = [...state.characters.open, ...state.masks.open].filter((card) => card !== null);
      const all = [...state.areas.flatMap(cardsOf), ...open];
      assert.equal(new Set(all).size, all.length, 'a card lies in two places');
      const own = all.filter((card) => ['starter', 'extra'].includes(kind(card).type)).length;
      assert.equal(own, state.options.setups.slice(0, seats).flat(2).length);
    });
  });

  test('AIY-COL-01 AIY-COL-02 one to four cards in each of at least four columns', () => {
    everywhere((state) => {
      for (const { columns } of state.areas) {
        assert.ok(columns.length >= 4);
        for (const { cards } of columns) assert.ok(cards.length >= 1 && cards.length <= 4);
      }
    });
  });

  test('AIY-COL-04 columns keep ids of their own, none is used twice', () => {
    everywhere((state) => {
      for (const { columns, nextId } of state.areas) {
        assert.equal(new Set(columns.map(({ id }) => id)).size, columns.length);
        assert.ok(columns.every(({ id }) => id < nextId));
      }
    });
  });

  test('AIY-SOW-13 no seeds are ever negative, in columns, in hand or owed', () => {
    everywhere((state) => {
      const counts = state.areas.flatMap(({ columns }) => columns.flatMap(({ sun, moon }) => [sun, moon]));
      const { sun, moon, any } = state.owing ?? { sun: 0, moon: 0, any: 0 };
      assert.ok([...counts, state.hand.sun, state.hand.moon, sun, moon, any].every((n) => n >= 0));
    });
  });

  test('AIY-VIL-09 no mask twice in an area', () => {
    everywhere((state) => {
      for (const area of state.areas) {
        const masks = cardsOf(area)
          .map(nameOf)
          .filter((name) => game.deck.byId.get(name)?.type === 'mask');
        assert.equal(new Set(masks).size, masks.length);
      }
    });
  });

  test('AIY-REC-05 no column is both blocked and protected', () => {
    everywhere((state) => {
      for (const { columns } of state.areas)
        for (const { cards, blocked } of columns) assert.ok(!blocked || !cards.some((card) => kind(card).shield));
    });
  });

  test('AIY-REC-04 from the first icon on, no column of the player whose turn it is is blocked', () => {
    const sowing = ['first', 'reveal', 'source', 'drop', 'gift', 'decide', 'over'];
    everywhere((state) => {
      if (sowing.includes(state.step)) return;
      assert.ok(state.areas[state.seat]!.columns.every(({ blocked }) => !blocked));
    });
  });

  test('AIY-VIL-10 rows of four, unless deck and discard pile are empty', () => {
    everywhere((state) => {
      if (game.turn(state) === 'chance') return;
      for (const { open, deck, discard } of [state.characters, state.masks])
        assert.ok(!open.includes(null) || pileSize(deck) + pileSize(discard) === 0);
    });
  });
});

describe('from move to move', () => {
  test('AIY-PROM-07 AIY-END-06 cards never leave an area, and a Council only grows on top', () => {
    everywhere((state, move) => {
      const after = game.clone(state);
      game.play(after, move);
      state.areas.forEach((area, seat) => {
        const { council } = after.areas[seat]!;
        assert.deepEqual(council.slice(0, area.council.length), area.council);
        const kept = new Set(cardsOf(after.areas[seat]!));
        assert.ok(cardsOf(area).every((card) => kept.has(card)));
        if (kept.size > cardsOf(area).length) assert.ok(state.summoning, 'only a summon adds a card');
      });
    });
  });

  test('AIY-SOW-01 AIY-SOW-08 sowing keeps the number of seeds, and the last one lies in the activated column', () => {
    everywhere((state, move) => {
      if (move.type !== 'source' && move.type !== 'drop') return;
      const area = state.areas[state.seat]!;
      const held = seedsOf(area) + state.hand.sun + state.hand.moon;
      const after = game.clone(state);
      let landed: ColumnId | undefined;
      let last: ColumnId | undefined;
      game.play(after, move, (event) => {
        if (event.type === 'seedDropped') last = event.column;
        if (event.type === 'landed') landed = event.column;
      });
      assert.equal(seedsOf(after.areas[state.seat]!) + after.hand.sun + after.hand.moon, held);
      if (landed !== undefined) assert.equal(landed, last);
    });
  });

  test('AIY-VIL-13 AIY-VIL-06 AIY-VIL-07 a summon costs exactly its price', () => {
    let price: { readonly sun: number; readonly moon: number; readonly all: number } | undefined;
    let purse = { sun: 0, moon: 0 };
    const total = (area: Area) => ({
      sun: area.columns.reduce((n, column) => n + column.sun, 0),
      moon: area.columns.reduce((n, column) => n + column.moon, 0)
    });
    let summons = 0;
    everywhere((state, move) => {
      const area = state.areas[state.seat]!;
      if (move.type === 'summon') purse = total(area);
      if ((state.step === 'place' && move.type === 'to') || (state.step === 'council' && move.type === 'card')) {
        const at = area.columns.find(({ id, cards }) =>
          move.type === 'to' ? id === move.column : cards.includes((move as { card: Card }).card)
        )!;
        const { cost } = kind(state[state.summoning!.row].open[state.summoning!.place]!);
        const height = at.cards.length + (move.type === 'to' ? 1 : 0);
        const extra = height === 3 ? 1 : height === 4 ? 2 : 0;
        price = { sun: cost.sun, moon: cost.moon, all: cost.sun + cost.moon + cost.any + extra };
      }
      if (price && state.step !== 'place' && state.step !== 'council' && state.step !== 'pay') {
        const now = total(area);
        assert.equal(purse.sun + purse.moon - now.sun - now.moon, price.all);
        assert.ok(purse.sun - now.sun >= price.sun && purse.moon - now.moon >= price.moon);
        price = undefined;
        summons += 1;
      }
    });
    expect(summons).toBeGreaterThan(50);
  });

  test('AIY-END-03 AIY-END-04 the match ends with the round after the trigger, all with equally many turns', () => {
    fc.assert(
      fc.property(matches, ({ seats, seed }) => {
        const turns = Array<number>(seats).fill(0);
        let triggered = 0;
        const { state } = playOut(game, game.setup(seats), seededRoll(seed), (before, move) => {
          if (move.type === 'endTurn') turns[before.seat]! += 1;
          const reached = before.areas.some((area) => {
            const cards = cardsOf(area);
            return cards.length >= 18 || cards.filter((card) => kind(card).type === 'mask').length >= 4;
          });
          if (reached && triggered === 0) triggered = before.round;
        });
        assert.equal(new Set(turns).size, 1);
        assert.equal(turns[0], triggered + 1);
        assert.equal(state.step, 'over');
      }),
      { numRuns: 12, seed: 20260101 }
    );
  });
});
