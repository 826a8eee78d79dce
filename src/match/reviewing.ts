/** Finding a review: questions to several threads at once, answers kept as they come in, so that it goes on where it was left. */
import { games } from '#games/index.ts';
import { openClient, type Client } from '#bots/client.ts';
import { loadReview, saveReview } from '#store/reviews.ts';
import type { Replay } from './replay.ts';
import { Reading, reviewVersion, type Review } from './review.ts';

/** Answers between two times of storing them. */
const stretch = 12;

const threads = (): number => Math.min(4, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));

/**
 * Tells what is known of a match whenever more of it is, until all is. Resolves then, or when `signal` is aborted; what was found
 * by then is kept. Throws StoreProblem, or an Error where no thread can answer.
 */
export async function findReview(
  replay: Replay,
  ontold: (review: Review) => void,
  signal: AbortSignal,
  open: () => Client = openClient,
  many: number = threads()
): Promise<void> {
  const { id, tip, game, edition, header } = replay;
  const rules = { game: game.id, edition, version: header.rulesVersion };
  const mind = (await games[game.id]!.mind())(game);
  const reading = new Reading(replay, (state) => mind.clock(state), await loadReview(id, tip, reviewVersion));
  ontold(reading.review);
  const clients = Array.from({ length: many }, open);
  let since = 0;
  const keep = async (): Promise<void> => {
    since = 0;
    await saveReview(id, tip, reviewVersion, reading.answers);
  };
  try {
    for (let due = reading.open; due.length > 0; due = reading.open) {
      const queue = [...due];
      const work = async (client: Client): Promise<void> => {
        for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
          reading.add(next.key, await client.find(rules, next.task, signal));
          ontold(reading.review);
          if (++since >= stretch) await keep();
        }
      };
      await Promise.all(clients.map(work));
      if (signal.aborted) break;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    for (const client of clients) client.close();
    if (since > 0) await keep();
  }
}
