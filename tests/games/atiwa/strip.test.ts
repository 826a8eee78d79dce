/** A land where there is little room for it: what changes told in one line, cards pushed together. */
import { describe, expect, it } from 'vitest';
import { changesOn, packed } from '#games/atiwa/view/strip.ts';
import { table } from '../../support/atiwa/position.ts';

const area = (text: string) => table({ areas: [text] }).areas[0]!;
const told = (from: string, to: string): string[] =>
  changesOn(area(from), area(to)).map(
    ({ index, fresh, comes, goes }) =>
      `${index}${fresh ? ' new' : ''}${comes.map((one) => ` +${one}`).join('')}${goes.map((one) => ` -${one}`).join('')}`
  );

describe('what changes on a land', () => {
  it.each([
    ['nothing', 'Village BR:u', 'Village BR:u', []],
    ['a token', 'Village BR:u', 'Village BR:u MM:A', ['0 +wildAnimal']],
    ['fruit on a tree', 'Village TR:T BR:u', 'Village TR:T+F BR:u', ['0 +fruit']],
    ['training, which takes no family away', 'Village BR:u', 'Village BR:t', ['0 +trained']],
    ['a bat that leaves its family', 'Village BR:t+B', 'Village BR:t', ['0 -fruitBat']],
    ['what is paid, and the card for it', 'Village TR:T', 'Village | Farmstead', ['0 -tree', '1 new']]
  ])('is told: %s', (_title, from, to, expected) => expect(told(from, to)).toEqual(expected));
});

it('cards pushed together are as large as the room allows', () => {
  /** 352 × 94, as on a phone. */
  const edge = (columns: number, rows: number): number => Math.floor(Math.min(352 / columns, 94 / rows));
  expect(packed(1, edge)).toEqual({ columns: 1, edge: 94 });
  expect(packed(3, edge)).toEqual({ columns: 3, edge: 94 });
  expect(packed(9, edge)).toEqual({ columns: 5, edge: 47 });
  for (let cards = 1; cards < 30; cards++) {
    const { columns, edge: size } = packed(cards, edge);
    for (let other = 1; other <= cards; other++)
      expect(edge(other, Math.ceil(cards / other))).toBeLessThanOrEqual(size);
    expect(edge(columns, Math.ceil(cards / columns))).toBe(size);
  }
});
