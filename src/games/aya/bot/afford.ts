/**
 * What a table that is short of turns still begins: a landscape only where it can be filled at this pace, with the dominoes of its
 * kind that may be expected to come.
 */
import { freeSlots } from '../aid/snap.ts';
import { byType, type Box } from '../rules/box.ts';
import { idsOf, types, type State, type Type } from '../rules/state.ts';
import { isShort, leftOf, turnsLeft } from './sand.ts';
import { supplyOf } from './supply.ts';
import { waysOf, type Seated, type Tree } from './ways.ts';

/** The part of the turns that bring the river on: in the others a domino is kept that has no place. */
const useful = 0.9;
/** Dominoes that join a landscape to the river, at the least. */
const link = 2;

/** Dominoes of its own kind that a landscape takes, those before its entrances included. */
export const costOf = (box: Box, id: string): number =>
  box.tiles.get(id)!.shape.slots.length + (waysOf(box, id)[0]!.second ? 2 : 1);

/** Slots on the tiles that lie where nothing stands: of each type, and all. */
function begun(box: Box, state: State): Readonly<Record<Type | 'start', number>> {
  const open = { ...byType(() => 0), start: 0 };
  for (const id of idsOf(state.tiles)) open[box.tiles.get(id)!.type] += freeSlots(box, state, id).length;
  return open;
}

/**
 * A landscape of the type that takes so many dominoes of it can be filled beside what is begun. Where nothing is, it is tried as
 * long as there are turns for it, whatever is drawn.
 */
export function affords(box: Box, state: State, type: Type, own: number): boolean {
  if (!isShort(state)) return true;
  const turns = turnsLeft(state);
  const open = begun(box, state);
  const all = Object.values(open).reduce((sum, n) => sum + n, 0);
  const expected = (turns * (supplyOf(box, state)[type] + state.unseen.garden / types.length)) / leftOf(state);
  return all + own + link <= turns * useful && (open[type] + own <= expected || all === open.start);
}

/** The position without the open tiles that can no longer be filled: they shall not keep an exit from another. */
export function hopeful(box: Box, state: State): State {
  if (!isShort(state)) return state;
  const keeps = (type: Type, top: string | null): string | null =>
    top !== null && affords(box, state, type, costOf(box, top)) ? top : null;
  return { ...state, tileTop: byType((type) => keeps(type, state.tileTop[type])) };
}

/** The tree without what will not be begun: an exit that leads nowhere then has room for an animal. */
export function pruned(box: Box, state: State, tree: Tree): Tree {
  if (!isShort(state)) return tree;
  const isLying = (id: string): boolean => id === box.startTile || Object.hasOwn(state.tiles, id);
  const isFed = ({ fed }: Seated): boolean => fed === null || isLying(fed.tile);
  const isNext = ({ id }: Seated): boolean => {
    const type = box.tiles.get(id)!.type as Type;
    return affords(box, state, type, costOf(box, id));
  };
  const tiles = tree.tiles.filter((tile) => isLying(tile.id) || (isFed(tile) && isNext(tile)));
  const ends = tree.tiles.flatMap((tile) =>
    !tiles.includes(tile) && tile.fed && isLying(tile.fed.tile) ? [tile.fed] : []
  );
  const loose = tree.loose.filter(({ tile }) => isLying(tile) || tiles.some(({ id }) => id === tile));
  return { tiles, loose: [...loose, ...ends] };
}
