/** What is needed to tell a match, whichever game it is. */
import type { Game } from '#engine/game.ts';
import type { GameView } from '#games/view.ts';

export type Tale = {
  readonly game: Game;
  readonly view: GameView;
  /** Of the seats. */
  readonly names: readonly string[];
  /** Of the opponent without a seat, in games that have one. */
  readonly rival?: string | undefined;
  /** All seats earn one score together. */
  readonly together?: true | undefined;
};
