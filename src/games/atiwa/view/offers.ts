/** What a plan could do otherwise: other places for what it puts down, and what of an offer it takes or leaves. */
import type { Illegal } from '#engine/game.ts';
import type { Event } from '../rules/events.ts';
import type { AtiwaGame } from '../rules/index.ts';
import type { Part } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import { supply } from '../rules/area.ts';
import { open } from '../rules/parts.ts';
import { tokenIndex } from '../rules/spaces.ts';
import { spendable } from '../rules/spending.ts';
import { areaNow, offersOf, tokens, type Kind, type Offer, type State } from './facts.ts';
import { moveKind, type Plan, type Wishes } from './plan.ts';

/** A place on a land: a space of a card, or one for a card. */
export type Target = { readonly at: 'spot' | 'cell'; readonly n: number };
export const targetOf = (move: Move): Target | undefined =>
  'spot' in move ? { at: 'spot', n: move.spot } : move.type === 'lay' ? { at: 'cell', n: move.cell } : undefined;
export const keyOf = ({ at, n }: Target): string => `${at} ${n}`;
/** The same move at another place. */
export const aimed = (move: Move, { at, n }: Target): Move =>
  (at === 'cell' ? { ...move, cell: n } : { ...move, spot: n }) as Move;

/** A move of a plan, by its number, as it could be instead. */
export type Way = { readonly index: number; readonly move: Move };

/** Other places for what is planned, or only for what is in hand; the last move of a plan comes first. */
export function waysOf(game: AtiwaGame, plan: Plan, held: number | undefined): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>();
  const taken = new Set(plan.steps.map(({ move }) => targetOf(move)).map((target) => target && keyOf(target)));
  for (const [index, { before, move }] of plan.steps.entries()) {
    if ((held !== undefined && held !== index) || !targetOf(move)) continue;
    for (const other of game.moves(before)) {
      const target = targetOf(other);
      if (!target || taken.has(keyOf(target)) || other.type !== move.type) continue;
      if (other.type === 'place' && move.type === 'place' && other.token !== move.token) continue;
      ways.set(keyOf(target), { index, move: other });
    }
  }
  return ways;
}

export type Wanted = Offer & {
  readonly planned: number;
  /** Nothing is known of it before a card is drawn. */
  readonly later: boolean;
  /** Why nothing of it is taken, where the player has not left it out. */
  readonly why: Illegal | undefined;
  /** How many tokens of it stay out though nobody left them. */
  readonly lost: number;
};

/** The position in which an action space is about to be carried out, used or not. */
export function openSpace(game: AtiwaGame, state: State, space: string): State {
  const { index } = game.board.spaceById.get(space)!;
  const start = { ...game.clone(state), step: 'work' as const, space: index };
  open(game.board, start);
  return start;
}

/** Of the price of a location: which part of it the one who is to act does not have. */
export const lacks = (state: State, buy: Part): { readonly trees: boolean; readonly gold: boolean } => ({
  trees: spendable(state, areaNow(state), 'tree').length < buy.trees,
  gold: areaNow(state).gold < buy.price
});

function reason(game: AtiwaGame, start: State, { kind, closed }: Offer): Illegal | undefined {
  if (closed) return closed;
  if (kind === 'draw' || kind === 'take' || kind === 'buy') return game.illegal(start, { type: kind });
  if (kind === 'train') return { rule: 'ATW-ACT-08' };
  const token = tokens.find((one) => kind === `place:${one}`);
  if (token && supply(game.board, areaNow(start), tokenIndex(token)) === 0)
    return { rule: 'ATW-QTY-01', detail: { token } };
  return { rule: 'ATW-WRK-08' };
}

const goldIn = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'gold' ? event.gold : 0), 0);

/** What `start` offers and how much of it the plan takes. */
export function wantedOf(game: AtiwaGame, start: State, plan: Plan | undefined, declined: readonly Kind[]): Wanted[] {
  const steps = plan?.steps ?? [];
  const done = new Map<Kind, number>([['gold', goldIn(plan?.events ?? [])]]);
  const add = (kind: Kind | undefined): void => void (kind && done.set(kind, (done.get(kind) ?? 0) + 1));
  for (const { before, move } of steps) {
    add(moveKind(game, before, move));
    if (move.type === 'settle') add('place:family');
  }
  const draws = steps.at(-1)?.move.type === 'draw';
  const planned = offersOf(game.board, start).map((offer) => {
    const n = Math.min(offer.most, done.get(offer.kind) ?? 0);
    done.set(offer.kind, (done.get(offer.kind) ?? 0) - n);
    return { ...offer, planned: n, later: draws && offer.kind !== 'draw' };
  });
  // A plan that ends by itself, as one of a hint does, leaves what could still be taken.
  const end = steps.find(({ move }) => move.type === 'done')?.before;
  const open = new Set(end ? game.moves(end).map((move) => moveKind(game, end, move)) : []);
  return planned.map((offer): Wanted => {
    const rival = planned.some(({ choice, planned: n }) => choice > 0 && choice === offer.choice && n > 0);
    const settled = rival || offer.later || declined.includes(offer.kind) || open.has(offer.kind);
    const why = settled || offer.planned > 0 ? undefined : reason(game, start, offer);
    const short = !settled && offer.kind.startsWith('place:') && (!why || why.rule === 'ATW-WRK-08');
    return { ...offer, why, lost: short ? offer.most - offer.planned : 0 };
  });
}

/**
 * The wishes with something taken that is not: in the place of what excludes it, left out before or not, or after all.
 * Undefined where it cannot be had. `own` are the moves planned so far.
 */
export function withTaken(
  wishes: Wishes,
  own: readonly Move[],
  offers: readonly Wanted[],
  { kind, choice, why }: Wanted
): Wishes | undefined {
  if (offers.some((other) => choice > 0 && other.choice === choice && other.planned > 0)) {
    const moves = own.filter((move, index) => index === 0 && move.type === 'worker');
    return { moves, declined: [], preferred: kind };
  }
  const { declined } = wishes;
  if (declined.includes(kind)) return { ...wishes, declined: declined.filter((other) => other !== kind) };
  // A plan that ended without it goes on.
  return why ? undefined : { ...wishes, moves: own };
}
