import { describe, expect, it, test } from 'vitest';
import type { Json } from '#engine/json.ts';
import edition from '#games/aiye/editions/wayside.json' with { type: 'json' };
import { game, withEdition } from '#games/aiye/rules/index.ts';
import { print, purse, table } from '../../support/aiye/position.ts';
import { payUp, run, using, village } from '../../support/aiye/scene.ts';

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

describe('an edition of one’s own', () => {
  test('AIY-SCO-05 may pay something else for nine columns, which a match may take or not', () => {
    const other = made(changed(({ variants }) => Object.assign(variants.ninePlusColumns, { value: 7 })));
    expect(other.parseOptions(2, {})).toMatchObject({ ninePlusColumns: 7 });
    for (const ninePlusColumns of [5, 7, 8])
      expect(other.parseOptions(2, { ninePlusColumns })).toMatchObject({ ninePlusColumns });
    expect(other.parseOptions(2, { ninePlusColumns: 6 })).toBe('Nine columns must score 8 or 5.');
  });

  test('AIY-ALT-06 has the standard set-up under its name, even if it lists no other', () => {
    const other = made(changed((data) => Object.assign(data, { alternativeSetups: [] })));
    expect(other.parseOptions(2, {})).toMatchObject({ setups: [edition.setup.columns, edition.setup.columns] });
  });

  test('AIY-SCO-01 AIY-SCO-02 points printed on a mask are none of a character', () => {
    const other = made(changed(({ masks }) => Object.assign(masks[0]!, { points: 4 })));
    const state = table({ areas: ['c1[S joy] | c2[M] | c3[S] | c4[M]'] });
    expect(other.score(state)[0]![0]).toMatchObject({ rule: 'AIY-SCO-01', points: 0 });
  });

  test('AIY-SET-13 the printed values come from the edition alone', () => {
    const other = made(
      changed(({ characters }) => Object.assign(characters[0]!, { points: 7, cost: { sun: 0, moon: 1, any: 0 } }))
    );
    const state = table({ areas: ['c1[S]1m | c2[CS1] | c3[S] | c4[M]'] });
    expect(other.score(state)[0]![0]).toMatchObject({ points: 7 });
    const buying = village({ areas: ['c1[S]1m | c2[M] | c3[S] | c4[M]'], characters: { open: 'CS1 CM1 CN1 CN2' } });
    expect(other.moves(buying)).toContainEqual({ type: 'summon', card: buying.characters.open[0] });
    expect(game.moves(buying)).not.toContainEqual({ type: 'summon', card: buying.characters.open[0] });
  });

  test('AIY-SET-13 an edition that is the same gives the same game', () => {
    expect(made(edition as Json).edition).toEqual(game.edition);
    expect(made(JSON.parse(JSON.stringify(game.edition)) as Json).edition).toEqual(game.edition);
  });

  test('AIY-VIL-06 a cost icon of two colours beside fixed ones takes either colour', () => {
    const other = made(
      changed(({ characters }) => Object.assign(characters[0]!, { cost: { sun: 1, moon: 0, any: 1 } }))
    );
    const can = (seeds: string): boolean => {
      const characters = { open: 'CS1 CM1 CN1 CN2' };
      const state = village({ areas: [`c1[S]${seeds} | c2[M] | c3[S] | c4[M]`], characters });
      const card = state.characters.open[0]!;
      return other.illegal(state, { type: 'summon', card }) === undefined;
    };
    expect([can('1s1m'), can('2s'), can('2m'), can('1s')]).toEqual([true, true, false, false]);
  });

  test('AIY-PROM-08 seeds of a Promote with fixed marks are taken as shown', () => {
    const other = made(
      changed(({ characters }) =>
        Object.assign(characters[4]!, { abilities: [{ type: 'promote', seeds: ['sun', 'moon'] }] })
      )
    );
    const state = using('c1[M CS5] | c2[M] | c3[S] | c4[M] | c5[M]', 'c1');
    const [use] = other
      .moves(state)
      .filter((move) => move.type === 'use' && move.icon === 0)
      .slice(-1);
    other.play(state, use!);
    other.play(state, { type: 'card', card: state.areas[0]!.columns[1]!.cards[0]! });
    expect(print(state)).toBe('c1[M CS5]1s1m | c3[S] | c4[M] | c5[M] Council(M)');
  });

  test('AIY-PROM-08 one free and one fixed mark ask for one colour', () => {
    const other = made(
      changed(({ characters }) =>
        Object.assign(characters[4]!, { abilities: [{ type: 'promote', seeds: ['sun', 'choice'] }] })
      )
    );
    const state = using('c1[M CS5] | c2[M] | c3[S] | c4[M] | c5[M]', 'c1');
    other.play(state, { type: 'use', card: state.areas[0]!.columns[0]!.cards[1]!, icon: 0 });
    other.play(state, { type: 'card', card: state.areas[0]!.columns[1]!.cards[0]! });
    expect(other.moves(state)).toEqual([
      { type: 'take', sun: 1, moon: 0 },
      { type: 'take', sun: 0, moon: 1 }
    ]);
    other.play(state, { type: 'take', sun: 0, moon: 1 });
    expect(purse(state)).toBe('1s1m');
  });

  test('AIY-MASK-11 Respect counts a card with two exchange icons once', () => {
    const abilities = [
      { type: 'convert', from: 'sun', to: 'moon', give: 1, gain: 2 },
      { type: 'promote', seeds: ['sun', 'moon'] }
    ];
    const other = made(changed(({ characters }) => Object.assign(characters[0]!, { abilities })));
    const lines = other.score(table({ areas: ['c1[respect] | c2[CS1] | c3[S] | c4[M]'] }))[0]!;
    expect(lines).toContainEqual({ rule: 'AIY-MASK-11', item: 'respect', points: 5 });
  });

  test('AIY-VIL-07 column cost and AIY-VIL-01 summons are the edition’s numbers', () => {
    expect(game.deck.edition.limits).toMatchObject({ columnCost: { third: 1, fourth: 2 }, baseSummonsPerTurn: 1 });
    expect(game.deck.edition.endTrigger).toEqual(expect.objectContaining({ masks: 4, cards: 18 }));
    expect(payUp(run(village('c1[S]2s | c2[M] | c3[S] | c4[M]'), 'renew masks')).renewed).toBe(true);
  });
});

const hostile: readonly (readonly [string, Json])[] = [
  ['nothing', null],
  ['a number', 7],
  ['a list', []],
  ['an empty object', {}],
  ['another game', changed((data) => Object.assign(data, { game: 'atiwa' }))],
  ['another schema', changed((data) => Object.assign(data, { schema: 'aiye.components/2' }))],
  ['a text for a cost', changed(({ masks }) => Object.assign(masks[0]!.cost, { any: '5' }))],
  ['a negative cost', changed(({ masks }) => Object.assign(masks[0]!.cost, { any: -5 }))],
  ['half a seed', changed(({ masks }) => Object.assign(masks[0]!.cost, { any: 0.5 }))],
  ['an unknown ability', changed(({ masks }) => Object.assign(masks[0]!, { abilities: [{ type: 'win' }] }))],
  [
    'a conversion into the same colour',
    changed(({ characters }) => Object.assign(characters[5]!.abilities[0]!, { to: 'sun' }))
  ],
  ['an unknown metric', changed(({ masks }) => Object.assign(masks[0]!.scoring, { metric: 'luck' }))],
  ['tiers without points', changed(({ masks }) => Object.assign(masks[0]!.scoring, { points: [1] }))],
  ['tiers that fall', changed(({ masks }) => Object.assign(masks[0]!.scoring, { thresholds: [6, 4, 2] }))],
  ['two cards with one id', changed(({ masks }) => Object.assign(masks[0]!, { id: 'force' }))],
  ['a card too many', changed(({ masks }) => Object.assign(masks[0]!, { copies: 3 }))],
  ['no masks', changed((data) => Object.assign(data, { masks: [] }))],
  ['five cards to a column', changed(({ limits }) => Object.assign(limits, { maxCardsPerColumn: 5 }))],
  [
    'a set-up of unknown cards',
    changed(({ setup }) => Object.assign(setup, { columns: setup.columns.map(() => ['nobody']) }))
  ],
  ['seven columns', changed(({ setup }) => setup.columns.push(['start-sun']))],
  [
    'no points for six columns',
    changed(({ scoring }) => delete (scoring.columnPoints as Partial<Data['scoring']['columnPoints']>)['6'])
  ],
  ['a number that is none', changed(({ masks }) => Object.assign(masks[0]!, { points: null }))]
];

describe('the schema of editions', () => {
  it.each(hostile)('AIY-SET-02 refuses %s, in words', (_title, data) => {
    const result = withEdition(data);
    expect('id' in result).toBe(false);
    expect(result).not.toHaveLength(0);
    for (const line of result as readonly string[]) expect(line).toMatch(/[.]$/);
  });
});
