import { describe, expect, it, test } from 'vitest';
import type { Json } from '#engine/json.ts';
import edition from '#games/ayar/editions/wayside.json' with { type: 'json' };
import { game, withEdition } from '#games/ayar/rules/index.ts';
import { offered, run, sunsOf, turnOf, working } from '../../support/ayar/scene.ts';

type Data = typeof edition;
/** The edition with one thing changed. */
function changed(change: (data: Data) => void): Json {
  const data = structuredClone(edition);
  change(data);
  return data;
}
function made(data: Json) {
  const other = withEdition(data);
  if (!('id' in other)) throw new Error(other.join(' '));
  return other;
}
const problems = (change: (data: Data) => void): string => {
  const result = withEdition(changed(change));
  return 'id' in result ? 'none' : result.join(' ');
};

describe('an edition of one’s own', () => {
  test('AYR-POT-01 printed values come from the edition alone: the power of the stack', () => {
    const other = made(changed((data) => (data.lakeBoard.potMarket.stackPower = 5)));
    const state = working('pottery', 4, {}, other);
    expect(offered(state, 'takePot stack', other)).toEqual([]);
    expect(offered(state, 'takePot stack')).toEqual(['takePot stack']);
  });

  test('AYR-SET-03 arrows, and several tiles passed in one move', () => {
    const other = made(changed((data) => (data.playerBoard.steps.arrows['4'].R1 = 9)));
    const state = turnOf({ spaces: { teal: 6 } }, other);
    const copy = other.clone(state);
    const told: string[] = [];
    for (const move of [
      { type: 'step', marker: 'teal', line: 'R1' },
      { type: 'build', slot: 'teal-02' },
      { type: 'tambo', cell: 0 },
      { type: 'plant', box: 'box7' }
    ] as const)
      other.play(copy, move, (event) => event.type === 'raymi' && told.push(JSON.stringify(event.slot)));
    expect(told).toEqual(['"A1"', '"B2"']);
  });

  test('AYR-POT-06 suns above the slots', () => {
    const other = made(changed((data) => (data.playerBoard.pottery.sunsBySlot[0] = 3)));
    expect(other.board.pottery.suns[1]).toBe(3);
    expect(sunsOf(turnOf({ players: [{ pots: 'green' }] }), 'pottery')).toBe(0);
  });

  test('AYR-START-01 the first slot is that of order 1, wherever it is printed', () => {
    const other = made(
      changed((data) => {
        const { slots } = data.mainBoard.paths[0]!;
        slots[0]!.order = 2;
        slots[1]!.order = 1;
      })
    );
    expect(other.board.paths[0]!.slots[0]!.id).toBe('teal-02');
  });
});

describe('what is wrong is said in words', () => {
  it.each<[string, (data: Data) => void, RegExp]>([
    ['AYR-SET-09 a tile too many of a letter', (data) => (data.raymiTiles.tiles[0]!.letter = 'B'), /letters/],
    ['AYR-SET-01 maize', (data) => (data.playerBoard.terrace.boxes[0]!.maize = 3), /maize/],
    ['AYR-SET-01 islands', (data) => data.playerBoard.reed.sunUnderIsland.pop(), /islands/],
    [
      'AYR-RAYMI-04 a reverse that asks for less',
      (data) => (data.raymiTiles.tiles[0]!.sides[1]!.llamaAtSuns = 0),
      /reverse/
    ],
    ['a pot twice', (data) => (data.pots.list[1]!.id = 'green'), /same name/],
    ['a pot too many', (data) => (data.pots.list[0]!.copies = 9), /30 pots/],
    ['an unknown lake space', (data) => (data.lakeBoard.areas.list[0]!.adjacent[0] = 'X'), /no space X/],
    [
      'a space that nobody reaches',
      (data) => (data.lakeBoard.edges.list = data.lakeBoard.edges.list.slice(0, -4)),
      /reached/
    ],
    ['a slot beyond the path', (data) => (data.mainBoard.paths[2]!.slots[5]!.gap = 31), /beyond/],
    ['AYR-FERT-01 a path that ends elsewhere', (data) => (data.mainBoard.paths[1]!.endSpace = 31), /fertile/],
    ['quadrants that overlap', (data) => (data.playerBoard.quadrants.list[0]!.cells = [0, 1, 4, 6]), /grid/],
    [
      'two Inti bonuses of one activity',
      (data) => Object.assign(data.playerBoard.bonuses.lines.R1, { activity: 'reed' }),
      /Inti/
    ],
    ['AYR-SOLO-32 tokens that run out', (data) => (data.solo.tokens.list[4]!.removedAfterRound = 1 as never), /tokens/],
    ['AYR-SOLO-25 sections out of order', (data) => (data.solo.boards.list[0]!.reed.track[3]!.section = 6), /sections/],
    [
      'a value that is no number',
      (data) => Object.assign(data.mainBoard.fertileGround, { space: 'far' }),
      /fertileGround\.space/
    ]
  ])('%s', (_title, change, words) => expect(problems(change)).toMatch(words));

  it('finds nothing wrong with the one that ships', () => {
    expect(problems(() => undefined)).toBe('none');
    expect(game.board.slots).toHaveLength(144);
    expect(run(turnOf({}), 'step teal R1').step).toBe('build');
  });
});
