/** The moves of Aya, one small step each, and reading them from untrusted JSON. */
import type { Seat } from '#engine/game.ts';
import { isCount, isObject } from '#engine/json.ts';
import { count, oneOf, readerOf, type Fits, type Shapes } from '#engine/reading.ts';
import type { Kind } from './state.ts';

/** What the acting device measured: milliseconds since the decision was shown, and milliseconds away (AYA-R-13). */
type Timed = { readonly ms: number; readonly away: number };
type Foot = { readonly x: number; readonly z: number; readonly a: number };

/** A body that lies elsewhere than before: its id, x, y, z in hundredths and four parts of a quaternion. */
export type Moved = readonly [string, number, number, number, number, number, number, number];

/** A physical result (AYA-R-14): steps per second and how many, what moved, tokens thrown off, and a hash of all poses. */
export type Outcome = {
  readonly hz: number;
  readonly steps: number;
  readonly moved: readonly Moved[];
  /** Ids with a space between, in order. */
  readonly off: string;
  readonly hash: string;
};

export type PlaceMove = Timed & Foot & { readonly type: 'place'; readonly lean: number };

export type Move =
  /** Chance: who begins. */
  | { readonly type: 'first'; readonly seat: Seat }
  | ({ readonly type: 'start' } & Foot)
  | { readonly type: 'turnGlass' }
  | ({ readonly type: 'draw'; readonly from: 'stock' | 'reserve' | 'later' } & Timed)
  /** Chance: what is drawn from the stock. */
  | { readonly type: 'drawn'; readonly kind: Kind }
  | ({ readonly type: 'askTile' } & Timed)
  /** Chance: the tile of the type that comes. */
  | { readonly type: 'tile'; readonly tile: string }
  | (PlaceMove & { readonly use: 'plain' })
  | (PlaceMove & { readonly use: 'tile'; readonly tx: number; readonly tz: number; readonly ta: number })
  | (PlaceMove & { readonly use: 'animal' | 'buffer'; readonly partner: string })
  /** Chance: the tremble of the hand, three indices of four bits. */
  | { readonly type: 'tremble'; readonly n: number }
  | ({ readonly type: 'bump'; readonly domino: string; readonly dir: number } & Timed)
  | ({ readonly type: 'accident' } & Outcome)
  | ({ readonly type: 'toReserve' } & Timed)
  | ({ readonly type: 'turn'; readonly domino: string } & Foot & Timed)
  | ({ readonly type: 'raise'; readonly dominoes: readonly string[]; readonly by: Seat } & Timed)
  | ({ readonly type: 'raiseBuffer'; readonly token: string; readonly by: Seat } & Timed)
  | ({ readonly type: 'sandOut' } & Timed)
  | { readonly type: 'push'; readonly domino: string }
  | ({ readonly type: 'fall' } & Outcome)
  /** Nobody's device can tell what falls: what set it off is taken back. */
  | { readonly type: 'undone' }
  | { readonly type: 'enough' }
  /** On a practice table: a domino chosen from the stock. */
  | { readonly type: 'take'; readonly kind: Kind }
  /** On a practice table: hands off, to push what stands; and up again with all of it. */
  | { readonly type: 'tryOut' }
  | { readonly type: 'standUp' };

type ByType = { readonly [M in Move as M['type']]: M };
export type Of<T extends Move['type']> = ByType[T];
export type Step = Extract<Move, Timed>;
export const isTimed = (move: Move): move is Step => 'ms' in move;

const whole =
  (most: number): Fits =>
  (value) =>
    Number.isSafeInteger(value) && Math.abs(value as number) <= most && !Object.is(value, -0);
const angle = (value: unknown): boolean => isCount(value) && value < 3600;
const text = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,32}$/.test(value);
const rising = (ids: readonly string[]): boolean => ids.every((id, i) => text(id) && (i === 0 || id > ids[i - 1]!));
const ids = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.length <= 999 && rising(value as string[]);
const spaced = (value: unknown): boolean =>
  typeof value === 'string' && (value === '' || (value.length < 2000 && rising(value.split(' '))));
const isMoved = (value: unknown): value is Moved =>
  Array.isArray(value) && value.length === 8 && text(value[0]) && value.slice(1).every(whole(32767));
const moved = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= 999 &&
  value.every(isMoved) &&
  rising(value.map((row: Moved) => row[0]));

const span = (value: unknown): boolean => isCount(value) && value < 2 ** 31;
const timed = { ms: span, away: span };
const foot = { x: whole(99_999), z: whole(99_999), a: angle };
const outcome = {
  hz: count,
  steps: count,
  moved,
  off: spaced,
  hash: (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
};

const shapes: Shapes<Exclude<Move['type'], 'place'>> = {
  first: { seat: count },
  start: foot,
  turnGlass: {},
  draw: { from: oneOf(['stock', 'reserve', 'later']), ...timed },
  drawn: { kind: text },
  take: { kind: text },
  askTile: timed,
  tile: { tile: text },
  tremble: { n: (value) => isCount(value) && value < 4096 },
  bump: { domino: text, dir: angle, ...timed },
  accident: outcome,
  toReserve: timed,
  turn: { domino: text, ...foot, ...timed },
  raise: { dominoes: ids, by: count, ...timed },
  raiseBuffer: { token: text, by: count, ...timed },
  sandOut: timed,
  push: { domino: text },
  fall: outcome,
  undone: {},
  enough: {},
  tryOut: {},
  standUp: {}
};

const placing = { ...foot, lean: whole(899), ...timed };
const placings: Shapes<'plain' | 'tile' | 'animal' | 'buffer'> = {
  plain: { ...placing, use: oneOf(['plain']) },
  tile: { ...placing, use: oneOf(['tile']), tx: foot.x, tz: foot.z, ta: angle },
  animal: { ...placing, use: oneOf(['animal']), partner: text },
  buffer: { ...placing, use: oneOf(['buffer']), partner: text }
};

const readPlacing = readerOf<Of<'place'>>(placings, 'use');
const readOther = readerOf<Exclude<Move, PlaceMove>>(shapes);

/** Reads a move; undefined unless it has exactly the keys and kinds of values of its type. */
export const parse = (value: unknown): Move | undefined =>
  isObject(value) && value.type === 'place' ? readPlacing(value) : readOther(value);
