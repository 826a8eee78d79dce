import { describe, expect, it, test } from 'vitest';
import { totalWeight } from '#engine/chance.ts';
import { game, laidOut, lakeOf, marketOf, offered, run, settle, turnOf } from '../../support/ayar/scene.ts';

const { board } = game;
const seatsToTry = [2, 3, 4];

describe('set-up', () => {
  test('AYR-SET-01 AYR-SET-02 AYR-SET-04 AYR-SET-06 pieces of a player: all on board and grid, nothing laid, nothing scored', () => {
    for (const player of game.setup(4).players) {
      expect(player.tambos).toBe(0xffff);
      expect(board.maizeInAll - player.maize.reduce((a, b) => a + b, 0)).toBe(22);
      expect(board.reed.suns.length - 1 - player.islands.length).toBe(6);
      expect([player.temples, player.inti, player.laid, player.dial, player.llamas]).toEqual([0b1111, 0, 0, 0, 0]);
      expect(player.at).toEqual([-1, -1, -1, -1, -1]);
      expect([...player.sun, ...player.moon].every((points) => points === 0)).toBe(true);
    }
  });

  test.each([
    ['2', '3 2 3 1 2 3 2 3'],
    ['3', '1 2 2 1 2 1 2 2'],
    ['4', '1 2 1 1 1 1 2 1']
  ])('AYR-SET-03 AYR-RES-53 arrows with %s players are %s', (seats, arrows) => {
    const moved = board.arrows[Number(seats) - 2]!;
    expect(moved.join(' ')).toBe(arrows);
    const state = run(turnOf({ seats: Number(seats) }), 'step teal R1', 'build teal-01');
    expect(state.spaces[0]).toBe(1 + moved[0]!);
  });

  test('AYR-SET-05 AYR-RES-54 AYR-RES-56 who begins is drawn, each seat as likely as another', () => {
    for (const seats of seatsToTry) {
      const chances = game.chances(game.setup(seats));
      expect(chances).toEqual(
        Array.from({ length: seats }, (_, seat) => ({ move: { type: 'first', seat }, weight: 1 }))
      );
      const last = settle(run(game.setup(seats), `first ${seats - 1}`));
      expect([last.first, game.turn(last)]).toEqual([seats - 1, seats - 1]);
    }
  });

  test('AYR-SET-07 each Ayar begins on space 1', () => expect(game.setup(3).spaces).toEqual([1, 1, 1, 1]));

  test('AYR-SET-08 AYR-RES-56 pairs are dealt to rows by chance, each row one of those left', () => {
    const state = game.setup(2, { first: 0, level: 0 });
    expect(offered(state)).toEqual(['row teal', 'row grey', 'row brown', 'row purple']);
    const two = run(state, 'row brown', 'row teal');
    expect(offered(two)).toEqual(['row grey', 'row purple']);
    expect(game.illegal(two, { type: 'row', ayar: 'teal' })?.rule).toBe('AYR-SET-08');
    // The last one is no draw any more.
    expect(run(two, 'row purple').rows).toEqual([2, 0, 3, 1]);
  });

  test('AYR-SET-09 AYR-RES-56 tiles of a letter go to slots of that letter, face up', () => {
    const state = run(game.setup(2, { first: 0, level: 0 }), 'row teal', 'row grey', 'row brown');
    expect(offered(state)).toEqual(['tile RT-A-weaving', 'tile RT-A-terrace']);
    expect(game.illegal(state, { type: 'tile', tile: 'RT-B-reed' })?.rule).toBe('AYR-SET-09');
    const all = run(state, 'tile RT-A-terrace', 'tile RT-B-reed', 'tile RT-C-weaving', 'tile RT-D-terrace');
    expect(all.tiles.map((tile) => board.tiles[tile]!.id)).toEqual(
      'RT-A-terrace RT-A-weaving RT-B-reed RT-B-pottery RT-C-weaving RT-C-reed RT-D-terrace RT-D-pottery'.split(' ')
    );
  });

  test('AYR-SET-11 AYR-RES-55 four stacks of sixteen, of which the top shows', () => {
    const state = laidOut({});
    expect(state.tops.map((top) => board.textiles[top]!.stack)).toEqual([0, 1, 2, 3]);
    for (const under of state.under) expect(under.toString(2).replaceAll('0', '')).toHaveLength(15);
    const opening = game.setup(2, { first: 0, level: 0 });
    let open = opening;
    while (open.step !== 'textile') open = run(open, offered(open)[0]!);
    expect(offered(open)).toHaveLength(16);
    expect(new Set(game.chances(open).map(({ weight }) => weight))).toEqual(new Set([1]));
    expect(game.illegal(open, { type: 'textile', textile: 'T2a1' })?.rule).toBe('AYR-RES-55');
  });

  test('AYR-SET-12 AYR-RES-56 the market opens without viracocha, drawn from all pots that show none', () => {
    let open = game.setup(2, { first: 0, level: 0 });
    while (open.step !== 'pot') open = run(open, offered(open)[0]!);
    const chances = game.chances(open);
    expect(chances.every(({ move }) => !JSON.stringify(move).includes('viracocha'))).toBe(true);
    expect([chances.length, totalWeight(chances)]).toEqual([5, 20]);
    expect(game.illegal(open, { type: 'pot', pot: 'green-viracocha' })).toBeDefined();
    const state = laidOut({});
    expect([marketOf(state), state.stack]).toEqual(['green pink blue yellow', 26]);
  });

  test.each([
    [2, 5],
    [3, 7],
    [4, 10]
  ])('AYR-SET-13 AYR-RES-53 the lake with %i players holds %i viracocha', (seats, many) => {
    expect(game.setup(seats).lake.reduce((a, b) => a + b, 0)).toBe(many);
    expect(lakeOf(laidOut({ seats }), 'L9')).toBe(seats === 4 ? 2 : 1);
  });

  test('AYR-SET-14 boats begin on the start space', () => {
    for (const { boat } of game.setup(4).players) expect(board.nodes[boat]!.id).toBe('S');
  });

  test('AYR-SET-10 AYR-RES-32 llamas and viracocha never run out: forty-one llamas in one hand', () => {
    const state = turnOf({ players: [{ llamas: 60, left: [12, 0] }] });
    const after = run(state, 'step teal R4', 'build teal-02', 'tambo 12', 'plant box2', 'endActivity');
    expect(after.players[0]!.llamas).toBe(61);
  });
});

describe('options', () => {
  it('reads what is given and fills in the rest', () => {
    expect(game.parseOptions(3, {})).toEqual({ first: null, level: 0 });
    expect(game.parseOptions(1, {})).toEqual({ first: 0, level: 2 });
    expect(game.parseOptions(4, { first: 3 })).toEqual({ first: 3, level: 0 });
  });
  it.each([
    [2, { first: 2 }],
    [2, { first: -1 }],
    [2, { level: 1 }],
    [1, { level: 0 }],
    [1, { level: 5 }],
    [1, { level: 'hard' }],
    [2, { second: 1 }]
  ])('AYR-SOLO-01 refuses for %i seats %j in words', (seats, options) => {
    expect(game.parseOptions(seats, options)).toEqual(expect.any(String));
  });
});
