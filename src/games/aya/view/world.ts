/** Falls as they are asked for by the match and watched at the table: each is computed once, in the physics' own thread. */
import type { Game, Move as AnyMove } from '#engine/game.ts';
import { hash } from '#engine/hash.ts';
import type { JsonObject } from '#engine/json.ts';
import type { World } from '../../view.ts';
import { createClient, type Client } from '../physics/client.ts';
import type { Event } from '../physics/simulate.ts';
import { game as standard, type AyaGame } from '../rules/index.ts';
import type { State } from '../rules/state.ts';

/** Films are large: as many are kept as may be watched again at once. */
const kept = 4;

let client: { readonly edition: JsonObject; readonly asks: Client } | undefined;
const events = new Map<string, Promise<Event>>();

function clientFor({ edition }: Game): Client {
  if (client?.edition !== edition) {
    close();
    client = { edition, asks: createClient(edition === standard.edition ? null : edition) };
  }
  return client.asks;
}

function close(): void {
  client?.asks.close();
  client = undefined;
  events.clear();
}

/** The event that `state` waits for: its result and a film of it. Rejects where the engine cannot run. */
export function eventOf(game: Game | AyaGame, state: State, hz: 60 | 120 = 120): Promise<Event> {
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

/** Steps per second of a result, as far as they are known. */
export const rateOf = (move: AnyMove | undefined): 60 | 120 => (move?.hz === 60 ? 60 : 120);

export const world: World = {
  outcome: async (game, state, like) => (await eventOf(game, state as unknown as State, rateOf(like))).move,
  close
};
