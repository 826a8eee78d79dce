/**
 * The move being composed. Small questions that lead to the next one (which card, then where to) are kept here and
 * not sent; the last of them is previewed, and confirming sends them all together. Levels: the position as it is, and
 * one more after each kept answer. A touch is looked up from the deepest level to the shallowest, so touching another
 * card of the Village simply changes one's mind.
 */
import type { Illegal } from '#engine/game.ts';
import type { AiyeGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { Color, ColumnId, State } from '../rules/state.ts';
import { paymentMoves, payFrom, proposePayment, type Pick } from './payment.ts';
import { defaultOrder, dropsFor, landings, previewOf, type Preview } from './preview.ts';
import { keyOf, meant, targetOf, targetsOf, type Target, type Targets } from './targets.ts';

export type Inputs = {
  readonly game: AiyeGame;
  readonly state: State;
  readonly decider: number | undefined;
  readonly moves: readonly Move[];
  readonly quick: boolean;
  readonly onmove: (moves: readonly Move[]) => Promise<void>;
  readonly onrefuse: (illegal: Illegal) => void;
};

const none: ReadonlyMap<ColumnId, ColumnId> = new Map();

type Level = { readonly state: State; readonly moves: readonly Move[]; readonly targets: Targets };

/** Icons that are carried out at once; the others ask something first. */
const atOnce = (game: AiyeGame, state: State, move: Move): boolean => {
  const copy = game.clone(state);
  game.play(copy, move);
  return !['take', 'convert', 'promote', 'seedsFrom', 'card', 'place', 'council', 'seedsTo', 'cardTo'].includes(
    copy.step
  );
};

export class Choosing {
  readonly #inputs: () => Inputs;
  /** The position that the fields below belong to: another position, and they are void. */
  #at = $state.raw<State>();
  #kept = $state.raw<readonly Move[]>([]);
  #head = $state.raw<Move>();
  #order = $state.raw<readonly Color[]>();
  #picks = $state.raw<readonly (Pick | undefined)[]>();
  /** What the dock is about beside the move itself. */
  #mode = $state.raw<'order' | 'pay' | 'renew'>();
  /** Seeds the player took out of the payment, so that they do not come back by themselves. */
  #avoid: Color | undefined;

  constructor(inputs: () => Inputs) {
    this.#inputs = inputs;
  }

  get #live(): boolean {
    return this.#at === this.#inputs().state && this.#inputs().decider !== undefined;
  }

  readonly levels: readonly Level[] = $derived.by(() => {
    const { game, state, moves, decider } = this.#inputs();
    const levels: Level[] = [{ state, moves, targets: targetsOf(moves) }];
    if (!this.#live || decider === undefined) return levels;
    for (const move of this.#kept) {
      const next = game.clone(levels.at(-1)!.state);
      game.play(next, move);
      const list = game.moves(next);
      levels.push({ state: next, moves: list, targets: targetsOf(list) });
    }
    return levels;
  });
  /** The position with what has been chosen so far, and what may be done there. */
  readonly now: Level = $derived(this.levels.at(-1)!);

  readonly kept: readonly Move[] = $derived(this.#live ? this.#kept : []);
  readonly mode: 'order' | 'pay' | 'renew' | undefined = $derived(this.#live ? this.#mode : undefined);

  /** The move that is previewed; a question that the rules ask in pieces is answered by itself at first. */
  readonly head: Move | undefined = $derived(this.#live ? this.#head : undefined);

  /** The position in which colours or seeds are asked for, once the previewed move is played. */
  readonly #asked: State | undefined = $derived.by(() => {
    const { game, decider } = this.#inputs();
    const { state } = this.now;
    if (decider === undefined) return undefined;
    if (this.head) {
      const copy = game.clone(state);
      game.play(copy, this.head);
      return copy;
    }
    return state.step === 'drop' || state.step === 'pay' ? state : undefined;
  });

  /** The colours in the order in which they will be put down; undefined without a choice. */
  readonly order: readonly Color[] | undefined = $derived.by(() => {
    if (this.#asked?.step !== 'drop') return undefined;
    return (this.#live ? this.#order : undefined) ?? defaultOrder(this.#asked.hand);
  });

  /** The seeds of the payment; places may be empty while it is being changed. */
  readonly picks: readonly (Pick | undefined)[] | undefined = $derived.by(() => {
    if (this.#asked?.step !== 'pay') return undefined;
    return (this.#live ? this.#picks : undefined) ?? proposePayment(this.#inputs().game, this.#asked);
  });

  /** The moves that confirming would add; undefined while something is missing. */
  readonly pending: readonly Move[] | undefined = $derived.by(() => {
    const head = this.head ? [this.head] : [];
    if (this.order) return [...head, ...dropsFor(this.#asked!.hand, this.order)];
    if (this.picks) {
      const whole = this.picks.filter((pick) => pick !== undefined);
      const pays =
        whole.length === this.picks.length ? paymentMoves(this.#inputs().game, this.#asked!, whole) : undefined;
      return pays && [...head, ...pays];
    }
    return head.length > 0 ? head : undefined;
  });

  /** What all that is chosen so far would bring, seen from the position on the table. */
  readonly preview: Preview | undefined = $derived.by(() => {
    const moves = [...this.kept, ...(this.pending ?? (this.head ? [this.head] : []))];
    return moves.length > 0 ? previewOf(this.#inputs().game, this.#inputs().state, moves) : undefined;
  });

  readonly landings: ReadonlyMap<ColumnId, ColumnId> = $derived.by(() =>
    this.now.state.step === 'source' && this.#inputs().decider !== undefined
      ? landings(this.#inputs().game, this.now.state, this.now.moves)
      : none
  );

  /** Lit: may be touched now. `soft`: would change one's mind. */
  lit(target: Target): 'on' | 'soft' | undefined {
    const key = keyOf(target);
    const level = this.levels.findLastIndex(({ targets }) => targets.has(key));
    if (level < 0) return undefined;
    return level === this.levels.length - 1 ? 'on' : 'soft';
  }

  /** Chosen so far, or previewed. */
  chosen(target: Target): boolean {
    const key = keyOf(target);
    const is = (move: Move | undefined): boolean => {
      const other = move && targetOf(move);
      return other !== undefined && keyOf(other) === key;
    };
    return is(this.head) || this.kept.some(is);
  }

  /** Something is chosen that is not sent yet. */
  readonly open: boolean = $derived(this.head !== undefined || this.kept.length > 0 || this.mode !== undefined);

  touch(target: Target): void {
    const { decider, game, onrefuse } = this.#inputs();
    if (decider === undefined) return;
    const key = keyOf(target);
    if (target.kind === 'column' && this.mode === 'pay' && this.#payFrom(target.column)) return;
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
    const { game, quick } = this.#inputs();
    const { state } = this.levels[level]!;
    const leads = !atOnce(game, state, move);
    const kept = this.kept.slice(0, level);
    if (leads) return this.#keep(level, [move]);
    // A plain icon needs no preview: taking it back is one touch away, and nothing is revealed by it.
    const plain = move.type === 'use' && game.deck.kinds[move.card % 128]?.abilities[move.icon]?.type === 'gainSeed';
    if (plain || ['decide', 'take', 'done', 'endTurn'].includes(move.type)) {
      return void this.#play([...kept, move]);
    }
    this.#set({ kept, head: move });
    if (!quick || !this.pending) return;
    const moves = [...this.kept, ...this.pending];
    this.clear();
    void this.#play(moves);
  }

  #keep(level: number, more: readonly Move[]): void {
    this.#set({ kept: [...this.kept.slice(0, level), ...more], head: undefined });
  }

  #set({ kept, head }: { kept: readonly Move[]; head: Move | undefined }): void {
    this.#at = this.#inputs().state;
    this.#kept = kept;
    this.#head = head;
    this.#order = undefined;
    this.#picks = undefined;
    this.#mode = undefined;
    this.#avoid = undefined;
  }

  /**
   * What was chosen stays on the table until it is stored: the table then changes once. Refused, it is void.
   */
  async #play(moves: readonly Move[]): Promise<void> {
    const at = this.#at;
    await this.#inputs().onmove(moves);
    if (this.#at === at) this.#at = undefined;
  }

  /** Sends several moves of the dock together. */
  send(moves: readonly Move[]): void {
    void this.#play([...this.kept, ...moves]);
  }

  confirm(): void {
    const moves = this.pending;
    if (moves) this.send(moves);
  }

  /** Takes back the last thing chosen here. */
  back(): void {
    if (this.mode === 'renew') this.setMode(undefined);
    else if (this.mode) {
      // What was changed there is given up: the order and the payment are proposed anew.
      this.#order = undefined;
      this.#picks = undefined;
      this.setMode(undefined);
    } else if (this.head) this.#set({ kept: this.kept, head: undefined });
    else this.#keep(Math.max(0, this.kept.length - 1), []);
  }

  clear(): void {
    this.#set({ kept: [], head: undefined });
  }

  setMode(mode: 'order' | 'pay' | 'renew' | undefined): void {
    if (!this.#live) this.#set({ kept: [], head: undefined });
    this.#mode = mode;
  }

  swap(a: number, b: number): void {
    if (!this.order) return;
    this.#own();
    const order = [...this.order];
    [order[a], order[b]] = [order[b]!, order[a]!];
    this.#order = order;
  }

  /** Keeps a seed that was to be paid. */
  unpay(index: number): void {
    if (!this.picks) return;
    this.#own();
    this.#avoid = this.picks[index]?.color;
    this.#picks = this.picks.map((pick, other) => (other === index ? undefined : pick));
  }

  #payFrom(column: ColumnId): boolean {
    if (!this.picks || !this.#asked) return false;
    const next = payFrom(this.#inputs().game, this.#asked, this.picks, column, this.#avoid);
    if (!next) return false;
    this.#own();
    this.#picks = next;
    return true;
  }

  /** What is changed from now on belongs to this position. */
  #own(): void {
    const { state } = this.#inputs();
    if (this.#at === state) return;
    const mode = this.#mode;
    this.#set({ kept: [], head: undefined });
    this.#mode = mode;
  }
}
