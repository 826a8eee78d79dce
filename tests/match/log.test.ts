import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Ledger } from '#sync/ledger.ts';
import { createMatch } from '#match/create.ts';
import { MatchLog } from '#match/log.ts';
import { luckOf } from '#match/luck.ts';
import { appendEntries, loadMatch, saveDraft } from '#store/matches.ts';
import { StoreProblem } from '#store/problem.ts';
import { freshDevice } from '../support/browser.ts';
import { person } from '../support/players.ts';
import { registerToy, toy } from '../support/toy.ts';

beforeAll(registerToy);
beforeEach(freshDevice);

const pick = { type: 'pick', times: 1 };
const mark = { type: 'mark', color: 'red' };

/** A match whose store answers late, and as `answer` says; what it was told is kept. */
async function logWith(answer: () => void = () => undefined) {
  const id = await createMatch({ game: 'toy', players: [person('Ana')], options: {} });
  const heard: string[] = [];
  const late = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    heard.push('the store answers');
    answer();
  };
  const log = new MatchLog(
    toy,
    await loadMatch(id),
    {
      loadMatch,
      saveDraft: async (...draft) => (await late(), saveDraft(...draft)),
      appendEntries: async (...entries) => (await late(), appendEntries(...entries))
    },
    (told) => void heard.push(told === 'jump' ? 'jumped' : `told of ${told.length}`)
  );
  const ahead = (): Ledger => {
    const ledger = log.ledger.copy();
    ledger.move(pick);
    return ledger;
  };
  return { id, log, heard, ahead, count: log.ledger.tip.n };
}

describe('entries that are being stored', () => {
  test('are worked out before, and told and taken only once they are stored', async () => {
    const { log, heard, ahead, count } = await logWith();
    const before = log.view.state;
    const next = ahead();
    const written = log.write(next);
    await Promise.resolve();
    expect([log.ledger.tip.n, log.view.state, heard]).toEqual([count, before, []]);
    await written;
    expect([log.ledger, log.view.entries.length]).toEqual([next, count + 1]);
    expect(heard).toEqual(['the store answers', 'told of 1']);
  });

  test('are none if the store refuses them, in its words', async () => {
    const { log, heard, ahead, count } = await logWith(() => {
      throw new StoreProblem('full', 'no room');
    });
    await expect(log.write(ahead())).rejects.toMatchObject({ kind: 'full' });
    expect([heard, log.ledger.tip.n, log.view.entries.length]).toEqual([['the store answers'], count, count]);
  });

  test('give way to what another tab has written meanwhile, which is read and told', async () => {
    const { id, log, heard, ahead, count } = await logWith();
    const { tip, state } = log.ledger;
    const glance = { turn: 0, scores: [0], places: [1], state };
    const theirs = { n: count, type: 'move', seat: 0, move: { type: 'pick', times: 3 } } as const;
    await appendEntries(id, { count: tip.n, tip: tip.hash }, [theirs], glance);
    await expect(log.write(ahead())).rejects.toMatchObject({ kind: 'conflict' });
    expect([log.view.entries.at(-1), heard.at(-1)]).toEqual([theirs, 'told of 1']);
  });
});

describe('a draft that is being stored', () => {
  test('is told and taken only once it is; one that is final is given back, to be written', async () => {
    const { log, heard } = await logWith();
    const changed = log.change((draft) => draft.play(pick));
    await Promise.resolve();
    expect([log.view.undoable, heard]).toEqual([undefined, []]);
    expect(await changed).toBe(log.draft);
    expect([log.view.undoable?.move, heard]).toEqual([pick, ['the store answers', 'told of 1']]);
    const final = await log.change((draft) => draft.play(mark));
    expect([final?.closed, log.view.undoable?.move, heard.length]).toEqual([true, pick, 2]);
    // Written, it is told with what was drawn, but for what was told as a draft.
    const { header, secrets } = log.charter;
    await log.settle(final!, luckOf(header, secrets)!);
    expect([heard.at(-1), log.view.history.length]).toEqual(['told of 2', log.view.entries.length]);
  });

  test('is what it was if the store refuses it', async () => {
    const { log } = await logWith(() => {
      throw new StoreProblem('full', 'no room');
    });
    const before = [log.draft, log.view];
    await expect(log.change((draft) => draft.play(pick))).rejects.toMatchObject({ kind: 'full' });
    expect([log.draft, log.view]).toEqual(before);
  });
});
