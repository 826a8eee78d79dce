/** Handing something on: the device's share sheet where there is one, a copy or a file elsewhere. */
export type Handed =
  | 'shared'
  | 'copied'
  | 'saved'
  | 'cancelled'
  /** The touch is too long ago for the share sheet: another one opens it. */
  | 'touch'
  /** There is no way to hand a file on here. */
  | 'none';

/** Wayside on the home screen of an iPhone or iPad downloads nothing, and says nothing of it either. */
const downloads = (): boolean => (navigator as { standalone?: boolean }).standalone !== true;

const asFile = (name: string, content: Blob): File => new File([content], name, { type: content.type });

export const canShare = (files: readonly File[]): boolean =>
  typeof navigator.share === 'function' && (navigator.canShare?.({ files: [...files] }) ?? false);

/** Whether a file of this kind goes to the share sheet, which wants a touch, rather than to a folder. */
export const wantsTouch = (name: string, content: Blob): boolean => canShare([asFile(name, content)]);

/** A file to be kept: to the folder of downloads, or by the share sheet where there is none. */
export async function keepFile(name: string, content: Blob): Promise<Handed> {
  if (!downloads()) {
    const files = [asFile(name, content)];
    return (canShare(files) ? await attempt({ files }) : undefined) ?? 'none';
  }
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file only after the click has been dealt with; freeing it at once would cut it off.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return 'saved';
}

export async function shareText(title: string, text: string): Promise<Handed> {
  if (typeof navigator.share === 'function') {
    const shared = await attempt({ title, text });
    if (shared && shared !== 'touch') return shared;
  }
  await navigator.clipboard.writeText(text);
  return 'copied';
}

export async function shareFile(title: string, name: string, content: Blob): Promise<Handed> {
  const files = [asFile(name, content)];
  const shared = canShare(files) ? await attempt({ title, files }) : undefined;
  return shared ?? keepFile(name, content);
}

/** Undefined when the device cannot share after all, so that the other way is taken. */
async function attempt(data: ShareData): Promise<'shared' | 'cancelled' | 'touch' | undefined> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    if (!(error instanceof DOMException)) return undefined;
    if (error.name === 'AbortError') return 'cancelled';
    const late = (navigator as { userActivation?: UserActivation }).userActivation?.isActive === false;
    return error.name === 'NotAllowedError' && late ? 'touch' : undefined;
  }
}
