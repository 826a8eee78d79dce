/** Files out and in, and what became of them. */
import type { ExportFile, Imported } from '#match/transfer.ts';
import { announce, toast } from '#ui/announce.svelte.ts';
import { words } from '#ui/words.ts';
import { inWords } from './problems.ts';

export function saveFile(file: ExportFile): void {
  const url = URL.createObjectURL(new Blob([file.text], { type: file.type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Safari reads the file only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  toast(words.match.exported(file.name));
}

/** Makes a file and saves it; says why if that fails. */
export async function exportAs(make: () => Promise<ExportFile>): Promise<void> {
  try {
    saveFile(await make());
  } catch (error) {
    toast(inWords(error));
  }
}

export type ImportResult = { readonly ok: boolean; readonly lines: readonly string[] };

const outcomes = ['new', 'longer', 'fork', 'same', 'shorter'] as const;

function told(imported: Imported): string[] {
  const lines = outcomes.flatMap((outcome) => {
    const n = imported.matches.filter((match) => match.outcome === outcome).length;
    return n ? [words.imported.outcomes[outcome](n)] : [];
  });
  if (imported.editions) lines.push(words.imported.editions(imported.editions));
  if (imported.settings) lines.push(words.imported.settings);
  return lines.length ? lines : [words.imported.empty];
}

/** Reads a file into the store, all of it or nothing, and says in words what became of it. */
export async function importAs(file: Blob): Promise<ImportResult> {
  // The checks replay every match by its rules, so they bring the rules with them: only now.
  const { importFile, ImportRefused } = await import('#match/transfer.ts');
  let result: ImportResult;
  try {
    result = { ok: true, lines: told(await importFile(file)) };
  } catch (error) {
    const why = error instanceof ImportRefused ? words.imported.refused[error.reason] : inWords(error);
    result = { ok: false, lines: [why, words.imported.nothing] };
  }
  announce(result.lines.join(' '));
  return result;
}
