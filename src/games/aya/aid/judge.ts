/** What letting a domino go here would do: its joints, and what of that which stands it would spoil. The one judgement of a place. */
import type { Box } from '../rules/box.ts';
import { footprint } from '../rules/pose.ts';
import { keptUnder, onTable, uprightsUnder } from '../rules/room.ts';
import type { Pose, State, Type } from '../rules/state.ts';
import { neighbours } from './gap.ts';
import type { Verdict } from './joint.ts';
import { prospects, type Prospect } from './prospects.ts';

/** A domino with what its camera brings, as it would be let go. */
export type Placing = {
  readonly pose: Pose;
  readonly use: 'plain' | 'tile' | 'animal' | 'buffer';
  /** Where the tile would lie. */
  readonly tile: Pose | null;
  /** The other domino under the animal. */
  readonly partner: string | null;
};
/** A photo that would be lost or set back, and the rule that it would fail. */
export type Spoilt = { readonly item: Prospect['item']; readonly id: string; readonly rule: string };
export type Judgement = {
  /** `spoils` is never less than a bad joint: what spoils something that stands is not safe. */
  readonly verdict: Verdict | 'overlap' | 'free' | 'spoils';
  /** Free way to what it would hit or be hit by, in hundredths of a centimetre, if anything. */
  readonly gap: number | null;
  readonly spoils: readonly Spoilt[];
};

/** The position with the domino let go like this. */
export function placed(box: Box, state: State, domino: string, { pose, use, tile, partner }: Placing): State {
  const { type } = box.dominoes.get(domino)!;
  const is = use === 'buffer' ? 'laid' : 'upright';
  const after = { ...state, dominoes: { ...state.dominoes, [domino]: { ...pose, is, seat: state.turn, end: null } } };
  if (type === 'garden' || use === 'plain') return after as State;
  const own: Type = type;
  if (use === 'tile') {
    const top = state.tileTop[own];
    if (top === null || tile === null) return after as State;
    const left = { ...state.tilesLeft, [own]: state.tilesLeft[own].filter((id) => id !== top) };
    return { ...after, tiles: { ...state.tiles, [top]: tile }, tilesLeft: left } as State;
  }
  const animals = box.animals[own];
  const token = animals[animals.length - state.animalsLeft[own]];
  if (token === undefined || partner === null) return after as State;
  const at = use === 'buffer' ? 'laid' : 'on';
  return { ...after, tokens: { ...state.tokens, [token]: { on: [domino, partner], at, end: null } } } as State;
}

const rank: Readonly<Record<Prospect['is'], number>> = { won: 2, open: 1, lost: 0 };
/**
 * The last positions judged: a hand tries many places in one, with a tile asked for and without. Positions are compared by
 * what they hold, since some change in place.
 */
type Known = {
  readonly box: Box;
  readonly of: string;
  readonly found: readonly Prospect[];
  /** What was judged already: proposals, uses and the sign ask for the same places. */
  readonly judged: Map<string, Judgement>;
};
const kept = 3;
let last: readonly Known[] = [];

function known(box: Box, state: State): Known {
  const of = JSON.stringify([state.dominoes, state.tiles, state.tokens, state.tilesLeft, state.tileTop]);
  const isOf = (one: Known): boolean => one.of === of && one.box === box;
  const one = last.find(isOf) ?? { box, of, found: prospects(box, state), judged: new Map() };
  if (last[0] !== one) last = [one, ...last.filter((other) => other !== one)].slice(0, kept);
  return one;
}

/** The photos that would be worse off, and what would be lost as soon as it lies. */
export function spoilt(box: Box, state: State, domino: string, placing: Placing): readonly Spoilt[] {
  const before = new Map(known(box, state).found.map((one) => [one.id, one.is]));
  return prospects(box, placed(box, state, domino, placing)).flatMap(({ item, id, is, rule }): Spoilt[] => {
    const was = before.get(id) ?? 'open';
    return rule !== null && rank[is] < rank[was] ? [{ item, id, rule }] : [];
  });
}

export function judge(box: Box, state: State, domino: string, placing: Placing): Judgement {
  const { judged } = known(box, state);
  const key = JSON.stringify([domino, placing.use, placing.pose, placing.tile, placing.partner, state.options.table]);
  const made = judged.get(key) ?? judgeAnew(box, state, domino, placing);
  judged.set(key, made);
  return made;
}

function judgeAnew(box: Box, state: State, domino: string, placing: Placing): Judgement {
  const { pose } = placing;
  const shape = footprint(box.size, pose);
  const blocked =
    !onTable(box, state, shape) ||
    keptUnder(box, state, shape) !== undefined ||
    uprightsUnder(box, state, shape).length > 0;
  const [worst] = neighbours(box, state, pose);
  const gap = worst?.gap ?? null;
  if (blocked) return { verdict: 'overlap', gap, spoils: [] };
  const spoils = spoilt(box, state, domino, placing);
  return { verdict: spoils.length > 0 ? 'spoils' : (worst?.verdict ?? 'free'), gap, spoils };
}
