/** Whether somebody is asked before a turn ends. Pure. */
import type { LiveMatch } from '#match/live.svelte.ts';
import type { Settings } from '#store/settings.ts';

type Played = Pick<LiveMatch, 'game' | 'state' | 'history' | 'decider' | 'touches'>;

/**
 * How many touches have made the turn so far. What was played before a draw is final and counts as one: its touches are not
 * remembered, and the turn has another step anyway.
 */
export function turnTouches({ game, state, history, decider, touches }: Played): number {
  const last = history.findLast(({ by, draft }) => !draft && by !== 'chance');
  const went = last !== undefined && last.by === decider && game.round?.(last.before) === game.round?.(state);
  return touches + (went ? 1 : 0);
}

export type Asking = Pick<Settings, 'confirmEnd' | 'quick'>;

/**
 * A turn of one step was seen whole before it was confirmed; where one touch plays, nothing was. A button that says that it ends
 * the turn has asked already (`told`).
 */
export const asksAtEnd = ({ confirmEnd, quick }: Asking, touches: number, told = false): boolean =>
  confirmEnd === 'always' || (confirmEnd === 'several' && !told && (quick || touches !== 1));
