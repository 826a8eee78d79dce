/** The activities as the Ayllu performs them. AYR-SOLO-12, AYR-SOLO-22 to 24. */
import type { Board } from '../board.ts';
import type { Tell } from '../events.ts';
import { giveLlamas, levelOf } from '../sides.ts';
import { none, type Craft, type State } from '../state.ts';
import { aylluRoom } from '../worth.ts';
import { sail } from './reed.ts';

/** AYR-SOLO-09: performs an activity with power `n`. */
export function perform(board: Board, state: State, craft: Craft, n: number, tell?: Tell): void {
  [takePots, takeTextiles, plant, sail][craft]!(board, state, n, tell);
}

/** Sets of market places that `n` pays for, smaller places first. */
function affordable(board: Board, state: State, n: number): number[][] {
  const price = (place: number): number => board.market.slots[place]!.power;
  const full = state.market.flatMap((pot, place) => (pot === none ? [] : [place]));
  const pairs = full.flatMap((one) => full.filter((other) => other > one).map((other) => [one, other]));
  return [...full.map((place) => [place]), ...pairs].filter(
    (places) => places.reduce((sum, place) => sum + price(place), 0) <= n
  );
}

/** AYR-SOLO-22, AYR-RES-65: most pots, then most icons, then lowest slots. */
function takePots(board: Board, state: State, n: number, tell?: Tell): void {
  const most = Math.min(board.market.potsPerActivity, aylluRoom(board, state, 0));
  const icon = (place: number): boolean => board.pots[state.market[place]!]!.icon;
  const keys = (places: readonly number[]): number[] => [
    -places.length,
    -places.filter(icon).length,
    places.reduce((sum, place) => sum + place, 0),
    places[0]!
  ];
  const ahead = (a: readonly number[], b: readonly number[]): number => {
    const differ = keys(a).findIndex((key, i) => key !== keys(b)[i]);
    return differ < 0 ? 0 : keys(a)[differ]! - keys(b)[differ]!;
  };
  const [best] = affordable(board, state, n)
    .filter(({ length }) => length <= most)
    .sort(ahead);
  for (const place of best ?? []) {
    const { id, icon: shown } = board.pots[state.market[place]!]!;
    state.market = state.market.with(place, none);
    state.ayllu!.pots += 1;
    tell?.({ type: 'aylluPot', from: board.market.slots[place]!.id, pot: id, slot: state.ayllu!.pots - 1 });
    if (shown) giveLlamas(state, state.players.length, 1, 'pot', tell);
  }
}

/** AYR-SOLO-23, AYR-RES-66. */
function takeTextiles(board: Board, state: State, n: number, tell?: Tell): void {
  const last = board.stacks.powers.length;
  const wanted = n > 2 ? [0, Math.min(n - 1, last) - 1] : [n - 1];
  const stacks = wanted.filter((stack) => state.tops[stack] !== none).slice(0, aylluRoom(board, state, 1));
  for (const stack of stacks) {
    const { id, icon } = board.textiles[state.tops[stack]!]!;
    state.tops = state.tops.with(stack, none);
    state.ayllu!.cloths += 1;
    tell?.({ type: 'aylluTextile', stack: board.stacks.powers[stack]!, textile: id, slot: state.ayllu!.cloths - 1 });
    if (icon) giveLlamas(state, state.players.length, 1, 'textile', tell);
  }
}

/** AYR-SOLO-24, AYR-RES-67. */
function plant(board: Board, state: State, n: number, tell?: Tell): void {
  const ayllu = state.ayllu!;
  const seat = state.players.length;
  const { icons } = levelOf(board, state).terrace;
  const many = Math.min(n, aylluRoom(board, state, 2));
  for (let i = 0; i < many; i++) {
    ayllu.maize += 1;
    state.terrace = [...state.terrace, seat];
    tell?.({ type: 'aylluMaize', count: ayllu.maize, place: state.terrace.length - 1 });
    if (icons.includes(ayllu.maize)) giveLlamas(state, seat, 1, 'maize', tell);
  }
}
