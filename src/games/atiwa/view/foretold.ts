/** The next harvest of a land in sentences. */
import { cardOf } from '../rules/area.ts';
import type { AtiwaGame } from '../rules/index.ts';
import { words } from '../words/en.ts';
import type { Area, Token } from './facts.ts';
import type { Forecast } from './forecast.ts';
import { paidWords } from './log.ts';

const f = words.forecast;
const each = (list: readonly Token[]): string => words.list(list.map((token) => words.one(token)));

/** `losses`: those of what is lost for want of room or food, which carry the sign that the figures have. */
export function foretold(
  { board }: AtiwaGame,
  area: Area,
  next: Forecast
): { readonly sentences: readonly string[]; readonly losses: readonly string[] } {
  const card = (spot: number): string => board.cards[area.cards[cardOf(spot)] ?? -1]?.name ?? '';
  const home = f.home(next.home, next.homeless);
  const missing =
    next.missing > 0 ? [f.missing(next.missing, board.edition.food.missingFoodPoints * next.missing)] : [];
  const crowded = next.crowded.length > 0 ? [f.crowded(each(next.crowded))] : [];
  const paid = paidWords(next.eaten);
  return {
    losses: [...(next.homeless > 0 ? [home] : []), ...missing, ...crowded],
    sentences: [
      f.gold(next.gold, next.markers),
      ...(next.polluted.length > 0
        ? [
            f.pollution(
              words.list([...new Set(next.polluted.map(({ spot }) => card(spot)))]),
              each(next.polluted.flatMap(({ lost }) => lost))
            )
          ]
        : []),
      f.growth(next.grown.tree, next.grown.fruit, next.grown.fruitBat),
      home,
      f.food(next.families, next.milk, next.demand),
      ...(next.demand > 0 ? [...(paid ? [f.fed(paid)] : []), ...missing] : [f.enough]),
      ...(next.young.length > 0 ? [f.young(next.young.length, each(next.young))] : []),
      ...crowded,
      ...(next.young.length + next.crowded.length === 0 ? [f.noYoung] : [])
    ]
  };
}
