/** Everything the end of a match says, worked out once from its score sheet, its curve and its log. */
import { standing, total, type Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Header } from '#engine/log.ts';
import type { Happening } from '#engine/timeline.ts';
import type { Memory } from '#games/view.ts';
import type { Result } from '../result.ts';
import type { GrowthPoint, ScoreSheet } from '#ui/play/types.ts';
import { words } from '#words/ending.ts';
import { words as play } from '#words/play.ts';
import { lineOf } from '../since/told.ts';
import { under } from '../ways.ts';
import { growth, result, scoreSheet, sides, unitOf, type Side, type Tale } from '../story.ts';
import { counting, type Count } from './counting.ts';
import { bestRound, bestTurn, closeness, decisive, type Closeness } from './moments.ts';

/** A finished match, in play or looked back at. */
export type Finished = {
  readonly id: string;
  readonly header: Header;
  readonly state: JsonObject;
  readonly history: readonly Happening[];
};

export type Told = {
  readonly end: Result;
  readonly people: readonly Side[];
  readonly sheet: ScoreSheet;
  readonly curve: readonly GrowthPoint[];
  readonly unit: (label: string) => string;
  readonly counts: readonly Count[];
  readonly moments: readonly Memory[];
  /** Not even the only one at the table has won. */
  readonly missed: boolean;
};

export function tell(tale: Tale, { state, history }: Finished): Told {
  const { game, view } = tale;
  const end = result(tale, state);
  const people = sides(tale, state);
  const sheet = scoreSheet(tale, state);
  const curve = growth(game, history, state);
  const unit = unitOf(tale, history);
  const name = (seat: Seat): string => people.find((one) => one.seat === seat)?.name ?? '';
  const close = tale.together ? undefined : closeness(curve, people);
  const second = people.filter(({ place }) => place > 1).sort((a, b) => a.place - b.place)[0];
  const [winner] = end.winners;
  const moments =
    view.remember?.(game, state, history, tale.names) ??
    [
      best(tale, history, curve, { name, unit }),
      close && nearness(close, { name, unit }),
      winner !== undefined &&
        second &&
        difference(
          { ...sheet, rows: sheet.rows.filter(({ item }) => view.counted?.(state, winner, item) ?? true) },
          winner,
          second.seat,
          name
        )
    ].filter((one) => one !== undefined && one !== false);
  return {
    end,
    people,
    sheet,
    curve,
    unit,
    counts: counting(sheet, people),
    moments,
    missed: view.result?.(game, state, tale.names)?.met === false
  };
}

type Naming = { readonly name: (seat: Seat) => string; readonly unit: (label: string) => string };

function best(
  tale: Tale,
  history: readonly Happening[],
  curve: readonly GrowthPoint[],
  { name, unit }: Naming
): Memory | undefined {
  const w = words.best;
  if (tale.together) return undefined;
  const turn = bestTurn(tale.game, history, (position) => tale.view.upkeep?.(position) ?? false);
  if (turn) {
    const { seat, rise, n, from, to } = turn;
    const [was, is] = [from, to].map((state) => total(standing(tale.game, state).lines[seat]!));
    // Small steps have no line of their own: the last one that was told says what was done.
    const one = history.slice(0, history.findIndex((happening) => happening.n === n) + 1);
    const deed = one
      .toReversed()
      .filter(({ by }) => by === seat)
      .map((happening) => lineOf(tale, happening))
      .find((line) => line !== undefined);
    // Where an upkeep lies within it, the positions tell of that as well.
    const note = is! - was! === rise ? under(tale, from, to, seat) : deed;
    return { key: 'best', title: w.title, text: w.turn(name(seat), rise), note, seat, n };
  }
  const { seat, rise, label } = bestRound(
    curve,
    [...new Set(history.map(({ by }) => by))].flatMap((by) =>
      typeof by === 'number' ? { seat: by, name: name(by) } : []
    )
  );
  if (rise === 0) return undefined;
  const last = history.findLast(({ before }) => tale.game.round?.(before) === Number(label));
  return {
    key: 'best',
    title: (tale.view.rounds ?? play.rounds).best,
    text: w.round(name(seat), rise, unit(label)),
    seat,
    n: last?.n
  };
}

function nearness({ gap, seats, label, changes, led }: Closeness, { name, unit }: Naming): Memory {
  const w = words.closest;
  const names = seats.map(name);
  const text =
    label === undefined ? w.end(gap) : gap === 0 ? w.level(names, unit(label)) : w.gap(names, gap, unit(label));
  const note = changes > 0 ? w.changes(changes) : led && w.led(name(led.seat), unit(led.label));
  return { key: 'closest', title: w.title, text, note };
}

function difference(sheet: ScoreSheet, winner: Seat, second: Seat, name: Naming['name']): Memory | undefined {
  const most = decisive(sheet, winner, second);
  if (!most) return undefined;
  const w = words.decisive;
  return {
    key: 'decisive',
    title: w.title,
    text: w.row(name(winner), most.label, most.mine, most.theirs),
    seat: winner
  };
}
