/** What an edition of Ayar must look like: everything printed on boards, tiles and tokens. */
import * as v from 'valibot';
import { id, label } from '../../edition.ts';
import { source } from '../../origin.ts';

export const activityNames = ['pottery', 'weaving', 'terrace', 'reed'] as const;
export const ayarNames = ['teal', 'grey', 'brown', 'purple'] as const;
export const lineNames = ['R1', 'R2', 'R3', 'R4', 'C1', 'C2', 'C3', 'C4'] as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const positive = v.pipe(count, v.minValue(1));
const power = v.pipe(positive, v.maxValue(9));
const activity = v.picklist(activityNames);
const ayar = v.picklist(ayarNames);
const counts = v.pipe(v.array(count), v.maxLength(40));

/** Where values come from. What single fields say is shown nowhere, but matches name their edition by a hash that covers it. */
const provenance = {
  source: v.optional(source, 'owner'),
  fieldSources: v.optional(v.record(v.string(), source), {})
};
const listOf = <T extends v.GenericSchema>(item: T, least = 1) =>
  v.object({ ...provenance, list: v.pipe(v.array(item), v.minLength(least), v.maxLength(99)) });

/** Places on a drawn board. */
const place = { x: v.number(), y: v.number() };
const point = v.object(place);

const slot = v.object({ ...place, id, order: positive, gap: positive, activity });
const path = v.object({
  ...provenance,
  ayar,
  startSpace: v.literal(1),
  endSpace: positive,
  spaces: v.array(v.object({ ...place, n: positive })),
  slots: v.pipe(v.array(slot), v.minLength(1), v.maxLength(60))
});

const mainBoard = v.object({
  geometry: v.object({ ...provenance, tiwanaku: point, cusco: point }),
  paths: v.pipe(v.array(path), v.length(4)),
  raymiSlots: v.object({
    ...provenance,
    slots: v.array(
      v.object({ ...place, id, letter: label, space: positive, links: v.pipe(v.array(ayar), v.length(2)) })
    )
  }),
  fertileGround: v.object({ ...provenance, space: positive, llamaAtSunsEach: count }),
  templeArea: v.object({ ...provenance, columns: v.pipe(v.array(v.object({ moonBonus: count })), v.length(4)) }),
  llamaTable: v.object({ ...provenance, pointsByCount: v.pipe(counts, v.minLength(1)) })
});

const raymiTiles = v.object({
  ...provenance,
  tiles: v.array(
    v.object({
      id,
      letter: label,
      activity,
      sides: v.pipe(v.array(v.object({ face: v.picklist(['letter', 'reverse']), llamaAtSuns: count })), v.length(2))
    })
  )
});

const byLine = <T extends v.GenericSchema>(item: T) =>
  v.object({ R1: item, R2: item, R3: item, R4: item, C1: item, C2: item, C3: item, C4: item });
const bonus = v.variant('type', [
  v.object({ type: v.literal('inti'), activity }),
  v.object({ type: v.literal('viracocha') }),
  v.object({ type: v.literal('llama') })
]);
const effect = v.variant('type', [
  v.object({ type: v.literal('power'), activity, amount: v.literal(1) }),
  v.object({ type: v.literal('llama'), amount: positive }),
  v.object({ type: v.literal('templeMoons'), perTemple: positive }),
  v.object({ type: v.literal('extraSun'), amount: positive }),
  v.object({ type: v.literal('moveRetiredStepMarker') }),
  v.object({ type: v.literal('dialPerIntiBonus'), amount: positive })
]);
const cell = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));

const playerBoard = v.object({
  quadrants: v.object({
    ...provenance,
    list: v.pipe(v.array(v.object({ id, cells: v.pipe(v.array(cell), v.length(4)) })), v.length(4))
  }),
  steps: v.object({
    ...provenance,
    arrows: v.object({ '2': byLine(power), '3': byLine(power), '4': byLine(power) })
  }),
  bonuses: v.object({ ...provenance, lines: byLine(bonus) }),
  pottery: v.object({
    ...provenance,
    slots: positive,
    sunsBySlot: counts,
    setPoints: v.pipe(counts, v.minLength(1))
  }),
  weaving: v.object({ ...provenance, rows: power, columns: positive, columnMoons: counts }),
  terrace: v.object({
    ...provenance,
    boxes: v.pipe(
      v.array(
        v.object({ id, maize: positive, sunUnderMaize: counts, moonsWhenEmpty: count, viracochaWhenEmpty: v.boolean() })
      ),
      v.minLength(1),
      v.maxLength(12)
    )
  }),
  reed: v.object({ ...provenance, sunUnderIsland: v.pipe(counts, v.minLength(1)), viracochaOnIsland: counts }),
  viracocha: v.object({
    ...provenance,
    slots: v.pipe(v.array(v.object({ id, needs: positive, effect })), v.length(9))
  })
});

const node = v.variant('kind', [
  v.object({ ...place, id, kind: v.literal('start'), power: count }),
  v.object({ ...place, id, kind: v.literal('water'), power: count }),
  v.object({ ...place, id, kind: v.literal('island'), power: count, moons: count, exclusive: v.boolean() })
]);
const lakeBoard = v.object({
  geometry: v.object(provenance),
  nodes: listOf(node),
  edges: listOf(v.pipe(v.array(id), v.length(2))),
  areas: listOf(
    v.object({
      ...place,
      id,
      name: label,
      adjacent: v.array(id),
      viracocha: v.object({ '2': count, '3': count, '4': count })
    })
  ),
  potMarket: v.object({
    ...provenance,
    slots: v.pipe(v.array(v.object({ id, power })), v.length(4)),
    stackPower: power,
    potsPerActivity: positive
  }),
  textileStacks: v.object({
    ...provenance,
    powers: v.pipe(v.array(power), v.length(4)),
    textilesPerActivity: positive
  })
});

const pots = listOf(v.object({ id, colour: label, viracocha: v.boolean(), copies: count }));
const textiles = v.object({
  ...provenance,
  edgeCodes: v.optional(v.string(), ''),
  list: v.pipe(
    v.array(
      v.object({
        id,
        power,
        halfSuns: v.pipe(v.array(v.picklist(['aT', 'aB', 'aL', 'bT', 'bB', 'bR'])), v.maxLength(6)),
        fullSuns: count,
        viracocha: v.boolean()
      })
    ),
    v.length(64)
  )
});

const row = v.object({ sunsBySlot: v.pipe(counts, v.minLength(1)), moonsBySlot: counts });
const soloBoard = v.object({
  level: v.pipe(positive, v.maxValue(4)),
  stars: positive,
  activityOrder: v.pipe(v.array(activity), v.length(4)),
  pottery: row,
  weaving: row,
  terrace: v.object({
    sunUnderMaize: v.pipe(counts, v.minLength(1)),
    moonsAfterMaize: counts,
    viracochaOnMaize: counts
  }),
  reed: v.object({
    sunUnderIsland: v.pipe(counts, v.minLength(1)),
    track: v.pipe(
      v.array(v.object({ space: positive, section: positive, moons: count })),
      v.minLength(1),
      v.maxLength(40)
    ),
    viracochaOnIsland: counts
  }),
  llamaPointsByCount: v.pipe(counts, v.minLength(1))
});
const token = v.object({
  id,
  arrows: power,
  powerModifier: count,
  temple: v.boolean(),
  removedAfterRound: v.nullable(positive)
});

export const editionSchema = v.object({
  schema: v.literal('ayar.components/1'),
  game: v.literal('ayar'),
  notice: v.optional(v.string(), ''),
  sourceLegend: v.optional(v.record(v.string(), v.string()), {}),
  turns: v.object({ ...provenance, perRound: v.strictTuple([v.literal(5), v.literal(4), v.literal(3), v.literal(2)]) }),
  mainBoard,
  raymiTiles,
  playerBoard,
  lakeBoard,
  pots,
  textiles,
  solo: v.object({
    tokens: listOf(token),
    boards: v.object({ ...provenance, list: v.pipe(v.array(soloBoard), v.length(4)) })
  })
});

export type Edition = v.InferOutput<typeof editionSchema>;
export type Activity = (typeof activityNames)[number];
export type AyarName = (typeof ayarNames)[number];
export type LineName = (typeof lineNames)[number];
export type Bonus = v.InferOutput<typeof bonus>;
export type Effect = v.InferOutput<typeof effect>;
