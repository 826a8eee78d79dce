/**
 * The practice table, which has no sand: what stands may be pushed at any time, and is stood up again afterwards, so that
 * building goes on. Such a trial is known by `resume`: what was being done when the hands went off.
 */
import { fromStock } from './draw.ts';
import { refusal, type MoveRules } from './refusal.ts';
import { idsOf, type State } from './state.ts';
import { awaitPush, nextTurn } from './turn.ts';

export const isPractice = ({ options }: State): boolean => options.glassMs === 0;
/** Pushes are only tried out: building goes on afterwards. */
export const isTrial = ({ phase, resume }: State): boolean => phase === 'push' && resume !== null;

/** Of the stock, what one wishes (AYA-DRAW-02), without a draw. */
export const take: MoveRules<'take'> = {
  list: () => [],
  refuse: (box, state, { kind }) => {
    if (!isPractice(state) || state.stock[state.turn] === 0) return refusal('AYA-DRAW-02');
    return box.kinds.includes(kind) && state.unseen[kind] > 0 ? undefined : refusal('AYA-DEAL-01');
  },
  play: (box, state, { kind }, tell) => {
    fromStock(box, state, state.turn, kind, tell);
    if (state.due === 'ahead') nextTurn(state, tell);
    else state.due = 'place';
  }
};

export const tryOut: MoveRules<'tryOut'> = {
  // Never listed: whoever plays whatever is offered comes to an end.
  list: () => [],
  refuse: (_box, state) => {
    if (!isPractice(state)) return refusal('AYA-END-01');
    return Object.values(state.dominoes).some(({ is }) => is === 'upright') ? undefined : refusal('AYA-TOPPLE-03');
  },
  play: (_box, state, _move, tell) => {
    state.resume = state.due as 'draw' | 'place' | 'ahead';
    state.phase = 'push';
    awaitPush(state, tell);
  }
};

export const standUp: MoveRules<'standUp'> = {
  list: (_box, state) => (isTrial(state) ? [{ type: 'standUp' }] : []),
  refuse: (_box, state) => (isTrial(state) ? undefined : refusal('AYA-TOPPLE-08')),
  play: (box, state, _move, tell) => {
    for (const id of idsOf(state.dominoes)) {
      const domino = state.dominoes[id]!;
      if (domino.is !== 'laid') state.dominoes[id] = { ...domino, is: 'upright', end: null };
    }
    for (const id of idsOf(state.tokens)) {
      const token = state.tokens[id]!;
      if (token.at !== 'laid') state.tokens[id] = { ...token, at: 'on', end: null };
    }
    // AYA-PLACE-01: building goes on where it was left; each push passed the turn on.
    const stocks = state.stock.length;
    if (box.version > 1) state.turn = (state.turn + stocks - (state.pushes.length % stocks)) % stocks;
    const left = state.resume as 'draw' | 'place' | 'ahead';
    state.pushes = [];
    state.retriggers = box.edition.retriggerTokens.count;
    state.phase = 'glass1';
    state.resume = null;
    state.due = box.version > 1 ? left : state.hand[state.turn] === null ? 'draw' : 'place';
    tell?.({ type: 'stoodUp' });
  }
};
