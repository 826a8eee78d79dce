/**
 * Settings of this device. They are read by hand, without the schemas of everything else: the first page needs nothing more,
 * and is loaded without them.
 */
import { isObject } from '#engine/json.ts';
import { read, write } from './db.ts';
import { announce, onNews } from './news.ts';

export const themes = ['system', 'light', 'dark'] as const;
export const motions = ['normal', 'fast', 'slow', 'off'] as const;
export const sinces = ['short', 'full', 'off'] as const;
const confirmEnds = ['several', 'never', 'always'] as const;
export const sincePaces = ['touch', 'slow', 'normal', 'quick'] as const;
export const textSizes = ['normal', 'large', 'larger'] as const;

/** A setting: its default, whether a stored value fits, and what one of an earlier Wayside is now. */
type Field<T> = {
  readonly value: T;
  readonly fits: (value: unknown) => value is T;
  readonly was?: (value: unknown) => T | undefined;
};

/** One of a few; the first is the default. */
const oneOf = <T extends string>(values: readonly [T, ...T[]]): Field<T> => ({
  value: values[0],
  fits: (value): value is T => values.some((one) => one === value)
});
const flag = (value: boolean): Field<boolean> => ({ value, fits: (other) => typeof other === 'boolean' });
const isName = (value: unknown): boolean => typeof value === 'string' && value.length <= 40;
const listOfNames: Field<string[]> = {
  value: [],
  fits: (value): value is string[] => Array.isArray(value) && value.length <= 8 && value.every(isName)
};

/** How far somebody has come in the lesson of each game: the chapter that is on (none once all is over), its step, and those that were learnt. */
export type LessonProgress = {
  readonly [game: string]: { readonly chapter: string; readonly step: number; readonly learnt: readonly string[] };
};
const isStep = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
const progress: Field<LessonProgress> = {
  value: {},
  fits: (value): value is LessonProgress =>
    isObject(value) &&
    Object.values(value).every(
      (one) =>
        isObject(one) &&
        isName(one['chapter']) &&
        isStep(one['step']) &&
        Array.isArray(one['learnt']) &&
        one['learnt'].every(isName)
    )
};

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 80;
const idsByGame: Field<{ readonly [game: string]: readonly string[] }> = {
  value: {},
  fits: (value): value is { [game: string]: string[] } =>
    isObject(value) && Object.values(value).every((ids) => Array.isArray(ids) && ids.every(isText))
};

const fields = {
  /** Names last given to seats, by seat. */
  names: listOfNames,
  theme: oneOf(themes),
  textSize: oneOf(textSizes),
  motion: oneOf(motions),
  sound: flag(true),
  /** One touch plays: no preview before a move. */
  quick: flag(false),
  /**
   * Ask before a turn ends. It was on or off: off was somebody's wish, on was the default, which stood in the store beside
   * whatever else was changed.
   */
  confirmEnd: {
    ...oneOf(confirmEnds),
    was: (value) => (value === false ? 'never' : undefined)
  } satisfies Field<(typeof confirmEnds)[number]>,
  /** A curtain where the device goes from seat to seat, though nothing is hidden. */
  curtain: flag(false),
  /** What happened since is offered by turns, by lines, or not at all. */
  since: oneOf(sinces),
  /** How it goes on from one step to the next. */
  sincePace: oneOf(sincePaces),
  installHintDismissed: flag(false),
  /** Told that the browser forgets what is not visited. */
  forgettingTold: flag(false),
  lessons: progress,
  /** The coach says in a match what is new at its table. */
  coach: flag(false),
  /** What it has said, by game. */
  told: idsByGame,
  /** The first matches of each game: in them names stand beside its symbols, if wished. */
  early: idsByGame,
  signNames: flag(true),
  /** The match in which every decision of the first round is suggested. */
  guided: { value: '', fits: isText }
};

export type Settings = { [K in keyof typeof fields]: (typeof fields)[K]['value'] };

/** Every setting with its default; a stored value that does not fit is replaced by the default, alone. */
const fitted = (stored: Readonly<Record<string, unknown>>): Settings =>
  Object.fromEntries(
    Object.entries<Field<unknown>>(fields).map(([name, { value, fits, was }]) => [
      name,
      fits(stored[name]) ? stored[name] : (was?.(stored[name]) ?? structuredClone(value))
    ])
  ) as Settings;

/** The settings of a device that never changed one. */
export const defaultSettings: Settings = fitted({});

const key = 'settings';

/** The settings as stored. Never fails: what cannot be read is at its default. */
export async function readSettings(): Promise<Settings> {
  try {
    return settingsFrom(await read(['settings'], (tables) => tables.settings.get(key), { found: undefined }));
  } catch {
    return defaultSettings;
  }
}

/** Some settings; or what makes them of all as they are, where a value grows: what was added meanwhile stays. Pure. */
export type Change = Partial<Settings> | ((now: Settings) => Partial<Settings>);

export const changed = (now: Settings, change: Change): Settings => ({
  ...now,
  ...(typeof change === 'function' ? change(now) : change)
});

/** Stores some settings and returns all. Throws StoreProblem if they cannot be stored. */
export async function changeSettings(change: Change): Promise<Settings> {
  const settings = await write(['settings'], async (tables) => {
    const value = settingsFrom({ value: changed(settingsFrom(await tables.settings.get(key)), change) });
    await tables.settings.put({ key, value });
    return value;
  });
  announce({ about: 'settings' });
  return settings;
}

/** Calls back with all settings whenever any tab changes one, until the function returned is called. */
export const watchSettings = (listener: (settings: Settings) => void): (() => void) =>
  onNews(({ about }) => {
    if (about !== 'match') void readSettings().then(listener);
  });

/** Reads settings from untrusted data, each by itself: one that does not fit is at its default. */
export const settingsFrom = (row: unknown): Settings =>
  fitted(isObject(row) && isObject(row['value']) ? row['value'] : {});
