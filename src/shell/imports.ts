/** Files coming in, and what became of them. */
import type { Imported } from '#match/transfer.ts';
import { announce } from '#ui/announce.svelte.ts';
import { more } from '#words/settings.ts';
import { inWords } from './problems.ts';

export type ImportResult = { readonly ok: boolean; readonly lines: readonly string[] };

const outcomes = ['new', 'longer', 'fork', 'same', 'shorter'] as const;

function told(imported: Imported): string[] {
  const lines = outcomes.flatMap((outcome) => {
    const n = imported.matches.filter((match) => match.outcome === outcome).length;
    return n ? [more.imported.outcomes[outcome](n)] : [];
  });
  if (imported.editions) lines.push(more.imported.editions(imported.editions));
  if (imported.aids) lines.push(more.imported.aids(imported.aids));
  if (imported.settings) lines.push(more.imported.settings);
  return lines.length ? lines : [more.imported.empty];
}

/** Reads a file into the store, all of it or nothing, and says in words what became of it. */
export async function importAs(file: Blob): Promise<ImportResult> {
  // The checks replay every match by its rules, so they bring the rules with them: only now.
  const { importFile, ImportRefused } = await import('#match/transfer.ts');
  let result: ImportResult;
  try {
    result = { ok: true, lines: told(await importFile(file)) };
  } catch (error) {
    const why = error instanceof ImportRefused ? more.imported.refused[error.reason] : inWords(error);
    result = { ok: false, lines: [why, more.imported.nothing] };
  }
  announce(result.lines.join(' '));
  return result;
}
