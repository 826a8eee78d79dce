/** Matches sent by hand or saved, coming in: merged into the store, and which of them is to be opened. */
import { importByHand, importFile, ImportRefused, type Imported } from '#match/transfer.ts';
import { more } from '#words/settings.ts';
import { refusedInWords } from '#shell/imports.ts';
import { inWords } from '#shell/problems.ts';

export type Opened = { readonly match: string | undefined; readonly why: string };

async function opened(work: Promise<Imported>): Promise<Opened> {
  try {
    const match = (await work).matches[0]?.id;
    return { match, why: match === undefined ? more.imported.empty : '' };
  } catch (error) {
    const why = error instanceof ImportRefused ? refusedInWords(error) : inWords(error);
    return { match: undefined, why };
  }
}

export const openByHand = (code: string): Promise<Opened> => opened(importByHand(code));

/** A file of either kind: a match sent by hand, or one that was saved. */
export const openFile = (file: Blob): Promise<Opened> => opened(importFile(file));
