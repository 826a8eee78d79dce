/** Files of matches, and what somebody who knows their format can make of them. */
import { hash } from '#engine/hash.ts';
import type { Json, JsonObject } from '#engine/json.ts';
import { importFile, type ExportFile } from '#match/transfer.ts';

export const asFile = (text: string): Blob => new Blob([text]);
export const importing = ({ text }: Pick<ExportFile, 'text'>) => importFile(asFile(text));

export type Part = Record<string, unknown>;
export const at = (part: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Part)[key], part);
/** Puts a value at a path such as `entries.2.move.value`. */
export function put(part: unknown, path: string, value: unknown): void {
  const [, head, key] = /^(?:(.*)\.)?([^.]+)$/.exec(path)!;
  const inside = head === undefined ? part : at(part, head);
  (inside as Part)[key!] = value;
}

/** The file with its contents changed, and with a hash that fits them again, as somebody who knows the format would do. */
export function forged({ text }: ExportFile, change: (content: Part) => void): string {
  const { content, ...rest } = JSON.parse(text) as { content: Part };
  change(content);
  return JSON.stringify({ ...rest, content, hash: hash(content as JsonObject) });
}

/** Makes the hash of the log of a match fit its entries again. */
export function rehashed(match: Part): void {
  const { charter, entries } = match as { charter: { header: JsonObject }; entries: Json[] };
  let tip = hash(charter.header);
  for (const entry of entries) tip = hash({ previous: tip, entry });
  match['tip'] = tip;
}
