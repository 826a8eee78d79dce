import { describe, expect, it, test } from 'vitest';
import { game } from '#games/atiwa/rules/index.ts';
import { on, startVillage, totals } from '../../support/atiwa/position.ts';
import { answer, evening, follow, offered, offers, passOn, run, turnOf } from '../../support/atiwa/scene.ts';

/** What a space offers to seat 0. */
const at = (space: string, text: string, more: object = {}) =>
  run(turnOf({ areas: [text, startVillage], ...more }), `worker ${space}`);

describe('round spaces and tiles', () => {
  test('ATW-TILE-01 ATW-TILE-02 ATW-TILE-03 round I: family and training on I, the tile and its own actions on II (E02)', () => {
    expect(offers(at('R1', startVillage))).toEqual([
      'u Village.BL',
      'u Village.BM',
      't Village.BL',
      't Village.BM',
      'train Village.BR',
      'done'
    ]);
    const second = at('R2', startVillage);
    expect(offers(second)).toEqual(['T Village.TR', 'A Village.MM', 'B Village.MR', 'done']);
    const trees = run(second, 'T Village.TR', 'T Village.TM', 'A Village.MM', 'B Village.MR');
    expect([totals(trees), trees.step]).toEqual(['A1 T2 F0 u1 t0 G0 B1 $0', 'dusk']);
  });

  test('ATW-TILE-05 ATW-PREP-03 after preparation the tile of II lies on I, and II gives the family (E03)', () => {
    const state = passOn(
      evening({ areas: [startVillage, startVillage] }),
      ({ step, round }) => step === 'worker' && round === 2
    );
    expect(state.tiles).toEqual([0, -1, 1, 2, 3, 4, 5]);
    const fresh = { ...state, areas: turnOf(startVillage).areas };
    expect(offers(run(fresh, 'worker R1'))).toEqual(['T Village.TR', 'train Village.BR', 'done']);
    expect(offers(run(fresh, 'worker R2'))).toEqual([
      'A Village.MM',
      'B Village.MR',
      'u Village.BL',
      'u Village.BM',
      'done'
    ]);
  });

  test('ATW-TILE-05 in round VII all seven can be used, six of them with the tiles of their right neighbours', () => {
    const state = turnOf({ areas: [startVillage], round: 7 });
    expect(state.tiles).toEqual([0, 1, 2, 3, 4, 5, -1]);
    expect(offered(state, 'worker R')).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `worker R${n}`));
    expect(run(state, 'worker R4').areas[0]!.gold).toBe(2);
    expect(offers(run(state, 'worker R7'))).toEqual(['B Village.MR', 'u Village.BL', 'u Village.BM', 'done']);
  });

  test('ATW-TILE-03 ATW-TILE-04 family and training come together in rounds I and VI only', () => {
    const together = [1, 2, 3, 4, 5, 6, 7].flatMap((round) => {
      const state = turnOf({ areas: [startVillage], round });
      return game
        .moves(state)
        .map((move) => (move as { space: string }).space)
        .filter((space) => offered(run(state, `worker ${space}`), 't ').length > 0)
        .map((space) => `${round} ${space}`);
    });
    expect(together).toEqual(['1 R1', '6 R6']);
    expect(offers(at('R6', startVillage, { round: 2 }))).toContain('train Village.BR');
  });
});

describe('workers', () => {
  test('ATW-WRK-01 a free space must be taken, passing is not possible', () => {
    const state = turnOf({ areas: [startVillage], workers: { M1: 1 } });
    expect(offers(state).every((text) => text.startsWith('worker'))).toBe(true);
    expect(offers(state)).not.toContain('worker M1');
    expect(answer(state, 'worker M1')).toBe('ATW-WRK-01');
    expect(answer(state, 'end')).toBe('ATW-RND-03');
  });

  test('ATW-WRK-02 only the player of the worker gets anything, and at once', () => {
    const state = run(turnOf({ areas: [startVillage, startVillage], round: 7 }), 'worker R4', 'done');
    expect(state.areas.map(({ gold }) => gold)).toEqual([2, 0]);
    expect(state.seat).toBe(0);
  });

  test('ATW-WRK-03 ATW-WRK-05 ATW-CARD-08 the card first, then the tree on it; or the tree first elsewhere (X30)', () => {
    const state = at('F1', startVillage, { open: 'T06 T01 T02' });
    const first = run(state, 'take', 'lay 1,2', 'T T06.TR');
    expect([on(first, 'T06.TR'), first.step]).toEqual(['T', 'dusk']);
    const later = run(state, 'T Village.TR', 'take', 'lay 1,2');
    expect([on(later, 'Village.TR'), later.step]).toEqual(['T', 'dusk']);
  });

  test('ATW-WRK-04 ATW-ACT-04 fewer tokens, or nothing at all', () => {
    const state = at('R2', startVillage);
    expect(totals(run(state, 'T Village.TR', 'done'))).toBe('A0 T1 F0 u1 t0 G0 B0 $0');
    expect(totals(run(state, 'done'))).toBe('A0 T0 F0 u1 t0 G0 B0 $0');
    expect(answer(run(state, 'A Village.MM'), 'A Village.TM')).toBe('ATW-ACT-04');
  });

  test('ATW-WRK-06 ATW-SPEND-07 a space may be blocked by one who cannot pay', () => {
    const state = at('M3', startVillage);
    expect([state.step, state.areas[0]!.gold]).toEqual(['dusk', 0]);
    expect(answer(run(state, 'end'), 'worker M3')).toBe('ATW-WRK-01');
  });

  test('ATW-WRK-07 the linked spaces, with four players only (X34)', () => {
    const areas = Array<string>(4).fill(startVillage);
    const four = turnOf({ areas, seat: 1, workers: { N1: 1 } });
    expect(answer(four, 'worker N3')).toBe('ATW-WRK-07');
    expect(offers(four)).not.toContain('worker N3');
    expect(answer({ ...four, seat: 2 }, 'worker N3')).toBe('legal');
    const three = turnOf({ areas: areas.slice(1) });
    expect(answer(three, 'worker N3')).toBe('ATW-SET-01');
  });

  test('ATW-WRK-07 ATW-WRK-09 the bar lasts the round, not longer (X77)', () => {
    const areas = Array<string>(4).fill(startVillage);
    const third = Object.assign(turnOf({ areas, seat: 2, workers: { N3: 2 } }), { turns: 10 });
    expect(answer(third, 'worker N1')).toBe('ATW-WRK-07');
    const next = passOn(run(third, 'worker M1', 'end'), ({ round, step }) => round === 2 && step === 'worker');
    for (const space of ['N1', 'N3']) expect(answer({ ...next, seat: 2 }, `worker ${space}`)).toBe('legal');
  });

  test('ATW-WRK-09 a space that can do nothing may be taken; there is always one free', () => {
    const state = turnOf({ areas: ['T26 TM:x'], seats: 2 });
    expect(offers(state)).toHaveLength(25);
    expect(run(state, 'worker M2').step).toBe('dusk');
  });

  test('ATW-RND-02 ATW-RND-03 three turns each, in order, each a worker and then the bats', () => {
    let state = turnOf({ areas: [startVillage, startVillage, startVillage], first: 1 });
    const seats: number[] = [];
    for (const space of ['L1L', 'L1R', 'L2L', 'L2R', 'L3L', 'L3R', 'L4L', 'L4R', 'M1']) {
      seats.push(state.seat);
      expect(answer(state, 'fly Village.BR')).toBe('ATW-RND-03');
      state = run(state, `worker ${space}`, 'end');
    }
    expect(seats).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0]);
    expect(state.step).toBe('marker');
  });
});

describe('actions', () => {
  test('ATW-ACT-05 ATW-WRK-08 no room for the tree: no tree and no fruit (X01)', () => {
    const state = at('R4', 'Village TM:A TR:T BR:u | T26', { round: 2, tiles: 'A1 A2 A4 A3 A5 A6' });
    expect(offers(state)).toEqual(['end']);
    const planted = run(at('R4', 'Village TM:A TR:x BR:u | T06', { round: 2 }), 'T+F T06.TR');
    expect(on(planted, 'T06.TR')).toBe('T+F');
    expect(offers(planted)).not.toContain('F Village.TM');
    expect(answer(at('R4', 'Village TR:T | T06', { round: 2 }), 'F Village.TR')).toBe('ATW-WRK-02');
  });

  test('ATW-ACT-06 without fruit, or without wanting it, the tree alone (X02)', () => {
    const state = at('R4', 'Village BR:u | fill F8', { round: 2, tiles: 'A4 A4 A4 A4 A4 A4' });
    expect(offers(state)).toEqual(['T Village.TR', 'done']);
    expect(answer(state, 'T+F Village.TR')).toBe('ATW-ACT-06');
    const alone = run(at('R4', startVillage, { round: 2, tiles: 'A4 A4 A4 A4 A4 A4' }), 'T Village.TR');
    expect([totals(alone), alone.step]).toEqual(['A0 T1 F0 u1 t0 G0 B0 $2', 'dusk']);
  });

  test('ATW-ACT-07 two bats or one animal, never both (X29)', () => {
    const state = at('R3', 'Village BR:u', { tiles: 'A1 A4 A3 A2 A5 A6' });
    expect(offers(state)).toEqual(['A Village.MM', 'B Village.MR', 'done']);
    expect(run(state, 'A Village.MM').step).toBe('dusk');
    const bat = run(state, 'B Village.MR');
    expect(answer(bat, 'A Village.MM')).toBe('ATW-ACT-07');
    expect(offers(bat)).toEqual(['B Village.TM', 'done']);
    expect(run(bat, 'B Village.TM').step).toBe('dusk');
  });

  test('ATW-ACT-08 training turns an untrained family, bats and trained ones do not change', () => {
    const state = at('R6', 'Village BL:t BM:B BR:u', { tiles: 'A1 A2 A3 A5 A4 A6' });
    expect(offers(state)).toEqual(['train Village.BR', 'done']);
    expect(answer(state, 'train Village.BL')).toBe('ATW-ACT-08');
    expect(answer(state, 'train Village.BM')).toBe('ATW-ACT-08');
    expect(on(run(state, 'train Village.BR'), 'Village.BR')).toBe('t');
  });

  test('ATW-ACT-09 one payment for up to three trainings', () => {
    const state = at('M3', 'Village BL:u BM:u BR:u | T12 BR:u | fill $5');
    const one = run(state, 'train Village.BL');
    expect(one.areas[0]!.gold).toBe(4);
    const three = run(one, 'train Village.BM', 'train T12.BR');
    expect([totals(three), three.step]).toEqual(['A0 T0 F0 u1 t3 G0 B0 $4', 'dusk']);
    expect(run(one, 'done').areas[0]!.gold).toBe(4);
  });

  test('ATW-ACT-10 room for one goat only: the whole price for it (X28)', () => {
    const state = run(at('M1', 'Village TM:x BR:u | fill $3'), 'G Village.ML');
    expect([totals(state), state.step]).toEqual(['A0 T0 F0 u1 t0 G1 B0 $2', 'dusk']);
    const roomy = run(at('M1', 'Village BR:u | fill $3'), 'G Village.ML');
    expect(offers(roomy)).toEqual(['G Village.TM', 'done']);
    expect(run(roomy, 'G Village.TM').areas[0]!.gold).toBe(2);
  });

  test('ATW-ACT-11 ATW-ACT-12 as often as there are icons, then a bonus with four terrain cards (X24)', () => {
    const families = 'Village BL:u BM:u BR:u';
    const school = at('N2', `${families} | T06 | T07`);
    const two = run(school, 'train Village.BL', 'train Village.BM');
    expect([two.step, totals(two)]).toEqual(['dusk', 'A0 T0 F0 u1 t2 G0 B0 $0']);
    expect(answer(at('N2', `${families} | T12`), 'train Village.BL')).toBe('ATW-RND-03');
    expect(totals(run(at('N2', `${families} | T06 | T07 | T08 | T09`), 'train Village.BL', 'done'))).toBe(
      'A0 T0 F0 u2 t1 G0 B0 $1'
    );
    expect(totals(at('N1', `${families} | T06 | T27`))).toBe('A0 T0 F0 u3 t0 G0 B0 $3');
  });

  test('ATW-ACT-12 the bonus waits until the main action is over', () => {
    const state = at('N2', 'Village BL:u BM:u BR:u | T06 | T07 | T08 | T09');
    expect([state.step, state.areas[0]!.gold]).toEqual(['work', 0]);
    expect(run(state, 'train Village.BL').areas[0]!.gold).toBe(0);
  });

  test('ATW-QTY-01 no family, and no tree with fruit, once all are on cards', () => {
    const full = at('R1', 'Village BR:u | fill t+B12');
    expect(offers(full)).toEqual(['train Village.BR', 'done']);
    expect(answer(full, 't Village.BL')).toBe('ATW-QTY-01');
    const trees = at('D1', 'Village BR:u | fill T+F7 T6');
    expect(offers(trees)).toEqual(['draw', 'done']);
    expect(answer(trees, 'T+F Village.TR')).toBe('ATW-QTY-01');
  });

  test('ATW-ACT-05 ATW-WRK-05 a plain tree leaves the tree with fruit of the space for later', () => {
    const areas = [startVillage, startVillage, startVillage];
    const state = run(turnOf({ areas }), 'worker E1', 'T Village.TR');
    expect(offers(state)).toEqual(['T Village.TM', 'T+F Village.TM', 'done']);
    expect(totals(run(state, 'T+F Village.TM'))).toBe('A0 T2 F1 u1 t0 G0 B0 $0');
  });

  test('ATW-ACT-12 ATW-NAT-01 four icons on three cards are no bonus (X76)', () => {
    const state = at('N1', 'Village BR:u | T27 | T06 | T07');
    expect([totals(state), state.step]).toEqual(['A0 T0 F0 u1 t0 G0 B0 $4', 'dusk']);
    const open = at('N1', 'Village BR:u | T27 | T06 | T07 | T08');
    expect(offers(open)).toEqual(['train Village.BR', 'done']);
    expect(answer(run(open, 'train Village.BR'), 'train Village.BR')).toBe('ATW-RND-03');
  });

  test('ATW-ACT-13 the bonus comes even without an effect of the main action (X25)', () => {
    const text = 'Village BR:t | T06 | T07 | T08 | T09';
    expect(totals(at('N2', text))).toBe('A0 T0 F0 u0 t1 G0 B0 $1');
    expect(totals(at('N2', text, { options: { emptyBonus: 'withheld' } }))).toBe('A0 T0 F0 u0 t1 G0 B0 $0');
    const some = at('N2', 'Village BR:u | T06 | T07 | T08 | T09', { options: { emptyBonus: 'withheld' } });
    expect(totals(run(some, 'train Village.BR'))).toBe('A0 T0 F0 u0 t1 G0 B0 $1');
    expect(offers(at('N1', 'Village BR:u | T12 | T24 | T33'))).toEqual(['end']);
  });

  test('ATW-ACT-17 one bat in each house without family, bat and pollution (X16, X17)', () => {
    const text = 'Village BR:t | T16 | T12 BR:x | Farmstead BR:B';
    const state = at('R4', text, { tiles: 'A1 A2 A3 A4 A5 A6', round: 1 });
    expect(offered(state, 'B ')).toEqual(['B Village.BL', 'B Village.BM', 'B T16.TR']);
    expect(answer(state, 'B Village.BR')).toBe('ATW-WRK-02');
    expect(answer(state, 'B T12.BR')).toBe('ATW-WRK-02');
    expect(on(run(state, 'B T16.TR', 'done'), 'T16.TR')).toBe('B');
    const all = run(state, 'B Village.BL', 'B Village.BM', 'B T16.TR');
    expect(offered(all, 'B ')).toEqual([]);
    expect(totals(all)).toBe('A0 T0 F0 u0 t1 G0 B4 $0');
  });

  test('ATW-ACT-18 no gold for nothing (X72)', () => {
    const full = at('M1', 'Village TM:x ML:x BR:u | fill $3');
    expect([full.step, full.areas[0]!.gold]).toEqual(['dusk', 3]);
    expect(run(at('M3', 'Village BR:t | fill $3'), 'end').areas[0]!.gold).toBe(3);
    // The gold leaves only with the first goat.
    const one = at('M1', 'Village TM:x BR:u | fill $3');
    expect(run(one, 'done').areas[0]!.gold).toBe(3);
    expect(run(one, 'G Village.ML').areas[0]!.gold).toBe(2);
    expect(answer({ ...one, areas: turnOf('Village BR:u').areas }, 'G Village.ML')).toBe('ATW-SPEND-07');
  });

  test('ATW-ACT-19 ATW-QTY-02 ATW-QTY-05 gold comes in full, without a question, and without a limit', () => {
    const state = at('R5', 'Village BR:u | fill $998', { round: 1 });
    expect(state.areas[0]!.gold).toBe(1000);
    const { events } = follow(turnOf({ areas: [startVillage], round: 7 }), 'worker R4');
    expect(events).toContainEqual({ type: 'gold', seat: 0, gold: 2, why: 'action' });
  });
});

it.each([
  ['R1', 'R2'],
  ['L1L', 'L2R']
])('ATW-TILE-01 one worker blocks tile and action of %s alone', (space, other) => {
  const state = run(turnOf({ areas: [startVillage, startVillage] }), `worker ${space}`);
  const next = state.step === 'dusk' ? run(state, 'end') : run(state, 'done', 'end');
  expect(answer(next, `worker ${space}`)).toBe('ATW-WRK-01');
  expect(answer(next, `worker ${other}`)).toBe('legal');
});
