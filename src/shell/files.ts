/** Matches as files to keep. */
import type { ExportFile } from '#match/transfer.ts';
import { toast } from '#ui/announce.svelte.ts';
import { keepFile } from '#ui/play/share.ts';
import { words } from '#words/home.ts';
import { inWords } from './problems.ts';

/** Keeps a file, and says what became of it. */
async function keep(name: string, content: Blob): Promise<void> {
  const handed = await keepFile(name, content);
  const w = words.match;
  if (handed === 'touch') toast(w.ready(name), { label: words.save, run: () => void keep(name, content) });
  else if (handed === 'shared') toast(w.handedOn(name));
  else if (handed === 'cancelled') toast(w.notSaved(name));
  else if (handed === 'none') toast(w.noFiles);
  else toast(w.exported(name));
}

export const saveFile = (file: ExportFile): Promise<void> =>
  keep(file.name, new Blob([file.text], { type: file.type }));

/** Makes a file and keeps it; says why if that fails. */
export async function exportAs(make: () => Promise<ExportFile>): Promise<void> {
  try {
    await saveFile(await make());
  } catch (error) {
    toast(inWords(error));
  }
}
