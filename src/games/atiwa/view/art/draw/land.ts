/** A card of a tableau as one picture, with all that lies on it: a grid of 96, eight spaces round a corner that tells. */
import { box, cut, line, place, rimmed, type Cut } from '#ui/brand/paper.ts';
import type { Card } from '../../../rules/board.ts';
import { spaceKinds } from '../../../editions/schema.ts';
import { contents, type Content } from '../../../rules/state.ts';
import { digits } from './digits.ts';
import { pieces } from './pieces.ts';

export const cardGrid = [96, 96] as const;

/** Upper left corners of the eight spaces, in the order of positions. */
export const corners: readonly (readonly [number, number])[] = [
  [34, 4],
  [64, 4],
  [4, 34],
  [34, 34],
  [64, 34],
  [4, 64],
  [34, 64],
  [64, 64]
];
const side = 28;

type Ground = { readonly paper: string; readonly tones: readonly string[]; readonly cuts: readonly string[] };

const hills: readonly string[] = [
  'M1 34C14 22 26 24 40 32s30 4 55-8v62a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9z',
  'M1 62c16-12 32-8 46 0s32 4 48-6v30a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9z',
  'M1 84c20-10 40-8 56-2s26 2 38-4v8a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9z'
];
const peaks: readonly string[] = [
  'M1 44 20 18l14 18L58 8l37 40v38a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9z',
  'M1 66l21-18 20 18 22-22 31 28v14a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9z',
  'M1 86c20-10 40-4 56-2s26-4 38-8v10a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9z'
];
const canopy: readonly string[] = [
  'M1 26c9-8 17-8 23 0 6-10 18-10 24 0 6-10 18-10 24 0 6-8 16-8 23 0v60a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9z',
  'M1 58c7-8 15-8 21 0 8-10 20-8 26 0 8-8 18-8 24 0 6-6 16-8 23-2v30a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9z',
  'M1 86c11-8 23-6 33 0 14-8 34-8 61-2v2a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9z'
];
const river: readonly string[] = [
  'M1 40c30-6 60 6 94-10v56a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9z',
  'M1 74c24-8 34 8 58 2 16-4 24-6 36-4v8c-14-2-22 2-36 5-24 5-34-8-58-2z',
  'M1 88c26-8 50 2 94-4v2a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9z'
];
const roofs: readonly string[] = [
  'M1 50 12 38l12 12 12-14 14 14 12-10 14 12 19-15v49a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9z',
  'M1 78l13-10 12 10 14-12 14 12 16-12 12 12 13-9v17a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9z'
];
const lands: readonly Ground[] = [
  { paper: '#d5e4b6', tones: ['#a9c98a', '#7fae6b', '#4f8550'], cuts: hills },
  { paper: '#dfe3cf', tones: ['#b9c4b4', '#8fa58d', '#557a5a'], cuts: peaks },
  { paper: '#c9e2c0', tones: ['#86b98a', '#559665', '#2f6d46'], cuts: canopy },
  { paper: '#ece1b4', tones: ['#d6c27c', '#6fb0bd', '#748a45'], cuts: river }
];
const village: Ground = { paper: '#e9cfa4', tones: ['#dcae7c', '#bd7d54'], cuts: roofs };

const round = box(1, 1, 94, 94, 9);
const ground = (card: Card): Cut[] => {
  const { paper, tones, cuts } = card.terrain ? lands[card.kind % lands.length]! : village;
  return [
    cut(round, '#160b05', { opacity: 0.3, at: 'translate(.6 1.2)' }),
    cut(round, paper),
    ...cuts.map((d, n) => cut(d, tones[n]!)),
    rimmed(round, 'none', '#2b3a22', 1.2)
  ];
};

/** The printed corner: value, and sprouts or a gable. */
function corner(card: Card): Cut[] {
  if (!card.terrain)
    return [
      rimmed('M5 14 18 4.500l13 9.500v17H5z', '#ead7b0', '#8c3f2a', 2, {}),
      ...digits(String(card.value), 18, 21.5, 15, '#221d18')
    ];
  const sprouts = Array.from({ length: card.nature }, (_, n) =>
    place(pieces.nature, card.nature > 1 ? 4 + n * 13 : 5, 3.5, 0.6)
  );
  return [
    cut(box(4, 4, side, side, 6), '#fbf6e9', { opacity: 0.6 }),
    ...sprouts.flat(),
    ...digits(String(card.value).replace('-', '−'), 18, 23.5, 13.5, '#221d18')
  ];
}

const kindPicture: Partial<Record<(typeof spaceKinds)[number], readonly Cut[]>> = {
  tree: pieces.tree,
  treeThenAnimalOrFruit: pieces.treeAnimal,
  treeThenBatOrFruit: pieces.treeBat,
  wildAnimal: pieces.wildAnimal,
  fruitBat: pieces.fruitBat,
  goat: pieces.goat,
  fruit: pieces.fruit,
  house: pieces.house,
  uninhabitableHouse: pieces.ruin
};
const contentPicture: Partial<Record<(typeof contents)[number], readonly Cut[]>> = pieces;

const hatch = 'M3 12 12 3M3 21 21 3M6 26 26 6M14 26 26 14';

function space(card: Card, position: number, content: Content, open: boolean): Cut[] {
  const [x, y] = corners[position]!;
  const kind = spaceKinds[card.spaces[position]!]!;
  const name = contents[content]!;
  const square = box(x, y, side, side, 6);
  const marked = kind === 'treeThenAnimalOrFruit' || kind === 'treeThenBatOrFruit';
  const print: Cut[] =
    kind === 'blank'
      ? [
          cut(square, '#fbf6e9', { opacity: name === 'empty' ? 0.2 : 0.7 }),
          rimmed(square, 'none', '#fbf6e9', 1.3, { dash: '4 3', opacity: 0.75 })
        ]
      : [rimmed(square, '#fbf6e9', '#d8cdb2', 1, open ? { opacity: 0.8 } : {})];
  if (marked)
    print.push(rimmed(box(x + 1.8, y + 1.8, side - 3.6, side - 3.6, 4), 'none', '#c05f10', 1.4, { dash: '2 2.500' }));
  if (name === 'pollution')
    return [
      cut(square, '#fbf6e9'),
      line(hatch, '#8a8580', 2, { at: `translate(${x} ${y})`, opacity: 0.6 }),
      ...place(pieces.pollution, x + 2, y + 2, 1)
    ];
  if (name !== 'empty') {
    // A bat alone sits on the roof of the house it sleeps in.
    if (name === 'fruitBat' && (kind === 'house' || kind === 'uninhabitableHouse'))
      return [...print, ...place(pieces.batHouse, x + 2, y + 3, 0.95)];
    return [...print, ...place(contentPicture[name] ?? [], x + 2, y + 2, 1)];
  }
  const picture = kindPicture[kind];
  if (!picture) return print;
  const faded = place(picture, x + 3.5, y + 3.5, 21 / 24).map((one) => ({
    ...one,
    opacity: (one.opacity ?? 1) * (open ? 0.95 : 0.3)
  }));
  return [...print, ...faded];
}

/**
 * What was drawn last, oldest first. A table shows some sixty cards at most, and each has hundreds of looks in the course of
 * a match: all of them together would fill the memory of a phone.
 */
const drawn = new Map<string, readonly Cut[]>();
const most = 120;

/** A card with these contents on its spaces; `open` for one that lies on the board for everybody to take. */
export function cardCuts(card: Card, holds: readonly Content[], open = false): readonly Cut[] {
  const key = `${card.id} ${card.value} ${card.nature} ${card.spaces.join(',')} ${holds.join(',')} ${open}`;
  const cuts = drawn.get(key) ?? [
    ...ground(card),
    ...corner(card),
    ...card.spaces.flatMap((_, position) => space(card, position, holds[position] ?? 0, open))
  ];
  drawn.delete(key);
  drawn.set(key, cuts);
  const [oldest] = drawn.keys();
  if (drawn.size > most && oldest !== undefined) drawn.delete(oldest);
  return cuts;
}
