/** What happened, in words: one line for the log, and what an undo would take back. */
import type { Sentence } from '../../view.ts';
import type { Event } from '../rules/events.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move, Of } from '../rules/moves.ts';
import { isPractice } from '../rules/practice.ts';
import { seatOf, type State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { log as w } from '../words/log.ts';
import { animalName, dominoKind, dominoName, tileName } from './things.ts';

/** What the camera of a domino brings as it is placed; where it stands in the end, a trembling hand decides only then. */
function brought({ box }: AyaGame, { hand, turn, tileTop, animalsLeft }: State, { use }: Of<'place'>): string {
  const { type } = box.dominoes.get(hand[turn] ?? '') ?? {};
  if (use === 'plain' || type === undefined || type === 'garden') return '';
  if (use === 'tile') return w.withTile(tileName(box, tileTop[type] ?? ''));
  const animals = box.animals[type];
  const animal = animalName(box, animals[animals.length - animalsLeft[type]] ?? '');
  return use === 'buffer' ? w.laid(animal) : w.withAnimal(animal);
}

type Told<T> = Event & { readonly type: T };

/** What is told of a move, or undefined if that is nothing. */
function said(
  game: AyaGame,
  before: State,
  move: Move,
  events: readonly Event[],
  names: readonly string[]
): string | undefined {
  const { box } = game;
  const name = names[seatOf(before, before.turn)] ?? '';
  const find = <T extends Event['type']>(type: T) => events.find((event): event is Told<T> => event.type === type);
  const ends = find('buildingOver') ? ` ${w.built}` : '';
  switch (move.type) {
    case 'first':
      return w.begins(names[move.seat] ?? '');
    case 'start':
      return w.start(name);
    case 'turnGlass':
      return before.options.glassMs === 0 ? w.practise(name) : w.glass(name, find('glassTurned')?.run ?? 0);
    case 'place':
      return `${w.places(name, dominoKind(box, before.hand[before.turn] ?? ''))}${brought(game, before, move)}.${ends}`;
    case 'tremble':
      return ends === '' ? undefined : w.built;
    case 'toReserve':
      return `${w.reserves(name, dominoKind(box, before.hand[before.turn] ?? ''))}${ends}`;
    case 'turn':
      return w.turns(name, dominoName(box, move.domino));
    case 'bump':
      return w.bumps(name, dominoName(box, move.domino));
    case 'accident':
      return `${w.down(find('accident')?.lying.length ?? 0, find('accident')?.off.length ?? 0)}${ends}`;
    case 'raise':
      return w.raises(names[move.by] ?? '', move.dominoes.length);
    case 'raiseBuffer':
      return w.raisesPair(names[move.by] ?? '', animalName(box, move.token));
    case 'sandOut':
      return `${w.sand(find('sandOut')?.run ?? 0)}${ends}`;
    case 'push':
      return w.pushes(name, dominoName(box, move.domino), find('pushed')?.price ?? 0);
    case 'fall':
      return fallen(find('fell')?.down.length, find('topplingOver') !== undefined);
    case 'undone':
      return w.undone;
    case 'take':
      return w.takes(name, dominoKind(box, find('drawn')?.domino ?? ''));
    case 'tryOut':
      return w.tries(name);
    case 'standUp':
      return w.standsUp(name);
    case 'enough':
      return w.enough(name);
    default:
      return undefined;
  }
}

/** Of a fall that is told part by part, no part says what another does. */
function fallen(down: number | undefined, over: boolean): string | undefined {
  const told = [...(down === undefined ? [] : [w.fell(down)]), ...(over ? [w.over] : [])];
  return told.length > 0 ? told.join(' ') : undefined;
}

/** What is told of a move. AYA-ACC-02: who stands up what lies may do so out of turn. */
export function sentences(...told: Parameters<typeof said>): readonly Sentence[] {
  const [, before, move] = told;
  const text = said(...told);
  if (text === undefined) return [];
  if (move.type === 'first') return [{ text, seat: move.seat }];
  const helps = move.type === 'raise' || move.type === 'raiseBuffer';
  return [{ text, seat: helps ? move.by : seatOf(before, before.turn) }];
}

/** AYA-TIME-01, AYA-TOPPLE-03: what was built in a run of the glass, and what a push brought. */
export function chapter(state: State): string | undefined {
  switch (state.phase) {
    case 'glass1':
      return isPractice(state) ? w.practice : w.firstGlass;
    case 'glass2':
      return w.secondGlass;
    case 'push':
      return state.pushes.length > 0 ? w.push(state.pushes.length) : undefined;
    default:
      return undefined;
  }
}

export const undoes = (_game: AyaGame, _state: State, move: Move): string =>
  words.undoes[move.type] ?? words.undoes.other!;
