import { describe, expect, it, test } from 'vitest';
import type { Json } from '#engine/json.ts';
import edition from '#games/atiwa/editions/wayside.json' with { type: 'json' };
import { game, withEdition } from '#games/atiwa/rules/index.ts';
import { spaceText } from '#games/atiwa/view/effects.ts';
import { forecast } from '#games/atiwa/view/forecast.ts';
import { foretold } from '#games/atiwa/view/foretold.ts';
import { startVillage, totals } from '../../support/atiwa/position.ts';
import { answer, evening, offers, run, turnOf } from '../../support/atiwa/scene.ts';

type Data = typeof edition;
/** The edition with one thing changed. */
function changed(change: (data: Data) => void): Json {
  const data = structuredClone(edition);
  change(data);
  return data;
}
const made = (data: Json) => {
  const other = withEdition(data);
  if (!('id' in other)) throw new Error(other.join(' '));
  return other;
};
const space = (data: Data, id: string) => data.actionBoard.spaces.find((one) => one.id === id)!;
const location = (data: Data, id: string) => data.locationCards.find((one) => one.id === id)!;

describe('an edition of one’s own', () => {
  test('ATW-SET-01 the same edition makes the same board, whenever it is read', () => {
    const other = made(JSON.parse(JSON.stringify(edition)) as Json);
    expect(other.board).toEqual(game.board);
    expect(other.setup(1)).toEqual(game.setup(1));
    expect(other.seats).toEqual({ least: 1, most: 4 });
    expect(other.rulebook['ATW-SET-01']).toEqual({ id: 'ATW-SET-01', text: expect.any(String) as string });
    const state = turnOf(startVillage);
    expect([other.turn(state), other.moves(state), other.chances(state)]).toEqual([0, game.moves(state), []]);
    expect(other.places(state)).toEqual(game.places(state));
    const drawing = other.setup(2);
    expect([other.turn(drawing), other.chances(drawing)]).toEqual(['chance', game.chances(game.setup(2))]);
  });

  test('ATW-SCORE-02 values of cards come from the edition alone', () => {
    const other = made(changed((data) => Object.assign(location(data, 'L3'), { value: 11 })));
    const state = turnOf(startVillage);
    const cards = (g: typeof game): number => g.score(state)[0]!.find(({ item }) => item === 'cards')!.points;
    expect([cards(other), cards(game)]).toEqual([11, 8]);
  });

  test('ATW-ACT-10 ATW-ACT-14 amounts and prices of action spaces too', () => {
    const other = made(
      changed((data) =>
        Object.assign(space(data, 'M1'), {
          effects: [{ do: 'exchange', gold: 3, for: { do: 'collect', token: 'tree', count: 1 } }]
        })
      )
    );
    const state = turnOf({ areas: ['Village BR:u | fill $3', startVillage] });
    other.play(state, { type: 'worker', space: 'M1' });
    other.play(state, { type: 'place', token: 'tree', spot: 1 });
    expect(totals(state)).toBe('A0 T1 F0 u1 t0 G0 B0 $0');
  });

  test('ATW-ACT-05 ATW-ACT-11 what a space gives is told with the edition’s amounts', () => {
    const effects = [
      { do: 'perNature', each: { do: 'collect', token: 'goat', count: 1 } },
      { do: 'perNature', each: { do: 'collect', token: 'gold', count: 2 } },
      { do: 'perNature', each: { do: 'train', count: 1 } },
      { do: 'collectTreeWithFruit', count: 2 }
    ];
    const other = made(changed((data) => Object.assign(space(data, 'M1'), { effects })));
    const state = other.setup(2);
    expect(spaceText(other.board, { ...state, seat: 0 }, other.board.spaceById.get('M1')!.index)).toBe(
      '1 goat for each nature icon, 0 now, 2 gold for each nature icon, 0 now, training for each nature icon, 0 now, 2 trees with fruit'
    );
  });

  test('ATW-SCORE-06 what missing food would cost is told by the edition', () => {
    const other = made(changed((data) => Object.assign(data.food, { missingFoodPoints: -3 })));
    const from = evening({ areas: ['Village BR:t | fill t5'], bag: [0, 0, 0] });
    const [area] = from.areas;
    const next = forecast(other, from, area!);
    expect(next.missing).toBeGreaterThan(0);
    expect(foretold(other, area!, next).losses).toContain(
      `${next.missing} food would be missing: −${3 * next.missing} points.`
    );
  });

  test('ATW-ACT-11 ATW-ACT-19 gold per icon waits for a card of the same space', () => {
    const effects = [
      { do: 'takeTerrain', slot: 1 },
      { do: 'perNature', each: { do: 'collect', token: 'gold', count: 2 } },
      { do: 'bonusIfTerrain', min: 2, then: { do: 'collect', token: 'gold', count: 5 } }
    ];
    const other = made(changed((data) => Object.assign(space(data, 'F1'), { effects })));
    const state = turnOf({ areas: ['Village BR:u | T06', startVillage], open: 'T27 T01 T02' });
    other.play(state, { type: 'worker', space: 'F1' });
    expect(state.areas[0]!.gold).toBe(0);
    const left = other.clone(state);
    other.play(left, { type: 'done' });
    expect([left.areas[0]!.gold, left.step]).toEqual([2, 'dusk']);
    other.play(state, { type: 'take' });
    other.play(state, { type: 'lay', cell: 3 });
    expect([state.areas[0]!.gold, state.step]).toEqual([11, 'dusk']);
  });

  test('ATW-ACT-12 a bonus closes the main action above it', () => {
    const effects = [
      { do: 'perNature', each: { do: 'train', count: 1 } },
      { do: 'bonusIfTerrain', min: 1, then: { do: 'collect', token: 'goat', count: 1 } }
    ];
    const other = made(changed((data) => Object.assign(space(data, 'N2'), { effects })));
    const state = turnOf({ areas: ['Village BL:u BR:u | T06', startVillage] });
    other.play(state, { type: 'worker', space: 'N2' });
    expect(other.illegal(state, { type: 'train', spot: 5 })).toBeUndefined();
    other.play(state, { type: 'place', token: 'goat', spot: 2 });
    expect([state.step, totals(state)]).toEqual(['dusk', 'A0 T0 F0 u2 t0 G1 B0 $0']);
  });

  test('ATW-ACT-09 ATW-SPEND-07 what is free on a space is used before what costs', () => {
    const effects = [
      { do: 'payThen', gold: 1, then: { do: 'train', count: 3 } },
      { do: 'train', count: 1 }
    ];
    const other = made(changed((data) => Object.assign(space(data, 'M3'), { effects })));
    const state = turnOf({ areas: ['Village BL:u BM:u BR:u | fill $5', startVillage] });
    const gold = ['worker', 5, 6, 7].map((what) => {
      other.play(state, typeof what === 'string' ? { type: 'worker', space: 'M3' } : { type: 'train', spot: what });
      return state.areas[0]!.gold;
    });
    expect(gold).toEqual([5, 5, 4, 4]);
  });

  test('ATW-SET-08 ATW-SET-09 the starting card and the place of its family', () => {
    const other = made(changed(({ setup }) => Object.assign(setup.startCard, { familyAt: 'BL', column: 2 })));
    const [area] = other.setup(2).areas;
    expect([area!.cells, area!.spots[5]]).toEqual([[1], 6]);
  });

  test('ATW-NIGHT-06 ATW-SPG-04 ATW-INC-05 ATW-ACT-13 the switches have the edition’s values unless told otherwise', () => {
    const other = made(changed(({ variants }) => Object.assign(variants.nightRoom, { value: 'after' })));
    expect(other.parseOptions(2, {})).toMatchObject({
      nightRoom: 'after',
      groupRiders: 'lost',
      emptyBag: 'nothing',
      emptyBonus: 'given'
    });
    expect(other.parseOptions(2, { nightRoom: 'before' })).toMatchObject({ nightRoom: 'before' });
  });

  test('ATW-QTY-04 every card has eight spaces, every value says where it comes from', () => {
    for (const card of [...edition.terrainCards, ...edition.locationCards]) {
      expect(card.grid.flat()).toHaveLength(9);
      for (const key of ['name', 'value', 'natureIcons', 'grid']) expect(card.source).toHaveProperty(key);
    }
    for (const one of [...edition.actionBoard.spaces, ...edition.actionTiles, ...edition.breeding])
      expect(Object.keys(edition.sourceLegend)).toContain(one.source.replace(/ .*/, ''));
  });
});

const hostile: readonly (readonly [string, Json])[] = [
  ['nothing', null],
  ['a number', 7],
  ['a list', []],
  ['an empty object', {}],
  ['another game', changed((data) => Object.assign(data, { game: 'aiye' }))],
  ['another schema', changed((data) => Object.assign(data, { schema: 'atiwa.components/2' }))],
  ['an unknown space', changed((data) => (data.terrainCards[0]!.grid[1]![0] = 'lake'))],
  ['a space in the corner', changed((data) => (data.terrainCards[0]!.grid[0]![0] = 'blank'))],
  ['a ruin on a wrong card', changed((data) => (data.terrainCards[4]!.grid[1]![0] = 'uninhabitableHouse'))],
  ['a fruit space on a location', changed((data) => (location(data, 'L1').grid[0]![1] = 'fruit'))],
  ['a house too many', changed((data) => (location(data, 'L1').grid[0]![1] = 'house'))],
  ['two cards with one id', changed((data) => Object.assign(data.terrainCards[0]!, { id: 'T02' }))],
  ['two cards with one number', changed((data) => Object.assign(data.terrainCards[1]!, { number: 5 }))],
  ['a card too few', changed((data) => void data.terrainCards.pop())],
  ['a location too many', changed((data) => Object.assign(location(data, 'L1'), { copies: 11 }))],
  ['a marker too many', changed(({ pollution }) => Object.assign(pollution, { one: 21 }))],
  ['a short supply row', changed(({ supplyBoard }) => void supplyBoard.rows[0]!.numbers.pop())],
  ['five tiles', changed((data) => void data.actionTiles.pop())],
  ['an unknown effect', changed((data) => Object.assign(space(data, 'M1'), { effects: [{ do: 'win' }] }))],
  ['half a gold', changed((data) => Object.assign(space(data, 'M3').effects[0]!, { gold: 0.5 }))],
  [
    'an unknown location for sale',
    changed((data) => Object.assign(space(data, 'L1L').effects[0]!, { location: 'L9' }))
  ],
  ['a bonus above everything', changed((data) => void space(data, 'N1').effects.reverse())],
  ['two spaces of one round', changed((data) => Object.assign(space(data, 'R1'), { round: 'II' }))],
  ['a round without breeding', changed((data) => Object.assign(data.breeding[0]!, { round: 'II' }))],
  ['gold that breeds', changed((data) => Object.assign(data.breeding[0]!, { conditions: { gold: 2 } }))],
  ['an unknown starting card', changed(({ setup }) => Object.assign(setup.startCard, { location: 'L9' }))],
  ['a starting card without a bat', changed(({ setup }) => Object.assign(setup.startCard, { location: 'L1' }))]
];

it.each(hostile)('an edition that is %s is refused in words', (_title, data) => {
  const result = withEdition(data);
  expect('id' in result).toBe(false);
  expect((result as readonly string[]).length).toBeGreaterThan(0);
  for (const line of result as readonly string[]) expect(line).toMatch(/.{10}\.$/);
});

describe('reading options', () => {
  test('ATW-SET-10 nothing given is the standard game, for any number of seats', () => {
    for (const seats of [1, 2, 3, 4]) {
      const options = game.parseOptions(seats, undefined);
      expect(options).toEqual({
        first: null,
        challenge: null,
        nightRoom: 'before',
        groupRiders: 'lost',
        emptyBag: 'nothing',
        emptyBonus: 'given'
      });
      expect(game.parseOptions(seats, options)).toEqual(options);
    }
  });

  it.each([
    ['a list', []],
    ['a text', 'x'],
    ['an unknown option', { cheat: true }],
    ['a seat that is not there', { first: 2 }],
    ['half a seat', { first: 0.5 }],
    ['a challenge for two', { challenge: 'colony' }],
    ['another night', { nightRoom: 'never' }],
    ['another rider', { groupRiders: true }],
    ['another bag', { emptyBag: 1 }],
    ['another bonus', { emptyBonus: 'double' }]
  ])('ATW-SET-01 options that are %s are refused in words', (_title, value) => {
    expect(game.parseOptions(2, value)).toMatch(/.{10}/);
  });

  test('ATW-SOLO-07 the eight challenges are for one player', () => {
    const ids = [...game.board.challenges.keys()];
    expect(ids).toHaveLength(8);
    for (const challenge of ids) expect(game.parseOptions(1, { challenge })).toMatchObject({ challenge });
    expect(game.parseOptions(1, { challenge: 'nobody' })).toEqual(expect.any(String));
    expect(game.parseOptions(1, { challenge: 7 })).toEqual(expect.any(String));
  });
});

test('ATW-RND-03 a move of another step is refused by the order of a turn', () => {
  const state = turnOf(startVillage);
  expect(answer(state, 'lay 1,2')).toBe('ATW-RND-03');
  expect(offers(run(state, 'worker L1L'))).toEqual(['end']);
});
