/** The contract between a game's table and the screen around it. The table is told what may be done and shows it. */
import type { Component, Snippet } from 'svelte';
import type { EventOf, Game, Illegal, MoveOf, OfOneGame, Seat, StateOf } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Collage } from '#ui/brand/collage.ts';

/** A seat as people see it: its name, and the colour and mark that go with its number. */
export type SeatInfo = { readonly seat: Seat; readonly name: string; readonly bot: boolean };

/** A step that was taken: its number in the log, the position it was taken in, and the move. */
export type Done<G extends Game = Game> = {
  readonly n: number;
  readonly before: StateOf<G>;
  readonly move: MoveOf<G>;
};

/** Time that counts, as it runs on this device. */
export interface Clock {
  /** Milliseconds left now; Infinity where time is measured and does not end. */
  readonly left: number;
  /** It stands still, and the table is covered: nothing is done by itself meanwhile. */
  readonly paused: boolean;
  /** Stops the time; the screen covers the table until somebody goes on. Undefined where nobody here decides. */
  readonly pause: (() => void) | undefined;
}

/** How the decisions of a game carry the time they took. Milliseconds everywhere. */
export interface ClockRules<G extends Game = Game> {
  /** What is left at the beginning of the decision of this position; undefined if its time does not count. */
  left(state: StateOf<G>): number | undefined;
  /** The move as made after `ms`, less `away`, for which the time stood still. */
  timed(move: MoveOf<G>, ms: number, away: number): MoveOf<G>;
  /** What happens instead of a decision when its time is used up. */
  out(state: StateOf<G>, away: number): MoveOf<G>;
  /** How long whoever chose this move takes over it: bots are no faster than hands. */
  taken(move: MoveOf<G>): number;
}

/** What one plays for, as it stands now: a figure, what it is of in a word or two, and both in a sentence. */
export type Aim = { readonly have: string; readonly what: string; readonly says: string };

export type Stages = { readonly steps: readonly string[]; readonly at: number };

/** A component of one game among those of all games. */
type Part<Props extends Record<string, unknown>> = OfOneGame<Component<Props>>;

export type TableProps<G extends Game = Game> = {
  readonly game: G;
  /** The position shown now: while things move, one of the moments in between. */
  readonly state: StateOf<G>;
  /** What just happened, while things move; undefined when the table is at rest. */
  readonly event: EventOf<G> | undefined;
  readonly seats: readonly SeatInfo[];
  /** What was told from the last event of this type on, in order; empty if there was none. */
  recall(type: EventOf<G>['type']): readonly EventOf<G>[];
  /** The seat whose area is in front. */
  readonly viewer: Seat;
  /** The part of the table that is spoken of, by the game’s own name, where not all of it is seen at once: in front while nobody decides here. */
  readonly room?: string | undefined;
  /** The seat that decides on this device now; undefined while a bot or chance acts, in a replay, or at the end. */
  readonly decider: Seat | undefined;
  /** Every legal move of `decider`; empty when nobody decides here. */
  readonly moves: readonly MoveOf<G>[];
  /** What the bot whose seat `decider` is would do: people decide for it, since the decision is everybody's. */
  readonly proposal?: MoveOf<G> | undefined;
  /** What a hint says, this step and those it leads to: they lie on the table as if they had been touched, as long as the hint is read. */
  readonly hint?: readonly [MoveOf<G>, ...MoveOf<G>[]] | undefined;
  /** One touch is enough: no preview before a move is played. */
  readonly quick: boolean;
  /** Milliseconds of one step of motion; 0 when motion is off. */
  readonly pace: number;
  /** Sounds are wanted. */
  readonly sound: boolean;
  /**
   * Plays these moves in order: usually one, or several that belong together (an order of colours, a payment). Resolves
   * once they are stored and shown, or refused. `told`: whoever confirmed them has read on the button that they end the turn.
   */
  readonly onmove: (moves: readonly MoveOf<G>[], told?: boolean) => Promise<void>;
  /** One more touch that leads to this position would end the turn by itself: whoever touches should know. */
  readonly closes?: (after: StateOf<G>) => boolean;
  /** Hears which moves are chosen and not sent yet: the score beside the table tells what would come of them. */
  readonly onchosen?: ((moves: readonly MoveOf<G>[] | undefined) => void) | undefined;
  /** Says why something cannot be done, with its rule. */
  readonly onrefuse: (illegal: Illegal) => void;
  /** Opens the explanation of an icon, a card or a rule. */
  readonly onexplain: (topic: string) => void;
  /** What undo would take back, in words ("column 2"), or undefined if there is nothing to take back: all that one touch did. */
  readonly undo: { readonly label: string; readonly run: () => void } | undefined;
  readonly redo: { readonly run: () => void } | undefined;
  /** Help out of turn, where another device decides: the seat that helps, and asking that device to enter its move. */
  readonly help?: { readonly seat: Seat; ask(move: MoveOf<G>): void } | undefined;
  /** The step that led to this position; undefined at the beginning. */
  readonly last: Done<G> | undefined;
  /** Every step that led to this position, oldest first, where the page has them. */
  readonly past?: readonly Done<G>[];
  /**
   * While a moment is looked back at, the position it began in. A table that shows more than things of the page points itself
   * at what is different from it.
   */
  readonly from?: StateOf<G> | undefined;
  /** When the match began, as a date in ISO form, where the page knows. */
  readonly created?: string;
  /** What was played is looked at, and nobody decides: the table stays where that was done. */
  readonly replay?: true | undefined;
  /** The time of the decision of this position, if it counts. */
  readonly clock: Clock | undefined;
  /** The end has been told: opens the result. Undefined as long as there is none. */
  readonly onresult: (() => void) | undefined;
  /** The log, on a page wide enough for it: the table gives it room, where the game's view brings a `Clock` for the bar. */
  readonly log?: Snippet | undefined;
  /** The table takes its time to show this step: nothing around it tells what came of it before it says `undefined`. */
  readonly onshowing?: (n: number | undefined) => void;
};

export type PictureProps<G extends Game = Game> = { readonly game: G; readonly state: StateOf<G> };
export type IconProps<G extends Game = Game> = { readonly game: G; readonly topic: string };

export type OptionsProps<G extends Game = Game> = {
  readonly game: G;
  readonly seats: number;
  readonly names: readonly string[];
  /** Options of the game, as `parseOptions` takes them; written back as they change. */
  value: JsonObject;
};

export type EditionProps<E extends JsonObject = JsonObject> = {
  /** The values as they are now. */
  readonly data: E;
  /** Takes a copy of them with something changed, marked as the owner's. */
  readonly onchange: (data: JsonObject) => void;
};

/** An aid at the table with the real box: a page of its own, where the app does what the box leaves to people. */
export type AidProps<G extends Game = Game> = {
  readonly game: G;
  /** What it kept last time, to be checked before it is believed; undefined at the beginning. */
  readonly kept: JsonObject | undefined;
  /**
   * Keeps this so that a reload brings it back; null forgets it. Resolves when it is kept, or has been said not to
   * be: what is a step, and not a figure being counted, is shown from then on.
   */
  readonly onkeep: (state: JsonObject | null) => Promise<void>;
  /** Opens the rules at a topic. */
  readonly onexplain: (topic: string) => void;
};

/** A page of a game's rules in our words: searchable, with ids of the rules it tells. */
export type Topic = {
  readonly id: string;
  readonly title: string;
  /** Paragraphs of plain text. */
  readonly text: readonly string[];
  /** Rule ids it covers, so that a refusal can open it. */
  readonly rules: readonly string[];
};

/**
 * What a finished match leaves to be looked at and sent, without text in it: what one side has made, or what all share.
 * Sides are the seats, and after them a rival.
 */
export type Keepsake = {
  readonly side: Seat | undefined;
  /** What is to be seen, in words. */
  readonly label: string;
  readonly picture: Collage;
};
export type Keepsakes<G extends Game = Game> = (
  game: G,
  state: StateOf<G>,
  names: readonly string[]
) => readonly Keepsake[];

/** Something worth remembering of a finished match, in words; with an entry of the log to look at, where it has one. */
export type Memory = {
  readonly key: 'best' | 'closest' | 'decisive';
  readonly title: string;
  readonly text: string;
  readonly note?: string | undefined;
  readonly seat?: Seat;
  readonly n?: number | undefined;
};

/** A step that is told: the position it was taken in, and the move. */
type Taken<G extends Game> = { readonly before: StateOf<G>; readonly move: MoveOf<G> };

/** A sentence about what happened, and the seat it is about; undefined if that is nobody, or several. */
export type Sentence = { readonly text: string; readonly seat: Seat | undefined };

/** How a game is told in small pictures: of what happened, which picture, which part is a show, what makes one line. */
export interface Story<G extends Game = Game> {
  /** The topics whose pictures say what happened, the most telling first; each has a `TopicIcon`. */
  pictures(game: G, before: StateOf<G>, move: MoveOf<G>, events: readonly EventOf<G>[]): readonly string[];
  /**
   * True for what the table does by itself once a phase is over, whoever moved last: a harvest, a night. It is told event by
   * event, at the pace of whoever looks.
   */
  shows(event: EventOf<G>): boolean;
  /** With motion it runs by quickly: whoever learns the game has it told anew, by touch. */
  readonly retold?: true;
  /** True for what puts the table in order for what comes next: nobody is told of it, and nothing points at it. */
  tidies?(event: EventOf<G>): boolean;
  /** What is told in a row and has the same name here is one step of a recap, whoever gains by it; undefined for what is not. */
  gathers?(before: StateOf<G>, event: EventOf<G>): string | undefined;
  /** This step only goes on with the one before it: one line of the log tells both. */
  joins?(before: Taken<G>, step: Taken<G>): boolean;
}

/** What the pages need of one game, each part written for the positions, moves and events of that game. */
export interface GameView<G extends Game = Game> {
  readonly Table: Part<TableProps<G>>;
  /** A small picture of a position, 168×124, without text. */
  readonly Picture: Part<PictureProps<G>>;
  readonly Options: OfOneGame<Component<OptionsProps<G>, object, 'value'>>;
  /** Fields for the values of one's own copy, inside a form: parts in `details`, labelled inputs in `.fields`. */
  readonly Edition: Part<EditionProps>;
  /** A picture for a topic's title, if it has one (an icon, a card). */
  readonly TopicIcon?: Part<IconProps<G>>;
  /** How many steps of motion an event takes (0: none, shown together with the next). */
  beats(event: EventOf<G>): number;
  /** What the log says of a move just played in `before`, each sentence with whom it is about; none if it is not worth a line. */
  sentences(
    game: G,
    before: StateOf<G>,
    move: MoveOf<G>,
    events: readonly EventOf<G>[],
    names: readonly string[]
  ): readonly Sentence[];
  /** How the game is told in small pictures; without it, what happened is told in words alone. */
  readonly story?: Story<G>;
  /** This step, with whatever is drawn after it, ends a turn without anybody having said so: that is asked for, if wished. */
  endsTurn?(before: StateOf<G>, after: StateOf<G>): boolean;
  /** What undoing this move takes back, short ("column 2"). */
  undoes(game: G, state: StateOf<G>, move: MoveOf<G>): string;
  /** A hint to make this move, as a sentence; undefined where the line of the log says it. */
  advice?(game: G, state: StateOf<G>, move: MoveOf<G>): string | undefined;
  /**
   * This move only asks the next question, so that both are answered on the table together; `shown`: the answer is seen there,
   * and needs no words.
   */
  leads?(game: G, state: StateOf<G>, move: MoveOf<G>): boolean | 'shown';
  /**
   * What is played for the seat to act without a question, as nothing in it is to be weighed; undefined where there is something.
   * It is taken back together with what was played before it.
   */
  unasked?(game: G, state: StateOf<G>, moves: readonly MoveOf<G>[]): readonly MoveOf<G>[] | undefined;
  /** A refusal in words a player understands. */
  refusal(game: G, illegal: Illegal): string;
  /** The name of a score line's item ("characters", "Joy", "columns"). */
  item(game: G, item: string): string;
  /** A difference of points under such an item, in whole words, where its name alone would not say what brings it: "3 points more from …". */
  reason?(item: string, points: string): string | undefined;
  /** Whose decision it is and what, for the title and the home ticket ("Ben to sow"), without the name. */
  doing(state: StateOf<G>): string;
  /** Where the match stands ("Round 3 of 7"), where there is room to say so. */
  when?(state: StateOf<G>): string | undefined;
  /** The steps of this turn in order, in a word each, and which of them is due; undefined where a decision is none of them. */
  stages?(state: StateOf<G>): Stages | undefined;
  /** Which of their hands somebody who plays several acts with: its name, instead of the person’s. */
  hand?(state: StateOf<G>): string | undefined;
  /** Who acts in this position where nobody at the table does: its name in turns that chance takes. */
  automa?(state: StateOf<G>): string | undefined;
  topics(game: G): readonly Topic[];
  /** Families of signs for the key of symbols, in order: a title, and which topics belong to it. */
  readonly key: readonly (readonly [title: string, topics: RegExp])[];
  /** What a seat plays for in this position, in the words of the score: it stands in the bar, where there is room. */
  aim?(game: G, state: StateOf<G>, seat: Seat): Aim | undefined;
  /** What a seat is close to, beside the score so far: what would score next, and the end. Short sentences, or none. */
  goals?(game: G, state: StateOf<G>, seat: Seat): readonly string[];
  /**
   * How a match ended, in words, where places alone cannot say it (alone, together, against a goal, and whether that was
   * `met`).
   */
  result?(
    game: G,
    state: StateOf<G>,
    names: readonly string[]
  ): { readonly headline: string; readonly detail: string; readonly met?: boolean } | undefined;
  /** What a round is called where the game has a word of its own for it: in a heading, within a sentence, and the best of all. */
  readonly rounds?: { title(n: number): string; within(n: number): string; readonly best: string };
  /** Where no rounds are counted: the heading in the log of what led to this position; undefined if it goes on with the one before. */
  chapter?(state: StateOf<G>): string | undefined;
  /** What happens in this position comes round by round and is nobody's turn: a harvest, a night. */
  upkeep?(state: StateOf<G>): boolean;
  /** Whether a seat's result is made of this line of the score sheet; without it, it is of all. */
  counted?(state: StateOf<G>, seat: Seat, item: string): boolean;
  /** Pictures of the end, brought when it has come; a match of a game that has them is counted before their eyes. */
  readonly keepsakes?: () => Promise<OfOneGame<Keepsakes<G>>>;
  /** What is worth remembering, where the scores of seats cannot tell it: all earn one together. */
  remember?(game: G, state: StateOf<G>, past: readonly Done<G>[], names: readonly string[]): readonly Memory[];
  /** The aids named in the game's meta, each brought when it is asked for. */
  readonly aids?: Readonly<Record<string, () => Promise<Part<AidProps<G>>>>>;
  /** In games where time counts. */
  readonly clock?: ClockRules<G>;
  /**
   * The time, for the bar of a wide page. The table of such a game fills the page there: it shows what is won so far
   * itself, and gives the log a place.
   */
  readonly Clock?: Part<{ readonly state: StateOf<G>; readonly clock: Clock | undefined }>;
  /** The seat that helps by this move out of its turn; undefined if it is none of help. */
  helper?(move: MoveOf<G>): Seat | undefined;
  /** Whether what was done last may be taken back here, if it may be at all; without it, always. */
  revocable?(state: StateOf<G>): boolean;
  /** On a wide page the seats of its table stand in the bar: they are the `chips` of its frame, in one line. */
  readonly seatsInBar?: true;
  /** Nothing is secret and turns pass in a moment: the device is never handed over behind a curtain. */
  readonly open?: true;
  /** The table tells the end of a match itself and opens the result when it has done so. */
  readonly tellsEnd?: true;
}
