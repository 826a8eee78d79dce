/** Which domino is to be pushed next, and what is said of it. */
import { describe, expect, test } from 'vitest';
import { game } from '#games/aya/rules/index.ts';
import type { Move } from '#games/aya/rules/moves.ts';
import type { State } from '#games/aya/rules/state.ts';
import { sayOf } from '#games/aya/view/dock.ts';
import { after, begun, result, stand, standing, why } from '../../support/aya/table.ts';
import { touching } from '../../support/aya/touches.svelte.ts';

const push = (domino: string): Move => ({ type: 'push', domino });
/** This one is pushed, and it alone falls: so far, in degrees. */
function pushed(state: State, domino: string, lean = 71): State {
  const falling = after(state, push(domino));
  return after(falling, result(falling, { [domino]: lean }));
}
/** A practice table that is tried out: one domino on Start and two far from it. */
function tried() {
  const state = begun(['forest', 'desert'], { glassMs: 0 });
  const first = stand(state, 'forest', [-49, 0]);
  const [near, far] = [stand(state, 'pole', [10, 10]), stand(state, 'pole', [30, -10])];
  return { state: after(state, { type: 'tryOut' }), first, near, far };
}

describe('a domino chosen for a push', () => {
  test('AYA-TOPPLE-01 is forgotten once everything stands again: the next trial begins at the start', () => {
    const { state, first, far } = tried();
    const { touches, goTo } = touching(state);
    expect(touches.pushed).toBe(first);
    const stopped = pushed(state, first);
    goTo(stopped);
    touches.push(far);
    expect(touches.pushed).toBe(far);
    const anew = after(pushed(stopped, far), { type: 'standUp' }, { type: 'tryOut' });
    goTo(anew);
    expect(why(anew, push(touches.pushed!))).toBeUndefined();
    expect(touches.pushed).toBe(first);
  });

  test('AYA-TOPPLE-03 is that of one push: the next one is advised anew, though it still stands', () => {
    const { state, first, near, far } = tried();
    const stopped = pushed(standing(state), first);
    const { touches, goTo } = touching(stopped);
    const advised = touches.pushed!;
    const other = advised === near ? far : near;
    touches.push(other);
    expect(touches.pushed).toBe(other);
    goTo(pushed(stopped, other, 15));
    expect(touches.pushed).toBe(advised);
  });
});

describe('what is said before a push', () => {
  const said = (state: State) => sayOf(game, state, ['Ada', 'Ben']);

  test('AYA-TOPPLE-03 that something still stands only where it does', () => {
    const { state, first, near, far } = tried();
    const stopped = pushed(state, first);
    expect(said(stopped).title).toContain('still standing');
    const all = pushed(pushed(stopped, near), far);
    expect(game.moves(all).map(({ type }) => type)).toEqual(['enough', 'standUp']);
    expect(said(all)).toEqual({ title: 'Everything has fallen.' });
  });

  test('AYA-TOPPLE-06 what a push costs only where it can be paid', () => {
    const { state, first } = tried();
    const stopped = pushed(state, first);
    const spent = { ...stopped, pushes: [...stopped.pushes, ...stopped.pushes], retriggers: 0 };
    expect(game.moves(spent).some(({ type }) => type === 'push')).toBe(false);
    expect(said(spent)).toEqual({ title: 'The fall has stopped.', note: 'No push token is left.' });
    const { touches } = touching(spent);
    expect(touches.pushed).toBeUndefined();
  });
});
