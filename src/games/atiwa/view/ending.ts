/** How a match alone ended: whether its goal was reached, and how each part of it stands. ATW-SOLO-07, ATW-CHAL-R8. */
import type { AtiwaGame } from '../rules/index.ts';
import { challengeResult, type Aim } from '../rules/challenges.ts';
import type { State } from '../rules/state.ts';
import { words } from '../words/en.ts';

/** What an aim counts. */
export const aimName = (game: AtiwaGame, { item, card }: Aim): string =>
  card === null ? (words.chips.aims[item] ?? item) : (game.board.byId.get(card)?.name ?? card);

/** Undefined with more players, whose places say it all. */
export function ending(
  game: AtiwaGame,
  state: State,
  [name = '']: readonly string[]
): { readonly headline: string; readonly detail: string; readonly met: boolean } | undefined {
  const result = challengeResult(game.board, state);
  if (!result) return undefined;
  const { met, aims, challenge } = result;
  const parts = aims.map((aim) => words.ending.aim(aimName(game, aim), aim.have, aim.need, aim.most, aim.met));
  const title = challenge === null ? undefined : game.board.challenges.get(challenge)?.name;
  return {
    headline: met ? words.ending.met(name) : words.ending.missed(name),
    detail: words.ending.detail(title, parts),
    met
  };
}
