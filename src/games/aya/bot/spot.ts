/** A spot of a plan: where a domino is to stand, and what it does there. */
import type { Pose, Type } from '../rules/state.ts';

export type Spot = {
  readonly pose: Pose;
  /** The type that does its work here; null: any. */
  readonly type: Type | null;
  /** The tile that has to lie before this spot is used. */
  readonly needs: string | null;
  /** The domino that brings this tile, standing before its entrance. */
  readonly brings: string | null;
  /** The spot of the other domino under this one's animal. */
  readonly partner: number | null;
  /** True for the spot whose partner carries the camera. */
  readonly carries: boolean;
  /** True for the first domino of a river with a push of its own. */
  readonly heads: boolean;
  /** True for a spot on Start. */
  readonly starts: boolean;
};

/** A spot among others: those before and after it in the river. */
export type Linked = Spot & {
  readonly beside: readonly number[];
  /** How many dominoes down the river from Start it stands; Infinity where a push of its own begins. */
  readonly far: number;
};

/** Adds a spot to a plan being made; answers its number. */
export type Add = (pose: Pose, more: Partial<Spot>) => number;
