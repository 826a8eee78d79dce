/** Players for tests of matches. */
import { seededRoll } from '#engine/chance.ts';
import type { Move } from '#engine/game.ts';
import type { Player } from '#engine/log.ts';
import { loadGame } from '#games/index.ts';
import { Match, type Listener, type Surroundings } from '#match/match.ts';
import type { AskBot } from '#match/players.ts';

export const person = (name: string): Player => ({ name, kind: 'person', level: null });
export const bot = (name: string): Player => ({ name, kind: 'bot', level: 'easy' });

/** A bot that plays at random, the same for the same request. */
export const randomBot: AskBot = async ({ rules, state, seed }) => {
  const game = await loadGame(rules.game, rules.edition ?? undefined, rules.version);
  const moves = game.moves(state);
  return moves[seededRoll(seed)(moves.length)]!;
};

/** Opens a match as one tab of a browser without locks. */
export const openMatch = (id: string, around: Partial<Surroundings> = {}, listener?: Listener): Promise<Match> =>
  Match.open(id, { ask: randomBot, locks: undefined, ...around }, listener);

/** Resolves when `done` holds, looking at it every few milliseconds. */
export async function until(done: () => boolean): Promise<void> {
  for (let i = 0; !done(); i++) {
    if (i > 1000) throw new Error('it never came to that');
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
}

/** Plays random legal moves for every person, up to `moves` of them or the end; returns how many were played. */
export async function playOn(match: Match, seed: string | number, moves = Infinity): Promise<number> {
  const roll = seededRoll(seed);
  for (let played = 0; ; played++) {
    await until(() => match.view.turn === 'over' || match.person !== undefined);
    if (match.view.turn === 'over' || played >= moves) return played;
    await match.play([pick(match.game.moves(match.view.state), roll)]);
  }
}
const pick = (moves: readonly Move[], roll: (below: number) => number): Move => moves[roll(moves.length)]!;
