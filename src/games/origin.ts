/** Where a printed value of an edition comes from, as its file says it (`source`). */
export type Origin = 'rulebook' | 'public' | 'reconstructed' | 'owner';

/** Whatever was partly made up counts as made up; so does what says nothing about itself. */
export function originOf(source: string | undefined): Origin {
  if (source === undefined || source.includes('reconstructed')) return 'reconstructed';
  if (source.startsWith('public')) return 'public';
  return source === 'owner' ? 'owner' : 'rulebook';
}

type Sourced = { readonly source?: string };
/** The words a game has for it: a sentence for each origin, a name for each part of its edition. */
export type OriginWords<Part extends string> = Readonly<Record<Origin, (parts: readonly string[]) => string>> & {
  readonly parts: Readonly<Record<Part, string>>;
};

/** Says of each part of an edition where its values come from; what has several sources is worth its weakest. */
export function tellOrigins<Part extends string>(
  sources: Readonly<Record<Part, readonly Sourced[]>>,
  words: OriginWords<Part>
): string[] {
  const weakest = (of: readonly Sourced[]): Origin => {
    const found = of.map(({ source }) => originOf(source));
    return (['reconstructed', 'owner', 'public', 'rulebook'] as const).find((one) => found.includes(one))!;
  };
  const parts = Object.keys(words.parts) as Part[];
  return (['rulebook', 'public', 'reconstructed', 'owner'] as const).flatMap((origin) => {
    const these = parts.filter((part) => weakest(sources[part]) === origin).map((part) => words.parts[part]);
    return these.length > 0 ? [words[origin](these)] : [];
  });
}
