/** The night, from the Ayar that retires to the next day. AYR-RET, AYR-HARV, AYR-TSCORE, AYR-SSCORE, AYR-DAWN, AYR-PREP. */
import { bestDawn, bestMoonSlot, prepareAyllu } from './ayllu/answers.ts';
import type { Board } from './board.ts';
import { markInti } from './checks.ts';
import type { Tell } from './events.ts';
import { around, askedOne, complete, giveLlamas, isAyllu, living, sideOf, sidesOf } from './sides.ts';
import { refusal, type PassageRules, type StepRules } from './step.ts';
import { activityNames, ayarNames, moonFrom, none, type Ayar, type Craft, type State } from './state.ts';
import { craftOf, ownerOf } from './temple.ts';
import { gain } from './viracocha.ts';
import { moons } from './worth.ts';

/** AYR-RET-01, AYR-RET-02, AYR-RES-47: the Ayar that would retire now. */
export function lastAyar(state: State): Ayar {
  const alive = living(state);
  const least = Math.min(...alive.map((ayar) => state.spaces[ayar]!));
  const tied = alive.filter((ayar) => state.spaces[ayar] === least);
  return tied.reduce((a, b) => (state.rows.indexOf(b) > state.rows.indexOf(a) ? b : a));
}

export const retire: PassageRules = (board, state, tell) => {
  const ayar = lastAyar(state);
  const least = state.spaces[ayar]!;
  const tied = living(state).filter((other) => state.spaces[other] === least);
  state.phase = 'night';
  state.ayar = ayar;
  state.retired = state.retired.with(ayar, state.round);
  tell?.({ type: 'night', round: state.round });
  tell?.({ type: 'retired', ayar: ayarNames[ayar]!, space: least, tied: tied.map((other) => ayarNames[other]!) });
  harvest(board, state, tell);
};

/** AYR-HARV-01 to 04. Effects of the viracocha come before temples are scored (AYR-RES-41). */
function harvest(board: Board, state: State, tell?: Tell): void {
  const counts = around(state, 0).map((seat) => state.terrace.filter((other) => other === seat).length);
  const most = Math.max(...counts);
  // The tied side that planted first comes first in the terrace area.
  const winner = most > 0 ? state.terrace.find((seat) => counts[seat] === most)! : none;
  state.terrace = [];
  tell?.({ type: 'harvest', counts, seat: winner });
  state.step = 'scoreTemples';
  if (winner === none) return;
  if (isAyllu(state, winner)) giveLlamas(state, winner, 1, 'harvest', tell);
  else gain(board, state, winner, 'harvest', 'scoreTemples', tell);
}

export const scoreTemples: PassageRules = (board, state, tell) => {
  state.players.forEach((player, seat) => {
    // AYR-TSCORE-01, AYR-VIR-05: temples of all rows, the retiring one's included.
    const effect = board.viracocha[board.templeMoons]?.effect;
    if (effect?.type !== 'templeMoons' || !complete(board, player, board.templeMoons)) return;
    const own = state.placed.flat().filter((temple) => ownerOf(temple) === seat).length;
    player.moon = player.moon.with(moonFrom.bonus, player.moon[moonFrom.bonus]! + effect.perTemple * own);
    tell?.({ type: 'templeBonus', seat, temples: own, moons: effect.perTemple * own });
  });
  // AYR-TSCORE-02, AYR-RES-48: from left to right, worth what they are now.
  state.placed[state.ayar]!.forEach((temple, place) => {
    const seat = ownerOf(temple);
    const craft = craftOf(temple);
    const worth = moons(board, state, seat, craft);
    const bonus = board.columnBonus[Math.min(place, board.columnBonus.length - 1)]!;
    const side = sideOf(state, seat);
    side.moon = side.moon.with(moonFrom.temples, side.moon[moonFrom.temples]! + worth + bonus);
    tell?.({ type: 'templeScored', seat, activity: activityNames[craft]!, column: place + 1, moons: worth, bonus });
  });
  state.placed = state.placed.with(state.ayar, []);
  state.answered = 0;
  state.step = 'nextMarker';
};

/** AYR-SSCORE-01: the next side moves its retired marker to a moon slot; the Ayllu by AYR-SOLO-30. */
export const nextMarker: PassageRules = (board, state, tell) => {
  if (state.answered === sidesOf(state)) {
    state.answered = 0;
    state.step = 'dawn';
    return;
  }
  const seat = (state.first + state.answered) % sidesOf(state);
  if (isAyllu(state, seat)) scoreMarker(board, state, seat, bestMoonSlot(board, state), tell);
  else {
    state.asked = seat;
    state.step = 'moonSlot';
  }
};

/** AYR-SSCORE-02. */
function scoreMarker(board: Board, state: State, seat: number, craft: Craft, tell?: Tell): void {
  const side = sideOf(state, seat);
  const gained = moons(board, state, seat, craft);
  side.moonSlots = side.moonSlots.with(craft, state.ayar);
  side.moon = side.moon.with(moonFrom.markers, side.moon[moonFrom.markers]! + gained);
  tell?.({ type: 'markerScored', seat, activity: activityNames[craft]!, ayar: ayarNames[state.ayar]!, moons: gained });
  state.answered += 1;
  state.step = 'nextMarker';
}

export const moonSlot: StepRules<'moonSlot'> = {
  accepts: ['moonSlot'],
  list: (_board, state) =>
    activityNames
      .filter((_, craft) => askedOne(state).moonSlots[craft] === none)
      .map((activity) => ({ type: 'moonSlot', activity })),
  refuse: (_board, state, { activity }) =>
    askedOne(state).moonSlots[activityNames.indexOf(activity)] === none
      ? undefined
      : refusal('AYR-RES-49', { activity }),
  play: (board, state, { activity }, tell) => {
    const player = askedOne(state);
    player.at = player.at.with(state.ayar, none);
    scoreMarker(board, state, state.asked, activityNames.indexOf(activity), tell);
  }
};

/** AYR-DAWN-01, then AYR-PREP-01 and AYR-PREP-02 unless this was the last night. */
export const dawn: PassageRules = (board, state, tell) => {
  if (state.ayllu) {
    const craft = bestDawn(board, state);
    if (craft !== none) markInti(board, state, state.players.length, craft, tell);
  }
  for (const seat of around(state, state.first)) {
    const side = sideOf(state, seat);
    side.sun = side.sun.with(state.round - 1, side.dial);
    tell?.({ type: 'dawn', seat, suns: side.dial });
  }
  if (living(state).length === 0) {
    state.phase = 'end';
    state.ayar = none;
    state.step = 'share';
    return;
  }
  for (const player of state.players) player.laid = 0;
  if (state.ayllu) prepareAyllu(board, state, tell);
  state.first = (state.first + 1) % sidesOf(state);
  state.round += 1;
  state.taken = 0;
  state.phase = 'day';
  tell?.({ type: 'day', round: state.round, first: state.first });
  state.step = 'turn';
};
