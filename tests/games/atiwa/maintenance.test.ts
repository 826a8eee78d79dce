import { describe, expect, it, test } from 'vitest';
import { demandOf } from '#games/atiwa/rules/feeding.ts';
import { game } from '#games/atiwa/rules/index.ts';
import { nextPolluted } from '#games/atiwa/rules/income.ts';
import { pollution } from '#games/atiwa/rules/scoring.ts';
import { POLLUTION } from '#games/atiwa/rules/spaces.ts';
import type { State } from '#games/atiwa/rules/state.ts';
import { on, readArea, show, spotName, startVillage, totals } from '../../support/atiwa/position.ts';
import {
  answer,
  evening,
  follow,
  harvest,
  heardAtHarvest,
  offered,
  offers,
  passOn,
  run
} from '../../support/atiwa/scene.ts';

const { board } = game;
/** The spaces that the next markers would foul, in order. */
function fouled(text: string, count: number): string[] {
  const area = readArea(text);
  const state = { areas: [area], seat: 0 } as unknown as State;
  return Array.from({ length: count }, () => {
    const spot = nextPolluted(area);
    area.spots[spot] = POLLUTION;
    return spotName(state, spot);
  });
}

describe('income and pollution', () => {
  const row = 'T19@1,1 | Town@1,2 TM:x ML:B TR:B MR:t BL:u BM:u | Village@1,3 TM:x BR:u | fill $50';

  test('ATW-INC-01 ATW-INC-02 ATW-INC-03 ATW-POL-03 gold for the trained, markers for the others, the new card first (E07)', () => {
    const { state, events } = follow(evening(row), 'end', 'marker 1', 'marker 1', 'marker 0');
    expect(events.filter(({ type }) => type === 'income')).toEqual([{ type: 'income', seat: 0, gold: 1, markers: 3 }]);
    const dirty = events.filter(({ type }) => type === 'polluted').map(({ spot }) => spotName(state, Number(spot), 0));
    expect(dirty).toEqual(['T19.TM', 'T19.TR', 'Town.TR']);
    expect(events.filter(({ type }) => type === 'polluted').at(-1)).toMatchObject({ lost: ['fruitBat'] });
    expect(totals(state)).toBe('A0 T0 F0 u3 t1 G0 B1 $53');
    expect(state.bag).toEqual([21, 18, 2]);
  });

  test('ATW-POL-01 ATW-POL-02 the next round on the same cards (E08), and with a fourth card (E09)', () => {
    const after = 'T19@1,1 TM:x TR:x | Town@1,2 TM:x TR:x ML:B | Village@1,3 TM:x';
    expect(fouled(after, 3)).toEqual(['Village.TR', 'T19.ML', 'Town.ML']);
    expect(fouled('T19@1,1 TM:x TR:x | Town@1,2 TM:x TR:x | Village@1,3 TM:x | T13@1,4', 7)).toEqual([
      'T13.TM',
      'Village.TR',
      'T13.TR',
      'T19.ML',
      'Town.ML',
      'Village.ML',
      'T13.ML'
    ]);
  });

  test('ATW-POL-01 by rows from the top, whatever the order in which cards came', () => {
    expect(fouled('Village@1,3 | T05@2,3 | T06@2,2 | T07@1,2', 5)).toEqual([
      'T07.TM',
      'Village.TM',
      'T06.TM',
      'T05.TM',
      'T07.TR'
    ]);
  });

  test('ATW-INC-04 a family lost in this income has paid before (X80)', () => {
    const text = 'Village TM:x TR:x ML:x MM:x MR:x BL:t BM:u BR:x | fill $20 G2';
    const { state, events } = follow(evening(text), 'end', 'marker 2');
    expect(totals(state)).toBe('A0 T0 F0 u1 t0 G2 B0 $23');
    expect(events).toContainEqual({ type: 'polluted', seat: 0, spot: 5, lost: ['family'] });
  });

  test('ATW-POL-03 ATW-POL-06 ATW-FAM-03 a trained family with its bat is lost, and comes back untrained (X14)', () => {
    const text = 'Village TM:x TR:x ML:x MM:x MR:x BL:t+B BM:u BR:x | fill $20 G2';
    const state = run(evening(text), 'end', 'marker 0');
    expect([on(state, 'Village.BL'), totals(state)]).toEqual(['x', 'A0 T0 F0 u1 t0 G2 B0 $21']);
    const next = Object.assign(
      passOn(state, ({ step }) => step === 'worker'),
      { areas: [readArea('Village BL:x BM:u BR:x | Village | fill $9')] }
    );
    expect(on(run(next, 'worker M2', 'u Village#2.BL', 'done'), 'Village#2.BL')).toBe('u');
  });

  test('ATW-POL-06 houses, ruins, marked and blank spaces are fouled like others', () => {
    expect(fouled('T16', 3)).toEqual(['T16.TM', 'T16.TR', 'T16.ML']);
    expect(fouled('T03', 8)).toHaveLength(8);
    expect(fouled('Village TM:x TR:x ML:x MM:x MR:x', 3)).toEqual(['Village.BL', 'Village.BM', 'Village.BR']);
  });

  test('ATW-INC-05 ATW-QTY-03 with an empty bag the rest find nothing (X53)', () => {
    const night = evening({ areas: ['Village BL:u BM:u BR:u | T12 BR:u | fill $20 G7'], bag: [1, 0, 1] });
    const { state, events } = follow(night, 'end', 'marker 2', 'marker 0');
    expect([state.bag, totals(state)]).toEqual([[0, 0, 0], 'A0 T0 F0 u4 t0 G7 B0 $22']);
    expect(events.filter(({ type }) => type === 'polluted')).toHaveLength(2);
    expect(events).toContainEqual({ type: 'bagEmpty', seat: 0, markers: 2 });
    expect(answer(run(night, 'end'), 'marker 1')).toBe('ATW-QTY-03');
  });

  test('ATW-INC-05 the other reading: the bag is filled again', () => {
    const areas = ['Village BL:u BM:u BR:u | fill $20'];
    const state = run(evening({ areas, bag: [1, 0, 0], options: { emptyBag: 'refill' } }), 'end', 'marker 0');
    expect(state.bag).toEqual([22, 20, 2]);
    expect(game.chances(state).map(({ weight }) => weight)).toEqual([22, 20, 2]);
  });

  test('ATW-POL-04 ATW-POL-05 with no space left markers are set aside', () => {
    const text = 'Village TM:x TR:x ML:x MM:x MR:x BL:x BM:x BR:u | fill $9';
    const { state, events } = follow(evening({ areas: [text], bag: [9, 0, 0] }), 'end', 'marker 0');
    expect([show(state), state.areas[0]!.aside]).toEqual(['Village TM:x TR:x ML:x MM:x MR:x BL:x BM:x BR:x', 0]);
    // Two families, one clean space: the second marker finds none.
    const two = `${text.replace('BL:x', 'BL:u')} a1`;
    const after = run(evening({ areas: [two], bag: [9, 0, 0] }), 'end', 'marker 0', 'marker 0');
    expect([after.areas[0]!.aside, pollution(after.areas[0]!)]).toEqual([1, 9]);
    expect(events.length).toBeGreaterThan(2);
    const none = Object.assign(run(evening({ areas: [text], bag: [9, 0, 0] }), 'end'), { drawn: 1 });
    expect(run(none, 'marker 0').areas[0]!.aside).toBe(1);
  });

  test('ATW-RND-04 ATW-RND-05 the holder of the marker collects first, and all collect before the rest (X52)', () => {
    const night = evening({ areas: ['Village BR:u | fill $9 G3', 'Village BR:t BL:u | fill $9 G3'], first: 1 });
    const { state, events } = follow(night, 'end', 'marker 1', 'marker 2');
    expect(
      events
        .filter(({ type }) => ['income', 'mined', 'polluted', 'demand'].includes(type))
        .map(({ type, seat }) => `${type} ${seat as number}`)
    ).toEqual(['income 1', 'mined 1', 'polluted 1', 'income 0', 'mined 0', 'polluted 0', 'demand 1']);
    expect(state.areas.map(({ gold }) => gold)).toEqual([11, 11]);
    expect(game.turn(state)).toBe(1);
  });
});

describe('growth', () => {
  const chain = 'T10 TM:A ML:A BL:A | T21 TM:T TR:T MM:T | T20';

  test('ATW-GROW-01 ATW-GROW-02 ATW-GROW-03 animals, trees, fruit, bats, each number with the new tokens (E10)', () => {
    let state = harvest(chain);
    expect([state.step, state.left]).toEqual(['trees', [1]]);
    state = run(state, 'T T21.MR');
    expect([state.step, state.left]).toEqual(['fruits', [2]]);
    state = run(state, 'F T21.TM', 'F T21.TR');
    expect([state.step, state.left]).toEqual(['bats', [1]]);
    expect(totals(run(state, 'B T20.TM'))).toBe('A3 T4 F2 u0 t0 G0 B1 $0');
    const fewer = run(harvest(chain), 'done');
    expect([fewer.step, fewer.left]).toEqual(['fruits', [1]]);
    expect(run(fewer, 'F T21.TM').step).toBe('breed');
  });

  test('ATW-GROW-05 a number is read once (X68)', () => {
    const state = run(harvest('T21 TM:T TR:T'), 'F T21.TM');
    expect([state.step === 'fruits', totals(state)]).toEqual([false, 'A0 T2 F1 u0 t0 G0 B0 $0']);
    // The fourth tree would raise the number of the row, but not while trees are placed.
    const trees = harvest('T10 TM:A ML:A BL:A BR:A | T21 TM:T TR:T ML:A MM:A');
    expect(trees.left).toEqual([2]);
  });

  test('ATW-GROW-04 fewer for lack of room or tokens, or by choice (X69)', () => {
    const state = harvest('T03 TM:T TR:T ML:T MM:T MR:T BL:T');
    expect(state.left).toEqual([3]);
    expect(totals(run(state, 'F T03.TM', 'done'))).toBe('A0 T6 F1 u0 t0 G0 B0 $0');
    const tight = run(harvest('fill T6 | Village TR:T TM:x'), 'F Village.TR');
    expect(totals(tight)).toBe('A0 T7 F1 u0 t0 G0 B0 $0');
    const events = heardAtHarvest('fill T4 F8');
    expect(events).toContainEqual({ type: 'noneLeft', seat: 0, token: 'fruit', count: 2 });
    expect(heardAtHarvest('fill A3')).toContainEqual({ type: 'noRoom', seat: 0, token: 'tree', count: 1 });
    expect(answer(state, 'T T03.BM')).toBe('ATW-WRK-02');
  });

  test('ATW-GROW-06 new bats may take the spaces that the night bats have left, or be declined', () => {
    const text = 'T20 TR:x ML:x MM:x MR:x BL:x BM:x BR:x | fill F2 n1';
    const state = harvest(text);
    expect(offers(state)).toEqual(['B T20.TM', 'done']);
    const { state: taken, events } = follow(state, 'B T20.TM');
    expect([taken.areas[0]!.night, totals(taken)]).toEqual([0, 'A0 T0 F2 u0 t0 G0 B1 $0']);
    expect(events).toContainEqual({ type: 'noRoom', seat: 0, token: 'fruitBat', count: 1 });
    expect(follow(state, 'done').events).not.toContainEqual(expect.objectContaining({ type: 'noRoom' }));
  });
});

describe('bats come home', () => {
  test('ATW-RET-01 ATW-RET-02 as many as can: two of three with four free spaces is not enough (X40)', () => {
    let state = harvest('T20 MM:x BL:x BM:x BR:x | fill n3');
    expect([state.step, offers(state)]).toEqual(['home', ['B T20.TM', 'B T20.TR', 'B T20.ML', 'B T20.MR']]);
    state = run(state, 'B T20.TM', 'B T20.ML');
    expect([state.step, answer(state, 'done')]).toEqual(['home', 'ATW-RND-03']);
    expect(totals(run(state, 'B T20.TR'))).toContain('B3');
  });

  test('ATW-RET-01 without a choice they come by themselves, and those without room are lost', () => {
    const state = harvest('T20 TR:x MM:x BL:x BM:x BR:x ML:x | fill n3');
    expect([totals(state), state.areas[0]!.night]).toEqual(['A0 T0 F0 u0 t0 G0 B2 $0', 0]);
    expect(on(state, 'T20.MR')).toBe('B');
  });

  test('ATW-RET-03 ATW-BLK-01 a blank space only after a bat on its card (X41)', () => {
    const text = 'T05 TM:x ML:T MM:x BR:x | fill n2';
    const state = harvest(text);
    expect(offers(state)).toEqual(['B T05.BM']);
    expect(answer(state, 'B T05.TR')).toBe('ATW-BLK-01');
    expect(offers(run(state, 'B T05.BM'))).toEqual(['B T05.TR', 'B T05.MR', 'B T05.BL']);
    expect(totals(harvest(text.replace('n2', 'n4')))).toContain('B4');
  });
});

describe('feeding', () => {
  type Row = readonly [title: string, text: string, payments: readonly string[]];

  it.each<Row>([
    [
      'ATW-FEED-03 ATW-FEED-06 ATW-FEED-07 a demand of four (E12)',
      'fill G1 A2 t3 B4 $4',
      ['feed $4', 'feed a1 $2', 'feed a2', 'feed g1 $1', 'feed g1 a1']
    ],
    ['ATW-FEED-06 ATW-FEED-02 two with a goat (E13)', 'fill G1 A1 t2 $2', ['feed $2', 'feed a1', 'feed g1']],
    ['ATW-FEED-07 three, two goats at hand (X45)', 'fill t3 G2 A2 $1', ['feed a1 $1', 'feed a2', 'feed g1']],
    ['ATW-FEED-07 one, with a goat at hand (X46)', 'fill t2 G2 A1 F1', ['feed f1', 'feed a1', 'feed g1']],
    ['ATW-FEED-09 gold of this income may be spent', 'fill t2 $3 A1', ['feed $3', 'feed a1 $1']]
  ])('%s', (_title, text, payments) => {
    const state = harvest(text);
    expect(state.step).toBe('feed');
    expect([...offers(state)].sort()).toEqual([...payments].sort());
  });

  test('ATW-FEED-01 families less goats (E11), nothing below zero (X49)', () => {
    expect(demandOf(board, readArea('fill t3 G1'))).toBe(4);
    expect(demandOf(board, readArea('fill t1 G3'))).toBe(0);
    const state = harvest('fill t1 G3 $2');
    expect([totals(state), state.areas[0]!.missing]).toEqual(['A0 T0 F0 u0 t1 G3 B0 $2', 0]);
  });

  test('ATW-FEED-04 a goat is worth four: the need stays when it is eaten (E15)', () => {
    expect(demandOf(board, readArea('fill t4'))).toBe(7);
    const state = harvest('fill t4 G1 $9');
    expect(demandOf(board, state.areas[0]!)).toBe(6);
    const fed = run(state, 'feed g1 $3');
    expect([totals(fed), fed.areas[0]!.missing]).toEqual(['A0 T0 F0 u0 t4 G0 B0 $6', 0]);
  });

  it.each([
    ['ATW-FEED-05 too little is refused', 'feed a1', 'ATW-FEED-05'],
    ['ATW-FEED-06 one token too many (X45)', 'feed g2', 'ATW-FEED-06'],
    ['ATW-FEED-06 a gold too many (X45)', 'feed g1 $1', 'ATW-FEED-06'],
    ['ATW-FEED-06 an animal too many (X45)', 'feed g1 a1', 'ATW-FEED-06'],
    ['ATW-FEED-06 a gold beside two animals (X45)', 'feed a2 $1', 'ATW-FEED-06'],
    ['ATW-FEED-02 more goats than there are', 'feed g3', 'ATW-FEED-02'],
    ['ATW-FEED-03 bats are no food for the trained', 'feed b1 a1', 'ATW-FEED-03']
  ])('%s', (_title, payment, rule) => {
    expect(answer(harvest('fill t3 G2 A2 $1 B3'), payment)).toBe(rule);
  });

  it.each([
    [
      'ATW-FEED-05 ATW-FEED-07 all is spent and two are missing (X42)',
      'fill t+B5 A1 F2 $3',
      'A0 T0 F0 u0 t5 G0 B5 $0',
      2
    ],
    ['ATW-FEED-03 ATW-FEED-05 bats do not help the trained (X44)', 'fill t2 B5 F1', 'A0 T0 F0 u0 t2 G0 B5 $0', 2],
    ['ATW-FEED-07 exactly all (X48)', 'fill t3 A2 F1', 'A0 T0 F0 u0 t3 G0 B0 $0', 0],
    ['ATW-FEED-07 one surplus (X48)', 'fill t3 A3', 'A0 T0 F0 u0 t3 G0 B0 $0', 0],
    ['ATW-FEED-03 each untrained family eats one bat', 'fill u2 B2 F1', 'A0 T0 F0 u2 t0 G0 B0 $0', 0]
  ])('%s', (_title, text, left, missing) => {
    const state = harvest(text);
    expect([totals(state), state.areas[0]!.missing]).toEqual([left, missing]);
  });

  test('ATW-FEED-08 riders are eaten, trees are not', () => {
    const text =
      'T01 BL:T+A BM:T TM:x ML:x MM:x MR:x TR:x BR:x | Village BR:t BL:t BM:x TR:x TM:x ML:x MM:x MR:x | T06 TR:x ML:x TM:x MM:x MR:x BL:T+F BM:x BR:x';
    const state = harvest({ areas: [text], round: 7 });
    const fed = state.step === 'fruits' ? run(state, 'done') : state;
    expect([totals(fed), fed.areas[0]!.missing]).toEqual(['A0 T3 F0 u0 t2 G0 B0 $0', 0]);
  });

  test('ATW-FEED-10 ATW-SPEND-04 which of them is the player’s choice, bats too', () => {
    const state = harvest('Village ML:G TM:G BR:t BL:t BM:t | fill $2');
    expect([state.step, offers(state)]).toEqual(['eat', ['spend Village.TM', 'spend Village.ML']]);
    expect(on(run(state, 'spend Village.ML'), 'Village.TM')).toBe('G');
    const bats = harvest('Village MR:B TM:B BR:u | T20 TM:B');
    expect([bats.step, offers(bats)]).toEqual(['eat', ['spend Village.TM', 'spend Village.MR', 'spend T20.TM']]);
  });
});

describe('breeding', () => {
  const young = 'Village MM:A MR:B BL:u BR:u | T10 | T20 | fill $3';

  test('ATW-BREED-01 ATW-BREED-02 ATW-BREED-03 round I: each of three at most once, in any order (E14)', () => {
    const state = run(harvest(young), 'feed $3');
    const kinds = (list: State): string => [...new Set(offers(list).map((text) => text[0]))].sort().join('');
    expect([state.step, kinds(state)]).toEqual(['breed', 'ABdu']);
    const after = run(state, 'B T20.TM', 'u Village.BM');
    expect([kinds(after), totals(after)]).toEqual(['Ad', 'A1 T0 F0 u3 t0 G0 B2 $0']);
    expect(answer(after, 'u Village.BM')).toBe('ATW-ACT-04');
    expect(totals(run(after, 'A T10.TM'))).toBe('A2 T0 F0 u3 t0 G0 B2 $0');
    const three = run(harvest(young.replace('| T10', '| T10 TM:A ML:A TR:x MM:x MR:x BL:x')), 'done', 'feed $3');
    expect(totals(run(three, 'A T10.BR'))).toContain('A4');
    expect(offered(run(three, 'A T10.BR'), 'A')).toEqual([]);
  });

  test('ATW-BREED-01 one family is too few, and no young without room or supply', () => {
    const one = run(harvest('Village MM:A MR:B BR:u | T10 | T20 | fill $1'), 'feed $1');
    expect(offered(one, 'u')).toEqual([]);
    expect(answer(one, 'u Village.BL')).toBe('ATW-BREED-01');
    expect(offers(harvest('Village MM:A TM:x BR:u | T12 TR:x TM:A MM:A | fill A5 $1'))).not.toContain('A T12.TM');
  });

  test('ATW-BREED-04 ATW-FAM-08 a family may drive out the bat that another condition needs (X13)', () => {
    const state = run(harvest('Village TM:x MR:x BL:u BM:B BR:u | T20 | fill $3'), 'feed $3');
    expect(totals(run(state, 'B T20.TM', 'u Village.BM'))).toBe('A0 T0 F0 u3 t0 G0 B1 $0');
    const reverse = run(state, 'u Village.BM');
    expect(totals(reverse)).toBe('A0 T0 F0 u3 t0 G0 B0 $0');
    expect(reverse.step).not.toBe('breed');
  });

  test('ATW-BREED-04 two young for one blank space (X50)', () => {
    const text = 'T24 TM:x TR:G ML:T MM:T BL:T MR:A BR:x | fill A1 u2 $9';
    const state = passOn(harvest({ areas: [text], round: 2 }), ({ step }) => step === 'feed' || step === 'breed');
    const breeding = state.step === 'feed' ? run(state, offered(state, 'feed $')[0]!) : state;
    expect(offers(breeding)).toEqual(['A T24.BM', 'G T24.BM', 'done']);
    expect(run(breeding, 'A T24.BM').step).not.toBe('breed');
  });

  test('ATW-BREED-05 trained families count, the young one is untrained', () => {
    const state = harvest('Village BL:t BR:t | fill $4');
    expect(offers(state)).toEqual(['u Village.BM', 'done']);
    expect(totals(run(state, 'u Village.BM'))).toBe('A0 T0 F0 u1 t2 G0 B0 $1');
  });

  test('ATW-BREED-06 bats are home and count', () => {
    const state = harvest('T20 TR:x ML:x MR:x MM:x BL:x BM:x | fill n1');
    expect(state.step).toBe('home');
    expect(offers(run(state, 'B T20.TM'))).toEqual(['B T20.BR', 'done']);
  });

  test('ATW-WORKER-01 ATW-RND-01 all workers return, and the next round begins', () => {
    const night = evening({ areas: [startVillage, startVillage], workers: { R1: 0, M1: 1 } });
    const state = passOn(night, ({ step, round }) => step === 'worker' && round === 2);
    expect(state.workers.every((seat) => seat < 0)).toBe(true);
    expect([state.round, state.turns]).toEqual([2, 0]);
  });
});
