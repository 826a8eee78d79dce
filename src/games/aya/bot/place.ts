/** What the builder does with a domino in hand: its tile, its animal, the spot that wants it, or the RESERVE. */
import type { AyaGame } from '../rules/index.ts';
import type { Move, Place } from '../rules/moves.ts';
import type { Ground, State, Type } from '../rules/state.ts';
import type { Plan, Spot } from './plan.ts';
import { scarcest, survey, type Survey } from './survey.ts';

/** Milliseconds an unhurried hand takes for a whole turn (AYA-TIME-07). */
export const pace = 4000;

const step = ({ pose }: Spot): Place => ({ type: 'place', ...pose, lean: 0, ms: pace, away: 0 });

/** How to use `domino` now, or undefined if it is better kept. `state` must have it in the hand of the seat to act. */
export function useFor(game: AyaGame, state: State, plan: Plan): Move | undefined {
  const { type, camera } = game.box.dominoes.get(state.hand[state.turn]!)!;
  const seen = survey(game.box, state, plan);
  const legal = (move: Move): boolean => game.illegal(state, move) === undefined;
  if (camera && type !== 'garden') {
    const shot =
      state.tilesLeft[type].length > 0 ? tile(state, type, plan, seen) : animal(type, plan, seen).find(legal);
    if (shot && legal(shot)) return shot;
    // A camera waits for its chance as long as animals want every one there is.
    if (state.animalsLeft[type] > 0 && seen.animals[type] >= seen.cameras[type]) return undefined;
  }
  const spots = plain(state, type, plan, seen);
  return spots.map((spot): Move => ({ ...step(spot), use: 'plain' })).find(legal);
}

/** The next tile of the type, where the plan wants it, with the domino before its entrance. */
function tile(state: State, type: Type, { spots, tiles }: Plan, { taken }: Survey): Move | undefined {
  const top = state.tileTop[type];
  if (top === null) return { type: 'askTile', ms: 0, away: 0 };
  const at = spots.findIndex(({ brings }) => brings === top);
  const pose = tiles.get(top);
  if (at < 0 || taken[at] !== null || !pose) return undefined;
  return { ...step(spots[at]!), use: 'tile', tx: pose.x, tz: pose.z, ta: pose.a };
}

/** The places for an animal of the type whose other domino stands. */
const animal = (type: Type, { spots }: Plan, { taken }: Survey): Move[] =>
  spots.flatMap((spot, i): Move[] => {
    const partner = spot.partner === null ? null : taken[spot.partner];
    return spot.type === type && taken[i] === null && partner ? [{ ...step(spot), use: 'animal', partner }] : [];
  });

/** Spots where a domino of this ground does its work without a camera, the most useful first. */
function plain(state: State, ground: Ground, { spots }: Plan, seen: Survey): Spot[] {
  const { taken, supply, cameras, wanted } = seen;
  const open = spots.filter(
    ({ needs, brings }, i) =>
      taken[i] === null && brings === null && (needs === null || Object.hasOwn(state.tiles, needs))
  );
  const free = open.filter((spot) => spot.type === null).sort((a, b) => Number(b.carries) - Number(a.carries));
  if (ground === 'garden') {
    const stands = (type: Type): Spot[] => open.filter((spot) => spot.type === type && spot.partner === null);
    return [...scarcest(seen).flatMap(stands), ...free];
  }
  // The place of an animal is kept for a camera while there is one to come.
  const noCamera = cameras[ground] === 0 || state.animalsLeft[ground] === 0;
  const own = open.filter((spot) => spot.type === ground && (spot.partner === null || noCamera));
  return supply[ground] > wanted[ground] ? [...own, ...free] : own;
}
