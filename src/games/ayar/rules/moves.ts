/** The moves of Ayar, one small decision each, and reading them from untrusted JSON. */
import type { Seat } from '#engine/game.ts';
import { count, oneOf, readerOf, textOf, type Shapes } from '#engine/reading.ts';
import type { Activity, AyarName, LineName } from '../editions/schema.ts';
import { activityNames, ayarNames, lineNames, markerNames } from './state.ts';

export type Move =
  /** Chance: who begins. */
  | { readonly type: 'first'; readonly seat: Seat }
  /** Chance: the pair that goes to the next row of the temple area, counted from the top. */
  | { readonly type: 'row'; readonly ayar: AyarName }
  /** Chance: the Raymi tile for the next slot. */
  | { readonly type: 'tile'; readonly tile: string }
  /** Chance: the kind of pot that fills the lowest empty market slot. */
  | { readonly type: 'pot'; readonly pot: string }
  /** Chance: the textile that shows on the lowest stack that was taken from. */
  | { readonly type: 'textile'; readonly textile: string }
  /** Chance: the Ayllu's activity token, and the marker from its bag. */
  | { readonly type: 'token'; readonly token: string }
  | { readonly type: 'marker'; readonly ayar: AyarName }
  /** Lay this marker at this line. */
  | { readonly type: 'step'; readonly marker: AyarName | 'gold'; readonly line: LineName }
  /** The Ayar that gold moves. */
  | { readonly type: 'ayar'; readonly ayar: AyarName }
  | { readonly type: 'build'; readonly slot: string }
  | { readonly type: 'tambo'; readonly cell: number }
  /** A pot from this market slot, or from the stack. */
  | { readonly type: 'takePot'; readonly from: string }
  /** The top textile of the stack of this power; `lay` follows. */
  | { readonly type: 'takeTextile'; readonly stack: number }
  /**
   * `cell` is the upper or left one of the two covered, counted by rows. `facing`: quarter turns clockwise, and 4 more if
   * flipped before (`textiles.edgeCodes` of the edition).
   */
  | { readonly type: 'lay'; readonly cell: number; readonly facing: number }
  /** One maize from this box. */
  | { readonly type: 'plant'; readonly box: string }
  /** The boat enters this neighbouring space. */
  | { readonly type: 'sail'; readonly to: string }
  | { readonly type: 'lakeArea'; readonly area: string }
  | { readonly type: 'endActivity' }
  | { readonly type: 'placeViracocha'; readonly slot: string }
  /** The retired marker on one moon slot goes to another, or all stay. */
  | { readonly type: 'moveMarker'; readonly from: Activity; readonly to: Activity }
  | { readonly type: 'keepMarkers' }
  /** The end-of-turn trigger to be resolved next: a line, `raymi-` and its slot, or `fertile`. */
  | { readonly type: 'resolve'; readonly trigger: string }
  | { readonly type: 'temple'; readonly activity: Activity }
  /** Two activities, in the order pottery, weaving, terrace, reed. */
  | { readonly type: 'fertile'; readonly one: Activity; readonly other: Activity }
  | { readonly type: 'moonSlot'; readonly activity: Activity }
  /** How many llamas count for the sun, and how many for the moon. */
  | { readonly type: 'llamas'; readonly sun: number; readonly moon: number };

const text = textOf(40);
const activity = oneOf(activityNames);
const ayar = oneOf(ayarNames);

const shapes: Shapes<Move['type']> = {
  first: { seat: count },
  row: { ayar },
  tile: { tile: text },
  pot: { pot: text },
  textile: { textile: text },
  token: { token: text },
  marker: { ayar },
  step: { marker: oneOf(markerNames), line: oneOf(lineNames) },
  ayar: { ayar },
  build: { slot: text },
  tambo: { cell: count },
  takePot: { from: text },
  takeTextile: { stack: count },
  lay: { cell: count, facing: count },
  plant: { box: text },
  sail: { to: text },
  lakeArea: { area: text },
  endActivity: {},
  placeViracocha: { slot: text },
  moveMarker: { from: activity, to: activity },
  keepMarkers: {},
  resolve: { trigger: text },
  temple: { activity },
  fertile: { one: activity, other: activity },
  moonSlot: { activity },
  llamas: { sun: count, moon: count }
};

/** Reads a move; undefined unless it has exactly the keys and kinds of values of its type. */
export const parse = readerOf<Move>(shapes);
