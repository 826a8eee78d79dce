/** What the camera of a domino can be for where it hangs, and what the app proposes. AYA-CAM-01 to AYA-CAM-03. */
import type { Illegal } from '#engine/game.ts';
import type { AyaGame } from '../rules/index.ts';
import { isPractice } from '../rules/practice.ts';
import type { State } from '../rules/state.ts';
import { planOf, prepare } from './planned.ts';
import { cameraOffers, inHand, putOf, type Put, type UseName } from './put.ts';
import { advised, asAsked, suggest, suggesting, type Hung } from './suggest.ts';

const useNames = ['plain', 'tile', 'animal', 'buffer'] as const;

export type Use = {
  readonly use: UseName;
  /** What is left of its stack; undefined where it needs none. */
  readonly left: number | undefined;
  /** Why it cannot be where the domino hangs. */
  readonly illegal: Illegal | undefined;
  /** There is a place for it on the table; where it cannot be here, the domino goes there with it. */
  readonly elsewhere: boolean;
};

/**
 * In small pieces, what the table asks about this position as soon as it is shown: the plan, what a helper would do, and
 * the place of the domino in hand. Afterwards each of these is known.
 */
export function* thinking(game: AyaGame, state: State): Generator<undefined, void> {
  if (!decides.has(state.due) && state.phase !== 'break') return;
  yield* prepare(game, state, undefined);
  planOf(game, state);
  yield;
  if (!decides.has(state.due)) return;
  advised(game, state);
  yield;
  const domino = inHand(state);
  if (domino === undefined || state.due !== 'place') return;
  if (cameraOffers(game, state, domino)) yield* suggesting(game, state, domino, 'animal');
  yield* suggesting(game, state, domino, bestUse(game, state, domino));
}
/** And what its camera could be for. */
export function* weighing(game: AyaGame, state: State): Generator<undefined, void> {
  const domino = inHand(state);
  if (state.due !== 'place' || domino === undefined || !cameraOffers(game, state, domino)) return;
  for (const use of useNames) {
    if (leftOf(game, state, domino)?.[use] === 0) continue;
    yield* suggesting(game, state, domino, use);
    yield* suggesting(game, state, domino, 'plain');
    proposed(game, state, domino, use);
    yield;
  }
}
const decides: ReadonlySet<State['due']> = new Set(['place', 'draw', 'ahead']);

/** Where the app would hang it for this use, and what would come of that. */
function proposed(game: AyaGame, state: State, domino: string, use: UseName): Put {
  const asked = use === 'tile' ? asAsked(game, state, domino) : state;
  return putOf(game, asked, domino, suggest(game, state, domino, use).wish);
}

/** Whether a use has a place somewhere on the table: looked for when first asked, and once a position, not at every touch. */
export function placesFor(game: AyaGame, state: State, domino: string): (use: UseName) => boolean {
  const known = new Map<UseName, boolean>();
  return (use) => {
    const found = known.get(use) ?? proposed(game, state, domino, use).illegal === undefined;
    known.set(use, found);
    return found;
  };
}

/** What is left of the stack of each use; undefined where there is no camera. */
function leftOf(
  game: AyaGame,
  state: State,
  domino: string
): Readonly<Record<UseName, number | undefined>> | undefined {
  const offers = cameraOffers(game, state, domino);
  return offers && { plain: undefined, tile: offers.tiles, animal: offers.animals, buffer: offers.animals };
}

/**
 * Every use with what stands against it; undefined where there is no camera. `hang` brings the domino held to a use; as
 * long as that is not thought out, nothing is known to stand against any.
 */
export function usesOf(
  game: AyaGame,
  state: State,
  domino: string,
  hasPlace: (use: UseName) => boolean,
  hang: ((use: UseName) => Hung) | undefined
): readonly Use[] | undefined {
  const stacks = leftOf(game, state, domino);
  if (!stacks) return undefined;
  return useNames.map((use): Use => {
    const left = stacks[use];
    if (left === 0) return { use, left, illegal: emptyStack(game, domino, use), elsewhere: false };
    if (!hang) return { use, left, illegal: undefined, elsewhere: false };
    const asked = use === 'tile' ? asAsked(game, state, domino) : state;
    const { illegal } = putOf(game, asked, domino, hang(use).wish);
    return { use, left, illegal, elsewhere: illegal !== undefined && hasPlace(use) };
  });
}

const emptyStack = ({ box }: AyaGame, domino: string, use: UseName): Illegal => ({
  rule: 'AYA-CAM-02',
  detail: { stack: use === 'tile' ? 'tiles' : 'animals', ground: box.dominoes.get(domino)!.type }
});

/**
 * What the app proposes: what a helper would do, or an animal that the plan has no place for and the table has. On a
 * practice table steps may be taken back, so that no tile is asked for there unbidden.
 */
export function bestUse(game: AyaGame, state: State, domino: string): UseName {
  const move = advised(game, state);
  if (move.type === 'place') return move.use;
  if (move.type === 'askTile' && !isPractice(state)) return 'tile';
  if (!cameraOffers(game, state, domino)?.animals) return 'plain';
  const { illegal, warnings, held } = proposed(game, state, domino, 'animal');
  const joins = held.verdict === 'safe' || held.verdict === 'risky';
  return illegal === undefined && warnings.length === 0 && joins ? 'animal' : 'plain';
}
