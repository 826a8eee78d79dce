/** What keeps data from being an edition, one sentence each, as its owner can understand it. */
import * as v from 'valibot';

/** Sentences beyond these would not be read. */
const most = 12;

export const misfits = (issues: readonly v.BaseIssue<unknown>[]): string[] =>
  issues.slice(0, most).map((issue) => `${v.getDotPath(issue) ?? 'The file'}: ${said(issue)}.`);

/** Checks of our own say themselves what is wrong; of valibot's, whose words are for programmers, the kind is told. */
function said({ type, requirement, expected, received, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'this is missing';
  if (!message.startsWith('Invalid ')) return message;
  const bound = typeof requirement === 'number' ? requirement : 0;
  switch (type) {
    case 'min_value':
      return `this must be at least ${bound}`;
    case 'max_value':
      return `this must be at most ${bound}`;
    case 'integer':
    case 'safe_integer':
      return 'this must be a whole number';
    case 'number':
      return 'this must be a number';
    case 'string':
      return 'this must be text';
    case 'array':
      return 'this must be a list';
    case 'length':
      return `this must have a length of ${bound}`;
    case 'min_length':
      return `this must have a length of at least ${bound}`;
    case 'max_length':
      return `this must have a length of at most ${bound}`;
    case 'literal':
    case 'picklist':
      return `this must be ${(expected ?? '').replace(/[()]/g, '').replaceAll(' | ', ' or ')}`;
    default:
      return 'this is not what belongs here';
  }
}
