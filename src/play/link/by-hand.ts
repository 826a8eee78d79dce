/** Matches sent by hand, coming in: merged into the store, and the links they bring kept for the page that plays on. */
import { importByHand, importFile, ImportRefused } from '#match/transfer.ts';
import type { HandLinks } from '#sync/transports/by-hand.ts';
import { more } from '#words/settings.ts';
import { refusedInWords } from '#shell/imports.ts';
import { inWords } from '#shell/problems.ts';

export type Opened = { readonly match: string | undefined; readonly why: string };

const brought = new Map<string, HandLinks>();

/** The links that came with a match; once. */
export function linksFor(match: string): HandLinks {
  const links = brought.get(match) ?? [];
  brought.delete(match);
  return links;
}

async function opened(work: () => Promise<string | undefined>): Promise<Opened> {
  try {
    const match = await work();
    return { match, why: match === undefined ? more.imported.empty : '' };
  } catch (error) {
    const why = error instanceof ImportRefused ? refusedInWords(error) : inWords(error);
    return { match: undefined, why };
  }
}

export const openByHand = (code: string): Promise<Opened> =>
  opened(async () => {
    const { matches, links } = await importByHand(code);
    const id = matches[0]?.id;
    if (id !== undefined) brought.set(id, links);
    return id;
  });

/** A file of either kind: a match sent by hand, or one that was saved. */
export async function openFile(file: File): Promise<Opened> {
  const text = file.size < 8 * 1024 * 1024 ? (await file.text()).trim() : '';
  if (/^[A-Za-z0-9_-]+$/.test(text)) return openByHand(text);
  return opened(async () => (await importFile(file)).matches[0]?.id);
}
