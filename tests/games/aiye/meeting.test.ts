import { describe, expect, test } from 'vitest';
import { print, printSeeds } from '../../support/aiye/position.ts';
import { answer, landedOn, meeting, offered, run, turnOf, twoColumns, using } from '../../support/aiye/scene.ts';

const speaker = 'c1[S]1s | c2[M] | c3[S CN4] | c4[M] | c5[S] | c6[M]';

describe('a Council Meeting', () => {
  test('AIY-MEET-01 AIY-MEET-03 AIY-MEET-04 replaces the column by the icons of all Council cards (T-18)', () => {
    const state = meeting(`${speaker} Council(CS3 CM1)`, 'c3');
    expect(offered(state)).toEqual(['use CS3.0', 'use CS3.1', 'use CM1.0', 'use CM1.1', 'done']);
    expect(answer(state, 'use S@c3')).toBe('AIY-MEET-01');
    expect(answer(state, 'use CN4.1')).toBe('AIY-MEET-01');
    const seeded = run(state, 'use CS3.0');
    expect(offered(seeded)).toEqual(['use CS3.1', 'use CM1.0', 'use CM1.1', 'done']);
    expect(print(run(seeded, 'use CM1.1'))).toBe(
      'c1[S]1s | c2[M] | c3[S CN4]1s1m | c4[M] | c5[S] | c6[M] Council(CS3 CM1)'
    );
  });

  test('AIY-MEET-01 the meeting is a choice; without it the column is used', () => {
    const landed = landedOn(`${speaker} Council(CS3)`, 'c3');
    expect(offered(landed)).toEqual(['decide normal', 'decide meeting']);
    expect(offered(run(landed, 'decide normal'))).toEqual(['use S.0', 'use CN4.1', 'done']);
  });

  test('AIY-MEET-01 only a column with the icon calls one', () => {
    expect(landedOn(`${speaker} Council(CS3)`, 'c2').step).toBe('use');
    const state = landedOn('c1[S]1s | c2[CN2] | c3[S] | c4[M] Council(CN4)', 'c2');
    expect(offered(state)).toEqual(['decide normal', 'decide extraSowing']);
    expect(answer(state, 'decide meeting')).toBe('AIY-MEET-01');
  });

  test('AIY-MEET-01 AIY-XSUM-01 icons of the column given up do not count, Extra Summon neither (T-48)', () => {
    const state = 'c1[S] | c2[CS4 CN4] | c3[S] | c4[M] Council(M)';
    expect(run(meeting(state, 'c2'), 'done').summons).toBe(1);
    expect(run(using(state, 'c2'), 'done').summons).toBe(2);
  });

  test('AIY-MEET-02 one meeting in a turn, and its icon in the Council does nothing', () => {
    const state = meeting(`${speaker} Council(CN4 M)`, 'c3');
    expect(offered(state)).toEqual(['use CN4.1', 'use M.0', 'done']);
    expect(answer(state, 'use CN4@council')).toBe('legal');
    expect(answer(state, 'decide meeting')).toBe('AIY-TURN-02');
    const second = run(
      twoColumns(`c1[S] | c2[CN4] | c3[CN4 M] | c4[M] Council(CN2 S)`, 'c2', 'c3', 'meetingExtraSowing'),
      'done'
    );
    expect(second.step).toBe('use');
    expect(offered(second)).toEqual(['use CN4.1', 'use M.0', 'done']);
  });

  test('AIY-MEET-05 no card enters or leaves the Council; cards move between columns only (T-24)', () => {
    const state = run(meeting(`${speaker} Council(CN3)`, 'c3'), 'use CN3.1');
    expect(answer(state, 'card CN3@council')).toBe('AIY-MCARD-05');
    expect(answer(state, 'card S@c3')).toBe('legal');
    expect(offered(run(state, 'card S@c3'), 'to')).toEqual(['to c1', 'to c2', 'to c4', 'to c5', 'to c6']);
  });

  test('AIY-MEET-05 Promote icons in the Council cannot be used', () => {
    const state = meeting(`${speaker} Council(CS5 M)`, 'c3');
    expect(offered(state)).toEqual(['use M.0', 'done']);
    expect(answer(state, 'use CS5@council')).toBe('AIY-MEET-05');
  });

  test('AIY-MEET-06 not in the activation that used its own extra sowing (T-20)', () => {
    const state = twoColumns('c1[S] | c2[CN4 CN2] | c3[CN4 S] | c4[M] Council(M)', 'c2', 'c3');
    expect(offered(state)).toEqual(['use CN4.1', 'done']);
    const second = run(state, 'done');
    expect(offered(second)).toEqual(['decide normal', 'decide meeting']);
    expect(offered(run(second, 'decide meeting'))).toEqual(['use M.0', 'done']);
  });

  test('AIY-MEET-06 the same column resolved again may call one', () => {
    const state = run(twoColumns('c1[S] | c2[CN4 CN2] | c3[S] | c4[M] Council(M)', 'c2', 'c2'), 'done');
    expect(offered(state)).toEqual(['decide normal', 'decide meeting']);
  });

  test('AIY-MEET-07 an Extra Sowing of the Council is decided with the meeting (T-22)', () => {
    const landed = landedOn('c1[S]1s | c2[M] | c3[S CN4] | c4[M] | c5[S CN4] | c6[M] Council(CN2 CS3)', 'c3');
    expect(offered(landed)).toEqual(['decide normal', 'decide meeting', 'decide meetingExtraSowing']);
    const open = landedOn('c1[S]1s | c2[M] | c3[S CN4] | c4[M]1m | c5[S CN4] | c6[M] Council(CN2 CS3)', 'c3');
    const sown = run(open, 'decide meetingExtraSowing', 'source c4');
    expect(sown.acts).toMatchObject([
      { where: 'council', column: 3, anchor: 3 },
      { where: 'column', column: 5 }
    ]);
    expect(offered(sown)).toEqual(['use CS3.0', 'use CS3.1', 'done']);
    const used = run(sown, 'use CS3.0', 'done');
    expect(printSeeds(used)).toBe('c1 1s | c2 | c3 1s | c4 | c5 1m | c6');
    expect(offered(used)).toEqual(['use S.0', 'use CN4.1', 'done']);
    expect(used).toMatchObject({ act: 1, met: true });
  });

  test('AIY-MEET-07 a Council without that icon does not offer it', () => {
    const state = landedOn(`${speaker} Council(M)`, 'c3');
    expect(answer(state, 'decide meetingExtraSowing')).toBe('AIY-MEET-07');
  });

  test('AIY-MEET-07 AIY-XS-07 the second column is frozen while the Council stands in for the first', () => {
    const text = 'c1[S] | c2[CN4 M] | c3[S S] | c4[M] | c5[M] Council(CN2 CN3)';
    const state = run(twoColumns(text, 'c2', 'c3', 'meetingExtraSowing'), 'use CN3.1');
    expect(answer(state, 'card S@c3')).toBe('AIY-XS-07');
    expect(answer(run(state, 'card M@c2'), 'to c3')).toBe('AIY-XS-07');
    expect(answer(run(state, 'card M@c2'), 'to c4')).toBe('legal');
  });

  test('AIY-MEET-02 AIY-MEET-07 AIY-XS-06 a meeting with extra sowing comes back to its caller (T-66)', () => {
    const state = run(
      turnOf('c1[S]1s | c2[S CN4] | c3[S] | c4[M M] | c5[S] | c6[M]2m Council(CN2 CM1)'),
      'source c1',
      'decide meetingExtraSowing',
      'source c6'
    );
    expect(printSeeds(state)).toBe('c1 1m | c2 1s1m | c3 | c4 | c5 | c6');
    expect(state.acts.map(({ column }) => column)).toEqual([2, 2]);
    expect(offered(state)).toEqual(['use CM1.0', 'use CM1.1', 'done']);
    const council = run(state, 'use CM1.1', 'done');
    expect(council.areas[0]!.columns[1]).toMatchObject({ sun: 1, moon: 2 });
    expect(council.step).toBe('use');
    expect(offered(council)).toEqual(['use S.0', 'use CN4.1', 'done']);
    const own = run(council, 'use S@c2', 'use CN4.1', 'take m');
    expect(own.areas[0]!.columns[1]).toMatchObject({ sun: 2, moon: 3 });
    expect(own.step).toBe('village');
  });

  test('AIY-MEET-08 AIY-MEET-10 a card promoted by the first column is used in the meeting of the second (T-21)', () => {
    const text = 'c1[S] | c2[CS5 CN2 M] | c3[M CN4] | c4[CS1 M] | c5[S]';
    const state = run(twoColumns(text, 'c2', 'c3'), 'use CS5', 'card CS1', 'take ss', 'done');
    expect(offered(state)).toEqual(['decide normal', 'decide meeting']);
    const met = run(state, 'decide meeting');
    expect(offered(met)).toEqual(['use CS1.0', 'use CS1.1', 'done']);
    expect(run(met, 'use CS1.1').areas[0]!.columns[2]!.sun).toBe(1);
  });

  test('AIY-MEET-07 AIY-CON-08 AIY-REC-02 its extra sowing passes a blocked column by, which recovers afterwards', () => {
    const state = run(
      turnOf('c1[S]1s | c2[S CN4] | c3[S]! | c4[M M CS3] | c5[S] | c6[M] Council(CN2 CM1)'),
      'source c1',
      'decide meetingExtraSowing'
    );
    expect(state.areas[0]!.columns[2]!.blocked).toBe(true);
    const sown = run(state, 'source c2');
    expect(print(sown)).toBe('c1[S] | c2[S CN4] | c3[S] | c4[M M CS3]1s | c5[S] | c6[M] Council(CN2 CM1)');
    expect(sown.acts.map(({ where, column }) => [where, column])).toEqual([
      ['council', 2],
      ['column', 4]
    ]);
  });

  test('AIY-MEET-03 AIY-MEET-07 with the switch for the top card only that one sows', () => {
    const asked = (council: string) =>
      offered(
        landedOn(
          { areas: [`c1[S] | c2[CN4] | c3[S] | c4[M] Council(${council})`], options: { councilScope: 'top' } },
          'c2'
        )
      );
    expect(asked('CN2 CN2 CS1')).not.toContain('decide meetingExtraSowing');
    expect(asked('CS1 CS1 CN2')).toContain('decide meetingExtraSowing');
  });

  test('AIY-ACT-01 an icon of the Council is used once', () => {
    const state = meeting('c1[S] | c2[CN4] | c3[S] | c4[M] Council(CS4)', 'c2');
    expect(answer(run(state, 'use CS4.0'), 'use CS4.0')).toBe('AIY-ACT-01');
  });

  test('AIY-MEET-10 the meeting of the second column is not asked before its turn comes', () => {
    const state = twoColumns('c1[S] | c2[CN2 M] | c3[M CN4] | c4[M] Council(S)', 'c2', 'c3');
    expect(state).toMatchObject({ step: 'use', act: 0 });
    expect(answer(state, 'decide meeting')).toBe('AIY-TURN-02');
    expect(run(state, 'use M@c2')).toMatchObject({ step: 'decide' });
  });

  test('AIY-MEET-09 not with an empty Council, but with any card, useful or not', () => {
    expect(landedOn(speaker, 'c3').step).toBe('use');
    const empty = landedOn('c1[S]1s | c2[CN4 CN2] | c3[S] | c4[M]', 'c2');
    expect(answer(empty, 'decide meeting')).toBe('AIY-MEET-09');
    const useless = landedOn(`${speaker} Council(CS5)`, 'c3');
    expect(offered(useless)).toContain('decide meeting');
    expect(run(useless, 'decide meeting').step).toBe('village');
  });
});
