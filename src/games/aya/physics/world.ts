/**
 * The table as bodies in motion. A world is built anew for each event from placement data, in one order and from
 * numbers that are equal everywhere, and is never used again: the history of a world would change what comes out.
 */
import type * as Rapier from '@dimforge/rapier3d-deterministic-compat';
import type { Box } from '../rules/box.ts';
import { tableOf } from '../rules/box.ts';
import { bodiesBefore } from '../rules/outcome.ts';
import { parts, unlogged, type Turn, type Vector } from '../rules/pose.ts';
import type { Pose3, State } from '../rules/state.ts';

export type Engine = typeof Rapier;
export type Body = { readonly id: string; readonly body: Rapier.RigidBody; readonly before: Pose3 };

/** Measured to work; centimetres, grams, seconds. */
export const physics = {
  gravity: 981,
  lengthUnit: 4,
  iterations: 4,
  internal: 1,
  domino: { friction: 0.3 },
  token: { friction: 0.4 },
  table: { friction: 0.8, beyond: 20, thick: 2 },
  settle: 1
} as const;

export type World = {
  readonly world: Rapier.World;
  readonly bodies: Body[];
  /** Adds the bodies that join after the settling: a domino that leans. */
  readonly join: () => void;
};

/** AYA-R-15: the table first, then dominoes, then tokens, each by id; what leans joins when the rest has settled. */
export function buildWorld(engine: Engine, box: Box, state: State, hz: number): World {
  const world = new engine.World({ x: 0, y: -physics.gravity, z: 0 });
  world.timestep = 1 / hz;
  world.lengthUnit = physics.lengthUnit;
  world.numSolverIterations = physics.iterations;
  world.numInternalPgsIterations = physics.internal;
  layTable(engine, world, box, state);
  const bodies: Body[] = [];
  const late: (() => void)[] = [];
  for (const [id, pose] of bodiesBefore(box, state)) {
    const add = (): void => void bodies.push({ id, body: addBody(engine, world, box, state, id, pose), before: pose });
    if (state.cause?.type === 'lean' && state.cause.dominoes[0] === id) late.push(add);
    else add();
  }
  return { world, bodies, join: () => late.forEach((add) => add()) };
}

function layTable(engine: Engine, world: Rapier.World, box: Box, state: State): void {
  const { beyond, thick, friction } = physics.table;
  const edge = tableOf(box, state.options);
  const shape = engine.ColliderDesc.cuboid(edge.x + beyond, thick / 2, edge.z + beyond);
  world.createCollider(
    shape
      .setTranslation(0, -thick / 2, 0)
      .setFriction(friction)
      .setRestitution(0)
  );
}

function addBody(
  engine: Engine,
  world: Rapier.World,
  box: Box,
  state: State,
  id: string,
  pose: Pose3
): Rapier.RigidBody {
  const { domino, animalToken } = box.edition.dimensions;
  const { h, w, t, token, tokenThickness } = box.size;
  const { p, q } = unlogged(pose);
  // What lay before an accident is part of the ground: it is not to be named again.
  const fixed = state.due === 'accident' && state.dominoes[id]?.is === 'lying';
  const desc = (fixed ? engine.RigidBodyDesc.fixed() : engine.RigidBodyDesc.dynamic())
    .setTranslation(...p)
    .setRotation({ x: q[0], y: q[1], z: q[2], w: q[3] });
  const body = world.createRigidBody(desc);
  const shape = state.dominoes[id]
    ? engine.ColliderDesc.cuboid(t / 2, h / 2, w / 2)
        .setDensity(domino.density)
        .setFriction(physics.domino.friction)
    : engine.ColliderDesc.cylinder(tokenThickness / 2, token)
        .setDensity(animalToken.density)
        .setFriction(physics.token.friction);
  world.createCollider(shape.setRestitution(0), body);
  return body;
}

export function placeOf(body: Rapier.RigidBody): { readonly p: Vector; readonly q: Turn } {
  const { x, y, z } = body.translation();
  const turn = body.rotation();
  return { p: [x, y, z], q: [turn.x, turn.y, turn.z, turn.w] };
}

/** The seven whole numbers of a pose, written into `into` from `at` on. */
export function write(body: Rapier.RigidBody, into: Int16Array, at: number): void {
  const { p, q } = placeOf(body);
  for (let i = 0; i < 3; i++) into[at + i] = Math.round(p[i]! * 100);
  for (let i = 0; i < 4; i++) into[at + 3 + i] = Math.round(q[i]! * parts);
}
