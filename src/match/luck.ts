/** What a match of one device makes its draws of: links of its own dice; or nothing, where they follow from the date. */
import type { Hash } from '#engine/hash.ts';
import type { Header } from '#engine/log.ts';
import { Chain } from '#sync/dice.ts';

/** The links of throw number `k`. */
export type Luck = (k: number) => readonly Hash[];

export const luckOfDay: Luck = () => [];

export const luckOfChains =
  (chains: readonly Chain[]): Luck =>
  (k) =>
    chains.map((chain) => chain.link(k));

/** The luck of a stored match; undefined if a secret is missing or does not fit. */
export function luckOf(header: Header, secrets: readonly (Hash | null)[]): Luck | undefined {
  return header.format === 'wayside.match/3' ? luckOfDay : fitting(header, chainsOf(header, secrets));
}

/** The same, in pieces of a few milliseconds; `pause` resolves when the next may begin. */
export async function luckInPieces(
  header: Header,
  secrets: readonly (Hash | null)[],
  pause: () => Promise<void>
): Promise<Luck | undefined> {
  if (header.format === 'wayside.match/3') return luckOfDay;
  const chains = chainsOf(header, secrets);
  for (const chain of chains) while (chain && !chain.grow(256)) await pause();
  return fitting(header, chains);
}

/** The chains of the match last asked for: who makes it, opens it and draws first makes them once, in pieces or at once. */
let kept: { readonly match: string; readonly chains: Map<string, Chain> } = { match: '', chains: new Map() };

/** The chain of a secret in a match of this device; as much of it is made as was asked for before. */
export function chainOf(match: string, place: number, secret: Hash): Chain {
  if (kept.match !== match) kept = { match, chains: new Map() };
  const name = `${place} ${secret}`;
  const chain = kept.chains.get(name) ?? new Chain({ match, place }, secret);
  kept.chains.set(name, chain);
  return chain;
}

const chainsOf = (header: Header, secrets: readonly (Hash | null)[]): (Chain | null)[] =>
  secrets.map((secret, place) => (secret ? chainOf(header.id, place, secret) : null));

/** The luck of these chains, if they are all there and are those that the header names. */
function fitting({ dice }: Header, chains: readonly (Chain | null)[]): Luck | undefined {
  const whole = chains.filter((chain, place) => chain?.end === dice[place]);
  return whole.length === chains.length ? luckOfChains(whole as readonly Chain[]) : undefined;
}
