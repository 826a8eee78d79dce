/**
 * Physical results in the log: what must be true of one, and what it does to the table. Bodies are computed outside
 * the rules (physics/); here they are only checked (AYA-R-15) and taken over. AYA-ACC, AYA-TOPPLE.
 */
import { hash } from '#engine/hash.ts';
import type { Illegal } from '#engine/game.ts';
import type { Box } from './box.ts';
import type { Moved, Outcome } from './moves.ts';
import { fate, heading, leaning, logged, parts } from './pose.ts';
import { refusal, type MoveRules } from './refusal.ts';
import { idsOf, type Pose3, type State } from './state.ts';
import { awaitPush, handEmpty } from './turn.ts';

/** What a result may hold: step rates, seconds, centimetres a middle moves, the height of one, in its units. */
const bounds = { hz: [60, 120], seconds: 20, shift: 1000, height: 600, length: 0.001 };

/** A token on its two dominoes: over the middle between their feet. */
function tokenPose(box: Box, state: State, [camera, other]: readonly [string, string]): Pose3 {
  const a = state.dominoes[camera]!;
  const b = state.dominoes[other]!;
  const height = box.size.h + box.size.tokenThickness / 2;
  return logged([(a.x + b.x) / 200, height, (a.z + b.z) / 200], heading(0));
}

/**
 * Every body of the world of an event as it is before, in the order it is fed in: dominoes, then tokens, each by id.
 * Laid pairs and tokens thrown off are none.
 */
export function bodiesBefore(box: Box, state: State): Map<string, Pose3> {
  const bodies = new Map<string, Pose3>();
  for (const id of idsOf(state.dominoes)) {
    const domino = state.dominoes[id]!;
    if (domino.is === 'laid') continue;
    const lean = state.cause?.type === 'lean' && state.cause.dominoes[0] === id ? state.cause.lean : 0;
    const { p, q } = leaning(box.size, domino, lean);
    bodies.set(id, domino.end ?? logged(p, q));
  }
  for (const id of idsOf(state.tokens)) {
    const token = state.tokens[id]!;
    if (token.at === 'on') bodies.set(id, token.end ?? tokenPose(box, state, token.on));
  }
  return bodies;
}

const poseOf = (row: Moved): Pose3 => ({ p: [row[1], row[2], row[3]], q: [row[4], row[5], row[6], row[7]] });

/** The poses of all bodies afterwards, and their hash. */
export function hashAfter(before: ReadonlyMap<string, Pose3>, moved: readonly Moved[]): string {
  const after = new Map(before);
  for (const row of moved) after.set(row[0], poseOf(row));
  return hash([...after].map(([id, { p, q }]) => [id, ...p, ...q]));
}

const offOf = ({ off }: Outcome): string[] => (off === '' ? [] : off.split(' '));

/** Why this result cannot be (AYA-R-15), or undefined. */
function impossible(box: Box, state: State, outcome: Outcome): Illegal | undefined {
  const wrong = (what: string): Illegal => refusal('AYA-R-15', { what });
  const { hz, steps, moved } = outcome;
  if (!bounds.hz.includes(hz) || steps < 1 || steps > bounds.seconds * hz) return wrong('steps');
  const before = bodiesBefore(box, state);
  for (const row of moved) {
    const was = before.get(row[0]);
    if (!was || (state.due === 'accident' && state.dominoes[row[0]]?.is === 'lying')) return wrong('body');
    const { p, q } = poseOf(row);
    const size = Math.sqrt(q.reduce((sum, part) => sum + part * part, 0)) / parts;
    if (size < 1 - bounds.length || size > 1 + bounds.length) return wrong('turn');
    const shift = p.reduce((sum, value, i) => sum + (value - was.p[i]!) * (value - was.p[i]!), 0);
    if (shift > bounds.shift * bounds.shift || p[1] < 0 || p[1] > bounds.height) return wrong('place');
  }
  const off = offOf(outcome);
  if (off.some((id) => state.tokens[id]?.at !== 'on')) return wrong('off');
  const down = new Set(moved.filter((row) => fate(poseOf(row)) !== 'upright').map(([id]) => id));
  const left = idsOf(state.tokens).find((id) => {
    const { at, on } = state.tokens[id]!;
    return at === 'on' && on.some((domino) => down.has(domino)) && !off.includes(id);
  });
  if (state.due === 'accident' && left !== undefined) return wrong('off');
  return hashAfter(before, moved) === outcome.hash ? undefined : wrong('hash');
}

export const accident: MoveRules<'accident'> = {
  list: () => [],
  refuse: impossible,
  play: (box, state, outcome, tell) => {
    const before = bodiesBefore(box, state);
    const lying: string[] = [];
    for (const row of outcome.moved) {
      const domino = state.dominoes[row[0]];
      if (!domino || fate(poseOf(row)) === 'upright') continue;
      state.dominoes[row[0]] = { ...domino, is: 'lying', end: poseOf(row) };
      lying.push(row[0]);
    }
    for (const id of offOf(outcome)) {
      const row = outcome.moved.find(([moved]) => moved === id);
      state.tokens[id] = { ...state.tokens[id]!, at: 'off', end: row ? poseOf(row) : before.get(id)! };
    }
    const { type } = state.cause!;
    state.cause = null;
    tell?.({ type: 'accident', lying, off: offOf(outcome) });
    // AYA-ACC-06: the turn goes on; a knocking domino is back in the hand, a leaning one has been placed.
    if (type === 'lean') handEmpty(state, tell);
    else state.due = 'place';
  }
};

export const fall: MoveRules<'fall'> = {
  list: () => [],
  refuse: impossible,
  play: (_box, state, outcome, tell) => {
    const stood = outcome.moved.filter(([id]) => state.dominoes[id]?.is === 'upright');
    for (const row of outcome.moved) takeOver(state, row);
    state.cause = null;
    state.turn = (state.turn + 1) % state.stock.length;
    tell?.({ type: 'fell', down: stood.flatMap(([id]) => (state.dominoes[id]!.is === 'upright' ? [] : [id])) });
    awaitPush(state, tell);
  }
};

function takeOver(state: State, row: Moved): void {
  const [id] = row;
  const end = poseOf(row);
  const token = state.tokens[id];
  if (token) {
    state.tokens[id] = { ...token, end };
    return;
  }
  const domino = state.dominoes[id]!;
  const how = fate(end);
  // AYA-ACC-05: what lay before stays no river; AYA-TOPPLE-09: nor is what fell astray.
  const is = domino.is === 'lying' || how === 'astray' ? 'lying' : how;
  state.dominoes[id] = { ...domino, is, end };
}
