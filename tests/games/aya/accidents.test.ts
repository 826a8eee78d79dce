/** Hands that slip, what falls of it, and standing it up again; what is believed of a physical result. */
import { describe, expect, it, test } from 'vitest';
import { totalWeight } from '#engine/chance.ts';
import { check } from '#engine/timeline.ts';
import { game } from '#games/aya/rules/index.ts';
import type { Move, Outcome } from '#games/aya/rules/moves.ts';
import { bodiesBefore } from '#games/aya/rules/outcome.ts';
import { raisedWith } from '#games/aya/rules/accident.ts';
import { trembled } from '#games/aya/rules/place.ts';
import type { State } from '#games/aya/rules/state.ts';
import {
  after,
  animal,
  begun,
  plain,
  pose,
  refusalOf,
  result,
  stand,
  standing,
  tile,
  toReserve,
  turnGlass,
  why
} from '../../support/aya/table.ts';

const free = { ms: 0, away: 0 };
const fromNowOn: Move = { type: 'draw', from: 'later', ...free };
const still: Move = { type: 'tremble', n: 0x888 };
const hand = (level: string): State => begun(['forest', 'desert'], { hand: level });

/** A bare hand has knocked a domino at the origin; another stands behind it, a pair with an animal further on. */
function knocked(): { state: State; ids: string[] } {
  const state = hand('bare');
  const ids = [0, 2, 4, 6].map((x) => stand(state, 'pole', [x, 0]));
  state.tokens['AN-P1'] = { on: [ids[3]!, ids[2]!], at: 'on', end: null };
  state.animalsLeft.pole -= 1;
  return { state: after(state, plain([-0.3, 0]), still), ids };
}
const fallen = (): { state: State; ids: string[] } => {
  const { state, ids } = knocked();
  const falls = result(state, { [ids[0]!]: 71, [ids[1]!]: 90 });
  return { state: after(state, falls), ids };
};
const raise = (dominoes: readonly string[], by = 0): Move => ({ type: 'raise', dominoes, by, ...free });

describe('hand levels', () => {
  it.each(['guided', 'steady'])('AYA-R-05 a %s hand knocks nothing over and is never hurried', (level) => {
    const state = hand(level);
    stand(state, 'pole', [0, 0]);
    expect(why(state, plain([0.3, 0]))).toBe('AYA-PLACE-07');
    expect(why(state, plain([5, 0], 1))).toBe('AYA-R-05');
  });

  it.each([
    ['natural', 'AYA-R-05'],
    ['bare', undefined]
  ])('AYA-R-05 with a %s hand a sweep is refused by %s', (level, rule) => {
    const state = hand(level);
    const id = stand(state, 'pole', [0, 0]);
    expect(why(state, { type: 'bump', domino: id, dir: 900, ...free })).toBe(rule);
    expect(why(state, { type: 'bump', domino: 'M01', dir: 900, ...free })).toBe('AYA-R-05');
  });

  test('AYA-R-05 a lean of 9.9 degrees rights itself, a greater one falls; 20 is the most', () => {
    const state = hand('natural');
    expect(after(state, plain([5, 0], 99), still)).toMatchObject({ due: 'ahead', cause: null });
    for (const lean of [100, -100, 200])
      expect(after(state, plain([5, 0], lean), still)).toMatchObject({
        due: 'accident',
        cause: { type: 'lean', dominoes: ['F01'], lean }
      });
    expect(why(state, plain([5, 0], 201))).toBe('AYA-R-05');
  });

  test('AYA-R-16 the tremble is one chance in 4096, drawn after the aim is given', () => {
    const state = after(hand('natural'), plain([5, 0]));
    expect([game.turn(state), Object.keys(state.dominoes)]).toEqual(['chance', []]);
    const chances = game.chances(state);
    expect([chances.length, totalWeight(chances)]).toEqual([4096, 4096]);
    expect(game.turn(after(hand('guided'), plain([5, 0])))).toBe(0);
  });

  test('AYA-R-16 three indices of sixteen shift foot and heading by tabled deviations', () => {
    const at = pose([5, 0, 0]);
    // 1.863 and 0.078 of 15, 15 and 50; 1.863 of 5 and 15; 1.863 of 25 and 80.
    expect(trembled('natural', at, 0xfff)).toEqual({ x: 528, z: 28, a: 93 });
    expect(trembled('natural', at, 0x000)).toEqual({ x: 472, z: -28, a: 3507 });
    expect(trembled('natural', at, 0x888)).toEqual({ x: 501, z: 1, a: 4 });
    expect(trembled('steady', at, 0xf0f)).toEqual({ x: 509, z: -9, a: 28 });
    expect(trembled('bare', at, 0x0f7)).toEqual({ x: 453, z: 47, a: 3594 });
    expect(trembled('guided', at, 0xfff)).toEqual(at);
  });

  test('AYA-R-16 where the tremble would break what was aimed for, the aim stands', () => {
    const far: Move = { type: 'tremble', n: 0xf88 };
    const edge = after(hand('bare'), plain([54.6, 0]), far);
    expect(edge.dominoes.F01!.x).toBe(5460);
    const steady = hand('steady');
    stand(steady, 'pole', [5.72, 0]);
    expect(after(steady, plain([5, 0]), far).dominoes.F01!.x).toBe(500);
    const pair = begun(['forestCamera', 'desert'], { hand: 'bare' });
    const partner = stand(pair, 'pole', [0, 0]);
    expect(after(pair, animal([2.7, 0], partner), far).dominoes.F23!.x).toBe(270);
    const shown = after(
      begun(['forestCamera', 'desert'], { hand: 'bare' }),
      { type: 'askTile', ...free },
      { type: 'tile', tile: 'T-F1' }
    );
    expect(after(shown, tile([-5.4, 0], [0, 0]), far).dominoes.F23!.x).toBe(-540);
  });
});

describe('accidents', () => {
  test('AYA-ACC-01 AYA-ACC-06 what was knocked over lies, the domino is back in the hand, and the turn goes on', () => {
    const { state: before, ids } = knocked();
    expect(game.turn(before)).toBe('world');
    expect(before.cause).toMatchObject({ type: 'knock', from: { x: -28, z: 2 } });
    expect(before.cause!.dominoes).toEqual([ids[0]]);
    const { state } = fallen();
    expect(ids.map((id) => state.dominoes[id]!.is)).toEqual(['lying', 'lying', 'upright', 'upright']);
    expect(state).toMatchObject({ due: 'place', turn: 0, hand: ['F01', 'D01'] });
    expect(why(state, plain([30, 0]))).toBeUndefined();
    expect(why(state, raise([ids[2]!]))).toBe('AYA-ACC-01');
  });

  test('AYA-ACC-02 anybody may help, in or out of turn, but nobody who is not there', () => {
    const { state, ids } = fallen();
    expect(why(state, raise([ids[0]!], 1))).toBeUndefined();
    expect(why(state, raise([ids[0]!], 2))).toBe('AYA-ACC-02');
  });

  test('AYA-ACC-03 the sand keeps running, and after building it is too late', () => {
    const { state, ids } = fallen();
    expect(after(state, { ...raise([ids[0]!]), ms: 700 } as Move).sandMs).toBe(700);
    const end: Move = { type: 'sandOut', ms: 600_000, away: 0 };
    const late = after(state, end, turnGlass, end);
    expect(late.phase).toBe('push');
    expect(why(late, raise([ids[0]!]))).toBe('AYA-ACC-03');
  });

  test('AYA-ACC-04 a domino stands up in the very pose it was placed in', () => {
    const { state, ids } = fallen();
    const up = after(state, raise([ids[0]!, ids[1]!]));
    for (const [i, id] of ids.slice(0, 2).entries())
      expect(up.dominoes[id]).toEqual({ ...pose([2 * i, 0]), is: 'upright', seat: 0, end: null });
  });

  test('AYA-ACC-07 a token goes back by itself as soon as both its dominoes stand', () => {
    const { state: before, ids } = knocked();
    const off = after(before, result(before, { [ids[0]!]: 71, [ids[2]!]: 71, [ids[3]!]: 90 }, ['AN-P1']));
    expect(off.tokens['AN-P1']!.at).toBe('off');
    const one = after(off, raise([ids[0]!]), raise([ids[2]!]));
    expect(one.tokens['AN-P1']!.at).toBe('off');
    expect(after(one, raise([ids[3]!])).tokens['AN-P1']).toMatchObject({ at: 'on', end: null });
  });

  test('AYA-PLACE-07 AYA-ACC-04 nothing is stood up through what lies on its place; what lies there is raised with it', () => {
    const { state: before, ids } = knocked();
    const [first, second] = ids as [string, string];
    // The first lies along the line, over the place of the second, which lies further on.
    const state = after(before, result(before, { [first]: 90, [second]: 90 }));
    expect(refusalOf(state, raise([second]))).toEqual({ rule: 'AYA-PLACE-07', detail: { domino: first, lies: true } });
    expect(raisedWith(game.box, state, [second])).toEqual([first, second].sort());
    expect(why(state, raise([first, second]))).toBeUndefined();
    expect(why(after(state, raise([first])), raise([second]))).toBeUndefined();
    // Listed is only what may be done, once.
    expect(game.moves(state).filter(({ type }) => type === 'raise')).toEqual([raise([first]), raise([first, second])]);
  });

  test('AYA-COMP-01 a domino let go leaning is on the table, no longer in the hand', () => {
    const state = after(hand('natural'), plain([5, 0], 150), still);
    expect([state.hand, Object.keys(state.dominoes)]).toEqual([[null, 'D01'], ['F01']]);
  });

  test('AYA-R-15 where no device can tell what falls, what set it off is taken back', () => {
    const undone: Move = { type: 'undone' };
    const { state, ids } = knocked();
    const back = after(state, undone);
    expect(back).toMatchObject({ due: 'place', cause: null, hand: ['F01', 'D01'], turn: 0 });
    expect(ids.map((id) => back.dominoes[id]!.is)).toEqual(['upright', 'upright', 'upright', 'upright']);
    const leant = after(hand('natural'), plain([5, 0], 150), still, undone);
    expect(leant).toMatchObject({ due: 'ahead', cause: null, hand: [null, 'D01'] });
    expect(leant.dominoes.F01).toMatchObject({ is: 'upright', end: null });
    const swept = after(hand('bare'), plain([5, 0]), still, fromNowOn);
    const bumped = after(swept, { type: 'bump', domino: 'F01', dir: 0, ...free }, undone);
    expect(bumped).toMatchObject({ due: 'place', cause: null });
    expect(why(back, undone)).toBe('AYA-R-14');
  });

  test('AYA-R-15 AYA-TOPPLE-05 a push that is taken back costs nothing, and the same seat pushes', () => {
    const state = standing(hand('bare'));
    const ids = [0, 10, 20, 30].map((x) => stand(state, 'pole', [x, 0]));
    let now = state;
    for (const id of ids.slice(0, 2)) {
      const pushed = after(now, { type: 'push', domino: id });
      now = after(pushed, result(pushed, { [id]: 71 }));
    }
    const paid = after(now, { type: 'push', domino: ids[2]! });
    expect([now.retriggers, paid.retriggers]).toEqual([10, 9]);
    expect(after(paid, { type: 'undone' })).toEqual(now);
  });

  test('a domino that was let go leaning has been placed all the same', () => {
    const state = after(hand('natural'), plain([5, 0], 150), still);
    const lies = after(state, result(state, { F01: 90 }));
    expect(lies).toMatchObject({ due: 'ahead', hand: [null, 'D01'] });
    expect(lies.dominoes.F01!.is).toBe('lying');
  });
});

describe('who enters what', () => {
  const entry = (seat: number, move: Move) => ({ n: 0, type: 'move' as const, seat, move });

  test('T24 AYA-R-14 help comes from the device of the seat to act, with the helper’s name', () => {
    const { state, ids } = fallen();
    expect(check(game, state, entry(1, raise([ids[0]!], 1)), 0)?.why).toBe('turn');
    expect(check(game, state, entry(0, raise([ids[0]!], 1)), 0)).toBeUndefined();
  });

  test('AYA-R-14 nothing else is entered while chance or the world is waited for', () => {
    const { state, ids } = knocked();
    for (const move of [raise([ids[0]!]), toReserve, still]) expect(why(state, move)).toBe('AYA-R-14');
    expect(game.moves(state)).toEqual([]);
    expect(check(game, state, entry(0, result(state, { [ids[0]!]: 71 })), 0)).toBeUndefined();
    expect(why(begun(['forest', 'desert']), still)).toBe('AYA-R-14');
  });
});

describe('what is believed of a result', () => {
  const { state, ids } = knocked();
  const [first, second, third, fourth] = ids as [string, string, string, string];
  const good = result(state, { [first]: 71, [second]: 90 });
  const changed = (change: Partial<Outcome>): Move => ({ ...good, ...change });
  const bent = (at: number, value: number): Move => {
    const rows = good.moved.map((row) => [...row]);
    rows[0]![at] = value;
    return changed({ moved: rows as unknown as Outcome['moved'] });
  };
  const lyingState = after(state, result(state, { [first]: 71 }));
  const again = after(lyingState, plain([6.3, 0]), still);

  /** One more row, of a domino that stands as it stood. */
  function unmoved(): Move {
    const { p, q } = bodiesBefore(game.box, state).get(third)!;
    const moved = [...good.moved, [third, ...p, ...q] as Outcome['moved'][0]];
    return changed({ moved: moved.sort((a, b) => (a[0] < b[0] ? -1 : 1)) });
  }

  it.each<readonly [string, Move, string]>([
    ['steps of another length', changed({ hz: 100 }), 'steps'],
    ['no step at all', changed({ steps: 0 }), 'steps'],
    ['more than twenty seconds', changed({ steps: 2401 }), 'steps'],
    ['a turn that is none', bent(4, 20_000), 'turn'],
    ['a body under the table', bent(2, -1), 'place'],
    ['a body in the air', bent(2, 2001), 'place'],
    ['a body off the ground around the table', bent(1, 7501), 'place'],
    ['a body off it on the near side', bent(3, -5751), 'place'],
    ['a token off that is not on', changed({ off: 'AN-F1' }), 'off'],
    ['another hash', changed({ hash: 'a'.repeat(64) }), 'hash'],
    ['a token left on a lying domino', result(state, { [first]: 71, [third]: 90 }, []), 'off'],
    ['a token off whose dominoes both stand', result(state, { [first]: 71 }, ['AN-P1']), 'off'],
    ['a body named that did not move', unmoved(), 'body']
  ])('AYA-R-15 a result with %s is refused', (_what, move, what) => {
    expect(game.parse(JSON.parse(JSON.stringify(move)))).toBeDefined();
    expect(refusalOf(state, move)).toEqual({ rule: 'AYA-R-15', detail: { what } });
  });

  test('T26 AYA-R-15 a result that names an unknown or an already lying domino is refused', () => {
    expect(why(state, good)).toBeUndefined();
    const strange = changed({ moved: [['Q99', ...good.moved[0]!.slice(1)] as unknown as Outcome['moved'][0]] });
    expect(refusalOf(state, strange)).toEqual({ rule: 'AYA-R-15', detail: { what: 'body' } });
    expect(again.cause!.dominoes).toEqual([fourth]);
    const one = result(again, { [fourth]: 71 });
    const lying = [first, ...one.moved[0]!.slice(1)] as unknown as Outcome['moved'][0];
    const named: Move = { ...one, moved: [...one.moved, lying].sort((a, b) => (a[0] < b[0] ? -1 : 1)) };
    expect(refusalOf(again, named)).toEqual({ rule: 'AYA-R-15', detail: { what: 'body' } });
    expect(why(again, result(again, { [fourth]: 71 }, ['AN-P1']))).toBeUndefined();
  });

  test('AYA-R-15 T25 two results that differ are both possible; play and count go by the one entered', () => {
    const other = result(state, { [first]: 71, [second]: 80 });
    expect(other.hash).not.toBe(good.hash);
    const devices = [after(state, good), after(state, good)];
    expect(game.score(devices[0]!)).toEqual(game.score(devices[1]!));
    expect(why(state, other)).toBeUndefined();
  });

  test('AYA-R-15 lists are read only in order and once each', () => {
    expect(game.parse({ ...good, moved: good.moved.toReversed() })).toBeUndefined();
    expect(game.parse({ ...good, moved: [good.moved[0], good.moved[0]] })).toBeUndefined();
    expect(game.parse({ ...good, moved: [] })).toBeUndefined();
    expect(game.parse({ ...good, off: 'B A' })).toBeUndefined();
    expect(game.parse(raise([second, first]))).toBeUndefined();
  });
});
