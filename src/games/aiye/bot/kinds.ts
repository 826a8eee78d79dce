/** A deck prepared for quick valuing: what each kind of card counts for, in flat arrays by kind. */
import type { Metric, Scoring } from '../editions/schema.ts';
import { metrics } from '../editions/schema.ts';
import type { Deck, Kind } from '../rules/deck.ts';
import type { Weights } from './weights.ts';

/** The worth of an icon is `seeds` times the worth of a seed plus `plain` points. */
type IconWorth = { readonly seeds: number; readonly plain: number };

export type KindFacts = {
  readonly kind: Kind;
  readonly mask: boolean;
  readonly points: number;
  readonly price: number;
  /** Sums over all icons of the card that do something when its column is activated. */
  readonly seeds: number;
  readonly plain: number;
  readonly icons: readonly IconWorth[];
  readonly sows: boolean;
  readonly meets: boolean;
  readonly shield: boolean;
  /** What the card adds to the counts of masks, by index of metric. */
  readonly counts: readonly { readonly metric: number; readonly count: number }[];
  readonly scoring: Scoring | null;
  readonly metric: number;
};

export const metricIndex = Object.fromEntries(metrics.map((metric, index) => [metric, index])) as Readonly<
  Record<Metric, number>
>;

export function prepare(deck: Deck, w: Weights): readonly KindFacts[] {
  return deck.kinds.map((kind) => {
    const icons = kind.abilities.map(({ type }): IconWorth => {
      switch (type) {
        case 'gainSeed':
          return { seeds: 1, plain: 0 };
        case 'convert':
          return { seeds: 1, plain: w.convert };
        case 'promote':
          return { seeds: 2, plain: w.promote };
        case 'conflict':
          return { seeds: 0, plain: w.conflict };
        case 'moveSeeds':
          return { seeds: 0, plain: w.moveSeeds };
        case 'moveCard':
          return { seeds: 0, plain: w.moveCard };
        case 'extraSummon':
          return { seeds: 0, plain: w.extraSummon };
        default:
          // Extra sowings and meetings are valued by where they lead, shields by what they guard.
          return { seeds: 0, plain: 0 };
      }
    });
    const counted: readonly (readonly [Metric, number])[] = [
      ['conflictIcons', kind.conflicts],
      ['shieldIcons', kind.shields],
      ['moonSymbols', kind.moon],
      ['sunSymbols', kind.sun],
      ['exchangeCards', kind.exchange ? 1 : 0]
    ];
    const { sun, moon, any } = kind.cost;
    return {
      kind,
      mask: kind.type === 'mask',
      points: kind.type === 'mask' ? 0 : kind.points,
      price: sun + moon + any,
      seeds: icons.reduce((sum, icon) => sum + icon.seeds, 0),
      plain: icons.reduce((sum, icon) => sum + icon.plain, 0),
      icons,
      sows: kind.extraSowing,
      meets: kind.meeting,
      shield: kind.shield,
      counts: counted
        .filter(([, count]) => count > 0)
        .map(([metric, count]) => ({ metric: metricIndex[metric], count })),
      scoring: kind.scoring,
      metric: kind.scoring ? metricIndex[kind.scoring.metric] : -1
    };
  });
}
