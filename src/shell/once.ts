/** What a touch begins and stores: a second touch meanwhile is not a second wish. */
import { toast } from '#ui/announce.svelte.ts';
import { inWords } from './problems.ts';

/** Does it, unless it is being done already; says why it failed, where it does. */
export function once(act: () => Promise<void>): () => void {
  let busy = false;
  const run = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      await act();
    } catch (error) {
      toast(inWords(error));
    } finally {
      busy = false;
    }
  };
  return () => void run();
}
