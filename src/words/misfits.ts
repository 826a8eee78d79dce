/** What is wrong with an edition or with the options of a match, as their owner reads it. Of an edition the place is named before. */
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
  strange: 'this is not what belongs here',
  id: 'an id is up to 32 letters, digits, - or _',
  options: {
    none: 'These options cannot be read.',
    stranger: (name: string) => `There is no option “${name}”.`,
    first: 'The starting player is a seat, or chosen by lot.'
  },
  noGame: (id: string) => `There is no game called “${id}” in this version of Wayside.`
});
