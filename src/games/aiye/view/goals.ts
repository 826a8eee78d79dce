/** What an area is close to: the next tier of each of its masks, and the end of the match. */
import { total } from '#engine/game.ts';
import type { Aim } from '../../view.ts';
import { cardsOf } from '../rules/area.ts';
import type { AiyeGame } from '../rules/index.ts';
import { maskPoints, measure } from '../rules/scoring.ts';
import { words } from '../words/en.ts';
import { words as w } from '../words/goals.ts';
import { cardCount, kindOf, maskCount, type Area, type State } from './facts.ts';

/** The score, and how near the end is for anybody. AIY-END-01, AIY-END-02. */
export function aim(game: AiyeGame, state: State, seat: number): Aim | undefined {
  const score = game.score(state)[seat];
  if (!score) return undefined;
  const points = total(score);
  const { endTrigger } = game.deck.edition;
  const lacks = (of: (area: Area) => number): boolean => state.areas.some((area) => of(area) === 1);
  const [what, end] =
    state.lastRound > 0
      ? state.round < state.lastRound
        ? [w.aim.near, w.aim.nearSays]
        : [w.aim.last, w.aim.lastSays]
      : lacks((area) => endTrigger.masks - maskCount(game.deck, area))
        ? [w.aim.mask, w.lastMask]
        : lacks((area) => endTrigger.cards - cardCount(area))
          ? [w.aim.card, w.lastCard]
          : [w.aim.most(points), ''];
  return { have: points < 0 ? `−${-points}` : `${points}`, what, says: w.aim.says(points, end) };
}

/** Short sentences, masks in the order they were summoned; none once the match is over. AIY-SCO-02, AIY-END-01. */
export function goals(game: AiyeGame, state: State, seat: number): readonly string[] {
  const area = state.areas[seat];
  if (!area || game.turn(state) === 'over') return [];
  const { deck } = game;
  const counts = measure(deck, area);
  const own = cardsOf(area);
  const tiers = own.flatMap((card) => {
    const { name, scoring } = kindOf(deck, card);
    if (scoring?.mode !== 'tiers') return [];
    const count = counts[scoring.metric];
    const now = maskPoints(scoring, count, null);
    const next = scoring.thresholds.findIndex((needed, tier) => needed > count && scoring.points[tier]! > now);
    if (next < 0) return [];
    const [one, many] = words.metric[scoring.metric] ?? ['', ''];
    const needed = scoring.thresholds[next]!;
    return [w.tier(name, count, needed, needed === 1 ? one : many, scoring.points[next]!)];
  });
  if (state.lastRound > 0) return tiers;
  const { endTrigger } = deck.edition;
  const cards = endTrigger.cards - own.length;
  const masks = endTrigger.masks - maskCount(deck, area);
  return [...tiers, ...(cards === 1 ? [w.lastCard] : masks === 1 ? [w.lastMask] : [])];
}
