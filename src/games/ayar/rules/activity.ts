/** Step 4 of a day turn: an activity goes on unit by unit until it ends by itself or is ended. AYR-ACT, AYR-RES-58. */
import type { Illegal } from '#engine/game.ts';
import type { Tell } from './events.ts';
import { mayStop } from './lake.ts';
import type { Board } from './board.ts';
import { potToTake, pottery as takePot } from './pottery.ts';
import { mayGoOn, reed as sail } from './reed.ts';
import { activityNames, none, type State } from './state.ts';
import { refusal, type PassageRules, type StepRules } from './step.ts';
import { maizeToPlant, terrace as plant } from './terrace.ts';
import { textileToTake, weaving as takeTextile } from './weaving.ts';

/** Whether a further unit is possible, by activity. */
const possible = [potToTake, textileToTake, maizeToPlant, mayGoOn];

/** Goes on with the activity; ends it when no further unit is possible. */
export const activity: PassageRules = (board, state, tell) => {
  if (possible[state.craft]!(board, state)) {
    state.asked = state.seat;
    state.step = activityNames[state.craft]!;
  } else finish(state, tell);
};

function finish(state: State, tell?: Tell): void {
  tell?.({ type: 'activityEnds', seat: state.seat, activity: activityNames[state.craft]!, left: state.power });
  state.craft = none;
  state.power = 0;
  state.units = 0;
  state.step = 'restock';
}

/** AYR-RES-04, AYR-RES-43: at least one unit, and a boat must lie where it may stay. */
function refuseEnd(board: Board, state: State): Illegal | undefined {
  if (state.units === 0) return refusal('AYR-RES-04');
  const { boat } = state.players[state.seat]!;
  return state.step === 'reed' && !mayStop(board, state, state.seat, boat) ? refusal('AYR-RES-43') : undefined;
}

type Unit = 'takePot' | 'takeTextile' | 'plant' | 'sail';
type WithEnd = StepRules<Unit | 'endActivity'>;

/** A kind of unit, with the end of the activity beside it. */
function withEnd(unit: StepRules<Unit>): WithEnd {
  return {
    accepts: [...unit.accepts, 'endActivity'],
    list: (board, state) => {
      const units = unit.list(board, state);
      return refuseEnd(board, state) ? units : [...units, { type: 'endActivity' }];
    },
    refuse: (board, state, move) =>
      move.type === 'endActivity' ? refuseEnd(board, state) : unit.refuse(board, state, move),
    play: (board, state, move, tell) => {
      if (move.type === 'endActivity') finish(state, tell);
      else unit.play(board, state, move, tell);
    }
  };
}

export const pottery = withEnd(takePot);
export const weaving = withEnd(takeTextile);
export const terrace = withEnd(plant);
export const reed = withEnd(sail);
