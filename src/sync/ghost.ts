/** The turn in the making of another device (LINK-SEE-01). */
import type { Place } from '#engine/log.ts';
import type { Ghost } from './desk.ts';
import type { Ledger } from './ledger.ts';
import type { Message } from './messages.ts';

/** What `from` shows of its turn; `bad` if the rules refuse it, nothing if it is of another moment or not its turn. */
export function ghostOf(
  { tip, game, turn, pen, state: here }: Ledger,
  from: Place | undefined,
  { n, hash, moves }: Extract<Message, { t: 'ghost' }>
): Ghost | 'bad' | undefined {
  if (n !== tip.n || hash !== tip.hash || typeof turn !== 'number' || from === undefined || pen !== from)
    return undefined;
  const state = game.clone(here);
  for (const sent of moves) {
    const move = game.parse(sent);
    if (!move || game.turn(state) !== turn || game.illegal(state, move)) return 'bad';
    game.play(state, move);
  }
  return { place: from, tip, moves, state };
}
