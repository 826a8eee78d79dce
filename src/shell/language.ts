/**
 * The one place that decides which language is spoken. English comes with the code; any other is a name here and, beside
 * the catalogues, folders `words/<name>` of files that lay theirs over them: `export default { home: … } satisfies …`.
 */
import { speak, type Translation } from '#words/catalogue.ts';

const languages: readonly string[] = [];

const files = import.meta.glob<{ default: Translation }>(['/src/words/*/*.ts', '/src/games/*/words/*/*.ts']);

/** Of the languages somebody reads, best first, the first one that Wayside has. */
export const languageFor = (wanted: readonly string[], known = languages): string =>
  wanted.map((one) => one.split('-')[0]!).find((one) => one === 'en' || known.includes(one)) ?? 'en';

/** Before the first page is shown: what is loaded later finds its words there. */
export async function chooseLanguage(wanted: readonly string[]): Promise<void> {
  const language = languageFor(wanted);
  const its = Object.entries(files).filter(([path]) => path.includes(`/words/${language}/`));
  for (const { default: words } of await Promise.all(its.map(([, load]) => load()))) speak(words);
  document.documentElement.lang = language;
}
