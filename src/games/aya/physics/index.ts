/** The physics of Aya, loaded when first asked for; the same in Node, in a page and in a worker. */
import type { Box } from '../rules/box.ts';
import type { State } from '../rules/state.ts';
import { simulate, type Event } from './simulate.ts';
import type { Engine } from './simulation.ts';

export type { Event, Film } from './simulate.ts';

let engine: Promise<Engine> | undefined;

/** The engine, started once. It is large: only a device that has to let something fall loads it. */
export function loadEngine(): Promise<Engine> {
  engine ??= start();
  // What could not be loaded is tried again next time.
  engine.catch(() => (engine = undefined));
  return engine;
}

async function start(): Promise<Engine> {
  const loaded = await import('@dimforge/rapier3d-deterministic-compat');
  await loaded.init();
  return loaded;
}

/** Computes what a position waits for: an accident or a fall. */
export type Faller = (box: Box, state: State, hz?: 60 | 120) => Event;

export async function loadPhysics(): Promise<Faller> {
  const loaded = await loadEngine();
  return (box, state, hz) => simulate(loaded, box, state, hz);
}
