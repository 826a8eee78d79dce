import { describe, expect, it, test } from 'vitest';
import { canonical } from '#engine/json.ts';
import { game } from '#games/aiye/rules/index.ts';
import { openCards, pileSize, print, purse, type Table } from '../../support/aiye/position.ts';
import { answer, follow, meeting, offered, payUp, run, twoColumns, using, village } from '../../support/aiye/scene.ts';
import type { State } from '#games/aiye/rules/state.ts';

const shop = { characters: { open: 'CS3 CN2 CS1 CM1' }, masks: { open: 'joy force courage devotion' } };
const at = (area: string, more: Partial<Table> = {}, summons = 1): State =>
  village({ areas: [area], ...shop, ...more }, summons);
const three = 'c1[S]1s | c2[M]1s | c3[S]1m | c4[M M] | c5[S S] | c6[M]';

/** Every way to pay for the last of `moves`, as the seeds that left the columns: "1s 2m" is a sun of c1, a moon of c2. */
function payments(before: State, ...moves: readonly string[]): string[] {
  const ends = (state: State): State[] => {
    if (state.step !== 'pay') return [state];
    return game.moves(state).flatMap((move) => {
      const next = game.clone(state);
      game.play(next, move);
      return ends(next);
    });
  };
  const gone = (after: State): string =>
    before.areas[0]!.columns.flatMap(({ id, sun, moon }, place) => {
      const left = after.areas[0]!.columns[place]!;
      return [...Array<string>(sun - left.sun).fill(`${id}s`), ...Array<string>(moon - left.moon).fill(`${id}m`)];
    }).join(' ');
  return ends(run(before, ...moves)).map(gone);
}

describe('summoning', () => {
  test('AIY-VIL-04 AIY-VIL-06 AIY-VIL-08 pays from any columns and puts the card on top; the row is filled (EX-05)', () => {
    const state = run(at(three), 'summon CS3', 'to c1', 'reveal characters CM5');
    expect(print(state)).toBe('c1[S CS3] | c2[M] | c3[S]1m | c4[M M] | c5[S S] | c6[M]');
    expect(openCards(state, 'characters')).toBe('CM5 CN2 CS1 CM1');
    expect(state).toMatchObject({ step: 'village', summons: 0 });
  });

  test('AIY-VIL-07 the third card of a column costs one seed more of any colour (EX-06)', () => {
    const state = run(at(three), 'summon CS3', 'to c4', 'reveal characters CM5');
    expect(print(state)).toBe('c1[S] | c2[M] | c3[S] | c4[M M CS3] | c5[S S] | c6[M]');
  });

  test('AIY-VIL-07 the fourth card costs two seeds more (T-45)', () => {
    const area = (seeds: string) => `c1[S]${seeds} | c2[M M M] | c3[S S S S] | c4[M]`;
    expect(purse(payUp(run(at(area('3s1m')), 'summon CN2', 'to c2')))).toBe('0s0m');
    const short = run(at(area('2s1m')), 'summon CN2');
    expect(answer(short, 'to c2')).toBe('AIY-VIL-07');
    expect(offered(short)).toEqual(['to c1', 'to c4']);
    expect(answer(short, 'to c3')).toBe('AIY-COL-01');
  });

  test('AIY-VIL-06 the colours must be right, whatever the total (T-44)', () => {
    const state = at('c1[S]1s | c2[M]4m | c3[S] | c4[M]');
    expect(answer(state, 'summon CS3')).toBe('AIY-VIL-06');
    expect(answer(state, 'summon CN2')).toBe('legal');
    expect(payments(state, 'summon CN2', 'to c1')).toEqual(['1s 2m', '2m 2m']);
  });

  test('AIY-VIL-06 AIY-VIL-07 AIY-VIL-13 payments are exact (T-70)', () => {
    const state = at('c1[S]2s3m | c2[M M] | c3[S] | c4[M]');
    expect(payments(state, 'summon CN2', 'to c1')).toEqual(['1s 1s', '1s 1m', '1m 1m']);
    expect(payments(state, 'summon CS3', 'to c2')).toEqual(['1s 1s 1m']);
    const rich = at('c1[S]3s1m | c2[M M]1m | c3[S] | c4[M]');
    expect(payments(rich, 'summon CS3', 'to c2')).toEqual(['1s 1s 1s', '1s 1s 1m', '1s 1s 2m']);
    const paying = run(rich, 'summon CS3', 'to c2');
    expect(answer(paying, 'end')).toBe('AIY-TURN-02');
  });

  test('AIY-VIL-13 a colour that is not owed cannot be paid', () => {
    const state = at('c1[S]1s1m | c2[M]1s | c3[S]1s1m | c4[M]');
    const paying = run(state, 'summon CS3', 'to c1');
    expect(offered(paying)).toEqual(['pay c1 s', 'pay c2 s']);
    expect(answer(paying, 'pay c1 m')).toBe('AIY-VIL-13');
    expect(payments(state, 'summon CS3', 'to c1')).toEqual(['1s 2s', '1s 3s', '2s 3s']);
  });

  test('AIY-VIL-08 only with own seeds that are there, each payment named once', () => {
    const before = at('c1[S]1s | c2[M]1m | c3[S]1s | c4[M]');
    const state = run(before, 'summon CN2', 'to c1');
    expect(answer(state, 'pay c4 s')).toBe('AIY-VIL-08');
    expect(answer(state, 'pay c9 s')).toBe('AIY-VIL-08');
    expect(answer(state, 'pay c3 s')).toBe('AIY-VIL-06');
    expect(payments(before, 'summon CN2', 'to c1')).toEqual(['1s 2m', '1s 3s', '2m 3s']);
  });

  test('AIY-VIL-04 onto an own column with room; the card lies on top', () => {
    const state = run(at('c1[S S S S]3s | c2[M M] | c3[S] | c4[M]'), 'summon CN2');
    expect(offered(state)).toEqual(['to c2', 'to c3', 'to c4']);
    expect(answer(state, 'to c1')).toBe('AIY-COL-01');
    expect(answer(state, 'to c9')).toBe('AIY-VIL-05');
    expect(print(payUp(run(state, 'to c2')))).toContain('c2[M M CN2]');
    expect(answer(at(three), 'summon S')).toBe('AIY-VIL-04');
  });

  test('AIY-VIL-05 no column is created or vanishes in the Village (T-52)', () => {
    const state = run(at(three), 'summon CN2');
    expect(answer(state, 'gap 0')).toBe('AIY-TURN-02');
    expect(answer(at(three), 'gap 0')).toBe('AIY-TURN-02');
    expect(payUp(run(state, 'to c6')).areas[0]!.columns).toHaveLength(6);
  });

  it.each([
    [
      'AIY-VIL-09 a mask in the Council cannot be summoned again (T-46)',
      'c1[S]9s | c2[M] | c3[S] | c4[M] Council(joy)'
    ],
    ['AIY-VIL-09 nor one in a column', 'c1[S joy]9s | c2[M] | c3[S] | c4[M]']
  ])('%s', (_title, area) => {
    expect(answer(at(area), 'summon joy')).toBe('AIY-VIL-09');
    expect(answer(at(area), 'summon force')).toBe('legal');
  });

  test('AIY-VIL-09 equal characters are fine', () => {
    const state = payUp(run(at('c1[S CN2]3s | c2[M] | c3[S] | c4[M]'), 'summon CN2', 'to c1'));
    expect(print(state)).toContain('c1[S CN2 CN2]');
  });

  test('AIY-VIL-10 the row is full before the next summon, which may take the new card', () => {
    const state = run(at('c1[S]3s3m | c2[M] | c3[S] | c4[M]', {}, 2), 'summon CS3', 'to c2');
    const filling = payUpTo(state);
    expect(game.turn(filling)).toBe('chance');
    const filled = run(filling, 'reveal characters CM3');
    expect(openCards(filled, 'characters')).toBe('CM3 CN2 CS1 CM1');
    expect(answer(filled, 'summon CM3')).toBe('legal');
    expect(print(run(filled, 'summon CM3', 'to c3'))).toContain('c3[S CM3]');
  });

  test('AIY-VIL-01 one summon, more only by Extra Summon', () => {
    const area = 'c1[S]9s9m | c2[M] | c3[S] | c4[M]';
    expect(answer(at(area, {}, 0), 'summon CN2')).toBe('AIY-VIL-01');
    const once = payUp(run(at(area), 'summon CN2', 'to c1'));
    expect(offered(once, 'summon')).toEqual([]);
    const twice = payUp(run(at(area, {}, 2), 'summon CN2', 'to c1'));
    expect(offered(twice, 'summon').length).toBeGreaterThan(0);
  });

  test('AIY-VIL-06 AIY-VIL-07 a full column makes no summon cheaper', () => {
    const state = at('c1[S S S S]2s | c2[M M] | c3[S S] | c4[M M]');
    expect(answer(state, 'summon CS3')).toBe('AIY-VIL-06');
    expect(offered(state, 'summon')).toEqual([]);
  });

  test('AIY-VIL-11 an empty place of a row offers nothing', () => {
    const state = at('c1[S]9s9m | c2[M] | c3[S] | c4[M]', { characters: { open: '- CN2 - -' } });
    expect(offered(state, 'summon')).toEqual([
      'summon CN2',
      ...['joy', 'force', 'courage', 'devotion'].map((id) => `summon ${id}`)
    ]);
  });

  test('AIY-VIL-06 AIY-VIL-07 no moon is passed over that is still needed', () => {
    const state = at('c1[S]1m | c2[M]1m | c3[S]3s | c4[M M]');
    expect(payments(state, 'summon CM1', 'to c4')).toEqual(['1m 2m 3s']);
  });

  test('AIY-VIL-08 of a column that has paid a moon, no sun is paid any more', () => {
    const state = at('c1[S] | c2[M]1s2m | c3[S]1s | c4[M]');
    const paying = run(state, 'summon CN2', 'to c1', 'pay c2 m');
    expect(offered(paying)).toEqual(['pay c2 m', 'pay c3 s']);
    expect(answer(paying, 'pay c2 s')).toBe('AIY-VIL-06');
  });

  test('AIY-VIL-15 the step ends when the player says so', () => {
    const state = at('c1[S]9s9m | c2[M] | c3[S] | c4[M]', {}, 3);
    expect(run(state, 'end')).toMatchObject({ seat: 1, summons: 1, renewed: false });
    const poor = at('c1[S] | c2[M] | c3[S] | c4[M]', {}, 0);
    expect(offered(poor)).toEqual(['end']);
  });
});

const payUpTo = (state: State): State => {
  const copy = game.clone(state);
  while (copy.step === 'pay') game.play(copy, game.moves(copy)[0]!);
  return copy;
};

describe('Extra Summon', () => {
  test('AIY-XSUM-01 AIY-XSUM-02 icons of both columns add up, counted at the start of a resolution', () => {
    const state = twoColumns('c1[S] | c2[CS4 CN2] | c3[CM4 M] | c4[M]', 'c2', 'c3');
    expect(state.summons).toBe(2);
    expect(run(state, 'done').summons).toBe(3);
    expect(run(state, 'done', 'done')).toMatchObject({ step: 'village', summons: 3 });
  });

  test('AIY-XSUM-01 a column resolved twice counts twice', () => {
    const state = twoColumns('c1[S] | c2[CS4 CN2] | c3[M] | c4[M]', 'c2', 'c2');
    expect(run(state, 'done', 'done').summons).toBe(3);
  });

  test('AIY-XSUM-01 the Council counts in a meeting', () => {
    expect(meeting('c1[S] | c2[CN4] | c3[M] | c4[M] Council(CS4 loyalty)', 'c2').summons).toBe(3);
  });

  test('AIY-XSUM-02 the icon is not used by hand, and cannot be lost', () => {
    const state = using('c1[CS4 CN3] | c2[M] | c3[M] | c4[M]', 'c1');
    expect(answer(state, 'use CS4.2')).toBe('AIY-XSUM-02');
    expect(run(state, 'use CN3.1', 'card CS4', 'to c2').summons).toBe(2);
  });
});

describe('renewing', () => {
  const rich = 'c1[S]2s1m | c2[M] | c3[S] | c4[M]';

  test('AIY-VIL-02 a seed of any colour, one row, four new cards', () => {
    const state = run(at(rich), 'renew masks');
    expect(offered(state)).toEqual(['pay c1 s', 'pay c1 m']);
    const paid = run(state, 'pay c1 m');
    expect(paid.masks.open).toEqual([null, null, null, null]);
    const done = run(
      paid,
      'reveal masks joy',
      'reveal masks loyalty',
      'reveal masks serenity',
      'reveal masks patience'
    );
    expect(openCards(done, 'masks')).toBe('joy loyalty serenity patience');
    expect(openCards(done, 'characters')).toBe('CS3 CN2 CS1 CM1');
    expect([purse(done), pileSize(done.masks.discard)]).toEqual(['2s0m', 4]);
  });

  test('AIY-VIL-02 AIY-VIL-03 after a summon, as the last action, and once only (T-49)', () => {
    const summoned = payUp(run(at('c1[S]2s2m | c2[M] | c3[S] | c4[M]'), 'summon CN2', 'to c1'));
    const renewed = payUp(run(summoned, 'renew masks'));
    expect(renewed.renewed).toBe(true);
    expect([answer(renewed, 'renew masks'), answer(renewed, 'renew characters')]).toEqual(['AIY-VIL-02', 'AIY-VIL-02']);
    expect(offered(renewed)).toEqual(['end']);
  });

  test('AIY-VIL-03 before a summon, and between two', () => {
    const before = payUp(run(at('c1[S]9s9m | c2[M] | c3[S] | c4[M]', {}, 2), 'renew characters'));
    expect(offered(before, 'summon').length).toBeGreaterThan(0);
    const between = payUp(run(at('c1[S]9s9m | c2[M] | c3[S] | c4[M]', {}, 2), 'summon CN2', 'to c1'));
    expect(offered(payUp(run(between, 'renew characters')), 'summon').length).toBeGreaterThan(0);
  });

  test('AIY-VIL-14 not without a seed (T-49)', () => {
    const state = at('c1[S] | c2[M] | c3[S] | c4[M]');
    expect([answer(state, 'renew masks'), answer(state, 'renew characters')]).toEqual(['AIY-VIL-14', 'AIY-VIL-14']);
  });

  test('AIY-VIL-14 not a row without an open card (T-69)', () => {
    const state = at(rich, { masks: { open: '- - - -', deck: '', discard: '' } });
    expect(answer(state, 'renew masks')).toBe('AIY-VIL-14');
    expect(answer(state, 'renew characters')).toBe('legal');
  });

  test('AIY-VIL-11 AIY-VIL-14 a short row stays short, and its cards come back (T-69)', () => {
    const masks = { open: 'joy force courage devotion', deck: '', discard: '' };
    const state = payUp(run(at('c1[S]9s | c2[M] | c3[S] | c4[M]', { masks }), 'summon joy', 'to c1'));
    expect(openCards(state, 'masks')).toBe('- force courage devotion');
    const renewed = payUp(run(state, 'renew masks'));
    expect(openCards(renewed, 'masks')).toBe('force courage devotion -');
    expect(purse(renewed)).toBe('3s0m');
    expect(pileSize([...renewed.masks.deck, ...renewed.masks.discard])).toBe(0);
  });
});

describe('a short deck', () => {
  test('AIY-VIL-11 AIY-VIL-02 the discard pile becomes the deck when a card is missing, this renewal included (T-50)', () => {
    const masks = { open: 'joy force courage devotion', deck: 'loyalty', discard: 'serenity serenity patience' };
    const paid = run(at('c1[S]1s | c2[M] | c3[S] | c4[M]', { masks }), 'renew masks');
    expect([pileSize(paid.masks.deck), pileSize(paid.masks.discard)]).toEqual([1, 7]);
    expect(game.chances(paid)).toEqual([{ move: { type: 'reveal', row: 'masks', card: 'loyalty' }, weight: 1 }]);
    const mixed = run(paid, 'reveal masks loyalty');
    expect([pileSize(mixed.masks.deck), pileSize(mixed.masks.discard)]).toEqual([7, 0]);
    expect(game.chances(mixed).map(({ weight }) => weight)).toEqual([1, 1, 2, 1, 1, 1]);
    const done = run(mixed, 'reveal masks joy', 'reveal masks serenity', 'reveal masks serenity');
    expect(openCards(done, 'masks')).toBe('loyalty joy serenity serenity');
    expect([pileSize(done.masks.deck), pileSize(done.masks.discard)]).toEqual([4, 0]);
  });

  test('AIY-VIL-11 nothing is shuffled before a card is missing (T-68)', () => {
    const characters = { open: 'CS3 CN2 CS1 CM1', deck: 'CM5', discard: 'CS2 CS2 CM2 CM2 CN3' };
    const summoned = run(at('c1[S]9s9m | c2[M] | c3[S] | c4[M]', { characters }), 'summon CN2', 'to c1');
    const filled = payUp(summoned);
    expect([pileSize(filled.characters.deck), pileSize(filled.characters.discard)]).toEqual([0, 5]);
    const renewed = payUp(run(filled, 'renew characters'));
    expect([pileSize(renewed.characters.deck), pileSize(renewed.characters.discard)]).toEqual([5, 0]);
  });

  test('AIY-VIL-11 a card that is not in the deck cannot be revealed', () => {
    const masks = { open: 'joy force courage devotion', deck: 'loyalty', discard: 'serenity' };
    const paid = run(at('c1[S]1s | c2[M] | c3[S] | c4[M]', { masks }), 'renew masks');
    expect(game.illegal(paid, { type: 'reveal', row: 'masks', card: 'serenity' })?.rule).toBe('AIY-VIL-11');
    expect(game.illegal(paid, { type: 'reveal', row: 'characters', card: 'CN1' })?.rule).toBe('AIY-VIL-11');
    expect(game.illegal(paid, { type: 'reveal', row: 'masks', card: 'CN1' })?.rule).toBe('AIY-VIL-11');
  });
});

describe('all columns full', () => {
  const full = (seeds: string) => `c1[S S S S]${seeds} | c2[M M M M] | c3[S joy S S] | c4[M M M M]`;

  test('AIY-VIL-12 a card goes to the Council first, without seeds, and the new one takes its place', () => {
    const state = run(at(full('4s')), 'summon CN2');
    expect(offered(state)).toHaveLength(16);
    const { state: after, events } = follow(state, ['card joy', 'reveal characters CM5']);
    expect(print(after)).toBe('c1[S S S S] | c2[M M M M] | c3[S S S CN2] | c4[M M M M] Council(joy)');
    expect(events.map(({ type }) => type)).toContain('promoted');
    expect(after).toMatchObject({ step: 'village', summons: 0 });
  });

  test('AIY-VIL-12 the price is that of a fourth card', () => {
    expect(answer(at(full('3s')), 'summon CN2')).toBe('AIY-VIL-06');
    expect(answer(at(full('4s')), 'summon CN2')).toBe('legal');
    expect(purse(payUp(run(at(full('5s')), 'summon CN2', 'card M@c2')))).toBe('1s0m');
  });

  test('AIY-VIL-12 only an own column gives the card, and only if all are full', () => {
    const state = run(at(full('4s')), 'summon CN2');
    expect(answer(state, 'card CS1@village')).toBe('AIY-VIL-12');
    expect(answer(state, 'to c1')).toBe('AIY-TURN-02');
    const room = run(at('c1[S S S S]4s | c2[M M M M] | c3[S S S] | c4[M M M M]'), 'summon CN2');
    expect(offered(room)).toEqual(['to c3']);
    expect(answer(room, 'card M@c2')).toBe('AIY-TURN-02');
  });

  test('AIY-VIL-12 a further summon asks again', () => {
    const state = payUp(run(at(full('9s'), {}, 2), 'summon CN2', 'card S@c1'));
    const again = payUp(run(state, 'summon CS1', 'card M@c2'));
    expect(again.areas[0]!.council).toHaveLength(2);
    expect(canonical(again.areas[0]!.columns.map(({ cards }) => cards.length))).toBe('[4,4,4,4]');
  });

  test('AIY-VIL-09 AIY-VIL-12 a mask that could make room in the Council is owned all the same', () => {
    const state = at(full('9s'));
    expect(answer(state, 'summon joy@village')).toBe('AIY-VIL-09');
  });
});
