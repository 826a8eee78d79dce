import { describe, expect, it, test } from 'vitest';
import { game } from '#games/aiye/rules/index.ts';
import type { State } from '#games/aiye/rules/state.ts';
import { START } from '../../support/aiye/position.ts';
import { answer, offered, payUp, run, using, village } from '../../support/aiye/scene.ts';

const seeds = '20s20m';
const masks = { open: 'joy loyalty serenity simplicity' };
const characters = { open: 'CS3 CN2 CS1 CM1' };
/** Three masks and few cards: a fourth mask is a trigger. */
const threeMasks = `c1[force]${seeds} | c2[abundance] | c3[courage] | c4[M M] | c5[S] | c6[M]`;
/** 17 cards, none of them a mask: any summon is a trigger. */
const seventeen = `c1[S S S]${seeds} | c2[M M M] | c3[S S S] | c4[M M M] | c5[S S S] | c6[M M]`;
const harmless = START;

/** The Village step of `seat` in round 9. */
function round9(areas: readonly string[], seat: number, summons = 1): State {
  return Object.assign(village({ areas, masks, characters }, summons), { seat, round: 9 });
}

/** Ends turns, doing nothing in them, until the match is over; the turns played, as "round.seat". */
function turnsLeft(state: State): string[] {
  const copy = game.clone(state);
  const turns: string[] = [];
  while (game.turn(copy) !== 'over' && turns.length < 50) {
    const moves = game.moves(copy);
    const now = `${copy.round}.${copy.seat}`;
    game.play(
      copy,
      moves.find(({ type }) => type === 'endTurn') ?? moves.find(({ type }) => type === 'done') ?? moves[0]!
    );
    if (turns.at(-1) !== now) turns.push(now);
  }
  return turns;
}

const summon = (state: State, card: string, to: string): State => payUp(run(state, `summon ${card}`, `to ${to}`));

describe('triggers', () => {
  it.each([
    ['AIY-END-01 the fourth mask', threeMasks, 'joy', 'c1', true],
    ['AIY-END-01 a fourth character is none', threeMasks, 'CN2', 'c1', false],
    [
      'AIY-END-01 AIY-PROM-06 the fourth mask, with one in the Council',
      `c1[force]${seeds} | c2[courage] | c3[S] | c4[M] Council(abundance)`,
      'joy',
      'c1',
      true
    ],
    ['AIY-END-01 the third mask is none', `c1[force]${seeds} | c2[courage] | c3[S] | c4[M]`, 'joy', 'c1', false],
    ['AIY-END-02 the eighteenth card', seventeen, 'CN2', 'c6', true],
    ['AIY-END-02 the eighteenth card, a mask', seventeen, 'joy', 'c6', true],
    [
      'AIY-END-02 AIY-PROM-06 the eighteenth card, some in the Council',
      `c1[S S S]${seeds} | c2[M M M] | c3[S S S] | c4[M M M] Council(S S S M M)`,
      'CN2',
      'c1',
      true
    ],
    [
      'AIY-END-02 the seventeenth card is none',
      `c1[S S S]${seeds} | c2[M M M] | c3[S S S] | c4[M M M] | c5[S S S] | c6[M]`,
      'CN2',
      'c6',
      false
    ]
  ])('%s', (_title, area, card, to, triggers) => {
    expect(summon(round9([area], 0), card, to).lastRound).toBe(triggers ? 10 : 0);
  });

  test('AIY-END-05 AIY-END-06 both triggers at once are one, and a summon left over may be used (T-72)', () => {
    const area = `c1[force S S]${seeds} | c2[abundance M M] | c3[courage S S] | c4[M M M] | c5[S S S] | c6[M M]`;
    const state = summon(round9([area], 0, 2), 'joy', 'c6');
    expect(state).toMatchObject({ lastRound: 10, summons: 1, step: 'village' });
    expect(answer(state, 'summon CN2')).toBe('legal');
    const more = summon(state, 'CN2', 'c1');
    expect(more).toMatchObject({ lastRound: 10, round: 9, seat: 0 });
  });

  test('AIY-END-05 later triggers change nothing, and summoning goes on', () => {
    const state = Object.assign(round9([threeMasks, seventeen], 1), { round: 10, lastRound: 10 });
    expect(summon(state, 'CN2', 'c6').lastRound).toBe(10);
    const many = Object.assign(round9([`${threeMasks} Council(patience)`], 0), { round: 10, lastRound: 10 });
    expect(summon(many, 'joy', 'c1').lastRound).toBe(10);
  });

  test('AIY-END-06 only a summon is looked at: promoting and moving change nothing', () => {
    const state = using(`c1[CS5 CN3]${seeds} | c2[force abundance] | c3[courage joy] | c4[M M]`, 'c1');
    expect(run(state, 'use CS5', 'card joy', 'take ss', 'use CN3.1', 'card M@c4', 'gap 0').lastRound).toBe(0);
  });

  test('AIY-END-06 the trigger does not shorten the turn', () => {
    const state = summon(round9([threeMasks], 0), 'joy', 'c1');
    expect(state.step).toBe('village');
    expect(offered(state)).toEqual(['renew characters', 'renew masks', 'end']);
  });
});

describe('the last rounds', () => {
  it.each([
    ['AIY-END-03 AIY-END-04 a trigger by the second of three (T-53)', 1, ['9.1', '9.2', '10.0', '10.1', '10.2']],
    ['AIY-END-03 AIY-END-04 a trigger by the last of three (T-54)', 2, ['9.2', '10.0', '10.1', '10.2']],
    ['AIY-END-03 AIY-END-04 a trigger by the first of three (T-54)', 0, ['9.0', '9.1', '9.2', '10.0', '10.1', '10.2']]
  ])('%s', (_title, seat, turns) => {
    const areas = [0, 1, 2].map((at) => (at === seat ? threeMasks : harmless));
    expect(turnsLeft(summon(round9(areas, seat), 'joy', 'c1'))).toEqual(turns);
  });

  test('AIY-END-03 AIY-TURN-01 the round is counted from the starting player, whoever that is', () => {
    const state = round9([harmless, harmless, threeMasks], 2);
    expect(turnsLeft(summon(Object.assign(state, { first: 2 }), 'joy', 'c1'))).toEqual([
      '9.2',
      '9.0',
      '9.1',
      '10.2',
      '10.0',
      '10.1'
    ]);
  });

  test('AIY-END-04 nothing may be played when the match is over', () => {
    const state = Object.assign(round9([harmless], 1), { round: 10, lastRound: 10 });
    const over = run(state, 'end');
    expect([game.turn(over), game.moves(over), game.chances(over)]).toEqual(['over', [], []]);
    for (const text of ['source c1', 'end', 'done', 'first 0', 'renew masks'])
      expect(answer(over, text)).toBe('AIY-END-04');
  });

  test('AIY-END-07 without a trigger the game goes on', () => {
    const state = Object.assign(round9([harmless, harmless], 1), { round: 500 });
    expect(turnsLeft(state)).toHaveLength(50);
    expect(run(state, 'end')).toMatchObject({ round: 501, lastRound: 0, step: 'source' });
  });
});
