/** Where the next domino comes from without a question. */
import { describe, expect, test } from 'vitest';
import { drawnAtOnce, Drawing } from '#games/aya/view/drawing.svelte.ts';
import { after, begun, draws, fromStock, later, plain, toReserve } from '../../support/aya/table.ts';

describe('AYA-DRAW-05 a standing preference answers at once', () => {
  const empty = after(begun(['forest', 'desert']), plain([0, 0]));
  const piled = after(begun(['forest', 'desert']), toReserve);

  test('the stock, where nobody wishes anything else', () => {
    expect(drawnAtOnce(empty, false, false)).toBe('stock');
    expect(drawnAtOnce(piled, false, false)).toBe('stock');
  });
  test('the reserve where it is wished for, or all that is left', () => {
    expect(drawnAtOnce(piled, false, true)).toBe('reserve');
    expect(drawnAtOnce({ ...piled, stock: piled.stock.map(() => 0) }, false, false)).toBe('reserve');
    expect(drawnAtOnce({ ...empty, stock: empty.stock.map(() => 0) }, false, false)).toBe('later');
  });
  test('whoever wants to be asked is asked where there is a choice', () => {
    expect(drawnAtOnce(piled, true, false)).toBeUndefined();
    expect(drawnAtOnce(empty, true, false)).toBe('stock');
  });
  test('only a draw is answered, and none on a practice table', () => {
    expect(drawnAtOnce(begun(['forest', 'desert']), false, false)).toBeUndefined();
    expect(
      drawnAtOnce(after(begun(['forest', 'desert'], { glassMs: 0 }), plain([0, 0])), false, false)
    ).toBeUndefined();
  });
  test('AYA-DRAW-02 what was kept on advice comes back unasked when it has a place, but never instead of a question', () => {
    const drawing = new Drawing();
    expect(drawing.next(piled, () => true)).toBe('stock');
    const top = piled.reserve[piled.turn]!.at(-1)!;
    drawing.keep(top, true);
    expect(drawing.next(piled, () => true)).toBe('reserve');
    expect(drawing.next(piled, () => false)).toBe('stock');
    expect(drawing.next(empty, () => true)).toBe('stock');
    drawing.asks = true;
    expect(drawing.next(piled, () => true)).toBeUndefined();
    drawing.asks = false;
    // Whoever puts it back unasked does not want it: it would come again, and the turn be lost each time.
    drawing.keep(top, false);
    expect(drawing.next(piled, () => true)).toBe('stock');
  });
});

test('AYA-RES-01 a wish for the reserve is for the domino that was seen on top: it ends when another one is put there', () => {
  const holding = after(begun(['forest', 'desert']), toReserve, fromStock, draws('pole'), plain([0, 0]), later);
  const drawing = new Drawing();
  drawing.wish(holding, true);
  expect(drawing.wishes(holding)).toBe(true);
  drawing.keep(holding.hand[holding.turn]!, false);
  const put = after(holding, toReserve);
  expect(drawing.wishes(put)).toBe(false);
  expect(drawing.next(put, () => false)).toBe('stock');
});
