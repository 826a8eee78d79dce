/** What was found about matches that are over: it takes a while to find, so that it is kept beside the match. */
import * as v from 'valibot';
import type { Hash } from '#engine/hash.ts';
import type { JsonObject } from '#engine/json.ts';
import { hash, id, jsonObject } from '#sync/schema.ts';
import { read, write } from './db.ts';
import { fitting } from './records.ts';

/** Answers by the name of their question, as far as they have been found. */
export type Answers = Readonly<Record<string, JsonObject>>;

type ReviewRow = {
  readonly match: string;
  /** Of the log it is about. */
  readonly tip: Hash;
  /** Raised whenever the questions or the ways of answering them change. */
  readonly version: number;
  readonly answers: Answers;
};
const reviewRow: v.GenericSchema<unknown, ReviewRow> = v.strictObject({
  match: id,
  tip: hash,
  version: v.number(),
  answers: v.record(v.string(), jsonObject)
});

/** What is known of this very log by this version; nothing, if what is kept is older or cannot be read. Throws StoreProblem. */
export async function loadReview(match: string, tip: Hash, version: number): Promise<Answers> {
  const row = fitting(reviewRow, await read(['reviews'], (tables) => tables.reviews.get(match)));
  return row?.tip === tip && row.version === version ? row.answers : {};
}

/** Keeps what was found, as long as the match is here. Throws StoreProblem. */
export async function saveReview(match: string, tip: Hash, version: number, answers: Answers): Promise<void> {
  await write(['records', 'reviews'], async (tables) => {
    if (await tables.records.get(match)) await tables.reviews.put({ match, tip, version, answers } satisfies ReviewRow);
  });
}
