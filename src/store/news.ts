/** What tabs tell one another about the store: that something has changed, never what to. Readers look it up. */
export type News = { readonly about: 'match'; readonly id: string } | { readonly about: 'settings' | 'everything' };

const listeners = new Set<(news: News) => void>();
let channel: BroadcastChannel | undefined;

/** Tells all tabs, this one included, that something stored has changed. */
export function announce(news: News): void {
  tell(news);
  open()?.postMessage(news);
}

/** Hears of changes in any tab until the function returned is called. */
export function onNews(listener: (news: News) => void): () => void {
  listeners.add(listener);
  open();
  return () => void listeners.delete(listener);
}

/** Where there is no BroadcastChannel tabs do not hear one another; writes are checked all the same. */
function open(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel('wayside');
  channel.onmessage = ({ data }: MessageEvent<News>) => tell(data);
  return channel;
}

function tell(news: News): void {
  for (const listener of [...listeners]) listener(news);
}
