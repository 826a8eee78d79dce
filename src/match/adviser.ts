/** Advice for whoever decides: the turn that the strongest bot would take, and what speaks for it beside the best other one. */
import type { Move } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import type { Choice, Found, Task, Weighed } from '#bots/review.ts';
import type { BotRequest } from './players.ts';

/** Whoever is asked, usually in a worker. Both reject when `signal` is aborted. */
export type Adviser = {
  /** The moves of a bot up to the end of its turn or the next draw, as far as it has planned. */
  readonly turn: (request: BotRequest, signal: AbortSignal) => Promise<readonly Move[]>;
  readonly find: (game: string, edition: Json | null, task: Task, signal: AbortSignal) => Promise<Found>;
};

/** A seat, and the position in which it decides. */
export type Decides = Pick<BotRequest, 'state' | 'seat'>;

/** The best of the other turns; by how many points a turn is better than that one, how sure this is, and where they come from. */
export type Compared = { readonly second: readonly Move[] } & Pick<Weighed, 'gain' | 'error' | 'reasons'>;

/** Compares a turn with the best one that `differs` from it, if there is any. */
export async function compare(
  { find }: Adviser,
  { game, edition, state, seed }: BotRequest,
  turn: readonly Move[],
  differs: (other: readonly Move[]) => boolean,
  signal: AbortSignal
): Promise<Compared | undefined> {
  const ask = (task: Task): Promise<Found> => find(game, edition, task, signal);
  const { others } = (await ask({ kind: 'choice', state, played: turn, seed })) as Choice;
  const second = others.find(differs);
  if (!second) return undefined;
  const found = (await ask({ kind: 'weigh', state, ways: [second, turn], seed, brief: true })) as Weighed;
  const { gain, error, reasons } = found;
  return { second, gain, error, reasons };
}
