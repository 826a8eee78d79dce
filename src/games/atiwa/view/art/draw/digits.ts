/** Figures as paths, since a picture cut from paper has no type: seven strokes on a grid of 6 by 10. */
import { line, type Cut } from '#ui/brand/paper.ts';

const glyphs: Readonly<Record<string, string>> = {
  '0': 'M3 0C5 0 5.600 2 5.600 5S5 10 3 10 .4 8 .4 5 1 0 3 0',
  '1': 'M.8 1.800 3.400 0V10',
  '2': 'M.5 2.200C.8.6 1.800 0 3 0 4.600 0 5.500 1 5.500 2.600 5.500 5 .5 7 .3 10H5.800',
  '3': 'M.6 0H5.200L2.600 3.800C4.600 3.800 5.700 5.200 5.700 6.800 5.700 8.800 4.400 10 2.800 10 1.500 10 .6 9.400.2 8.400',
  '4': 'M4.200 10V0L.2 6.800H6',
  '5': 'M5.300 0H1.100L.7 4.600C1.400 4 2.200 3.800 3 3.800 4.600 3.800 5.700 5 5.700 6.800 5.700 8.700 4.500 10 2.800 10 1.500 10 .6 9.400.2 8.400',
  '6': 'M4.800 0C2 1.200.4 4 .4 6.800.4 8.800 1.500 10 3 10S5.600 8.800 5.600 7 4.600 4 3 4 .6 5 .4 6.800',
  '7': 'M.3 0H5.700L2.200 10',
  '8': 'M3 4.600C1.600 4.600.9 3.600.9 2.300S1.700 0 3 0 5.100 1 5.100 2.300 4.400 4.600 3 4.600 .4 5.800.4 7.300 1.400 10 3 10 5.600 8.900 5.600 7.300 4.600 4.600 3 4.600',
  '9': 'M5.600 3.200C5.400 5 4.500 6 3 6S.4 4.900.4 3 1.500 0 3 0 5.600 1.200 5.600 3.200C5.600 6 4 8.800 1.200 10',
  '−': 'M.8 5.200H5.200'
};

/** A short text of figures, its middle at `x` and its centre at `y`, `high` tall. */
export function digits(text: string, x: number, y: number, high: number, ink: string): Cut[] {
  const scale = high / 10;
  const step = 8.2 * scale;
  const from = x - ((text.length - 1) * step) / 2 - 3 * scale;
  return [...text].flatMap((one, n) => {
    const d = glyphs[one];
    if (d === undefined) return [];
    const at = `translate(${(from + n * step).toFixed(2)} ${(y - high / 2).toFixed(2)}) scale(${scale.toFixed(3)})`;
    return [line(d, '#fbf6e9', 3.8, { at }), line(d, ink, 1.75, { at })];
  });
}
