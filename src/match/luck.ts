/** Where the draws of a match of one device come from: its own dice, or the date. */
import type { Game, Move } from '#engine/game.ts';
import type { Hash } from '#engine/hash.ts';
import type { JsonObject } from '#engine/json.ts';
import type { DayHeader, Header } from '#engine/log.ts';
import { drawOfDay } from '#sync/day.ts';
import { Chain, draw } from '#sync/dice.ts';

/** The draw due in `state`, with the links that prove it. `drawn`: every draw made under the same header before. */
export type Luck = (
  game: Game,
  state: JsonObject,
  drawn: readonly Move[],
  transcript: Hash
) => { readonly move: Move; readonly links: readonly Hash[] };

export const luckOfDay =
  (header: DayHeader): Luck =>
  (game, state, drawn) => ({ move: drawOfDay(game, state, header, drawn), links: [] });

export const luckOfChains =
  (chains: readonly Chain[]): Luck =>
  (game, state, { length: k }, transcript) => {
    const links = chains.map((chain) => chain.link(k));
    return { move: draw(game, state, { k, links, transcript }), links };
  };

/** The luck of a stored match; undefined if a secret is missing or does not fit. */
export function luckOf(header: Header, secrets: readonly (Hash | null)[]): Luck | undefined {
  if (header.format === 'wayside.match/3') return luckOfDay(header);
  const chains: Chain[] = [];
  for (const [place, secret] of secrets.entries()) {
    const chain = secret && new Chain({ match: header.id, place }, secret);
    if (!chain || chain.end !== header.dice[place]) return undefined;
    chains.push(chain);
  }
  return luckOfChains(chains);
}
