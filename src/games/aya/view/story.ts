/** What happens in Aya, in small pictures: the pieces themselves; and the fall as a show. */
import type { Story } from '../../view.ts';
import { count } from '../rules/count/count.ts';
import type { Event } from '../rules/events.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { topicOf } from './pieces.ts';

/** What a photo may be of says most, then the domino; Start lies in every river. */
function weight({ box }: AyaGame, piece: string): number {
  if (piece === box.startTile) return 3;
  return box.tokens.has(piece) ? 0 : box.tiles.has(piece) ? 1 : 2;
}

function piecesOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'tilePlaced':
      return [event.tile];
    case 'tokenPlaced':
    case 'tokenBack':
      return [event.token];
    case 'bufferRaised':
      return [event.token, event.domino];
    case 'placed':
    case 'reserved':
    case 'turned':
    case 'drawn':
    case 'pushed':
      return [event.domino];
    case 'raised':
      return event.dominoes.slice(0, 1);
    default:
      return [];
  }
}

/** Pages of the rules whose picture stands for what no piece shows. */
const pages: Readonly<Partial<Record<Event['type'], string>>> = {
  glassTurned: 'time',
  sandOut: 'time',
  accident: 'accidents',
  fell: 'topple',
  undone: 'topple',
  stoodUp: 'joints',
  buildingOver: 'topple',
  topplingOver: 'aim'
};
const pageOf = (event: Event): string | undefined =>
  event.type === 'pushed' && event.price > 0 ? 'sign-token' : pages[event.type];

/** The photos that a fall has won, played on a copy. */
function won(game: AyaGame, before: State, move: Move): string[] {
  if (move.type !== 'fall' || before.due !== 'fall') return [];
  const after = game.clone(before);
  game.play(after, move);
  const photos = (state: State): string[] =>
    count(game.box, state).verdicts.flatMap(({ id, fails }) => (fails === null ? [id] : []));
  const had = new Set(photos(before));
  return photos(after).filter((id) => !had.has(id));
}

export const story: Story<AyaGame> = {
  pictures: (game, before, move, events) => {
    const pieces = new Set([...won(game, before, move), ...events.flatMap(piecesOf)]);
    const all = [...pieces].toSorted((a, b) => weight(game, a) - weight(game, b)).map(topicOf);
    const told = [...all, ...new Set(events.flatMap((event) => pageOf(event) ?? []))];
    // What is only tried tells of nothing.
    return told.length > 0 ? told : ['topple'];
  },
  shows: ({ type }) => type === 'fell',
  // Where the hand trembles, the domino stands only after that.
  joins: (_before, { move }) => move.type === 'tremble'
};
