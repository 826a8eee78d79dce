/** What the companion knows and how it asks: shared by the steps of its procedure. */
import type { Roll } from '#engine/game.ts';
import type { Activity, AyarName } from '../editions/schema.ts';
import type { Board } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import { setup } from '../rules/setup.ts';
import type { Ayar, Craft, State } from '../rules/state.ts';

/** The side of the Ayllu: after the only person. */
export const ayllu = 1;

/** What the companion says: what the rules tell of the Ayllu, and what is to be done at the table with the real box. */
export type Said =
  | Event
  | { readonly type: 'startPlace' | 'market' | 'stacks' }
  | {
      readonly type: 'walk';
      readonly ayar: AyarName;
      readonly arrows: number;
      readonly power: number;
      readonly temple: boolean;
    }
  | {
      readonly type: 'place';
      readonly ayar: AyarName;
      readonly activity: Activity;
      readonly rule: string;
      readonly skipped: number;
    }
  | { readonly type: 'plants'; readonly many: number; readonly count: number }
  | { readonly type: 'islandLeaves'; readonly number: number; readonly value: number }
  | {
      readonly type: 'festival' | 'ground';
      readonly activity: Activity;
      readonly gained: number;
      readonly llama: boolean;
    }
  | { readonly type: 'aylluTemple'; readonly activity: Activity; readonly ayar: AyarName }
  | { readonly type: 'retires'; readonly ayar: AyarName }
  | { readonly type: 'templePays'; readonly activity: Activity; readonly moons: number; readonly bonus: number }
  | { readonly type: 'markerPays'; readonly activity: Activity; readonly ayar: AyarName; readonly moons: number }
  | { readonly type: 'result'; readonly sun: number; readonly moon: number; readonly points: number }
  | { readonly type: 'outcome'; readonly points: number; readonly ahead: number };

/** What is asked, and the answers there are: one for each of the things asked about at once. */
export type Question = {
  readonly ask: string;
  /** What may be answered; undefined for any number of points. */
  readonly options: readonly number[] | undefined;
  /** How many answers are wanted. */
  readonly count: number;
  /** What the question is about: numbers of Ayar, crafts, places. */
  readonly about: Readonly<Record<string, number | readonly number[]>>;
};
export type Answer = readonly number[];

export const yes = 1;
export const no = 0;
/** Answers to `mine`. */
export const mine = { done: 0, festival: 1, fertile: 2 } as const;

type Temple = { readonly ayar: Ayar; readonly craft: Craft; readonly column: number };

/** A match as the companion knows it: its own side in full, of the rest only what it was told. */
export type RealTable = {
  readonly board: Board;
  readonly state: State;
  readonly roll: Roll;
  readonly tell: (event: Said) => void;
  /** Temples of the Ayllu on the board. */
  temples: Temple[];
  /** Ayar known to have reached the end of their path. */
  readonly home: Set<Ayar>;
};

export type Asking<T> = Generator<Question, T, Answer>;

/** Asks for one answer. */
export function* ask(
  name: string,
  options: readonly number[] | undefined,
  about: Question['about'] = {}
): Asking<number> {
  const [answer] = yield { ask: name, options, count: 1, about };
  return answer!;
}

/** Some numbers in a row. */
export const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);

export const openTable = (board: Board, level: number, roll: Roll, tell: (event: Said) => void): RealTable => ({
  board,
  state: setup(board, 1, { first: 0, level }),
  roll,
  tell,
  temples: [],
  home: new Set()
});
