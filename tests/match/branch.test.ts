/** “Try from here”: a match played on from any of its positions, for oneself. */
import { beforeEach, expect, test } from 'vitest';
import { branch } from '#match/create.ts';
import { openReplay } from '#match/replay.ts';
import { freshDevice } from '../support/browser.ts';
import { ended } from '../support/linked.ts';
import { openMatch } from '../support/players.ts';
import { registerToy } from '../support/toy.ts';

beforeEach(async () => {
  registerToy();
  await freshDevice();
});

test('a match ended by agreement is over, and a trial from its last position goes on', async () => {
  const id = await ended();
  const { over, history } = await openReplay(id);
  expect(over).toBe(true);
  for (const moves of [history.length, history.length - 1]) {
    const trial = await openMatch(await branch(id, moves));
    expect(trial.view.turn).not.toBe('over');
    expect(trial.view.history.length).toBeGreaterThanOrEqual(moves);
    expect(trial.person).toBe(trial.view.turn);
    await trial.play([{ type: 'pass' }]);
    trial.close();
  }
});
