/**
 * npm run lessons: what the lesson of each game has, and which clauses of the ledger it teaches. Those that it leaves to
 * the pages of rules are left on purpose: `tests/lessons/left` gives a reason for each clause or section.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Step } from '../src/games/lesson.ts';
import { games, loadGame } from '../src/games/index.ts';

const reasonsOf = (game: string): Record<string, string> => {
  const file = fileURLToPath(new URL(`../tests/lessons/left/${game}.json`, import.meta.url));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
};

/** Everything a step may say. */
export const textsOf = (step: Step): string[] => [
  step.text,
  ...('nudge' in step ? [step.nudge] : []),
  ...(step.kind === 'do' && step.then !== undefined ? [step.then] : []),
  ...(step.kind === 'choose' ? step.ways.map(({ then }) => then) : [])
];
export const wordsIn = (text: string): number => text.split(/\s+/).length;

/**
 * How long somebody takes who has never heard of the game, on one walk through its lesson: an estimate. What is read on the
 * way, which is what steps say, what came of a task, and the longest of what may come of a choice, but no nudge; at 150
 * words a minute, where adults read 238 in silence (Brysbaert 2019), since the table is looked at meanwhile. Four seconds a
 * step to find what is lit; twelve for what one's own hands do, a task or a choice; and ninety for the match at the end.
 */
const pace = { words: 150 / 60, find: 4, hands: 12, match: 90 } as const;
export function secondsOf(step: Step): number {
  const came =
    step.kind === 'do' ? [step.then ?? ''] : step.kind === 'choose' ? step.ways.map(({ then }) => then) : [''];
  const read = wordsIn(step.text) + Math.max(...came.map((text) => (text === '' ? 0 : wordsIn(text))));
  const hands = step.kind === 'do' || step.kind === 'choose' ? pace.hands : 0;
  return read / pace.words + pace.find + hands + (step.kind === 'play' ? pace.match : 0);
}

export type Summary = {
  readonly chapters: number;
  readonly steps: number;
  /** How long it takes, to a tenth. */
  readonly minutes: number;
  /** Of all texts together, and of the longest. */
  readonly words: number;
  readonly longest: number;
  readonly taught: readonly string[];
  readonly left: readonly { readonly rule: string; readonly why: string }[];
  /** Neither taught nor left on purpose. */
  readonly forgotten: readonly string[];
  /** Taught, or given a reason, and in no ledger. */
  readonly unknown: readonly string[];
};

/** The lessons there are, by game. */
export async function summaries(): Promise<Record<string, Summary>> {
  const all: Record<string, Summary> = {};
  for (const [id, entry] of Object.entries(games)) {
    if (!entry.lesson) continue;
    const [game, write] = await Promise.all([loadGame(id), entry.lesson()]);
    const { chapters } = write(game);
    const steps = chapters.flatMap((chapter) => chapter.steps);
    const counts = steps.flatMap(textsOf).map(wordsIn);
    const reasons = reasonsOf(id);
    const ids = Object.keys(game.rulebook);
    const named = [...new Set(steps.flatMap(({ rules = [] }) => rules))];
    const why = (rule: string): string | undefined => reasons[rule] ?? reasons[rule.slice(0, rule.lastIndexOf('-'))];
    const rest = ids.filter((rule) => !named.includes(rule));
    all[id] = {
      chapters: chapters.length,
      steps: steps.length,
      minutes: Math.round(steps.reduce((sum, step) => sum + secondsOf(step), 0) / 6) / 10,
      words: counts.reduce((sum, n) => sum + n, 0),
      longest: Math.max(...counts),
      taught: named,
      left: rest.flatMap((rule) => ({ rule, why: why(rule) ?? '' })).filter((one) => one.why !== ''),
      forgotten: rest.filter((rule) => why(rule) === undefined),
      unknown: [...named, ...Object.keys(reasons)].filter((key) => !ids.some((rule) => rule.startsWith(key)))
    };
  }
  return all;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const found = await summaries();
  if (values.json) console.log(JSON.stringify(found));
  else
    for (const [game, { chapters, steps, minutes, words, longest, taught, left, forgotten }] of Object.entries(found))
      console.log(
        `${game}: ${chapters} chapters, ${steps} steps, ${minutes} minutes, ${words} words (longest ${longest}); ` +
          `${taught.length} clauses taught, ${left.length} left to the rules, ${forgotten.length} forgotten`
      );
}
