/** From points to rewards: what a seat wants, between 0 and 1. */
import type { Move, Rules } from '#engine/game.ts';
import { standing, total } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { lead, type Mind } from './mind.ts';

/** A margin squashed on the mind's scale: a clear win is 0.95, a shared first place one half. */
export const squash = (margin: number, scale: number): number => 1 / (1 + Math.exp((-3 * margin) / scale));

/** How much winning counts besides the margin once a match is over. */
const winning = 0.3;

/** What counts as an even result: with others at the table no margin, alone what may be hoped for now. */
export const par = (seats: number, hoped: number): number => (seats === 1 ? hoped : 0);

/**
 * The reward of each seat: margins over `even`, so that a bot that cannot win still plays well and one that leads does not get
 * careless; at the end of a match the real points, and the win itself. Alone at the table, the mind knows what was to be
 * reached besides points.
 */
export function rewards<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  mind: Mind<S, M>,
  state: S,
  even: number,
  into: Float64Array
): void {
  const end = game.turn(state) === 'over' ? standing(game, state) : undefined;
  const rivals = end !== undefined && end.places.length > 1;
  const points = rivals ? end.lines.map(total) : mind.values(state);
  for (let seat = 0; seat < into.length; seat++) into[seat] = squash(lead(points, seat) - even, mind.margin);
  if (!rivals) return;
  for (let seat = 0; seat < into.length; seat++)
    into[seat] = (1 - winning) * into[seat]! + (end.places[seat] === 1 ? winning : 0);
}

/** The margin a reward stands for: the inverse of `squash`. */
export function unsquash(reward: number, scale: number): number {
  const r = Math.min(0.999, Math.max(0.001, reward));
  return (scale / 3) * Math.log(r / (1 - r));
}
