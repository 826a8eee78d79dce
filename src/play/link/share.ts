/** Links of link play, and handing them on. */
import { shareText } from '#ui/play/share.ts';
import { announce, toast } from '#ui/announce.svelte.ts';
import { words } from '#words/link.ts';
import { paths } from '#shell/paths.ts';

/** The whole link; what stands behind the `#` stays on the device that opens it. */
export const linkTo = (fragment: string): string => new URL(`${paths.join()}${fragment}`, location.href).href;

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(words.share.copied);
  } catch {
    toast(words.share.failed);
  }
}

/** By the share sheet of the device where there is one, otherwise as a copy. */
export async function share(title: string, text: string): Promise<void> {
  try {
    const how = await shareText(title, text);
    if (how === 'copied') toast(words.share.copied);
    else if (how === 'shared') announce(words.share.shared);
  } catch {
    toast(words.share.failed);
  }
}
