/** What one plays for in Atiwa: alone the goal, and of several aims the first that is not reached; with others the most points. */
import type { Aim } from '../../view.ts';
import type { AtiwaGame } from '../rules/index.ts';
import { words } from '../words/aim.ts';
import { aimName } from './ending.ts';
import { challengeResult, pointsOf, type State } from './facts.ts';

/** ATW-SOLO-07, ATW-END-01. */
export function aim(game: AtiwaGame, state: State, seat: number): Aim | undefined {
  const area = state.areas[seat];
  if (!area) return undefined;
  const points = pointsOf(game.board, area);
  const goal = challengeResult(game.board, state);
  if (!goal) return { have: words.figure(points), what: words.most(points), says: words.mostSays(points) };
  const next = goal.aims.find(({ met }) => !met) ?? goal.aims[0];
  if (!next) return undefined;
  const what = aimName(game, next);
  return {
    have: words.of(next.have, next.need),
    what: goal.met ? words.met : what,
    says: goal.aims.map((one) => words.aim(aimName(game, one), one.have, one.need, one.most, one.met)).join(' ')
  };
}
