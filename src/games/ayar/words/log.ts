/** What happened, in words. Sentences begin with what somebody does; the name comes before. */
import { catalogue, named } from '#words/catalogue.ts';
import { list, plural } from '#words/grammar.ts';

const moons = (n: number): string => plural(n, 'moon');
const suns = (n: number): string => plural(n, 'sun');

export const logWords = catalogue('ayar.log', {
  begins: (name: string) => `${name} begins.`,
  starting: (name: string) => `${name} begins with a starting tambo.`,
  lays: (marker: string, line: string) => `lays ${marker} at ${line}`,
  walks: (ayar: string, from: number, to: number) =>
    from === to ? `${ayar} stays on ${to}` : `${ayar} walks from ${from} to ${to}`,
  builds: (where: string) => `builds at ${where}`,
  boxed: 'takes a tambo off the grid',
  works: (craft: string, power: number) => `works on ${craft} with power ${power}`,
  pot: (pot: string) => `takes ${/^[aeiou]/.test(pot) ? 'an' : 'a'} ${pot}`,
  unseen: 'takes a pot unseen',
  textile: (power: number) => `takes a textile of ${power}`,
  lays2: 'lays it on the loom',
  plants: (n: number) => `plants ${n} maize`,
  sails: (cost: number) => (cost === 0 ? 'sails on at no cost' : `pays ${cost} to sail on`),
  island: (n: number) => `builds island ${n}`,
  lakeTaken: 'takes a viracocha from the lake',
  lakeEmpty: 'finds no viracocha left there',
  viracocha: 'gains a viracocha',
  bonusFor: (bonus: string, craft: string) => `${bonus} for ${craft}`,
  bonus: (bonus: string, done: boolean) => (done ? `completes the bonus ${bonus}` : `places a viracocha on ${bonus}`),
  llama: (n: number) => `gains ${plural(n, 'llama')}`,
  six: (n: number) => `gains ${n} devotion for Inti bonuses`,
  moved: (marker: string, from: string, to: string) => `moves ${marker} from ${from} to ${to}`,
  emptied: (line: string) => `empties ${line}`,
  inti: (craft: string, gained: number) => `gains ${gained} devotion for ${craft}`,
  festival: (craft: string) => `Festival of ${craft}.`,
  raymi: (craft: string, gain: string) => `Festival of ${craft}: ${gain}.`,
  raymiGain: (name: string, n: number, llama: boolean) =>
    n === 0 ? `${name} gains nothing` : `${name} +${n} devotion${llama ? ' and a llama' : ''}`,
  fertile: (craft: string, n: number, llama: boolean) => `${n} for ${craft}${llama ? ' and a llama' : ''}`,
  fertileFor: (parts: readonly string[]) => `takes ${list(parts)} on fertile ground`,
  temple: (craft: string, ayar: string, column: number) =>
    `places the ${craft} temple in column ${column} of ${ayar}’s row`,

  night: (round: number) => `Night ${round} falls.`,
  retired: (ayar: string, space: number) => `${ayar} retires on space ${space}.`,
  harvest: (name: string, n: number, tied: boolean) =>
    `${name} has most maize (${n}${tied ? ', planted first in a tie' : ''}): a viracocha.`,
  noHarvest: 'Nobody has planted; the viracocha goes back.',
  templeBonus: (name: string, n: number) => `${name} gains ${moons(n)} by the temple bonus.`,
  templeScored: (name: string, craft: string, worth: number, bonus: number) =>
    `${name}’s ${craft} temple pays ${worth} + ${bonus} moons.`,
  markerScored: (name: string, craft: string, n: number) => `${name} takes ${moons(n)} for ${craft}.`,
  dawn: (parts: readonly string[]) => `Dawn: ${list(parts)}.`,
  dawnFor: (name: string, n: number) => `${suns(n)} for ${name}`,
  day: (round: number, name: string) => `Day ${round} begins with ${name}.`,
  shared: (name: string, sun: number, moon: number) => `${name} gains ${suns(sun)} and ${moons(moon)} for llamas.`,
  over: (results: readonly string[]) => `The match is over: ${list(results)}.`,
  result: (name: string, points: number) => `${name} ${points}`,

  token: (arrows: number, power: number, temple: boolean) =>
    `The Ayllu flips a token: ${plural(arrows, 'step')}, power ${power}${temple ? ', a temple' : ''}.`,
  bagFilled: 'Its bag is filled again.',
  aylluMarker: (ayar: string) => `It draws ${ayar}.`,
  aylluIdle: 'It finds no place to build.',
  aylluBuilds: (where: string, craft: string, why: string) => `It builds at ${where}: ${craft}, since ${why}`,
  aylluChose: (where: string, why: string) => `${where}: ${why}`,
  tokenRemoved: 'A token of the Ayllu leaves the game.',
  aylluTakes: named({
    aylluPot: 'a pot',
    aylluTextile: 'a textile',
    aylluMaize: 'a cob',
    aylluSailed: 'its boat sails on',
    aylluIsland: 'an island'
  }),

  /** Why the Ayllu chose this place. */
  why: named<(craft: string, skipped: number) => string>({
    'AYR-SOLO-14': (craft: string) => `${craft} is on a banner at the first spaces, and this path’s row is topmost.`,
    'AYR-RES-60': () => 'no first place matches a banner, so the topmost row decides.',
    'AYR-SOLO-16': (craft: string) => `the next banner ahead asks for ${craft}.`,
    'AYR-SOLO-17': (craft: string, skipped: number) =>
      `${plural(skipped, 'banner')} ahead found no place, the next asks for ${craft}.`,
    'AYR-SOLO-18': (craft: string) => `no banner helps; ${craft} is its topmost craft without a dawn bonus.`,
    'AYR-SOLO-19': (craft: string) => `no banner helps; ${craft} is its topmost craft without a night marker.`,
    'AYR-SOLO-20': () => 'nothing else decides, so it takes the place closest to the Ayar.'
  })
});
