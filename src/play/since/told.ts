/** Lines of a match and what each of them tells of: one happening, or several that make one line. Pure. */
import type { Seat } from '#engine/game.ts';
import type { Happening } from '#engine/timeline.ts';
import type { Tale } from '../tale.ts';

/** What one line tells: who did it, and from where to where. */
export type Telling = Happening & {
  readonly text: string;
  /** Whose mark it carries; undefined for what is nobody's, or several seats'. */
  readonly seat: Seat | undefined;
};

type Spoken = { readonly text: string | undefined; readonly seat: Seat | undefined };
/** A line never changes once something happened, and a long log is asked for after every move. */
const spoken = new WeakMap<Happening, Spoken>();
/** What was joined, by its last part: asked for again it is the same, and so is its line. */
const joinedAt = new WeakMap<Happening, Happening>();

/** Whose mark a line carries: of whom it tells, where the game says so, or else of who did it. */
function markOf({ game, view }: Tale, { before, move, events, by }: Happening): Seat | undefined {
  if (view.about) return view.about(game, before, move, events);
  return by === 'chance' ? undefined : by;
}

function say(tale: Tale, one: Happening): Spoken {
  let said = spoken.get(one);
  if (!said) {
    const text = tale.view.line(tale.game, one.before, one.move, one.events, tale.names);
    said = { text, seat: text === undefined ? undefined : markOf(tale, one) };
    spoken.set(one, said);
  }
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

/** What happened, with steps that only go on with the one before them joined to it. */
function joined({ view }: Tale, history: readonly Happening[]): Happening[] {
  const all: Happening[] = [];
  let last: Happening | undefined;
  for (const one of history) {
    const before = all.at(-1);
    if (before && last && one.by === before.by && view.story?.joins?.(last, one))
      all[all.length - 1] = join(before, one);
    else all.push(one);
    last = one;
  }
  return all;
}

/** All lines, oldest first. */
export const tellings = (tale: Tale, history: readonly Happening[]): Telling[] =>
  joined(tale, history).flatMap((one) => {
    const { text, seat } = say(tale, one);
    return text === undefined ? [] : { ...one, text, seat };
  });
