/**
 * A move being composed by touches. What is chosen belongs to the position it was chosen in; nothing is sent before it is
 * confirmed, and what was chosen stays on the table until that is stored, so that the table changes once.
 */
import { untrack } from 'svelte';
import type { Game, MoveOf, StateOf } from '#engine/game.ts';
import type { TableProps } from '../view.ts';
import type { Closable } from './look.svelte.ts';

/** What a table asks of whoever decides. */
export type Asked<G extends Game> = Pick<
  TableProps<G>,
  'game' | 'state' | 'decider' | 'moves' | 'quick' | 'hint' | 'onmove' | 'onchosen' | 'onrefuse'
>;

/** The questions of a table, read from its props one by one; nobody is asked while somebody `looks` elsewhere. */
export const askedOf = <G extends Game>(props: () => TableProps<G>, looks?: () => boolean): Asked<G> => ({
  get game() {
    return props().game;
  },
  get state() {
    return props().state;
  },
  get decider() {
    return looks?.() ? undefined : props().decider;
  },
  get moves() {
    return props().moves;
  },
  get quick() {
    return props().quick;
  },
  get hint() {
    return looks?.() ? undefined : props().hint;
  },
  get onmove() {
    return props().onmove;
  },
  get onchosen() {
    return props().onchosen;
  },
  get onrefuse() {
    return props().onrefuse;
  }
});

export class Composer<G extends Game, Chosen extends object> implements Closable {
  protected readonly asked: Asked<G>;
  #chosen = $state.raw<Chosen & { readonly at: StateOf<G> }>();

  /** Made while a component is: it follows the hints there, and tells what is chosen. */
  constructor(asked: Asked<G>) {
    this.asked = asked;
    $effect(() => asked.onchosen?.(this.whole));
    $effect(() => {
      const { hint } = asked;
      if (hint === undefined || asked.decider === undefined) return;
      const before = untrack(() => this.#chosen);
      const laid = untrack(() => {
        this.lay(...hint);
        return this.#chosen;
      });
      // With the hint goes what it laid there, unless that was nothing, or something else was chosen since.
      if (laid === before) return;
      return () => {
        if (this.#chosen === laid && this.mine) this.clear();
      };
    });
  }

  /** Lays a move on the table as if it had been touched, with those that are to follow it; nothing is sent. */
  protected lay(_move: MoveOf<G>, ..._then: readonly MoveOf<G>[]): void {}

  /** What is chosen, if that is in this position. */
  protected get mine(): (Chosen & { readonly at: StateOf<G> }) | undefined {
    const { state, decider } = this.asked;
    return decider !== undefined && this.#chosen?.at === state ? this.#chosen : undefined;
  }
  protected hold(chosen: Chosen): void {
    this.#chosen = { ...chosen, at: this.asked.state };
  }

  /** Something is chosen that is not sent yet. */
  get open(): boolean {
    return this.mine !== undefined;
  }
  /** The moves that confirming would send; undefined while something is missing. */
  get pending(): readonly MoveOf<G>[] | undefined {
    return undefined;
  }

  /** The same with the answers that led to them. */
  get whole(): readonly MoveOf<G>[] | undefined {
    return this.pending;
  }

  /** `told`: the button said that it ends the turn. */
  confirm(told = false): void {
    if (this.pending) this.send(this.pending, told);
  }
  /** Refused, what was chosen is void. */
  send(moves: readonly MoveOf<G>[], told = false): void {
    const chosen = this.#chosen;
    void this.asked.onmove(moves, told).then(() => {
      if (this.#chosen === chosen && this.mine) this.clear();
    });
  }
  /** Takes back the last thing chosen. */
  back(): void {
    this.clear();
  }
  clear(): void {
    this.#chosen = undefined;
  }
}
