/** How a mask of the Village would change the score, found by summoning it on a copy. */
import { total } from '#engine/game.ts';
import { mostCards } from '../rules/area.ts';
import type { AiyeGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { kindOf, owns, type Card, type Column, type State } from './facts.ts';
import { bestPaid } from './payment.ts';

export type Worth = {
  /** What the whole score would gain or lose by it; of a mask one has, what that pays now. */
  readonly points: number;
  /** Its price is paid already; otherwise it cannot be paid, and seeds count as they lie. */
  readonly paid: boolean;
};

/** The points of a mask that lies in this area. */
export const pointsOf = (game: AiyeGame, state: State, seat: number, card: Card): number =>
  game.score(state)[seat]!.find(({ item }) => item === kindOf(game.deck, card).id)?.points ?? 0;

/** The position with this seat in the Village, and nothing chosen there. */
const shopping = (game: AiyeGame, state: State, seat: number): State => ({
  ...game.clone(state),
  seat,
  step: 'village',
  summons: 1,
  summoning: null,
  onto: null,
  owing: null,
  renewing: null
});

/** One column of each height: for points, those of one height are the same. */
const byHeight = (columns: readonly Column[]): Column[] =>
  columns.filter(({ cards }, at) => columns.findIndex((other) => other.cards.length === cards.length) === at);

/** Where each summons of this card leads that differs in points, paid so that most of them are kept. */
function summons(game: AiyeGame, state: State, seat: number, card: Card): State[] {
  const start = shopping(game, state, seat);
  const summon: Move = { type: 'summon', card };
  if (game.illegal(start, summon)) return [];
  game.play(start, summon);
  return byHeight(start.areas[seat]!.columns).flatMap(({ id, cards }) => {
    const put: Move = start.step === 'council' ? { type: 'card', card: cards[0]! } : { type: 'to', column: id };
    if (game.illegal(start, put)) return [];
    const asked = game.clone(start);
    game.play(asked, put);
    return bestPaid(game, asked) ?? [];
  });
}

/**
 * By how much this seat's score changes once the mask is summoned where that is best: the one figure that is promised of it,
 * on the card as in the dock. What it pays by itself would say nothing of what other masks lose by the seeds paid.
 */
export function maskWorth(game: AiyeGame, state: State, seat: number, card: Card): Worth {
  if (owns(game.deck, state.areas[seat]!, kindOf(game.deck, card)))
    return { points: pointsOf(game, state, seat, card), paid: true };
  const paid = summons(game, state, seat, card);
  const laid = (): State[] =>
    byHeight(state.areas[seat]!.columns).flatMap(({ id, cards }) => {
      if (cards.length >= mostCards) return [];
      const after = game.clone(state);
      after.areas[seat]!.columns.find((column) => column.id === id)!.cards.push(card);
      return after;
    });
  const points = (after: State): number => total(game.score(after)[seat]!);
  const [best] = (paid.length > 0 ? paid : laid()).sort((a, b) => points(b) - points(a));
  return { points: best ? points(best) - points(state) : 0, paid: paid.length > 0 };
}
