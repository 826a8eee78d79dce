/** Where the values of an edition come from: as its file says it (`source`), as people are told it, and the owner's mark. */
import * as v from 'valibot';

/** What a file says of a value. Stored editions may say anything, and keep it: their hash is part of their matches. */
export const source = v.pipe(v.string(), v.brand('Source'));
export type Source = v.InferOutput<typeof source>;
/** One source for the whole of a thing, or one for each of its values. */
export type Sourced = { readonly source?: Source | Readonly<Record<string, Source>> };

export type Origin = 'rulebook' | 'public' | 'reconstructed' | 'owner';

/**
 * Whatever was partly made up counts as made up; so does what says nothing about itself. Any other words than ours were
 * written by somebody who has the box: older forms wrote "own copy".
 */
export function originOf(source: string | undefined): Origin {
  if (!source || source.includes('reconstructed')) return 'reconstructed';
  if (source.startsWith('public')) return 'public';
  return source.startsWith('rulebook') ? 'rulebook' : 'owner';
}

export const originsOf = ({ source }: Sourced): Origin[] =>
  typeof source === 'object' ? Object.values(source).map(originOf) : [originOf(source)];

const owner = v.parse(source, 'owner');

/** The same thing with other values, marked as the owner's: all of it, or each value where each has its source. */
export function entered<T extends Sourced>(one: T, change: Partial<T>): T {
  const marks = Object.fromEntries(Object.keys(change).map((key) => [key, owner]));
  return { ...one, ...change, source: typeof one.source === 'object' ? { ...one.source, ...marks } : owner };
}

/** The words a game has for it: a sentence for each origin, a name for each part of its edition. */
export type OriginWords<Part extends string> = Readonly<Record<Origin, (parts: readonly string[]) => string>> & {
  readonly parts: Readonly<Record<Part, string>>;
  /** A part of which only some is the owner's. */
  readonly some: (part: string) => string;
};

/** Says of each part of an edition where its values come from: what is printed is worth its weakest source. */
export function tellOrigins<Part extends string>(
  sources: Readonly<Record<Part, readonly Sourced[]>>,
  words: OriginWords<Part>
): string[] {
  const told = (Object.keys(words.parts) as Part[]).flatMap((part) => {
    const found = sources[part].flatMap(originsOf);
    const printed = (['reconstructed', 'public', 'rulebook'] as const).find((one) => found.includes(one));
    const own = found.includes('owner') ? ('owner' as const) : undefined;
    const name = printed && own ? words.some(words.parts[part]) : words.parts[part];
    return [printed, own].map((origin) => ({ origin, name }));
  });
  return (['rulebook', 'public', 'reconstructed', 'owner'] as const).flatMap((origin) => {
    const these = told.filter((one) => one.origin === origin).map(({ name }) => name);
    return these.length > 0 ? [words[origin](these)] : [];
  });
}
