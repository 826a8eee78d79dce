/** What is said at the end: the count, the rank, the postcard. */
import type { Options } from '../rules/state.ts';
import { dateOf, plural } from '#words/grammar.ts';

export const count = {
  title: 'The count',
  next: 'Continue',
  all: 'Show all',
  hold: 'Pause the count',
  goOn: 'Let the count run on',
  why: 'Why?',
  whyLabel: (title: string) => `Why not? The rule about ${title}`,
  line: (title: string, text: string, sum: number) =>
    `${title}${text === '' ? '' : `: ${text}`}. ${plural(sum, 'point')} so far.`,
  animal: (animal: string, type: string) => `The ${animal} (${type})`,
  landscape: (tile: string) => `Landscape: ${tile}`,
  won: (points: number) => plural(points, 'point'),
  more: (points: number) => `${points} more ${points === 1 ? 'point' : 'points'}`,
  triptych: (type: string) => `The ${type} panorama is complete`,
  token: (n: number, all: number) => `Push token ${n} of the ${all} you kept`,
  noToken: 'No push token is left.',
  none: 'There is no landscape and no animal on the table.',
  album: (type: string, tiles: number, animals: number) => `${type}: ${tiles} of 3 landscapes, ${animals} of 5 animals`,
  yourRank: 'Your rank',
  rank: (points: number, rank: string) => `${plural(points, 'point')}. ${rank}.`,
  points: (points: number) => (points === 1 ? 'point' : 'points'),
  watch: 'Watch the fall again',
  video: 'Save a video',
  filmed: 'The video is ready.',
  keepFilm: 'Save the video',
  saved: 'Saved.',
  handedOn: 'Handed on.',
  notSaved: 'Not saved.',
  ready: 'It is ready.',
  keep: 'Save',
  unsaved: 'It could not be saved here.',
  result: 'Result',
  reasons: {
    'AYA-ANIM-08': 'it was not on its dominoes when building ended',
    'AYA-ANIM-01': 'its camera domino did not fall',
    'AYA-ANIM-02': 'it was thrown off the river',
    'AYA-ANIM-03': 'no river of its kind leads to a tile of its kind',
    'AYA-ANIM-04': 'it lies on a tile',
    'AYA-ANIM-05': 'there are two animals on one stretch',
    'AYA-LAND-02': 'a domino of another kind lies on it',
    'AYA-LAND-03': 'not all of its openings are wet'
  } as Readonly<Record<string, string>>
} as const;

/** “5-minute”, “90-second”. */
const length = (ms: number): string =>
  ms % 60_000 === 0 ? `${ms / 60_000}-minute` : `${Math.round(ms / 1000)}-second`;

export const outcome = {
  headline: (points: number) => `${plural(points, 'point')} together`,
  alone: (points: number) => plural(points, 'point'),
  ranked: (rank: string, played: string) => `${rank} (${played})`,
  glasses: (ms: number) => `two ${length(ms)} glasses`,
  noSand: 'no sand',
  tables: { compact: 'small table', large: 'large table' } as Readonly<
    Record<Exclude<Options['table'], 'default'>, string>
  >,
  hands: { steady: 'steady hand', natural: 'natural hand', bare: 'bare hand' } as Readonly<
    Record<Exclude<Options['hand'], 'guided'>, string>
  >,
  scaled: (glasses: string) => `With ${glasses}, further ranks take fewer points than usual.`,
  next: (rank: string, at: number, more: number) => `Next rank: “${rank}” at ${at} points: ${more} more.`,
  top: 'No rank is higher.',
  fullLadder: 'Ranked by the ladder of the full game.'
} as const;

/** What is worth remembering of a river. */
export const memory = {
  river: (dominoes: number, photos: number) =>
    `The finished river from above: ${plural(dominoes, 'domino', 'dominoes')} fell, ${plural(photos, 'photo')} won`,
  best: 'Best single push',
  push: (name: string, n: number, points: number) => `${name}, push ${n}: ${plural(points, 'point')}`,
  brought: (dominoes: number, photos: number) =>
    `${plural(dominoes, 'domino', 'dominoes')} fell, ${photos === 0 ? 'no photo' : plural(photos, 'photo')} won.`,
  closest: 'What was closest',
  dry: (photo: string, dry: number, all: number) => `${photo}: ${dry} of its ${all} openings stayed dry.`,
  foreign: (photo: string, n: number) => `${photo}: ${plural(n, 'domino', 'dominoes')} of another kind lay on it.`,
  lost: (photo: string, why: string) => `${photo}: ${why}.`,
  rank: (points: number, rank: string) => `${plural(points, 'more point')} to the rank “${rank}”.`
} as const;

export const postcard = {
  date: dateOf,
  open: 'Postcard',
  title: 'A postcard of your river',
  drawing: 'Drawing the postcard …',
  share: 'Share',
  save: 'Save',
  unshared: 'It could not be shared here.',
  foot: 'Wayside – unofficial',
  game: 'Aya',
  alt: (points: number, rank: string, names: string, date: string) =>
    `A postcard with a picture of the river: ${plural(points, 'point')}, ${rank}. ${names === '' ? '' : `By ${names}, `}${date}.`,
  file: (date: string) => `aya-river-${date}.png`
} as const;
