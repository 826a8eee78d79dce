/** Pages of a game's rules: words of its own, then the sentences of the rulebook for the ids that the page covers. */
import type { Game } from '#engine/game.ts';
import type { Topic } from './view.ts';

/** A page as a game's catalogue writes it. */
export type Page = {
  readonly id: string;
  readonly title: string;
  readonly intro: readonly string[];
  /** Sections of the rulebook told in full. */
  readonly sections?: readonly string[];
  /** Single rules told here, after the sections. */
  readonly rules?: readonly string[];
  /** Rules repeated here; a refusal opens the page that tells them. */
  readonly quotes?: readonly string[];
};

/** A page in our own words. */
export const told = (id: string, title: string, intro: readonly string[]): Page => ({ id, title, intro });

/** A page that tells whole sections, and single rules of others. */
export const chapter = (
  id: string,
  title: string,
  intro: string | readonly string[],
  sections: readonly string[],
  rules: readonly string[] = []
): Page => ({ id, title, intro: [intro].flat(), sections, rules });

/** A page on a thing, with the rules that speak of it. */
export const about = (id: string, title: string, intro: string, quotes: readonly string[]): Page => ({
  id,
  title,
  intro: [intro],
  quotes
});

const sectionOf = (rule: string): string => /^[A-Z]+-([A-Z]+)-/.exec(rule)?.[1] ?? '';

export const sentences = ({ rulebook }: Game, rules: readonly string[]): string[] =>
  rules.flatMap((id) => (Object.hasOwn(rulebook, id) ? [rulebook[id]!.text] : []));

export function topicOf(game: Game, { id, title, intro, sections = [], rules = [], quotes = [] }: Page): Topic {
  const tells = [...Object.keys(game.rulebook).filter((rule) => sections.includes(sectionOf(rule))), ...rules];
  return { id, title, text: [...intro, ...sentences(game, [...tells, ...quotes])], rules: tells };
}

/** Makes the topics of a game when they are first asked for, and once. */
export function once<G extends Game>(make: (game: G) => readonly Topic[]): (game: G) => readonly Topic[] {
  const made = new WeakMap<G, readonly Topic[]>();
  return (game) => {
    const topics = made.get(game) ?? make(game);
    made.set(game, topics);
    return topics;
  };
}
