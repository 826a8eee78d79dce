/** One physical event from placement data to a result for the log, and a film of it for the eyes. */
import type { Box } from '../rules/box.ts';
import type { Move, Outcome } from '../rules/moves.ts';
import { outcomeOf } from '../rules/outcome.ts';
import { fate, logged } from '../rules/pose.ts';
import { type Pose3, type State } from '../rules/state.ts';
import { actOf } from './cause.ts';
import { buildSimulation, physics, placeOf, write, type Body, type Engine } from './simulation.ts';

/** A fall as seen: every body that moved, seven whole numbers each a frame (x, y, z in 0.01 cm, quaternion in 32767). */
export type Film = {
  readonly fps: number;
  readonly ids: readonly string[];
  readonly frames: readonly Int16Array[];
  /** When each domino was down, by frame: what the front reached, in order. */
  readonly down: readonly { readonly id: string; readonly frame: number }[];
};
export type Event = { readonly move: Move & Outcome; readonly film: Film };

/** Rest: nothing faster than this (cm/s, and radians a second) for so long; and an end to it in any case. */
const rest = { speed: 1, spin: 0.5, seconds: 0.3, looks: 20, longest: 15 };
const fps = 60;

/** Computes the event that `state` waits for. `hz` is part of the result: another step is another simulation. */
export function simulate(engine: Engine, box: Box, state: State, hz: 60 | 120 = 120): Event {
  if (state.due !== 'accident' && state.due !== 'fall') throw new Error('nothing falls here');
  const { world, bodies, join } = buildSimulation(engine, box, state, hz);
  try {
    for (let n = 0; n < physics.settle * hz; n++) world.step();
    join();
    const act = actOf(box, state, bodies, hz);
    const camera = new Camera(bodies);
    // A disc that whirls on the spot has come to rest; in version 1 it was waited for.
    const turning = ({ id }: Body): boolean => box.version > 1 && id in state.tokens;
    let acting = true;
    let calm = 0;
    let steps = 0;
    while (steps < rest.longest * hz && calm < rest.seconds * rest.looks) {
      if (acting && act(steps)) acting = false;
      world.step();
      steps++;
      if (steps % (hz / fps) === 0) camera.shoot();
      if (!acting && steps % (hz / rest.looks) === 0)
        calm = bodies.every((body) => isCalm(body, turning(body))) ? calm + 1 : 0;
    }
    const after = new Map(bodies.map(({ id, body }) => [id, poseOf(body)]));
    const outcome = { hz, steps, ...outcomeOf(box, state, after) };
    return {
      move: { type: state.due, ...outcome },
      film: camera.film(new Set(outcome.moved.map(([id]) => id)), state)
    };
  } finally {
    world.free();
  }
}

const poseOf = (body: Body['body']): Pose3 => {
  const { p, q } = placeOf(body);
  return logged(p, q);
};

function isCalm({ body }: Body, mayTurn: boolean): boolean {
  if (body.isSleeping()) return true;
  const { x, y, z } = body.linvel();
  const spin = body.angvel();
  const slow = x * x + y * y + z * z < rest.speed * rest.speed;
  return slow && (mayTurn || spin.x * spin.x + spin.y * spin.y + spin.z * spin.z < rest.spin * rest.spin);
}

/** Takes a picture of all bodies now and then; in the end only what moved is kept. */
class Camera {
  readonly #bodies: readonly Body[];
  readonly #shots: Int16Array[] = [];

  constructor(bodies: readonly Body[]) {
    this.#bodies = bodies;
    this.shoot();
  }

  shoot(): void {
    const shot = new Int16Array(7 * this.#bodies.length);
    this.#bodies.forEach(({ body }, i) => write(body, shot, 7 * i));
    this.#shots.push(shot);
  }

  film(moved: ReadonlySet<string>, state: State): Film {
    const kept = this.#bodies.flatMap(({ id }, i) => (moved.has(id) ? [i] : []));
    const ids = kept.map((i) => this.#bodies[i]!.id);
    const frames = this.#shots.map((shot) => {
      const frame = new Int16Array(7 * kept.length);
      kept.forEach((i, n) => frame.set(shot.subarray(7 * i, 7 * i + 7), 7 * n));
      return frame;
    });
    const down = ids.flatMap((id, n) => {
      if (state.dominoes[id]?.is !== 'upright') return [];
      const frame = frames.findIndex((shot) => fate(frameOf(shot, n)) !== 'upright');
      return frame < 0 ? [] : [{ id, frame }];
    });
    return { fps, ids, frames, down: down.sort((a, b) => a.frame - b.frame || (a.id < b.id ? -1 : 1)) };
  }
}

/** The pose of the n-th body of a frame. */
export const frameOf = (frame: Int16Array, n: number): Pose3 => {
  const [x, y, z, a, b, c, d] = frame.subarray(7 * n, 7 * n + 7);
  return { p: [x!, y!, z!], q: [a!, b!, c!, d!] };
};
