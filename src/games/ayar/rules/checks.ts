/** Step 5 of a day turn: what the turn has triggered. AYR-EOT, AYR-TEMP, AYR-PERS, AYR-RAYMI, AYR-FERT. */
import { bestPair, bestTemple } from './ayllu/answers.ts';
import { bit, type Board, type RaymiSlot } from './board.ts';
import type { Tell } from './events.ts';
import { active, around, giveLlamas, isAyllu, sideOf, sidesOf } from './sides.ts';
import { refusal, type PassageRules, type StepRules } from './step.ts';
import { activityNames, ayarNames, lineNames, none, type Craft, type State } from './state.ts';
import { templeOf } from './temple.ts';
import { gain } from './viracocha.ts';
import { devotion } from './worth.ts';

const fertileName = 'fertile';
const templeName = 'temple';
/** Raymi slots may have the names of columns. */
const raymiName = (slot: string): string => `raymi-${slot}`;

const lineOf = (trigger: string): number => (lineNames as readonly string[]).indexOf(trigger);
const bonusOf = (board: Board, trigger: string): string | undefined => board.bonuses[lineOf(trigger)]?.type;

const kinds: readonly string[] = ['llama', 'viracocha', 'inti', 'raymi', fertileName, templeName];

/** Llama, viracocha, Inti, Raymi, fertile ground, temple; of one kind the row before the column (AYR-RES-18). */
function rank(board: Board, trigger: string): number {
  return kinds.indexOf(bonusOf(board, trigger) ?? (kinds.includes(trigger) ? trigger : 'raymi'));
}

/** Raymi slots that the Ayar reached or passed in this turn (AYR-RAYMI-01, AYR-RES-16). */
const passed = (board: Board, state: State): RaymiSlot[] =>
  board.paths[state.ayar]!.raymi.filter(({ space }) => state.from < space && space <= state.spaces[state.ayar]!);

/** AYR-EOT-01: collects what the turn has triggered. */
export const triggers: PassageRules = (board, state) => {
  const found: string[] = [];
  if (state.cell !== none) {
    const { tambos } = active(state);
    lineNames.forEach((name, line) => {
      const cells = board.lineCells[line]!;
      if (bit(cells, state.cell) && (tambos & cells) === 0) found.push(name);
    });
    if (board.quadrants.some((cells) => bit(cells, state.cell) && (tambos & cells) === 0)) found.push(templeName);
  }
  // AYR-SOLO-11: the Ayllu has no grid; its token says whether it places a temple.
  if (isAyllu(state, state.seat) && board.tokens[state.ayllu!.token]!.temple) found.push(templeName);
  for (const { id } of passed(board, state)) found.push(raymiName(id));
  const ground = board.fertile.space;
  if (state.from < ground && state.spaces[state.ayar]! >= ground) found.push(fertileName);
  state.triggers = found.sort((a, b) => rank(board, a) - rank(board, b));
  state.step = 'checks';
};

/** AYR-RES-18: the triggers whose order matters now; none unless a viracocha stands beside a gain of devotion. */
function contested(board: Board, state: State): string[] {
  const relevant = state.triggers.filter((trigger) => {
    const kind = rank(board, trigger);
    return kind >= 1 && kind <= 4;
  });
  const bonuses = relevant.filter((trigger) => bonusOf(board, trigger) === 'viracocha').length;
  return bonuses > 0 && bonuses < relevant.length ? relevant : [];
}

export const checks: PassageRules = (board, state, tell) => {
  const [next] = state.triggers;
  if (next === undefined) state.step = 'endTurn';
  else if (contested(board, state).length > 0) {
    state.asked = state.seat;
    state.step = 'order';
  } else resolve(board, state, next, tell);
};

export const order: StepRules<'resolve'> = {
  accepts: ['resolve'],
  list: (board, state) => contested(board, state).map((trigger) => ({ type: 'resolve', trigger })),
  refuse: (board, state, { trigger }) => {
    if (!state.triggers.includes(trigger)) return refusal('AYR-EOT-01', { trigger });
    const kind = bonusOf(board, trigger);
    return trigger === templeName || kind === 'llama' ? refusal('AYR-RES-18', { trigger }) : undefined;
  },
  play: (board, state, { trigger }, tell) => resolve(board, state, trigger, tell)
};

function resolve(board: Board, state: State, trigger: string, tell?: Tell): void {
  state.triggers = state.triggers.filter((other) => other !== trigger);
  state.step = 'checks';
  const line = lineOf(trigger);
  if (line >= 0) personal(board, state, line, tell);
  else if (trigger === fertileName) {
    state.answered = 0;
    state.step = 'fertileNext';
  } else if (trigger === templeName) {
    if (isAyllu(state, state.seat)) placeTemple(state, bestTemple(board, state), tell);
    else if (active(state).temples !== 0) {
      state.asked = state.seat;
      state.step = 'temple';
    }
  } else
    raymi(
      board,
      state,
      board.raymi.find(({ id }) => raymiName(id) === trigger)!,
      tell
    );
}

/** AYR-PERS-01 to 03. */
function personal(board: Board, state: State, line: number, tell?: Tell): void {
  const bonus = board.bonuses[line]!;
  tell?.({ type: 'lineEmptied', seat: state.seat, line: lineNames[line]!, bonus: bonus.type });
  if (bonus.type === 'llama') giveLlamas(state, state.seat, 1, 'line', tell);
  else if (bonus.type === 'viracocha') gain(board, state, state.seat, 'line', 'checks', tell);
  else {
    const craft = activityNames.indexOf(bonus.activity);
    markInti(board, state, state.seat, craft, tell);
  }
}

/** Raises the dial by an activity's devotion and marks its icon; also the Ayllu's at dawn (AYR-SOLO-31). */
export function markInti(board: Board, state: State, seat: number, craft: Craft, tell?: Tell): void {
  const side = sideOf(state, seat);
  const gained = devotion(board, state, seat, craft);
  side.dial += gained;
  side.inti |= 1 << craft;
  tell?.({ type: 'inti', seat, activity: activityNames[craft]!, gained, dial: side.dial });
}

/** AYR-RAYMI-04, AYR-RES-17: turned over once for every linked Ayar that has scored the tile. */
export function faceOf(board: Board, state: State, slot: RaymiSlot): number {
  const pending = state.triggers.includes(raymiName(slot.id)) ? 1 : 0;
  return slot.links.filter((ayar) => state.spaces[ayar]! >= slot.space).length - pending;
}

/** AYR-RAYMI-05: both linked Ayar have passed it or retired. */
export const isOut = (board: Board, state: State, slot: RaymiSlot): boolean =>
  !state.triggers.includes(raymiName(slot.id)) &&
  slot.links.every((ayar) => state.spaces[ayar]! >= slot.space || state.retired[ayar]! > 0);

/** AYR-RAYMI-01 to 03: all sides score the tile. */
function raymi(board: Board, state: State, slot: RaymiSlot, tell?: Tell): void {
  const { craft, needs, id } = board.tiles[state.tiles[slot.index]!]!;
  // This turn's Ayar counts as past it already.
  const face = faceOf(board, state, slot) - 1;
  tell?.({
    type: 'raymi',
    slot: slot.id,
    tile: id,
    face,
    activity: activityNames[craft]!,
    ayar: ayarNames[state.ayar]!
  });
  for (const seat of around(state, state.seat)) {
    const gained = devotion(board, state, seat, craft);
    const side = sideOf(state, seat);
    side.dial += gained;
    const llama = gained >= needs[face]!;
    tell?.({ type: 'raymiGain', slot: slot.id, seat, gained, llama });
    if (llama) giveLlamas(state, seat, 1, 'raymi', tell);
  }
  tell?.({ type: 'raymiTurned', slot: slot.id, out: isOut(board, state, slot) });
}

/** AYR-RES-20: the next side answers; the Ayllu by AYR-RES-71. */
export const fertileNext: PassageRules = (board, state, tell) => {
  if (state.answered === sidesOf(state)) {
    state.answered = 0;
    state.asked = isAyllu(state, state.seat) ? 0 : state.seat;
    state.step = 'checks';
    return;
  }
  const seat = (state.seat + state.answered) % sidesOf(state);
  if (isAyllu(state, seat)) {
    fertileGain(board, state, seat, bestPair(board, state), tell);
    return;
  }
  state.asked = seat;
  state.step = 'fertile';
};

/** AYR-FERT-01, AYR-FERT-02. */
function fertileGain(board: Board, state: State, seat: number, pair: readonly Craft[], tell?: Tell): void {
  for (const craft of pair) {
    const gained = devotion(board, state, seat, craft);
    const llama = gained >= board.fertile.llamaAtSunsEach;
    sideOf(state, seat).dial += gained;
    tell?.({ type: 'fertile', seat, activity: activityNames[craft]!, gained, llama });
    if (llama) giveLlamas(state, seat, 1, 'fertile', tell);
  }
  state.answered += 1;
  state.step = 'fertileNext';
}

export const fertile: StepRules<'fertile'> = {
  accepts: ['fertile'],
  list: () =>
    activityNames.flatMap((one, i) => activityNames.slice(i + 1).map((other) => ({ type: 'fertile', one, other }))),
  refuse: (_board, _state, { one, other }) =>
    activityNames.indexOf(one) < activityNames.indexOf(other) ? undefined : refusal('AYR-FERT-01', { one, other }),
  play: (board, state, { one, other }, tell) =>
    fertileGain(board, state, state.asked, [activityNames.indexOf(one), activityNames.indexOf(other)], tell)
};

/** AYR-TEMP-02, AYR-TEMP-03, AYR-RES-22: the leftmost free column of the row of the Ayar activated this turn. */
function placeTemple(state: State, craft: Craft, tell?: Tell): void {
  if (craft === none) return;
  const row = [...state.placed[state.ayar]!, templeOf(state.seat, craft)];
  state.placed = state.placed.with(state.ayar, row);
  sideOf(state, state.seat).temples &= ~(1 << craft);
  const column = Math.min(row.length, 4);
  tell?.({ type: 'temple', seat: state.seat, ayar: ayarNames[state.ayar]!, activity: activityNames[craft]!, column });
}

export const temple: StepRules<'temple'> = {
  accepts: ['temple'],
  list: (_board, state) =>
    activityNames
      .filter((_, craft) => bit(active(state).temples, craft))
      .map((activity) => ({ type: 'temple', activity })),
  refuse: (_board, state, { activity }) =>
    bit(active(state).temples, activityNames.indexOf(activity)) ? undefined : refusal('AYR-RES-83', { activity }),
  play: (_board, state, { activity }, tell) => {
    placeTemple(state, activityNames.indexOf(activity), tell);
    state.step = 'checks';
  }
};
