import { describe, expect, it, test } from 'vitest';
import { on, startVillage, totals } from '../../support/atiwa/position.ts';
import { answer, duskOf, follow, harvest, offered, offers, run, turnOf } from '../../support/atiwa/scene.ts';

describe('spending', () => {
  const rich = (text: string, options: Readonly<Record<string, unknown>> = {}) => ({
    areas: [text, startVillage],
    options
  });
  /** Buys a Farmstead: two trees and a gold. */
  const buying = (text: string, options: Readonly<Record<string, unknown>> = {}) =>
    run(turnOf(rich(text, options)), 'worker L1L', 'buy');

  test('ATW-SPEND-02 ATW-SPEND-01 a tree with fruit is spent: the fruit goes back and buys nothing (X05)', () => {
    const state = run(buying('Village TR:T+F | T21 TM:T TR:T+F MM:T+F | fill $1'), 'spend Village.TR', 'spend T21.TM');
    expect([totals(state), state.step]).toEqual(['A0 T2 F2 u0 t0 G0 B0 $0', 'lay']);
  });

  test('ATW-SPEND-03 what lies on the supply board cannot be spent', () => {
    const state = buying('Village TR:T | T21 TM:T TR:T | fill $1');
    expect(answer(state, 'spend Village.TM')).toBe('ATW-SPEND-03');
    expect(answer(state, 'spend T21.BL')).toBe('ATW-SPEND-03');
    expect(run(turnOf(rich('Village | T21 TM:T | fill $9')), 'worker L1L').step).toBe('dusk');
  });

  test('ATW-SPEND-04 the spender chooses which token of a type leaves', () => {
    const state = buying('Village TR:T | T21 TM:T TR:T | fill $1');
    expect(offers(state)).toEqual(['spend Village.TR', 'spend T21.TM', 'spend T21.TR']);
    expect(on(run(state, 'spend T21.TR', 'spend T21.TM'), 'Village.TR')).toBe('T');
  });

  test('ATW-SPEND-06 families are never spent', () => {
    const state = buying('Village TR:T BR:t | T21 TM:T TR:T | fill $1');
    expect(answer(state, 'spend Village.BR')).toBe('ATW-SPEND-03');
    expect(offered(harvest('fill t3 u2 $20 A1'), 'feed').some((text) => text.includes('u'))).toBe(false);
  });

  test('ATW-SPG-04 a spent marked tree takes its bat along; another tree may be spent instead (X06)', () => {
    const text = 'T35 BL:T+B BM:T BR:T | T20 TM:B | fill $1';
    const { state, events } = follow(buying(text), 'spend T35.BL', 'spend T35.BM');
    expect(totals(state)).toBe('A0 T1 F0 u0 t0 G0 B1 $0');
    expect(events).toContainEqual({ type: 'riderLost', seat: 0, token: 'fruitBat', spot: 5 });
    expect(totals(run(buying(text), 'spend T35.BM', 'spend T35.BR'))).toBe('A0 T1 F0 u0 t0 G0 B2 $0');
    expect(totals(run(buying('T01 BL:T+A BM:T | fill $1'), 'lay 1,2'))).toBe('A0 T0 F0 u0 t0 G0 B0 $0');
  });

  test('ATW-SPG-04 the other reading: such a tree cannot be spent', () => {
    const held = { groupRiders: 'hold' };
    const state = buying('T35 BL:T+B BM:T BR:T+F | T01 BL:T+A | T06 TR:T | fill $1', held);
    expect(offers(state)).toEqual(['spend T35.BM', 'spend T35.BR', 'spend T06.TR']);
    expect(answer(state, 'spend T35.BL')).toBe('ATW-SPG-04');
    expect(run(turnOf(rich('T35 BL:T+B BM:T | fill $1', held)), 'worker L1L').step).toBe('dusk');
  });
});

describe('families and bats', () => {
  test('ATW-FAM-04 ATW-FAM-07 ATW-FAM-08 a family from an exchange drives the bat out (X09)', () => {
    const state = run(
      turnOf({ areas: ['Village BL:B MR:B BR:u | T20 TM:B TR:B | fill $2', startVillage] }),
      'worker M2'
    );
    const { state: after, events } = follow(state, 'u Village.BL', 'done');
    expect([totals(after), on(after, 'Village.BL')]).toEqual(['A0 T0 F0 u2 t0 G0 B3 $0', 'u']);
    expect(events).toContainEqual({ type: 'evicted', seat: 0, spot: 5 });
    expect(answer(state, 't Village.BL')).toBe('ATW-FAM-05');
  });

  test('ATW-FAM-05 trained on arrival, the bat stays (X10)', () => {
    const state = run(turnOf({ areas: ['Village BL:B BR:u', startVillage], round: 6 }), 'worker R6');
    expect(offered(state, 't ')).toEqual(['t Village.BL', 't Village.BM']);
    const bat = run(state, 't Village.BL');
    expect([on(bat, 'Village.BL'), totals(bat), bat.step]).toEqual(['t+B', 'A0 T0 F0 u1 t1 G0 B1 $0', 'dusk']);
    expect(on(run(state, 't Village.BM'), 'Village.BM')).toBe('t');
    expect(answer(state, 't Village.BR')).toBe('ATW-PUT-08');
  });

  test('ATW-FAM-06 the training may go to another family, and the bat is then driven out', () => {
    const state = run(turnOf({ areas: ['Village BL:B BR:u', startVillage] }), 'worker R1');
    for (const moves of [
      ['u Village.BL', 'train Village.BR'],
      ['train Village.BR', 'u Village.BL']
    ]) {
      const after = run(state, ...moves);
      expect([on(after, 'Village.BL'), on(after, 'Village.BR'), totals(after)]).toEqual([
        'u',
        't',
        'A0 T0 F0 u1 t1 G0 B0 $0'
      ]);
    }
    expect(answer(run(state, 'train Village.BR'), 't Village.BL')).toBe('ATW-FAM-05');
    expect(on(run(state, 'u Village.BL', 'train Village.BL'), 'Village.BL')).toBe('t');
  });

  test('ATW-FAM-05 ATW-FAM-07 trained later, the bat does not come back (X12)', () => {
    const state = turnOf({ areas: ['Village BL:B BM:x BR:x', startVillage], round: 2, seat: 0 });
    const moved = run(run(state, 'worker R2', 'u Village.BL', 'done', 'end'), 'worker M1', 'end');
    const trained = run(moved, 'worker R1', 'train Village.BL', 'done');
    expect([on(trained, 'Village.BL'), totals(trained)]).toEqual(['t', 'A0 T0 F0 u0 t1 G0 B0 $0']);
    expect(offered(run(moved, 'worker R1'), 't ')).toEqual([]);
  });

  test('ATW-FAM-09 the player chooses between an empty house and one with a bat', () => {
    const state = run(turnOf({ areas: ['Village BL:B BR:u | fill $2', startVillage] }), 'worker M2');
    expect(offers(state)).toEqual(['u Village.BL', 'u Village.BM', 'done']);
  });

  test('ATW-FAM-03 training is never undone, and a bat may come again', () => {
    const state = run(duskOf('Village BR:t+B MR:B TR:T+F TM:B | T06'), 'fly Village.BR', 'T T06.TR');
    expect(on(state, 'Village.BR')).toBe('t');
    // Night bats are home again, one of them on the family.
    const home = harvest('Village TM:x TR:x ML:x MM:x MR:x BL:x BM:x BR:t | fill n1 $9');
    expect(on(home, 'Village.BR')).toBe('t+B');
  });

  test('ATW-BAT-01 a bat alone in a house counts in the tableau, and may fly', () => {
    expect(totals(turnOf('Village BL:B BM:B MR:B'))).toContain('B3');
    expect(offered(duskOf('Village BL:B BM:B MR:B TR:T+F | T06'), 'fly')).toHaveLength(3);
  });

  test('ATW-BAT-02 ATW-RET-01 it cannot go back there by itself (X18)', () => {
    const out = run(
      duskOf('Village BL:B TR:T+F MR:x TM:x | T20 TM:B TR:B MM:x ML:x MR:x BL:x BM:x BR:x | T06'),
      'fly Village.BL'
    );
    expect([on(out, 'Village.BL'), out.areas[0]!.night]).toEqual(['-', 3]);
    const home = harvest('Village BR:t BM:x TM:x MR:x | fill n3 $9');
    expect([on(home, 'Village.BL'), on(home, 'Village.BR'), totals(home)]).toEqual([
      '-',
      't+B',
      'A0 T0 F0 u0 t1 G0 B1 $8'
    ]);
  });
});

describe('the fruit bat action', () => {
  test('ATW-NIGHT-01 ATW-NIGHT-03 ATW-NIGHT-04 ATW-ACT-07 two bats of a choice and one of the tile fly at once (E06, X38)', () => {
    const state = run(turnOf({ areas: ['Village TR:T+F BR:u | T07 TM:x TR:x ML:x', startVillage] }), 'worker R3');
    const landed = run(state, 'B T07.MM', 'B T07.BL', 'B T07.BR');
    expect([totals(landed), landed.step]).toEqual(['A0 T1 F1 u1 t0 G0 B3 $1', 'dusk']);
    const after = run(landed, 'fly T07.MM');
    expect([totals(after), after.areas[0]!.night, on(after, 'Village.TM')]).toEqual([
      'A0 T2 F0 u1 t0 G0 B0 $1',
      3,
      'T'
    ]);
    expect(offers(after)).toEqual(['end']);
    expect(answer(after, 'fly T07.MM')).toBe('ATW-NIGHT-01');
  });

  it.each([
    ['two bats only', 'Village TR:T+F MR:B TM:B | T06'],
    ['no fruit', 'Village TR:T MR:B TM:B BR:t+B | T06'],
    ['no tree left', 'Village MR:B TM:B BR:t+B | T06 | fill T11 T+F2']
  ])('ATW-NIGHT-02 not with %s', (_title, text) => {
    expect(offers(duskOf(text))).toEqual(['end']);
    expect(answer(duskOf(text), 'fly Village.MR')).toBe('ATW-NIGHT-02');
  });

  test('ATW-NIGHT-03 three bats, then a fruit, then a tree, each of one’s choice', () => {
    let state = duskOf('Village TR:T+F MR:B BR:t+B | T20 TM:B TR:B | T35 MM:F | T06');
    expect(offers(state)).toEqual(['fly Village.MR', 'fly Village.BR', 'fly T20.TM', 'fly T20.TR', 'end']);
    state = run(state, 'fly T20.TR');
    expect(offers(state)).toEqual(['fly Village.MR', 'fly Village.BR', 'fly T20.TM']);
    expect(answer(state, 'fly Village.TR')).toBe('ATW-NIGHT-03');
    state = run(state, 'fly Village.MR', 'fly T20.TM');
    expect(offers(state)).toEqual(['spend Village.TR', 'spend T35.MM']);
    state = run(state, 'spend T35.MM');
    expect(offered(state, 'T ')).toContain('T T35.BL');
    expect(answer(state, 'done')).toBe('ATW-RND-03');
    state = run(state, 'T T06.TR');
    expect([totals(state), state.step]).toEqual(['A0 T2 F1 u0 t1 G0 B1 $0', 'dusk']);
  });

  test('ATW-NIGHT-05 bats on the night card are not in the tableau', () => {
    const state = run(
      duskOf('Village TR:T+F | T20 TM:B TR:B ML:B MR:B | T06'),
      'fly T20.TM',
      'fly T20.TR',
      'fly T20.ML'
    );
    expect(totals(state)).toContain('B1');
    // Eleven bats with three of them away are eight: no points.
    const away = duskOf('fill B8 n3');
    expect(away.areas[0]!.night).toBe(3);
    expect(run(away, 'end').areas[0]!.night).toBe(3);
  });

  test('ATW-NIGHT-06 room for the tree is tested before the bats leave (X36)', () => {
    const full = 'T05 TM:A TR:B ML:T MM:A MR:A BL:A BM:B BR:A';
    const lone = `${full} | Village TM:x TR:T+F ML:x MM:x MR:B BL:x BM:x BR:x`;
    expect(answer(duskOf(lone), 'fly T05.TR')).toBe('ATW-NIGHT-06');
    expect(offers(duskOf(lone))).toEqual(['end']);
    const roomy = `${lone} | Farmstead | T20 TM:B TR:B`;
    const through = (...bats: string[]) => offers(run(duskOf(roomy), ...bats.map((bat) => `fly ${bat}`)));
    expect(through('T05.TR', 'T05.BM', 'T20.TM')).toEqual(['T T05.TR', 'T Farmstead.TR', 'T Farmstead.MM']);
    expect(through('T20.TR', 'T05.BM', 'T20.TM')).toEqual(['T Farmstead.TR', 'T Farmstead.MM']);
  });

  test('ATW-NIGHT-06 the other reading: room that leaving tokens make counts too', () => {
    const options = { nightRoom: 'after' };
    const lone = 'T05 TM:A TR:B ML:T MM:A MR:A BL:A BM:B BR:A | Village TM:x TR:T+F ML:x MM:x MR:B BL:x BM:x BR:t+B';
    const state = duskOf({ areas: [lone, startVillage], options });
    expect(offered(state, 'fly')).toHaveLength(4);
    const two = run(state, 'fly T05.BM', 'fly Village.MR');
    expect(offers(two)).toEqual(['fly T05.TR']);
    expect(answer(two, 'fly Village.BR')).toBe('ATW-NIGHT-06');
    expect(on(run(two, 'fly T05.TR'), 'T05.TR')).toBe('T');
    const fruit = 'T35 ML:T TR:F TM:x MM:F BL:x BM:x BR:x | Village TM:x TR:x ML:x MM:x MR:B BL:t+B BM:x BR:t+B';
    const trade = run(duskOf({ areas: [fruit, startVillage], options }), 'fly Village.MR');
    expect([on(trade, 'T35.TR'), on(trade, 'T35.MM')]).toEqual(['T', 'F']);
    const asked = run(
      duskOf({ areas: [`${fruit} | T20 TM:B`, startVillage], options }),
      'fly Village.MR',
      'fly T20.TM',
      'fly Village.BL'
    );
    expect(on(asked, 'T35.TR')).toBe('T');
  });

  test('ATW-NIGHT-06 with the other reading a fruit that frees nothing is refused', () => {
    const options = { nightRoom: 'after' };
    const text = 'T35 ML:T TR:F TM:F MM:F BL:x BM:x BR:x | Village TM:x TR:x ML:x MM:x MR:B BL:t+B BM:x BR:t+B';
    const state = run(duskOf({ areas: [text, startVillage], options }), 'fly Village.MR');
    expect(offers(state)).toEqual(['spend T35.TM', 'spend T35.TR']);
    expect(answer(state, 'spend T35.MM')).toBe('ATW-NIGHT-06');
  });

  test('ATW-NIGHT-06 with the other reading a fruit that leaves its tree behind frees nothing', () => {
    const text = 'T35 ML:T TR:T+F TM:x MM:x MR:x BL:x BM:x BR:x | Village TM:x TR:x ML:x MM:x MR:B BL:t+B BM:x BR:t+B';
    expect(offers(duskOf({ areas: [text, startVillage], options: { nightRoom: 'after' } }))).toEqual(['end']);
  });

  test('ATW-NIGHT-07 the tree cannot be declined, only placed', () => {
    const state = run(duskOf('Village TR:T+F MR:B TM:x BR:t+B BL:t+B | T06'), 'fly Village.MR');
    expect(offers(state).every((text) => text.startsWith('T '))).toBe(true);
  });

  test('ATW-NIGHT-08 a marked tree that loses its fruit is free for a bat (X08)', () => {
    const state = run(duskOf('T03 TM:T+F TR:T+B ML:T+B MM:T+B | T06'), 'fly T03.TR');
    expect(on(state, 'T03.TM')).toBe('T');
    const next = Object.assign(run(state, 'T T06.TR'), { step: 'worker' });
    expect(offered(run(next, 'worker D2'), 'B')).toContain('B T03.TM');
  });

  test('ATW-NIGHT-01 ATW-NIGHT-09 one after each turn, offered each time (X37)', () => {
    const text = 'T20 TM:B TR:B ML:B MM:B MR:B BL:B BM:B BR:B | Village MR:B TR:T+F | T21 TM:T+F TR:T+F';
    let state = turnOf({ areas: [text, startVillage] });
    for (const space of ['L4L', 'M1', 'M2']) {
      state = run(state, `worker ${space}`);
      expect(offered(state, 'fly').length).toBeGreaterThan(0);
      while (state.step !== 'dusk' || !state.flown) state = run(state, offers(state)[0]!);
      expect(offers(state)).toEqual(['end']);
      state = run(state, 'end');
      if (space !== 'M2') state = run(state, `worker ${space === 'L4L' ? 'L1L' : 'L2L'}`, 'end');
    }
    expect([state.areas[0]!.night, totals(state)]).toEqual([9, 'A0 T6 F0 u0 t0 G0 B0 $0']);
  });
});
