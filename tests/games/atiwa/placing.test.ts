import { describe, expect, it, test } from 'vitest';
import { hasRoom, misfit, room, rowNumber, supply } from '#games/atiwa/rules/area.ts';
import { game } from '#games/atiwa/rules/index.ts';
import * as sp from '#games/atiwa/rules/spaces.ts';
import { tokens, type State, type Token } from '#games/atiwa/rules/state.ts';
import { on, readArea, spotOf, startVillage, totals } from '../../support/atiwa/position.ts';
import { answer, harvest, offered, offers, run, turnOf } from '../../support/atiwa/scene.ts';

const { board } = game;
const names: Readonly<Record<string, Token>> = {
  T: 'tree',
  A: 'wildAnimal',
  B: 'fruitBat',
  G: 'goat',
  F: 'fruit',
  u: 'family'
};

/** `legal`, or the rule that keeps the token off the space; the list of rooms must say the same. */
function fit(text: string, token: string, at: string): string {
  const area = readArea(text);
  const spot = spotOf({ seat: 0, areas: [area] } as unknown as State, at);
  const rule = misfit(board, area, names[token]!, spot)?.rule ?? 'legal';
  const t = sp.tokenIndex(names[token]!);
  expect(room(board, area, t).includes(spot)).toBe(rule === 'legal');
  expect(hasRoom(board, area, t)).toBe(room(board, area, t).length > 0);
  return rule;
}

type Row = readonly [title: string, text: string, token: string, at: string, rule: string];

describe('spaces of their own', () => {
  it.each<Row>([
    ['ATW-PUT-02 an animal on its space', 'Village', 'A', 'Village.MM', 'legal'],
    ['ATW-PUT-02 no animal on a goat space', 'Village', 'A', 'Village.ML', 'ATW-PUT-02'],
    ['ATW-PUT-02 an animal on a marked tree of card 01', 'T01 BL:T', 'A', 'T01.BL', 'legal'],
    ['ATW-PUT-03 a tree on its space', 'Village', 'T', 'Village.TR', 'legal'],
    ['ATW-PUT-03 a tree on a marked space', 'T35', 'T', 'T35.BM', 'legal'],
    ['ATW-PUT-03 no tree on an animal space', 'Village', 'T', 'Village.MM', 'ATW-PUT-03'],
    ['ATW-PUT-04 a fruit on any tree', 'Village TR:T', 'F', 'Village.TR', 'legal'],
    ['ATW-PUT-04 a fruit on a marked tree', 'T03 MM:T', 'F', 'T03.MM', 'legal'],
    ['ATW-PUT-04 a fruit on a fruit space', 'T35', 'F', 'T35.MM', 'legal'],
    ['ATW-PUT-04 no fruit on a goat space', 'Village', 'F', 'Village.ML', 'ATW-PUT-04'],
    ['ATW-PUT-05 a bat on its space', 'Village', 'B', 'Village.MR', 'legal'],
    ['ATW-PUT-05 ATW-FAM-02 a bat on a trained family', 'Village BR:t', 'B', 'Village.BR', 'legal'],
    ['ATW-PUT-05 a bat on a marked tree of card 03', 'T03 TM:T', 'B', 'T03.TM', 'legal'],
    ['ATW-PUT-05 no bat on an animal space', 'Village', 'B', 'Village.MM', 'ATW-PUT-05'],
    ['ATW-PUT-05 ATW-BAT-02 no bat in an empty house by itself', 'Village', 'B', 'Village.BL', 'ATW-BAT-02'],
    ['ATW-FAM-01 no bat on an untrained family', 'Village BR:u', 'B', 'Village.BR', 'ATW-FAM-01'],
    ['ATW-PUT-06 a goat on its space', 'Village', 'G', 'Village.ML', 'legal'],
    ['ATW-PUT-06 no goat on a tree space', 'Village', 'G', 'Village.TR', 'ATW-PUT-06'],
    ['ATW-PUT-07 a family in a house', 'Village', 'u', 'Village.BL', 'legal'],
    ['ATW-PUT-07 no family on a goat space', 'Village', 'u', 'Village.ML', 'ATW-PUT-07'],
    ['ATW-PUT-07 no second family', 'Village BR:t', 'u', 'Village.BR', 'ATW-PUT-08'],
    ['ATW-BAT-03 no family in a ruin', 'T16', 'u', 'T16.TR', 'ATW-BAT-03'],
    ['ATW-BAT-03 no bat in a ruin by itself', 'T28', 'B', 'T28.TR', 'ATW-BAT-03'],
    ['ATW-PUT-08 one token to a space', 'T10 TM:A', 'A', 'T10.TM', 'ATW-PUT-08'],
    ['ATW-PUT-08 one rider to a tree', 'Village TR:T+F', 'F', 'Village.TR', 'ATW-PUT-08'],
    ['ATW-PUT-08 one bat to a family', 'Village BR:t+B', 'B', 'Village.BR', 'ATW-PUT-08'],
    ['ATW-PUT-10 no fruit before the tree', 'Village', 'F', 'Village.TR', 'ATW-PUT-10'],
    ['ATW-PUT-10 no tree on a fruit space', 'T09', 'T', 'T09.ML', 'ATW-PUT-10'],
    ['ATW-POL-04 nothing on a polluted space', 'Village TR:x', 'T', 'Village.TR', 'ATW-POL-04'],
    ['ATW-POL-04 no family in a polluted house', 'Village BL:x', 'u', 'Village.BL', 'ATW-POL-04']
  ])('%s', (_title, text, token, at, rule) => {
    expect(fit(text, token, at)).toBe(rule);
  });
});

describe('marked groups', () => {
  it.each<Row>([
    ['ATW-SPG-01 no animal before the tree', 'T01', 'A', 'T01.BL', 'ATW-SPG-01'],
    ['ATW-SPG-01 an animal or a fruit on it', 'T01 BM:T', 'F', 'T01.BM', 'legal'],
    ['ATW-SPG-01 no bat on a tree of card 01', 'T01 BM:T', 'B', 'T01.BM', 'ATW-BLK-08'],
    ['ATW-SPG-02 no bat before the tree', 'T35', 'B', 'T35.BL', 'ATW-SPG-02'],
    ['ATW-SPG-02 no animal on a tree of card 35', 'T35 BL:T', 'A', 'T35.BL', 'ATW-BLK-08'],
    ['ATW-SPG-02 ATW-SPG-03 a tree with fruit takes no bat (X04)', 'T03 TM:T+F', 'B', 'T03.TM', 'ATW-PUT-08'],
    ['ATW-SPG-03 each tree for itself', 'T03 TM:T+F TR:T', 'B', 'T03.TR', 'legal'],
    ['ATW-SPG-03 one rider each', 'T01 BL:T+A', 'F', 'T01.BL', 'ATW-PUT-08']
  ])('%s', (_title, text, token, at, rule) => {
    expect(fit(text, token, at)).toBe(rule);
  });

  test('ATW-SPG-02 ATW-ACT-05 a tree with fruit on a marked space (X04)', () => {
    const state = run(turnOf({ areas: ['T03', startVillage] }), 'worker D1', 'T+F T03.TM');
    expect(on(state, 'T03.TM')).toBe('T+F');
  });
});

describe('blank spaces', () => {
  const settlement = 'Settlement TR:T MM:G BR:u';
  it.each<Row>([
    ['ATW-BLK-01 a goat beside a goat (E05)', settlement, 'G', 'Settlement.TM', 'legal'],
    ['ATW-BLK-01 a tree beside a tree (E05)', settlement, 'T', 'Settlement.MR', 'legal'],
    ['ATW-BLK-01 no bat without a bat (E05)', settlement, 'B', 'Settlement.TM', 'ATW-BLK-01'],
    ['ATW-BLK-01 no animal without one (E05)', settlement, 'A', 'Settlement.TM', 'ATW-BLK-01'],
    ['ATW-BLK-01 no bare fruit without one (E05)', settlement, 'F', 'Settlement.MR', 'ATW-BLK-01'],
    ['ATW-BLK-01 ATW-PUT-07 never a family (E05)', settlement, 'u', 'Settlement.TM', 'ATW-PUT-07'],
    ['ATW-BLK-04 a bat on a trained family counts (E05)', 'Settlement BR:t+B', 'B', 'Settlement.TM', 'legal'],
    ['ATW-BLK-02 a fruit on a tree on a blank space', 'Settlement TR:T TM:T', 'F', 'Settlement.TM', 'legal'],
    ['ATW-BLK-03 bare fruit beside fruit on a tree', 'Settlement TR:T+F', 'F', 'Settlement.TM', 'legal'],
    ['ATW-BLK-03 bare fruit beside bare fruit (X22)', 'T35 MM:F', 'F', 'T35.TR', 'legal'],
    ['ATW-BLK-09 no tree under bare fruit (X22)', 'T35 ML:T TR:F', 'T', 'T35.TR', 'ATW-BLK-09'],
    ['ATW-BLK-05 an animal on a tree counts', 'T01 BL:T+A', 'A', 'T01.TM', 'legal'],
    ['ATW-BLK-05 a bat on a marked tree counts', 'T35 BL:T+B', 'B', 'T35.TM', 'legal'],
    ['ATW-BLK-05 ATW-BAT-01 a bat alone in a house counts', 'Village BL:B', 'B', 'Village.TM', 'legal'],
    ['ATW-BLK-06 a token on another blank space counts (X20)', 'T20 TM:x MM:B', 'B', 'T20.BL', 'legal'],
    ['ATW-BLK-07 ATW-BLK-06 without it no longer (X20)', 'T20 TM:x', 'B', 'T20.MM', 'ATW-BLK-01'],
    ['ATW-BLK-07 after a bat on TR again (X20)', 'T20 TM:x TR:B', 'B', 'T20.BL', 'legal'],
    ['ATW-BLK-01 ATW-POL-04 the only goat space polluted (X21)', 'T24 TM:x TR:x', 'G', 'T24.MM', 'ATW-BLK-01'],
    ['ATW-BLK-08 no animal on a tree on a blank space of card 01', 'T01 BL:T+A TM:T', 'A', 'T01.TM', 'ATW-BLK-08'],
    ['ATW-BLK-08 no bat on a tree on a blank space of card 35', 'T35 BL:T+B TM:T', 'B', 'T35.TM', 'ATW-BLK-08'],
    ['ATW-BLK-09 a blank space with a goat is full', 'Settlement MM:G TM:G', 'G', 'Settlement.TM', 'ATW-BLK-09'],
    ['ATW-PUT-11 a tree space first, for the blank needs a tree (X73)', startVillage, 'T', 'Village.TM', 'ATW-BLK-01'],
    ['ATW-PUT-11 then the blank space too (X73)', 'Village TR:T BR:u', 'T', 'Village.TM', 'legal']
  ])('%s', (_title, text, token, at, rule) => {
    expect(fit(text, token, at)).toBe(rule);
  });

  test('ATW-BLK-02 ATW-ACT-05 a tree with fruit goes on a blank space beside a tree, its fruit nowhere else (E05, X22)', () => {
    const state = run(turnOf({ areas: ['Settlement ML:A TR:T MM:G BR:u', startVillage] }), 'worker D1');
    expect(offered(state, 'T+F Settlement')).toEqual(['T+F Settlement.TM', 'T+F Settlement.MR', 'T+F Settlement.BL']);
    expect(on(run(state, 'T+F Settlement.TM'), 'Settlement.TM')).toBe('T+F');
    const card35 = run(turnOf({ areas: ['T35 ML:T MM:F', startVillage] }), 'worker D1', 'T+F T35.TR');
    expect([on(card35, 'T35.TR'), totals(card35)]).toEqual(['T+F', 'A0 T2 F2 u0 t0 G0 B0 $0']);
  });
});

describe('one by one', () => {
  test('ATW-PUT-12 the first bat opens blank spaces for the second (X74)', () => {
    const state = run(turnOf({ areas: ['T05', startVillage], tiles: 'A1 A4 A3 A2 A5 A6' }), 'worker R3');
    expect(offered(state, 'B')).toEqual(['B T05.BM']);
    expect(answer(state, 'B T05.TR')).toBe('ATW-BLK-01');
    expect(offered(run(state, 'B T05.BM'), 'B')).toEqual(['B T05.TR', 'B T05.MR', 'B T05.BL']);
  });

  test('ATW-PUT-11 a token may be declined though there is room (X73)', () => {
    const state = run(turnOf({ areas: ['Village TR:T BR:u', startVillage] }), 'worker F1', 'done');
    expect(totals(state)).toBe('A0 T1 F0 u1 t0 G0 B0 $0');
  });

  test('ATW-PUT-09 nothing on the cards is moved or thrown away by a player', () => {
    const text = 'Village TR:T+F ML:G MM:A MR:B BR:t';
    const state = run(turnOf({ areas: [text, startVillage] }), 'worker D2', 'done', 'end');
    expect(totals(state)).toBe('A1 T1 F1 u0 t1 G1 B1 $0');
    expect(game.moves(turnOf(text)).every(({ type }) => type === 'worker')).toBe(true);
  });

  test('ATW-PUT-01 ATW-QTY-06 ATW-QTY-01 a row gives its leftmost token, and shows the space it has left', () => {
    const area = readArea('fill A3 T4 F2 t3 G1');
    expect(tokens.map((_, t) => (t === sp.T.bat ? 0 : rowNumber(board, area, t)))).toEqual([2, 1, 0, 1, 1, 5]);
    expect(tokens.map((_, t) => supply(board, area, t))).toEqual([9, 5, Infinity, 6, 6, 10]);
    const spent = turnOf({ areas: ['fill A8 | T10', startVillage] });
    expect(offers(run(spent, 'worker D2'))).toEqual(['draw', 'done']);
    expect(answer(run(spent, 'worker D2'), 'A T10.TM')).toBe('ATW-QTY-01');
  });

  test('ATW-WRK-08 what finds no room is not gained, in any phase', () => {
    const state = run(turnOf({ areas: ['T26', startVillage] }), 'worker R5');
    expect([totals(state), state.step]).toEqual(['A0 T0 F0 u0 t0 G0 B0 $2', 'dusk']);
    expect(harvest('fill A6 $9').step).not.toBe('trees');
  });
});
