/** What an edition of Àiyé must look like: everything printed on cards, and the numbers of the rule texts. */
import * as v from 'valibot';
import { id, label, reading } from '../../edition.ts';
import { source } from '../../origin.ts';
import { misfits } from '../words/misfits.ts';

const words = misfits.edition;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const seed = v.picklist(['sun', 'moon']);
const mark = v.picklist(['sun', 'moon', 'choice']);

const ability = v.variant('type', [
  v.object({ type: v.literal('gainSeed'), seed: mark, count: v.literal(1) }),
  v.pipe(
    v.object({ type: v.literal('convert'), from: seed, to: seed, give: v.literal(1), gain: v.literal(2) }),
    v.check(
      ({ from, to }) => from !== to,
      () => words.conversion
    )
  ),
  v.object({ type: v.literal('promote'), seeds: v.tuple([mark, mark]) }),
  ...(['extraSowing', 'councilMeeting', 'conflict', 'shield', 'moveSeeds', 'moveCard', 'extraSummon'] as const).map(
    (type) => v.object({ type: v.literal(type) })
  )
]);

export const metrics = [
  'moonSeeds',
  'sunSeeds',
  'conflictIcons',
  'shieldIcons',
  'moonSymbols',
  'sunSymbols',
  'columnsOf2',
  'columnsOf3',
  'columnsOf4',
  'allSeeds',
  'exchangeCards',
  'councilCards'
] as const;

const points = v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(99));
const scoring = v.variant('mode', [
  v.pipe(
    v.object({
      mode: v.literal('tiers'),
      metric: v.picklist(metrics),
      thresholds: v.pipe(v.array(count), v.minLength(1), v.maxLength(6)),
      points: v.array(points)
    }),
    v.check(
      (tiers) => tiers.thresholds.length === tiers.points.length,
      () => words.tierPoints
    ),
    v.check(
      ({ thresholds }) => thresholds.every((n, i) => i === 0 || n > thresholds[i - 1]!),
      () => words.tiersRise
    )
  ),
  v.object({
    mode: v.literal('linear'),
    metric: v.picklist(metrics),
    base: points,
    perUnit: points,
    floor: v.nullable(points)
  })
]);

const printed = {
  id,
  cost: v.object({ sun: count, moon: count, any: count }),
  points,
  symbols: v.pipe(v.array(seed), v.maxLength(2)),
  abilities: v.pipe(v.array(ability), v.maxLength(6)),
  /** Where each value comes from; shown in the app, read by nothing else. */
  source: v.optional(v.record(v.string(), source), {})
};

const starter = v.object({ ...printed, label, kind: v.literal('starter'), copiesPerPlayer: count });
const extra = v.object({ ...printed, label, kind: v.literal('extra'), copiesPerPlayer: count });
const character = v.object({ ...printed, label, kind: v.literal('character'), copies: count });
const mask = v.object({
  ...printed,
  name: label,
  kind: v.literal('mask'),
  copies: count,
  scoring: v.nullish(scoring, null)
});

/** AIY-COL-01 */
const columns = v.pipe(
  v.array(
    v.pipe(
      v.array(id),
      v.maxLength(4, () => words.tallColumn)
    )
  ),
  v.length(6)
);
const seeds = v.object({ sun: count, moon: count });

const editionSchema = v.object({
  schema: v.literal('aiye.components/1'),
  game: v.literal('aiye'),
  notice: v.optional(v.string(), ''),
  limits: v.object({
    maxCardsPerColumn: v.literal(4),
    minColumns: v.literal(4),
    villageSize: v.literal(4),
    columnCost: v.object({ third: count, fourth: count }),
    baseSummonsPerTurn: v.pipe(
      count,
      v.minValue(1, () => words.noSummons)
    )
  }),
  setup: v.object({ columns, seeds: v.pipe(v.array(seeds), v.length(6)) }),
  endTrigger: v.object({ masks: count, cards: count }),
  scoring: v.object({ columnPoints: v.record(v.string(), points), councilCard: points }),
  variants: v.object({
    councilScope: v.object({ value: v.picklist(['all', 'top']) }),
    freezeFirstColumn: v.object({ value: v.boolean() }),
    ninePlusColumns: v.object({ value: points }),
    courageFloor: v.object({ value: v.nullable(points) })
  }),
  starters: v.pipe(v.array(starter), v.minLength(1)),
  extras: v.array(extra),
  characters: v.pipe(v.array(character), v.minLength(1)),
  masks: v.pipe(v.array(mask), v.minLength(1)),
  alternativeSetups: v.array(v.object({ id, label, note: v.optional(v.string(), ''), columns }))
});

export type Edition = v.InferOutput<typeof editionSchema>;
export type Ability = v.InferOutput<typeof ability>;
export type Scoring = v.InferOutput<typeof scoring>;
export type Metric = (typeof metrics)[number];

/** How many cards a complete box holds (AIY-SET-02). */
const box = { characters: 48, masks: 24, starters: 8, extras: 3 };
const mostKinds = 128;
/** AIY-END-01, AIY-END-02: what one of two players can come to have of such a box. */
const reach = { masks: 12, cards: 47 };

function inconsistencies(edition: Edition): string[] {
  const problems: string[] = [];
  const cards = [...edition.starters, ...edition.extras, ...edition.characters, ...edition.masks];
  const ids = new Set(cards.map((card) => card.id));
  if (ids.size < cards.length) problems.push(words.sameId);
  if (cards.length > mostKinds) problems.push(words.tooManyKinds(mostKinds));
  const sum = (list: readonly { copies?: number; copiesPerPlayer?: number }[]): number =>
    list.reduce((n, card) => n + (card.copies ?? card.copiesPerPlayer ?? 0), 0);
  for (const part of ['characters', 'masks', 'starters', 'extras'] as const)
    if (sum(edition[part]) !== box[part]) problems.push(words.boxOf(part, box[part], sum(edition[part])));
  const setups = [edition.setup.columns, ...edition.alternativeSetups.map(({ columns: list }) => list)];
  for (const id of setups.flat(2)) if (!ids.has(id)) problems.push(words.unknownCard(id));
  const { masks: most, cards: many } = edition.endTrigger;
  if (most > reach.masks && many > reach.cards) problems.push(words.noEnd(reach.masks, reach.cards));
  for (const key of ['4', '5', '6', '7', '8', '9+'])
    if (!(key in edition.scoring.columnPoints)) problems.push(words.columnPoints(key));
  return problems;
}

/** Reads an edition from untrusted JSON; otherwise what is wrong, one sentence each. */
export const parseEdition = reading(editionSchema, inconsistencies);
