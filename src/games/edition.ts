/** What the editions of all games have in common: what a thing may be called, and how one is read from untrusted JSON. */
import * as v from 'valibot';
import { words } from '#words/misfits.ts';
import { misfits } from './misfits.ts';

export const id = v.pipe(
  v.string(),
  // Things are kept by their ids: this one names no property of its own.
  v.regex(/^(?!__proto__$)[\w-]{1,32}$/, () => words.id)
);
export const label = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

/** Reads an edition by its schema, and looks for what no single value can show; otherwise what is wrong, one sentence each. */
export const reading =
  <E>(schema: v.GenericSchema<unknown, E>, inconsistencies: (edition: E) => readonly string[]) =>
  (data: unknown): E | readonly string[] => {
    const result = v.safeParse(schema, data);
    if (!result.success) return misfits(result.issues);
    const problems = inconsistencies(result.output);
    return problems.length > 0 ? problems : result.output;
  };
