/** SHA-256 over canonical texts, as lower-case hex. Synchronous, so that pure code can use it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical, type Json } from './json.ts';

/** A SHA-256 digest, 64 lower-case hex digits. */
export type Hash = string;

/** The hash of a JSON value by its canonical text. */
export const hash = (value: Json): Hash => hashText(canonical(value));

/** The hash of a text in UTF-8. */
export const hashText = (text: string): Hash => bytesToHex(sha256(utf8ToBytes(text)));

/** True for 64 lower-case hex digits. */
export const isHash = (value: unknown): value is Hash => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
