/** What a mask may be worth at the end. */
import { maskPoints } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { metricIndex as at, type KindFacts } from './kinds.ts';
import type { Weights } from './weights.ts';

/** Points of the present tier and a part of those above it: the further away and the later, the smaller a part. */
export function maskWorth(w: Weights, state: State, mask: KindFacts, count: number, turns: number): number {
  const scoring = mask.scoring!;
  const now = maskPoints(scoring, count, state.options.courageFloor);
  if (turns === 0) return now;
  const inSeeds = mask.metric === at.sunSeeds || mask.metric === at.moonSeeds || mask.metric === at.allSeeds;
  if (scoring.mode === 'linear') {
    if (!inSeeds) return now;
    // Seeds come and go until the last turns: towards the end what lies there counts, before that a usual rest.
    const usual = maskPoints(scoring, w.usualSeeds, state.options.courageFloor);
    const near = Math.min(1, 1.5 / (turns + 1));
    return near * now + (1 - near) * usual;
  }
  const columns = mask.metric >= at.columnsOf2 && mask.metric <= at.columnsOf4;
  const step = inSeeds ? w.hopeStepSeeds : columns ? w.hopeStepColumns : w.hopeStep;
  const { thresholds, points } = scoring;
  let worth = now;
  let held = now;
  for (let tier = 0; tier < thresholds.length; tier++) {
    const missing = thresholds[tier]! - count;
    if (missing <= 0) continue;
    worth += Math.min(w.hopeMost, turns / (step * missing + 1)) * (points[tier]! - held);
    held = points[tier]!;
  }
  return worth;
}
