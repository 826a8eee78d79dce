/** Where a domino in a hand would best go, for people and bots alike: by the plan, on from a free end, or anywhere free. */
import { judge, type Placing } from '../aid/judge.ts';
import { neighbours } from '../aid/gap.ts';
import { layOn } from '../aid/lay.ts';
import { bendOf, onBy, pitch } from '../aid/onward.ts';
import { openEnds, type OpenEnd } from '../aid/ends.ts';
import { bufferPitch } from '../aid/snap.ts';
import { joinsWell, warningsOf } from '../aid/warnings.ts';
import { tableOf } from '../rules/box.ts';
import { noPair } from '../rules/camera.ts';
import { between, middleOf } from '../rules/geometry.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move, PlaceMove } from '../rules/moves.ts';
import { idsOf, type Pose, type State } from '../rules/state.ts';
import { asUsed, followsLast } from './place.ts';
import { isSound, roomKept } from './kept.ts';
import type { Plan } from './plan.ts';
import { whole } from './tree.ts';

type UseName = Placing['use'];
/** Tenths of a degree that a line may turn where straight on is no good; centimetres of a search over the whole table. */
const turns = [0, 150, -150, 250, -250];
const grid = { step: 3, rim: 2 };
/** So many ways on from an end are judged. */
const tries = 3;

/** The step of a placing, let go calmly. */
export function moveOf({ pose, use, tile, partner }: Placing): Move | undefined {
  const step: Omit<PlaceMove, never> = { type: 'place', ...pose, lean: 0, ms: 0, away: 0 };
  if (use === 'tile') return tile ? { ...step, use, tx: tile.x, tz: tile.z, ta: tile.a } : undefined;
  if (use === 'plain') return { ...step, use };
  return partner === null ? undefined : { ...step, use, partner };
}

/** The nearest standing domino that may carry an animal together with one here. */
function partnerOf(state: State, pose: Pose): string | null {
  const far = (id: string): number => between(middleOf(state.dominoes[id]!), middleOf(pose));
  const able = idsOf(state.dominoes).filter((id) => noPair(state, id, pose) === undefined);
  return able.sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** Free ends that want this type first, the one placed last before others; ends that want another type not at all. */
function endsFor({ box }: AyaGame, state: State, domino: string): OpenEnd[] {
  const { type } = box.dominoes.get(domino)!;
  const last = Object.keys(state.dominoes).at(-1);
  const rank = (end: OpenEnd): number =>
    Number(end.of === 'port') * 4 + Number(end.wants !== type) * 2 + Number(end.id !== last);
  return openEnds(box, state)
    .filter(({ wants }) => wants === null || type === 'garden' || wants === type)
    .sort((a, b) => rank(a) - rank(b));
}

function* onward(game: AyaGame, state: State, use: UseName, end: OpenEnd, top: string | null): Generator<Placing> {
  const { box } = game;
  if (use === 'tile') {
    if (top === null || end.of === 'arm' || end.of === 'spring') return;
    for (const entry of box.tiles.get(top)!.shape.ports.keys())
      for (const turn of turns) {
        const { tile, domino } = layOn(box, top, entry, { of: end.of, id: end.id, pose: end.pose }, turn);
        yield { pose: domino, use, tile, partner: null };
      }
    return;
  }
  const poses =
    use === 'plain'
      ? [end.next, ...turns.map((turn) => onBy(end.pose, turn, pitch))]
      : [bendOf(box, state, end.pose), ...turns].map((turn) => onBy(end.pose, turn, bufferPitch));
  for (const pose of poses) yield { pose, use, tile: null, partner: use === 'plain' ? null : partnerOf(state, pose) };
}

/** A place away from everything: a line that may be joined later (AYA-PLACE-03). */
function* anywhere({ box }: AyaGame, state: State, use: UseName): Generator<Placing> {
  if (use !== 'plain') return;
  const edge = tableOf(box, state.options);
  for (let z = 0; z <= edge.z - grid.rim; z += grid.step)
    for (let x = 0; x <= edge.x - grid.rim; x += grid.step)
      for (const [sx, sz] of [
        [-1, 1],
        [1, 1],
        [-1, -1],
        [1, -1]
      ] as const)
        yield { pose: { x: 100 * sx * x + 0, z: 100 * sz * z + 0, a: 0 }, use, tile: null, partner: null };
}

/**
 * The best place for the domino in hand with this use: legal, and judged not to spoil anything. What is risky, or a gap
 * that the plan keeps a place in, gives way to any sound place, and what the sign over it would warn of comes last. Undefined
 * if there is no place, as for an animal that no pair can carry: the domino is then better used otherwise or kept. It pauses
 * after each place it judges.
 */
export function* proposing(
  game: AyaGame,
  state: State,
  plan: Plan,
  domino: string,
  use: UseName
): Generator<undefined, Placing | undefined> {
  const { box } = game;
  const isLegal = (placing: Placing): boolean => {
    const move = moveOf(placing);
    return move !== undefined && game.illegal(state, move) === undefined;
  };
  const isWell = (placing: Placing): boolean =>
    !['spoils', 'overlap'].includes(judge(box, state, domino, placing).verdict);
  const isPraised = (placing: Placing): boolean =>
    isWell(placing) && warningsOf(box, state, domino, placing).length === 0;
  const isFree = (placing: Placing): boolean => joinsWell(box, state, placing);
  const isJoined = ({ pose }: Placing): boolean =>
    ['safe', 'risky'].includes(neighbours(box, state, pose)[0]?.verdict ?? '');
  // On from the one placed last where the plan has something there, since eyes and hands are there.
  const all = asUsed(game, state, plan, use);
  const follows = followsLast(state.dominoes);
  const planned = [...all.filter(follows), ...all.filter((placing) => !follows(placing))].filter(isLegal);
  const isGood = (placing: Placing): boolean => isSound(box, state, plan, placing.pose);
  const own =
    (yield* first(planned, (placing) => isFree(placing) && isGood(placing) && isPraised(placing))) ??
    (yield* first(planned, (placing) => isGood(placing) && isPraised(placing)));
  if (own) return own;
  // As the plan would have it, though the fall may not pass: where there is nothing sound at any end.
  let unsure =
    (yield* first(planned, (placing) => isFree(placing) && isPraised(placing))) ??
    (yield* first(planned, (placing) => roomKept(box, state, plan, placing.pose) !== undefined && isPraised(placing)));
  const { type } = box.dominoes.get(domino)!;
  const top = type === 'garden' ? null : state.tileTop[type];
  const strays: Placing[] = [];
  let warned = yield* first(planned, isWell);
  // To judge costs most: what is not joined is judged last, and at an end that spoils every way soon no more.
  for (const end of endsFor(game, state, domino)) {
    const legal = [...onward(game, state, use, end, top)].filter(isLegal);
    const fitting = legal.filter(isJoined);
    const joined = [...fitting.filter(isGood), ...fitting.filter((placing) => !isGood(placing))].slice(0, tries);
    const found = yield* first(joined, isPraised);
    if (found && isGood(found)) return found;
    unsure ??= found;
    warned ??= yield* first(joined, isWell);
    strays.push(...legal.filter((placing) => !isJoined(placing)));
  }
  if (unsure) return unsure;
  const few = [...strays.filter(isFree), ...strays.filter((placing) => !isFree(placing))].slice(0, tries * 2);
  const stray = yield* first(few, (placing) => isFree(placing) && isPraised(placing));
  if (stray) return stray;
  // With something in hand to fall back on, not the whole table is searched.
  let left = warned ? tries * 4 : Infinity;
  const free = yield* first(
    anywhere(game, state, use),
    (placing) => left > 0 && isFree(placing) && isLegal(placing) && left-- > 0 && isWell(placing)
  );
  return free ?? warned ?? (yield* first(few, isWell));
}
export const propose = (...asked: Parameters<typeof proposing>): Placing | undefined => whole(proposing(...asked));

/** The first that passes, with a pause after each. */
function* first<T>(list: Iterable<T>, test: (one: T) => boolean): Generator<undefined, T | undefined> {
  for (const one of list) {
    if (test(one)) return one;
    yield;
  }
  return undefined;
}
