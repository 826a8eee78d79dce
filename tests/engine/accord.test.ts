import { describe, expect, test } from 'vitest';
import type { Entry, LocalHeader } from '#engine/log.ts';
import { replay } from '#engine/timeline.ts';
import { toy } from '../support/toy.ts';

const header = { players: [{}, {}], options: { first: 0 } } as unknown as LocalHeader;
const pass = (n: number, seat: number): Entry => ({ n, type: 'move', seat, move: { type: 'pass' } });
const accord = (n: number, what: Extract<Entry, { type: 'accord' }>['what']): Entry => ({
  n,
  type: 'accord',
  by: 0,
  with: [0, 1],
  what
});

describe('LINK-ASK-03 LINK-ASK-04 what devices agree on, in a replay', () => {
  test('taking back leads to the position after so many entries, and the log only grows', () => {
    const { state, broken } = replay(toy, header, [
      pass(0, 0),
      pass(1, 1),
      accord(2, { type: 'back', to: 1 }),
      pass(3, 1)
    ]);
    expect([broken, state['passes'], state['seat']]).toEqual([undefined, 2, 0]);
  });

  test('taking back goes only to where a seat decides, and not ahead', () => {
    const picked: Entry[] = [
      { n: 0, type: 'move', seat: 0, move: { type: 'pick', times: 1 } },
      { n: 1, type: 'move', seat: 0, move: { type: 'mark', color: 'red' } }
    ];
    const token: Entry = { n: 2, type: 'draw', move: { type: 'token', value: 1 }, links: [] };
    const to = (at: number) => replay(toy, header, [...picked, token, accord(3, { type: 'back', to: at })]).broken?.why;
    expect([to(0), to(1), to(2), to(3)]).toEqual([undefined, undefined, 'accord', 'accord']);
  });

  test('ending is once and for all', () => {
    const end = accord(1, { type: 'end' });
    expect(replay(toy, header, [pass(0, 0), end])).toMatchObject({ ended: true, broken: undefined });
    expect(replay(toy, header, [pass(0, 0), end, pass(2, 1)]).broken).toMatchObject({ at: 2, why: 'accord' });
  });

  test('what is over by the rules is ended by nobody', () => {
    const played = Array.from({ length: 6 }, (_, n) => pass(n, n % 2));
    const { broken } = replay(toy, header, [...played, accord(6, { type: 'end' })]);
    expect(broken).toMatchObject({ at: 6, why: 'accord' });
  });

  test('handing a seat over leaves the position as it is', () => {
    const player = { name: 'Bot', kind: 'bot', level: 'easy' } as const;
    const { state, broken } = replay(toy, header, [pass(0, 0), accord(1, { type: 'hand', seat: 1, to: 0, player })]);
    expect([broken, state['passes']]).toEqual([undefined, 1]);
  });
});
