/**
 * A random legal move where moves cannot be listed: placings anywhere on the table, and made-up results of falls that
 * could have been. For tests and for programs that play without physics.
 */
import { outcomeAt, totalWeight } from '#engine/chance.ts';
import type { Chance, Illegal, Roll } from '#engine/game.ts';
import { tableOf, type Box } from './box.ts';
import { cm } from './geometry.ts';
import type { Move, Outcome, PlaceMove } from './moves.ts';
import { bodiesBefore, outcomeOf } from './outcome.ts';
import { leaning, logged, usualLean } from './pose.ts';
import { cosineOf, sineOf } from './sine.ts';
import { idsOf, type Pose, type Pose3, type State } from './state.ts';

export type Asked = {
  readonly moves: (state: State) => Move[];
  readonly chances: (state: State) => Chance<Move>[];
  readonly illegal: (state: State, move: Move) => Illegal | undefined;
};

/** How often a random player tries to find room, and how seldom it lets the sand run out. */
const tries = 6;
const patience = 60;

export function sample(box: Box, state: State, roll: Roll, { moves, chances, illegal }: Asked): Move {
  if (state.due === 'accident' || state.due === 'fall') return { type: state.due, ...madeUp(box, state, roll) };
  const drawn = chances(state);
  if (drawn.length > 0) return outcomeAt(drawn, roll(totalWeight(drawn)));
  const listed = moves(state);
  const busy = listed.filter(({ type }) => type !== 'sandOut');
  if (busy.length < listed.length && roll(patience) === 0) return listed.find(({ type }) => type === 'sandOut')!;
  if (state.due === 'place')
    for (let n = 0; n < tries; n++) {
      const move = somewhere(box, state, roll);
      if (!illegal(state, move)) return move;
    }
  return busy[roll(busy.length)] ?? listed[0]!;
}

/** A placing at random: next to a domino that stands, or anywhere; with its camera where it has one. */
function somewhere(box: Box, state: State, roll: Roll): Move {
  const ids = idsOf(state.dominoes);
  const near = ids.length > 0 && roll(4) > 0 ? ids[roll(ids.length)]! : '';
  const edge = tableOf(box, state.options);
  const anywhere = (half: number): number => roll(200 * half + 1) - 100 * half;
  const pose =
    near === '' ? { x: anywhere(edge.x), z: anywhere(edge.z), a: roll(3600) } : ahead(state.dominoes[near]!, roll);
  const step: PlaceMove = { type: 'place', ...pose, lean: 0, ms: roll(9000), away: 0 };
  const held = box.dominoes.get(state.hand[state.turn]!)!;
  const use = held.camera && held.type !== 'garden' ? roll(3) : 0;
  if (use === 1 && near !== '') return { ...step, use: roll(4) === 0 ? 'buffer' : 'animal', partner: near };
  if (use === 2) {
    const [tx, tz] = offset(pose, 550 + roll(200));
    return { ...step, use: 'tile', tx, tz, ta: (pose.a + 450 * roll(8)) % 3600 };
  }
  return { ...step, use: 'plain' };
}

const offset = ({ x, z, a }: Pose, far: number): [number, number] => [
  Math.round(x + far * cosineOf(a)) + 0,
  Math.round(z + far * sineOf(a)) + 0
];

function ahead(domino: Pose, roll: Roll): Pose {
  const [x, z] = offset(domino, 180 + roll(80));
  return { x, z, a: (domino.a + 3450 + 10 * roll(31)) % 3600 };
}

/** What set the event off falls, and in a topple about half of what stands with it. */
function madeUp(box: Box, state: State, roll: Roll): Outcome {
  const before = bodiesBefore(box, state);
  const { dominoes } = state.cause!;
  const falls = idsOf(state.dominoes).filter(
    (id) => state.dominoes[id]!.is === 'upright' && (dominoes.includes(id) || (state.due === 'fall' && roll(2) === 0))
  );
  const after = new Map<string, Pose3>();
  for (const id of falls) {
    const { p, q } = leaning(box.size, state.dominoes[id]!, usualLean);
    after.set(id, logged(p, q));
  }
  for (const id of idsOf(state.tokens)) {
    const { at, on } = state.tokens[id]!;
    if (at !== 'on' || !on.some((domino) => falls.includes(domino))) continue;
    const { p } = before.get(id)!;
    after.set(id, logged([cm(p[0]), box.size.tokenThickness / 2, cm(p[2])], [0, 0, 0, 1]));
  }
  return { hz: 120, steps: 120, ...outcomeOf(box, state, after) };
}
