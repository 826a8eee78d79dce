/**
 * What the rules of Ayar tell while they play a move. `seat` is a side of the table, the Ayllu among them; slots, pots,
 * tiles, textiles, lake spaces and tokens are named by their ids.
 */
import type { Seat, Tell as TellOf } from '#engine/game.ts';
import type { Activity, AyarName, Edition, LineName } from '../editions/schema.ts';
import type { markerNames } from './state.ts';

type MarkerName = (typeof markerNames)[number];

/** What an icon that gives a llama or a viracocha lay on. */
export type Source = 'pot' | 'textile' | 'box' | 'lake' | 'line' | 'harvest';
export type LlamaSource = Exclude<Source, 'box'> | 'maize' | 'viracocha' | 'raymi' | 'fertile';
type Bonus = Edition['playerBoard']['bonuses']['lines'][LineName]['type'];

export type Event =
  /* The setting up. */
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'row'; readonly row: number; readonly ayar: AyarName }
  | { readonly type: 'tile'; readonly slot: string; readonly tile: string }
  | { readonly type: 'potShown'; readonly pot: string; readonly slot: string }
  | { readonly type: 'textileShown'; readonly textile: string; readonly stack: number }
  | { readonly type: 'slid' }
  | { readonly type: 'starting'; readonly seat: Seat }
  /* A day. */
  | { readonly type: 'day'; readonly round: number; readonly first: Seat }
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'laid'; readonly seat: Seat; readonly marker: MarkerName; readonly line: LineName }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly ayar: AyarName;
      readonly from: number;
      readonly to: number;
      readonly lost: number;
    }
  | { readonly type: 'built'; readonly seat: Seat; readonly slot: string | null; readonly cell: number }
  | { readonly type: 'activity'; readonly seat: Seat; readonly activity: Activity; readonly power: number }
  | { readonly type: 'activityEnds'; readonly seat: Seat; readonly activity: Activity; readonly left: number }
  | {
      readonly type: 'potTaken';
      readonly seat: Seat;
      readonly from: string;
      readonly pot: string | null;
      readonly slot: number;
    }
  | { readonly type: 'textileTaken'; readonly seat: Seat; readonly stack: number; readonly textile: string }
  | {
      readonly type: 'textileLaid';
      readonly seat: Seat;
      readonly textile: string;
      readonly cell: number;
      readonly facing: number;
    }
  | { readonly type: 'planted'; readonly seat: Seat; readonly box: string; readonly place: number }
  | {
      readonly type: 'sailed';
      readonly seat: Seat;
      readonly from: string;
      readonly to: string;
      readonly cost: number;
    }
  | { readonly type: 'island'; readonly seat: Seat; readonly node: string; readonly number: number }
  | { readonly type: 'lakeTaken'; readonly seat: Seat; readonly area: string }
  | { readonly type: 'lakeEmpty'; readonly seat: Seat; readonly node: string }
  | { readonly type: 'viracocha'; readonly seat: Seat; readonly from: Source }
  | {
      readonly type: 'viracochaPlaced';
      readonly seat: Seat;
      readonly slot: string;
      readonly count: number;
      readonly done: boolean;
    }
  | { readonly type: 'intiSix'; readonly seat: Seat; readonly gained: number }
  | {
      readonly type: 'markerMoved';
      readonly seat: Seat;
      readonly marker: MarkerName;
      readonly from: Activity;
      readonly to: Activity;
    }
  | { readonly type: 'llama'; readonly seat: Seat; readonly many: number; readonly why: LlamaSource }
  | { readonly type: 'lineEmptied'; readonly seat: Seat; readonly line: LineName; readonly bonus: Bonus }
  | {
      readonly type: 'inti';
      readonly seat: Seat;
      readonly activity: Activity;
      readonly gained: number;
      readonly dial: number;
    }
  | {
      readonly type: 'raymi';
      readonly slot: string;
      readonly tile: string;
      readonly face: number;
      readonly activity: Activity;
      readonly ayar: AyarName;
    }
  | {
      readonly type: 'raymiGain';
      readonly slot: string;
      readonly seat: Seat;
      readonly gained: number;
      readonly llama: boolean;
    }
  | { readonly type: 'raymiTurned'; readonly slot: string; readonly out: boolean }
  | {
      readonly type: 'fertile';
      readonly seat: Seat;
      readonly activity: Activity;
      readonly gained: number;
      readonly llama: boolean;
    }
  | {
      readonly type: 'temple';
      readonly seat: Seat;
      readonly ayar: AyarName;
      readonly activity: Activity;
      readonly column: number;
    }
  /* A night. */
  | { readonly type: 'night'; readonly round: number }
  | {
      readonly type: 'retired';
      readonly ayar: AyarName;
      readonly space: number;
      readonly tied: readonly AyarName[];
    }
  | { readonly type: 'harvest'; readonly counts: readonly number[]; readonly seat: Seat }
  | { readonly type: 'templeBonus'; readonly seat: Seat; readonly temples: number; readonly moons: number }
  | {
      readonly type: 'templeScored';
      readonly seat: Seat;
      readonly activity: Activity;
      readonly column: number;
      readonly moons: number;
      readonly bonus: number;
    }
  | {
      readonly type: 'markerScored';
      readonly seat: Seat;
      readonly activity: Activity;
      readonly ayar: AyarName;
      readonly moons: number;
    }
  | { readonly type: 'dawn'; readonly seat: Seat; readonly suns: number }
  /* The Ayllu. */
  | { readonly type: 'token'; readonly token: string; readonly power: number }
  | { readonly type: 'tokenRemoved'; readonly token: string }
  | { readonly type: 'bagFilled' }
  | { readonly type: 'aylluMarker'; readonly ayar: AyarName }
  | { readonly type: 'aylluIdle' }
  | {
      readonly type: 'aylluSlot';
      readonly slot: string;
      readonly activity: Activity;
      readonly rule: string;
      readonly candidates: Readonly<Record<string, number>>;
      readonly skipped: readonly string[];
      readonly tile: string | null;
    }
  | { readonly type: 'aylluPot'; readonly from: string; readonly pot: string; readonly slot: number }
  | { readonly type: 'aylluTextile'; readonly stack: number; readonly textile: string; readonly slot: number }
  | { readonly type: 'aylluMaize'; readonly count: number; readonly place: number }
  | { readonly type: 'aylluSailed'; readonly from: number; readonly to: number }
  | {
      readonly type: 'aylluIsland';
      readonly number: number;
      readonly value: number;
      readonly node: string | null;
    }
  /* The end. */
  | {
      readonly type: 'llamasShared';
      readonly seat: Seat;
      readonly sun: number;
      readonly moon: number;
      readonly suns: number;
      readonly moons: number;
    }
  | { readonly type: 'over'; readonly results: readonly number[] };

export type Tell = TellOf<Event>;
