/** What a person has put together for a new match, before it is one. Pure: the sheet shows it, `missing` judges it. */
import type { GameMeta } from '#games/meta.ts';
import type { Level } from '#bots/level.ts';
import type { Temper } from '#bots/temper.ts';
import type { Player } from '#engine/log.ts';
import { begin } from '#words/new.ts';

/** `link`: a person on another device. */
export type Kind = 'person' | 'link' | Level;

export const isBot = (kind: Kind): kind is Level => kind !== 'person' && kind !== 'link';

/** Whatever plays the seat keeps its temper, which only a bot shows. */
export type WantedSeat = { readonly key: number; name: string; kind: Kind; temper?: Temper | undefined };
export type Missing = { readonly seat: number; readonly text: string };

/** Names that differ in this are two. */
const alike = (name: string): string => name.trim().toLocaleLowerCase();

let keys = 0;
const seat = (name: string, kind: Kind): WantedSeat => ({ key: (keys += 1), name, kind });

/** A bot's name that nobody at the table has yet. */
export function botName(seats: readonly WantedSeat[]): string {
  const taken = new Set(seats.map(({ name }) => alike(name)));
  return begin.new.botNames.find((name) => !taken.has(alike(name))) ?? begin.new.bot;
}

/** Most games are played by two or more; alone is a choice of its own, unless all play together. */
const usual = ({ seats, together }: GameMeta): number => Math.max(seats.least, together ? 1 : Math.min(2, seats.most));

/** The seats as last time, as far as this game has them; somebody alone gets a bot to play with. */
export function firstSeats(meta: GameMeta, names: readonly string[], level: Level = 'easy'): WantedSeat[] {
  const { most } = meta.seats;
  // Stored one by one by several pages, a name may be there twice: with that no match could start.
  const once = names.filter((name, n) => !alike(name) || names.findIndex((one) => alike(one) === alike(name)) === n);
  const seats = once.slice(0, most).map((name) => seat(name, 'person'));
  if (!seats.length) seats.push(seat('', 'person'));
  while (seats.length < usual(meta)) seats.push(seat(botName(seats), level));
  return seats;
}

/** One more seat: with the name last used there, if nobody has it. */
export function nextSeat(seats: readonly WantedSeat[], names: readonly string[]): WantedSeat {
  const name = names[seats.length] ?? '';
  return seat(seats.some((other) => alike(other.name) === alike(name)) ? '' : name, 'person');
}

/** Fits the seats to another game. */
export function fitSeats(meta: GameMeta, seats: readonly WantedSeat[]): WantedSeat[] {
  const fitted = seats.slice(0, meta.seats.most);
  while (fitted.length < meta.seats.least) fitted.push(seat(botName(fitted), 'easy'));
  return fitted;
}

/** Which seat begins once the one at `gone` is taken away: whoever was chosen, at their new place, or by lot if it was theirs. */
export function firstWithout(gone: number, first: number | undefined): number | undefined {
  if (first === undefined || first === gone) return undefined;
  return first > gone ? first - 1 : first;
}

/** What a seat is called: nobody has to give a name. */
export const called = ({ name }: WantedSeat, n: number): string => name.trim() || begin.new.seatFallback(n + 1);

/** The first thing that keeps the match from starting. */
export function missing(seats: readonly WantedSeat[]): Missing | undefined {
  const seen = new Set<string>();
  for (const [n, one] of seats.entries()) {
    const name = called(one, n);
    const same = alike(name);
    if (seen.has(same)) return { seat: n, text: begin.new.sameName(name) };
    seen.add(same);
  }
  if (seats.every(({ kind }) => kind === 'link')) return { seat: 0, text: begin.new.needHere };
  return undefined;
}

export const players = (seats: readonly WantedSeat[]): Player[] =>
  seats.map((one, n) =>
    one.kind === 'person' || one.kind === 'link'
      ? { name: called(one, n), kind: 'person', level: null }
      : { name: called(one, n), kind: 'bot', level: one.kind, ...(one.temper && { temper: one.temper }) }
  );

/** Some seats are played from other devices. */
export const linked = (seats: readonly WantedSeat[]): boolean => seats.some(({ kind }) => kind === 'link');

/** Seats of persons on this device. */
export const seatsHere = (seats: readonly WantedSeat[]): number[] =>
  seats.flatMap(({ kind }, n) => (kind === 'person' ? [n] : []));

/** Names of persons in the order of their seats, to be remembered for the next match. */
export const personNames = (seats: readonly WantedSeat[]): string[] =>
  seats.filter(({ kind }) => kind === 'person').map(({ name }) => name.trim());
