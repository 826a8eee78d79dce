/** What is still to come: dominoes that are drawn already or not, and do not stand on the table. */
import { byType, cameraOf, type Box } from '../rules/box.ts';
import type { State, Type } from '../rules/state.ts';

export type Supply = Readonly<Record<Type, number>>;

function held({ dominoes }: Box, { hand, reserve }: State, type: Type, cameras: boolean): number {
  const waiting = [...hand, ...reserve.flat()].flatMap((id) => (id === null ? [] : dominoes.get(id)!));
  return waiting.filter((one) => one.type === type && (one.camera || !cameras)).length;
}

/** Dominoes of each type, with and without a camera. */
export const supplyOf = (box: Box, state: State): Supply =>
  byType((type) => state.unseen[type] + state.unseen[cameraOf(type)] + held(box, state, type, false));

export const camerasOf = (box: Box, state: State): Supply =>
  byType((type) => state.unseen[cameraOf(type)] + held(box, state, type, true));
