import { cut, disc, line, type Cut } from '#ui/brand/paper.ts';

/**
 * The signs of this world on a grid of 24: silhouettes cut at right angles and at 45°, each with one lighter facet, so
 * that a craft is known by its shape before its colour.
 */
export type SignName =
  | 'pottery'
  | 'weaving'
  | 'terrace'
  | 'reed'
  | 'sun'
  | 'moon'
  | 'llama'
  | 'viracocha'
  | 'temple'
  | 'tambo'
  | 'maize'
  | 'island'
  | 'boat'
  | 'dial'
  | 'gate'
  | 'cusco'
  | 'arrow'
  | 'raymi'
  | 'turn'
  | 'flip'
  | 'flipDown'
  | 'token';

export type Tone = { readonly body: string; readonly facet: string };

/** Bodies and facets as paths; the picture is made of them in whatever colours are wanted. */
const shapes: Readonly<Record<SignName, readonly (readonly ['body' | 'facet', string])[]>> = {
  pottery: [
    ['body', 'M7 2h10v3h-2v3l5 4v5l-4 5H8l-4-5v-5l5-4V5H7z'],
    [
      'facet',
      'M4 12.500l2.700 2.700 2.700-2.700 2.600 2.700 2.600-2.700 2.700 2.700 2.700-2.700V15l-2.700 2.700-2.700-2.700-2.600 2.700-2.600-2.700-2.700 2.700L4 15z'
    ]
  ],
  weaving: [
    [
      'body',
      'M2 5h20v14H2zM2 20h2v3H2zM6 20h2v3H6zM11 20h2v3h-2zM16 20h2v3h-2zM20 20h2v3h-2zM2 1h2v3H2zM6 1h2v3H6zM11 1h2v3h-2zM16 1h2v3h-2zM20 1h2v3h-2z'
    ],
    ['facet', 'M7 7l4.500 5L7 17l-4.500-5zM17 7l4.500 5-4.500 5-4.500-5z'],
    ['body', 'M7 10l1.800 2L7 14l-1.800-2zM17 10l1.800 2-1.800 2-1.800-2z']
  ],
  terrace: [
    ['body', 'M1 22v-5h6v-4h6V9h5V6h5v16z'],
    ['facet', 'M3 19h20v1.500H3zM9 15h14v1.500H9zM15 11h8v1.500h-8z'],
    [
      'body',
      'M4.500 16V9L1.500 6.500h2L4.500 8l1-1.500h2L5.500 9v7zM10.500 12V5L7.500 2.500h2l1 1.500 1-1.500h2L11.500 5v7z'
    ]
  ],
  reed: [
    [
      'body',
      'M0 9c3-.500 5 1 5.500 4h13c.500-3 2.500-4.500 5.500-4-.300 7-4 12.500-8.500 12.500h-7C4 21.500.300 16 0 9z'
    ],
    ['body', 'M7 2h10v9H7z'],
    ['facet', 'M9 4h6v1.800H9zM9 7.500h6v1.800H9zM5.500 16h13v1.600h-13z']
  ],
  sun: [
    ['body', 'M12 0l3 4.500 5-1-1 5 5 3.500-5 3.500 1 5-5-1-3 4.500-3-4.500-5 1 1-5L0 12l5-3.500-1-5 5 1z'],
    ['facet', disc(12, 12, 5)]
  ],
  moon: [
    ['body', 'M14.500 1A11.200 11.200 0 1 0 23 15.500 9 9 0 0 1 14.500 1z'],
    ['facet', 'M6 11h2V9h2v2h2v2h-2v2H8v-2H6z']
  ],
  llama: [
    ['body', 'M3 5l3-1V0h2l1 3h1l1-3h1v8.500l2 2.500h6.500L22 13v3h-1v8h-3v-7h-6v7H9v-9l-2-3V8H3z'],
    ['facet', 'M13 11h5v3.500h-5z']
  ],
  viracocha: [
    ['body', 'M9.500 1h5v3h3v3h3v2.500H23v5h-2.500V17h-3v3h-3v3h-5v-3h-3v-3h-3v-2.500H1v-5h2.500V7h3V4h3z'],
    ['facet', 'M4 12l8-6 8 6-8 6z'],
    ['body', disc(12, 12, 3.2)]
  ],
  temple: [
    ['body', 'M9 2h6v4h3.500v5H22v11h-6.500v-5.500a3.500 3.500 0 0 0-7 0V22H2V11h3.500V6H9z'],
    ['facet', 'M5.500 12h4v1.500h-4zM14.500 12h4v1.500h-4zM10 7h4v1.500h-4z']
  ],
  tambo: [
    ['body', 'M12 2l11 9v2.500h-3V22H4v-8.500H1V11z'],
    ['facet', 'M9.500 22l.800-7h3.400l.800 7z']
  ],
  maize: [
    ['body', 'M12 1c4 2 5 7 4 13l4-4c0 7-3 12-8 13-5-1-8-6-8-13l4 4C7 8 8 3 12 1z'],
    ['facet', 'M11 4h2v2.500h-2zM9 8h2v2.500H9zM13 8h2v2.500h-2zM11 12h2v2.500h-2zM9 15.500h2V18H9zM13 15.500h2V18h-2z']
  ],
  island: [
    ['body', 'M2 17v-3h4v-4h4V5h5v4h4v5h3v3z'],
    ['facet', 'M10 10h5v1.500h-5zM6 14h13v1.500H6z'],
    ['body', 'M1 19l3-1.500L8 19l4-1.500L16 19l4-1.500 3 1.500v3l-3-1.500L16 22l-4-1.500L8 22l-4-1.500L1 22z']
  ],
  boat: [
    ['body', 'M0 12l4-1.500C5 15 7 16 12 16s7-1 8-5.500l4 1.500c-1 7-5 10-12 10S1 19 0 12z'],
    ['body', 'M10.800 15V1L20 11h-7v4z'],
    ['facet', 'M13 5v4h3.600z']
  ],
  dial: [
    ['body', 'M12 1a11 11 0 1 0 .010 0zM12 5a7 7 0 1 1-.010 0z'],
    ['body', 'M11 12l1-9 1 9v3h-2z'],
    ['body', disc(12, 12, 2.5)]
  ],
  gate: [
    ['body', 'M1 2h22v6h-2v3h1v12h-7V12H9v11H2V11h1V8H1z'],
    ['facet', 'M3.500 4h17v1.200h-17zM10 7h4v2.500h-4z']
  ],
  cusco: [
    ['body', 'M10 1h4v4h3v4h3v4h3v10H1V13h3V9h3V5h3z'],
    ['facet', 'M4 15h16v1.200H4zM7 10.500h10v1.200H7zM10 23v-4.500h4V23z']
  ],
  arrow: [['body', 'M4 3h6l8 9-8 9H4l8-9z']],
  raymi: [
    ['body', 'M3 1h2v22H3zM6 2h16v15l-8-4-8 4z'],
    ['facet', disc(14, 7.5, 3.4)]
  ],
  turn: [['body', 'M12 3a9 9 0 1 1-8.600 6.300l2.900.900A6 6 0 1 0 12 6v4L5.500 5 12 0z']],
  /** From side to side, and from top to bottom. */
  flip: [['body', 'M10 3v18H2zM14 3l8 18h-8zM11.200 1h1.600v22h-1.600z']],
  flipDown: [['body', 'M3 10h18V2zM3 14l18 8v-8zM1 11.200v1.600h22v-1.600z']],
  token: [
    ['body', 'M8 1.300h8l6.700 6.700v8L16 22.700H8L1.300 16V8z'],
    ['facet', 'M8 7h2.500l4 5-4 5H8l4-5z']
  ]
};

/** A sign in two colours. */
export const sign = (name: SignName, { body, facet }: Tone): Cut[] =>
  shapes[name].map(([part, d]) => cut(d, part === 'body' ? body : facet));

const inks = new Map<SignName, readonly Cut[]>();
/** A sign in the colour of the text around it. */
export function inkSign(name: SignName): readonly Cut[] {
  let cuts = inks.get(name);
  if (!cuts) inks.set(name, (cuts = sign(name, { body: 'currentColor', facet: 'var(--facet, #fbf3df)' })));
  return cuts;
}

/** Colours on paper that stays light in the dark. */
const craftTones: readonly Tone[] = [
  { body: '#a8412a', facet: '#fbf3df' },
  { body: '#9c2f62', facet: '#fbf3df' },
  { body: '#55701a', facet: '#fbf3df' },
  { body: '#0d6488', facet: '#fbf3df' }
];
export const craftSigns = ['pottery', 'weaving', 'terrace', 'reed'] as const;
export const seatFills = ['#1f6fb2', '#d1602b', '#3b8c4a', '#8a4b9c'] as const;

/** The mark of a seat, cut out of its pieces: disc, triangle, square, wave, on a grid of 24 about (x, y). */
function seatMark(seat: number, x: number, y: number, r: number, fill = '#fff'): Cut[] {
  if (seat === 0) return [cut(disc(x, y, r * 0.9), fill)];
  if (seat === 1) return [cut(`M${x} ${y - r}l${r} ${r * 1.8}h${-2 * r}z`, fill)];
  if (seat === 2) return [cut(`M${x - r * 0.8} ${y - r * 0.8}h${r * 1.6}v${r * 1.6}h${-1.6 * r}z`, fill)];
  return [line(`M${x - r} ${y + r * 0.3}q${r * 0.5} ${-r} ${r} 0t${r} 0`, fill, r * 0.6, { cap: 'butt' })];
}

const houses = new Map<number, readonly Cut[]>();
/** A tambo in the colour of its seat, with its mark on the door. */
export function house(seat: number): readonly Cut[] {
  let cuts = houses.get(seat);
  if (!cuts) {
    const fill = seatFills[seat] ?? seatFills[0];
    cuts = [
      cut('M12 2l11 9v2.500h-3V22H4v-8.500H1V11z', fill),
      cut('M12 2L1 11v2.500h3L12 7l8 6.500h3V11z', '#00000038'),
      ...seatMark(seat, 12, 15.4, 4)
    ];
    houses.set(seat, cuts);
  }
  return cuts;
}

const pieces = new Map<string, readonly Cut[]>();
/** An island, boat or temple of a seat. */
export function piece(name: 'island' | 'boat' | 'temple', seat: number): readonly Cut[] {
  const key = `${name}${seat}`;
  let cuts = pieces.get(key);
  if (!cuts) {
    const at = { island: [12.5, 13, 2.6], boat: [12, 18.6, 2.4], temple: [12, 13.4, 3] }[name] as [
      number,
      number,
      number
    ];
    cuts = [...sign(name, { body: seatFills[seat] ?? seatFills[0], facet: '#ffffff80' }), ...seatMark(seat, ...at)];
    pieces.set(key, cuts);
  }
  return cuts;
}

const crafts = craftSigns.map((name, craft) => sign(name, craftTones[craft]!));
/** The sign of a craft in its own colour. */
export const craftSign = (craft: number): readonly Cut[] => crafts[craft]!;

export const viracochaPawn: readonly Cut[] = sign('viracocha', { body: '#6a4a12', facet: '#ffe9b0' });
export const goldSun: readonly Cut[] = sign('sun', { body: '#c77d05', facet: '#fff3cf' });
export const paleSun: readonly Cut[] = sign('sun', { body: '#b39a6c', facet: '#f3e6c6' });
export const maizeCob: readonly Cut[] = sign('maize', { body: '#c08c12', facet: '#fff3cf' });
