/** The secrets of link play and what is derived from them: links, addresses, ids, tokens, proofs, chains (LINK-URL, LINK-ID). */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { hash, type Hash } from '#engine/hash.ts';
import { canonical, type Json } from '#engine/json.ts';
import type { Place } from '#engine/log.ts';
import { Chain } from './dice.ts';

/** What a link says: which room, and the secret that opens it. */
export type Room = { readonly room: string; readonly secret: string };

/** What a device keeps of a room beside its match. Never leaves the device, but in a backup of everything. */
export type Keys = Room & {
  /** The device's own key: 32 random bytes. */
  readonly key: Hash;
  /** Tokens other devices gave, by device id. */
  readonly tokens: Readonly<Record<string, Hash>>;
};

/** 32 bytes nobody can guess, as hex. */
export type Entropy = () => Hash;

const roomLength = 12;
const secretLength = 32;
const linkPattern = new RegExp(`^([A-Za-z0-9_-]{${roomLength}})\\.([A-Za-z0-9_-]{${secretLength}})$`);

/** A new room. */
export function makeRoom(entropy: Entropy): Room {
  const text = base64url(hexToBytes(entropy()).slice(0, 9));
  return { room: text, secret: base64url(hexToBytes(entropy()).slice(0, 24)) };
}

/** The part of a link behind the `#`. */
export const writeLink = ({ room, secret }: Room): string => `#${room}.${secret}`;

/** The room in a link, with or without what stands before the `#`; undefined if it is no link. */
export function readLink(text: string): Room | undefined {
  const found = linkPattern.exec(text.trim().slice(text.trim().lastIndexOf('#') + 1));
  return found ? { room: found[1]!, secret: found[2]! } : undefined;
}

const mac = (key: string, value: Json): Hash =>
  bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(canonical(value))));

/** Epochs an address may have; when one is taken, the next is used. */
export const epochs = 8;

/** Where the device at `place` can be called at a broker. */
export const addressOf = ({ room, secret }: Room, place: Place, epoch: number): string =>
  `wayside-${mac(secret, ['wayside address/1', room, place, epoch]).slice(0, 40)}`;

/** The id of the device with this key. */
export const deviceId = ({ room, key }: Pick<Keys, 'room' | 'key'>): string =>
  hash(['wayside device/1', room, key]).slice(0, 32);

/** What this device shows to be known again by the device `to`. */
export const tokenFor = ({ key }: Pick<Keys, 'key'>, to: string): Hash => mac(key, ['wayside token/1', to]);

/** What the proof of the secret covers: `opener` says whose proof it is. */
export type Proof = {
  readonly opener: boolean;
  /** The nonces, the opener's first. */
  readonly nonces: readonly [Hash, Hash];
  readonly binding: string;
};

export const proofOf = ({ room, secret }: Room, { opener, nonces, binding }: Proof): Hash =>
  mac(secret, ['wayside proof/1', room, opener, nonces, binding]);

/** Proves that one has a token without showing it; covers what `proofOf` covers. */
export const tokenProof = (token: Hash, { opener, nonces, binding }: Proof): Hash =>
  mac(token, ['wayside token proof/1', opener, nonces, binding]);

/** The `number`-th chain of a device for a match; a device needs a second one only after a rest or when one is used up. */
export const chainOf = (keys: Pick<Keys, 'room' | 'key'>, match: string, number: number): Chain =>
  new Chain({ match, device: deviceId(keys) }, mac(keys.key, ['wayside chain/1', match, number]));

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64url without padding. */
export function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const left = Math.min(3, bytes.length - i);
    for (let j = 0; j <= left; j++) text += alphabet[(three >> (18 - 6 * j)) & 63]!;
  }
  return text;
}

/** Bytes from base64url; undefined if the text is none, or not the one canonical text of its bytes. */
export function fromBase64url(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const sign of text) {
    held = ((held << 6) | alphabet.indexOf(sign)) & 0xffff;
    bits += 6;
    if (bits >= 8) bytes[at++] = (held >> (bits -= 8)) & 0xff;
  }
  return base64url(bytes) === text ? bytes : undefined;
}
