/**
 * A hint is a turn: each of its steps is offered when the match has come to it, and as long as it lies on the table, what speaks for
 * it is looked for. Nothing is played that nobody has asked for.
 */
import { untrack } from 'svelte';
import type { Move } from '#engine/game.ts';
import { canonical } from '#engine/json.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import { announce } from '#ui/announce.svelte.ts';
import { words } from '#words/play.ts';
import type { Tale } from './tale.ts';
import { breaths, brings, goesOn, inOneBreath, listed, walk, weigh, type Why } from './ways.ts';

/** One step, in words, and what is to follow it in this turn. */
export type Hint = {
  readonly text: string;
  /** What the rest of the turn gains by the score sheet, from this step on. */
  readonly brings: readonly string[];
  readonly then: readonly string[];
  /** Something is drawn after that, and the turn goes on: what is best then cannot be said before. */
  readonly drawn: boolean;
  /** This step and those that follow. */
  readonly moves: readonly [Move, ...Move[]];
  /** Those that the text says, which one touch plays: more than one where the first only asks the next question. */
  readonly due: readonly Move[];
  /** Nothing was decided by this seat before: how a hint is followed is told with it. */
  readonly first: boolean;
  /** The position it is for, by its canonical text. */
  readonly key: string;
};

type Play = (moves: readonly Move[]) => Promise<void>;

export class Hints {
  readonly #live: LiveMatch;
  readonly #tale: Tale;
  #turn = $state.raw<readonly Hint[]>([]);
  /** What was found for which hint; nothing as long as it is looked for. */
  #found = $state.raw<{ readonly hint: Hint; readonly why: Why | undefined }>();
  /** How the rest of the turn is played, since somebody said so, and the step that was tried last. */
  #all = $state.raw<{ readonly play: Play; tried?: Hint }>();
  readonly #at = $derived.by(() => {
    if (this.#turn.length === 0) return undefined;
    const key = canonical(this.#live.state);
    return this.#turn.find((hint) => hint.key === key);
  });

  /** Made while a component is: it looks for reasons as long as that is there. `busy`: a step is being stored. */
  constructor(live: LiveMatch, tale: Tale, busy: () => boolean) {
    this.#live = live;
    this.#tale = tale;
    $effect(() => {
      const { now } = this;
      if (!now) return;
      const left = new AbortController();
      untrack(() => {
        announce(words.notice.hint(now.text, now.brings));
        void this.#weigh(now, left.signal);
      });
      return () => left.abort();
    });
    $effect(() => {
      const { now } = this;
      const all = this.#all;
      if (now && all && !busy() && now !== all.tried) untrack(() => void this.#go(now, all));
    });
  }

  /** What is hinted in this position, while somebody decides. */
  get now(): Hint | undefined {
    return this.#live.decider === undefined ? undefined : this.#at;
  }
  /** The match is somewhere on the way that was hinted, though things may still move. */
  get followed(): boolean {
    return this.#at !== undefined;
  }
  /** What speaks for it: `undefined` as long as it is looked for, `null` if there is nothing to say. */
  get why(): Why | null | undefined {
    return this.#found && this.#found.hint === this.now ? (this.#found.why ?? null) : undefined;
  }

  /** Hints at these moves from here on. */
  give(moves: readonly Move[]): void {
    const { state, decider, history } = this.#live;
    const { game } = this.#tale;
    const begins = !history.some(({ by }) => by === decider);
    const steps = walk(game, state, moves, decider!);
    const said = breaths(this.#tale, steps);
    const drawn = goesOn(game, steps.at(-1)?.after ?? state, decider!);
    this.clear();
    this.#turn = said.flatMap((breath, nth) =>
      breath.map((told, n): Hint => {
        const left = [breath.slice(n), ...said.slice(nth + 1)];
        const [text = '', ...then] = listed(left.map(inOneBreath));
        const after = left.flat().slice(1);
        return {
          text,
          brings: brings(this.#tale, told.step.before, (after.at(-1) ?? told).step.after, decider!),
          then,
          drawn,
          moves: [told.step.move, ...after.map(({ step }) => step.move)],
          due: breath.slice(n).map(({ step }) => step.move),
          first: begins && nth === 0 && n === 0,
          key: canonical(told.step.before)
        };
      })
    );
  }

  /** Plays what is left of the turn by `play`, each step when the match has come to it: a draw, another seat or a question ends it. */
  playAll(play: Play): void {
    this.#all = { play };
  }

  clear(): void {
    this.#turn = [];
    this.#found = undefined;
    this.#all = undefined;
  }

  async #go(hint: Hint, all: { readonly play: Play; tried?: Hint }): Promise<void> {
    all.tried = hint;
    await all.play(hint.due);
    // Refused, not stored, or asked about first: then that was all.
    if (this.#at === hint && this.#all === all) this.#all = undefined;
  }

  async #weigh(hint: Hint, signal: AbortSignal): Promise<void> {
    const { state, decider } = this.#live;
    const from = { state, seat: decider! };
    const why = await weigh(this.#live, this.#tale, from, hint.moves, signal).catch(() => undefined);
    if (!signal.aborted) this.#found = { hint, why };
  }
}
