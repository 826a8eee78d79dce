/**
 * A finished match read again: how it stood all the way, which decisions of each person mattered most and what would have been
 * better, and what the draws gave. All of it follows from the log and from answers to small questions, which are asked in
 * threads of their own and kept as they come in.
 */
import * as v from 'valibot';
import { standing, total, type Game, type Move, type Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Happening } from '#engine/timeline.ts';
import type { Outlook } from '#bots/outlook.ts';
import type { Choice, Draws, Found, Task, Weighed } from '#bots/review.ts';
import { move } from '#sync/schema.ts';
import type { Answers } from '#store/reviews.ts';
import type { Replay } from './replay.ts';

/** Raised whenever other questions are asked, or answered in another way. */
export const reviewVersion = 1;

/** A run of the log: the decisions of one seat in one turn, or draws until somebody decides. */
type Piece = {
  readonly by: Happening['by'];
  readonly from: number;
  readonly to: number;
  /** The turn it belongs to, from 1: whatever others decide in it, and however often it stops for a draw. */
  readonly turn: number;
};

type Question = { readonly key: string; readonly task: Task };

export type Decision = {
  readonly seat: Seat;
  /** It is the entries of the history from here up to there. */
  readonly from: number;
  readonly to: number;
  /** The turn it belongs to, from 1. */
  readonly turn: number;
  readonly better: readonly Move[];
} & Pick<Weighed, 'gain' | 'wins' | 'reasons'>;

export type Review = {
  /** Points that every side could hope to end with, before turns of the match and at its end. */
  readonly curve: readonly { readonly turn: number; readonly from: number; readonly points: readonly number[] }[];
  /** Seats that persons played, if only for a while: a bot's decisions are not theirs. */
  readonly persons: readonly Seat[];
  /** Those that mattered most, of every person, most first. */
  readonly decisions: readonly Decision[];
  /** For each side, what draws gave it and what its own choices left lying, in points; undefined as long as not all is known. */
  readonly luck: readonly number[] | undefined;
  readonly left: readonly number[] | undefined;
  readonly done: number;
  readonly all: number;
};

/** How many points the curve has at most, how many decisions of a person are weighed, and how many of them are told. */
const most = { curve: 36, weighed: 6, told: 3 };

const points = v.array(v.number());
const moves = v.array(move);
const schemas = {
  outlook: v.object({ points, wins: points }),
  choice: v.object({ loss: v.number(), others: v.array(moves) }),
  draws: v.object({ gains: points }),
  weigh: v.object({
    best: v.number(),
    gain: v.number(),
    error: v.number(),
    wins: v.tuple([v.number(), v.number()]),
    reasons: v.array(v.object({ side: v.number(), item: v.string(), points: v.number() }))
  })
};

type Clock = (state: JsonObject) => number;

export class Reading {
  readonly #replay: Replay;
  readonly #answers = new Map<string, Found>();
  /** Of whoever decides; and what is asked from the beginning. */
  readonly #turns: readonly Piece[];
  /** Those that persons decided, by seat. */
  readonly #own = new Map<Seat, Piece[]>();
  readonly #curve: readonly Question[];
  readonly #choices: readonly Question[];
  readonly #draws: readonly Question[];

  /** `clock` counts turns, as the game's mind does. */
  constructor(replay: Replay, clock: Clock, answers: Answers = {}) {
    this.#replay = replay;
    const { history, game } = replay;
    const all = pieces(history, clock);
    this.#turns = all.filter(({ by }) => by !== 'chance');
    for (const piece of this.#turns) {
      const seat = piece.by as Seat;
      if (replay.players(piece.from)[seat]?.kind === 'person')
        this.#own.set(seat, [...(this.#own.get(seat) ?? []), piece]);
    }
    const every = Math.ceil(this.#turns.length / most.curve);
    const free = ({ from, to }: Piece): boolean =>
      history.slice(from, to).some(({ before }) => game.moves(before).length > 1);
    this.#curve = this.#turns.filter((_, index) => index % every === 0).map((piece) => this.#ask('outlook', piece, {}));
    this.#choices = this.#turns.filter(free).map((piece) => this.#ask('choice', piece, { played: this.#moves(piece) }));
    this.#draws = all
      .filter(({ by }) => by === 'chance')
      .map((piece) => this.#ask('draws', piece, { drawn: this.#moves(piece) }));
    for (const { key, task } of [...this.#curve, ...this.#choices, ...this.#draws]) this.#read(key, task, answers);
    for (const { question } of this.#weighed) this.#read(question.key, question.task, answers);
  }

  /** Takes over an answer that is kept, if it is one. */
  #read(key: string, { kind }: Task, answers: Answers): void {
    const read = v.safeParse(schemas[kind], answers[key]);
    if (read.success) this.#answers.set(key, read.output);
  }

  get answers(): Answers {
    return Object.fromEntries(this.#answers);
  }

  /** Takes an answer in. */
  add(key: string, found: Found): void {
    this.#answers.set(key, found);
  }

  /** What is still to be asked, in the order in which it is best known; what follows from answers comes when they are there. */
  get open(): Question[] {
    return this.#questions.filter(({ key }) => !this.#answers.has(key));
  }

  get #questions(): Question[] {
    const first = [...this.#curve, ...this.#choices, ...this.#draws];
    if (this.#choices.some(({ key }) => !this.#answers.has(key))) return first;
    return [...first, ...this.#weighed.map(({ question }) => question)];
  }

  /** All that is known by now. */
  get review(): Review {
    const { history, game } = this.#replay;
    const all = this.#questions;
    const open = this.open;
    const sides = standing(game, this.#replay.at(history.length)).lines.map(total);
    const turns = this.#turns;
    const curve = turns.flatMap(({ from, turn }) => {
      const found = this.#found<Outlook>(`outlook:${from}`);
      return found ? { turn, from, points: found.points } : [];
    });
    const known = (kind: Task['kind']): boolean => !open.some(({ task }) => task.kind === kind);
    const weighing = all.length > this.#curve.length + this.#choices.length + this.#draws.length;
    return {
      curve: [...curve, { turn: (turns.at(-1)?.turn ?? 0) + 1, from: history.length, points: sides }],
      persons: this.#persons,
      decisions: this.#decisions(),
      luck: known('draws') ? this.#sum(sides.length, this.#draws, ({ key }) => this.#drawn(key)) : undefined,
      left: known('choice') ? this.#sum(sides.length, this.#choices, ({ key }) => this.#lost(key)) : undefined,
      done: all.length - open.length,
      all: all.length + (weighing ? 0 : most.weighed * this.#persons.length)
    };
  }

  #decisions(): Decision[] {
    const told = this.#weighed.flatMap(({ question, piece }) => {
      const found = this.#found<Weighed>(question.key);
      // What may as well be luck of the rehearsals is no advice.
      if (!found || question.task.kind !== 'weigh' || found.gain < Math.max(0.5, found.error)) return [];
      const { gain, wins, reasons, best } = found;
      const { from, to, turn } = piece;
      return { seat: piece.by as Seat, from, to, turn, better: question.task.ways[best]!, gain, wins, reasons };
    });
    return this.#persons.flatMap((seat) =>
      told
        .filter((one) => one.seat === seat)
        .sort((a, b) => b.gain - a.gain)
        .slice(0, most.told)
    );
  }

  get #persons(): Seat[] {
    return [...this.#own.keys()].sort((a, b) => a - b);
  }
  /** The decisions of each person that look as if they had cost most. */
  get #weighed(): { question: Question; piece: Piece }[] {
    return this.#persons.flatMap((seat) =>
      this.#own
        .get(seat)!
        .flatMap((piece) => {
          const found = this.#found<Choice>(`choice:${piece.from}`);
          return found && found.others.length > 0 ? { piece, found } : [];
        })
        .sort((a, b) => b.found.loss - a.found.loss || a.piece.from - b.piece.from)
        .slice(0, most.weighed)
        .map(({ piece, found }) => ({
          piece,
          question: this.#ask('weigh', piece, { ways: [this.#moves(piece), ...found.others] })
        }))
    );
  }

  #ask<K extends Task['kind']>(
    kind: K,
    { from }: Piece,
    rest: Omit<Extract<Task, { kind: K }>, 'kind' | 'state' | 'seed'>
  ): Question {
    const key = `${kind}:${from}`;
    const state = this.#replay.at(from);
    return { key, task: { kind, state, seed: `${this.#replay.id}:review:${from}`, ...rest } as unknown as Task };
  }

  #moves({ from, to }: Piece): Move[] {
    return this.#replay.history.slice(from, to).map((one) => one.move);
  }

  #found<F extends Found>(key: string): F | undefined {
    return this.#answers.get(key) as F | undefined;
  }
  #drawn(key: string): readonly number[] {
    return this.#found<Draws>(key)?.gains ?? [];
  }
  #lost(key: string): readonly number[] {
    const { history, game } = this.#replay;
    const from = Number(key.slice(key.indexOf(':') + 1));
    const lost: number[] = [];
    lost[game.turn(history[from]!.before) as Seat] = this.#found<Choice>(key)?.loss ?? 0;
    return lost;
  }
  #sum(sides: number, questions: readonly Question[], of: (one: Question) => readonly number[]): number[] {
    const sum = new Array<number>(sides).fill(0);
    for (const one of questions) of(one).forEach((n, side) => (sum[side]! += n));
    return sum;
  }
}

/** The runs of a history. */
function pieces(history: readonly Happening[], clock: Clock): Piece[] {
  const found: { by: Happening['by']; from: number; to: number; turn: number }[] = [];
  let now: number | undefined;
  let turn = 0;
  for (const [index, { by, before }] of history.entries()) {
    if (by !== 'chance' && clock(before) !== now) {
      now = clock(before);
      turn += 1;
    }
    const last = found.at(-1);
    const same = last?.by === by && (by === 'chance' || clock(before) === clock(history[last.from]!.before));
    if (same) last.to = index + 1;
    else found.push({ by, from: index, to: index + 1, turn });
  }
  return found;
}

/** What all do together by eye and hand has no other ways to be compared with. */
export const reviewable = ({ sample }: Pick<Game, 'sample'>): boolean => sample === undefined;
