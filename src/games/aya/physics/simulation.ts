/**
 * The table as bodies in motion. A world is built anew for each event from placement data, in one order and from
 * numbers that are equal everywhere, and is never used again: the history of a world would change what comes out.
 */
import type * as Rapier from '@dimforge/rapier3d-deterministic-compat';
import type { Box } from '../rules/box.ts';
import { tableOf } from '../rules/box.ts';
import { bodiesBefore, isGround, room } from '../rules/outcome.ts';
import { parts, unlogged, type Turn, type Vector } from '../rules/pose.ts';
import type { Pose3, State } from '../rules/state.ts';

export type Engine = typeof Rapier;
export type Body = { readonly id: string; readonly body: Rapier.RigidBody };

/** Measured to work; centimetres, grams, seconds. */
export const physics = {
  gravity: 981,
  lengthUnit: 4,
  iterations: 4,
  internal: 1,
  domino: { friction: 0.3 },
  /**
   * Discs lose their spin to the ground (`damping`, a second): on edge they would roll for metres, and on their rim whirl
   * for ever, since a simulation feeds as much into so fast a turn as friction takes. Version 1 had none of it.
   */
  token: { friction: 0.4, damping: { 1: 0, 2: 30 } },
  table: { friction: 0.8, thick: 2 },
  settle: 1
} as const;

export type Simulation = {
  readonly world: Rapier.World;
  readonly bodies: Body[];
  /** Adds the bodies that join after the settling: a domino that leans. */
  readonly join: () => void;
};

/** AYA-R-15: the table first, then dominoes, then tokens, each by id; what leans joins when the rest has settled. */
export function buildSimulation(engine: Engine, box: Box, state: State, hz: number): Simulation {
  const world = new engine.World({ x: 0, y: -physics.gravity, z: 0 });
  world.timestep = 1 / hz;
  world.lengthUnit = physics.lengthUnit;
  world.numSolverIterations = physics.iterations;
  world.numInternalPgsIterations = physics.internal;
  layTable(engine, world, box, state);
  const bodies: Body[] = [];
  const late: (() => void)[] = [];
  for (const [id, pose] of bodiesBefore(box, state)) {
    const add = (): void => void bodies.push({ id, body: addBody(engine, world, box, state, id, pose) });
    if (state.cause?.type === 'lean' && state.cause.dominoes[0] === id) late.push(add);
    else add();
  }
  return { world, bodies, join: () => late.forEach((add) => add()) };
}

function layTable(engine: Engine, world: Rapier.World, box: Box, state: State): void {
  const { thick, friction } = physics.table;
  const { beyond } = room;
  const edge = tableOf(box, state.options);
  // Beyond the edge there is some more ground and then a wall: whatever happens, a body is somewhere.
  if (box.version > 1)
    for (const side of [-1, 1]) {
      const wall = (x: number, z: number, dx: number, dz: number): void =>
        void world.createCollider(
          engine.ColliderDesc.cuboid(dx, room.height, dz).setTranslation(x, room.height, z).setRestitution(0)
        );
      wall(side * (edge.x + beyond + thick), 0, thick, edge.z + beyond);
      wall(0, side * (edge.z + beyond + thick), edge.x + beyond, thick);
    }
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
  const desc = (isGround(state, id) ? engine.RigidBodyDesc.fixed() : engine.RigidBodyDesc.dynamic())
    .setTranslation(...p)
    .setRotation({ x: q[0], y: q[1], z: q[2], w: q[3] });
  if (!state.dominoes[id]) desc.setAngularDamping(physics.token.damping[box.version]);
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
