/** Maintenance, step 1: gold, markers from the bag, pollution. ATW-INC, ATW-POL. */
import { areaOf, trained, untrained } from './area.ts';
import type { Board } from './board.ts';
import type { Tell } from './events.ts';
import * as sp from './spaces.ts';
import { refusal, type ChanceRules } from './step.ts';
import type { Area, Spot, State } from './state.ts';

const seatsAfter = (state: State): number => (state.seat + 1) % state.areas.length;

/** A seat's income begins: gold for the trained at once, a draw for each of the others (ATW-INC-01, ATW-INC-02). */
export function income(board: Board, state: State, tell?: Tell): void {
  const area = areaOf(state);
  const { seat } = state;
  const gold = trained(area);
  area.gold += gold;
  state.draws = untrained(area);
  state.drawn = 0;
  tell?.({ type: 'income', seat, gold, markers: state.draws });
  if (state.options.challenge === 'noPollution' && state.draws > 0)
    tell?.({ type: 'challengeLost', seat, rule: 'ATW-CHAL-R6' });
  goOn(board, state, tell);
}

const inBag = ({ bag }: State): number => bag[0] + bag[1] + bag[2];

/** The next draw; when all are made, every marker is laid (ATW-INC-03, ATW-INC-04), and the next seat collects. */
function goOn(board: Board, state: State, tell?: Tell): void {
  if (state.draws > 0 && inBag(state) === 0) {
    if (state.options.emptyBag === 'refill') {
      const { none, one, two } = board.edition.pollution;
      state.bag = [none, one, two];
      tell?.({ type: 'bagRefilled' });
    } else {
      // ATW-INC-05
      tell?.({ type: 'bagEmpty', seat: state.seat, markers: state.draws });
      state.draws = 0;
    }
  }
  if (state.draws > 0) {
    state.step = 'marker';
    return;
  }
  while (state.drawn > 0) {
    pollute(state, areaOf(state), tell);
    state.drawn -= 1;
  }
  // ATW-RND-05: all collect before the rest is done seat by seat.
  state.seat = seatsAfter(state);
  state.step = state.seat === state.first ? 'growTrees' : 'income';
}

export const marker: ChanceRules<'marker'> = {
  accepts: ['marker'],
  chances: (_board, { bag }) =>
    bag.flatMap((weight, gold) => (weight > 0 ? [{ move: { type: 'marker' as const, gold }, weight }] : [])),
  refuse: (_board, { bag }, { gold }) => ((bag[gold] ?? 0) > 0 ? undefined : refusal('ATW-QTY-03', { gold })),
  play: (board, state, { gold }, tell) => {
    state.bag[gold as 0 | 1 | 2] -= 1;
    areaOf(state).gold += gold;
    state.draws -= 1;
    state.drawn += 1;
    tell?.({ type: 'mined', seat: state.seat, gold });
    goOn(board, state, tell);
  }
};

/** The next space to be polluted: by position, then by cell; −1 when none is left (ATW-POL-01, ATW-POL-02). */
export function nextPolluted({ spots, cells }: Area): Spot {
  for (let position = 0; position < 8; position++) {
    let best = -1;
    for (let c = 0; c < cells.length; c++)
      if (spots[c * 8 + position] !== sp.POLLUTION && (best < 0 || cells[c]! < cells[best]!)) best = c;
    if (best >= 0) return best * 8 + position;
  }
  return -1;
}

/** ATW-POL-03: everything on the space is lost. */
function pollute(state: State, area: Area, tell?: Tell): void {
  const { seat } = state;
  const spot = nextPolluted(area);
  if (spot < 0) {
    area.aside += 1;
    tell?.({ type: 'setAside', seat });
    return;
  }
  const lost = sp.tokensOn(area.spots[spot]!);
  area.spots[spot] = sp.POLLUTION;
  tell?.({ type: 'polluted', seat, spot, lost });
}
