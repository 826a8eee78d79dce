/** What may be touched in a position: the legal moves, sorted by the thing on the table that stands for them. */
import type { Move } from '../rules/moves.ts';
import type { Card, ColumnId, RowName } from '../rules/state.ts';

export type Target =
  | { readonly kind: 'column'; readonly column: ColumnId }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'icon'; readonly card: Card; readonly icon: number }
  | { readonly kind: 'gap'; readonly gap: number }
  | { readonly kind: 'village'; readonly card: Card }
  | { readonly kind: 'row'; readonly row: RowName };

export const keyOf = (target: Target): string => {
  if (target.kind === 'column') return `column ${target.column}`;
  if (target.kind === 'icon') return `icon ${target.card} ${target.icon}`;
  if (target.kind === 'gap') return `gap ${target.gap}`;
  if (target.kind === 'row') return `row ${target.row}`;
  return `${target.kind} ${target.card}`;
};

/** The thing on the table that a move is made by touching; undefined for moves made in the dock. */
export function targetOf(move: Move): Target | undefined {
  switch (move.type) {
    case 'source':
    case 'gift':
    case 'from':
    case 'to':
    case 'answer':
      return { kind: 'column', column: move.column };
    case 'card':
      return { kind: 'card', card: move.card };
    case 'use':
      return { kind: 'icon', card: move.card, icon: move.icon };
    case 'gap':
      return { kind: 'gap', gap: move.gap };
    case 'summon':
      return { kind: 'village', card: move.card };
    case 'renew':
      return { kind: 'row', row: move.row };
    default:
      return undefined;
  }
}

export type Targets = ReadonlyMap<string, Move>;

export const targetsOf = (moves: readonly Move[]): Targets =>
  new Map(
    moves.flatMap((move): [string, Move][] => {
      const target = targetOf(move);
      return target ? [[keyOf(target), move]] : [];
    })
  );

/** The move that touching something would mean in this step, legal or not, so that the rules can say why not. */
export function meant(step: string, target: Target): Move {
  switch (target.kind) {
    case 'card':
      return step === 'use' ? { type: 'use', card: target.card, icon: 0 } : { type: 'card', card: target.card };
    case 'icon':
      return { type: 'use', card: target.card, icon: target.icon };
    case 'gap':
      return { type: 'gap', gap: target.gap };
    case 'village':
      return { type: 'summon', card: target.card };
    case 'row':
      return { type: 'renew', row: target.row };
    case 'column':
      if (step === 'gift') return { type: 'gift', column: target.column };
      if (step === 'convert' || step === 'seedsFrom') return { type: 'from', column: target.column };
      if (step === 'seedsTo' || step === 'cardTo' || step === 'place') return { type: 'to', column: target.column };
      if (step === 'answer') return { type: 'answer', column: target.column };
      return { type: 'source', column: target.column };
  }
}
