/** What keeps data from being an edition, one sentence each, as its owner can understand it. */
import * as v from 'valibot';
import { words } from '#words/misfits.ts';

/** Sentences beyond these would not be read. */
const most = 12;

export const misfits = (issues: readonly v.BaseIssue<unknown>[]): string[] =>
  issues.slice(0, most).map((issue) => words.at(v.getDotPath(issue) ?? words.file, said(issue)));

/** Checks of our own say themselves what is wrong; of valibot's, whose words are for programmers, the kind is told. */
function said({ type, requirement, expected, received, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return words.missing;
  if (!message.startsWith('Invalid ')) return message;
  const bound = typeof requirement === 'number' ? requirement : 0;
  switch (type) {
    case 'min_value':
      return words.least(bound);
    case 'max_value':
      return words.most(bound);
    case 'integer':
    case 'safe_integer':
      return words.whole;
    case 'number':
      return words.number;
    case 'string':
      return words.text;
    case 'array':
      return words.list;
    case 'length':
      return words.length(bound);
    case 'min_length':
      return words.leastLength(bound);
    case 'max_length':
      return words.mostLength(bound);
    case 'literal':
    case 'picklist':
      return words.oneOf((expected ?? '').replace(/[()]/g, '').split(' | '));
    default:
      return words.strange;
  }
}
