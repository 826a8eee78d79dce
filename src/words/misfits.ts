/** What is wrong with a value of an edition, as its owner reads it; the place it stands at is named before it. */
import { catalogue } from './catalogue.ts';

export const words = catalogue('misfits', {
  file: 'The file',
  at: (place: string, what: string) => `${place}: ${what}.`,
  missing: 'this is missing',
  least: (bound: number) => `this must be at least ${bound}`,
  most: (bound: number) => `this must be at most ${bound}`,
  whole: 'this must be a whole number',
  number: 'this must be a number',
  text: 'this must be text',
  list: 'this must be a list',
  length: (bound: number) => `this must have a length of ${bound}`,
  leastLength: (bound: number) => `this must have a length of at least ${bound}`,
  mostLength: (bound: number) => `this must have a length of at most ${bound}`,
  oneOf: (values: readonly string[]) => `this must be ${values.join(' or ')}`,
  strange: 'this is not what belongs here'
});
