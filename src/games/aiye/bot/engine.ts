/** What landings bring: the next one exactly, later ones by rule of thumb. */
import type { Area } from '../rules/state.ts';
import type { Survey } from './survey.ts';
import type { Weights } from './weights.ts';

/** What landing on a column brings, by position; overwritten by each call. */
const landing: number[] = [];

/** What the icons of column `i` bring when it is reached, Council and all. */
export function landingWorth(w: Weights, area: Area, s: Survey, i: number, seed: number): number {
  const size = area.columns[i]!.cards.length;
  const own = (s.seeds[i]! * seed + s.plain[i]!) * (1 + w.combo * (size - 1));
  return s.meets[i] ? Math.max(own, s.councilSeeds * seed + s.councilPlain) + w.meeting : own;
}

/**
 * What the seat's next landings bring when it begins `turns` more turns. Up to `slack` seeds are still going to be taken
 * away before that, from wherever it suits, so that no more than `rest` are left; `loose` says how far the rest may change: 0 when the seeds lie as they will, 1
 * when what can be reached is anybody's guess.
 */
export function engineWorth(
  w: Weights,
  area: Area,
  s: Survey,
  turns: number,
  seed: number,
  slack: number,
  rest: number,
  loose: number
): number {
  const { columns } = area;
  const n = columns.length;
  let sum = 0;
  let top = 0;
  let sowing = 0;
  let open = 0;
  for (let i = 0; i < n; i++) {
    const worth = landingWorth(w, area, s, i, seed);
    landing[i] = worth;
    sum += worth;
    if (worth > top) top = worth;
    if (s.sows[i]) sowing++;
    if (!columns[i]!.blocked) open++;
  }
  const mean = sum / n;
  // A further sowing brings about what a column half-way between the average and the best does.
  const again = w.extraSowing * 0.5 * (mean + top);
  let best = 0;
  let second = 0;
  if (open > 0 && loose < 1)
    for (let i = 0; i < n; i++) {
      const lying = columns[i]!.sun + columns[i]!.moon;
      if (lying === 0) continue;
      let reached = 0;
      for (let seeds = Math.min(lying, rest); seeds > 0 && seeds >= lying - slack; seeds--) {
        const to = open === n ? (i + seeds) % n : landingPast(area, i, seeds, open);
        const worth = landing[to]! + (s.sows[to] ? again : 0);
        if (worth > reached) reached = worth;
      }
      if (reached > best) {
        second = best;
        best = reached;
      } else if (reached > second) second = reached;
    }
  const later = Math.max(0, turns - 1);
  const per = w.engineBest * top + w.engineMean * (mean + (again * sowing) / n);
  const reach = loose === 1 ? 0 : (1 - loose) * (w.reach * best + w.reachSecond * second);
  const guess = loose === 0 ? 0 : loose * w.guess * (top + (sowing > 0 ? again : 0));
  return Math.min(1, turns) * (reach + guess) + later * per;
}

/** Where the last of `seeds` from column `i` falls when only `open` columns are open: the others are passed over. */
function landingPast({ columns }: Area, i: number, seeds: number, open: number): number {
  let left = (seeds - 1) % open;
  let place = (i + 1) % columns.length;
  for (;;) {
    if (!columns[place]!.blocked && left-- === 0) return place;
    place = (place + 1) % columns.length;
  }
}
