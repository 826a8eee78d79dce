/** Matches as files to keep. */
import type { ExportFile } from '#match/transfer.ts';
import { toast } from '#ui/announce.svelte.ts';
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
