/** Where secrets come from. */
import type { Hash } from '#engine/hash.ts';
import { StoreProblem } from '#store/problem.ts';

/** 32 bytes nobody can guess, as hex. Throws StoreProblem where the browser has no source of randomness. */
export function randomHash(): Hash {
  if (typeof crypto === 'undefined') throw new StoreProblem('unavailable', 'This browser has no source of randomness.');
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
