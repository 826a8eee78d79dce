/** What a match tells of each step: the log, the pictures and the readings aloud know nothing else. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '#engine/game.ts';
import { game } from '#games/aiye/rules/index.ts';
import type { State } from '#games/aiye/rules/state.ts';
import { nameOf, START } from '../../support/aiye/position.ts';
import { follow, landedOn, run, turnOf, using, village } from '../../support/aiye/scene.ts';

/** Cards by their names, so that a told line can be read. */
const named = ({ card, ...event }: GameEvent): object =>
  typeof card === 'number' ? { ...event, card: nameOf(card) } : { card, ...event };

const told = (state: State, ...moves: readonly string[]): object[] =>
  follow(state, moves).events.map((event) => JSON.parse(JSON.stringify(named(event))) as object);

const rest = ' | c3[S] | c4[M M] | c5[S S] | c6[M]';
const shop = { characters: { open: 'CS3 CN2 CS1 CM1' }, masks: { open: 'joy force courage devotion' } };

describe('told of a turn', () => {
  test('AIY-SOW-01 AIY-SOW-08 what is sown, each seed, and where the last one lands', () => {
    expect(told(turnOf(START), 'source c1')).toEqual([
      { type: 'sown', column: 1, sun: 3, moon: 0 },
      { type: 'seedDropped', column: 2, color: 'sun' },
      { type: 'seedDropped', column: 3, color: 'sun' },
      { type: 'seedDropped', column: 4, color: 'sun' },
      { type: 'landed', column: 4, second: false }
    ]);
  });

  test('AIY-REC-01 that columns recover, where any was blocked, and only there', () => {
    expect(told(turnOf('c1[S]1s | c2[M]!' + rest), 'source c1')).toContainEqual({ type: 'recovered', seat: 0 });
    expect(told(turnOf('c1[S]1s | c2[M]' + rest), 'source c1').map((event) => (event as GameEvent).type)).toEqual([
      'sown',
      'seedDropped',
      'landed'
    ]);
  });

  test('AIY-XS-05 that the second column is reached', () => {
    const sown = run(landedOn('c1[S] | c2[CN2]1s' + rest, 'c2'), 'decide extraSowing');
    expect(told(sown, 'source c2')).toContainEqual({ type: 'landed', column: 3, second: true });
  });

  test('AIY-MEET-01 that a meeting is called', () => {
    const state = landedOn('c1[CN4] | c2[M]' + rest + ' Council(S)', 'c1');
    expect(told(state, 'decide meeting')).toEqual([{ type: 'meeting', column: 1 }]);
  });

  test('AIY-XSUM-02 extra summons as soon as the resolution starts, and of no card without one', () => {
    const state = landedOn('c1[CN2 CS4 S]' + ' | c2[M]' + rest, 'c1');
    expect(told(state, 'decide normal')).toEqual([{ type: 'extraSummon', count: 1, card: 'CS4' }]);
  });

  test('AIY-SEED-01 AIY-ACT-05 the icon used and the seeds taken', () => {
    expect(told(using('c1[CS3] | c2[M]' + rest, 'c1'), 'use CS3.0')).toEqual([
      { type: 'used', icon: 0, card: 'CS3' },
      { type: 'seedsTaken', column: 1, sun: 1, moon: 0 }
    ]);
  });

  test('AIY-CONV-01 a conversion', () => {
    expect(told(using('c1[CS6] | c2[M]1s' + rest, 'c1'), 'use CS6', 'from c2').at(-1)).toEqual({
      type: 'converted',
      from: 2,
      column: 1,
      color: 'moon',
      count: 2
    });
  });

  test('AIY-PROM-01 AIY-COL-03 a promotion, and the column that goes with its last card', () => {
    expect(told(using('c1[CS5 S] | c2[M]1s' + rest, 'c1'), 'use CS5', 'card M@c2', 'take sm').slice(1)).toEqual([
      { type: 'columnGone', column: 2, heir: 3 },
      { type: 'promoted', from: 2, card: 'M' },
      { type: 'seedsTaken', column: 1, sun: 1, moon: 1 }
    ]);
  });

  test('AIY-CON-01 AIY-CON-03 which column a conflict blocks, and who is spared', () => {
    const others = ['c1[S] | c2[M M] | c3[S] | c4[M]', 'c1[CN3] | c2[CN3] | c3[CN3] | c4[S]!'];
    expect(told(using({ areas: ['c1[CS1] | c2[M]' + rest, ...others] }, 'c1'), 'use CS1.0').slice(1)).toEqual([
      { type: 'blocked', seat: 1, column: 2 },
      { type: 'spared', seat: 2 }
    ]);
  });

  test('AIY-CON-02 the column that its owner gives', () => {
    const tie = 'c1[S S] | c2[M M] | c3[S] | c4[M]';
    const state = run(using({ areas: ['c1[CS1] | c2[M]' + rest, tie] }, 'c1'), 'use CS1.0');
    expect(told(state, 'answer c2')).toEqual([{ type: 'blocked', seat: 1, column: 2 }]);
  });

  test('AIY-MSEED-01 seeds on their way', () => {
    expect(told(using('c1[CS3] | c2[M]2s1m' + rest, 'c1'), 'use CS3.1', 'from c2', 'to c3').at(-1)).toEqual({
      type: 'seedsMoved',
      from: 2,
      to: 3,
      sun: 2,
      moon: 1
    });
  });

  test('AIY-MCARD-01 AIY-COL-04 a card on its way to a column, or to one of its own', () => {
    const state = run(using('c1[CN3] | c2[M]' + rest, 'c1'), 'use CN3.1', 'card M@c4.0');
    expect(told(state, 'to c3')).toEqual([{ type: 'cardMoved', from: 4, to: 3, card: 'M' }]);
    expect(told(state, 'gap 2')).toEqual([{ type: 'columnMade', from: 4, column: 7, gap: 2, card: 'M' }]);
  });

  test('AIY-VIL-13 AIY-VIL-10 what is paid, what is summoned and what is revealed in its place', () => {
    const state = village({ areas: ['c1[S]2s | c2[M]' + rest], ...shop });
    expect(told(state, 'summon CS1', 'to c2', 'reveal characters CM5')).toEqual([
      { type: 'paid', column: 1, color: 'sun' },
      { type: 'paid', column: 1, color: 'sun' },
      { type: 'summoned', column: 2, row: 'characters', place: 2, card: 'CS1' },
      { type: 'revealed', row: 'characters', place: 2, card: 'CM5' }
    ]);
  });

  test('AIY-VIL-02 a row that is renewed', () => {
    const state = village({ areas: ['c1[S]1s | c2[M]' + rest], ...shop });
    expect(told(state, 'renew masks').slice(1)).toEqual([{ type: 'discarded', row: 'masks' }]);
  });

  test('AIY-VIL-12 the card that makes room', () => {
    const full = 'c1[S S S S]9s | c2[M M M M] | c3[S S S S] | c4[M M M M]';
    const state = run(village({ areas: [full], ...shop }), 'summon CS1');
    expect(told(state, 'card M@c2')[0]).toEqual({ type: 'promoted', from: 2, card: 'M' });
  });

  test('AIY-SOW-09 the gift of two seeds', () => {
    const { events } = follow(village(START), ['end']);
    expect(events).toEqual([{ type: 'turn', seat: 1, round: 2 }]);
    const poor = village({ areas: [START, 'c1[S] | c2[M M] | c3[S] | c4[M]'] });
    expect(told(poor, 'end')).toEqual([
      { type: 'turn', seat: 1, round: 2 },
      { type: 'seedsTaken', column: 2, sun: 1, moon: 1 }
    ]);
  });

  test('AIY-END-01 AIY-END-03 AIY-END-04 that the last round comes, and the end', () => {
    const three = 'c1[S joy force]9s | c2[M courage]' + rest;
    const state = village({ areas: [three], masks: { open: 'patience devotion loyalty respect' } });
    const last = { type: 'lastRound', seat: 0, masks: 4, cards: 12 };
    expect(told(state, 'summon patience', 'to c6')).toContainEqual(last);
    const ending = Object.assign(village({ areas: [START] }), { seat: 1, round: 3, lastRound: 3 });
    expect(told(ending, 'end')).toEqual([{ type: 'over' }]);
  });

  test('AIY-SET-10 who begins', () => {
    expect(told(game.setup(3), 'first 2')).toEqual([{ type: 'first', seat: 2 }]);
  });
});
