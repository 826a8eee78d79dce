/** What a picture of the table is told and what it tells: the same for the table in space and the flat one. */
import type { Film } from '../physics/simulate.ts';
import type { Box } from '../rules/box.ts';
import type { Pose, State, Type } from '../rules/state.ts';
import type { Judgement } from '../aid/judge.ts';
import type { Joint } from '../aid/joints.ts';

/** A point of the table, in hundredths of a centimetre. */
export type Spot = { readonly x: number; readonly z: number };
/** The middle of the box around some spots. */
export function amid(spots: readonly Spot[]): Spot {
  const middle = (along: number[]): number => (Math.min(...along) + Math.max(...along)) / 2;
  return { x: middle(spots.map(({ x }) => x)), z: middle(spots.map(({ z }) => z)) };
}

/** The domino in hand over the table, where it would be put. */
export type Held = {
  readonly id: string;
  readonly pose: Pose;
  /** What stands on the table with it: a tile under it, or the animal on it and its partner. */
  readonly tile: { readonly id: string; readonly pose: Pose } | null;
  readonly partner: string | null;
  /** It lies down beside its place for now, with its animal (AYA-TOKEN-06). */
  readonly laid: boolean;
  readonly verdict: Judgement['verdict'];
  /** Distance to what it would hit or be hit by, in hundredths of a centimetre, if anything. */
  readonly gap: number | null;
};

/** A film being watched: which, and how far (in frames, fractions allowed); the picture only draws, the stage runs the time. */
export type Watching = { readonly film: Film; readonly frame: number };

/** What is pointed at, dominoes with the animals on them, or tiles, and the sign that stands over it. */
export type Focus = {
  readonly pieces: readonly string[];
  readonly sign: 'item' | 'refused' | 'push' | 'lying' | 'choice' | 'told' | 'wave';
};

/** A measured joint, told where it is, and by what it is asked about. */
export type Note = {
  readonly of?: string;
  readonly at: Spot;
  readonly verdict: Joint['verdict'];
  readonly text: string;
};

/** A free end where the domino in hand may go on: the place after it, and what it wants; null is any. */
export type Glow = {
  readonly key: string;
  readonly next: Pose;
  readonly wants: Type | null;
  /** The domino in hand is what it wants. */
  readonly fits: boolean;
};
/** A sign on the table: a photo ready, in doubt, won or lost, or a stop; with words while they are new. */
export type Tag = {
  readonly at: Spot;
  readonly kind: 'ready' | 'doubt' | 'won' | 'lost' | 'stop';
  readonly text: string;
  /** The photo that is ready or in doubt, for those who do not see where the sign is. */
  readonly of?: string;
  /** Why it is in doubt. */
  readonly why?: string;
};

export interface StageProps {
  readonly box: Box;
  /** The position; during a film, the position before it. */
  readonly state: State;
  readonly held: Held | undefined;
  readonly watching: Watching | undefined;
  readonly focus: readonly Focus[];
  /** A finger draws what is held over the table, perhaps from beside the picture. */
  readonly dragged: boolean;
  /** Free ends that glow. */
  readonly glows: readonly Glow[];
  /** What is written on the table, beside what it is about. */
  readonly notes: readonly Note[];
  /** Photos that are ready or in doubt; while a wave runs along the chain, what it has told of. */
  readonly tags: readonly Tag[];
  /** Dominoes whose water runs (fallen and reached), lit up; in order. */
  readonly wet: readonly string[];
  /**
   * The camera follows the front of the film / goes to this spot; undefined leaves it to the fingers. `work`: all that has
   * been built, as large as can be, with this spot as near to the middle as that allows.
   */
  readonly look:
    | {
        readonly at: Spot;
        readonly height: 'near' | 'middle' | 'whole' | 'work';
        /** What is to be touched as well: seen from above it comes out from under the buttons, if there is room for both. */
        readonly also?: Spot | undefined;
        /** Where one goes on is still being thought about: this is where it stopped. */
        readonly presumed?: boolean;
      }
    | undefined;
  /** Fingers have taken the picture elsewhere. */
  readonly onlook: () => void;
  /** No motion of the camera or of water beyond what is needed. */
  readonly calm: boolean;
  /** A finger or pointer on the free table, or dragging the held domino: where it should go. */
  /** `time`: when the finger was there, in milliseconds; a page that was busy hears of it later. */
  readonly onpoint: (at: Spot, phase: 'move' | 'end', time: number) => void;
  /** Dragging came to nothing: what is held hangs where it did before. */
  readonly onback: () => void;
  /** A free end was touched. */
  readonly onend: (key: string) => void;
  /** A domino, tile or token was touched (id), or stroked over while `stroking`. */
  readonly ontouch: (id: string) => void;
  readonly stroking: boolean;
}

/** What a picture tells when it is asked: what of the table is where on the page. */
export interface Picture {
  readonly spotAt: (clientX: number, clientY: number) => Spot | undefined;
  readonly pageAt: (at: Spot) => { readonly x: number; readonly y: number } | undefined;
  readonly pieceAt: (clientX: number, clientY: number) => string | undefined;
}
