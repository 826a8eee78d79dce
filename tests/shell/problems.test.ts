/** What a person reads of an error. */
import { expect, test } from 'vitest';
import { Said, StoppedError } from '#engine/said.ts';
import { inWords } from '#shell/problems.ts';
import { StoreProblem } from '#store/problem.ts';
import { words } from '#words/home.ts';

test('what was written for people is said as it stands, and nothing else that an error says', () => {
  expect(inWords(new Said('The supply is empty.'))).toBe('The supply is empty.');
  expect(inWords(new StoreProblem('full', 'no room'))).toBe(words.problems.full);
  expect(inWords(new StoppedError('out of memory'))).toBe(words.problems.stopped);
  expect(inWords(new RangeError('there is no entry 7'))).toBe(words.problems.unknown);
  expect(inWords('thrown')).toBe(words.problems.unknown);
});
