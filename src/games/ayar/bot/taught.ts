/**
 * What matches have taught: how many suns and moons a side ends with for each amount of what it has (`features.ts`),
 * for every day. Found by ridge regression over matches of two bots (`npm run learn`, which prints `taught.json`), and good for
 * three and four as well.
 */
import type { Board } from '../rules/board.ts';
import { sidesOf } from '../rules/sides.ts';
import { dawnsLeft } from './clock.ts';
import { createFeatures } from './features.ts';
import { turnAhead } from './hopes.ts';
import { outlook } from './outlook.ts';
import taught from './taught.json' with { type: 'json' };
import { lower, type Valuer } from './value.ts';
import type { Weights } from './weights.ts';

/** Of one day: the weights of each amount, for suns and for moons. */
export type Day = { readonly sun: readonly number[]; readonly moon: readonly number[] };
/** By the dawns still to come, from one to four. */
export type Taught = readonly Day[];

/** How far off a forecast may be for each dawn to come: the lower of sun and moon is what counts. */
const doubt = 5;

/** As `plain` values where nothing was learnt: against the Ayllu, and once the last night is over. */
export function createTaught(board: Board, w: Weights, plain: Valuer, lessons: Taught = taught.days): Valuer {
  const features = createFeatures(board, w);
  const results = new Float64Array(4);
  return (state) => {
    const seats = state.players.length;
    const dawns = dawnsLeft(state);
    const day = lessons[dawns - 1];
    if (!day || sidesOf(state) > seats || state.step === 'over') return plain(state);
    const values = results.subarray(0, seats);
    const look = outlook(board, w, state);
    for (let seat = 0; seat < seats; seat++) {
      const amounts = features(state, seat, look);
      let sun = 0;
      let moon = 0;
      for (let k = 0; k < amounts.length; k++) {
        sun += day.sun[k]! * amounts[k]!;
        moon += day.moon[k]! * amounts[k]!;
      }
      values[seat] = lower(sun, moon, doubt * dawns) + w.begun * turnAhead(w, state, state.players[seat]!, seat);
    }
    return values;
  };
}
