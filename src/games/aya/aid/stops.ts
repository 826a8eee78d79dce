/** Where a fall stops, as data: the last that fell, the one behind it that still stands, and why it does. AYA-TOPPLE-03. */
import type { Box } from '../rules/box.ts';
import { atMost, between, middleOf, turnBetween, within } from '../rules/geometry.ts';
import { idsOf, type Domino, type State } from '../rules/state.ts';

export type Stop = {
  /** The last domino that fell, and the first that still stands. */
  readonly from: string;
  readonly to: string;
  /** A gap too wide; a place kept by an animal laid flat; a turn too sharp; two that face each other; past its side. */
  readonly why: 'hole' | 'buffer' | 'bend' | 'opposed' | 'aside';
  /** The free way between the two, in hundredths of a centimetre. */
  readonly gap: number;
  /** When the fall has come there, in frames of the film. */
  readonly frame: number;
};

/** How far ahead (cm) and how far aside the next one is looked for; what a fall bridges, and how it may turn. */
const look = { far: 9, side: 3.2 };
const limits = { falls: 4.3, line: 4.7, aside: 2, turn: 250, opposed: 1000 };

type Stood = Domino & { readonly id: string };

/** True if `b` stands where `a` leads to. */
const leads = (a: Stood, b: Stood, far: number, aside: number): boolean => {
  const [forward, side] = within(a, middleOf(b));
  return forward > 0 && atMost(forward, far) && atMost(Math.abs(side), aside);
};
const apart = (a: Stood, b: Stood): number => between(middleOf(a), middleOf(b));

function reason(a: Stood, b: Stood, laid: readonly Stood[]): Stop['why'] {
  const isBetween = (one: Stood): boolean => apart(a, one) + apart(one, b) <= apart(a, b) + 1;
  if (laid.some(isBetween)) return 'buffer';
  if (apart(a, b) > limits.falls) return 'hole';
  const turn = turnBetween(a.a, b.a);
  if (turn > limits.opposed) return 'opposed';
  return turn > limits.turn ? 'bend' : 'aside';
}

/** The stops of the fall of `trial`, in its order; `down` is what went down, with its frames. */
export function stopsOf(
  box: Box,
  trial: State,
  down: readonly { readonly id: string; readonly frame: number }[]
): Stop[] {
  const all = idsOf(trial.dominoes).map((id): Stood => ({ ...trial.dominoes[id]!, id }));
  const frames = new Map(down.map(({ id, frame }) => [id, frame]));
  const fell = all.filter(({ id }) => frames.has(id));
  const stands = all.filter(({ id, is }) => is === 'upright' && !frames.has(id));
  const laid = all.filter(({ is }) => is === 'laid');
  const stops = stands.flatMap((to): Stop[] => {
    // Within a line that stands, only its head is where the fall stopped.
    if (stands.some((other) => other !== to && leads(other, to, limits.line, limits.aside))) return [];
    const before = fell.filter((from) => leads(from, to, look.far, look.side));
    if (before.length === 0) return [];
    const from = before.reduce((best, one) => (apart(one, to) < apart(best, to) ? one : best));
    const gap = Math.max(0, Math.round((apart(from, to) - box.size.t) * 100));
    return [{ from: from.id, to: to.id, why: reason(from, to, laid), gap, frame: frames.get(from.id)! }];
  });
  return stops.sort((a, b) => a.frame - b.frame);
}
