/** Sentences of the log. What somebody does comes after their name. */
import { catalogue } from '#words/catalogue.ts';
import { plural, possessive } from '#words/grammar.ts';
import { seeds } from './names.ts';

export const log = catalogue('aiye.log', {
  begins: (name: string) => `${name} begins.`,
  sows: (n: number, from: number) => `sows ${n} from column ${from}`,
  activates: (place: number) => `activates column ${place}`,
  sowsAgain: 'sows once more first',
  meeting: 'calls the Council',
  takes: (sun: number, moon: number, place: number) => `takes ${seeds(sun, moon)} under column ${place}`,
  takesToo: (sun: number, moon: number) => `takes ${seeds(sun, moon)}`,
  converts: (from: string, place: number, n: number, to: string) =>
    `turns 1 ${from} of column ${place} into ${plural(n, to)}`,
  promotes: (name: string) => `sends ${name} to the Council`,
  gone: (place: number) => `column ${place} disappears`,
  movesSeeds: (n: number, from: number, to: number) => `moves ${plural(n, 'seed')} from column ${from} to column ${to}`,
  movesCard: (name: string, to: number) => `moves ${name} to column ${to}`,
  newColumn: (name: string, at: number) => `starts a new column with ${name}, now column ${at}`,
  conflict: 'starts a conflict',
  blocked: (name: string, place: number) => `${possessive(name)} column ${place} is blocked`,
  spared: (name: string) => `${name} is spared`,
  answers: (place: number) => `chooses column ${place} to be blocked`,
  summons: (name: string, place: number, n: number) =>
    n > 0 ? `summons ${name} to column ${place} for ${plural(n, 'seed')}` : `summons ${name} to column ${place}`,
  renews: (row: string) => `renews the ${row}`,
  gift: (place: number) => `has no seeds and takes 1 sun and 1 moon under column ${place}`,
  allBlocked: 'could not sow: all columns were blocked and recover now',
  lastMasks: (name: string, n: number) => `${name} has ${n} masks: this round is played to its end, then one more.`,
  lastCards: (name: string, n: number) => `${name} has ${n} cards: this round is played to its end, then one more.`,
  over: 'The match is over.'
});
