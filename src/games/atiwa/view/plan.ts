/**
 * A plan: what the player has chosen so far and, after it, what is proposed, move by move up to the next question that
 * is another matter. The table shows where it leads; one touch plays it, other touches change it.
 */
import type { Event } from '../rules/events.ts';
import type { AtiwaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { propose } from '../rules/proposal.ts';
import { spaceAt } from '../rules/area.ts';
import { parts } from '../rules/parts.ts';
import * as sp from '../rules/spaces.ts';
import { areaNow, harvestSteps, type Kind, type State } from './facts.ts';

export type Step = {
  readonly before: State;
  readonly move: Move;
};
export type Plan = {
  readonly steps: readonly Step[];
  readonly after: State;
  readonly events: readonly Event[];
  /** Something in it is for the player to weigh. */
  readonly open: boolean;
};
export type Wishes = {
  /** Moves of the player's own, in order; those that have become impossible are passed over. */
  readonly moves: readonly Move[];
  /** What is not to be proposed. */
  readonly declined: readonly Kind[];
  /** What is to be proposed before anything else. */
  readonly preferred: Kind | undefined;
};
export const noWishes: Wishes = { moves: [], declined: [], preferred: undefined };

const groups: readonly (readonly State['step'][])[] = [
  ['worker', 'work', 'lay', 'pay'],
  ['dusk', 'fly', 'fruit', 'plant'],
  ['feed', 'eat']
];
/** Steps that are one matter with this one. */
const groupOf = (step: State['step']): readonly State['step'][] =>
  groups.find((group) => group.includes(step)) ?? [step];

/** What a move does, in the word that an offer has for it. */
export function moveKind(game: AtiwaGame, state: State, move: Move): Kind | undefined {
  switch (move.type) {
    case 'place': {
      const house =
        move.token === 'fruitBat' &&
        state.step === 'work' &&
        areaNow(state).spots[move.spot] === sp.EMPTY &&
        [sp.HOUSE, sp.RUIN].includes(spaceAt(game.board, areaNow(state), move.spot));
      return house && parts(game.board, state).some(({ act }) => act === 'houses') ? 'houses' : `place:${move.token}`;
    }
    case 'treeWithFruit':
      return 'plant';
    case 'settle':
    case 'train':
      return 'train';
    case 'draw':
    case 'take':
    case 'buy':
      return move.type;
    default:
      return undefined;
  }
}

/** Whether something here is for the player to weigh, and not only which of several equal spaces. */
export function weighty(game: AtiwaGame, state: State, moves: readonly Move[]): boolean {
  if (state.step === 'feed') return moves.length > 1;
  if (state.step === 'breed') return moves.some((move) => move.type === 'place' && move.token === 'family');
  if (!harvestSteps.includes(state.step)) return true;
  if (state.step === 'eat') {
    const { spots } = areaNow(state);
    return new Set(moves.flatMap((move) => (move.type === 'spend' ? [spots[move.spot]] : []))).size > 1;
  }
  const spots = moves.flatMap((move) => (move.type === 'place' ? [move.spot] : []));
  const left = state.left[0] ?? 0;
  const area = areaNow(state);
  /** Spaces that nothing else would want: not blank, and no marked tree that might carry something better. */
  const own = spots.filter((spot) => {
    const space = spaceAt(game.board, area, spot);
    if (area.spots[spot] === sp.TREE) return space === sp.BLANK || space === sp.spaceIndex('tree');
    return space !== sp.BLANK;
  });
  return left > own.length && spots.length > left;
}

/** The harvest runs by itself and stops only where something is to be weighed. */
export function unasked(game: AtiwaGame, state: State, moves: readonly Move[]): readonly Move[] | undefined {
  if (!harvestSteps.includes(state.step) || weighty(game, state, moves)) return undefined;
  const { steps } = makePlan(game, state, state.seat, noWishes);
  return steps.length > 0 ? steps.map(({ move }) => move) : undefined;
}

/** What a plan does first of all. */
export type Deed =
  | { readonly what: 'bought' | 'taken'; readonly card: string }
  | { readonly what: 'places'; readonly n: number }
  | { readonly what: 'draws' | 'gold' | 'nothing' };

/** Read off what the rules told of it, and counted by its moves. */
export function deedOf({ steps, events }: Plan): Deed {
  for (const event of events)
    if (event.type === 'bought' || event.type === 'taken') return { what: event.type, card: event.card };
  const put = steps.filter(({ move }) => ['place', 'treeWithFruit', 'settle', 'train'].includes(move.type));
  if (put.length > 0) return { what: 'places', n: put.length };
  if (steps.at(-1)?.move.type === 'draw') return { what: 'draws' };
  return { what: events.some(({ type }) => type === 'gold') ? 'gold' : 'nothing' };
}

export function makePlan(game: AtiwaGame, state: State, seat: number, wishes: Wishes): Plan {
  const after = game.clone(state);
  const steps: Step[] = [];
  const events: Event[] = [];
  let open = false;
  let group = groupOf(state.step);
  const put = (move: Move): void => {
    if (harvestSteps.includes(after.step)) open ||= weighty(game, after, game.moves(after));
    steps.push({ before: game.clone(after), move });
    game.play(after, move, (event) => events.push(event));
  };
  const going = (): boolean => {
    if (game.turn(after) !== seat) return false;
    if (group.includes(after.step) && after.step !== 'dusk' && after.step !== 'worker') return true;
    // The harvest goes on by itself up to where something is to be weighed.
    if (!harvestSteps.includes(state.step) || !harvestSteps.includes(after.step)) return false;
    if (open || weighty(game, after, game.moves(after))) return false;
    group = groupOf(after.step);
    return true;
  };
  const first = state.step === 'worker' || state.step === 'dusk';
  for (const move of wishes.moves) {
    if (steps.length > 0 || !first) if (!going()) break;
    if (!game.illegal(after, move)) put(move);
  }
  if (first && steps.length === 0) return { steps, after, events, open };
  while (going()) {
    const moves = game.moves(after).filter((move) => {
      const kind = moveKind(game, after, move);
      return kind === undefined || !wishes.declined.includes(kind);
    });
    const { preferred } = wishes;
    const liked = preferred ? moves.filter((move) => moveKind(game, after, move) === preferred) : [];
    const move = propose(game.board, after, liked.length > 0 ? liked : moves);
    if (!move) break;
    put(move);
  }
  return { steps, after, events, open };
}
