/**
 * The move being composed: things touched so far, the move they mean, and what it would bring. Nothing is sent before
 * it is confirmed. Where one thing is missing that can be guessed (the marker for a line, the best pair, the best
 * split), the first that is legal is proposed and may be changed.
 */
import type { Illegal } from '#engine/game.ts';
import type { AyarGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { bestSplit } from '../rules/scoring.ts';
import { upright } from '../rules/textiles.ts';
import { activityNames, crafts, devotion, type State } from './facts.ts';
import { previewOf, routes, type Preview, type Route } from './preview.ts';
import { kindOf, meant, replaces, thingsOf, type Thing } from './things.ts';

export type Inputs = {
  readonly game: AyarGame;
  readonly state: State;
  readonly decider: number | undefined;
  readonly moves: readonly Move[];
  readonly quick: boolean;
  readonly onmove: (moves: readonly Move[]) => Promise<void>;
  readonly onrefuse: (illegal: Illegal) => void;
};

const nowhere: ReadonlyMap<string, Route> = new Map();

/** Steps whose proposal is looked at before it is sent, even where one touch is enough elsewhere. */
const unhurried = ['lay', 'terrace', 'fertile', 'llamas'];

export class Choosing {
  readonly #inputs: () => Inputs;
  /** The position that the fields below belong to: another position, and they are void. */
  #at = $state.raw<State>();
  #picks = $state.raw<readonly Thing[]>([]);
  #facing = $state.raw<number>();
  #count = $state.raw<number>();

  constructor(inputs: () => Inputs) {
    this.#inputs = inputs;
  }

  get #live(): boolean {
    return this.#at === this.#inputs().state && this.#inputs().decider !== undefined;
  }

  readonly asking: boolean = $derived.by(() => this.#inputs().decider !== undefined);
  /** The present position and what may be done in it. */
  readonly state: State = $derived.by(() => this.#inputs().state);
  readonly moves: readonly Move[] = $derived.by(() => (this.asking ? this.#inputs().moves : []));

  readonly routes: ReadonlyMap<string, Route> = $derived.by(() =>
    this.asking && this.state.step === 'reed' ? routes(this.#inputs().game, this.state) : nowhere
  );

  /** How the textile in hand is turned. */
  readonly facing: number = $derived.by(() => {
    if (this.#live && this.#facing !== undefined) return this.#facing;
    return this.moves.some((move) => move.type === 'lay' && move.facing === 0) ? 0 : 1;
  });

  readonly #proposed: readonly Thing[] = $derived.by(() => {
    if (!this.asking) return [];
    const { game } = this.#inputs();
    const { state } = this;
    if (state.step === 'fertile') {
      const best = crafts.toSorted(
        (a, b) => devotion(game.board, state, state.asked, b) - devotion(game.board, state, state.asked, a)
      );
      return best.slice(0, 2).map((craft): Thing => `pair ${activityNames[craft]}`);
    }
    if (state.step !== 'llamas') return [];
    const { sun, moon } = bestSplit(game.board, state, state.asked);
    return [`sunLlamas ${sun}`, `moonLlamas ${moon}`];
  });

  readonly picks: readonly Thing[] = $derived(this.#live ? this.#picks : this.#proposed);

  /** The move that the things touched mean; undefined while something is missing. */
  readonly head: Move | undefined = $derived.by(() => {
    const { picks, state } = this;
    const last = picks.at(-1);
    if (last === undefined) return undefined;
    if (state.step === 'step' && !picks.some((pick) => kindOf(pick) === 'line')) return undefined;
    if (kindOf(last) === 'node') return this.routes.get(last.slice(5))?.moves[0];
    return this.moves.find(
      (move) =>
        (move.type !== 'lay' || move.facing === this.facing) && picks.every((pick) => thingsOf(move).includes(pick))
    );
  });

  /** How many maize of the chosen box are planted, and how many could be. */
  readonly most: number = $derived.by(() => {
    const { head, state } = this;
    if (head?.type !== 'plant') return 0;
    const { boxes } = this.#inputs().game.board;
    const box = boxes.findIndex(({ id }) => id === head.box);
    return Math.min(state.power, boxes[box]!.maize - state.players[state.seat]!.maize[box]!);
  });
  readonly count: number = $derived(Math.min(this.most, (this.#live ? this.#count : undefined) ?? this.most));

  /** The moves that confirming would send. */
  readonly pending: readonly Move[] | undefined = $derived.by(() => {
    const { head } = this;
    if (!head) return undefined;
    if (head.type === 'sail') return this.routes.get(this.picks.at(-1)!.slice(5))?.moves;
    if (head.type === 'plant') return Array.from({ length: this.count }, () => head);
    if (head.type !== 'build') return [head];
    // The last tambo of a line leaves it without a question.
    const { game, state } = this.#inputs();
    const next = game.clone(state);
    game.play(next, head);
    const after = next.step === 'tambo' ? game.moves(next) : [];
    return after.length === 1 ? [head, ...after] : [head];
  });

  readonly preview: Preview | undefined = $derived.by(() => {
    const { game, state } = this.#inputs();
    return this.pending && previewOf(game, state, this.pending);
  });

  #fits(move: Move, thing: Thing): boolean {
    return (move.type !== 'lay' || move.facing === this.facing) && thingsOf(move).includes(thing);
  }

  /** Lit: may be touched now. `soft`: would change one's mind about something else. */
  lit(thing: Thing): 'on' | 'soft' | undefined {
    if (kindOf(thing) === 'node') return this.routes.has(thing.slice(5)) ? 'on' : undefined;
    const fitting = this.moves.filter((move) => this.#fits(move, thing));
    if (fitting.length === 0) return undefined;
    const kept = this.picks.filter((pick) => kindOf(pick) !== kindOf(thing));
    return fitting.some((move) => kept.every((pick) => thingsOf(move).includes(pick))) ? 'on' : 'soft';
  }

  /** Touched, or proposed beside what was touched. */
  chosen(thing: Thing): boolean {
    if (this.picks.includes(thing)) return true;
    return this.head !== undefined && this.head.type !== 'sail' && thingsOf(this.head).includes(thing);
  }

  /** Something is chosen by hand that is not sent yet. */
  readonly open: boolean = $derived(this.#live && this.#picks.length > 0);

  touch(thing: Thing): void {
    const { decider, game, state, quick, onrefuse } = this.#inputs();
    if (decider === undefined) return;
    if (this.pending && this.chosen(thing) && kindOf(thing) !== 'marker') return this.confirm();
    if (!this.lit(thing)) {
      const move = meant(state.step, thing, this.picks);
      const illegal = game.illegal(state, move.type === 'lay' ? { ...move, facing: this.facing } : move);
      if (illegal) onrefuse(illegal);
      return;
    }
    const others = this.picks.filter((pick) => !replaces(thing, pick, this.picks));
    const together = this.moves.some((move) => [...others, thing].every((one) => thingsOf(move).includes(one)));
    this.#set(together ? [...others, thing] : [thing]);
    const whole = state.step !== 'step' || this.picks.length === 2;
    if (quick && this.pending && whole && !unhurried.includes(state.step)) this.confirm();
  }

  #set(picks: readonly Thing[]): void {
    const facing = this.facing;
    this.#at = this.#inputs().state;
    this.#picks = picks;
    this.#facing = facing;
    this.#count = undefined;
  }

  /** Turns the textile a quarter, or turns it over; it stays where it is if it fits there. */
  turn(how: 'quarter' | 'over'): void {
    const next = how === 'over' ? this.facing ^ 4 : (this.facing & 4) | ((this.facing + 1) & 3);
    const { columns } = this.#inputs().game.board.weaving;
    const picked = this.picks.find((pick) => kindOf(pick) === 'loom');
    const cell = picked === undefined ? undefined : Number(picked.slice(5));
    const back = upright(next) ? columns : 1;
    const may = (at: number): boolean =>
      this.moves.some((move) => move.type === 'lay' && move.facing === next && move.cell === at);
    const place = cell === undefined ? undefined : [cell, cell - back].find(may);
    this.#set(place === undefined ? [] : [`loom ${place}`]);
    this.#facing = next;
  }

  /** Plants one more, or one less. */
  change(by: 1 | -1): void {
    const count = Math.max(1, Math.min(this.most, this.count + by));
    this.#set(this.picks);
    this.#count = count;
  }

  /** Sends a move of the dock at once. */
  send(move: Move): void {
    void this.#play([move]);
  }

  confirm(): void {
    const { pending } = this;
    if (pending) void this.#play(pending);
  }

  /**
   * What was chosen stays on the table until it is stored: the table then changes once. Refused, it is void.
   */
  async #play(moves: readonly Move[]): Promise<void> {
    const at = this.#at;
    await this.#inputs().onmove(moves);
    if (this.#at === at) this.#at = undefined;
  }

  clear(): void {
    this.#at = undefined;
    this.#picks = [];
    this.#facing = undefined;
    this.#count = undefined;
  }
}
