/** Playing a finished match again, with everybody who played it: on this device, or at a table that the others are invited to. */
import { loadLink } from '#store/links.ts';
import { loadMatch } from '#store/matches.ts';
import { devicesAfter, placeOf } from '#sync/devices.ts';
import { deviceId } from '#sync/keys.ts';
import { rematch, termsOf } from './create.ts';
import { invite } from './link.ts';

/** The match that was begun, or the link of the table that was opened. */
export type Again = { readonly match: string } | { readonly table: string };

/**
 * Begins a match again, or opens a table for it where persons on other devices had seats, who take them there by its link.
 * Undefined if nobody on this device played it. Throws an Error in words, or StoreProblem.
 */
export async function playAgain(id: string): Promise<Again | undefined> {
  const loaded = await loadMatch(id);
  if (loaded.charter.header.format !== 'wayside.match/2') return { match: await rematch(id) };
  const now = devicesAfter(loaded.charter, loaded.entries);
  const keys = (await loadLink({ match: id }))?.keys;
  const me = keys && placeOf(now, deviceId(keys));
  const persons = now.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const mine = persons.filter((seat) => now.holders[seat] === me);
  if (me === undefined || mine.length === 0) return undefined;
  if (mine.length === persons.length) return { match: await rematch(id) };
  const { host, link } = await invite({ ...termsOf(loaded), mine, name: now.devices[me]!.name }, () => undefined);
  // The page of the table opens it again, as after any reload.
  host.close();
  return { table: link };
}
