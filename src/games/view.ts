/** The contract between a game's table and the screen around it. The table is told what may be done and shows it. */
import type { Component } from 'svelte';
import type { Game, GameEvent, Illegal, Move, Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';

/** A seat as people see it: its name, and the colour and mark that go with its number. */
export type SeatInfo = { readonly seat: Seat; readonly name: string; readonly bot: boolean };

/** A step that was taken: its number in the log, the position it was taken in, and the move. */
export type Done<S extends JsonObject = JsonObject, M extends Move = Move> = {
  readonly n: number;
  readonly before: S;
  readonly move: M;
};

/** Time that counts, as it runs on this device. */
export interface Clock {
  /** Milliseconds left now; Infinity where time is measured and does not end. */
  readonly left: number;
  /** Stops the time; the screen covers the table until somebody goes on. Undefined where nobody here decides. */
  readonly pause: (() => void) | undefined;
}

/** How the decisions of a game carry the time they took. Milliseconds everywhere. */
export type ClockRules = {
  /** What is left at the beginning of the decision of this position; undefined if its time does not count. */
  readonly left: (state: JsonObject) => number | undefined;
  /** The move as made after `ms`, less `away`, for which the time stood still. */
  readonly timed: (move: Move, ms: number, away: number) => Move;
  /** What happens instead of a decision when its time is used up. */
  readonly out: (state: JsonObject, away: number) => Move;
  /** How long whoever chose this move takes over it: bots are no faster than hands. */
  readonly taken: (move: Move) => number;
};

/** What computes the outcomes of the world on this device. Loaded with its first question; rejects where it cannot run. */
export type World = {
  /** What the world does in this position; computed in the manner of `like`, an outcome of another device, if there is one. */
  readonly outcome: (game: Game, state: JsonObject, like?: Move) => Promise<Move>;
  /** Lets go of what the questions needed. */
  readonly close: () => void;
};

export interface TableProps<S extends JsonObject = JsonObject, M extends Move = Move> {
  readonly game: Game<S, M>;
  /** The position shown now: while things move, one of the moments in between. */
  readonly state: S;
  /** What just happened, while things move; undefined when the table is at rest. */
  readonly event: GameEvent | undefined;
  readonly seats: readonly SeatInfo[];
  /** What was told from the last event of this type on, in order; empty if there was none. */
  readonly recall: (type: string) => readonly GameEvent[];
  /** The seat whose area is in front. */
  readonly viewer: Seat;
  /** The seat that decides on this device now; undefined while a bot or chance acts, in a replay, or at the end. */
  readonly decider: Seat | undefined;
  /** Every legal move of `decider`; empty when nobody decides here. */
  readonly moves: readonly M[];
  /** One touch is enough: no preview before a move is played. */
  readonly quick: boolean;
  /** Milliseconds of one step of motion; 0 when motion is off. */
  readonly pace: number;
  /** Sounds are wanted. */
  readonly sound: boolean;
  /**
   * Plays these moves in order: usually one, or several that belong together (an order of colours, a payment). Resolves
   * once they are stored and shown, or refused.
   */
  readonly onmove: (moves: readonly M[]) => Promise<void>;
  /** Says why something cannot be done, with its rule. */
  readonly onrefuse: (illegal: Illegal) => void;
  /** Opens the explanation of an icon, a card or a rule. */
  readonly onexplain: (topic: string) => void;
  /** What undo would take back, in words ("column 2"), or undefined if there is nothing to take back. */
  readonly undo: { readonly label: string; readonly run: () => void } | undefined;
  readonly redo: { readonly run: () => void } | undefined;
  /** Help out of turn, where another device decides: the seat that helps, and asking that device to enter its move. */
  readonly help?: { readonly seat: Seat; readonly ask: (move: M) => void } | undefined;
  /** The step that led to this position; undefined at the beginning. */
  readonly last: Done<S, M> | undefined;
  /** Every step that led to this position, oldest first, where the page has them. */
  readonly past?: readonly Done<S, M>[];
  /** The match is only looked back at: nobody is going to decide here. */
  readonly replay?: true;
  /** The time of the decision of this position, if it counts. */
  readonly clock: Clock | undefined;
  /** The end has been told: opens the result. Undefined as long as there is none. */
  readonly onresult: (() => void) | undefined;
  /** The table takes its time to show this step: nothing around it tells what came of it before it says `undefined`. */
  readonly onshowing?: (n: number | undefined) => void;
}

export interface OptionsProps {
  readonly seats: number;
  readonly names: readonly string[];
  /** Options of the game, as `parseOptions` takes them; written back as they change. */
  value: JsonObject;
}

export interface EditionProps {
  /** The values as they are now. */
  readonly data: JsonObject;
  /** Takes a copy of them with something changed, marked as the owner's. */
  readonly onchange: (data: JsonObject) => void;
}

/** An aid at the table with the real box: a page of its own, where the app does what the box leaves to people. */
export interface AidProps {
  readonly game: Game;
  /** What it kept last time, to be checked before it is believed; undefined at the beginning. */
  readonly kept: JsonObject | undefined;
  /** Keeps this so that a reload brings it back; null forgets it. */
  readonly onkeep: (state: JsonObject | null) => void;
  /** Opens the rules at a topic. */
  readonly onexplain: (topic: string) => void;
}

/** A page of a game's rules in our words: searchable, with ids of the rules it tells. */
export type Topic = {
  readonly id: string;
  readonly title: string;
  /** Paragraphs of plain text. */
  readonly text: readonly string[];
  /** Rule ids it covers, so that a refusal can open it. */
  readonly rules: readonly string[];
};

/** A part of the board that an event is about, and how long it is shown relative to one step of motion. */
export type GameView = {
  readonly Table: Component<TableProps>;
  /** A small picture of a position, 168×124, without text. */
  readonly Picture: Component<{ state: JsonObject }>;
  readonly Options: Component<OptionsProps>;
  /** Fields for the values of one's own copy, inside a form: parts in `details`, labelled inputs in `.fields`. */
  readonly Edition: Component<EditionProps>;
  /** A picture for a topic's title, if it has one (an icon, a card). */
  readonly TopicIcon: Component<{ topic: string }>;
  /** How many steps of motion an event takes (0: none, shown together with the next). */
  readonly beats: (event: GameEvent) => number;
  /** One line for the log about a move just played in `before`, or undefined if it is not worth one. */
  readonly line: (
    game: Game,
    before: JsonObject,
    move: Move,
    events: readonly GameEvent[],
    names: readonly string[]
  ) => string | undefined;
  /** What undoing this move takes back, short ("column 2"). */
  readonly undoes: (game: Game, state: JsonObject, move: Move) => string;
  /** A hint to make this move, as a sentence; undefined where the line of the log says it. */
  readonly advice?: (game: Game, state: JsonObject, move: Move) => string | undefined;
  /** A refusal in words a player understands. */
  readonly refusal: (game: Game, illegal: Illegal) => string;
  /** The name of a score line's item ("characters", "Joy", "columns"). */
  readonly item: (game: Game, item: string) => string;
  /** Whose decision it is and what, for the title and the home ticket ("Ben to sow"), without the name. */
  readonly doing: (state: JsonObject) => string;
  /** Who acts in this position where nobody at the table does: its name in turns that chance takes. */
  readonly automa?: (state: JsonObject) => string | undefined;
  readonly topics: (game: Game) => readonly Topic[];
  /** What a seat is close to, beside the score so far: what would score next, and the end. Short sentences, or none. */
  readonly goals?: (game: Game, state: JsonObject, seat: Seat) => readonly string[];
  /** How a match ended, in words, where places alone cannot say it (alone, together, against a goal). */
  readonly outcome?: (
    game: Game,
    state: JsonObject,
    names: readonly string[]
  ) => { readonly headline: string; readonly detail: string } | undefined;
  /** The aids named in the game's meta, each brought when it is asked for. */
  readonly aids?: Readonly<Record<string, () => Promise<Component<AidProps>>>>;
  /** In games where time counts. */
  readonly clock?: ClockRules;
  /** The seat that helps by this move out of its turn; undefined if it is none of help. */
  readonly helper?: (move: Move) => Seat | undefined;
  /** Whether what was done last may be taken back here, if it may be at all; without it, always. */
  readonly revocable?: (state: JsonObject) => boolean;
  /** In games with positions in which the world moves. */
  readonly world?: World;
  /** Nothing is secret and turns pass in a moment: the device is never handed over behind a curtain. */
  readonly open?: true;
  /** The table tells the end of a match itself and opens the result when it has done so. */
  readonly tellsEnd?: true;
};
