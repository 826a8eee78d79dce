/**
 * What each photo on the table may still become: won as things are built, still open, or lost whatever is added. One
 * judgement for whoever proposes places and for whoever warns of them.
 */
import type { Box } from '../rules/box.ts';
import { countLayout } from '../rules/count/count.ts';
import { riverOf, type River } from '../rules/count/river.ts';
import { isWet, makeScene, portsOf, type Scene, type Tile } from '../rules/count/scene.ts';
import { at, type Point } from '../rules/geometry.ts';
import { idsOf, type Pose, type State } from '../rules/state.ts';
import { builtLayout } from './built.ts';
import { onBy } from './onward.ts';
import { runOf } from './runs.ts';
import { hasRoom } from './space.ts';

export type Prospect = {
  readonly item: 'animal' | 'landscape';
  readonly id: string;
  readonly is: 'won' | 'open' | 'lost';
  /** The rule that it fails as things are; null if it is won. */
  readonly rule: string | null;
};

/** Where a domino that waters a port may stand: centimetres from the middle of the tile, on it and before it. */
const wets = { out: [4, 3.4, 2.8], into: [5.6, 6.2, 7, 8] };
/** How a run may go on: turns in tenths of a degree, pitches in centimetres. */
const steps = { turns: [0, 200, -200, 400, -400], pitches: [2, 2.6] };

/** The table with all stood up and laid on that can be: what is built may still be put right. */
function raised(state: State): State {
  const dominoes = { ...state.dominoes };
  for (const id of idsOf(dominoes)) {
    const { is } = dominoes[id]!;
    if (is === 'lying' || is === 'laid') dominoes[id] = { ...dominoes[id]!, is: 'upright', end: null };
  }
  const tokens = { ...state.tokens };
  for (const id of idsOf(tokens)) if (tokens[id]!.at !== 'on') tokens[id] = { ...tokens[id]!, at: 'on', end: null };
  return { ...state, dominoes, tokens };
}

export function prospects(box: Box, position: State): readonly Prospect[] {
  const state = raised(position);
  const layout = builtLayout(box, state);
  const scene = makeScene(box.size, layout);
  let river: River | undefined;
  return countLayout(box.size, layout).verdicts.map(({ item, id, fails }): Prospect => {
    if (fails === null) return { item, id, is: 'won', rule: null };
    const open =
      item === 'landscape'
        ? fails === 'AYA-LAND-03' && canBeWet(box, state, scene, id)
        : fails === 'AYA-ANIM-03' && canArrive(box, state, scene, (river ??= riverOf(scene.bodies)), id);
    return { item, id, is: open ? 'open' : 'lost', rule: fails };
  });
}

/** Every opening of the tile that is dry has room for a domino that would water it. */
function canBeWet(box: Box, state: State, scene: Scene, id: string): boolean {
  const tile = scene.tiles.find((one) => one.id === id)!;
  const own = scene.bodies.filter(({ type }) => type === tile.type || type === 'garden');
  const ports = portsOf(scene, tile);
  return tile.ports.every(
    (angle, n) => isWet(own, ports[n]!) || places(tile, angle).some((pose) => hasRoom(box, state, pose))
  );
}

function places({ pose }: Tile, angle: number): Pose[] {
  const ray = { ...pose, a: (pose.a + angle) % 3600 };
  const posed = ([x, z]: Point, a: number): Pose => ({ x: Math.round(x * 100), z: Math.round(z * 100), a: a % 3600 });
  return [
    ...wets.out.map((far) => posed(at(ray, far, 0), ray.a)),
    ...wets.into.map((far) => posed(at(ray, far, 0), ray.a + 1800))
  ];
}

/** The run of an animal has an end to go on from, or a beginning to lead to, and there is a tile to come to. */
function canArrive(box: Box, state: State, scene: Scene, river: River, id: string): boolean {
  const token = scene.tokens.find((one) => one.id === id)!;
  const tiles = state.tilesLeft[token.type].length + scene.tiles.filter(({ type }) => type === token.type).length;
  if (tiles === 0) return false;
  return [...runOf(scene, river, token).ids].some((one) => {
    const { x, z, a } = state.dominoes[one]!;
    const back = { x, z, a: (a + 1800) % 3600 };
    return (
      (river.into.get(one)!.length === 0 && goesOn(box, state, { x, z, a })) ||
      (river.from.get(one)!.length === 0 && goesOn(box, state, back))
    );
  });
}

const goesOn = (box: Box, state: State, end: Pose): boolean =>
  steps.turns.some((turn) => steps.pitches.some((pitch) => hasRoom(box, state, onBy(end, turn, pitch))));
