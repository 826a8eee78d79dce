/** The pushes. AYA-TOPPLE, AYA-R-11. */
import type { Box } from './box.ts';
import { at, between, middleOf } from './geometry.ts';
import { refusal, type MoveRules } from './refusal.ts';
import { idsOf, seatOf, type State } from './state.ts';
import { endToppling, priceOfPush } from './turn.ts';

/** AYA-TOPPLE-01: the upright domino on Start whose foot is nearest to the spring; undefined if none stands there. */
export function firstDomino(box: Box, state: State): string | undefined {
  const start = state.tiles[box.startTile]!;
  const spring = box.tiles.get(box.startTile)!.shape.spring!;
  const source = at(start, spring.x / 100, spring.z / 100);
  let best: string | undefined;
  let nearest = Infinity;
  for (const id of idsOf(state.dominoes)) {
    const domino = state.dominoes[id]!;
    if (domino.is !== 'upright' || between(middleOf(domino), middleOf(start)) > box.size.tile) continue;
    const far = between(middleOf(domino), source);
    if (far < nearest) [best, nearest] = [id, far];
  }
  return best;
}

const uprights = (state: State): string[] => idsOf(state.dominoes).filter((id) => state.dominoes[id]!.is === 'upright');

export const push: MoveRules<'push'> = {
  list: (box, state) => {
    if (state.retriggers < priceOfPush(state)) return [];
    const first = state.pushes.length === 0 ? firstDomino(box, state) : undefined;
    return (first === undefined ? uprights(state) : [first]).map((domino) => ({ type: 'push', domino }));
  },
  refuse: (box, state, { domino }) => {
    if (state.retriggers < priceOfPush(state)) return refusal('AYA-TOPPLE-06');
    const is = state.dominoes[domino]?.is;
    if (is === 'lying') return refusal('AYA-ACC-05', { domino });
    if (is !== 'upright') return refusal('AYA-TOPPLE-03', { domino });
    const first = state.pushes.length === 0 ? firstDomino(box, state) : undefined;
    return first === undefined || first === domino ? undefined : refusal('AYA-TOPPLE-01', { domino: first });
  },
  play: (_box, state, { domino }, tell) => {
    const price = priceOfPush(state);
    const by = seatOf(state, state.turn);
    state.retriggers -= price;
    state.pushes.push({ by, domino });
    state.cause = { type: 'push', dominoes: [domino], from: null, dir: state.dominoes[domino]!.a, lean: 0 };
    state.due = 'fall';
    tell?.({ type: 'pushed', domino, by, price });
  }
};

export const enough: MoveRules<'enough'> = {
  list: () => [{ type: 'enough' }],
  refuse: () => undefined,
  play: (_box, state, _move, tell) => endToppling(state, tell)
};
