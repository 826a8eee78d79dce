import { describe, expect, it, test } from 'vitest';
import { game } from '#games/aiye/rules/index.ts';
import edition from '#games/aiye/editions/wayside.json' with { type: 'json' };
import rulebook from '#games/aiye/rulebook.json' with { type: 'json' };
import { kindOf } from '#games/aiye/rules/deck.ts';
import { nameOf, openCards, pileSize, print, purse, START } from '../../support/aiye/position.ts';
import { points, run, settleChance, turnOf, using } from '../../support/aiye/scene.ts';

const cards = (state: ReturnType<typeof game.setup>, seat: number): string[] =>
  state.areas[seat]!.columns.flatMap((column) => column.cards.map(nameOf));

describe('the table', () => {
  it.each([2, 3, 4])('AIY-SET-01 seats %i', (seats) => {
    expect(game.setup(seats).areas).toHaveLength(seats);
    expect(game.seats).toEqual({ least: 2, most: 4 });
  });

  test('AIY-SET-02 the edition holds a full box', () => {
    const sum = (list: readonly { copies?: number; copiesPerPlayer?: number }[]): number =>
      list.reduce((n, card) => n + (card.copies ?? card.copiesPerPlayer ?? 0), 0);
    const { starters, extras, characters, masks, tokens } = edition;
    expect([sum(starters), sum(extras), sum(characters), sum(masks)]).toEqual([8, 3, 48, 24]);
    expect(tokens).toMatchObject({ seeds: { sun: 24, moon: 24, limited: false }, columnTokensPerPlayer: 2 });
    const state = game.setup(4);
    expect([pileSize(state.characters.deck), pileSize(state.masks.deck)]).toEqual([48, 24]);
  });

  test('AIY-SET-03 everyone has four sun and four moon starters without a cost (EX-01)', () => {
    const state = game.setup(4);
    for (const seat of [0, 1, 2, 3])
      expect(cards(state, seat).sort((a, b) => (a < b ? -1 : 1))).toEqual([...'MMMMSSSS']);
    for (const id of ['start-sun', 'start-moon']) {
      const { cost, abilities } = game.deck.byId.get(id)!;
      expect(cost).toEqual({ sun: 0, moon: 0, any: 0 });
      expect(abilities).toEqual([{ type: 'gainSeed', seed: id.slice(6), count: 1 }]);
    }
  });

  test('AIY-SET-04 AIY-SET-05 six columns with the starting seeds (EX-01)', () => {
    for (const seats of [2, 3, 4])
      for (let seat = 0; seat < seats; seat++) {
        const state = game.setup(seats);
        expect(print(state, seat)).toBe(START);
        expect(purse(state, seat)).toBe('3s3m');
        expect(points(state, seat)).toEqual({ characters: 0, council: 0, columns: 0, total: 0 });
      }
  });

  test('AIY-SET-06 the supply gives more seeds than the 24 of a colour in the box', () => {
    const state = using('c1[joy]24s24m | c2[M] | c3[S] | c4[M]', 'c1');
    expect(purse(run(state, 'use joy.0', 'use joy.1'))).toBe('24s26m');
  });

  test('AIY-SET-07 two columns can be marked in a turn, one first and one second', () => {
    const state = run(turnOf('c1[S]1s | c2[M CN2] | c3[S]1m | c4[M M]'), 'source c1', 'decide extraSowing');
    expect(state.acts.map(({ column }) => column)).toEqual([2]);
    expect(run(state, 'source c3').acts.map(({ column }) => column)).toEqual([2, 4]);
  });
});

describe('the Village', () => {
  test('AIY-SET-08 characters and masks are two decks of their own, in no order', () => {
    let state = run(game.setup(2), 'first 0');
    const odds = Object.fromEntries(game.chances(state).map(({ move, weight }) => [JSON.stringify(move), weight]));
    expect(odds).toHaveProperty([JSON.stringify({ type: 'reveal', row: 'characters', card: 'CS1' })], 3);
    expect(Object.keys(odds)).toHaveLength(16);
    state = run(state, 'reveal characters CS1', 'reveal characters CS1', 'reveal characters CS1');
    expect(game.chances(state)).toHaveLength(15);
    state = run(state, 'reveal characters CM1');
    expect(game.chances(state).map(({ move }) => move)).toContainEqual({ type: 'reveal', row: 'masks', card: 'joy' });
    expect(game.chances(state)).toHaveLength(12);
    expect(new Set(game.chances(state).map(({ weight }) => weight))).toEqual(new Set([2]));
  });

  test('AIY-SET-09 four cards of each deck lie open before the first turn', () => {
    const state = settleChance(game.setup(3));
    expect(openCards(state, 'characters')).toBe('CS1 CS1 CS1 CS2');
    expect(openCards(state, 'masks')).toBe('joy joy abundance abundance');
    expect([pileSize(state.characters.deck), pileSize(state.masks.deck)]).toEqual([44, 20]);
    expect(state).toMatchObject({ step: 'source', seat: 0, round: 1 });
  });

  it.each([2, 3, 4])('AIY-SET-10 the starting player is drawn, each of %i alike', (seats) => {
    const state = game.setup(seats);
    expect(game.turn(state)).toBe('chance');
    expect(game.chances(state)).toEqual(
      Array.from({ length: seats }, (_, seat) => ({ move: { type: 'first', seat }, weight: 1 }))
    );
    expect(settleChance(run(state, `first ${seats - 1}`))).toMatchObject({ first: seats - 1, seat: seats - 1 });
    expect(game.illegal(state, { type: 'first', seat: seats })?.rule).toBe('AIY-SET-10');
  });

  test('AIY-SET-11 a position knows what is left of a deck but not its order', () => {
    const one = run(game.setup(2), 'first 0', 'reveal characters CS1', 'reveal characters CM1');
    const two = run(game.setup(2), 'first 0', 'reveal characters CM1', 'reveal characters CS1');
    expect(one.characters.deck).toEqual(two.characters.deck);
    expect(Object.keys(one.characters).sort((a, b) => (a < b ? -1 : 1))).toEqual(['deck', 'discard', 'open']);
    expect(one.characters.deck).toHaveLength(game.deck.rows.characters.length);
  });

  test('AIY-SET-12 the rulebook of the app stands for the aid: it has a text for every rule', () => {
    expect(Object.keys(game.rulebook)).toEqual(Object.keys(rulebook));
    for (const { id, text } of Object.values(game.rulebook)) expect(text, id).toMatch(/^.{20,200}[.]$/);
  });

  test('AIY-SET-13 a card may lack a cost, points, symbols or icons, but is never without a kind', () => {
    const of = (id: string) => game.deck.byId.get(id)!;
    expect(of('extra-move')).toMatchObject({ cost: { sun: 0, moon: 0, any: 0 }, points: 0, scoring: null });
    expect(of('CS1')).toMatchObject({ cost: { sun: 2 }, points: 2, sun: 1, moon: 0, scoring: null });
    expect(of('CN2')).toMatchObject({ cost: { any: 2 }, sun: 0, moon: 0 });
    expect(of('joy')).toMatchObject({ cost: { any: 5 }, points: 0, scoring: { metric: 'moonSeeds' } });
    for (const kind of game.deck.kinds) expect(kindOf(game.deck, 5 * 128 + kind.index)).toBe(kind);
  });

  test('AIY-SET-14 each deck has a discard pile of its own, empty at the start', () => {
    const state = settleChance(game.setup(2));
    expect([pileSize(state.characters.discard), pileSize(state.masks.discard)]).toEqual([0, 0]);
    const renewed = run(state, 'source c1', 'done', 'renew masks', 'pay c2 s');
    expect([pileSize(renewed.characters.discard), pileSize(renewed.masks.discard)]).toEqual([0, 4]);
    const summoned = run(state, 'source c1', 'use M@c4.0', 'use M@c4.1', 'summon CS1', 'to c1', 'pay c2 s');
    expect(pileSize(summoned.characters.discard)).toBe(0);
  });
});
