/** What the supply board says of its rows. */
import assert from 'node:assert/strict';
import { expect, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { gone } from '#games/atiwa/rules/area.ts';
import { game } from '#games/atiwa/rules/index.ts';
import { tokens } from '#games/atiwa/rules/state.ts';
import { rowsOf } from '#games/atiwa/view/facts.ts';
import { playOut } from '../../support/random.ts';

const { board } = game;

test('ATW-QTY-06 ATW-CHAL-R3 a row gives more after as many tokens as it says, those that left for good among the gone', () => {
  const challenge = [...board.challenges.values()].find(({ change }) => change === 'removeTwoFamiliesEachPreparation')!;
  const options = game.parseOptions(1, { challenge: challenge.id });
  assert.ok(typeof options !== 'string');
  const left = new Set<number>();
  playOut(game, game.setup(1, options), seededRoll('rows'), ({ areas: [area] }) => {
    for (const { token, number, next } of rowsOf(board, area!)) {
      const t = tokens.indexOf(token);
      const row = board.rows[t];
      if (!row) continue;
      const more = row.numbers.findIndex((one) => one > number) + 1;
      assert.equal(next, more > 0 ? more - gone(area!, t) : undefined);
    }
    left.add(area!.removed);
  });
  expect(left.size).toBeGreaterThan(3);
});
