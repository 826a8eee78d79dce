/**
 * When two devices do not play by the same (LINK-HELLO-06): what differs, who is behind, and what a person can do about it.
 * Nothing here decides; play goes on only when the difference is gone.
 */
import type { Hash } from '#engine/hash.ts';

/** What one plays by. */
export type Rules = { readonly game: string; readonly version: number; readonly edition: Hash };

/**
 * `protocol`: how devices speak; `rules`: the version of a game's rules; `game`: one this device does not have; `edition`: what
 * is printed on the cards. `behind`: the side that is older, where one is.
 */
export type Difference =
  { readonly what: 'protocol' | 'rules'; readonly behind: 'here' | 'there' } | { readonly what: 'game' | 'edition' };

/**
 * - `update`: this device gets the newer Wayside;
 * - `they-update`: the other device does;
 * - `older`: this device plays by the older rules, which it still has;
 * - `take-edition`: the edition is sent by the device that invites, and stays with this match.
 */
export const choices = ['update', 'they-update', 'older', 'take-edition'] as const;
export type Choice = (typeof choices)[number];

/** What keeps a device from playing with another, and what people can do about it. */
export type Obstacle = { readonly difference: Difference; readonly choices: readonly Choice[] };

/** What differs between the rules of a table and those this device has of that game; undefined if nothing does. */
export function difference(table: Rules, here: Rules | undefined): Difference | undefined {
  if (here?.game !== table.game) return { what: 'game' };
  if (here.version !== table.version) return { what: 'rules', behind: here.version < table.version ? 'here' : 'there' };
  return here.edition === table.edition ? undefined : { what: 'edition' };
}

/** The same for the numbers of protocols. */
export const spoken = (here: number, there: number): Difference | undefined =>
  here === there ? undefined : { what: 'protocol', behind: here < there ? 'here' : 'there' };

/** What there is to choose from, best first. `older`: the rules of the table are among those this device can still play by. */
export function choicesFor(found: Difference, older = false): Choice[] {
  switch (found.what) {
    case 'game':
      return ['update'];
    case 'edition':
      return ['take-edition'];
    case 'rules':
      if (found.behind === 'there') return older ? ['older', 'they-update'] : ['they-update'];
      return ['update'];
    case 'protocol':
      return [found.behind === 'here' ? 'update' : 'they-update'];
  }
}

/** A difference with its choices. */
export const withChoices = (found: Difference | undefined): Obstacle | undefined =>
  found && { difference: found, choices: choicesFor(found) };
