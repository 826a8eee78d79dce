/** What the team plays for in Aya: points, of which each push token that is kept is one. */
import { total } from '#engine/game.ts';
import type { Aim } from '../../view.ts';
import type { AyaGame } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { words } from '../words/aim.ts';

/** AYA-SCORE-04: what is kept counts from the beginning. */
export function aim(game: AyaGame, state: State): Aim | undefined {
  const [score] = game.score(state);
  if (!score) return undefined;
  const [points, tokens] = [total(score), state.retriggers];
  return { have: words.points(points), what: words.tokens(tokens), says: words.says(points, tokens) };
}
