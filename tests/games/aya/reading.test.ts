import { describe, expect, it, test } from 'vitest';
import { game } from '#games/aya/rules/index.ts';
import { readsMoves } from '../../support/reading.ts';

const timed = { ms: 1200, away: 0 };
const foot = { x: 100, z: -200, a: 450 };
const place = { type: 'place', ...foot, ...timed, lean: -30 };
const outcome = {
  hz: 120,
  steps: 300,
  moved: [
    ['a-1', 1, 2, 3, 0, 0, 0, 32767],
    ['b_2', -32767, 0, 0, 0, 0, 0, 1]
  ],
  off: 'bat-1 bat-2',
  hash: '0123456789abcdef'.repeat(4)
};

readsMoves(game, [
  { type: 'first', seat: 1 },
  { type: 'start', ...foot },
  { type: 'turnGlass' },
  { type: 'draw', from: 'stock', ...timed },
  { type: 'drawn', kind: 'plain' },
  { type: 'askTile', ...timed },
  { type: 'tile', tile: 'river-1' },
  { ...place, use: 'plain' },
  { ...place, use: 'tile', tx: 1, tz: -2, ta: 3599 },
  { ...place, use: 'animal', partner: 'd1' },
  { ...place, use: 'buffer', partner: 'd1' },
  { type: 'tremble', n: 4095 },
  { type: 'bump', domino: 'd1', dir: 0, ...timed },
  { type: 'accident', ...outcome },
  { type: 'toReserve', ...timed },
  { type: 'turn', domino: 'd1', ...foot, ...timed },
  { type: 'raise', dominoes: ['d1', 'd2'], by: 0, ...timed },
  { type: 'raiseBuffer', token: 't1', by: 0, ...timed },
  { type: 'sandOut', ...timed },
  { type: 'push', domino: 'd1' },
  { type: 'fall', ...outcome },
  { type: 'undone' },
  { type: 'enough' },
  { type: 'take', kind: 'plain' },
  { type: 'tryOut' },
  { type: 'standUp' }
]);

describe('a number is read within its bounds', () => {
  it.each([
    ['a coordinate', { type: 'start', ...foot, x: 99_999 }, { x: 100_000 }],
    ['a coordinate to the left', { type: 'start', ...foot, x: -99_999 }, { x: -100_000 }],
    ['no minus zero', { type: 'start', ...foot, x: 0 }, { x: -0 }],
    ['an angle', { type: 'start', ...foot, a: 3599 }, { a: 3600 }],
    ['an angle from zero on', { type: 'start', ...foot, a: 0 }, { a: -1 }],
    ['a lean', { ...place, use: 'plain', lean: 899 }, { lean: 900 }],
    ['a tremble', { type: 'tremble', n: 0 }, { n: 4096 }],
    ['a time', { type: 'sandOut', ms: 2 ** 31 - 1, away: 0 }, { ms: 2 ** 31 }],
    ['a pose', { type: 'fall', ...outcome }, { moved: [['a', 1, 2, 3, 0, 0, 0, 32768]] }],
    ['a pose of eight', { type: 'fall', ...outcome }, { moved: [['a', 1, 2, 3, 0, 0, 0]] }],
    ['a pose with a name', { type: 'fall', ...outcome }, { moved: [[1, 1, 2, 3, 0, 0, 0, 1]] }],
    ['something that moved', { type: 'fall', ...outcome }, { moved: [] }],
    ['rows that are poses', { type: 'fall', ...outcome }, { moved: [...outcome.moved, 'c'] }],
    ['rows in order', { type: 'fall', ...outcome }, { moved: [...outcome.moved].reverse() }],
    ['no body twice', { type: 'fall', ...outcome }, { moved: [outcome.moved[0], outcome.moved[0]] }],
    ['nothing thrown off', { type: 'fall', ...outcome, off: '' }, { off: 'b a' }],
    ['names thrown off', { type: 'fall', ...outcome }, { off: 'a  b' }],
    ['a hash', { type: 'fall', ...outcome }, { hash: '0123456789abcdef'.repeat(4) + '0' }],
    ['a whole hash', { type: 'fall', ...outcome }, { hash: 'x' + '0123456789abcdef'.repeat(4) }],
    ['dominoes in order', { type: 'raise', dominoes: ['a', 'b'], by: 0, ...timed }, { dominoes: ['b', 'a'] }],
    ['at least one domino', { type: 'raise', dominoes: ['a'], by: 0, ...timed }, { dominoes: [] }],
    ['a name of 32 letters', { type: 'push', domino: 'x'.repeat(32) }, { domino: 'x'.repeat(33) }],
    ['a name without spaces', { type: 'push', domino: 'd_1-a' }, { domino: 'd 1' }],
    ['a name at all', { type: 'push', domino: 'd' }, { domino: '' }]
  ])('%s', (_title, move, wrong) => {
    expect(game.parse(move as never)).toEqual(move);
    expect(game.parse({ ...move, ...wrong })).toBeUndefined();
  });

  test('lists are of at most 999', () => {
    const ids = (many: number): string[] => Array.from({ length: many }, (_, n) => `d${String(n).padStart(4, '0')}`);
    const raise = (many: number) => game.parse({ type: 'raise', dominoes: ids(many), by: 0, ...timed });
    const fall = (many: number) =>
      game.parse({ type: 'fall', ...outcome, moved: ids(many).map((id) => [id, 0, 0, 0, 0, 0, 0, 1]) });
    const off = (many: number) => game.parse({ type: 'fall', ...outcome, off: ids(many).join(' ') });
    expect([raise(999), fall(999), off(333)].map((move) => move?.type)).toEqual(['raise', 'fall', 'fall']);
    expect([raise(1000), fall(1000), off(334)]).toEqual([undefined, undefined, undefined]);
  });
});
