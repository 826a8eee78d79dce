/** A table of the toy on which picks are composed, without a screen. */
import type { Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { Composer } from '#games/table/composer.svelte.ts';
import { Look } from '#games/table/look.svelte.ts';
import { toy } from './toy.ts';

class Picking extends Composer<typeof toy, { readonly times: number }> {
  override get pending(): readonly Move[] | undefined {
    return this.mine && [{ type: 'pick', times: this.mine.times }];
  }
  touch(times: number): void {
    this.hold({ times });
  }
  /** Any other move is made in the dock, and lays nothing. */
  protected override lay(move: Move): void {
    if (move.type === 'pick') this.touch(Number((move as { times?: number }).times));
  }
}

/** `store` answers when what was sent is stored, or refused. */
export function picking(begin: JsonObject) {
  let state = $state.raw(begin);
  let decider = $state.raw<number | undefined>(0);
  let hint = $state.raw<readonly [Move, ...Move[]]>();
  const sent: (readonly Move[])[] = [];
  let store: () => void = () => undefined;
  const composer = new Picking({
    game: toy,
    get state() {
      return state;
    },
    get decider() {
      return decider;
    },
    get hint() {
      return hint;
    },
    moves: [],
    quick: false,
    onmove: (moves) => {
      sent.push(moves);
      return new Promise((done) => (store = done));
    },
    onrefuse: () => undefined
  });
  return {
    composer,
    look: new Look<number>(() => decider),
    sent,
    goTo: (next: JsonObject, by: number | undefined) => {
      state = next;
      decider = by;
    },
    hinted: (move: Move | undefined) => {
      hint = move && [move];
    },
    answer: async () => {
      store();
      await Promise.resolve();
    }
  };
}
