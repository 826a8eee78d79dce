/** Links of the dice that came with a match sent by hand, until its page takes them: they are for the throw that is due. */
import type { HandLinks } from '#sync/transports/by-hand.ts';

const brought = new Map<string, HandLinks>();

export function bring(match: string, links: HandLinks): void {
  if (links.length > 0) brought.set(match, links);
}

/** The links that came with a match; once. */
export function linksFor(match: string): HandLinks {
  const links = brought.get(match) ?? [];
  brought.delete(match);
  return links;
}
