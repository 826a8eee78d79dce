/**
 * The position of Atiwa as plain data, in few words and fixed shapes, since search clones it millions of times. What
 * can be derived (supply rows, demand, points) is never stored, and no deck order exists: piles are sets and counts.
 */
import type { Seat } from '#engine/game.ts';
import type { Token } from '../editions/schema.ts';

export { positions, tokens, type Token } from '../editions/schema.ts';

/** A card by its kind: terrain cards first, then the locations (see board.ts). */
export type Kind = number;

/** A place in a tableau: row × 4 + column, both counted from 0. */
export type Cell = number;

/** A space: the card's place in the order of arrival × 8 + the position on it, which is also the order of pollution. */
export type Spot = number;

/** What lies on a space, one number for each possibility; a rider stands on a tree or a trained family. */
export const contents = [
  'empty',
  'tree',
  'wildAnimal',
  'fruitBat',
  'goat',
  'fruit',
  'family',
  'trained',
  'treeFruit',
  'treeBat',
  'treeAnimal',
  'trainedBat',
  'pollution'
] as const;
export type Content = number;

export type Area = {
  gold: number;
  /** Bats on the night card. */
  night: number;
  /** Food that was missing so far. */
  missing: number;
  /** Pollution markers for which no space was left. */
  aside: number;
  /** Families that have left the game (Migration). */
  removed: number;
  /** Cards in the order they came; where each lies; and what lies on their spaces, eight a card. */
  cards: Kind[];
  cells: Cell[];
  spots: Content[];
};

/** What is asked now; `first`, `tile`, `reveal`, `draw` and `marker` are asked of chance. */
export type Step =
  | 'first'
  | 'tile'
  | 'reveal'
  | 'worker'
  | 'work'
  | 'draw'
  | 'lay'
  | 'pay'
  | 'dusk'
  | 'fly'
  | 'fruit'
  | 'plant'
  | 'marker'
  | 'trees'
  | 'fruits'
  | 'bats'
  | 'home'
  | 'feed'
  | 'eat'
  | 'breed'
  | 'over'
  /** Steps that run by themselves, see index.ts. */
  | 'carryOn'
  | 'beginPlanting'
  | 'income'
  | 'growTrees'
  | 'growFruit'
  | 'growBats'
  | 'night'
  | 'hunger'
  | 'offspring'
  | 'nextSeat'
  | 'prepare'
  | 'refill'
  | 'round';

export type Options = {
  /** The seat that begins, or null: by lot (ATW-SET-10). */
  readonly first: Seat | null;
  /** The solo challenge being tried, or null (ATW-SOLO-07). */
  readonly challenge: string | null;
  /** Whether room for the tree is tested before the bats and the fruit leave, or with them gone (ATW-NIGHT-06). */
  readonly nightRoom: 'before' | 'after';
  /** A spent marked tree takes its rider along, or cannot be spent (ATW-SPG-04). */
  readonly groupRiders: 'lost' | 'hold';
  /** An empty bag gives nothing, or is filled again (ATW-INC-05). */
  readonly emptyBag: 'nothing' | 'refill';
  /** Whether a bonus is given when the main action had no effect (ATW-ACT-13). */
  readonly emptyBonus: 'given' | 'withheld';
};

export type State = {
  options: Options;
  areas: Area[];
  /** 1 to 7; 0 while the board is being laid out. */
  round: number;
  /** Turns ended in this round. */
  turns: number;
  /** Who begins the round; −1 before it is drawn. Who holds the marker. */
  first: Seat;
  marker: Seat;
  /** Whose turn or maintenance it is. */
  seat: Seat;
  step: Step;

  /** For each action space the seat whose worker is on it, or −1, and the round in which it came. */
  workers: Seat[];
  since: number[];
  /** For each round space the tile on it, or −1; tiles not yet laid out. */
  tiles: number[];
  tilesLeft: number[];
  /** Open terrain cards by place, −1 for none; the unseen cards and the discarded ones, in the order of numbers. */
  open: Kind[];
  deck: Kind[];
  discard: Kind[];
  stacks: number[];
  /** Pollution markers in the bag that show no, one and two gold. */
  bag: [number, number, number];

  /** The action space being carried out, or −1. */
  space: number;
  /** For each part of what is being carried out (see parts.ts): how often it may still be done, and was done. */
  left: number[];
  used: number[];
  /** The card waiting for its place, or −1. */
  card: Kind;
  /** What still has to be spent, token by token of one type after another. */
  owed: { token: Token; count: number }[];
  /** Bats that still have to fly for the bat action; whether it was taken in this turn. */
  flying: number;
  flown: boolean;
  /** Markers still to be drawn, and drawn and not yet laid. */
  draws: number;
  drawn: number;
};
