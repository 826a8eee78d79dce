/** Standing the domino in hand on the table, with what its camera brings. AYA-PLACE, AYA-CAM-03, AYA-R-05, AYA-R-16. */
import type { Illegal } from '#engine/game.ts';
import type { Box } from './box.ts';
import { noPair, noUse, beforeEntrance } from './camera.ts';
import type { Tell } from './events.ts';
import type { Of } from './moves.ts';
import { footprint } from './pose.ts';
import { refusal, type MoveRules } from './refusal.ts';
import { noGround, uprightsUnder } from './room.ts';
import type { Aim, Steadiness, Pose, State, Type, Use } from './state.ts';
import { handEmpty } from './turn.ts';

/** Up to this lean a released domino rights itself; the most a hurried hand gives. Tenths of a degree. */
export const lean = { rights: 99, most: 200 };

/** AYA-R-05: with these hands nothing can be knocked over. */
export const isSure = (hand: Steadiness): boolean => hand === 'guided' || hand === 'steady';

function useOf(box: Box, state: State, move: Of<'place'>): Use {
  switch (move.use) {
    case 'plain':
      return { use: 'plain' };
    case 'tile': {
      const { type } = box.dominoes.get(state.hand[state.turn]!)!;
      const tile = type === 'garden' ? null : state.tileTop[type];
      return { use: 'tile', tile: tile ?? '', pose: { x: move.tx, z: move.tz, a: move.ta } };
    }
    default:
      return { use: move.use, partner: move.partner };
  }
}

export const place: MoveRules<'place'> = {
  // Places cannot be listed: `refuse` decides, `sample` proposes.
  list: () => [],
  refuse: (box, state, move): Illegal | undefined => {
    const { hand } = state.options;
    const { x, z, a } = move;
    const pose = { x, z, a };
    const use = useOf(box, state, move);
    if (move.lean !== 0 && (isSure(hand) || Math.abs(move.lean) > lean.most)) return refusal('AYA-R-05');
    const wrong = noGround(box, state, pose) ?? noUse(box, state, pose, use);
    if (wrong) return wrong;
    const under = uprightsUnder(box, state, footprint(box.size, pose));
    if (use.use === 'buffer' && (under.length > 0 || move.lean !== 0)) return refusal('AYA-TOKEN-06');
    return isSure(hand) && under.length > 0 ? refusal('AYA-PLACE-07', { domino: under[0]! }) : undefined;
  },
  play: (box, state, move, tell) => {
    const { x, z, a, lean: hurry } = move;
    const aim: Aim = { x, z, a, lean: hurry, what: useOf(box, state, move) };
    if (state.options.hand === 'guided' || aim.what.use === 'buffer') release(box, state, aim, tell);
    else {
      state.aim = aim;
      state.due = 'tremble';
    }
  }
};

/** Standard deviations of a trembling hand: hundredths of a centimetre, tenths of a degree. */
const spread: Readonly<Record<Steadiness, { readonly foot: number; readonly turn: number }>> = {
  guided: { foot: 0, turn: 0 },
  steady: { foot: 5, turn: 15 },
  natural: { foot: 15, turn: 50 },
  bare: { foot: 25, turn: 80 }
};
/** Sixteen equally likely parts of the normal distribution, the upper eight: thousandths of the standard deviation. */
const eighths = [78, 237, 402, 579, 776, 1010, 1318, 1863];

/** The shift of index m from 0 (most negative) to 15, rounded with halves away from zero. */
function shift(m: number, deviation: number): number {
  const size = Math.floor((deviation * (m < 8 ? eighths[7 - m]! : eighths[m - 8]!) + 500) / 1000);
  return m < 8 ? 0 - size : size;
}

/** Where the hand sets a domino down that was aimed at `aim`, for the chance value n (AYA-R-16). */
export function trembled(hand: Steadiness, { x, z, a }: Pose, n: number): Pose {
  const { foot, turn } = spread[hand];
  return {
    x: x + shift(n >> 8, foot),
    z: z + shift((n >> 4) & 15, foot),
    a: (a + shift(n & 15, turn) + 3600) % 3600
  };
}

/** True if what the domino was aimed for can still be done from `pose`. */
function serves(box: Box, state: State, pose: Pose, use: Use): boolean {
  if (use.use === 'plain') return true;
  if (use.use === 'tile') return beforeEntrance(box, use.tile, use.pose, pose);
  return !noPair(state, use.partner, pose);
}

export const tremble: MoveRules<'tremble'> = {
  list: () => [],
  refuse: (_box, _state, { n }) => (n < 4096 ? undefined : refusal('AYA-R-16')),
  play: (box, state, { n }, tell) => {
    const aim = state.aim!;
    const { hand } = state.options;
    const shaken = trembled(hand, aim, n);
    const steady = hand === 'steady' && uprightsUnder(box, state, footprint(box.size, shaken)).length > 0;
    const fits = !steady && !noGround(box, state, shaken) && serves(box, state, shaken, aim.what);
    state.aim = null;
    release(box, state, fits ? { ...aim, ...shaken } : aim, tell);
  }
};

/** The hand opens: a knock if there is no room, else the domino stands, and falls at once if it leans too far. */
function release(box: Box, state: State, aim: Aim, tell?: Tell): void {
  const { x, z, a } = aim;
  const pose = { x, z, a };
  const knocked = uprightsUnder(box, state, footprint(box.size, pose));
  if (knocked.length > 0) {
    state.cause = { type: 'knock', dominoes: knocked, from: pose, dir: 0, lean: 0 };
    state.due = 'accident';
    return;
  }
  const domino = state.hand[state.turn]!;
  put(box, state, domino, aim, tell);
  if (Math.abs(aim.lean) > lean.rights) {
    state.hand[state.turn] = null;
    state.cause = { type: 'lean', dominoes: [domino], from: null, dir: 0, lean: aim.lean };
    state.due = 'accident';
  } else handEmpty(state, tell);
}

function put(box: Box, state: State, domino: string, { x, z, a, what }: Aim, tell?: Tell): void {
  const type = box.dominoes.get(domino)!.type as Type;
  const laid = what.use === 'buffer';
  state.dominoes[domino] = { x, z, a, is: laid ? 'laid' : 'upright', seat: state.turn, end: null };
  if (what.use === 'tile') {
    state.tiles[what.tile] = what.pose;
    state.tilesLeft[type] = state.tilesLeft[type].filter((id) => id !== what.tile);
    state.tileTop[type] = null;
    tell?.({ type: 'tilePlaced', tile: what.tile });
  } else if (what.use !== 'plain') {
    // AYA-SETUP-04: animals are taken in the order of their ids.
    const animals = box.animals[type];
    const token = animals[animals.length - state.animalsLeft[type]]!;
    state.animalsLeft[type] -= 1;
    state.tokens[token] = { on: [domino, what.partner], at: laid ? 'laid' : 'on', end: null };
    tell?.({ type: 'tokenPlaced', token, laid });
  }
  tell?.({ type: 'placed', domino, x, z, a });
}
