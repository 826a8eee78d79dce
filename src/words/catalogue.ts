/**
 * Every text a person reads stands in a catalogue, written in English where it is used. Another language is laid over it:
 * the same keys with its own strings and sentences. Nobody who reads a catalogue knows which language is spoken.
 */

/** What another language has to say for an English catalogue: strings for strings, sentences of the same parts for sentences. */
export type Words<T> = T extends string
  ? string
  : T extends (...parts: infer Parts) => infer Said
    ? (...parts: Parts) => Said extends string ? string : Said
    : T extends readonly (infer One)[]
      ? readonly Words<One>[]
      : T extends object
        ? { readonly [Key in Told<T>]: Words<T[Key]> }
        : T;

/** All keys but those by which a page of rules and its rules are found: nobody reads them. */
type Told<T> = {
  [Key in keyof T]: Key extends 'id' ? never : NonNullable<T[Key]> extends Ids<Key> ? never : Key;
}[keyof T];
type Ids<Key> = Key extends 'sections' | 'rules' | 'quotes' ? readonly string[] : never;

/** The words of a language, catalogue by catalogue. */
export type Translation = Readonly<Record<string, object>>;

type Branch = Record<string, unknown>;
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** By name, marked as such for tests that lay a made-up language over them. */
const catalogues = new Map<string, object>();
const spoken = new Map<string, object>();

/** Words that are looked up by a name which may not be among them. */
export const named = <V = string>(all: Readonly<Record<string, V>>): Readonly<Record<string, V>> => all;

/** Makes these English words known by a name, so that another language finds them. */
export function catalogue<T extends object>(name: string, english: T): T {
  catalogues.set(`words:${name}`, english);
  lay(spoken.get(name), english);
  return english;
}

/** Lays a language over the catalogues: those that are here, and those that are loaded later. */
export function speak(translation: Translation): void {
  for (const [name, words] of Object.entries(translation)) {
    spoken.set(name, words);
    lay(words, catalogues.get(`words:${name}`));
  }
}

/** In place: whoever took a branch of a catalogue before reads the other language in it. */
function lay(words: unknown, over: unknown): void {
  if (!isBranch(words) || !isBranch(over)) return;
  for (const [key, value] of Object.entries(words)) {
    if (isBranch(value)) lay(value, over[key]);
    else over[key] = value;
  }
}
