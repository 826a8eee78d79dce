/** Matches sent by hand or saved, coming in: merged into the store, and which of them is to be opened. */
import { importByHand, importFile, ImportRefused, type Imported } from '#match/transfer.ts';
import { loadMatch } from '#store/matches.ts';
import { toast } from '#ui/announce.svelte.ts';
import { words } from '#words/link.ts';
import { refusedInWords, told } from '#shell/imports.ts';
import { inWords } from '#shell/problems.ts';

export type Opened = { readonly match: string | undefined; readonly why: string };

async function opened(work: Promise<Imported>): Promise<Opened> {
  try {
    const imported = await work;
    const match = imported.matches[0]?.id;
    const said = await toSay(imported);
    if (match === undefined) return { match, why: said };
    if (said !== '') toast(said, undefined, 10_000);
    return { match, why: '' };
  } catch (error) {
    const why = error instanceof ImportRefused ? refusedInWords(error) : inWords(error);
    return { match: undefined, why };
  }
}

/** Whoever opens a match sees that it is there: what is said is what they would not see. */
async function toSay(imported: Imported): Promise<string> {
  const { matches, refused, settings } = imported;
  const [first] = matches;
  if (!first || matches.length + refused.length > 1 || settings) return told(imported).join(' · ');
  const { fork, same, shorter } = words.join.outcomes;
  switch (first.outcome) {
    case 'new':
    case 'longer':
      return '';
    case 'shorter':
      return shorter;
    case 'fork':
      return fork;
    case 'same': // also as a copy of what had gone on differently: nobody else plays in that
      return (await loadMatch(first.id)).charter.copy === 'fork' ? fork : same;
  }
}

export const openByHand = (code: string): Promise<Opened> => opened(importByHand(code));

/** A file of either kind: a match sent by hand, or one that was saved. */
export const openFile = (file: Blob): Promise<Opened> => opened(importFile(file));
