/** Theme, text size and motion as they stand on <html>. app.html reads the same mirror before the first paint. */
import { keep } from '#store/kept.ts';

type Theme = 'auto' | 'light' | 'dark';
export type Look = { readonly theme: Theme; readonly scale: number; readonly motion: 'on' | 'off' };

const KEY = 'wayside.look';
const GROUND = { light: '#f6f0e4', dark: '#15171d' } as const;

export function applyLook(look: Look): void {
  const night = matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = look.theme === 'auto' ? (night ? 'dark' : 'light') : look.theme;
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.style.setProperty('--scale', String(look.scale));
  if (look.motion === 'off') root.dataset.motion = 'off';
  else delete root.dataset.motion;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', GROUND[theme]);
  // Where nothing can be kept, the theme shows a moment late.
  keep(KEY, JSON.stringify(look));
}

/** Calls back when the device turns from day to night. Returns how to stop. */
export function onNight(changed: () => void): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
