/** Handing something on: the device's share sheet where there is one, a copy or a file elsewhere. */
export type Handed = 'shared' | 'copied' | 'saved' | 'cancelled';

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has the blob by then; freeing it at once would cut it off in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export async function shareText(title: string, text: string): Promise<Handed> {
  if (typeof navigator.share === 'function') {
    const shared = await attempt({ title, text });
    if (shared) return shared;
  }
  await navigator.clipboard.writeText(text);
  return 'copied';
}

export async function shareFile(title: string, name: string, content: Blob): Promise<Handed> {
  const file = new File([content], name, { type: content.type });
  if (typeof navigator.share === 'function' && navigator.canShare?.({ files: [file] })) {
    const shared = await attempt({ title, files: [file] });
    if (shared) return shared;
  }
  saveFile(name, content);
  return 'saved';
}

/** Undefined when the device cannot share after all, so that the other way is taken. */
async function attempt(data: ShareData): Promise<Handed | undefined> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : undefined;
  }
}
