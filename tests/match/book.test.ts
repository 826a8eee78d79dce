import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Entry } from '#engine/log.ts';
import { Book } from '#match/book.ts';
import { createMatch } from '#match/create.ts';
import { loadMatch, saveDraft } from '#store/matches.ts';
import { StoreProblem } from '#store/problem.ts';
import { freshDevice } from '../support/browser.ts';
import { person } from '../support/players.ts';
import { registerToy, toy } from '../support/toy.ts';

beforeAll(registerToy);
beforeEach(freshDevice);

/** A book over a store that answers late, and as `answer` says; what it was told is kept. */
async function bookWith(answer: () => void) {
  const id = await createMatch({ game: 'toy', players: [person('Ana')], options: {} });
  const heard: string[] = [];
  const book = new Book(toy, await loadMatch(id), {
    store: {
      loadMatch,
      saveDraft,
      appendEntries: async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        heard.push('the store answers');
        answer();
      }
    },
    write: () => Promise.resolve(),
    steps: (steps) => heard.push(`told of ${steps.length}`),
    jump: () => heard.push('jumped')
  });
  const move = (n: number): Entry => ({ n, type: 'move', seat: 0, move: { type: 'pick', times: 1 } });
  return { book, heard, move, count: book.sheet.entries.length };
}

describe('entries that are being stored', () => {
  test('are worked out meanwhile, and told and taken only once they are stored', async () => {
    const { book, heard, move, count } = await bookWith(() => undefined);
    const entries = [move(count)];
    const before = book.sheet.state;
    const stored = book.store(entries, { state: before });
    expect([book.sheet.entries.length, book.sheet.state, heard]).toEqual([count, before, []]);
    await stored;
    expect([book.sheet.entries.length, heard]).toEqual([count, ['the store answers']]);
    book.append(entries);
    expect([book.view.entries.length, heard.at(-1)]).toEqual([count + 1, 'told of 1']);
  });

  test('are refused by the store and in its words, even if the rules would have none of them', async () => {
    const { book, heard, move, count } = await bookWith(() => {
      throw new StoreProblem('conflict', 'played on elsewhere');
    });
    const { sheet } = book;
    await expect(book.store([move(count + 7)], sheet)).rejects.toMatchObject({ kind: 'conflict' });
    expect([heard, book.sheet.entries.length]).toEqual([['the store answers'], count]);
  });
});
