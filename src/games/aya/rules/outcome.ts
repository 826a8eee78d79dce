/**
 * Physical results in the log: what must be true of one, and what it does to the table. Bodies are computed outside
 * the rules (physics/); here they are only checked (AYA-R-15) and taken over. AYA-ACC, AYA-TOPPLE.
 */
import { hash } from '#engine/hash.ts';
import type { Illegal } from '#engine/game.ts';
import { tableOf, type Box } from './box.ts';
import type { Moved, Outcome } from './moves.ts';
import { fate, heading, leaning, logged, parts } from './pose.ts';
import { refusal, type MoveRules } from './refusal.ts';
import { idsOf, type Pose3, type State } from './state.ts';
import { awaitPush, handEmpty, priceOfPush } from './turn.ts';

/** What a result may hold: step rates, seconds, and how far from one the length of a quaternion may be. */
const bounds = { hz: [60, 120], seconds: 20, length: 0.001 };

/** The ground reaches so far beyond the table's edge (cm), and nothing comes to rest higher than this (cm). */
export const room = { beyond: 20, height: 20 };

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
const rowOf = (id: string, { p, q }: Pose3): Moved => [id, ...p, ...q];
const same = (a: Pose3, b: Pose3): boolean => a.p.every((n, i) => n === b.p[i]) && a.q.every((n, i) => n === b.q[i]);

/** What lay before an accident is part of the ground: nothing moves it, and no result names it. */
export const isGround = (state: State, id: string): boolean =>
  state.due === 'accident' && state.dominoes[id]?.is === 'lying';

/** Where a body can be: on the ground, which reaches beyond the table, and not above a ceiling. */
function inRoom(box: Box, state: State, { p }: Pose3): boolean {
  const edge = tableOf(box, state.options);
  const within = (value: number, half: number): boolean => Math.abs(value) <= 100 * (half + room.beyond);
  return within(p[0], edge.x) && within(p[2], edge.z) && p[1] >= 0 && p[1] <= 100 * room.height;
}

/** The same pose moved to where a body can be. An engine that lost count of a body left it where it was. */
function brought(box: Box, state: State, was: Pose3, pose: Pose3): Pose3 {
  if (![...pose.p, ...pose.q].every(Number.isSafeInteger)) return was;
  const edge = tableOf(box, state.options);
  const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
  const [x, z] = [100 * (edge.x + room.beyond), 100 * (edge.z + room.beyond)];
  const [px, py, pz] = pose.p;
  return { p: [clamp(px, -x, x), clamp(py, 0, 100 * room.height), clamp(pz, -z, z)], q: pose.q };
}

/** AYA-R-15: how an event came out, told as the log has it. */
export type Told = Pick<Outcome, 'moved' | 'off' | 'hash'>;

/**
 * From where bodies came to rest to what is entered: those that lie elsewhere than before and those that set it off, the tokens
 * of dominoes that went down, and a hash of all poses. Physics writes its results by this and the rules check by it
 * those of others, so that nothing a device computes is ever refused.
 */
export function outcomeOf(box: Box, state: State, after: ReadonlyMap<string, Pose3>): Told {
  const before = bodiesBefore(box, state);
  const causes = state.cause!.dominoes;
  const poses = new Map<string, Pose3>();
  for (const [id, was] of before)
    poses.set(id, isGround(state, id) ? was : brought(box, state, was, after.get(id) ?? was));
  const moved = [...before.keys()]
    .sort((a, b) => (a < b ? -1 : 1))
    .filter((id) => !same(before.get(id)!, poses.get(id)!) || causes.includes(id));
  const down = new Set(moved.filter((id) => fate(poses.get(id)!) !== 'upright'));
  const off = idsOf(state.tokens).filter((id) => {
    const { at, on } = state.tokens[id]!;
    return at === 'on' && on.some((domino) => down.has(domino));
  });
  return {
    moved: moved.map((id) => rowOf(id, poses.get(id)!)),
    off: off.join(' '),
    hash: hash([...poses].map(([id, { p, q }]) => [id, ...p, ...q]))
  };
}

const offOf = ({ off }: Outcome): string[] => (off === '' ? [] : off.split(' '));

/** Why this result cannot be (AYA-R-15), or undefined. */
function impossible(box: Box, state: State, outcome: Outcome): Illegal | undefined {
  const wrong = (what: string): Illegal => refusal('AYA-R-15', { what });
  const { hz, steps, moved } = outcome;
  if (!bounds.hz.includes(hz) || steps < 1 || steps > bounds.seconds * hz) return wrong('steps');
  const after = new Map(moved.map((row) => [row[0], poseOf(row)]));
  const before = bodiesBefore(box, state);
  for (const [id, pose] of after) {
    if (!before.has(id) || isGround(state, id)) return wrong('body');
    const size = Math.sqrt(pose.q.reduce((sum, part) => sum + part * part, 0)) / parts;
    if (size < 1 - bounds.length || size > 1 + bounds.length) return wrong('turn');
    if (!inRoom(box, state, pose)) return wrong('place');
  }
  const own = outcomeOf(box, state, after);
  if (own.moved.length !== moved.length) return wrong('body');
  if (own.off !== outcome.off) return wrong('off');
  return own.hash === outcome.hash ? undefined : wrong('hash');
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

/**
 * AYA-R-15: where no device can tell what falls, nothing does, and what would have set it off is taken back: the push with
 * its price, the knock and the sweep; a domino that leant stands. A match never waits for a result that cannot be had, and
 * who claims one that can be had is found out like any other false result.
 */
export const undone: MoveRules<'undone'> = {
  list: () => [],
  refuse: () => undefined,
  play: (_box, state, _move, tell) => {
    const { type } = state.cause!;
    state.cause = null;
    tell?.({ type: 'undone', what: type });
    if (type === 'push') {
      state.pushes.pop();
      state.retriggers += priceOfPush(state);
      state.due = 'push';
    } else if (type === 'lean') handEmpty(state, tell);
    else state.due = 'place';
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
