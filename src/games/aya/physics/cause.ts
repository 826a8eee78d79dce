/** What sets the bodies moving, once they have settled: a push, a knock, a sweep; a lean needs nothing more. */
import type { Box } from '../rules/box.ts';
import { cm } from '../rules/geometry.ts';
import { turned, type Turn } from '../rules/pose.ts';
import { cosineOf, sineOf } from '../rules/sine.ts';
import type { Cause, State } from '../rules/state.ts';
import { physics, type Body } from './simulation.ts';

/** Part of the height at which hands touch; speed of a knock in cm/s; the ramp of a push, in weights and seconds. */
const touch = { height: 0.9, knock: 8, push: { from: 0.25, to: 4, within: 0.5, longest: 2, lean: 150, jammed: 250 } };

/** Acts on the world before a step; answers whether it is done. */
export type Act = (step: number) => boolean;

const pointOn = ({ body }: Body, height: number): { x: number; y: number; z: number } => {
  const { x, y, z } = body.translation();
  const turn = body.rotation();
  const q: Turn = [turn.x, turn.y, turn.z, turn.w];
  const [dx, dy, dz] = turned(q, [0, (touch.height - 0.5) * height, 0]);
  return { x: x + dx, y: y + dy, z: z + dz };
};

/** An even direction in the plane, from a heading. */
const along = (a: number): readonly [number, number] => [cosineOf(a), sineOf(a)];

/** From the new foot to that of the domino in its way; where both are the same, along the new one's heading. */
function away({ from, dir }: Cause, state: State, id: string): readonly [number, number] {
  if (!from) return along(dir);
  const domino = state.dominoes[id]!;
  const dx = cm(domino.x - from.x);
  const dz = cm(domino.z - from.z);
  const far = Math.sqrt(dx * dx + dz * dz);
  return far === 0 ? along(from.a) : [dx / far, dz / far];
}

export function actOf(box: Box, state: State, bodies: readonly Body[], hz: number): Act {
  const cause = state.cause!;
  const { h } = box.size;
  const body = (id: string): Body => bodies.find((other) => other.id === id)!;
  if (cause.type === 'push') {
    const pushes = cause.dominoes.map((id) => {
      const { a, end } = state.dominoes[id]!;
      // Version 1 let go of a jammed domino at once, since it leant enough already.
      const lean = box.version > 1 && end !== null ? touch.push.jammed : touch.push.lean;
      return push(body(id), h, along(a), hz, lean);
    });
    return (step) => pushes.map((act) => act(step)).every((done) => done);
  }
  if (cause.type !== 'lean')
    for (const id of cause.dominoes) {
      const hit = body(id);
      const [x, z] = away(cause, state, id);
      const impulse = touch.knock * hit.body.mass();
      hit.body.applyImpulseAtPoint({ x: x * impulse, y: 0, z: z * impulse }, pointOn(hit, h), true);
    }
  return () => true;
}

/**
 * AYA-TOPPLE-01: a force that grows until the domino leans by `lean` tenths of a degree, so that it starts at any spacing, and one
 * that is jammed comes free.
 */
function push(pushed: Body, height: number, [x, z]: readonly [number, number], hz: number, lean: number): Act {
  const { from, to, within, longest } = touch.push;
  const weight = pushed.body.mass() * physics.gravity;
  const upright = cosineOf(lean);
  return (step) => {
    pushed.body.resetForces(true);
    pushed.body.resetTorques(true);
    const turn = pushed.body.rotation();
    const up = turned([turn.x, turn.y, turn.z, turn.w], [0, 1, 0])[1];
    const time = step / hz;
    if (up <= upright || time > longest) return true;
    const force = weight * (from + (to - from) * Math.min(1, time / within));
    pushed.body.addForceAtPoint({ x: x * force, y: 0, z: z * force }, pointOn(pushed, height), true);
    return false;
  };
}
