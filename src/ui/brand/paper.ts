/**
 * Paper-cutting: every picture of this family is a list of flat shapes, laid one on another.
 * No ids, no gradients, no filters: shadow and light are shapes too, so a picture may stand on a page any number of times.
 */

export interface Cut {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly cap?: 'round' | 'butt' | 'square';
  readonly dash?: string;
  readonly opacity?: number;
  readonly evenodd?: boolean;
  readonly at?: string;
}

type Extra = Omit<Cut, 'd' | 'fill' | 'stroke' | 'width'>;

/** Two decimals are finer than any screen shows. */
const n = (value: number): string => String(Math.round(value * 100) / 100);

const polar = (x: number, y: number, r: number, turn: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`;
};

/* ---- shapes: each answers a path ---- */

export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0z`;

export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  r === 0
    ? `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`
    : `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(h - 2 * r)}a${r} ${r} 0 0 1 -${r} ${r}` +
      `h${n(2 * r - w)}a${r} ${r} 0 0 1 -${r} -${r}v${n(2 * r - h)}a${r} ${r} 0 0 1 ${r} -${r}z`;

/** A star with `points` tips between the radii `outer` and `inner`; `turn` is a part of a full turn. */
export const star = (x: number, y: number, points: number, outer: number, inner: number, turn = 0): string => {
  const tips: string[] = [];
  for (let i = 0; i < points; i++) {
    tips.push(polar(x, y, outer, i / points + turn), polar(x, y, inner, (i + 0.5) / points + turn));
  }
  return `M${tips.join('L')}z`;
};

/** Single wedges around a centre, free of it. */
export const rays = (
  x: number,
  y: number,
  count: number,
  from: number,
  to: number,
  half: number,
  turn = 0,
  sweep = 1
): string => {
  let d = '';
  for (let i = 0; i < count; i++) {
    const at = turn + (i * sweep) / (sweep === 1 ? count : count - 1);
    d += `M${polar(x, y, to, at)}L${polar(x, y, from, at - half)}L${polar(x, y, from, at + half)}z`;
  }
  return d;
};

/** Discs set around a centre, or along a part of the circle. */
export const dots = (x: number, y: number, count: number, radius: number, r: number, turn = 0, sweep = 1): string => {
  let d = '';
  for (let i = 0; i < count; i++) {
    const at = turn + (i * sweep) / (sweep === 1 ? count : count - 1);
    const [px, py] = polar(x, y, radius, at).split(' ').map(Number);
    d += disc(px ?? 0, py ?? 0, r);
  }
  return d;
};

/** A disc of radius `r` less a disc of radius `bite`, whose centre lies `off` away in the direction `turn`. */
export const crescent = (x: number, y: number, r: number, bite: number, off: number, turn = 0.125): string => {
  const along = (off * off + r * r - bite * bite) / (2 * off);
  const half = Math.acos(along / r) / (2 * Math.PI);
  return (
    `M${polar(x, y, r, turn + half)}A${n(r)} ${n(r)} 0 1 1 ${polar(x, y, r, turn - half)}` +
    `A${n(bite)} ${n(bite)} 0 ${along < off ? 0 : 1} 0 ${polar(x, y, r, turn + half)}z`
  );
};

/** Which of a command's numbers are widths, to be turned round in a mirror. */
const ACROSS: Readonly<Record<string, { readonly size: number; readonly x: readonly number[] }>> = {
  m: { size: 2, x: [0] },
  l: { size: 2, x: [0] },
  t: { size: 2, x: [0] },
  h: { size: 1, x: [0] },
  v: { size: 1, x: [] },
  c: { size: 6, x: [0, 2, 4] },
  s: { size: 4, x: [0, 2] },
  q: { size: 4, x: [0, 2] },
  a: { size: 7, x: [5] },
  z: { size: 0, x: [] }
};

/** The same path seen in a mirror that stands at `x`. Flags of arcs have to be written apart. */
const mirror = (d: string, x = 32): string =>
  d.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const across = ACROSS[command.toLowerCase()];
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    if (across === undefined || numbers.length === 0) return command;
    const turned = numbers.map((value, index) => {
      const place = index % across.size;
      if (command.toLowerCase() === 'a' && place === 4) return 1 - value;
      if (!across.x.includes(place)) return value;
      return command === command.toUpperCase() ? 2 * x - value : -value;
    });
    return command + turned.map(n).join(' ');
  });

/** A path and its mirror image as one. */
export const both = (d: string, x = 32): string => d + mirror(d, x);

/* ---- pieces of paper ---- */

export const cut = (d: string, fill: string, extra: Extra = {}): Cut => ({ d, fill, ...extra });

export const line = (d: string, stroke: string, width: number, extra: Extra = {}): Cut => ({
  d,
  fill: 'none',
  stroke,
  width,
  cap: 'round',
  ...extra
});

export const rimmed = (d: string, fill: string, stroke: string, width: number, extra: Extra = {}): Cut => ({
  d,
  fill,
  stroke,
  width,
  ...extra
});

/** A piece that lies above what is under it: its own shadow first, light coming from the top left. */
export const lifted = (d: string, fill: string, height = 1, extra: Extra = {}): Cut[] => [
  { d, fill: '#160b05', opacity: 0.34, at: `translate(${n(height * 0.6)} ${n(height)})` },
  { d, fill, ...extra }
];

/** Pieces and their mirror images. */
export const mirrored = (cuts: readonly Cut[], x = 32): Cut[] => cuts.map((one) => ({ ...one, d: both(one.d, x) }));

/** Puts a finished picture somewhere else, smaller or turned. */
export const place = (cuts: readonly Cut[], x: number, y: number, scale = 1, degrees = 0): Cut[] => {
  const turn = degrees === 0 ? '' : ` rotate(${n(degrees)})`;
  const to = `translate(${n(x)} ${n(y)})${turn} scale(${n(scale)})`;
  return cuts.map((one) => ({ ...one, at: one.at === undefined ? to : `${to} ${one.at}` }));
};

/* ---- pictures ---- */

/** Whether a picture takes the colour of the text it stands in. */
export const inked = (cuts: readonly Cut[]): boolean =>
  cuts.some(({ fill, stroke }) => fill === 'currentColor' || stroke === 'currentColor');

const drawn = new WeakMap<readonly Cut[], string>();

/** The address of the picture as an image by itself, on a grid of this width and height. Each is made once. */
export function pictured(cuts: readonly Cut[], [width, height]: readonly [number, number]): string {
  const known = drawn.get(cuts);
  if (known !== undefined) return known;
  const attribute = (name: string, value: string | number | undefined): string =>
    value === undefined ? '' : ` ${name}='${value}'`;
  const paths = cuts.map(
    (one) =>
      `<path${attribute('d', one.d)}${attribute('fill', one.fill)}${attribute('stroke', one.stroke)}` +
      `${attribute('stroke-width', one.width)}${attribute('stroke-linecap', one.cap)}` +
      `${attribute('stroke-linejoin', one.stroke && 'round')}${attribute('stroke-dasharray', one.dash)}` +
      `${attribute('opacity', one.opacity)}${attribute('fill-rule', one.evenodd ? 'evenodd' : undefined)}` +
      `${attribute('transform', one.at)}/>`
  );
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'` +
    ` preserveAspectRatio='none'>${paths.join('')}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  drawn.set(cuts, address);
  return address;
}
