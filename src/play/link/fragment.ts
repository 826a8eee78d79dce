/** What a link of link play holds behind its `#`. */
import { readLink } from '#sync/keys.ts';

export type Fragment =
  | { readonly type: 'room'; readonly link: string; readonly offer: string | undefined }
  | { readonly type: 'match'; readonly code: string };

const byHand = 'match.';

/** The fragment of a link to a match sent by hand. */
export const writeByHand = (code: string): string => `#${byHand}${code}`;

/** Reads a link, or what stands behind its `#`; undefined if it is none. A room may bring a code to connect by. */
export function readFragment(text: string): Fragment | undefined {
  const inside = text.trim().slice(text.trim().lastIndexOf('#') + 1);
  if (inside.startsWith(byHand)) return { type: 'match', code: inside.slice(byHand.length) };
  const [room = '', secret = '', offer, ...rest] = inside.split('.');
  const link = `#${room}.${secret}`;
  return rest.length === 0 && readLink(link) ? { type: 'room', link, offer } : undefined;
}
