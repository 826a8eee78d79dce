/** Searching text without minding accents or case, and marking what was found. */
export type Piece = { readonly text: string; readonly hit: boolean };

/** Lower case without accents, one character for each of the original, so that places stay the same. */
function plain(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return bare.length === letter.length ? bare : letter;
  }).join('');
}

/** The words of a query, plain. */
export const wordsOf = (query: string): string[] => plain(query.trim()).split(/\s+/).filter(Boolean);

/** True when every word of the query is somewhere in one of the texts. */
export function matches(texts: readonly string[], query: readonly string[]): boolean {
  const all = plain(texts.join('\n'));
  return query.every((word) => all.includes(word));
}

/** `text` cut into pieces, those that match a word of the query marked. */
export function pieces(text: string, query: readonly string[]): Piece[] {
  const bare = plain(text);
  const hit = new Uint8Array(text.length);
  for (const word of query) {
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + 1)) hit.fill(1, at, at + word.length);
  }
  const cut: Piece[] = [];
  for (let from = 0, to = 0; from < text.length; from = to) {
    while (to < text.length && hit[to] === hit[from]) to += 1;
    cut.push({ text: text.slice(from, to), hit: hit[from] === 1 });
  }
  return cut;
}

/** The part of the texts where the query is first met, cut at words, or undefined. */
export function excerpt(texts: readonly string[], query: readonly string[], length = 90): string | undefined {
  const [word] = query;
  const text = word === undefined ? undefined : texts.find((one) => plain(one).includes(word));
  if (word === undefined || text === undefined) return undefined;
  const at = plain(text).indexOf(word);
  const from = at < length / 2 ? 0 : text.lastIndexOf(' ', at - length / 3) + 1;
  const to = from + length >= text.length ? text.length : text.lastIndexOf(' ', from + length);
  return `${from > 0 ? '… ' : ''}${text.slice(from, Math.max(to, at + word.length))}${to < text.length ? ' …' : ''}`;
}
