/** What the chip of a seat shows, and says to somebody who cannot see it. */
import { total } from '#engine/game.ts';
import type { AiyeGame } from '../../rules/index.ts';
import { words } from '../../words/en.ts';
import { cardCount, conflictTargets, maskCount, place, seedsOf, type Seeds, type State } from '../facts.ts';

type Chip = {
  readonly score: number;
  readonly masks: number;
  readonly cards: number;
  readonly seeds: Seeds;
  /** One more brings the end (AIY-END-01, AIY-END-02). */
  readonly warnMasks: boolean;
  readonly warnCards: boolean;
};

export function chipsOf(game: AiyeGame, state: State): readonly Chip[] {
  const end = game.deck.edition.endTrigger;
  const scores = game.score(state).map(total);
  return state.areas.map((area, seat): Chip => {
    const masks = maskCount(game.deck, area);
    const cards = cardCount(area);
    return {
      score: scores[seat]!,
      masks,
      cards,
      seeds: seedsOf(area),
      warnMasks: masks >= end.masks - 1,
      warnCards: cards >= end.cards - 1
    };
  });
}

export const chipWords = (game: AiyeGame, { score, masks, cards, seeds }: Chip, name: string): string =>
  words.chips.label(name, score, masks, cards, game.deck.edition.endTrigger, seeds.sun, seeds.moon);

/** The columns of this seat that a conflict may strike, counted from 1. */
export const struckPlaces = (game: AiyeGame, state: State, seat: number): number[] =>
  conflictTargets(game.deck, state, seat).map(({ id }) => place(state.areas[seat]!, id));
