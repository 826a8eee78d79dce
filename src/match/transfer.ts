/** Matches as files: export of one or of everything, and import that believes nothing. */

/**
 * - `large`: bigger than any backup.
 * - `unreadable`: not JSON, cut off, nested too deep, or with forbidden keys.
 * - `foreign`: JSON, but not a Wayside file.
 * - `newer`: a Wayside file of a format this version does not know.
 * - `changed`: the contents do not have the hash the file names: damaged or edited.
 * - `malformed`: the right format, but a part of it is not what it should be.
 * - `game`: a game, rules version or edition that this Wayside cannot play.
 * - `log`: a log whose entries break the rules, the order or the dice.
 */
export const refusals = ['large', 'unreadable', 'foreign', 'newer', 'changed', 'malformed', 'game', 'log'] as const;
export type Refusal = (typeof refusals)[number];

/** A file that was not imported; nothing was changed. `detail` says where, in English. */
export class ImportRefused extends Error {
  constructor(
    readonly reason: Refusal,
    readonly detail: string
  ) {
    super(`${reason}: ${detail}`);
    this.name = 'ImportRefused';
  }
}

/**
 * What became of each match of a file: `new` here; `same` as here; `longer`, so it replaced the shorter log here;
 * `shorter`, so the one here was kept; `fork`: both logs went on differently, so it was added as a second match.
 */
export type Imported = {
  readonly matches: readonly {
    readonly id: string;
    readonly game: string;
    readonly outcome: 'new' | 'same' | 'longer' | 'shorter' | 'fork';
  }[];
  readonly editions: number;
  readonly settings: boolean;
};

export type ExportFile = { readonly name: string; readonly type: 'application/json'; readonly text: string };

/** One match as a file, to be continued or verified elsewhere. */
export function exportMatch(_id: string): Promise<ExportFile> {
  return Promise.reject(new Error('not built yet'));
}

/** Every match, edition and setting as one file. */
export function exportAll(): Promise<ExportFile> {
  return Promise.reject(new Error('not built yet'));
}

/**
 * Reads a file made by `exportMatch` or `exportAll`, checks every entry of every match by the rules, and stores all of
 * it or nothing. Throws ImportRefused with the reason, or StoreProblem.
 */
export function importFile(_file: Blob): Promise<Imported> {
  return Promise.reject(new Error('not built yet'));
}
