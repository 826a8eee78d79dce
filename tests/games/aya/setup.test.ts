import { describe, expect, it, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { total } from '#engine/game.ts';
import { parseEdition } from '#games/aya/editions/schema.ts';
import { scoreLines } from '#games/aya/rules/count/count.ts';
import { ladderOf, rankIn } from '#games/aya/rules/count/ladder.ts';
import { game, withEdition } from '#games/aya/rules/index.ts';
import { isFullGame } from '#games/aya/rules/setup.ts';
import { types, type Options } from '#games/aya/rules/state.ts';
import { after, box, draws, laidOut, startTile, stand, turnGlass, why } from '../../support/aya/table.ts';

const { edition } = box;
const copy = () => JSON.parse(JSON.stringify(edition)) as typeof edition;
const problems = (change: (data: ReturnType<typeof copy>) => void): string => {
  const data = copy();
  change(data);
  const read = parseEdition(data);
  return Array.isArray(read) ? read.join(' ') : 'fine';
};

describe('what is in the box', () => {
  test('AYA-COMP-01 156 dominoes: thirty of each of five types and six gardens', () => {
    const of = (type: string): number => [...box.dominoes.values()].filter((domino) => domino.type === type).length;
    expect([...types, 'garden'].map(of)).toEqual([30, 30, 30, 30, 30, 6]);
    expect(box.dominoes.size).toBe(156);
  });

  test('AYA-COMP-02 forty cameras, eight of each type and none on gardens', () => {
    const cameras = [...box.dominoes.values()].filter(({ camera }) => camera);
    expect(cameras.length).toBe(40);
    for (const type of types) expect(cameras.filter((domino) => domino.type === type).length).toBe(8);
  });

  test('AYA-COMP-03 sixteen tiles: Start and three of each type', () => {
    expect(box.tiles.size).toBe(16);
    for (const type of types) expect([...box.tiles.values()].filter((tile) => tile.type === type).length).toBe(3);
    expect(box.tiles.get(box.startTile)!.type).toBe('start');
  });

  test('AYA-COMP-04 five animals and three photos a type, ten tokens, ten minutes', () => {
    for (const type of types) expect(box.animals[type].length).toBe(5);
    expect(edition.landscapePhotoTokens.length).toBe(15);
    expect(edition.retriggerTokens.count).toBe(10);
    expect(edition.hourglass).toMatchObject({ ms: 600_000, runs: 2 });
  });

  test('AYA-COMP-06 a tile and an animal have one pose each and no side to choose', () => {
    const state = after(laidOut(), startTile);
    expect(Object.keys(state.tiles[box.startTile]!).sort()).toEqual(['a', 'x', 'z']);
    expect(game.parse({ ...startTile, side: 'back' })).toBeUndefined();
  });

  test('AYA-COMP-08 one to five people earn one score, and all share the place', () => {
    expect(game.seats).toEqual({ least: 1, most: 5 });
    const state = laidOut(4);
    const [first, ...others] = game.score(state).map(total);
    expect(others).toEqual([first, first, first]);
    expect(game.places(state)).toEqual([1, 1, 1, 1]);
  });

  it.each([
    ['a tile of an unknown shape', (e: typeof edition) => void (e.tiles[1]!.shape = 'spiral'), /unknown shape/],
    ['two pieces of one id', (e: typeof edition) => void (e.animalTokens[1]!.id = 'AN-F1'), /same id/],
    ['a domino too many', (e: typeof edition) => void (e.dominoTypes[0]!.plain += 1), /For 2 players all 157 dominoes/],
    ['four animals', (e: typeof edition) => void e.animalTokens.pop(), /five animals of the field/],
    ['two Starts', (e: typeof edition) => void (e.tiles[1]!.type = 'start'), /one Start/],
    [
      'a photo of another type',
      (e: typeof edition) => void (e.landscapePhotoTokens[0]!.tile = 'T-M1'),
      /no tile of its/
    ],
    ['no deal for four', (e: typeof edition) => void e.deal.rows.splice(2, 1), /deal for 4 players is missing/],
    ['a glass without length', (e: typeof edition) => void (e.hourglass.ms = 0), /hourglass/]
  ])('an edition with %s is refused in words', (_what, change, words) => expect(problems(change)).toMatch(words));

  test('an edition of other sizes is played with those', () => {
    const data = copy();
    (data.dimensions.table.default as { width: number }).width = 60;
    const made = withEdition(data);
    expect('box' in made && made.illegal(made.setup(1), { type: 'start', x: -4500, z: 0, a: 0 })?.rule).toBe(
      'AYA-SETUP-02'
    );
  });
});

describe('setting the table', () => {
  test('AYA-SETUP-02 the Start tile comes first and lies wholly on the table', () => {
    const state = laidOut();
    expect(game.moves(state)).toEqual([{ type: 'start', x: -4500, z: 0, a: 0 }]);
    expect(why(state, { type: 'start', x: -5000, z: 3250, a: 77 })).toBeUndefined();
    expect(why(state, { type: 'start', x: -5001, z: 0, a: 0 })).toBe('AYA-SETUP-02');
    expect(why(state, { type: 'start', x: 0, z: 3251, a: 0 })).toBe('AYA-SETUP-02');
    expect(why(state, turnGlass)).toBe('AYA-SETUP-02');
  });

  test('AYA-SETUP-03 stacks by type, and none of them on the table', () => {
    const state = laidOut();
    for (const type of types) expect([state.tilesLeft[type].length, state.animalsLeft[type]]).toEqual([3, 5]);
    expect([state.tiles, state.tokens, state.dominoes]).toEqual([{}, {}, {}]);
  });

  test('AYA-SETUP-05 ten retrigger tokens, each a point as long as it stays', () => {
    const state = laidOut();
    expect(state.retriggers).toBe(10);
    expect(total(game.score(state)[0]!)).toBe(10);
  });

  test('AYA-SETUP-06 the sand is in the position for all to see', () => {
    expect(laidOut()).toMatchObject({ sandMs: 0, options: { glassMs: 600_000 } });
  });

  test('AYA-SETUP-07 who begins is chosen, or drawn by lot with equal chances', () => {
    const lot = laidOut(3, { first: null });
    expect(game.turn(lot)).toBe('chance');
    expect(game.chances(lot).map(({ weight }) => weight)).toEqual([1, 1, 1]);
    expect(game.turn(after(lot, { type: 'first', seat: 2 }))).toBe(2);
    expect(why(lot, { type: 'first', seat: 3 })).toBe('AYA-SETUP-07');
    expect(game.turn(laidOut(3, { first: 1 }))).toBe(1);
  });
});

describe('the deal', () => {
  it.each([
    [2, [78, 78]],
    [3, [52, 52, 52]],
    [4, [39, 39, 39, 39]],
    [5, [32, 31, 31, 31, 31]]
  ])('AYA-DEAL-01 AYA-DEAL-02 %i players begin with stocks of %j', (seats, stocks) => {
    expect(laidOut(seats).stock).toEqual(stocks);
  });

  test('AYA-DEAL-01 with five, the one who begins has the odd domino', () => {
    expect(laidOut(5, { first: 3 }).stock).toEqual([31, 31, 31, 32, 31]);
    const lot = after(laidOut(5, { first: null }), { type: 'first', seat: 4 });
    expect([lot.stock, lot.options.first]).toEqual([[31, 31, 31, 31, 32], null]);
  });

  test('AYA-DEAL-01 every unseen domino is equally likely', () => {
    const state = after(laidOut(), startTile, turnGlass, draws('forest'));
    const weights = Object.fromEntries(
      game.chances(state).map(({ move, weight }) => [(move as { kind: string }).kind, weight])
    );
    expect(weights).toMatchObject({ forest: 21, forestCamera: 8, mountain: 22, garden: 6 });
    expect(Object.values(weights).reduce((a, b) => a + b)).toBe(155);
    stand(state, 'garden', [0, 0]);
    state.unseen.garden = 0;
    expect(why(state, draws('garden'))).toBe('AYA-DEAL-01');
  });

  test('AYA-DEAL-03 AYA-R-04 alone, one person plays the stocks of the deal for two in turn', () => {
    const state = after(laidOut(1), startTile, turnGlass, draws('forest'), draws('desert'));
    expect([state.people, state.stock, state.reserve.length]).toEqual([1, [77, 77], 2]);
    const next = after(state, { type: 'toReserve', ms: 0, away: 0 }, { type: 'draw', from: 'later', ms: 0, away: 0 });
    expect([game.turn(state), game.turn(next), next.turn]).toEqual([0, 0, 1]);
    expect(game.score(state).length).toBe(1);
  });
});

describe('options', () => {
  const read = (value: unknown, seats = 2) => game.parseOptions(seats, value);

  it.each([
    [{ hand: 'iron' }, /hand/],
    [{ table: 'round' }, /table/],
    [{ glassMs: 999 }, /glass/],
    [{ glassMs: 1.5 }, /glass/],
    [{ firstRetriggerFree: 1 }, /first repeated push/],
    [{ first: 2 }, /starting player/],
    [{ sand: 5 }, /no option “sand”/]
  ])('%j is refused in words', (value, words) => expect(read(value)).toMatch(words));

  test('a shorter glass or a smaller table is no full game', () => {
    expect(isFullGame(box, read({}) as Options)).toBe(true);
    expect(isFullGame(box, read({ glassMs: 180_000 }) as Options)).toBe(false);
    expect(isFullGame(box, read({ glassMs: 0 }) as Options)).toBe(false);
    expect(isFullGame(box, read({ table: 'compact' }) as Options)).toBe(false);
  });

  test('AYA-SETUP-01 three sizes of table, and every foot wholly on it', () => {
    const place = (x: number) => ({ type: 'place', use: 'plain', x, z: 0, a: 0, lean: 0, ms: 0, away: 0 }) as const;
    const widths = { compact: 4000, default: 5500, large: 7000 };
    for (const [table, half] of Object.entries(widths)) {
      const start = { type: 'start', x: 0, z: 0, a: 0 } as const;
      const state = after(laidOut(2, { table }), start, turnGlass, draws('forest'), draws('forest'));
      expect(why(state, place(half - 35))).toBeUndefined();
      expect(why(state, place(half - 34))).toBe('AYA-SETUP-01');
    }
  });
});

test('AYA-SCORE-05 all there is comes to 55 points', () => {
  const verdicts = [
    ...edition.animalTokens.map(({ id, type }) => ({ item: 'animal' as const, id, type, fails: null })),
    ...[...box.tiles].flatMap(([id, { type }]) =>
      type === 'start' ? [] : [{ item: 'landscape' as const, id, type, fails: null }]
    )
  ];
  expect(total(scoreLines(box, { verdicts, triptychs: types, retriggers: 10 }))).toBe(55);
});

describe('AYA-LADDER-01 ranks', () => {
  const full = edition.hourglass.ms;
  const keysOf = (glassMs: number, scores: readonly number[]): string[] =>
    scores.map((points) => rankIn(box, { glassMs }, points).replace('aya.rank.', ''));
  const scores = [0, 9, 10, 14, 15, 19, 20, 24, 25, 29, 30, 34, 35, 39, 40, 44, 45, 49, 50, 54, 55];
  const keys = [10, 10, 10, 10, 15, 15, 20, 20, 25, 25, 30, 30, 35, 35, 40, 40, 45, 45, 50, 50, 55].map(String);

  test('in the full game: the highest rung not above the score; below fifteen the lowest', () => {
    expect(keysOf(full, scores)).toEqual(keys);
  });

  test('without sand, or with more of it, the ladder is that of the full game', () => {
    expect(keysOf(0, scores)).toEqual(keys);
    expect(keysOf(2 * full, scores)).toEqual(keys);
  });

  test('with half the sand, what goes beyond the ten push tokens is asked for by half, rounded up', () => {
    const points = ladderOf(box, { glassMs: full / 2 }).map((rung) => rung.points);
    expect(points).toEqual([10, 13, 15, 18, 20, 23, 25, 28, 30, 33]);
    expect(keysOf(full / 2, [12, 13, 32, 33])).toEqual(['10', '15', '50', '55']);
  });

  test('every length of game has a rank for every score, which never falls with more points or less sand', () => {
    const order = edition.ladder.rungs.map(({ key }) => key);
    for (const glassMs of [1000, 60_000, 180_000, 300_000, full])
      for (let points = 0; points <= 55; points += 1) {
        const rank = order.indexOf(rankIn(box, { glassMs }, points));
        expect(rank).toBeGreaterThanOrEqual(order.indexOf(rankIn(box, { glassMs }, Math.max(0, points - 1))));
        expect(rank).toBeGreaterThanOrEqual(order.indexOf(rankIn(box, { glassMs: full }, points)));
      }
  });
});

test('a random match samples legal moves only', () => {
  const roll = seededRoll('legal');
  for (const hand of ['steady', 'natural', 'bare']) {
    const state = laidOut(2, { hand, table: 'compact' });
    for (let n = 0; n < 250 && game.turn(state) !== 'over'; n++) {
      const move = game.turn(state) === 'chance' ? game.draw!(state, roll) : game.sample!(state, roll);
      expect(game.illegal(state, move)).toBeUndefined();
      game.play(state, move);
    }
  }
});
