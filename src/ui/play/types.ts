/** What the pages around a table show, as plain data: nothing here knows a game or a match. */

/** `all`: stands for everybody at the table, and has no mark. */
export type Person = { readonly seat: number; readonly name: string; readonly all?: true };

export type LogLine = {
  /** The number of its entry, where it is the first line of it. */
  readonly key: string;
  /** Number of the entry it tells about. */
  readonly n: number;
  /** Whom it is about; undefined for chance, and for several. */
  readonly seat: number | undefined;
  readonly text: string;
  /** May still be taken back. */
  readonly draft: boolean;
};
/** What one seat did in a row, oldest first. */
export type LogTurn = { readonly key: string; readonly lines: readonly LogLine[] };
/** The turns of one round, oldest first. */
export type LogGroup = { readonly key: string; readonly title: string; readonly turns: readonly LogTurn[] };

export type ScoreRow = {
  readonly item: string;
  readonly label: string;
  /** By seat; undefined where a seat has no line for it. */
  readonly points: readonly (number | undefined)[];
  /** What they would be by what is chosen and not done yet. */
  readonly then?: readonly (number | undefined)[] | undefined;
};
export type ScoreSheet = {
  readonly rows: readonly ScoreRow[];
  readonly totals: readonly number[];
  readonly then?: readonly number[] | undefined;
};

/** Totals per seat at one moment of a match. */
export type GrowthPoint = { readonly label: string; readonly totals: readonly number[] };

export type RulesTopic = { readonly id: string; readonly title: string; readonly text: readonly string[] };
