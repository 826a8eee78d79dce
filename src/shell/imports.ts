/** Files coming in, and what became of them. */
import { shelf } from '#games/index.ts';
import type { Imported, ImportRefused, LeftOut } from '#match/transfer.ts';
import { announce } from '#ui/announce.svelte.ts';
import { more } from '#words/settings.ts';
import { inWords } from './problems.ts';

export type ImportResult = { readonly ok: boolean; readonly lines: readonly string[] };

const outcomes = ['new', 'longer', 'fork', 'same', 'shorter'] as const;

/** What became of everything in a file. */
export function told(imported: Imported): string[] {
  const lines = outcomes.flatMap((outcome) => {
    const n = imported.matches.filter((match) => match.outcome === outcome).length;
    return n ? [more.imported.outcomes[outcome](n)] : [];
  });
  if (imported.editions) lines.push(more.imported.editions(imported.editions));
  if (imported.aids) lines.push(more.imported.aids(imported.aids));
  if (imported.settings) lines.push(more.imported.settings);
  const left = imported.refused.map(leftOut);
  return lines.length + left.length ? [...lines, ...left] : [more.imported.empty];
}

/** What a part of a file is, and why it was not taken. */
function leftOut({ part, reason }: LeftOut): string {
  const { parts, whys, leftOut: said } = more.imported;
  if (part.type === 'unknown') return said(parts.unknown, whys.match.malformed);
  const game = shelf.find(({ id }) => id === part.game)?.name ?? part.game;
  if (part.type === 'edition')
    return said(parts.edition(game, part.name), whys.edition[reason === 'game' ? 'game' : 'malformed']);
  const names = part.names.filter((name) => name !== '');
  const why = reason === 'game' || reason === 'log' ? reason : 'malformed';
  return said(parts.match(game, names, part.created), whys.match[why]);
}

/** Why a file was not taken; if that is for a match in it, which one. */
export const refusedInWords = ({ part, reason }: ImportRefused): string =>
  part ? leftOut({ part, reason }) : more.imported.refused[reason];

/** Reads a file into the store, and says in words what became of it. It is `ok` if nothing was left out. */
export async function importAs(file: Blob): Promise<ImportResult> {
  const result = await taken(file).catch((error: unknown) => {
    return { ok: false, lines: [inWords(error), more.imported.nothing] };
  });
  announce(result.lines.join(' '));
  return result;
}

async function taken(file: Blob): Promise<ImportResult> {
  // The checks replay every match by its rules, so they bring the rules with them: only now.
  const { importFile, ImportRefused } = await import('#match/transfer.ts');
  try {
    const imported = await importFile(file);
    return { ok: imported.refused.length === 0, lines: told(imported) };
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    return { ok: false, lines: [refusedInWords(error), more.imported.nothing] };
  }
}
