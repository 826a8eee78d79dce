/** What goes wrong while building, and putting it right. AYA-ACC, AYA-R-05, AYA-PLACE-05, AYA-TOKEN-05. */
import type { Illegal } from '#engine/game.ts';
import { tokenOn } from './camera.ts';
import { between, atMost, middleOf, overlap } from './geometry.ts';
import { footprint } from './pose.ts';
import { refusal, type MoveRules } from './refusal.ts';
import { noGround } from './room.ts';
import { idsOf, type State } from './state.ts';

/** AYA-PLACE-05: how far the foot may shift when a domino is turned on its spot, in centimetres. */
export const turnShift = 0.35;

export const turn: MoveRules<'turn'> = {
  list: () => [],
  refuse: (box, state, move) => {
    const domino = state.dominoes[move.domino];
    if (domino?.is !== 'upright' || tokenOn(state, move.domino) !== undefined)
      return refusal('AYA-PLACE-05', { domino: move.domino });
    const pose = { x: move.x, z: move.z, a: move.a };
    if (!atMost(between(middleOf(domino), middleOf(pose)), turnShift)) return refusal('AYA-PLACE-05');
    const wrong = noGround(box, state, pose);
    if (wrong) return wrong;
    const shape = footprint(box.size, pose);
    const blocked = idsOf(state.dominoes).find(
      (id) => id !== move.domino && overlap(shape, footprint(box.size, state.dominoes[id]!))
    );
    return blocked === undefined ? undefined : refusal('AYA-PLACE-07', { domino: blocked });
  },
  play: (_box, state, { domino, x, z, a }, tell) => {
    state.dominoes[domino] = { ...state.dominoes[domino]!, x, z, a };
    tell?.({ type: 'turned', domino });
  }
};

/** AYA-R-05: only the bare hand sweeps a domino down with the one it holds. */
export const bump: MoveRules<'bump'> = {
  list: () => [],
  refuse: (_box, state, { domino }) => {
    if (state.options.hand !== 'bare') return refusal('AYA-R-05');
    return state.dominoes[domino]?.is === 'upright' ? undefined : refusal('AYA-R-05', { domino });
  },
  play: (_box, state, { domino, dir }) => {
    state.cause = { type: 'bump', dominoes: [domino], from: null, dir, lean: 0 };
    state.due = 'accident';
  }
};

/** AYA-ACC-02: anybody helps, and only somebody who is there. */
const stranger = (state: State, by: number): Illegal | undefined =>
  by < state.people ? undefined : refusal('AYA-ACC-02', { by });

export const raise: MoveRules<'raise'> = {
  list: (_box, state) => {
    const lying = idsOf(state.dominoes).filter((id) => state.dominoes[id]!.is === 'lying');
    const by = state.people === 1 ? 0 : state.turn;
    return lying.map((id) => ({ type: 'raise', dominoes: [id], by, ms: 0, away: 0 }));
  },
  refuse: (_box, state, { dominoes, by }) => {
    const strange = dominoes.find((id) => state.dominoes[id]?.is !== 'lying');
    return strange === undefined ? stranger(state, by) : refusal('AYA-ACC-01', { domino: strange });
  },
  play: (_box, state, { dominoes, by }, tell) => {
    // AYA-ACC-04: back to the very pose it was placed in.
    for (const id of dominoes) state.dominoes[id] = { ...state.dominoes[id]!, is: 'upright', end: null };
    tell?.({ type: 'raised', dominoes, by });
    // AYA-ACC-07: a token goes back as soon as both its dominoes stand.
    for (const id of idsOf(state.tokens)) {
      const token = state.tokens[id]!;
      if (token.at !== 'off' || token.on.some((domino) => state.dominoes[domino]!.is !== 'upright')) continue;
      state.tokens[id] = { ...token, at: 'on', end: null };
      tell?.({ type: 'tokenBack', token: id });
    }
  }
};

export const raiseBuffer: MoveRules<'raiseBuffer'> = {
  list: (_box, state) => {
    const by = state.people === 1 ? 0 : state.turn;
    return idsOf(state.tokens)
      .filter((id) => {
        const { at, on } = state.tokens[id]!;
        return at === 'laid' && state.dominoes[on[1]]!.is === 'upright';
      })
      .map((token) => ({ type: 'raiseBuffer', token, by, ms: 0, away: 0 }));
  },
  refuse: (_box, state, { token: id, by }) => {
    const token = state.tokens[id];
    if (token?.at !== 'laid' || state.dominoes[token.on[1]]!.is !== 'upright')
      return refusal('AYA-TOKEN-06', { token: id });
    return stranger(state, by);
  },
  play: (_box, state, { token: id, by }, tell) => {
    const token = state.tokens[id]!;
    const [camera] = token.on;
    state.dominoes[camera] = { ...state.dominoes[camera]!, is: 'upright' };
    state.tokens[id] = { ...token, at: 'on' };
    tell?.({ type: 'bufferRaised', token: id, domino: camera, by });
  }
};
