/** What the builder does with a domino in hand: its tile, its animal, the spot that wants it, or the RESERVE. */
import { joint } from '../aid/joint.ts';
import { judge, type Placing } from '../aid/judge.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move, PlaceMove } from '../rules/moves.ts';
import type { Ground, Pose, State, Type } from '../rules/state.ts';
import { affords, costOf } from './afford.ts';
import { isSound } from './kept.ts';
import type { Plan } from './plan.ts';
import { isHurried, isShort, leftOf, pace, turnsLeft } from './sand.ts';
import type { Linked, Spot } from './spot.ts';
import { scarcest, survey, type Survey } from './survey.ts';

const step = ({ pose }: Spot): PlaceMove => ({ type: 'place', ...pose, lean: 0, ms: pace, away: 0 });

/** How to use `domino` now, or undefined if it is better kept. `state` must have it in the hand of the seat to act. */
export function useFor(game: AyaGame, state: State, plan: Plan): Move | undefined {
  const { type, camera } = game.box.dominoes.get(state.hand[state.turn]!)!;
  const seen = survey(game.box, state, plan);
  const legal = (move: Move): boolean => game.illegal(state, move) === undefined && !spoils(game, state, move);
  if (camera && type !== 'garden') {
    const shots = canFill(game, state, type, plan, seen) ? tile(state, type, plan, seen) : [];
    const shot = [...shots, ...animal(type, plan, seen)].find(legal);
    if (shot) return shot;
    // A camera waits for its chance as long as animals want every one there is.
    if (state.animalsLeft[type] > 0 && seen.animals[type] >= seen.cameras[type]) return undefined;
  }
  const spots = plain(state, type, plan, seen);
  const sound = spots.filter(({ pose }) => isSound(game.box, state, plan, pose));
  return [...sound, ...spots].map((spot): Move => ({ ...step(spot), use: 'plain' })).find(legal);
}

/** The step, if it is one that would cost a photo. */
function spoils({ box }: AyaGame, state: State, move: Move): boolean {
  const placing = placingOf(move);
  return placing !== undefined && judge(box, state, state.hand[state.turn]!, placing).spoils.length > 0;
}

/** Where the plan would have the domino in hand with this use, the most useful place first. */
export function asUsed(game: AyaGame, state: State, plan: Plan, use: Placing['use']): readonly Placing[] {
  const { type } = game.box.dominoes.get(state.hand[state.turn]!)!;
  const seen = survey(game.box, state, plan);
  if (use === 'plain') {
    const own = plain(state, type, plan, seen);
    const more = freeOf(openOf(state, plan, seen)).filter((spot) => !own.includes(spot));
    // A person sees the river grow from where it begins.
    const all = [...own, ...more].sort((a, b) => Number(b.starts) - Number(a.starts));
    return all.map(({ pose }) => ({ pose, use, tile: null, partner: null }));
  }
  if (type === 'garden' || use === 'buffer') return [];
  return (use === 'tile' ? tile(state, type, plan, seen) : animal(type, plan, seen)).flatMap(
    (move) => placingOf(move) ?? []
  );
}

/** What is let go by this step; undefined for any other. */
export function placingOf(move: Move): Placing | undefined {
  if (move.type !== 'place') return undefined;
  const { x, z, a, use } = move;
  const tile = use === 'tile' ? { x: move.tx, z: move.tz, a: move.ta } : null;
  const partner = use === 'animal' || use === 'buffer' ? move.partner : null;
  return { pose: { x, z, a }, use, tile, partner };
}

/** The next tile of the type, where the plan wants it, with the domino before its entrance. */
function tile(state: State, type: Type, { spots, tiles }: Plan, { taken }: Survey): Move[] {
  const top = state.tileTop[type];
  if (top === null) return [{ type: 'askTile', ms: 0, away: 0 }];
  const at = spots.findIndex(({ brings }) => brings === top);
  const pose = tiles.get(top);
  if (at < 0 || taken[at] !== null || !pose) return [];
  const { needs } = spots[at]!;
  if (needs !== null && !Object.hasOwn(state.tiles, needs)) return [];
  return [{ ...step(spots[at]!), use: 'tile', tx: pose.x, tz: pose.z, ta: pose.a }];
}

/**
 * One more landscape of the type can still be filled, those of it that lie there with it: what is begun comes first
 * where dominoes of the type or turns are few.
 */
export function canFill(
  { box }: AyaGame,
  state: State,
  type: Type,
  { spots, tiles }: Plan,
  { taken, supply }: Survey
): boolean {
  const { [type]: top } = state.tileTop;
  const next = top === null ? state.tilesLeft[type] : [top];
  if (isShort(state)) {
    // Which one comes is chance: a usual one of its kind.
    const usual = next.reduce((sum, id) => sum + costOf(box, id) / next.length, 0);
    return next.length > 0 && (top === null || tiles.has(top)) && affords(box, state, type, usual);
  }
  const open = (test: (spot: Spot) => boolean): number =>
    spots.filter((spot, i) => taken[i] === null && test(spot)).length;
  const isBegun = ({ needs }: Spot): boolean =>
    needs !== null && Object.hasOwn(state.tiles, needs) && box.tiles.get(needs)!.type === type;
  const least = Math.min(...next.map((id) => open(({ needs, brings }) => needs === id || brings === id)));
  const wild = state.unseen.garden;
  return (
    least + open((spot) => spot.type === type && isBegun(spot)) <=
    Math.min(supply[type] + wild, leftOf(state), turnsLeft(state))
  );
}

/** The places for an animal of the type whose other domino stands. */
const animal = (type: Type, { spots }: Plan, { taken }: Survey): Move[] =>
  spots.flatMap((spot, i): Move[] => {
    const partner = spot.partner === null ? null : taken[spot.partner];
    return spot.type === type && taken[i] === null && partner ? [{ ...step(spot), use: 'animal', partner }] : [];
  });

/** Spots that may be taken now without a camera. */
function openOf(state: State, { spots }: Plan, { taken }: Survey): Linked[] {
  // One river: a domino stands beside another, or begins a push of its own. The far one under an animal leaves
  // the place of the near one, which its camera fills.
  const stands = ({ beside }: Linked): boolean => beside.some((other) => taken[other] !== null);
  const joins = (spot: Linked): boolean =>
    spot.heads || stands(spot) || (spot.carries && spot.beside.some((other) => stands(spots[other]!)));
  return spots
    .filter(
      (spot, i) =>
        taken[i] === null &&
        spot.brings === null &&
        (spot.needs === null || Object.hasOwn(state.tiles, spot.needs)) &&
        joins(spot)
    )
    .sort(onward(state));
}

/** On from the domino placed last, where eyes and hands are; then from where the river begins, downwards. */
function onward({ dominoes }: State): (a: Linked, b: Linked) => number {
  const follows = followsLast(dominoes);
  return (a, b) => Number(follows(b)) - Number(follows(a)) || (a.far < b.far ? -1 : Number(a.far > b.far));
}
/** True for what goes on from the domino placed last. */
export function followsLast(dominoes: State['dominoes']): (to: { readonly pose: Pose }) => boolean {
  const last = dominoes[Object.keys(dominoes).at(-1) ?? ''];
  return ({ pose }) => last !== undefined && joint(last, pose) === 'safe';
}

/** Those that any type may take: first those that an animal waits for, then those on Start, where the river begins. */
const freeOf = (open: readonly Linked[]): Linked[] =>
  open
    .filter((spot) => spot.type === null)
    .sort((a, b) => Number(b.carries) - Number(a.carries) || Number(b.starts) - Number(a.starts));

/** Spots where a domino of this ground does its work without a camera, the most useful first. */
function plain(state: State, ground: Ground, plan: Plan, seen: Survey): Linked[] {
  const { supply, cameras, wanted } = seen;
  const open = openOf(state, plan, seen);
  const free = freeOf(open);
  if (ground === 'garden') {
    const stands = (type: Type): Linked[] => open.filter((spot) => spot.type === type && spot.partner === null);
    return [...scarcest(seen).flatMap(stands), ...free];
  }
  // The place of an animal is kept for a camera while there is one to come.
  const noCamera = cameras[ground] === 0 || state.animalsLeft[ground] === 0;
  const own = open.filter((spot) => spot.type === ground && (spot.partner === null || noCamera));
  // Cameras on a reserve keep what is under them: their animals want a second domino to lie on before anything else.
  const kept = new Set(state.reserve.flatMap((pile) => pile.map((id) => seen.kindOf(id))));
  const urgent = free.filter((spot) =>
    plan.spots.some(
      ({ partner, type }) => partner !== null && plan.spots[partner] === spot && kept.has(`${type}Camera`)
    )
  );
  const rest = free.filter((spot) => !urgent.includes(spot));
  // Any kind begins the river: nothing is kept while nothing stands on Start.
  // Not one whose camera has something better to bring.
  const held = state.hand[state.turn]!;
  const isSpare = seen.kindOf(held) === ground || state.animalsLeft[ground] === 0;
  const begun = plan.spots.some(({ starts }, i) => starts && seen.taken[i] !== null);
  const spring = begun ? [] : rest.filter(({ heads, starts }) => heads && starts);
  // With little sand none is kept, and each goes first where only its own kind may stand.
  if (isSpare && isHurried(state)) return [...spring, ...urgent, ...own, ...rest];
  if (supply[ground] <= wanted[ground]) return [...own, ...(isSpare ? spring : []), ...urgent];
  return [...urgent, ...[...own, ...rest].sort(onward(state))];
}
