/** The settings as every page sees them: reactive, stored before they are shown, followed over tabs. */
import { flushSync } from 'svelte';
import { changeSettings, defaultSettings, readSettings, watchSettings, type Settings } from '#store/settings.ts';
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

function take(next: Settings): void {
  settings.now = next;
  settings.loaded = true;
  look();
}

/** Changes settings: stored, then shown. What cannot be stored counts until the page is closed, and that is said. */
export async function change(part: Partial<Settings>): Promise<void> {
  try {
    take(await changeSettings($state.snapshot(part)));
  } catch {
    take({ ...settings.now, ...part });
    toast(words.notSaved);
  }
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
