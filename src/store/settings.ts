/** Settings of this device. */
import * as v from 'valibot';
import { isObject } from '#engine/json.ts';
import { read, write } from './db.ts';
import { announce, onNews } from './news.ts';

export const themes = ['system', 'light', 'dark'] as const;
export const motions = ['normal', 'fast', 'slow', 'off'] as const;
export const textSizes = ['normal', 'large', 'larger'] as const;

const name = v.pipe(v.string(), v.maxLength(40));

/** Every setting with its default; a stored value that does not fit is replaced by the default, alone. */
const fields = {
  /** Names last given to seats, by seat. */
  names: v.fallback(v.pipe(v.array(name), v.maxLength(8)), () => []),
  theme: v.fallback(v.picklist(themes), 'system'),
  textSize: v.fallback(v.picklist(textSizes), 'normal'),
  motion: v.fallback(v.picklist(motions), 'normal'),
  sound: v.fallback(v.boolean(), true),
  /** One touch plays: no preview before a move. */
  quick: v.fallback(v.boolean(), false),
  /** Ask before a turn ends. */
  confirmEnd: v.fallback(v.boolean(), true),
  /** Turn the view to the player whose turn it is. */
  tableMode: v.fallback(v.boolean(), false),
  installHintDismissed: v.fallback(v.boolean(), false)
};
const schema = v.object(fields);

export type Settings = v.InferOutput<typeof schema>;

/** The settings of a device that never changed one. */
export const defaultSettings: Settings = v.parse(schema, {
  names: undefined,
  theme: undefined,
  textSize: undefined,
  motion: undefined,
  sound: undefined,
  quick: undefined,
  confirmEnd: undefined,
  tableMode: undefined,
  installHintDismissed: undefined
});

const key = 'settings';

/** The settings as stored. Never fails: what cannot be read is at its default. */
export async function readSettings(): Promise<Settings> {
  try {
    return settingsFrom(await read(['settings'], (tables) => tables.settings.get(key)));
  } catch {
    return defaultSettings;
  }
}

/** Stores some settings and returns all. Throws StoreProblem if they cannot be stored. */
export async function changeSettings(change: Partial<Settings>): Promise<Settings> {
  const settings = await write(['settings'], async (tables) => {
    const changed = settingsFrom({ value: { ...settingsFrom(await tables.settings.get(key)), ...change } });
    await tables.settings.put({ key, value: changed });
    return changed;
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
  v.parse(schema, { ...defaultSettings, ...(isObject(row) && isObject(row['value']) ? row['value'] : {}) });
