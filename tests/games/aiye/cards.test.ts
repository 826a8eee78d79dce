/** Cards as the rules see them, and what chance may bring. */
import { describe, expect, it, test } from 'vitest';
import type { Json } from '#engine/json.ts';
import { game, withEdition, type AiyeGame } from '#games/aiye/rules/index.ts';
import { settleChance } from '../../support/aiye/scene.ts';

const made = (): AiyeGame => withEdition(JSON.parse(JSON.stringify(game.edition)) as Json) as AiyeGame;

describe('a card of an edition', () => {
  it.each([
    ['AIY-SCO-07 one sun', 'CS1', { sun: 1, moon: 0, conflicts: 1, shields: 0, shield: false }],
    ['AIY-SCO-07 one moon', 'CM2', { sun: 0, moon: 1, conflicts: 0, shields: 1, shield: true }],
    ['AIY-MASK-11 an exchange: Convert', 'CS6', { exchange: true, sun: 0, moon: 0 }],
    ['AIY-MASK-11 an exchange: Promote', 'CM5', { exchange: true }],
    ['AIY-MASK-11 none: Move seeds', 'CS3', { exchange: false }],
    ['AIY-XS-01 Extra Sowing', 'CN2', { extraSowing: true, meeting: false }],
    ['AIY-MEET-01 Council Meeting', 'CN4', { extraSowing: false, meeting: true }],
    ['AIY-XSUM-01 Extra Summon', 'CM4', { extraSummons: 1, extraSowing: false }],
    ['AIY-VIL-06 its price', 'CN1', { cost: { sun: 0, moon: 0, any: 3 }, extraSummons: 0 }]
  ])('%s: %s', (_title, id, facts) => {
    const deck = made().deck;
    expect(deck.byId.get(id)).toMatchObject(facts);
  });

  test('AIY-SET-08 lies in its row, as often as it is in the box', () => {
    const { deck } = made();
    expect(deck.rows.characters.map(({ id }) => id)).toEqual(game.deck.edition.characters.map(({ id }) => id));
    expect(deck.rows.masks.map(({ id }) => id)).toEqual(game.deck.edition.masks.map(({ id }) => id));
    expect(deck.copies).toEqual({ characters: Array(16).fill(3), masks: Array(12).fill(2) });
    expect(deck.rowIndex).toEqual([...Array<number>(5).fill(-1), ...Array(16).keys(), ...Array(12).keys()]);
  });

  test('its rules know their seats, their book and what is standard', () => {
    const rules = made();
    expect(rules.seats).toEqual({ least: 2, most: 4 });
    expect(rules.rulebook['AIY-SOW-01']).toMatchObject({ id: 'AIY-SOW-01', text: expect.any(String) as string });
    expect(rules.setup(3)).toEqual(game.setup(3));
    expect(rules.parseOptions(2, {})).toEqual(game.parseOptions(2, {}));
    expect(rules.places(rules.setup(2))).toEqual([1, 2]);
  });
});

describe('chance', () => {
  test('AIY-SET-10 draws who begins among the seats', () => {
    const rules = made();
    const state = rules.setup(3);
    expect(rules.chances(state)).toHaveLength(3);
    expect(rules.draw!(state, (sides) => sides - 1)).toEqual({ type: 'first', seat: 2 });
    expect(rules.draw!(state, () => 0)).toEqual({ type: 'first', seat: 0 });
    expect(rules.illegal(state, { type: 'first', seat: 3 })?.rule).toBe('AIY-SET-10');
  });

  test('AIY-SET-09 AIY-VIL-11 draws each card of a deck equally often', () => {
    const state = game.setup(2, game.parseOptions(2, { first: 0 }) as never);
    state.characters.deck = state.characters.deck.map((_, kind) => [2, 0, 1][kind] ?? 0);
    const drawn = [0, 1, 2].map((n) => game.draw!(state, (sides) => (expect(sides).toBe(3), n)));
    const [first, , third] = game.deck.edition.characters.map(({ id }) => id);
    expect(drawn).toEqual([first, first, third].map((card) => ({ type: 'reveal', row: 'characters', card })));
    expect(game.chances(state).map(({ weight }) => weight)).toEqual([2, 1]);
    expect(game.chances({ ...state, step: 'source' })).toEqual([]);
  });

  test('AIY-SET-09 lays out characters first, then masks, then the first turn begins', () => {
    const state = settleChance(game.setup(2, game.parseOptions(2, { first: 1 }) as never));
    expect(state).toMatchObject({ round: 1, step: 'source', seat: 1, first: 1, filling: null, victim: -1 });
    expect([...state.characters.open, ...state.masks.open].every((card) => card !== null)).toBe(true);
    const serials = [...state.characters.open, ...state.masks.open].map((card) => Math.floor(card! / 128));
    expect(serials).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((n) => 16 + n));
  });
});

describe('the table before anything is drawn', () => {
  test('AIY-SET-10 has no first player unless one is agreed', () => {
    expect(game.setup(2)).toMatchObject({
      first: -1,
      seat: 0,
      round: 0,
      act: -1,
      victim: -1,
      step: 'first',
      met: false
    });
    expect(game.setup(2)).toMatchObject({ sownAgain: false, renewed: false, hand: { sun: 0, moon: 0 } });
    expect(game.setup(2)).toMatchObject({ fixed: { sun: 0, moon: 0 }, areas: [{ nextId: 7 }, { nextId: 7 }] });
    expect(game.setup(2, game.parseOptions(2, { first: 1 }) as never)).toMatchObject({ first: 1, seat: 1 });
  });

  test('AIY-ALT-07 a set-up per seat, no more areas than seats', () => {
    const options = game.parseOptions(4, { first: 0 }) as never;
    expect(game.setup(2, options).areas).toHaveLength(2);
  });

  test.each([
    ['columns that are no lists', [['start-sun'], 'start-moon', [], [], [], []]],
    ['ids that are no words', [['start-sun'], ['start-moon'], ['start-sun'], [1, 2], [3, 4], ['start-moon']]],
    ['one id that is no word', [['start-sun'], ['start-moon', 1], ...game.deck.edition.setup.columns.slice(2)]]
  ])('AIY-ALT-06 is not set up with %s', (_title, setup) => {
    expect(game.parseOptions(2, { setups: [setup] })).toBe('A set-up is a list of columns of card ids.');
  });

  test.each([
    ['Column 1 has more than four cards (AIY-COL-01).', 0, Array<string>(5).fill('start-sun')],
    ['Column 4 lacks a card (AIY-ALT-06).', 3, ['start-moon']],
    ['“start-moon” cannot lie in column 1 (AIY-ALT-06).', 0, ['start-moon']]
  ])('AIY-ALT-06 %s', (words, place, column) => {
    const setup = game.deck.edition.setup.columns.map((cards, at) => (at === place ? column : cards));
    expect(game.parseOptions(2, { setups: [setup] })).toBe(words);
  });
});

describe('a copy', () => {
  test('shares nothing that is ever changed', () => {
    const state = settleChance(game.setup(2, game.parseOptions(2, { first: 0 }) as never));
    state.acts.push({ where: 'column', column: 1, anchor: 1, open: [{ card: 1, icon: 0 }], cards: [1], left: [] });
    state.owing = { sun: 1, moon: 0, any: 0, from: 0 };
    const copy = game.clone(state);
    expect(copy).toEqual(state);
    copy.characters.discard[0]! += 1;
    copy.masks.deck[0]! += 1;
    copy.masks.open[0] = null;
    copy.acts[0]!.open.pop();
    copy.owing!.sun = 0;
    copy.hand.sun = 9;
    copy.areas[0]!.columns[0]!.cards.push(1);
    copy.areas[0]!.council.push(1);
    expect(game.clone(state)).toEqual(state);
    expect(state).toMatchObject({ owing: { sun: 1 }, hand: { sun: 0 }, acts: [{ open: [{ card: 1, icon: 0 }] }] });
    expect(state.characters.discard[0]).toBe(0);
    expect(state.masks.open).not.toContain(null);
    expect(state.areas[0]!.council).toEqual([]);
  });
});
