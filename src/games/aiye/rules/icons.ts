/** Using the icons of the column being resolved, one by one. AIY-ACT. */
import type { Illegal } from '#engine/game.ts';
import { end } from './activation.ts';
import { areaOf, columnWith } from './area.ts';
import { startConflict } from './conflict.ts';
import { kindOf, type Deck } from './deck.ts';
import { collect } from './effects.ts';
import type { Tell } from './events.ts';
import { refusal, type Of, type StepRules } from './step.ts';
import { abilityOf, usable } from './targets.ts';
import { acting } from './turn.ts';
import type { Card, State } from './state.ts';

/** Uses an icon: carries it out, or asks for what it needs. */
function useIcon(deck: Deck, state: State, move: Of<'use'>, tell?: Tell): void {
  const act = acting(state);
  act.open = act.open.filter(({ card, icon }) => card !== move.card || icon !== move.icon);
  state.using = { card: move.card, icon: move.icon };
  const ability = abilityOf(deck, state.using);
  tell?.({ type: 'used', card: move.card, icon: move.icon });
  switch (ability.type) {
    case 'gainSeed':
      // AIY-SEED-01, AIY-SEED-02.
      return collect(deck, state, [ability.seed], tell);
    case 'convert':
      state.step = 'convert';
      return;
    case 'promote':
      state.step = 'promote';
      return;
    case 'conflict':
      return startConflict(deck, state, tell);
    case 'moveSeeds':
      state.step = 'seedsFrom';
      return;
    case 'moveCard':
      state.step = 'card';
      return;
    default:
      throw new Error(`${ability.type} is not used one by one`);
  }
}

export const use: StepRules<'use' | 'done'> = {
  accepts: ['use', 'done'],
  list: (deck, state) => [
    ...acting(state)
      .open.filter((icon) => usable(deck, state, icon))
      .map(({ card, icon }) => ({ type: 'use' as const, card, icon })),
    { type: 'done' }
  ],
  refuse: (deck, state, move) => {
    if (move.type === 'done') return undefined;
    const icon = acting(state).open.find(({ card, icon }) => card === move.card && icon === move.icon);
    if (!icon) return whyNotOpen(deck, state, move.card, move.icon);
    return usable(deck, state, icon) ? undefined : refusal('AIY-ACT-09', { card: move.card, icon: move.icon });
  },
  play: (deck, state, move, tell) => {
    if (move.type === 'done') end(deck, state, tell);
    else useIcon(deck, state, move, tell);
  }
};

/** Names the rule by which an icon is not among those that may be used now. */
function whyNotOpen(deck: Deck, state: State, card: Card, icon: number): Illegal {
  const area = areaOf(state);
  const act = acting(state);
  const detail = { card, icon };
  const inCouncil = area.council.includes(card);
  if (!inCouncil && !columnWith(area, card)) return refusal('AIY-ACT-03', detail);
  const ability = kindOf(deck, card).abilities[icon]?.type;
  if (ability === 'shield') return refusal('AIY-ACT-07', detail);
  if (ability === 'extraSowing' || ability === 'councilMeeting') return refusal('AIY-ACT-02', detail);
  if (ability === 'extraSummon') return refusal('AIY-XSUM-02', detail);
  if (act.left.includes(card)) return refusal('AIY-ACT-04', detail);
  if (act.where === 'council') {
    if (!inCouncil) return refusal('AIY-MEET-01', detail);
    if (!act.cards.includes(card)) return refusal('AIY-MEET-03', detail);
    return refusal(ability === 'promote' ? 'AIY-MEET-05' : 'AIY-ACT-01', detail);
  }
  if (inCouncil) return refusal('AIY-PROM-06', detail);
  return refusal(act.cards.includes(card) ? 'AIY-ACT-01' : 'AIY-ACT-03', detail);
}
