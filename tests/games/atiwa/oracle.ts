/**
 * Every move of Atiwa that can be written down about a position, found without the rules: all kinds of moves with all
 * spaces, cells, ids and small numbers. The rules' own lists must be exactly those of them that are not refused.
 */
import { canonical } from '#engine/json.ts';
import { game } from '#games/atiwa/rules/index.ts';
import type { Move } from '#games/atiwa/rules/moves.ts';
import { tokens, type State } from '#games/atiwa/rules/state.ts';

const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);

/** Every payment with a token more of each type than there can be, while the seat eats; a few at other times. */
function payments(state: State): Move[] {
  const feeding = state.step === 'feed';
  const area = state.areas[state.seat]!;
  const most = feeding ? [Math.min(8, area.spots.length), 8, 8, 5, Math.min(area.gold + 1, 14)] : [1, 1, 0, 0, 1];
  const [goats, animals, fruit, bats, gold] = most.map(upTo) as [number[], number[], number[], number[], number[]];
  return goats.flatMap((g) =>
    animals.flatMap((a) =>
      fruit.flatMap((f) =>
        bats.flatMap((b) => gold.map((d): Move => ({ type: 'feed', goats: g, animals: a, fruit: f, bats: b, gold: d })))
      )
    )
  );
}

/** Every move with values in range. */
export function candidates(state: State): Move[] {
  const { board } = game;
  const most = Math.max(...state.areas.map(({ spots }) => spots.length));
  const spots = upTo(most);
  const rows = Math.max(...state.areas.flatMap(({ cells }) => cells.map((cell) => cell >> 2)));
  return [
    ...upTo(state.areas.length).map((seat): Move => ({ type: 'first', seat })),
    ...[...board.tiles, 'A0'].map((tile): Move => ({ type: 'tile', tile })),
    ...[...board.cards.map(({ id }) => id), 'T0'].map((card): Move => ({ type: 'card', card })),
    ...upTo(3).map((gold): Move => ({ type: 'marker', gold })),
    ...[...board.spaces.map(({ id }) => id), 'R0'].map((space): Move => ({ type: 'worker', space })),
    ...tokens.flatMap((token) => spots.map((spot): Move => ({ type: 'place', token, spot }))),
    ...(['treeWithFruit', 'settle', 'train', 'spend', 'fly'] as const).flatMap((type) =>
      spots.map((spot): Move => ({ type, spot }))
    ),
    ...upTo(4 * (rows + 3)).map((cell): Move => ({ type: 'lay', cell })),
    ...payments(state),
    ...(['draw', 'take', 'buy', 'done', 'endTurn'] as const).map((type): Move => ({ type }))
  ];
}

/** The candidates that the rules do not refuse, as texts in alphabetical order. */
export const unrefused = (state: State): string[] =>
  candidates(state)
    .filter((move) => game.illegal(state, move) === undefined)
    .map(canonical)
    .sort();

/** What the rules list themselves, as texts in alphabetical order; of payments only those within the oracle's range. */
export const listed = (state: State): string[] =>
  [...game.moves(state), ...game.chances(state).map(({ move }) => move)]
    .filter((move) => move.type !== 'feed' || (move.bats <= 5 && move.gold <= 14))
    .map(canonical)
    .sort();
