import { box, cut, line, oval, place, type Cut } from '#ui/brand/paper.ts';
import type { Textile } from '../../../rules/textiles.ts';
import { goldSun, viracochaPawn } from './signs.ts';

/**
 * A textile of two cells of 24, drawn as it lies: four weaves, one a stack, and half suns on the sides that carry them.
 * Zigzag, meander, stripes and steps are told apart without their colours.
 */
const grounds = ['#a83454', '#2f5f8a', '#c07a2c', '#4d7f3a'] as const;
const light = '#fff4dcb3';

const zigzag = (w: number, h: number): Cut[] => {
  let d = '';
  for (let y = 6; y < h; y += 8) d += `M0 ${y}${'l3-4 3 4'.repeat(w / 6)}`;
  return [line(d, light, 1.3, { cap: 'butt' })];
};
const meander = (w: number, h: number): Cut[] => {
  let d = '';
  for (let y = 5; y < h - 3; y += 9) d += `M0 ${y + 4}${'v-4h4v4h4'.repeat(w / 8)}`;
  return [line(d, light, 1.2, { cap: 'butt' })];
};
const stripes = (w: number, h: number): Cut[] => {
  let d = '';
  for (let x = 3; x < w; x += 6) d += `M${x} 2v${h - 4}`;
  return [line(d, light, 1.6, { cap: 'butt' })];
};
const steps = (w: number, h: number): Cut[] => {
  let d = '';
  for (let x = 2; x < w - 6; x += 11) for (let y = 3; y < h - 7; y += 11) d += `M${x} ${y + 8}h3v-3h3v-3h3`;
  return [line(d, light, 1.5, { cap: 'butt' })];
};
const weaves = [zigzag, meander, stripes, steps] as const;

const sunFill = '#f0a92b';
/** A half sun on one side of a cell at (x, y): 1 top, 2 right, 4 bottom, 8 left. */
function half(side: number, x: number, y: number): Cut[] {
  const r = 5.4;
  const d = {
    1: `M${x + 12 - r} ${y}a${r} ${r} 0 0 0 ${2 * r} 0z`,
    2: `M${x + 24} ${y + 12 - r}a${r} ${r} 0 0 0 0 ${2 * r}z`,
    4: `M${x + 12 - r} ${y + 24}a${r} ${r} 0 0 1 ${2 * r} 0z`,
    8: `M${x} ${y + 12 - r}a${r} ${r} 0 0 1 0 ${2 * r}z`
  }[side]!;
  return [{ d, fill: sunFill, stroke: '#5a3500', width: 1.1 }];
}

const made = new Map<string, readonly Cut[]>();

/** The picture on a grid of 48×24, or 24×48 when it stands. */
export function clothCuts(textile: Textile, facing: number): readonly Cut[] {
  const key = `${textile.id}/${textile.stack}/${facing}`;
  let cuts = made.get(key);
  if (!cuts) {
    const stands = facing % 2 === 1;
    const [w, h] = stands ? [24, 48] : [48, 24];
    const face = textile.facings[facing]!;
    const halves = face.flatMap((set, cell) =>
      [1, 2, 4, 8].flatMap((side) => (set & side ? half(side, stands ? 0 : cell * 24, stands ? cell * 24 : 0) : []))
    );
    const [x, y] = [w / 2, h / 2];
    cuts = [
      cut(box(0.6, 0.6, w - 1.2, h - 1.2, 1.5), grounds[textile.stack % 4]!),
      ...weaves[textile.stack % 4]!(w, h),
      ...halves,
      ...Array.from({ length: textile.printed }, (_, i) =>
        place(goldSun, x - 6 + (stands ? 0 : i * 14 - 7 * (textile.printed - 1)), y - 6, 0.5)
      ).flat(),
      ...(textile.icon
        ? [
            cut(oval(stands ? 12 : 36, stands ? 36 : 12, 6.4, 6.4), '#fbf3df'),
            ...place(viracochaPawn, stands ? 6.6 : 30.6, stands ? 30.6 : 6.6, 0.45)
          ]
        : [])
    ];
    made.set(key, cuts);
  }
  return cuts;
}
