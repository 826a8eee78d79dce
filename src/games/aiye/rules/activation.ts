/** Step 2 of a turn: what the reached column does. AIY-ACT, AIY-XS, AIY-MEET, AIY-XSUM. */
import { areaOf, columnAt } from './area.ts';
import { kindOf, type Deck } from './deck.ts';
import type { Tell } from './events.ts';
import { refusal, type StepRules } from './step.ts';
import { usable } from './targets.ts';
import { acting, recover, toVillage } from './turn.ts';
import type { Ability } from '../editions/schema.ts';
import type { Card, Column, Mode, State } from './state.ts';

/** Abilities that are used one by one; the others are decided first, counted by themselves, or work all the time. */
const oneByOne: readonly Ability['type'][] = ['gainSeed', 'convert', 'promote', 'conflict', 'moveSeeds', 'moveCard'];

/** The last seed fell into `column` (AIY-SOW-08): the first column of the turn, or the second after an extra sowing. */
export function landed(deck: Deck, state: State, column: Column, tell?: Tell): void {
  state.acts.push({ where: 'column', column: column.id, anchor: column.id, open: [], cards: [], left: [] });
  tell?.({ type: 'landed', column: column.id, second: state.acts.length === 2 });
  if (state.acts.length === 2) {
    // AIY-XS-05: recover, then resolve the first column completely, then the second.
    recover(state, tell);
    open(deck, state, 0, tell);
  } else if (modesFor(deck, state).length > 1) state.step = 'decide';
  else decideMode(deck, state, 'normal', tell);
}

/** The cards a meeting is about (AIY-MEET-03; the switch councilScope looks at the top card alone). */
const councilInScope = (state: State): readonly Card[] => {
  const { council } = areaOf(state);
  return state.options.councilScope === 'top' ? council.slice(-1) : council;
};

/** What may be decided before anything else of the column to be resolved (AIY-ACT-02). */
function modesFor(deck: Deck, state: State): Mode[] {
  const second = state.acts.length === 2;
  const cards = columnAt(areaOf(state), state.acts.at(-1)!.column)!.cards;
  const list: Mode[] = ['normal'];
  if (!second && cards.some((card) => kindOf(deck, card).extraSowing)) list.push('extraSowing');
  if (canMeet(deck, state, cards)) {
    list.push('meeting');
    if (!state.sownAgain && councilCanSow(deck, state)) list.push('meetingExtraSowing');
  }
  return list;
}

/** AIY-MEET-01, AIY-MEET-02, AIY-MEET-09. */
const canMeet = (deck: Deck, state: State, cards: readonly Card[]): boolean =>
  !state.met && areaOf(state).council.length > 0 && cards.some((card) => kindOf(deck, card).meeting);

/** AIY-MEET-07. */
const councilCanSow = (deck: Deck, state: State): boolean =>
  councilInScope(state).some((card) => kindOf(deck, card).extraSowing);

function decideMode(deck: Deck, state: State, mode: Mode, tell?: Tell): void {
  const index = state.acts.length - 1;
  const act = state.acts[index]!;
  if (mode === 'meeting' || mode === 'meetingExtraSowing') {
    state.met = true;
    act.where = 'council';
    tell?.({ type: 'meeting', column: act.column });
  }
  if (mode === 'extraSowing' || mode === 'meetingExtraSowing') {
    state.sownAgain = true;
    state.step = 'source';
    return;
  }
  if (index === 0) recover(state, tell);
  open(deck, state, index, tell);
}

/** Starts resolving an activation: its usable icons are those of the cards lying there now (AIY-ACT-03, AIY-MEET-08). */
function open(deck: Deck, state: State, index: number, tell?: Tell): void {
  const act = state.acts[index]!;
  state.act = index;
  const meeting = act.where === 'council';
  const cards = meeting ? councilInScope(state) : columnAt(areaOf(state), act.column)!.cards;
  act.open = [];
  act.cards = cards.slice();
  act.left = [];
  for (const card of cards) {
    const kind = kindOf(deck, card);
    // AIY-XSUM-02: extra summons count as soon as the resolution starts.
    state.summons += kind.extraSummons;
    if (kind.extraSummons > 0) tell?.({ type: 'extraSummon', card, count: kind.extraSummons });
    kind.abilities.forEach((ability, icon) => {
      // AIY-MEET-05: Promote icons in the Council cannot be used at all.
      if (oneByOne.includes(ability.type) && !(meeting && ability.type === 'promote')) act.open.push({ card, icon });
    });
  }
  settle(deck, state, tell);
}

/** After an icon: the next one is asked for while any can be used, otherwise the activation ends (AIY-ACT-11). */
export function settle(deck: Deck, state: State, tell?: Tell): void {
  state.using = null;
  if (acting(state).open.some((icon) => usable(deck, state, icon))) state.step = 'use';
  else end(deck, state, tell);
}

/** Ends the activation; the second column follows the first (AIY-XS-05). */
export function end(deck: Deck, state: State, tell?: Tell): void {
  acting(state).open = [];
  if (state.act === 0 && state.acts.length === 2) {
    // AIY-MEET-10: for the second column the meeting is decided now.
    if (modesFor(deck, state).length > 1) state.step = 'decide';
    else open(deck, state, 1, tell);
  } else toVillage(state);
}

export const decide: StepRules<'decide'> = {
  accepts: ['decide'],
  list: (deck, state) => modesFor(deck, state).map((mode) => ({ type: 'decide', mode })),
  refuse: (deck, state, { mode }) => {
    if (mode === 'normal') return undefined;
    const cards = columnAt(areaOf(state), state.acts.at(-1)!.column)!.cards;
    if (mode === 'extraSowing') {
      if (state.sownAgain) return refusal('AIY-XS-06');
      return cards.some((card) => kindOf(deck, card).extraSowing) ? undefined : refusal('AIY-XS-01');
    }
    if (state.met) return refusal('AIY-MEET-02');
    if (!cards.some((card) => kindOf(deck, card).meeting)) return refusal('AIY-MEET-01');
    if (areaOf(state).council.length === 0) return refusal('AIY-MEET-09');
    if (mode === 'meeting') return undefined;
    if (state.sownAgain) return refusal('AIY-XS-06');
    return councilCanSow(deck, state) ? undefined : refusal('AIY-MEET-07');
  },
  play: (deck, state, { mode }, tell) => decideMode(deck, state, mode, tell)
};
