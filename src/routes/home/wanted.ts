/** What a person has put together for a new match, before it is one. Pure: the sheet shows it, `missing` judges it. */
import type { GameMeta } from '#games/meta.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Player } from '#engine/log.ts';
import { begin } from '#ui/words-new.ts';

export const levels = ['easy', 'medium', 'hard'] as const;
/** `link`: a person on another device. */
export type Kind = 'person' | 'link' | (typeof levels)[number];

export type WantedSeat = { readonly key: number; name: string; kind: Kind };
export type Missing = { readonly seat: number; readonly text: string };

let keys = 0;
const seat = (name: string, kind: Kind): WantedSeat => ({ key: (keys += 1), name, kind });

/** A bot's name that nobody at the table has yet. */
export function botName(seats: readonly WantedSeat[]): string {
  const taken = new Set(seats.map(({ name }) => name));
  return begin.new.botNames.find((name) => !taken.has(name)) ?? begin.new.bot;
}

/** The seats as last time, as far as this game has them; somebody alone gets a bot to play with. */
export function firstSeats(meta: GameMeta, names: readonly string[]): WantedSeat[] {
  const { least, most } = meta.seats;
  const seats = names.slice(0, most).map((name) => seat(name, 'person'));
  if (!seats.length) seats.push(seat('', 'person'));
  while (seats.length < least) seats.push(seat(botName(seats), 'easy'));
  return seats;
}

/** One more seat: with the name last used there, if nobody has it. */
export function nextSeat(seats: readonly WantedSeat[], names: readonly string[]): WantedSeat {
  const name = names[seats.length] ?? '';
  return seat(seats.some((other) => other.name === name) ? '' : name, 'person');
}

/** Fits the seats to another game. */
export function fitSeats(meta: GameMeta, seats: readonly WantedSeat[]): WantedSeat[] {
  const fitted = seats.slice(0, meta.seats.most);
  while (fitted.length < meta.seats.least) fitted.push(seat(botName(fitted), 'easy'));
  return fitted;
}

/** The first thing that keeps the match from starting. */
export function missing(seats: readonly WantedSeat[]): Missing | undefined {
  const seen = new Set<string>();
  for (const [n, { name, kind }] of seats.entries()) {
    const trimmed = name.trim();
    // Who joins says who it is.
    if (!trimmed && kind === 'link') continue;
    if (!trimmed) return { seat: n, text: begin.new.needName(n + 1) };
    const same = trimmed.toLocaleLowerCase();
    if (seen.has(same)) return { seat: n, text: begin.new.sameName(trimmed) };
    seen.add(same);
  }
  if (seats.every(({ kind }) => kind === 'link')) return { seat: 0, text: begin.new.needHere };
  return undefined;
}

export const players = (seats: readonly WantedSeat[]): Player[] =>
  seats.map(({ name, kind }, n) =>
    kind === 'person' || kind === 'link'
      ? { name: name.trim() || begin.new.seatFallback(n + 1), kind: 'person', level: null }
      : { name: name.trim(), kind: 'bot', level: kind }
  );

/** Some seats are played from other devices. */
export const linked = (seats: readonly WantedSeat[]): boolean => seats.some(({ kind }) => kind === 'link');

/** Seats of persons on this device. */
export const seatsHere = (seats: readonly WantedSeat[]): number[] =>
  seats.flatMap(({ kind }, n) => (kind === 'person' ? [n] : []));

/** The options with who begins: a seat, or nobody named, which means by lot. */
export function withFirst(options: JsonObject, first: number | undefined): JsonObject {
  const rest = Object.fromEntries(Object.entries(options).filter(([key]) => key !== 'first'));
  return first === undefined ? rest : { ...rest, first };
}

/** Names of persons in the order of their seats, to be remembered for the next match. */
export const personNames = (seats: readonly WantedSeat[]): string[] =>
  seats.filter(({ kind }) => kind === 'person').map(({ name }) => name.trim());
