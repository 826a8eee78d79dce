/** Advice for whoever decides: the turn that the strongest bot would take, and what speaks for it beside the best other one. */
import type { Move } from '#engine/game.ts';
import type { Request, Ruleset } from '#bots/protocol.ts';
import type { Choice, Found, Task, Weighed } from '#bots/review.ts';

/** Whoever is asked, usually in a worker. Both reject when `signal` is aborted. */
export type Adviser = {
  /** The moves of a bot up to the end of its turn or the next draw, as far as it has planned. */
  readonly turn: (request: Request, signal: AbortSignal) => Promise<readonly Move[]>;
  readonly find: (rules: Ruleset, task: Task, signal: AbortSignal) => Promise<Found>;
};

/** A seat, and the position in which it decides. */
export type Decides = Pick<Request, 'state' | 'seat'>;

/** By how many points a turn is better than another one, how sure this is, and where they come from. */
export type Gain = Pick<Weighed, 'gain' | 'error' | 'reasons'> & { readonly clear?: number | undefined };

/** What may as well be luck of the rehearsals says nothing: they are few, and as wide apart as whole matches. */
export const tells = ({ gain, error }: Gain): boolean => Math.abs(gain) >= Math.max(0.5, 2 * error);

/** Beside the best of the other turns; and where that is about as good, beside one that many would have taken. */
export type Compared = { readonly second: readonly Move[]; readonly usual?: Gain } & Gain;

/** Compares a turn with the best one that `differs` from it, if there is any. */
export async function compare(
  { find }: Adviser,
  { rules, state, seed }: Request,
  turn: readonly Move[],
  differs: (other: readonly Move[]) => boolean,
  signal: AbortSignal
): Promise<Compared | undefined> {
  const ask = (task: Task): Promise<Found> => find(rules, task, signal);
  const beside = async (other: readonly Move[]): Promise<Gain> => {
    const found = await ask({ kind: 'weigh', state, ways: [other, turn], seed, brief: true });
    const { gain, error, reasons, clear } = found as Weighed;
    return { gain, error, reasons, clear };
  };
  const { others, usual } = (await ask({ kind: 'choice', state, played: turn, seed })) as Choice;
  const second = others.find(differs);
  if (!second) return undefined;
  const best = await beside(second);
  const level = !tells(best) && usual && usual !== second && differs(usual);
  return { second, ...best, ...(level ? { usual: await beside(usual) } : {}) };
}

/** What is asked of a position is of no use in another: whoever thinks about it is let go. */
export class Asked {
  #left = new AbortController();

  get signal(): AbortSignal {
    return this.#left.signal;
  }
  leave(): void {
    this.#left.abort();
    this.#left = new AbortController();
  }
}
