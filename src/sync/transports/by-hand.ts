/**
 * A match sent by hand, as a link or a file, turn by turn (LINK-HAND). It holds no secrets; where chance is to speak, it holds
 * the link of its sender as well, so that the other side can throw.
 */
import * as v from 'valibot';
import { hash as hashOf, type Hash } from '#engine/hash.ts';
import { canonical, isObject, parseJson, type Json } from '#engine/json.ts';
import type { Entry, Header, Place } from '#engine/log.ts';
import { base64url, fromBase64url } from '../keys.ts';
import { maxEntries } from '../messages.ts';
import type { Past } from '../record.ts';
import { entry, fitting, hash, header, json, past, place } from '../schema.ts';

/** Links for the throw that is due at the end of the log. */
export type HandLinks = readonly { readonly place: Place; readonly link: Hash }[];

export type ByHand = {
  readonly header: Header;
  readonly past: readonly Past[];
  /** Data of the edition if it is not the one that the app ships. */
  readonly edition: Json | null;
  readonly entries: readonly Entry[];
  readonly links: HandLinks;
};

const format = 'wayside.hand/1';
/** Longest code that is read, and longest text that it may unfold to: a small code must not fill the memory. */
const maxCode = 4 * 1024 * 1024;
const maxText = 16 * 1024 * 1024;

const content: v.GenericSchema<unknown, ByHand> = v.strictObject({
  header,
  past: v.pipe(v.array(past), v.maxLength(64)),
  edition: v.nullable(json),
  entries: v.pipe(v.array(entry), v.maxLength(maxEntries)),
  links: v.pipe(v.array(v.strictObject({ place, link: hash })), v.maxLength(8))
});

/** A match as text: short enough for a link in the middle of most matches, and for a file always. */
export async function writeHand({ header, past, edition, entries, links }: ByHand): Promise<string> {
  const body = { header, past, edition, entries, links };
  const text = `{"format":"${format}","content":${canonical(body)},"hash":"${hashOf(body)}"}`;
  const packed = new Uint8Array(
    await new Response(stream(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))).arrayBuffer()
  );
  return base64url(packed);
}

/** Reads such a text as far as that is possible without knowing rules; undefined if it is none, damaged or too long. */
export async function readHand(code: string): Promise<ByHand | undefined> {
  const packed = code.length > maxCode ? undefined : fromBase64url(code.trim());
  if (!packed) return undefined;
  const text = await unfold(packed).catch(() => undefined);
  const file = text === undefined ? undefined : parseJson(text, 40);
  if (!isObject(file) || file['format'] !== format || file['content'] === undefined) return undefined;
  const body = file['content'];
  return file['hash'] === hashOf(body) ? fitting(content, body) : undefined;
}

/** Unfolds packed bytes, and stops when that gets too long. */
async function unfold(packed: Uint8Array): Promise<string | undefined> {
  const reader = stream(packed, new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > maxText) {
      await reader.cancel();
      return undefined;
    }
  }
  return text + decoder.decode();
}

const stream = (bytes: Uint8Array, through: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> =>
  new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(through);
