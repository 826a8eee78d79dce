/** Lines of a match and what each of them tells of: one happening, or several that make one line. Pure. */
import type { Seat } from '#engine/game.ts';
import type { Happening } from '#engine/timeline.ts';
import type { Sentence } from '#games/view.ts';
import { words } from '#words/play.ts';
import type { Tale } from '../tale.ts';

/** What is told together: who did it, and from where to where. */
export type Telling = Happening & {
  readonly text: string;
  /** Whose mark it carries; undefined for what is nobody's, or several seats'. */
  readonly seat: Seat | undefined;
  /** The same by whom it is about, each with a mark of its own. */
  readonly parts: readonly Sentence[];
};

type Spoken = Pick<Telling, 'seat' | 'parts'> & { readonly text: string | undefined };
/** A line never changes once something happened, and a long log is asked for after every move. */
const spoken = new WeakMap<Happening, Spoken>();
/** What was joined, by its last part: asked for again it is the same, and so is its line. */
const joinedAt = new WeakMap<Happening, Happening>();

/** Sentences in a row about the same seat are one part. */
export function partsOf(sentences: readonly Sentence[]): Sentence[] {
  const parts: Sentence[] = [];
  for (const one of sentences) {
    const last = parts.at(-1);
    if (last && last.seat === one.seat) parts[parts.length - 1] = { ...one, text: `${last.text} ${one.text}` };
    else parts.push(one);
  }
  return parts;
}

/** What is told several times running in the same words is told once, and how often. */
export function counted(sentences: readonly Sentence[]): Sentence[] {
  const [first] = sentences;
  if (!first) return [];
  const other = sentences.findIndex(({ text, seat }) => text !== first.text || seat !== first.seat);
  const times = other < 0 ? sentences.length : other;
  return [{ ...first, text: words.hint.times(first.text, times) }, ...counted(sentences.slice(times))];
}

/** Sentences as one line; undefined if there are none. */
export const lineIn = (sentences: readonly Sentence[]): string | undefined =>
  sentences.map(({ text }) => text).join(' ') || undefined;

/** Whose mark all of it carries: of who did it, if it is about that one at all, or else of the one it is about. */
function markOf(parts: readonly Sentence[], by: Happening['by']): Seat | undefined {
  const seats = new Set(parts.map(({ seat }) => seat));
  if (by !== 'chance' && seats.has(by)) return by;
  return seats.size === 1 ? parts[0]!.seat : undefined;
}

/** What is said of something that happened, or of some of its events. */
export function speak({ game, view, names }: Tale, { before, move, events, by }: Happening): Spoken {
  const sentences = view.sentences(game, before, move, events, names);
  const parts = partsOf(sentences);
  return { text: lineIn(sentences), seat: markOf(parts, by), parts };
}

function say(tale: Tale, one: Happening): Spoken {
  let said = spoken.get(one);
  if (!said) spoken.set(one, (said = speak(tale, one)));
  return said;
}

/** The log line of one happening, or undefined if it is not worth one. */
export const lineOf = (tale: Tale, one: Happening): string | undefined => say(tale, one).text;

/** Two steps that are told as one: the later one's number, for whoever goes there sees all of it. */
function join(first: Happening, last: Happening): Happening {
  const known = joinedAt.get(last);
  if (known?.before === first.before) return known;
  const one = { ...first, n: last.n, after: last.after, events: [...first.events, ...last.events], draft: last.draft };
  joinedAt.set(last, one);
  return one;
}

/** The same seat went on, or chance had a say in what it did. */
const goesOn = (before: Happening, one: Happening): boolean => one.by === before.by || one.by === 'chance';

/** What happened, with steps that only go on with the one before them joined to it. */
function joined({ view }: Tale, history: readonly Happening[]): Happening[] {
  const all: Happening[] = [];
  let last: Happening | undefined;
  for (const one of history) {
    const before = all.at(-1);
    if (before && last && goesOn(before, one) && view.story?.joins?.(last, one))
      all[all.length - 1] = join(before, one);
    else all.push(one);
    last = one;
  }
  return all;
}

/** All that is told, oldest first. */
export const tellings = (tale: Tale, history: readonly Happening[]): Telling[] =>
  joined(tale, history).flatMap((one) => {
    const { text, seat, parts } = say(tale, one);
    return text === undefined ? [] : { ...one, text, seat, parts };
  });
