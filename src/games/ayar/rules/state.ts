/**
 * The position of Ayar as plain data, mostly numbers in fixed shapes, since search clones it hundreds of thousands of
 * times. Activities, Ayar, markers, lines, slots, tiles and lake spaces are places in the lists of board.ts; −1 is none;
 * sets are bits. What can be derived (suns, moons, power, faces of Raymi tiles) is not stored, with one exception named
 * below. No order of any stack exists: what is unknown is a count or a set.
 *
 * The solo game has one seat: the Ayllu decides nothing, so it is no seat but the second *side* of the table. Its turns
 * follow from two draws, are carried out by the rules as soon as these are made, and only the person's decisions (fertile
 * ground) come in between. `score` and `places` speak of seats only; what the Ayllu has reached is in `rival` (scoring.ts).
 */
import type { Seat } from '#engine/game.ts';
import { activityNames, ayarNames, lineNames } from '../editions/schema.ts';

export const markerNames = [...ayarNames, 'gold'] as const;
export { activityNames, ayarNames, lineNames };

/** Places in the lists of names. */
export type Craft = number;
export type Ayar = number;
export type Marker = number;
export type Line = number;
export const gold: Marker = 4;
export const none = -1;
/** A pot taken unseen. */
export const wild = -1;

/** What a player and the Ayllu have in common. */
export type Side = {
  dial: number;
  llamas: number;
  /** Sun points of the four dawns, and of llamas at the end. */
  sun: readonly number[];
  /** Moon points of the temple bonus, temples, step markers, and llamas at the end. */
  moon: readonly number[];
  /** Temples not yet placed, a bit for each activity. */
  temples: number;
  /** Activities with a bonus marker. */
  inti: number;
  /** The retired marker on each activity's moon slot. */
  moonSlots: readonly Marker[];
};
export const moonFrom = { bonus: 0, temples: 1, markers: 2, llamas: 3 } as const;
export const sunFromLlamas = 4;

export type PlayerSide = Side & {
  /** Tambos still on the grid, a bit for each cell. */
  tambos: number;
  /** The line each marker stands or lies at, and which of them were laid this round. */
  at: readonly Line[];
  laid: number;
  /** Kinds of pots in the order of the slots. */
  pots: readonly number[];
  /** Textiles laid: see `cloth` in weaving.ts. */
  cloths: readonly number[];
  /**
   * What `cloths` add up to: cells covered; cells with a half sun at the top, right, bottom, left; suns printed. Kept
   * since search asks for it at every position.
   */
  weave: readonly number[];
  /** Maize removed from each box. */
  maize: readonly number[];
  /** Lake spaces of own islands in building order. */
  islands: readonly number[];
  boat: number;
  /** Viracocha on each bonus slot. */
  viracocha: readonly number[];
};

export type Ayllu = Side & {
  pots: number;
  cloths: number;
  maize: number;
  /** Islands that have left its board, and where those lie that found a place. */
  gone: number;
  islands: readonly number[];
  /** Spaces its boat has gone on its own track. */
  boat: number;
  /** Markers in the bag, tokens not yet flipped this round, tokens out of the game. */
  bag: number;
  tokens: number;
  removed: number;
  /** The token of this turn. */
  token: number;
};

/** Asked of chance. */
export type Draw = 'first' | 'row' | 'tile' | 'pot' | 'textile' | 'token' | 'marker';
/** Asked of a seat. */
export type Ask =
  | 'step'
  | 'ayar'
  | 'build'
  | 'tambo'
  | 'pottery'
  | 'weaving'
  | 'lay'
  | 'terrace'
  | 'reed'
  | 'lakeArea'
  | 'viracocha'
  | 'moveMarker'
  | 'order'
  | 'temple'
  | 'fertile'
  | 'moonSlot'
  | 'llamas';
/** Carried out by the rules without asking, one after another, until somebody is asked again. */
export type Passage =
  | 'layOut'
  | 'starting'
  | 'turn'
  | 'site'
  | 'activity'
  | 'restock'
  | 'triggers'
  | 'checks'
  | 'fertileNext'
  | 'endTurn'
  | 'retire'
  | 'scoreTemples'
  | 'nextMarker'
  | 'dawn'
  | 'share'
  | 'aylluBuild';
export type Step = Draw | Ask | Passage | 'over';

/** The part of the match: what a turn leads to depends on it. */
type Phase = 'setup' | 'start' | 'day' | 'night' | 'end';

export type Options = {
  /** The seat that begins, or null: by lot (AYR-RES-54); the only seat in the solo game. */
  readonly first: Seat | null;
  /** The solo board played against (AYR-SOLO-01); 0 with two or more seats. */
  readonly level: number;
};

export type State = {
  options: Options;
  phase: Phase;
  step: Step;
  /** Counted from 1; 0 before the first day. */
  round: number;
  /** The side with the First Player token, the side whose turn it is, and the seat that is asked. */
  first: Seat;
  seat: Seat;
  asked: Seat;
  /** Turns taken this round; sides that have answered a question put to all. */
  taken: number;
  answered: number;

  /** Where each Ayar stands, and the round in which it retired (0: it has not). */
  spaces: readonly number[];
  retired: readonly number[];
  /** The side whose tambo is on each building slot. */
  built: readonly Seat[];
  /** The tile on each Raymi slot. */
  tiles: readonly number[];
  /** The Ayar of each row of the temple area, from the top. */
  rows: readonly Ayar[];
  /** Temples in each Ayar's row, in order (temple.ts). */
  placed: readonly (readonly number[])[];

  /** Kinds of pots on the market slots; pots in the stack; pots of each kind that never lay in the market (AYR-RES-57). */
  market: readonly number[];
  stack: number;
  unknown: readonly number[];
  /** The top textile of each stack, and those under it, a bit for each. */
  tops: readonly number[];
  under: readonly number[];
  /** Viracocha in each lake area; sides with an island on each lake space. */
  lake: readonly number[];
  islands: readonly number[];
  /** Whose maize lies in the terrace area, in order of planting. */
  terrace: readonly Seat[];

  players: PlayerSide[];
  ayllu: Ayllu | null;

  /** The turn: marker and line, the Ayar moved and where from, the slot built on, the cell emptied. */
  marker: Marker;
  line: Line;
  ayar: Ayar;
  from: number;
  slot: number;
  cell: number;
  /** The activity, power left, units used, the textile being laid. */
  craft: Craft;
  power: number;
  units: number;
  cloth: number;
  /** AYR-RES-03: nothing can be performed this turn. */
  idle: boolean;
  /** A viracocha is being placed: where to go on after it. */
  back: Passage;
  /** The island just built, while its viracocha is chosen. */
  island: number;
  /** End-of-turn triggers not yet resolved, by id. */
  triggers: readonly string[];
};
