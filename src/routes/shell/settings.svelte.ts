/** The settings as every page sees them: reactive, stored in the background, followed over tabs. */
import { changeSettings, defaultSettings, readSettings, watchSettings, type Settings } from '#store/settings.ts';
import { applyLook, onNight } from '#ui/look.ts';
import { toast } from '#ui/announce.svelte.ts';
import { words } from '#ui/words.ts';

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

/** Changed before the stored settings were here: these count, whatever was stored. */
let early: Partial<Settings> = {};

/** Changes settings at once; says so if they could not be stored. */
export async function change(part: Partial<Settings>): Promise<void> {
  if (settings.loaded) take({ ...settings.now, ...part });
  else {
    early = { ...early, ...part };
    settings.now = { ...settings.now, ...part };
  }
  try {
    await changeSettings(part);
  } catch {
    toast(words.notSaved);
  }
}

/** Reads and follows the settings. Returns how to stop. */
export function followSettings(): () => void {
  void readSettings().then((stored) => take({ ...stored, ...early }));
  const stops = [watchSettings(take), onNight(look)];
  return () => stops.forEach((stop) => stop());
}
