import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Header, Entry } from '#engine/log.ts';
import { makeRoom, readLink, writeLink } from '#sync/keys.ts';
import { verify } from '#sync/verify.ts';
import { vectors } from '../support/sync/vectors.ts';
import { seededEntropy } from '../support/sync/world.ts';
import { toy } from '../support/toy.ts';

const published = JSON.parse(readFileSync(new URL('vectors/link.json', import.meta.url), 'utf8')) as {
  readonly match: { readonly header: Header; readonly entries: readonly Entry[] };
};

test('LINK-VECTOR-01 what is computed is what was published', () => {
  expect(vectors()).toEqual(published);
});

test('LINK-VERIFY-01 the published match holds', () => {
  const { header, entries } = published.match;
  expect(verify(toy, { header, past: [], entries })).toMatchObject({ broken: undefined, entries: entries.length });
});

test('LINK-URL-01 a link is read as it was written, with or without an address before it; anything else is none', () => {
  const room = makeRoom(seededEntropy('room'));
  const link = writeLink(room);
  for (const text of [link, `https://example.org/join${link}`, ` ${link}\n`, link.slice(1)])
    expect(readLink(text)).toEqual(room);
  for (const text of ['', '#', link.slice(0, -1), `${link}x`, link.replace('.', '-'), link.replace(/.$/, '=')])
    expect(readLink(text)).toBeUndefined();
});
