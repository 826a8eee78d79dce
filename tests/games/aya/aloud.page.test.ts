/** What is said aloud when a fall has been seen. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spoken } from '#ui/announce.svelte.ts';
import type { State } from '#games/aya/rules/state.ts';
import { after, begun, result, stand, standing } from '../../support/aya/table.ts';
import { speaking } from '../../support/aya/speaking.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Effects run when what changed them is done; what is said together is said a moment later. */
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

function pushed(state: State, ...ids: string[]): { readonly before: State; readonly state: State } {
  const before = after(state, { type: 'push', domino: ids[0]! });
  return { before, state: after(before, result(before, Object.fromEntries(ids.map((id) => [id, 71])))) };
}

test('AYA-TOPPLE-03 of each push it is said how many it brought down, and what is pushed next', async () => {
  const state = begun(['forest', 'desert']);
  const [a, b, c, d] = [0, 2, 20, 30].map((x) => stand(state, 'pole', [x, 0])) as [string, string, string, string];
  const { see, stop } = speaking(standing(state));
  await settle();
  const watch = async (fall: ReturnType<typeof pushed>, next: string | undefined): Promise<string> => {
    see({ ...fall, pushed: undefined });
    await settle();
    see({ state: fall.state, before: undefined, pushed: next });
    await settle(200);
    return spoken.polite.replace('\u200b', '');
  };
  const first = pushed(standing(state), a, b);
  expect(await watch(first, c)).toBe('2 dominoes fell. Next to be pushed: ice 3');
  const second = pushed(first.state, c);
  expect(await watch(second, undefined)).toBe('1 domino fell.');
  expect(second.state.dominoes[d]!.is).toBe('upright');
  stop();
});
