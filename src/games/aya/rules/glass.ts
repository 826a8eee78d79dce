/** The Start tile and the sand. AYA-SETUP-02, AYA-TIME. */
import type { Illegal } from '#engine/game.ts';
import { startDefault } from './box.ts';
import type { Tell } from './events.ts';
import type { Step } from './moves.ts';
import { refusal, type MoveRules } from './refusal.ts';
import { noTileRoom } from './room.ts';
import { running, type State } from './state.ts';
import { endBuilding } from './turn.ts';

/** AYA-TIME-07: no step reaches the end of the sand, and the end takes exactly the rest. */
export function outOfSand(state: State, move: Step): Illegal | undefined {
  const { glassMs } = state.options;
  const rest = glassMs - state.sandMs;
  if (move.type === 'sandOut')
    return glassMs > 0 && move.ms === rest ? undefined : refusal('AYA-TIME-07', { rest: glassMs > 0 ? rest : null });
  return glassMs === 0 || move.ms < rest ? undefined : refusal('AYA-TIME-07', { rest });
}

export const spend = (state: State, { ms, away }: Step): void => {
  state.sandMs += ms;
  state.awayMs += away;
};

export const start: MoveRules<'start'> = {
  list: (box, state) => [{ type: 'start', ...startDefault(box, state.options) }],
  refuse: (box, state, { x, z, a }) => noTileRoom(box, state, { x, z, a }),
  play: (box, state, { x, z, a }, tell) => {
    state.tiles[box.startTile] = { x, z, a };
    state.due = 'glass';
    tell?.({ type: 'tilePlaced', tile: box.startTile });
  }
};

/** The first glass brings every stock its first domino (AYA-DRAW-03); with the second the same seat goes on (AYA-TIME-05). */
export const turnGlass: MoveRules<'turnGlass'> = {
  list: () => [{ type: 'turnGlass' }],
  refuse: () => undefined,
  play: (_box, state, _move, tell) => {
    state.sandMs = 0;
    if (state.phase === 'setup') {
      state.phase = 'glass1';
      state.due = 'drawn';
      state.drawer = state.first;
      state.resume = 'deal';
    } else {
      state.phase = 'glass2';
      state.due = state.resume as 'draw' | 'place' | 'ahead';
      state.resume = null;
    }
    tell?.({ type: 'glassTurned', run: state.phase === 'glass1' ? 1 : 2 });
  }
};

export const sandOut: MoveRules<'sandOut'> = {
  list: (_box, state) => {
    const ms = state.options.glassMs - state.sandMs;
    return running(state) && ms > 0 ? [{ type: 'sandOut', ms, away: 0 }] : [];
  },
  refuse: () => undefined,
  play: (_box, state, _move, tell?: Tell) => {
    tell?.({ type: 'sandOut', run: state.phase === 'glass1' ? 1 : 2 });
    if (state.phase === 'glass2') endBuilding(state, tell);
    else {
      state.resume = state.due as 'draw' | 'place' | 'ahead';
      state.phase = 'break';
      state.due = 'glass';
    }
  }
};
