/** What a long press tells of a piece. */
import { catalogue } from '#words/catalogue.ts';
import { article as a, capital, plural } from '#words/grammar.ts';
import type { Ground } from '../rules/state.ts';
import { grounds } from './names.ts';

export const pieces = catalogue('aya.pieces', {
  close: 'Close',
  rule: 'The rule',
  ask: (piece: string) => `What is ${piece}?`,
  domino: (type: Ground) => `A river domino of the ${grounds[type]}: when it falls, its watered side lies on top.`,
  camera: (type: Ground) =>
    `${capital(a(grounds[type]))} domino with a camera: it may bring a landscape or an animal of its kind.`,
  garden: 'A garden counts as every kind. The river may part at it.',
  inHand: (name: string) => `In the hand of ${name}.`,
  stands: (name: string) => `It stands. ${name} placed it.`,
  lying: 'It was knocked over. Touch it or stroke it to stand it up.',
  lyingPaused: 'It was knocked over. It can be stood up once the glass is turned.',
  lies: 'It lies and shows no water: no river runs over it.',
  laid: 'It lies flat for now and leaves a gap that stops a fall. Raise it before building ends.',
  laidStill: 'It was never raised: it lies flat, and no river runs over it.',
  fallen: 'It has fallen: the river runs over it.',
  carries: (animal: string) => `It carries the ${animal}.`,
  next: (domino: string, verdict: string, gap: string) => `Next: ${domino}, ${gap} away. ${verdict}.`,
  end: (wants: string) => `A free end. It wants ${wants}.`,
  last: 'Nothing stands after it.',
  spoils: (tile: string) => `It spoils the photo of the ${tile}.`,
  start: 'The river begins here: the domino before the spring is pushed first.',
  tile: (type: string, ports: number) =>
    `${capital(a(type))} landscape with ${plural(ports, 'opening')}: water of its kind must cover each, and nothing else may lie on it.`,
  spoilt: (dominoes: string) => `Spoiled by ${dominoes}.`,
  animal: (type: Ground) =>
    `An animal of the ${grounds[type]}: a river of its kind must lead from it to a tile of its kind.`,
  across: (a: string, b: string) => `It lies across ${a} and ${b}.`,
  animalLaid: 'It waits beside its place until its domino is raised.',
  animalLost: 'It was not on its dominoes when building ended.',
  off: 'It was thrown off. It goes back by itself once both its dominoes stand; when building is over it is lost.',
  won: 'Its photo is ready: it counts if all that stands now falls cleanly.',
  /** When all is over. */
  counted: 'Its photo counts.',
  lost: (why: string) => `Its photo is lost: ${why}.`,
  fails: (why: string) => `As it stands its photo would not count: ${why}.`,
  gap: (verdict: string, gap: string) => `${verdict}: a gap of ${gap}`,
  safe: 'Measured from domino to domino: here the fall and its water pass.',
  firebreak:
    'Between these two dominoes the fall stops: an accident, and the river as well. Close it before building ends.',
  opposed: 'These two dominoes pour against each other: no river passes here.'
});
