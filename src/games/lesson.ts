/**
 * A lesson: a game told at its own table, by its own rules, one thing at a time. A game writes data and small predicates;
 * how they become a page is the host's (`src/lessons`). In the order of telling of the best teachers: what wins, a first
 * move, what came of it, and each further rule when it first matters.
 */
import { total, type Game, type MoveOf, type Seat, type StateOf } from '#engine/game.ts';

/** A move that was tried, and the positions around it. */
export type Tried<G extends Game = Game> = {
  readonly before: StateOf<G>;
  readonly move: MoveOf<G>;
  readonly after: StateOf<G>;
};

/** What every step says. */
type Told<G extends Game> = {
  /** At most 25 words. */
  readonly text: string;
  /** What to light on the table, as CSS selectors within it. */
  readonly light?: readonly string[];
  /** Whose area is in front, where it is not the learner’s. */
  readonly front?: Seat;
  /** What it speaks of lies in this part of the table, by the game’s own name: it is in front while the learner decides nothing. */
  readonly room?: string;
  /** Ids of the rules that are told here. */
  readonly rules?: readonly string[];
  /** The position it is told in, where that is not what came of the step before. */
  at?(): StateOf<G>;
};

/** Something to look at; a touch on what is lit goes on. */
type Look<G extends Game = Game> = Told<G> & { readonly kind: 'look' };

/** Something is asked of the learner. */
type Asks<G extends Game> = {
  /** What is said when something else was tried. */
  readonly nudge: string;
  /** True for a move on the way; without it, for every move after which the task can still be fulfilled. */
  fits?(tried: Tried<G>): boolean;
  /** Ways that fulfil it from here, where the rules list no moves to search among; such a task says what fits, too. */
  shown?(state: StateOf<G>): readonly (readonly MoveOf<G>[])[];
};

/**
 * A task. Every way to fulfil it counts. Where it sets the world moving, it is judged by what came of that, and the step
 * after it has a position of its own: what the world does is not known beforehand.
 */
type Do<G extends Game = Game> = Told<G> &
  Asks<G> & {
    readonly kind: 'do';
    /** The task is fulfilled in `state`; `from` is the position it was set in. */
    done(state: StateOf<G>, from: StateOf<G>): boolean;
    /** What came of it, in at most 25 words; without it the next step follows by itself. */
    readonly then?: string;
  };

/** What others do, or what the rules do: it is played by itself, until there is something to tell. */
type Watch<G extends Game = Game> = Told<G> & {
  readonly kind: 'watch';
  until(state: StateOf<G>, from: StateOf<G>): boolean;
};

/** Two or three moves are compared: after one is chosen its consequence is told, and another may be tried. */
type Choose<G extends Game = Game> = Told<G> &
  Asks<G> & {
    readonly kind: 'choose';
    readonly ways: readonly Way<G>[];
  };
type Way<G extends Game = Game> = {
  done(state: StateOf<G>, from: StateOf<G>): boolean;
  /** What came of it, in at most 25 words. */
  readonly then: string;
};

/** A real match, played on to its end against bots of the weakest level. */
export type Play<G extends Game = Game> = Told<G> & {
  readonly kind: 'play';
  /** What is said of a position on the way, in at most 25 words, where that is more than what it began with. */
  stands?(state: StateOf<G>): string;
  /** What is said at the end, in at most 25 words. */
  then(state: StateOf<G>): string;
};

/** What is said of the match at the end of a lesson, each in at most 25 words. */
type MatchWords = {
  readonly begin: string;
  readonly won: string;
  readonly lost: string;
  /** Nobody has more points than the learner, and somebody as many: `won` tells how the rules break the tie. */
  readonly level: (won: boolean) => string;
};

/** The end of a lesson: a match, won by the rules of the game. */
export const finalMatch = <G extends Game>(game: G, words: MatchWords): Play<G> => ({
  kind: 'play',
  text: words.begin,
  then(state) {
    const [own = 0, ...others] = game.score(state).map(total);
    const won = game.places(state)[0] === 1;
    if (own === Math.max(...others)) return words.level(won);
    return won ? words.won : words.lost;
  }
});

export type Step<G extends Game = Game> = Look<G> | Do<G> | Watch<G> | Choose<G> | Play<G>;

/** One to two minutes; ends where something was achieved. */
export type Chapter<G extends Game = Game> = {
  readonly id: string;
  readonly title: string;
  /** The seat of whoever learns. */
  readonly seat: Seat;
  /** The position of the first step. */
  begin(): StateOf<G>;
  readonly steps: readonly Step<G>[];
  /**
   * What anybody else, or chance, does in this position: told by the position alone, so that a step can be taken again.
   * Undefined leaves it to chance fixed by the position, or to the first legal move.
   */
  reply?(state: StateOf<G>): MoveOf<G> | undefined;
  /** What is done for the learner in this position, as long as a task is not fulfilled: what the chapter is not about. */
  unasked?(state: StateOf<G>): MoveOf<G> | undefined;
};

/**
 * What the coach says in a match when it first matters there: one sentence, of what a chapter tells whoever took it, or of
 * what only a whole match brings. The first that fits is said, so the order is that of telling.
 */
export type Tip<G extends Game = Game> = {
  readonly id: string;
  /** The chapter that tells the same; without one it is told to everybody, whatever was learnt. */
  readonly chapter?: string;
  /** At most 25 words. */
  readonly text: string;
  readonly light?: readonly string[];
  /** It matters in this position, in which `seat` decides. */
  when(state: StateOf<G>, seat: Seat): boolean;
};

/** What the coach says when suggestions end, and when what others did no longer opens by itself: once in every match that has them. */
export const partings: readonly string[] = ['alone', 'eye'];

/** What the coach still has to say to whoever was told these tips and has learnt these chapters. */
export const unheard = <T extends Pick<Tip, 'id' | 'chapter'>>(
  tips: readonly T[],
  told: readonly string[],
  learnt: readonly string[]
): readonly T[] =>
  tips.filter(({ id, chapter }) => !told.includes(id) && (chapter === undefined || !learnt.includes(chapter)));

export type Lesson<G extends Game = Game> = {
  /** Names of the seats beside the learner's, by seat. */
  readonly names: readonly string[];
  readonly chapters: readonly Chapter<G>[];
  readonly coach: readonly Tip<G>[];
};
