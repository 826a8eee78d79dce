/** A viracocha is gained, placed, and completes bonuses. AYR-VIR. */
import type { Seat } from '#engine/game.ts';
import { size, type Board } from './board.ts';
import type { Source, Tell } from './events.ts';
import { askedOne, complete, giveLlamas } from './sides.ts';
import { refusal, type StepRules } from './step.ts';
import { activityNames, markerNames, none, type Craft, type Passage, type PlayerSide, type State } from './state.ts';

/**
 * A player gains a viracocha from somewhere and is asked where it goes; `back` follows. The supply never runs dry
 * (AYR-RES-32); with all slots complete it has no effect (AYR-RES-30).
 */
export function gain(board: Board, state: State, seat: Seat, from: Source, back: Passage, tell?: Tell): void {
  tell?.({ type: 'viracocha', seat, from });
  const player = state.players[seat]!;
  if (board.viracocha.every((_, slot) => complete(board, player, slot))) {
    state.step = back;
    return;
  }
  state.asked = seat;
  state.back = back;
  state.step = 'viracocha';
}

const freeMoonSlot = (player: PlayerSide, craft: Craft): boolean => player.moonSlots[craft] === none;
const anyRetired = (player: PlayerSide): boolean => player.moonSlots.some((marker) => marker !== none);

/** The effect of a slot just completed. Permanent effects are looked up where they count. */
function takeEffect(board: Board, state: State, slot: number, tell?: Tell): void {
  const player = askedOne(state);
  const { effect } = board.viracocha[slot]!;
  switch (effect.type) {
    case 'power':
      // AYR-RES-07: at once, even within the activity that completed it.
      if (state.craft !== none && activityNames[state.craft] === effect.activity) state.power += effect.amount;
      break;
    case 'llama':
      giveLlamas(state, state.asked, effect.amount, 'viracocha', tell);
      break;
    case 'moveRetiredStepMarker':
      if (anyRetired(player) && player.moonSlots.includes(none)) state.step = 'moveMarker';
      break;
    case 'dialPerIntiBonus': {
      const gained = effect.amount * size(player.inti);
      player.dial += gained;
      tell?.({ type: 'intiSix', seat: state.asked, gained });
      break;
    }
    default:
  }
}

export const viracocha: StepRules<'placeViracocha'> = {
  accepts: ['placeViracocha'],
  list: (board, state) => {
    const player = askedOne(state);
    return board.viracocha
      .filter((_, slot) => !complete(board, player, slot))
      .map(({ id }) => ({ type: 'placeViracocha', slot: id }));
  },
  refuse: (board, state, move) => {
    const slot = board.viracocha.findIndex(({ id }) => id === move.slot);
    if (slot < 0) return refusal('AYR-VIR-01', { slot: move.slot });
    return complete(board, askedOne(state), slot) ? refusal('AYR-VIR-02', { slot: move.slot }) : undefined;
  },
  play: (board, state, move, tell) => {
    const slot = board.viracocha.findIndex(({ id }) => id === move.slot);
    const player = askedOne(state);
    player.viracocha = player.viracocha.with(slot, player.viracocha[slot]! + 1);
    const done = complete(board, player, slot);
    tell?.({ type: 'viracochaPlaced', seat: state.asked, slot: move.slot, count: player.viracocha[slot]!, done });
    state.step = state.back;
    if (done) takeEffect(board, state, slot, tell);
  }
};

/** AYR-VIR-07, AYR-RES-29. */
export const moveMarker: StepRules<'moveMarker' | 'keepMarkers'> = {
  accepts: ['moveMarker', 'keepMarkers'],
  list: (_board, state) => {
    const player = askedOne(state);
    const crafts = [0, 1, 2, 3];
    const from = crafts.filter((craft) => !freeMoonSlot(player, craft));
    const to = crafts.filter((craft) => freeMoonSlot(player, craft));
    return [
      ...from.flatMap((one) =>
        to.map((other) => ({ type: 'moveMarker' as const, from: activityNames[one]!, to: activityNames[other]! }))
      ),
      { type: 'keepMarkers' as const }
    ];
  },
  refuse: (_board, state, move) => {
    if (move.type === 'keepMarkers') return undefined;
    const player = askedOne(state);
    if (freeMoonSlot(player, activityNames.indexOf(move.from))) return refusal('AYR-VIR-07', { from: move.from });
    return freeMoonSlot(player, activityNames.indexOf(move.to)) ? undefined : refusal('AYR-RES-29', { to: move.to });
  },
  play: (_board, state, move, tell) => {
    state.step = state.back;
    if (move.type === 'keepMarkers') return;
    const player = askedOne(state);
    const from = activityNames.indexOf(move.from);
    const marker = player.moonSlots[from]!;
    player.moonSlots = player.moonSlots.with(from, none).with(activityNames.indexOf(move.to), marker);
    tell?.({ type: 'markerMoved', seat: state.asked, marker: markerNames[marker]!, from: move.from, to: move.to });
  }
};
