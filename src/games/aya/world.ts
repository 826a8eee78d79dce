/**
 * What falls, as the match asks for it and as the table shows it: computed once. In a page the physics have a thread of
 * their own; a program without pages computes here.
 */
import { hash } from '#engine/hash.ts';
import type { World } from '../entry.ts';
import { createClient, type Client } from './physics/client.ts';
import type { Event } from './physics/simulate.ts';
import { game as standard, type AyaGame } from './rules/index.ts';
import type { Move } from './rules/moves.ts';
import type { State } from './rules/state.ts';

/** Films are large: as many are kept as may be watched again at once. */
const kept = 4;

let client: { readonly game: AyaGame; readonly asks: Client } | undefined;
const events = new Map<string, Promise<Event>>();

/** The physics in this thread: for programs that have no page to keep free. */
const inThisThread = ({ box }: AyaGame): Client => ({
  fall: async (state, hz) => (await (await import('./physics/index.ts')).loadPhysics())(box, state, hz),
  close: () => undefined
});

function open(game: AyaGame): Client {
  // Known when a page is built: none carries the physics along.
  if (import.meta.env?.SSR !== false) return inThisThread(game);
  const { edition, rulesVersion: version } = game;
  return createClient({ edition: edition === standard.edition ? null : edition, version });
}

function clientFor(game: AyaGame): Client {
  if (client?.game !== game) {
    close();
    client = { game, asks: open(game) };
  }
  return client.asks;
}

export function close(): void {
  client?.asks.close();
  client = undefined;
  events.clear();
}

/** The event that `state` waits for: its result and a film of it. Rejects where the engine cannot run. */
export function eventOf(game: AyaGame, state: State, hz: 60 | 120 = 120): Promise<Event> {
  const asks = clientFor(game);
  const key = hash([state, hz]);
  const event = events.get(key) ?? asks.fall(state, hz);
  events.delete(key);
  events.set(key, event);
  // What failed is tried again when asked again.
  event.catch(() => events.delete(key));
  if (events.size > kept) events.delete(events.keys().next().value!);
  return event;
}

/** The result alone, and not kept: what is only asked about takes nothing away that may be watched again. */
export const resultOf = async (game: AyaGame, state: State): Promise<Move> => (await clientFor(game).fall(state)).move;

/** Steps per second of a result, as far as they are known. */
export const rateOf = (move: Move | undefined): 60 | 120 => (move && 'hz' in move && move.hz === 60 ? 60 : 120);

export const createWorld = (game: AyaGame): World<AyaGame> => ({
  outcome: async (state, like) => (await eventOf(game, state, rateOf(like))).move,
  undone: { type: 'undone' },
  close
});
