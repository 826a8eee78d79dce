/** Failures in words a person can do something with. */
import { StoreProblem } from '#store/problem.ts';
import { words } from '#words/home.ts';

export function inWords(error: unknown): string {
  if (error instanceof StoreProblem) return words.problems[error.kind];
  return error instanceof Error && error.message ? error.message : words.problems.unknown;
}
