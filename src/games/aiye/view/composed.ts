/**
 * What follows from the choices of a move that is being composed: which questions are answered, what may be touched, what
 * would be sent, and what that would bring. Worked out as one thing: as a net of small derived values, each change would
 * be sent through it along hundreds of ways, which a slow phone feels at every touch.
 */
import type { AiyeGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { Color, ColumnId, Seeds, State } from '../rules/state.ts';
import { paidBy, payable, paymentMoves, proposePayment, type Pick as Paid, type Picks } from './payment.ts';
import { defaultOrder, dropsFor, landings, previewOf, type Preview } from './preview.ts';
import { targetsOf, type Targets } from './targets.ts';

/** A position, what may be done there, and what of it may be touched. */
type Level = { readonly state: State; readonly moves: readonly Move[]; readonly targets: Targets };

/** What the dock is about beside the move itself. */
export type Mode = 'order' | 'pay' | 'renew';

/** What a player has chosen and not sent yet. */
export type Chosen = {
  /** The position that it belongs to. */
  readonly at: State;
  /** Answers to questions that lead to the next one. */
  readonly kept: readonly Move[];
  /** The move that is previewed. */
  readonly head?: Move | undefined;
  /** Colours and seeds of it, where they differ from what is proposed. */
  readonly order?: readonly Color[] | undefined;
  readonly picks?: Picks | undefined;
  /** The colour of a seed taken out of the payment, so that it does not come back by itself. */
  readonly avoid?: Color | undefined;
  readonly mode?: Mode | undefined;
};

export type Composed = {
  /** The position as it is, and one more after each kept answer. */
  readonly levels: readonly Level[];
  /** The last of them: the position with what has been chosen so far. */
  readonly now: Level;
  readonly kept: readonly Move[];
  readonly mode: Mode | undefined;
  readonly head: Move | undefined;
  /** The position in which colours or seeds are asked for, once the previewed move is played. */
  readonly asked: State | undefined;
  /** The colours in the order in which they will be put down; undefined without a choice. */
  readonly order: readonly Color[] | undefined;
  readonly picks: Picks | undefined;
  /** Seeds of the payment that leave no choice. */
  readonly forced: readonly Paid[];
  /** While the payment is being changed: the columns that could pay a seed, and the payment with it. */
  readonly payable: ReadonlyMap<ColumnId, Picks>;
  /** The moves that confirming would add; undefined while something is missing. */
  readonly pending: readonly Move[] | undefined;
  /** What all that is chosen so far would bring, seen from the position on the table. */
  readonly preview: Preview | undefined;
  readonly landings: ReadonlyMap<ColumnId, ColumnId>;
  /** Something is chosen that is not sent yet. */
  readonly open: boolean;
};

const nowhere: ReadonlyMap<ColumnId, never> = new Map<ColumnId, never>();
const nothing: readonly Move[] = [];

type Position = { readonly state: State; readonly moves: readonly Move[]; readonly decider: number | undefined };

/** `chosen` counts in its own position only; what stayed the same is taken from `before`. */
export function compose(
  game: AiyeGame,
  { state, moves: legal, decider }: Position,
  chosen: Chosen | undefined,
  before?: Composed
): Composed {
  const mine = decider !== undefined && chosen?.at === state ? chosen : undefined;
  const { kept = nothing, head, mode } = mine ?? {};
  // Who only looks on may touch nothing.
  const moves = decider === undefined ? nothing : legal;
  const levels = levelsOf(game, state, moves, kept, before);
  const now = levels.at(-1)!;
  const asked = decider === undefined ? undefined : askedAfter(game, now.state, head);
  const order = asked?.step === 'drop' ? (mine?.order ?? defaultOrder(asked.hand)) : undefined;
  const picks = asked?.step === 'pay' ? (mine?.picks ?? proposePayment(game, asked)) : undefined;
  const pending = pendingOf(game, head, asked, order, picks);
  const all = [...kept, ...(pending ?? (head ? [head] : []))];
  const picked = (picks ?? []).filter((pick) => pick !== undefined);
  const paying = pending ? [] : picked;
  const preview = all.length + paying.length > 0 ? previewOf(game, state, all, paying) : undefined;
  return {
    levels,
    now,
    kept,
    mode,
    head,
    asked,
    order,
    picks,
    forced: preview?.payment.slice(0, preview.payment.length - picked.length) ?? [],
    payable: mode === 'pay' && picks ? payable(asked!, picks, mine?.avoid) : nowhere,
    pending,
    preview,
    landings: decider === undefined || now.state.step !== 'source' ? nowhere : landingsOf(game, now, before),
    open: head !== undefined || kept.length > 0 || mode !== undefined
  };
}

function levelsOf(
  game: AiyeGame,
  state: State,
  moves: readonly Move[],
  kept: readonly Move[],
  before: Composed | undefined
): Level[] {
  const base = before?.levels[0];
  const levels: Level[] = [
    base?.state === state && base.moves === moves ? base : { state, moves, targets: targetsOf(moves) }
  ];
  for (const [index, move] of kept.entries()) {
    if (before?.kept[index] === move && before.levels[index] === levels[index]) {
      levels.push(before.levels[index + 1]!);
      continue;
    }
    const next = played(game, levels[index]!.state, move);
    const list = game.moves(next);
    levels.push({ state: next, moves: list, targets: targetsOf(list) });
  }
  return levels;
}

const landingsOf = (game: AiyeGame, now: Level, before: Composed | undefined): Composed['landings'] =>
  before && before.now === now && before.landings !== nowhere ? before.landings : landings(game, now.state, now.moves);

/** A question that the rules ask in pieces is answered by itself at first. */
function askedAfter(game: AiyeGame, state: State, head: Move | undefined): State | undefined {
  if (head) return played(game, state, head);
  return state.step === 'drop' || state.step === 'pay' ? state : undefined;
}

function pendingOf(
  game: AiyeGame,
  head: Move | undefined,
  asked: State | undefined,
  order: Composed['order'],
  picks: Composed['picks']
): readonly Move[] | undefined {
  const first = head ? [head] : [];
  if (order) return [...first, ...dropsFor(asked!.hand, order)];
  if (picks) {
    const whole = picks.filter((pick) => pick !== undefined);
    const pays = whole.length === picks.length ? paymentMoves(game, asked!, whole) : undefined;
    return pays && [...first, ...pays];
  }
  return first.length > 0 ? first : undefined;
}

const questions: readonly State['step'][] = [
  'take',
  'convert',
  'promote',
  'seedsFrom',
  'card',
  'place',
  'council',
  'seedsTo',
  'cardTo'
];
/** Whether this move only asks the next question, rather than being carried out at once. */
export const leads = (game: AiyeGame, state: State, move: Move): boolean =>
  questions.includes(played(game, state, move).step);

/** The same as a hint tells it: the colours and seeds that are asked for last are shown on the table, and need no words. */
export function asksNext(game: AiyeGame, state: State, move: Move): boolean | 'shown' {
  const { step } = played(game, state, move);
  return step === 'drop' || step === 'pay' ? 'shown' : questions.includes(step);
}

/** The colours or seeds of a previewed move as these moves answer them, which follow it. */
export function answeredBy(game: AiyeGame, asked: State, moves: readonly Move[]): Pick<Chosen, 'order' | 'picks'> {
  if (asked.step === 'pay') return { picks: paidBy(game, asked, moves) };
  if (asked.step !== 'drop') return {};
  const drops = moves.findIndex(({ type }) => type !== 'drop');
  const first = moves
    .slice(0, drops < 0 ? undefined : drops)
    .flatMap((move) => (move.type === 'drop' ? [move.color] : []));
  const left = first.reduce<Seeds>((hand, color) => ({ ...hand, [color]: hand[color] - 1 }), asked.hand);
  return { order: [...first, ...defaultOrder(left)] };
}

/** The order in which this seed and the next one of the other colour have changed places; after the last comes the first again. */
export function swapped(order: readonly Color[], index: number): readonly Color[] {
  const color = order[index]!;
  const from = (n: number): number => (n - index + order.length) % order.length;
  const [other] = order.flatMap((one, n) => (one === color ? [] : [n])).sort((a, b) => from(a) - from(b));
  return other === undefined ? order : order.with(index, order[other]!).with(other, color);
}

/** The position after a move, without what it reveals. */
export function played(game: AiyeGame, state: State, move: Move): State {
  const copy = game.clone(state);
  game.play(copy, move);
  return copy;
}
