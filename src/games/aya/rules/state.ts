/**
 * The position of Aya as plain data. Lengths are hundredths of a centimetre, angles tenths of a degree, the origin is
 * the middle of the table. What was drawn, placed and how it lies is stored; what it is worth is counted from that. No
 * order of unseen dominoes exists: they are counts.
 */
import type { Seat } from '#engine/game.ts';
import type { Type } from '../editions/schema.ts';

export { types, type Type } from '../editions/schema.ts';
/** What a domino counts as; gardens are wild (AYA-GARDEN-02). */
export type Ground = Type | 'garden';
/** The eleven kinds of unseen dominoes. */
export type Kind = Type | `${Type}Camera` | 'garden';

/** The middle of a foot (or of a tile) and a heading from 0 to 3599, from +x towards +z. */
export type Pose = { readonly x: number; readonly z: number; readonly a: number };
/** A body in space: its middle in hundredths of a centimetre, y upwards, and a quaternion in parts of 32767. */
export type Pose3 = {
  readonly p: readonly [number, number, number];
  readonly q: readonly [number, number, number, number];
};

export const hands = ['guided', 'steady', 'natural', 'bare'] as const;
export type Steadiness = (typeof hands)[number];
export const tables = ['default', 'compact', 'large'] as const;

export type Options = {
  readonly hand: Steadiness;
  readonly table: (typeof tables)[number];
  /** Length of a glass in milliseconds; 0: no sand. Anything but the edition's own is not the full game. */
  readonly glassMs: number;
  readonly firstRetriggerFree: boolean;
  /** The seat that begins, or null: by lot (AYA-SETUP-07). */
  readonly first: Seat | null;
};

/**
 * `upright` stands (or leans a little, jammed); `lying` was knocked over, or fell without showing water; `laid` waits
 * flat beside its place (AYA-TOKEN-06); `fallen` is river. `end` is how it lies, null while it stands as placed.
 */
export type Domino = Pose & {
  readonly is: 'upright' | 'lying' | 'laid' | 'fallen';
  /** Who placed it. */
  readonly seat: number;
  readonly end: Pose3 | null;
  /** Where its foot was placed, once it has been turned off that spot (AYA-PLACE-05). */
  readonly spot?: { readonly x: number; readonly z: number };
};

/** `on` its two dominoes (or where the fall dropped it), `laid` beside its place, or `off`, thrown down by accident. */
type Token = {
  /** The camera domino, and the one that stood there before. */
  readonly on: readonly [string, string];
  readonly at: 'on' | 'laid' | 'off';
  readonly end: Pose3 | null;
};

/** Where the camera of a domino goes (AYA-CAM-01); `buffer` lays domino and animal flat for now (AYA-TOKEN-04). */
export type Use =
  | { readonly use: 'plain' }
  | { readonly use: 'tile'; readonly tile: string; readonly pose: Pose }
  | { readonly use: 'animal' | 'buffer'; readonly partner: string };

/** A domino on its way from the hand to the table. */
export type Aim = Pose & { readonly lean: number; readonly what: Use };

/** What sets bodies moving: the whole input of a physical event, together with the placement. */
export type Cause = {
  readonly type: 'knock' | 'lean' | 'bump' | 'push';
  readonly dominoes: readonly string[];
  /** The new foot of a knock. */
  readonly from: Pose | null;
  /** Direction of a bump. */
  readonly dir: number;
  readonly lean: number;
};

type Phase = 'setup' | 'glass1' | 'break' | 'glass2' | 'push' | 'over';
/** The entry that comes next; chance gives `first`, `drawn`, `tile` and `tremble`, the world `accident` and `fall`. */
export type Due =
  | 'first'
  | 'start'
  | 'glass'
  | 'drawn'
  | 'draw'
  | 'place'
  | 'ahead'
  | 'tile'
  | 'tremble'
  | 'accident'
  | 'push'
  | 'fall'
  | 'over';

export type State = {
  options: Options;
  /** Alone, one person plays two stocks in turn (AYA-DEAL-03): people 1, two stocks. */
  people: number;
  /** The stock whose owner begins, and the one whose turn it is. */
  first: number;
  turn: number;
  phase: Phase;
  due: Due;
  /** The stock a domino is being drawn for. */
  drawer: number;
  /** What goes on after a draw of chance, or with the second glass. */
  resume: 'deal' | 'draw' | 'place' | 'ahead' | null;
  cause: Cause | null;
  aim: Aim | null;
  /** Sand used of the running glass, and time away in all. */
  sandMs: number;
  awayMs: number;
  unseen: Record<Kind, number>;
  stock: number[];
  /** Face up, the top one last. */
  reserve: string[][];
  hand: (string | null)[];
  from: ('stock' | 'reserve' | null)[];
  tilesLeft: Record<Type, string[]>;
  /** A tile whose shape has been seen stays on top of its stack (AYA-CAM-03). */
  tileTop: Record<Type, string | null>;
  animalsLeft: Record<Type, number>;
  dominoes: Record<string, Domino>;
  tiles: Record<string, Pose>;
  tokens: Record<string, Token>;
  pushes: { by: number; domino: string }[];
  retriggers: number;
};

/** The seat that plays the stock `stock`. */
export const seatOf = (state: State, stock: number): Seat => (state.people === 1 ? 0 : stock);
export const running = ({ phase }: State): boolean => phase === 'glass1' || phase === 'glass2';
export const idsOf = (record: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(record).sort((a, b) => (a < b ? -1 : 1));
