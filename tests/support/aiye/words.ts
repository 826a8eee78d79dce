/**
 * Moves of Àiyé as words: "source c1", "drop s", "decide extraSowing", "use CS3", "use CS3.1", "take sm", "from c5",
 * "card S@c2", "to c4", "gap 2", "done", "answer c3", "renew masks", "summon CS3", "pay c1 s", "end", "reveal masks joy".
 * A card is named by its kind and, where that is not enough, by its column and its height from 0: "M@c4.1", "M@council".
 */
import type { Move } from '#games/aiye/rules/moves.ts';
import type { Card, Color, Mode, RowName, State } from '#games/aiye/rules/state.ts';
import { nameOf } from './position.ts';

const colorOf: Readonly<Record<string, Color>> = { s: 'sun', m: 'moon' };
const column = (word: string): number => Number(/^c(\d+)$/.exec(word)![1]);

/** Where cards of a kind are looked for, in this order. */
function cardsIn(state: State, place: string): readonly Card[] {
  const area = state.areas[state.seat]!;
  if (place === 'village') return [...state.characters.open, ...state.masks.open].filter((card) => card !== null);
  if (place === 'council') return area.council;
  if (place === 'columns') return area.columns.flatMap(({ cards }) => cards);
  return area.columns.find(({ id }) => `c${id}` === place)?.cards ?? [];
}

export function cardNamed(state: State, word: string, ...places: readonly string[]): Card {
  const [name, where] = word.split('@');
  const [place, height] = (where ?? '').split('.');
  if (place && height !== undefined) return cardsIn(state, place)[Number(height)]!;
  for (const at of place ? [place] : places) {
    const card = cardsIn(state, at).find((other) => nameOf(other) === name);
    if (card !== undefined) return card;
  }
  throw new Error(`no ${word} in ${places.join(', ')}`);
}

/** "CS3" is the first icon still open on that card, "CS3.1" the one at place 1. */
function icon(state: State, word: string): Move {
  const act = state.acts[state.act];
  const [name, place] = word.includes('@') ? [word, undefined] : word.split('.');
  const home = act?.where === 'council' ? 'council' : `c${act?.column}`;
  const card = cardNamed(state, name, home, 'columns', 'council', 'village');
  const open = act?.open.find((other) => other.card === card);
  return { type: 'use', card, icon: place === undefined ? (open?.icon ?? 0) : Number(place) };
}

/** Reads a move in words in the position where it is to be played. */
export function move(state: State, text: string): Move {
  const [verb, a = '', b = ''] = text.split(' ');
  const seeds = (letter: string): number => a.split(letter).length - 1;
  switch (verb) {
    case 'source':
    case 'gift':
    case 'from':
    case 'to':
    case 'answer':
      return { type: verb, column: column(a) };
    case 'drop':
      return { type: 'drop', color: colorOf[a]! };
    case 'decide':
      return { type: 'decide', mode: a as Mode };
    case 'use':
      return icon(state, a);
    case 'take':
      return { type: 'take', sun: seeds('s'), moon: seeds('m') };
    case 'card':
      return { type: 'card', card: cardNamed(state, a, 'columns', 'council', 'village') };
    case 'gap':
      return { type: 'gap', gap: Number(a) };
    case 'renew':
      return { type: 'renew', row: a as RowName };
    case 'summon':
      return { type: 'summon', card: cardNamed(state, a, 'village', 'columns', 'council') };
    case 'pay':
      return { type: 'pay', column: column(a), color: colorOf[b]! };
    case 'end':
      return { type: 'endTurn' };
    case 'done':
      return { type: 'done' };
    case 'first':
      return { type: 'first', seat: Number(a) };
    case 'reveal':
      return { type: 'reveal', row: a as RowName, card: b };
    default:
      throw new Error(`not a move: ${text}`);
  }
}

/** A move in words, for lists of what is offered. */
export function say(played: Move): string {
  switch (played.type) {
    case 'source':
    case 'gift':
    case 'from':
    case 'to':
    case 'answer':
      return `${played.type} c${played.column}`;
    case 'drop':
      return `drop ${played.color[0]}`;
    case 'decide':
      return `decide ${played.mode}`;
    case 'use':
      return `use ${nameOf(played.card)}.${played.icon}`;
    case 'take':
      return `take ${'s'.repeat(played.sun)}${'m'.repeat(played.moon)}`;
    case 'card':
    case 'summon':
      return `${played.type} ${nameOf(played.card)}`;
    case 'gap':
      return `gap ${played.gap}`;
    case 'renew':
      return `renew ${played.row}`;
    case 'pay':
      return `pay c${played.column} ${played.color[0]}`;
    case 'endTurn':
      return 'end';
    case 'done':
      return 'done';
    case 'first':
      return `first ${played.seat}`;
    case 'reveal':
      return `reveal ${played.row} ${played.card}`;
  }
}
