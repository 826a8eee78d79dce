/** What a long press tells of a piece: what it is and how it stands with it. */
import { expect, test } from 'vitest';
import { game } from '#games/aya/rules/index.ts';
import { leaning, logged } from '#games/aya/rules/pose.ts';
import type { State } from '#games/aya/rules/state.ts';
import { gapOf, pieceOf, tellPiece, topicOf } from '#games/aya/view/pieces.ts';
import { whyKept } from '#games/aya/view/reasons.ts';
import { count } from '#games/aya/rules/count/count.ts';
import { reasons } from '#games/aya/words/reasons.ts';
import { notesOf } from '#games/aya/view/notes.ts';
import { topics } from '#games/aya/view/topics.ts';
import { words } from '#games/aya/words/en.ts';
import { begun, box, pose, stand, standing } from '../../support/aya/table.ts';

const state = begun(['forest', 'desert']);
const [first, second] = [0, 2].map((x) => stand(state, 'pole', [x, 0])) as [string, string];
const foreign = stand(state, 'desert', [0, 25]);
state.tiles['T-F1'] = pose([0, 25]);
state.tokens['AN-P1'] = { on: [second, first], at: 'on', end: null };
const tell = (id: string) => tellPiece(game, state, ['Ada', 'Ben'], id)!;

test('a standing domino tells what comes next, what it carries, and what it wants where the line ends', () => {
  expect(tell(first).text.join(' ')).toMatch(/Ada placed it\. Next: ice 2, 1\.3 cm away\. Safe\. It carries the /);
  expect(tell(second).text.join(' ')).toContain('A free end. It wants ice for the ');
});

test('one that lies, one in a hand, and one that spoils a photo', () => {
  const lying = {
    ...state,
    dominoes: { ...state.dominoes, [first]: { ...state.dominoes[first]!, is: 'lying' as const } }
  };
  expect(tellPiece(game, lying, ['Ada', 'Ben'], first)).toMatchObject({ topic: 'accidents' });
  expect(tell(state.hand[1]!).text).toContain('In the hand of Ben.');
  expect(tell(foreign).text).toContain('It spoils the photo of the forest tile 1.');
});

test('AYA-ACC-03 AYA-TOKEN-05 what lies is to be stood up only while that may be done', () => {
  const down = begun(['forest', 'desert']);
  const [partner, camera, over] = [
    stand(down, 'pole', [0, 0]),
    stand(down, 'poleCamera', [2.5, 0]),
    stand(down, 'pole', [9, 9])
  ];
  down.dominoes[camera] = { ...down.dominoes[camera]!, is: 'laid' };
  down.tokens['AN-P1'] = { on: [camera, partner], at: 'laid', end: null };
  const { p, q } = leaning(box.size, down.dominoes[over]!, 900);
  down.dominoes[over] = { ...down.dominoes[over]!, is: 'lying', end: logged(p, q) };
  const told = (at: State, id: string): string => tellPiece(game, at, ['Ada', 'Ben'], id)!.text.join(' ');
  expect(told(down, over)).toContain('stand it up');
  expect(told(down, camera)).toContain('Raise it');
  expect(told(down, 'AN-P1')).toContain('until its domino is raised');
  for (const built of [standing(down), { ...standing(down), phase: 'over', due: 'over' } as State]) {
    expect(told(built, over)).not.toMatch(/stand it up|knocked over/);
    expect(told(built, over)).toContain('no river');
    expect(told(built, camera)).not.toMatch(/Raise|carries/);
    expect(told(built, 'AN-P1')).not.toMatch(/waits|until/);
  }
});

test('AYA-ACC-07 AYA-TOPPLE-02 a domino carries no animal that was thrown off or dropped', () => {
  const on = (token: Partial<State['tokens'][string]>): State => ({
    ...state,
    tokens: { 'AN-P1': { ...state.tokens['AN-P1']!, ...token } }
  });
  const told = (at: State): string => tellPiece(game, at, ['Ada', 'Ben'], first)!.text.join(' ');
  const end = { p: [100, 15, 300], q: [0, 0, 0, 32767] } as const;
  expect(told(on({}))).toContain('It carries the ');
  expect(told(on({ at: 'off', end }))).not.toContain('It carries');
  expect(told(standing(on({ end })))).not.toContain('It carries');
});

test('AYA-LAND-02 AYA-ANIM-03 a landscape and an animal tell why they would not count as things stand', () => {
  expect(tell('T-F1').text.join(' ')).toMatch(/Spoiled by desert 2\. .* a domino of another kind lies on it/);
  expect(tell('AN-P1').text.join(' ')).toContain('no river of its kind leads to a tile of its kind');
});

test('AYA-COUNT-02 when all is over each photo tells whether it counts, and what it is lost for', () => {
  const over: State = { ...standing(state), phase: 'over', due: 'over' };
  const { verdicts } = count(box, over);
  expect(verdicts.length).toBeGreaterThan(1);
  for (const { id, fails } of verdicts) {
    const text = tellPiece(game, over, ['Ada', 'Ben'], id)!.text.at(-1);
    expect(text).toBe(fails === null ? 'Its photo counts.' : `Its photo is lost: ${words.count.reasons[fails]}.`);
  }
});

test('AYA-END-02 what is kept when little is left is not kept for later', () => {
  const kept = (stock: number): string => whyKept(game, { ...state, stock: [stock, stock], from: ['stock', 'stock'] });
  expect([20, 4].map((stock) => kept(stock) === reasons.kept.good)).toEqual([false, true]);
});

test('AYA-PLACE-08 what is written at a joint says what it measures and what comes of it', () => {
  expect(tell(gapOf({ from: first, to: second }))).toEqual({
    title: 'Safe: a gap of 1.3 cm',
    text: ['Measured from domino to domino: here the fall and its water pass.'],
    topic: 'joints'
  });
  const third = stand(state, 'pole', [5.2, 0]);
  const risky = notesOf(box, state, false).find(({ verdict }) => verdict === 'risky');
  expect(risky?.of).toBe(gapOf({ from: second, to: third }));
  expect(tell(risky!.of!)).toMatchObject({ title: 'Risky: a gap of 2.5 cm', text: [words.warns.risky] });
  delete state.dominoes[third];
  expect(tellPiece(game, state, [], risky!.of!)).toBeUndefined();
});

test('the rule is one touch further, and what is not there tells nothing', () => {
  const ids = topics(game).map(({ id }) => id);
  for (const id of [first, foreign, state.hand[0]!, 'T-F1', box.startTile, 'AN-P1'])
    expect(ids).toContain(tell(id).topic);
  expect(tellPiece(game, state, [], 'G01')).toBeUndefined();
  expect([pieceOf(topicOf(first)), pieceOf('joints')]).toEqual([first, undefined]);
});
