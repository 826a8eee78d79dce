/** The settings as every page sees them: reactive, stored before they are shown, followed over tabs. */
import { flushSync } from 'svelte';
import {
  changed,
  changeSettings,
  defaultSettings,
  readSettings,
  watchSettings,
  type Change,
  type Settings
} from '#store/settings.ts';
import { toast } from '#ui/announce.svelte.ts';
import { words } from '#words/home.ts';
import { applyLook, onNight } from './look.ts';

const scales = { normal: 1, large: 1.5, larger: 2 } as const;

/** `loaded` is false until the stored values are here: before that, what you see may be a default. */
export const settings: { now: Settings; loaded: boolean } = $state({ now: defaultSettings, loaded: false });

function look(): void {
  const { theme, textSize, motion } = settings.now;
  applyLook({
    theme: theme === 'system' ? 'auto' : theme,
    scale: scales[textSize],
    motion: motion === 'off' ? 'off' : 'on'
  });
}

/** Changes on their way to the store: what is read meanwhile does not know of them, and a switch just touched must not spring back. */
const underWay: Change[] = [];

function take(next: Settings): void {
  settings.now = underWay.reduce(changed, next);
  settings.loaded = true;
  look();
}

/**
 * Changes settings: stored, then shown. What cannot be stored counts until the page is closed, and that is said. A value that
 * grows is given as what it becomes: two changes at once are then both in it.
 */
export async function change(part: Change): Promise<void> {
  const wanted: Change = typeof part === 'function' ? part : $state.snapshot(part);
  underWay.push(wanted);
  const stored = await changeSettings(wanted).catch(() => undefined);
  underWay.splice(underWay.indexOf(wanted), 1);
  if (!stored) toast(words.notSaved);
  take(stored ?? changed(settings.now, wanted));
}

/** Reads and follows the settings; calls back when the stored ones are here. Returns how to stop. */
export function followSettings(loaded: () => void): () => void {
  void readSettings().then((stored) => {
    take(stored);
    flushSync();
    loaded();
  });
  const stops = [watchSettings(take), onNight(look)];
  return () => stops.forEach((stop) => stop());
}
