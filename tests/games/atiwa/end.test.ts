import { describe, expect, it, test } from 'vitest';
import { total } from '#engine/game.ts';
import { rowNumber } from '#games/atiwa/rules/area.ts';
import { challengeResult } from '#games/atiwa/rules/challenges.ts';
import { demandOf } from '#games/atiwa/rules/feeding.ts';
import { game, withEdition } from '#games/atiwa/rules/index.ts';
import * as sp from '#games/atiwa/rules/spaces.ts';
import type { State } from '#games/atiwa/rules/state.ts';
import edition from '#games/atiwa/editions/wayside.json' with { type: 'json' };
import { nameOf, on, readArea, startVillage, table, totals, type Table } from '../../support/atiwa/position.ts';
import { answer, evening, follow, offered, offers, passOn, run } from '../../support/atiwa/scene.ts';

const { board } = game;
const over = (...areas: string[]): State => Object.assign(table({ areas, round: 7 }), { step: 'over' });
const points = (text: string): Record<string, number> =>
  Object.fromEntries(game.score(over(text))[0]!.map(({ item, points: n }) => [item, n]));
const sum = (text: string): number => total(game.score(over(text))[0]!);

describe('the end', () => {
  test('ATW-END-01 ATW-PREP-04 after breeding in round VII all is over: no tile moves, no card comes (X56)', () => {
    const night = evening({ areas: [startVillage, startVillage], round: 7, open: 'T01 - T02' });
    const { tiles, open, workers } = night;
    const state = passOn(run(night, 'end'), () => false);
    expect([state.step, state.round]).toEqual(['over', 7]);
    expect([state.tiles, state.open, state.workers]).toEqual([tiles, open, workers]);
    expect(game.moves(state)).toEqual([]);
    expect(answer(state, 'worker M1')).toBe('ATW-END-01');
  });

  test('ATW-RND-01 seven rounds with three turns each', () => {
    const rounds: number[] = [];
    passOn(game.setup(2), (state) => {
      if (state.step === 'worker') rounds.push(state.round);
      return false;
    });
    expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7].flatMap((round) => Array<number>(6).fill(round)));
  });
});

describe('points', () => {
  const all = 'Village | Town | Farmstead | T06 | T20 | T26 | fill A3 T4 T+F6 G4 B11 t+B6 u2 $7 m2';
  test('ATW-SCORE-01 ATW-SCORE-02 ATW-SCORE-03 ATW-SCORE-04 ATW-SCORE-05 ATW-SCORE-06 the worked example (X57)', () => {
    // The example has its tokens on cards of its own; the five Farmsteads they lie on here are worth three each.
    const fillers = 5 * 3;
    const lines = points(all);
    expect(lines).toEqual({
      gold: 7,
      cards: 25 + fillers,
      tree: 5,
      wildAnimal: 1,
      goat: 4,
      fruit: 2,
      family: 15,
      trained: 6,
      bats: 7,
      missing: -4
    });
    expect(sum(all) - fillers).toBe(68);
  });

  test('ATW-SCORE-03 ATW-QTY-06 ATW-QTY-07 full rows give nothing, empty ones their highest number (E20)', () => {
    const least = points('Village | fill $1');
    expect([least.tree, least.wildAnimal, least.fruit, least.family, least.goat]).toEqual([0, 0, 0, 0, 0]);
    const most = points('fill T13 A8 F8 u13 G7');
    expect([most.wildAnimal, most.tree, most.fruit, most.family, most.goat]).toEqual([2, 6, 3, 25, 7]);
    expect(demandOf(board, readArea('fill u13'))).toBe(25);
    expect([0, 7].map((n) => rowNumber(board, readArea(`Village | fill G${n}`), sp.T.goat))).toEqual([0, 7]);
  });

  test('ATW-QTY-07 an edition may print other numbers for points', () => {
    const data = structuredClone(edition);
    Object.assign(
      data.supplyBoard.rows.find(({ token }) => token === 'goat')!,
      { points: [0, 0, 0, 0, 0, 0, 9] }
    );
    const other = withEdition(data);
    if (!('id' in other)) throw new Error(other.join(' '));
    const state = over('fill G7 u4');
    expect(other.score(state)[0]!.find(({ item }) => item === 'goat')!.points).toBe(9);
    expect(demandOf(other.board, state.areas[0]!)).toBe(0);
  });

  it.each([
    [9, 0],
    [10, 0],
    [11, 1],
    [17, 7]
  ])('ATW-SCORE-05 %i bats are %i points (X58)', (bats, expected) => {
    expect(points(`fill B${bats}`).bats).toBe(expected);
  });

  test('ATW-SCORE-02 ATW-SCORE-08 values may be negative, and so may a total', () => {
    expect(points('T33 | T03').cards).toBe(-8);
    expect(sum('T33 | fill m9')).toBe(-23);
  });

  test('ATW-SCORE-05 bats that did not come home are no points', () => {
    expect(points('fill B10 n5').bats).toBe(0);
  });
});

describe('places', () => {
  const places = (...areas: string[]): readonly number[] => game.places(over(...areas));
  test('ATW-SCORE-07 most points win, a tie goes to less pollution, then it is shared', () => {
    expect(places('Village | fill $9', 'Village | fill $8')).toEqual([1, 2]);
    expect(places('Village TM:x | fill $8', 'Village | fill $8')).toEqual([2, 1]);
    expect(places('Village TM:x | fill $8', 'Village TM:x | fill $8')).toEqual([1, 1]);
    expect(places('Village TM:x | fill $9', 'Village | fill $8')).toEqual([1, 2]);
  });

  test('ATW-SCORE-07 ATW-SCORE-09 three tied, two of them with less pollution (X79)', () => {
    const four = 'Village TM:x TR:x ML:x MM:x | fill $72';
    const two = 'Village TM:x TR:x | fill $72';
    expect(places(four, two, two)).toEqual([3, 1, 1]);
    expect(places('Village | fill $90', four, two, two)).toEqual([1, 4, 2, 2]);
  });

  test('ATW-SCORE-09 ATW-POL-05 markers set aside count', () => {
    expect(places('Village | fill $8 a1', 'Village | fill $8')).toEqual([2, 1]);
  });
});

/** Alone, in a round, about to place a worker. */
const alone = (text = startVillage, more: Partial<Table> = {}): State => table({ areas: [text], ...more });
/** Three workers on these spaces, then maintenance to the next round. */
function playRound(state: State, ...spaces: string[]): State {
  let next = state;
  for (const space of spaces) {
    next = run(next, `worker ${space}`);
    if (next.step === 'work') next = run(next, 'done');
    next = run(next, 'end');
  }
  return passOn(next, ({ step, round }) => step === 'over' || (step === 'worker' && round > state.round));
}

describe('alone', () => {
  test('ATW-SOLO-01 three turns in a row, on the board of one or two players', () => {
    let state = alone();
    expect(offers(state)).toHaveLength(25);
    expect(answer(state, 'worker E1')).toBe('ATW-SET-01');
    for (const space of ['L1L', 'L1R']) {
      state = run(state, `worker ${space}`, 'end');
      expect([state.seat, state.step]).toEqual([0, 'worker']);
    }
  });

  test('ATW-SOLO-02 ATW-SOLO-03 ATW-SOLO-04 three colours block for two more rounds (E18)', () => {
    expect(board.edition.solo.colourByRound).toEqual(['red', 'yellow', 'blue', 'red', 'yellow', 'blue', 'red']);
    const two = playRound(alone(), 'R1', 'F1', 'N1');
    for (const space of ['R1', 'F1', 'N1']) expect(answer(two, `worker ${space}`)).toBe('ATW-SOLO-04');
    expect(game.illegal(two, { type: 'worker', space: 'R1' })?.detail).toEqual({ space: 'R1', free: 4 });
    const three = playRound(two, 'D1', 'D2', 'R3');
    for (const space of ['R1', 'N1', 'D2', 'R3']) expect(answer(three, `worker ${space}`)).toBe('ATW-SOLO-04');
    const four = playRound(three, 'M1', 'M2', 'M3');
    for (const space of ['R1', 'F1', 'N1']) expect(answer(four, `worker ${space}`)).toBe('legal');
    for (const space of ['D1', 'R3', 'M1']) expect(answer(four, `worker ${space}`)).toBe('ATW-SOLO-04');
    const five = playRound(four, 'L1L', 'L1R', 'L2L');
    expect([answer(five, 'worker D1'), answer(five, 'worker M1')]).toEqual(['legal', 'ATW-SOLO-04']);
    expect([four, five].map((state) => state.workers.filter((seat) => seat >= 0).length)).toEqual([6, 6]);
  });

  test('ATW-SOLO-05 open cards stay, only empty places are filled, above blocked spaces too (X54)', () => {
    const state = alone(startVillage, { open: 'T01 T02 T03', deck: 'T04 T05' });
    let next = run(state, 'worker F2', 'take', 'lay 1,2', 'done', 'end', 'worker L1L', 'end', 'worker L1R', 'end');
    next = passOn(next, ({ step }) => step === 'reveal');
    expect(next.open.map((kind) => (kind < 0 ? '-' : nameOf(kind)))).toEqual(['T01', '-', 'T03']);
    next = run(next, 'card T05');
    expect([next.step, next.open.map(nameOf), next.discard]).toEqual(['worker', ['T01', 'T05', 'T03'], []]);
    expect(answer(next, 'worker F2')).toBe('ATW-SOLO-04');
  });

  test('ATW-SOLO-06 workers stay where they are when a tile moves (E19)', () => {
    const state = playRound(alone(), 'R2', 'R1', 'L1L');
    expect(state.tiles.slice(0, 3)).toEqual([0, -1, 1]);
    expect([answer(state, 'worker R2'), answer(state, 'worker R1')]).toEqual(['ATW-SOLO-04', 'ATW-SOLO-04']);
    const four = playRound(playRound(state, 'L1R', 'L2L', 'L2R'), 'L3L', 'L3R', 'L4L');
    expect(answer(four, 'worker R1')).toBe('legal');
  });

  test('ATW-SOLO-07 the goal is 120 points', () => {
    const state = over('Village | fill $111');
    expect(challengeResult(board, state)).toMatchObject({
      challenge: null,
      rule: 'ATW-SOLO-07',
      points: 119,
      met: false,
      lost: true
    });
    expect(challengeResult(board, over('Village | fill $112'))).toMatchObject({ met: true, lost: false });
    expect(challengeResult(board, over('Village', 'Village'))).toBeNull();
  });

  test('ATW-SOLO-08 the marker changes nothing', () => {
    const state = run(alone('T21 TM:T TR:T | fill $9'), 'worker L1L', 'buy', 'lay 2,3');
    expect([state.marker, state.first, state.seat]).toEqual([0, 0, 0]);
    expect(game.turn(run(state, 'end'))).toBe(0);
  });

  test('ATW-SOLO-09 a card at every turn, and the deck still holds some', () => {
    let least = Infinity;
    let state = passOn(game.setup(1), ({ step }) => step === 'worker');
    for (let round = 1; round <= 7; round++) {
      for (let turn = 0; turn < 3; turn++) {
        const space = ['D1', 'D2', 'F1', 'F2', 'F3'].find((id) => answer(state, `worker ${id}`) === 'legal') ?? 'L1L';
        const free = answer(state, `worker ${space}`) === 'legal' ? space : offers(state)[0]!.slice(7);
        state = run(state, `worker ${free}`);
        for (const move of ['draw', 'take']) if (offers(state).includes(move)) state = run(state, move);
        state = passOn(state, ({ step, card }) => step === 'lay' || (card < 0 && step !== 'draw'));
        if (state.step === 'lay') state = run(state, offers(state)[0]!);
        state = passOn(state, ({ step }) => step === 'dusk');
        state = run(state, 'end');
        least = Math.min(least, state.deck.length);
      }
      state = passOn(state, ({ step }) => step === 'worker');
    }
    expect(state.step).toBe('over');
    expect(least).toBeGreaterThanOrEqual(12);
    expect(state.discard).toEqual([]);
  });
});

describe('challenges', () => {
  const tried = (challenge: string, text: string, more: Partial<Table> = {}): State =>
    table({ areas: [text], round: 7, options: { challenge }, ...more });
  const ended = (challenge: string, text: string) =>
    challengeResult(board, Object.assign(tried(challenge, text), { step: 'over' }))!;

  type Row = readonly [title: string, challenge: string, met: string, not: readonly string[]];
  // Cards are worth: Village 8, Town 13, Settlement 5, Farmstead 3; a filler is a Farmstead.
  it.each<Row>([
    ['ATW-CHAL-COLONY forty bats and a hundred points', 'colony', 'fill B40 $55', ['fill B39 $70', 'fill B40 $54']],
    ['ATW-CHAL-R7 bats that are out do not count', 'colony', 'fill B40 $99', ['fill B39 n9 $99']],
    [
      'ATW-CHAL-COMMONWEALTH ATW-CHAL-R8 ATW-CHAL-R9 three Towns or more, all families (X78)',
      'commonwealth',
      'Town | Town | Town | Town | fill u13 $30',
      ['Town | Town | Town | fill u12 $99', 'Town | Town | fill u13 $99', 'Town | Town | Town | fill u13 $20']
    ],
    [
      'ATW-CHAL-INVESTOR ATW-CHAL-R1 the start Village and one more, 21 gold (X65)',
      'investor',
      'Village | Village | Town | Settlement | Farmstead | fill t13 $21',
      [
        'Village | Village | Town | Settlement | Farmstead | fill t13 $20',
        'Village | Town | Settlement | Farmstead | fill t13 $90'
      ]
    ],
    ['ATW-CHAL-METROPOLIS ninety points', 'metropolis', 'fill $90', ['fill $89']],
    ['ATW-CHAL-MIGRATION ninety points', 'migration', 'fill $90', ['fill $89']],
    [
      'ATW-CHAL-NOPOLLUTION not one marker',
      'noPollution',
      'Village | fill $92',
      ['Village TM:x | fill $99', 'Village | fill $91', 'Village | fill $99 a1']
    ],
    [
      'ATW-CHAL-PROSPERITY thirty gold and 120 points',
      'prosperity',
      'Village | fill $112',
      ['Village | fill $111', 'Town | Town | Town | Town | Village | fill u13 G7 $29']
    ],
    ['ATW-CHAL-UNTRAINED all families, eighty points', 'untrained', 'fill u13 $49', ['fill u13 $48', 'fill u12 $90']]
  ])('%s', (_title, challenge, met, not) => {
    expect(ended(challenge, met)).toMatchObject({ challenge, met: true, lost: false });
    for (const text of not) expect(ended(challenge, text)).toMatchObject({ met: false, lost: true });
    expect(ended(challenge, met).rule).toBe(`ATW-CHAL-${challenge.toUpperCase()}`);
    expect(Object.keys(game.rulebook)).toContain(ended(challenge, met).rule);
  });

  test('ATW-CHAL-R8 a challenge’s own goal replaces the 120 points, all parts at once', () => {
    expect(ended('investor', 'Village | fill $99').aims).toHaveLength(6);
    expect(ended('prosperity', 'Village | fill $112').aims).toEqual([
      { item: 'points', card: null, have: 120, need: 120, most: false, met: true },
      { item: 'gold', card: null, have: 112, need: 30, most: false, met: true }
    ]);
  });

  test('ATW-CHAL-R2 ATW-CHAL-METROPOLIS card parts do nothing, the rest of their spaces works (X62)', () => {
    const start = game.setup(1, game.parseOptions(1, { challenge: 'metropolis' }) as State['options']);
    const laid = passOn(start, ({ step }) => step === 'worker');
    expect([laid.open, laid.deck]).toEqual([[-1, -1, -1], []]);
    const survey = run(laid, 'worker F1');
    expect(offers(survey)).toEqual(['T Village.TR', 'done']);
    expect([answer(survey, 'take'), answer(run(laid, 'worker D1'), 'draw')]).toEqual(['ATW-CHAL-R2', 'ATW-CHAL-R2']);
    expect(run(laid, 'worker N1')).toMatchObject({ step: 'dusk', areas: [{ gold: 0 }] });
    const next = playRound(laid, 'L1L', 'L1R', 'L2L');
    expect([next.round, next.open]).toEqual([2, [-1, -1, -1]]);
  });

  test('ATW-CHAL-R3 ATW-CHAL-MIGRATION two families leave in each preparation, and count for food and points (X60)', () => {
    const start = tried('migration', 'Village BR:u | fill $9', { round: 1 });
    const two = playRound(start, 'L1L', 'L1R', 'L2L');
    expect([two.areas[0]!.removed, rowNumber(board, two.areas[0]!, sp.T.family)]).toEqual([2, 5]);
    expect(demandOf(board, readArea('fill u2 r2'))).toBe(7);
    expect(points('fill u2 r11').family).toBe(25);
    const last = playRound(tried('migration', 'fill u2 r10 $40 G7', { round: 6 }), 'L1L', 'L1R', 'L2L');
    expect(last.areas[0]!.removed).toBe(11);
    const others = passOn(evening(startVillage), ({ round }) => round === 2);
    expect(others.areas[0]!.removed).toBe(0);
  });

  test('ATW-CHAL-R4 a family lost to pollution lowers the number, and only the tableau breeds (X61)', () => {
    const lost = evening({
      areas: ['Village TM:x TR:x ML:x MM:x MR:x BL:u BM:t | fill r4 $40'],
      options: { challenge: 'migration' },
      bag: [5, 0, 0]
    });
    const numbers = [lost, run(lost, 'end', 'marker 0')].map((state) => rowNumber(board, state.areas[0]!, sp.T.family));
    expect(numbers).toEqual([11, 9]);
    const one = passOn(
      evening({ areas: ['Village BR:t | fill r4 $40'], options: { challenge: 'migration' } }),
      ({ round }) => round === 2
    );
    expect(totals(one)).toContain('u0 t1');
  });

  test('ATW-CHAL-R5 ATW-CHAL-UNTRAINED training does nothing in any way', () => {
    const state = tried('untrained', 'Village BL:B BR:u | T06 | T07 | T08 | T09 | fill $5', { round: 1 });
    const first = run(state, 'worker R1');
    expect(offers(first)).toEqual(['u Village.BL', 'u Village.BM', 'done']);
    expect([answer(first, 't Village.BL'), answer(first, 'train Village.BR')]).toEqual(['ATW-CHAL-R5', 'ATW-CHAL-R5']);
    expect(on(run(first, 'u Village.BL'), 'Village.BL')).toBe('u');
    expect(run(state, 'worker M3')).toMatchObject({ step: 'dusk', areas: [{ gold: 5 }] });
    // The bonus below the training still comes.
    expect(run(state, 'worker N2')).toMatchObject({ step: 'dusk', areas: [{ gold: 6 }] });
  });

  test('ATW-CHAL-R6 an untrained family at income loses No Pollution at once, and the match goes on (X64)', () => {
    const night = evening({ areas: [startVillage], options: { challenge: 'noPollution' } });
    const { state, events } = follow(night, 'end', 'marker 0');
    expect(events).toContainEqual({ type: 'challengeLost', seat: 0, rule: 'ATW-CHAL-R6' });
    expect(challengeResult(board, state)).toMatchObject({ lost: true, met: false });
    expect(game.turn(state)).not.toBe('over');
    const safe = evening({ areas: ['Village BR:t'], options: { challenge: 'noPollution' } });
    expect(follow(safe, 'end').events.map(({ type }) => type)).not.toContain('challengeLost');
    expect(offered(night, 'end')).toEqual(['end']);
  });
});
