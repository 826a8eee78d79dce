/** What goes wrong while building, and putting it right. AYA-ACC, AYA-R-05, AYA-PLACE-05, AYA-TOKEN-05. */
import type { Illegal } from '#engine/game.ts';
import { tokenOn } from './camera.ts';
import { between, atMost, middleOf, overlap } from './geometry.ts';
import type { Box } from './box.ts';
import { footprint, outline } from './pose.ts';
import { refusal, type MoveRules } from './refusal.ts';
import { noGround } from './room.ts';
import { idsOf, type State } from './state.ts';

/** AYA-PLACE-05: how far the foot may shift when a domino is turned on its spot, in centimetres. */
const turnShift = 0.35;

export const turn: MoveRules<'turn'> = {
  list: () => [],
  refuse: (box, state, move) => {
    const domino = state.dominoes[move.domino];
    if (domino?.is !== 'upright' || tokenOn(state, move.domino) !== undefined)
      return refusal('AYA-PLACE-05', { domino: move.domino });
    const pose = { x: move.x, z: move.z, a: move.a };
    // However often it is turned, it stays about the spot it was placed on.
    const spot = domino.spot ?? domino;
    if (!atMost(between(middleOf(spot), middleOf(pose)), turnShift)) return refusal('AYA-PLACE-05');
    const wrong = noGround(box, state, pose);
    if (wrong) return wrong;
    const shape = footprint(box.size, pose);
    const blocked = idsOf(state.dominoes).find(
      (id) => id !== move.domino && overlap(shape, footprint(box.size, state.dominoes[id]!))
    );
    return blocked === undefined ? undefined : refusal('AYA-PLACE-07', { domino: blocked });
  },
  play: ({ version }, state, { domino: id, x, z, a }, tell) => {
    const domino = state.dominoes[id]!;
    const kept = version === 1 || (domino.x === x && domino.z === z);
    const spot = kept ? {} : { spot: domino.spot ?? { x: domino.x, z: domino.z } };
    state.dominoes[id] = { ...domino, ...spot, x, z, a };
    tell?.({ type: 'turned', domino: id });
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

const lyingOf = (state: State): string[] => idsOf(state.dominoes).filter((id) => state.dominoes[id]!.is === 'lying');

/** A domino whose body lies on the place of `id`, apart from `raised`; undefined if the place is free. */
function lyingOver(box: Box, state: State, id: string, raised: readonly string[]): string | undefined {
  const place = footprint(box.size, state.dominoes[id]!);
  return lyingOf(state).find(
    (other) => !raised.includes(other) && overlap(place, outline(box.size, state.dominoes[other]!.end!))
  );
}

/** What has to be stood up together with `dominoes`: what lies on their places, and on the places of that. In order of ids. */
export function raisedWith(box: Box, state: State, dominoes: readonly string[]): string[] {
  const raised = [...dominoes];
  // The list grows while it is walked.
  for (const id of raised)
    for (let over = lyingOver(box, state, id, raised); over !== undefined; over = lyingOver(box, state, id, raised))
      raised.push(over);
  return raised.sort();
}

export const raise: MoveRules<'raise'> = {
  list: (box, state) => {
    const by = state.people === 1 ? 0 : state.turn;
    const groups = lyingOf(state).map((id) => raisedWith(box, state, [id]));
    const once = [...new Map(groups.map((dominoes) => [dominoes.join(' '), dominoes])).values()];
    return once.map((dominoes) => ({ type: 'raise', dominoes, by, ms: 0, away: 0 }));
  },
  refuse: (box, state, { dominoes, by }) => {
    const strange = dominoes.find((id) => state.dominoes[id]?.is !== 'lying');
    if (strange !== undefined) return refusal('AYA-ACC-01', { domino: strange });
    // AYA-PLACE-07: nothing stands up through what lies on its place.
    const over = dominoes.map((id) => lyingOver(box, state, id, dominoes)).find((id) => id !== undefined);
    if (over !== undefined && box.version > 1) return refusal('AYA-PLACE-07', { domino: over, lies: true });
    return stranger(state, by);
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
