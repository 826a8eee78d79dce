/** A refusal names its rule and what the move was about, so that words can say it. */
import { describe, expect, it, test } from 'vitest';
import { game, move, run, turnOf, working, type Given } from '../../support/ayar/scene.ts';
import type { State } from '#games/ayar/rules/state.ts';
import { whyNot, type Thing } from '#games/ayar/view/things.ts';

const refused = (state: State, text: string) => game.illegal(state, move(text));
const ordering = Object.assign(turnOf({ players: [{ gone: [0, 1, 2, 5, 4] }] }), {
  step: 'order',
  triggers: ['R4', 'R2', 'R1', 'temple']
});
const asked = (step: string, given: Given = {}): State =>
  Object.assign(turnOf(given), { step, asked: 0, back: 'checks' });
const full = 'green green green green green green green green green green';
const boat = working('reed', 3, { players: [{ boat: 'W4' }] });

describe('a refusal tells what was named', () => {
  it.each([
    ['AYR-EOT-01', ordering, 'resolve C4', { trigger: 'C4' }],
    ['AYR-RES-18', ordering, 'resolve R4', { trigger: 'R4' }],
    ['AYR-FERT-01', asked('fertile'), 'fertile reed pottery', { one: 'reed', other: 'pottery' }],
    ['AYR-RES-83', asked('temple', { placed: { grey: [[0, 'reed']] } }), 'temple reed', { activity: 'reed' }],
    ['AYR-END-01', asked('llamas', { players: [{ llamas: 3 }] }), 'llamas 2 2', { llamas: 3 }],
    [
      'AYR-RES-49',
      asked('moonSlot', { players: [{ moonSlots: { reed: 'teal' } }] }),
      'moonSlot reed',
      { activity: 'reed' }
    ],
    ['AYR-POT-01', working('pottery', 3, { market: '- pink blue yellow' }), 'takePot M1', { from: 'M1' }],
    ['AYR-POT-01', working('pottery', 3), 'takePot M4', { from: 'M4', price: 4, power: 3 }],
    ['AYR-POT-01', working('pottery', 3), 'takePot nowhere', { from: 'nowhere' }],
    ['AYR-WEAVE-01', working('weaving', 3), 'takeTextile 7', { stack: 7 }],
    ['AYR-WEAVE-01', working('weaving', 3), 'takeTextile 4', { stack: 4, power: 3 }],
    ['AYR-TERR-02', working('terrace', 1, { players: [{ maize: { box3: 3 } }] }), 'plant box3', { box: 'box3' }],
    ['AYR-TERR-02', working('terrace', 1), 'plant box9', { box: 'box9' }],
    ['AYR-REED-01', boat, 'sail W16', { to: 'W16' }],
    ['AYR-REED-01', boat, 'sail nowhere', { to: 'nowhere' }],
    ['AYR-VIR-01', asked('viracocha'), 'placeViracocha nowhere', { slot: 'nowhere' }],
    [
      'AYR-VIR-02',
      asked('viracocha', { players: [{ viracocha: { llama: 2 } }] }),
      'placeViracocha llama',
      { slot: 'llama' }
    ],
    ['AYR-VIR-07', asked('moveMarker'), 'moveMarker reed pottery', { from: 'reed' }],
    [
      'AYR-RES-29',
      asked('moveMarker', { players: [{ moonSlots: { reed: 'teal', weaving: 'grey' } }] }),
      'moveMarker reed weaving',
      { to: 'weaving' }
    ],
    ['AYR-REED-05', asked('lakeArea'), 'lakeArea nowhere', { area: 'nowhere' }],
    ['AYR-TAMBO-01', run(turnOf(), 'step teal R1', 'build teal-01'), 'tambo 4', { cell: 4 }],
    ['AYR-TAMBO-01', run(turnOf(), 'step teal R1', 'build teal-01'), 'tambo 99', { cell: 99 }],
    ['AYR-TAMBO-02', run(turnOf(), 'step teal R1'), 'build nowhere', { slot: 'nowhere' }],
    ['AYR-DAY-02', turnOf(), 'endActivity', { step: 'step' }],
    ['AYR-SSCORE-01', turnOf({ retired: 'teal', round: 2 }), 'step teal R1', { marker: 'teal' }]
  ])('%s: %#', (rule, state, text, detail) => {
    expect(refused(state, text)).toEqual({ rule, detail });
  });

  test('AYR-TAMBO-03 AYR-STEP-04 the activity that cannot be performed, and what would lead to it', () => {
    const free = { players: [{ pots: full }], free: 'teal-03 grey-02', spaces: { teal: 14, grey: 14 } };
    const slot = game.board.slots.find(({ id }) => id === 'teal-03')!;
    expect(slot.craft).toBe(0);
    const state = turnOf(free);
    expect(refused(state, 'step teal R1')).toEqual({ rule: 'AYR-STEP-04', detail: { marker: 'teal', line: 'R1' } });
    const gold = run(state, 'step gold R1');
    expect(refused(gold, 'ayar teal')).toEqual({ rule: 'AYR-STEP-04', detail: { ayar: 'teal' } });
    const retired = run(turnOf({ ...free, retired: 'brown', round: 2 }), 'step gold R1');
    expect(refused(retired, 'ayar brown')).toEqual({ rule: 'AYR-RES-12', detail: { ayar: 'brown' } });
    const building = run(turnOf({ players: [{ pots: full }], spaces: { teal: 14 } }), 'step teal R1');
    expect(refused(building, 'build teal-03')).toEqual({
      rule: 'AYR-TAMBO-03',
      detail: { slot: 'teal-03', activity: 'pottery' }
    });
  });

  test('AYR-STEP-02 the line without a tambo', () => {
    const state = turnOf({ players: [{ gone: [0, 1, 2, 3] }] });
    expect(refused(state, 'step teal R1')).toEqual({ rule: 'AYR-STEP-02', detail: { line: 'R1' } });
  });

  test('AYR-WEAVE-03 cells outside the area, and cells that are covered', () => {
    const laying = run(working('weaving', 2, { players: [{ covered: [8] }] }), 'takeTextile 1');
    for (const [cell, facing] of [
      [7, 0],
      [31, 0],
      [23, 0],
      [17, 1],
      [99, 1],
      [1, 8]
    ])
      expect(refused(laying, `lay ${cell} ${facing}`)).toEqual({ rule: 'AYR-WEAVE-03', detail: { cell } });
    expect(refused(laying, 'lay 8 0')).toEqual({ rule: 'AYR-WEAVE-03', detail: { cell: 8, covered: true } });
    expect(refused(laying, 'lay 0 1')).toEqual({ rule: 'AYR-WEAVE-03', detail: { cell: 0, covered: true } });
  });

  test('AYR-SET-08 AYR-SET-09 AYR-RES-54 AYR-RES-57 what cannot be drawn', () => {
    const two = game.setup(2);
    expect(refused(two, 'first 2')).toEqual({ rule: 'AYR-RES-54', detail: { seat: 2 } });
    const rows = run(two, 'first 1', 'row teal');
    expect(refused(rows, 'row teal')).toEqual({ rule: 'AYR-SET-08', detail: { ayar: 'teal' } });
    const tiles = run(rows, 'row grey', 'row brown');
    expect(refused(tiles, 'tile RT-B-reed')).toEqual({ rule: 'AYR-SET-09', detail: { tile: 'RT-B-reed' } });
    let pots = tiles;
    while (pots.step !== 'pot') {
      pots = game.clone(pots);
      game.play(pots, game.chances(pots)[0]!.move);
    }
    expect(refused(pots, 'pot nowhere')).toEqual({ rule: 'AYR-RES-57', detail: { pot: 'nowhere' } });
  });

  test('AYR-REED-01 AYR-RES-42 AYR-RES-46 AYR-RES-44 of the lake: the space, its price, the area', () => {
    const sailing = working('reed', 1);
    const [near] = game.board.nodes[sailing.players[0]!.boat]!.near;
    const start = working('reed', 5, { players: [{ boat: game.board.nodes[near!]!.id }] });
    expect(refused(start, 'sail S')).toEqual({ rule: 'AYR-RES-42', detail: { to: 'S' } });
    const island = { ...working('reed', 1), power: 0 };
    const dear = refused(island, `sail ${game.board.nodes[near!]!.id}`);
    expect(dear).toMatchObject({ detail: { to: game.board.nodes[near!]!.id } });
    const picking = Object.assign(turnOf({ lake: { L4: 0 } }), {
      step: 'lakeArea',
      island: game.board.areas.find(({ id }) => id === 'L4')!.near[0]!
    });
    expect(refused(picking, 'lakeArea L4')).toEqual({ rule: 'AYR-RES-44', detail: { area: 'L4' } });
  });
});

describe('what is touched is refused for what it is', () => {
  /** Gold was laid today, grey stands at R4 since yesterday; no tambo is left in row 2. */
  const state = turnOf({
    round: 2,
    spaces: { teal: 9 },
    players: [{ gone: [4, 5, 6, 7], at: { gold: 'R1', grey: 'R4' }, laid: ['gold'] }]
  });
  const why = (thing: Thing, at: State, chosen: readonly Thing[] = []) =>
    whyNot(game, at, thing, { chosen, moves: game.moves(at), facing: 0 });

  test('AYR-STEP-02, AYR-STEP-03 a line for its tambos or for the marker that stands there, whatever else was laid', () => {
    expect(why('line R2', state)).toEqual({ rule: 'AYR-STEP-02', detail: { line: 'R2' } });
    expect(why('line R4', state)).toEqual({ rule: 'AYR-STEP-03', detail: { line: 'R4', marker: 'grey' } });
    expect(why('line R1', state)).toEqual({ rule: 'AYR-STEP-02', detail: { line: 'R1', marker: 'gold' } });
    expect(why('line R4', state, ['marker grey'])).toEqual({ rule: 'AYR-RES-01', detail: { line: 'R4' } });
  });

  test('AYR-STEP-04 a marker for its Ayar, and not for a line that nobody chose', () => {
    const blocked = turnOf({
      round: 2,
      players: [{ at: { gold: 'R1' } }],
      free: 'grey-01 grey-02',
      spaces: { grey: 9 }
    });
    expect(game.moves(blocked).some((one) => one.type === 'step' && one.marker === 'teal')).toBe(false);
    expect(why('marker teal', blocked)?.rule).toBe('AYR-STEP-04');
    expect(why('marker gold', state)?.rule).toBe('AYR-STEP-01');
  });
});
