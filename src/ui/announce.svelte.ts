/** What is said to a screen reader, and the short notes shown at the foot of the screen. Shown by Announcer.svelte. */
export type Toast = {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
};

type Spoken = { polite: string; urgent: string };
export const spoken: Spoken = $state({ polite: '', urgent: '' });
export const toasts: Toast[] = $state([]);

let turn = 0;
let ids = 0;
const waiting: string[] = [];

/** Says `text` to a screen reader when it is done with what it says now; `urgent` says it at once. */
export function announce(text: string, urgent = false): void {
  if (text === '') return;
  if (urgent) return say('urgent', text);
  waiting.push(text);
  // A moment later, so that eyes see first what a touch has done; what comes meanwhile is said with it.
  if (waiting.length === 1) setTimeout(() => say('polite', sentences(waiting.splice(0))), 100);
}

/** One after the other, with a stop between any two. */
const sentences = (texts: readonly string[]): string => texts.join('. ').replaceAll(/([.!?…:])\. /g, '$1 ');

/** What has been said long enough ago is past: whoever reads the page later does not come upon it. */
const PAST = 8000;
const past: { [how in keyof Spoken]?: ReturnType<typeof setTimeout> } = {};

function say(how: keyof Spoken, text: string): void {
  clearTimeout(past[how]);
  past[how] = setTimeout(() => (spoken[how] = ''), PAST + 60 * text.length);
  // The same words twice would be no change and stay unsaid: an invisible space tells them apart.
  turn += 1;
  spoken[how] = turn % 2 ? text : `${text}\u200b`;
}

/** A short note that leaves by itself, or stays until it is closed or what it offers is done. */
export function toast(text: string, action?: Toast['action'], milliseconds = 5000): () => void {
  ids += 1;
  const id = ids;
  // One at a time is enough to read; what can still be done stays.
  for (let at = toasts.length - 1; at >= 0; at -= 1) if (!toasts[at]!.action) toasts.splice(at, 1);
  toasts.push(action ? { id, text, action } : { id, text });
  announce(text);
  const drop = (): void => {
    const at = toasts.findIndex((one) => one.id === id);
    if (at >= 0) toasts.splice(at, 1);
  };
  if (!action) setTimeout(drop, milliseconds);
  return drop;
}
