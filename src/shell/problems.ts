/** Failures in words a person can do something with. */
import { Said, StoppedError } from '#engine/said.ts';
import { StoreProblem } from '#store/problem.ts';
import { words } from '#words/home.ts';

export function inWords(error: unknown): string {
  if (error instanceof StoreProblem) return words.problems[error.kind];
  if (error instanceof StoppedError) return words.problems.stopped;
  return error instanceof Said ? error.message : words.problems.unknown;
}
