/** What the rules of Atiwa tell while they play a move. Cards, tiles and action spaces are named by their ids. */
import type { Seat, Tell as TellOf } from '#engine/game.ts';
import type { Cell, Spot, Step, Token } from './state.ts';

export type Event =
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'tileLaid' | 'tileMoved'; readonly tile: string; readonly round: number }
  | { readonly type: 'revealed'; readonly card: string; readonly slot: number }
  | { readonly type: 'round' | 'maintenance'; readonly round: number; readonly first: Seat }
  | { readonly type: 'worker'; readonly seat: Seat; readonly space: string; readonly round: number }
  | { readonly type: 'taken'; readonly seat: Seat; readonly card: string; readonly slot: number }
  | { readonly type: 'drawn' | 'bought'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: string; readonly cell: Cell }
  | { readonly type: 'startMarker'; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'paid'; readonly seat: Seat; readonly gold: number }
  | {
      readonly type: 'gold';
      readonly seat: Seat;
      readonly gold: number;
      readonly why: 'bonus' | 'nature' | 'action';
    }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly token: Token;
      readonly spot: Spot;
      readonly step: Step;
    }
  | { readonly type: 'evicted' | 'trained' | 'flew'; readonly seat: Seat; readonly spot: Spot }
  | {
      readonly type: 'spent';
      readonly seat: Seat;
      readonly token: Token;
      readonly spot: Spot;
      readonly step: Step;
    }
  | { readonly type: 'riderLost'; readonly seat: Seat; readonly token: Token; readonly spot: Spot }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'income'; readonly seat: Seat; readonly gold: number; readonly markers: number }
  | { readonly type: 'mined'; readonly seat: Seat; readonly gold: number }
  | { readonly type: 'bagRefilled' }
  | { readonly type: 'bagEmpty'; readonly seat: Seat; readonly markers: number }
  | { readonly type: 'setAside'; readonly seat: Seat }
  | { readonly type: 'polluted'; readonly seat: Seat; readonly spot: Spot; readonly lost: readonly Token[] }
  | { readonly type: 'challengeLost'; readonly seat: Seat; readonly rule: string }
  | {
      readonly type: 'growth';
      readonly seat: Seat;
      readonly row: Token;
      readonly number: number;
      readonly token: Token;
    }
  | {
      readonly type: 'noneLeft' | 'noRoom' | 'declined';
      readonly seat: Seat;
      readonly token: Token;
      readonly count: number;
    }
  | {
      readonly type: 'demand';
      readonly seat: Seat;
      readonly families: number;
      readonly goats: number;
      readonly demand: number;
    }
  | { readonly type: 'missing'; readonly seat: Seat; readonly food: number }
  | {
      readonly type: 'fed';
      readonly seat: Seat;
      readonly goats: number;
      readonly animals: number;
      readonly fruit: number;
      readonly bats: number;
      readonly gold: number;
    }
  | { readonly type: 'breeding'; readonly seat: Seat; readonly tokens: readonly Token[] }
  | { readonly type: 'workersBack'; readonly spaces: readonly string[] }
  | { readonly type: 'discarded'; readonly cards: readonly string[] }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | { readonly type: 'familiesLeft'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'over' };

export type Tell = TellOf<Event>;
