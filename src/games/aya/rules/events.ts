/** What the rules of Aya tell while they play a move. Dominoes, tiles and tokens are named by their ids. */
import type { Seat, Tell as TellOf } from '#engine/game.ts';
import type { Cause } from './state.ts';

export type Event =
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'glassTurned' | 'sandOut'; readonly run: 1 | 2 }
  | { readonly type: 'turn'; readonly stock: number; readonly seat: Seat }
  | { readonly type: 'drawn'; readonly stock: number; readonly domino: string; readonly from: 'stock' | 'reserve' }
  | { readonly type: 'tileShown' | 'tilePlaced'; readonly tile: string }
  | { readonly type: 'tokenPlaced'; readonly token: string; readonly laid: boolean }
  | { readonly type: 'placed'; readonly domino: string; readonly x: number; readonly z: number; readonly a: number }
  | { readonly type: 'reserved'; readonly stock: number; readonly domino: string }
  | { readonly type: 'turned'; readonly domino: string }
  | { readonly type: 'raised'; readonly dominoes: readonly string[]; readonly by: Seat }
  | { readonly type: 'tokenBack'; readonly token: string }
  | { readonly type: 'bufferRaised'; readonly token: string; readonly domino: string; readonly by: Seat }
  | { readonly type: 'accident'; readonly lying: readonly string[]; readonly off: readonly string[] }
  | { readonly type: 'buildingOver' }
  | { readonly type: 'pushed'; readonly domino: string; readonly by: Seat; readonly price: number }
  | { readonly type: 'fell'; readonly down: readonly string[] }
  | { readonly type: 'undone'; readonly what: Cause['type'] }
  | { readonly type: 'stoodUp' }
  | { readonly type: 'topplingOver' };

export type Tell = TellOf<Event>;
