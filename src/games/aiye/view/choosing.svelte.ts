/**
 * The move being composed. Small questions that lead to the next one (which card, then where to) are kept here and
 * not sent; the last of them is previewed, and confirming sends them all together. Levels: the position as it is, and
 * one more after each kept answer. A touch is looked up from the deepest level to the shallowest, so touching another
 * card of the Village simply changes one's mind.
 */
import { Composer } from '../../table/composer.svelte.ts';
import { kindOf } from '../rules/deck.ts';
import type { AiyeGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { ColumnId } from '../rules/state.ts';
import { answeredBy, compose, leads, played, swapped, type Chosen, type Composed, type Mode } from './composed.ts';
import { unpayable } from './payment.ts';
import { keyOf, meant, targetOf, type Target } from './targets.ts';

/** Buttons of the dock, which need no preview: taking them back is one touch away. */
const buttons: readonly Move['type'][] = ['decide', 'take', 'done', 'endTurn'];

export class Choosing extends Composer<AiyeGame, Omit<Chosen, 'at'>> {
  /** The order of colours as it was opened to be changed. */
  #shown: Composed['order'];
  /** What was composed last: what stays the same is taken from it. */
  #before: Composed | undefined;

  readonly #composed: Composed = $derived.by(() => {
    const { game, state, moves, decider } = this.asked;
    return (this.#before = compose(game, { state, moves, decider }, this.mine, this.#before));
  });

  // Each by itself: who asks for one that stayed the same hears nothing of a change.
  readonly levels = $derived(this.#composed.levels);
  readonly now = $derived(this.#composed.now);
  readonly kept = $derived(this.#composed.kept);
  readonly mode = $derived(this.#composed.mode);
  readonly head = $derived(this.#composed.head);
  readonly order = $derived(this.#composed.order);
  readonly picks = $derived(this.#composed.picks);
  readonly forced = $derived(this.#composed.forced);
  readonly #payable = $derived(this.#composed.payable);
  readonly #pending = $derived(this.#composed.pending);
  readonly preview = $derived(this.#composed.preview);
  readonly landings = $derived(this.#composed.landings);
  readonly #open = $derived(this.#composed.open);

  override get pending(): readonly Move[] | undefined {
    return this.#pending;
  }
  override get whole(): readonly Move[] | undefined {
    return this.#pending && [...this.kept, ...this.#pending];
  }
  override get open(): boolean {
    return this.#open;
  }

  /** Lit: may be touched now. `soft`: would change one's mind. */
  lit(target: Target): 'on' | 'soft' | undefined {
    if (this.mode === 'pay' && target.kind === 'column') return this.#payable.has(target.column) ? 'on' : undefined;
    if (this.mode === 'pay' && target.kind === 'card') return undefined;
    const key = keyOf(target);
    const level = this.levels.findLastIndex(({ targets }) => targets.has(key));
    if (level < 0) return undefined;
    return level === this.levels.length - 1 ? 'on' : 'soft';
  }

  /** Chosen so far, or previewed. */
  chosen(target: Target): boolean {
    // Columns pay then, whatever was chosen before.
    if (this.mode === 'pay' && target.kind === 'column') return false;
    const key = keyOf(target);
    const is = (move: Move | undefined): boolean => {
      const other = move && targetOf(move);
      return other !== undefined && keyOf(other) === key;
    };
    return is(this.head) || this.kept.some(is);
  }

  touch(target: Target): void {
    const { decider, game, onrefuse } = this.asked;
    if (decider === undefined) return;
    const key = keyOf(target);
    if (this.mode === 'pay' && target.kind === 'column') return this.#payFrom(target.column);
    if (this.head && this.pending && this.chosen(target) && this.now.targets.has(key)) return this.confirm();
    const level = this.levels.findLastIndex(({ targets }) => targets.has(key));
    if (level < 0) {
      const { state } = this.now;
      const illegal = game.illegal(state, meant(state.step, target));
      if (illegal) onrefuse(illegal);
      return;
    }
    // Touching what was chosen before puts it back.
    if (level < this.levels.length - 1 && this.chosen(target)) return this.#keep(level, []);
    this.#choose(level, this.levels[level]!.targets.get(key)!);
  }

  /** Chooses a move that the dock offers, at the deepest level. */
  choose(move: Move): void {
    this.#choose(this.levels.length - 1, move);
  }

  #choose(level: number, move: Move): void {
    const { game, quick } = this.asked;
    const { state } = this.levels[level]!;
    if (leads(game, state, move)) return this.#keep(level, [move]);
    const kept = this.kept.slice(0, level);
    // A plain icon needs no preview: taking it back is one touch away, and nothing is revealed by it.
    const plain = move.type === 'use' && kindOf(game.deck, move.card).abilities[move.icon]?.type === 'gainSeed';
    if (plain || buttons.includes(move.type)) {
      return super.send([...kept, move]);
    }
    this.hold({ kept, head: move });
    if (!quick || !this.pending) return;
    const moves = [...this.kept, ...this.pending];
    this.clear();
    super.send(moves);
  }

  /** With the answers that lead to it, up to the first move that is previewed. */
  protected override lay(...moves: readonly Move[]): void {
    const { game } = this.asked;
    const kept: Move[] = [];
    let { state } = this.asked;
    for (const [n, move] of moves.entries()) {
      if (buttons.includes(move.type)) break;
      const after = played(game, state, move);
      if (!leads(game, state, move))
        return this.hold({ kept, head: move, ...answeredBy(game, after, moves.slice(n + 1)) });
      kept.push(move);
      state = after;
    }
    if (kept.length > 0) this.hold({ kept });
  }

  #keep(level: number, more: readonly Move[]): void {
    this.hold({ kept: [...this.kept.slice(0, level), ...more] });
  }

  /** Changes something of what is chosen in this position. */
  #change(what: Partial<Chosen>): void {
    this.hold({ kept: [], ...this.mine, ...what });
  }

  /** Sends moves together with the answers that led to them. */
  override send(moves: readonly Move[]): void {
    super.send([...this.kept, ...moves]);
  }

  override back(): void {
    if (this.mode === 'renew') this.setMode(undefined);
    else if (this.mode) {
      // What was changed there is given up: the order and the payment are proposed anew.
      this.#change({ order: undefined, picks: undefined, avoid: undefined, mode: undefined });
    } else if (this.head) this.hold({ kept: this.kept });
    else this.#keep(Math.max(0, this.kept.length - 1), []);
  }

  setMode(mode: Mode | undefined): void {
    this.#shown = this.order;
    this.#change({ mode });
  }

  /** Of two seeds there is one other order, which is taken at once; a longer one is opened to be changed. */
  reorder(): void {
    if (this.order?.length === 2) this.swap(0);
    else this.setMode('order');
  }

  /** The order is another one than when it was opened to be changed. */
  get reordered(): boolean {
    return this.order?.join() !== this.#shown?.join();
  }

  /** With the next one of the other colour, round and round: two of one colour would change nothing. */
  swap(index: number): void {
    if (!this.order) return;
    this.#change({ order: swapped(this.order, index) });
  }

  /** Keeps a seed that was to be paid. */
  unpay(index: number): void {
    const { picks } = this;
    if (!picks) return;
    const left = picks.map((pick, other) => (other === index ? undefined : pick));
    this.#change({ picks: left, avoid: picks[index]?.color });
  }

  #payFrom(column: ColumnId): void {
    const { asked, picks } = this.#composed;
    const next = this.#payable.get(column);
    if (next) this.#change({ picks: next });
    else if (asked && picks) this.asked.onrefuse(unpayable(asked, picks, column));
  }
}
