/** Where the app hangs a new domino before a hand moves it: where the plan of the whole river would have it. */
import { joint } from '../aid/joint.ts';
import { placed, type Placing } from '../aid/judge.ts';
import { layOn, type Lay } from '../aid/lay.ts';
import { bendOf, onBy, pitch } from '../aid/onward.ts';
import { readyPhotos } from '../aid/ready.ts';
import { bufferPitch, freeEnds, slotAhead, type End } from '../aid/snap.ts';
import { isFair } from '../aid/warnings.ts';
import { build } from '../bot/builder.ts';
import { isSound } from '../bot/kept.ts';
import { asUsed, placingOf } from '../bot/place.ts';
import type { Plan } from '../bot/plan.ts';
import { proposing } from '../bot/propose.ts';
import { whole } from '../bot/tree.ts';
import type { Box } from '../rules/box.ts';
import { between, middleOf } from '../rules/geometry.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { idsOf, type Pose, type State } from '../rules/state.ts';
import { planOf } from './planned.ts';
import { inHand, putOf, type Put, type UseName, type Wish } from './put.ts';

/** A domino as it hangs, and the end that it goes on from, if it is one. */
export type Hung = { readonly wish: Wish; readonly end: End | null };
/** The tile in question, and the number of the port it is entered by. */
export type Entry = { readonly id: string; readonly entry: number };

/** Tenths of a degree that a tile is turned against the line that leads to it. */
const turns = [0, 250, -250];

export const wishOf = ({ tile, domino, end }: Lay): Hung => ({ wish: { pose: domino, use: 'tile', tile }, end });

const moves = new WeakMap<Plan, Move>();
/** What the app proposes to whoever draws or places here. */
export function advised(game: AyaGame, state: State): Move {
  const plan = planOf(game, state);
  const move = moves.get(plan) ?? build(game, state, plan, false);
  moves.set(plan, move);
  return move;
}

/** The top of the reserve has a place now, or keeps the last of the stock. */
export function wantsReserve(game: AyaGame, state: State): boolean {
  const move = advised(game, state);
  return move.type === 'draw' && move.from === 'reserve';
}

/** The tile that would come is not known before it is asked for; where any would lie can be looked at before. */
export function asAsked(game: AyaGame, state: State, domino: string): State {
  const { type } = game.box.dominoes.get(domino)!;
  if (type === 'garden' || state.tileTop[type] !== null) return state;
  const [any] = state.tilesLeft[type];
  return any === undefined ? state : { ...state, tileTop: { ...state.tileTop, [type]: any } };
}

const found = new WeakMap<Plan, Map<string, Placing | undefined>>();
/** The place for this use, looked for once, in small pieces. */
export function* suggesting(
  game: AyaGame,
  known: State,
  domino: string,
  use: UseName
): Generator<undefined, Placing | undefined> {
  const plan = planOf(game, known);
  const ofPlan = found.get(plan) ?? new Map<string, Placing | undefined>();
  found.set(plan, ofPlan);
  const key = `${domino} ${use}`;
  if (ofPlan.has(key)) return ofPlan.get(key);
  const best = inHand(known) === domino ? placingOf(advised(game, known)) : undefined;
  yield;
  const state = use === 'tile' ? asAsked(game, known, domino) : known;
  const own = best?.use === use ? best : undefined;
  const isBest =
    own !== undefined && isSound(game.box, state, plan, own.pose) && isPraised(putOf(game, state, domino, own));
  yield;
  const ready = use === 'plain' && inHand(known) === domino ? yield* completing(game, state, plan, domino) : undefined;
  const place = ready ?? (isBest ? own : ((yield* proposing(game, state, plan, domino, use)) ?? own));
  ofPlan.set(key, place);
  return place;
}

/**
 * Where the plan has a place at which this domino alone makes a photo ready: a second arm of a landscape comes before the
 * first one is led on. A garden is no such domino: it is too rare to stand for a kind that will come.
 */
function* completing(
  game: AyaGame,
  state: State,
  plan: Plan,
  domino: string
): Generator<undefined, Placing | undefined> {
  const { box } = game;
  const { type } = box.dominoes.get(domino)!;
  const ofKind = idsOf(state.tiles).filter((id) => box.tiles.get(id)!.type === type);
  const now = readyPhotos(box, state);
  const dry = ofKind.filter((tile) => !now.some(({ id }) => id === tile)).map((id) => middleOf(state.tiles[id]!));
  const isOnDry = ({ pose }: Placing): boolean => dry.some((tile) => between(tile, middleOf(pose)) <= box.size.tile);
  for (const placing of dry.length > 0 ? asUsed(game, state, plan, 'plain').filter(isOnDry) : []) {
    const isMore = readyPhotos(box, placed(box, state, domino, placing)).length > now.length;
    if (isMore && isSound(box, state, plan, placing.pose) && isPraised(putOf(game, state, domino, placing)))
      return placing;
    yield;
  }
  return undefined;
}

/**
 * The place proposed for this use, by the plan for what is known. Where there is none, as for an animal that no pair can carry, it hangs where it would
 * stand as a plain domino, and the table says why it cannot be let go.
 */
export function suggest(game: AyaGame, known: State, domino: string, use: UseName): Hung {
  const state = use === 'tile' ? asAsked(game, known, domino) : known;
  const found = whole(suggesting(game, known, domino, use));
  if (found) {
    const { pose, tile, partner } = found;
    return { wish: { pose, use, tile, partner }, end: endBefore(game, state, pose) };
  }
  const plain = whole(suggesting(game, known, domino, 'plain'));
  const [end] = freeEnds(game.box, state);
  const pose = plain?.pose ?? (end ? onBy(end.pose, 0, pitch) : { x: 0, z: 0, a: 0 });
  return { wish: { pose, use, tile: null }, end: endBefore(game, state, pose) };
}

/** On from one end, as well as may be; undefined where nothing can stand there. */
export function suggestFrom(
  game: AyaGame,
  state: State,
  domino: string,
  use: UseName,
  tile: Entry,
  end: End
): Hung | undefined {
  const ways = onward(game.box, state, use, end, tile).map((way) => ({
    way,
    put: putOf(game, state, domino, way.wish)
  }));
  const legal = ways.filter(({ put }) => put.illegal === undefined);
  const unwarned = legal.filter(({ put }) => put.warnings.length === 0);
  const praised = unwarned.filter(({ put }) => isPraised(put));
  const sound = praised.find(({ put }) => put.held.verdict !== 'risky');
  return (sound ?? praised[0] ?? unwarned[0] ?? legal[0])?.way;
}

/** Nothing of what the sign over it says is a warning. */
export const isPraised = ({ illegal, held, warnings }: Put): boolean =>
  illegal === undefined && isFair(held.verdict) && warnings.length === 0;

function onward(box: Box, state: State, use: UseName, end: End, { id, entry }: Entry): readonly Hung[] {
  if (use === 'tile') return turns.map((turn) => wishOf(layOn(box, id, entry, end, turn)));
  const slot = use === 'plain' && slotAhead(box, state, end.pose);
  if (slot) return [{ wish: { pose: slot, use, tile: null }, end: null }];
  const pose = onBy(end.pose, bendOf(box, state, end.pose), use === 'plain' ? pitch : bufferPitch);
  return [{ wish: { pose, use, tile: null }, end }];
}

/** The free end that a domino here goes on from. */
function endBefore({ box }: AyaGame, state: State, pose: Pose): End | null {
  const far = (end: End): number => between(middleOf(end.pose), middleOf(pose));
  const ends = freeEnds(box, state).filter((end) => ['safe', 'risky'].includes(joint(end.pose, pose)));
  return ends.sort((a, b) => far(a) - far(b))[0] ?? null;
}
