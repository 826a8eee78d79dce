/** The turn in the making of another device (LINK-SEE-01). */
import { Draft } from '#engine/draft.ts';
import { RuleError } from '#engine/game.ts';
import { canonical } from '#engine/json.ts';
import type { Place } from '#engine/log.ts';
import type { Step } from '#engine/timeline.ts';
import type { Ghost } from './ports.ts';
import type { Ledger } from './ledger.ts';
import type { Message } from './messages.ts';

/**
 * What `from` shows of its turn; `bad` if the rules refuse it, nothing if it is of another moment or not its turn. What was
 * seen of it before is not played again.
 */
export function ghostOf(
  { tip, game, turn, pen, base }: Ledger,
  from: Place | undefined,
  { n, hash, moves: shown }: Extract<Message, { t: 'ghost' }>,
  seen: readonly Step[] = []
): Ghost | 'bad' | undefined {
  if (n !== tip.n || hash !== tip.hash || typeof turn !== 'number' || from === undefined || pen !== from)
    return undefined;
  const fits = seen[0]?.happening.before === base.state ? seen : [];
  const parts = fits.findIndex(({ happening }, i) => canonical(happening.move) !== canonical(shown[i] ?? null));
  const kept = parts < 0 ? fits : fits.slice(0, parts);
  let draft = new Draft(
    game,
    base,
    kept.map((step) => [step])
  );
  for (const sent of shown.slice(draft.steps.length)) {
    const move = game.parse(sent);
    if (!move || draft.closed) return 'bad';
    try {
      draft = draft.play(move);
    } catch (error) {
      if (error instanceof RuleError) return 'bad';
      throw error;
    }
  }
  const { moves, state, steps } = draft;
  return { place: from, tip, moves, state, steps };
}
