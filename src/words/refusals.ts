/** What a player reads when the rules refuse a move: the game's words for that rule, or the rule's own sentence. */
import { catalogue } from './catalogue.ts';

const words = catalogue('refusals', { none: 'The rules do not allow this.' });

export type Detail = Readonly<Record<string, unknown>>;
/** By rule id. A rule without an entry speaks with its own sentence. */
export type Refusals = Readonly<Record<string, string | ((detail: Detail) => string)>>;

export const numberIn = (detail: Detail, key: string): number => {
  const value = detail[key];
  return typeof value === 'number' ? value : 0;
};
export const textIn = (detail: Detail, key: string): string => {
  const value = detail[key];
  return typeof value === 'string' ? value : '';
};

type Refused = { readonly rule: string; readonly detail?: Detail };
type Rulebook = Readonly<Record<string, { readonly text: string }>>;

export function refuse(refusals: Refusals, { rulebook }: { readonly rulebook: Rulebook }, refused: Refused): string {
  const { rule, detail = {} } = refused;
  const entry = Object.hasOwn(refusals, rule) ? refusals[rule] : undefined;
  if (typeof entry === 'function') return entry(detail);
  return entry ?? (Object.hasOwn(rulebook, rule) ? rulebook[rule]!.text : words.none);
}
