/** The planner: what tonight would bring as things stand. */
import { temple } from '../rules/checks.ts';
import type { AyarGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { scoreTemples } from '../rules/night.ts';
import { craftOf, ownerOf } from '../rules/temple.ts';
import { crafts, devotion, lastAyar, living, moons, none, planted, sideOf, suns, type State } from './facts.ts';

export type CraftWorth = {
  readonly craft: number;
  /** Without the extra sun, and with it. */
  readonly suns: number;
  readonly devotion: number;
  readonly moons: number;
  /** The Ayar whose marker lies on the moon place; −1 while it is free. */
  readonly paid: number;
  readonly inti: boolean;
  readonly temple: boolean;
};

/** What each craft is worth to a side now, and whether it has been paid. */
export function worths({ board }: AyarGame, state: State, seat: number): CraftWorth[] {
  const side = sideOf(state, seat);
  return crafts.map((craft) => ({
    craft,
    suns: suns(board, state, seat, craft),
    devotion: devotion(board, state, seat, craft),
    moons: moons(board, state, seat, craft),
    paid: side.moonSlots[craft]!,
    inti: ((side.inti >> craft) & 1) === 1,
    temple: ((side.temples >> craft) & 1) === 1
  }));
}

type TempleForecast = {
  readonly seat: number;
  readonly craft: number;
  readonly moons: number;
  readonly bonus: number;
};
export type Tonight = {
  /** Who retires, and who else stands as far back. */
  readonly ayar: number;
  readonly space: number;
  readonly tied: readonly number[];
  /** Who would take the viracocha for maize; −1: nobody has planted. */
  readonly harvest: number;
  readonly counts: readonly number[];
  readonly temples: readonly TempleForecast[];
};

/** The night as things stand; undefined once all Ayar have retired, or before they are laid out. */
export function tonight({ board }: AyarGame, state: State): Tonight | undefined {
  const alive = living(state);
  if (alive.length === 0 || state.rows.includes(none)) return undefined;
  const ayar = lastAyar(state);
  const space = state.spaces[ayar]!;
  const counts = planted(state);
  const most = Math.max(0, ...counts);
  return {
    ayar,
    space,
    tied: alive.filter((other) => other !== ayar && state.spaces[other] === space),
    harvest: most > 0 ? (state.terrace.find((seat) => counts[seat] === most) ?? none) : none,
    counts,
    temples: state.placed[ayar]!.map((temple, place) => ({
      seat: ownerOf(temple),
      craft: craftOf(temple),
      moons: moons(board, state, ownerOf(temple), craftOf(temple)),
      bonus: board.columnBonus[Math.min(place, board.columnBonus.length - 1)]!
    }))
  };
}

/** What a temple would bring if the Ayar of its row left now: it is placed on a copy, and that row is scored. */
export function ifLeft(
  game: AyarGame,
  state: State,
  move: Move & { readonly type: 'temple' }
): Pick<TempleForecast, 'moons' | 'bonus'> {
  const night = game.clone(state);
  temple.play(game.board, night, move);
  let pays = { moons: 0, bonus: 0 };
  // It is the last of its row.
  scoreTemples(game.board, night, (event) => {
    if (event.type === 'templeScored') pays = event;
  });
  return pays;
}
