/** The planner: what tonight would bring as things stand. */
import { temple } from '../rules/checks.ts';
import type { AyarGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { bestDawn } from '../rules/ayllu/answers.ts';
import type { Event } from '../rules/events.ts';
import { retire, scoreTemples } from '../rules/night.ts';
import {
  activityNames,
  ayarNames,
  crafts,
  devotion,
  isAyllu,
  living,
  moons,
  none,
  sideOf,
  sidesOf,
  suns,
  type State
} from './facts.ts';

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
  /** Moons of those whose bonus pays for every temple that stands. */
  readonly bonuses: readonly { readonly seat: number; readonly moons: number }[];
  readonly temples: readonly TempleForecast[];
  /** What each side gains at dawn. */
  readonly dawns: readonly number[];
};

/**
 * The night as things stand, played on a copy up to where somebody would be asked for a moon place; undefined once all Ayar have
 * retired, or before they are laid out.
 */
export function tonight(game: AyarGame, state: State): Tonight | undefined {
  if (living(state).length === 0 || state.rows.includes(none)) return undefined;
  const night = game.clone(state);
  const told: Event[] = [];
  retire(game.board, night, (event) => told.push(event));
  // Where the gift of the harvest goes is not known: nothing is unlocked by it.
  scoreTemples(game.board, night, (event) => told.push(event));
  const all = <T extends Event['type']>(type: T) =>
    told.filter((event): event is Event & { readonly type: T } => event.type === type);
  const [retired] = all('retired');
  const [harvest] = all('harvest');
  return {
    ayar: night.ayar,
    space: state.spaces[night.ayar]!,
    tied: retired!.tied.map((name) => ayarNames.indexOf(name)).filter((other) => other !== night.ayar),
    harvest: harvest!.seat,
    counts: harvest!.counts,
    bonuses: all('templeBonus').filter((bonus) => bonus.moons > 0),
    temples: all('templeScored').map(({ activity, ...one }) => ({ ...one, craft: activityNames.indexOf(activity) })),
    dawns: Array.from({ length: sidesOf(state) }, (_, seat) => dawnOf(game, night, seat))
  };
}

/** AYR-DAWN-01; the Ayllu raises its dial first, AYR-SOLO-31. */
function dawnOf({ board }: AyarGame, night: State, seat: number): number {
  const { dial } = sideOf(night, seat);
  const craft = isAyllu(night, seat) ? bestDawn(board, night) : none;
  return craft === none ? dial : dial + devotion(board, night, seat, craft);
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
