/** What an edition of Aya must look like: the pieces, their sizes, the shapes of tiles and the numbers of the rules. */
import * as v from 'valibot';
import { id, reading } from '../../edition.ts';
import { source as told } from '../../origin.ts';
import { misfits } from '../words/misfits.ts';

const words = misfits.edition;

export const types = ['forest', 'mountain', 'desert', 'pole', 'field'] as const;
export type Type = (typeof types)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const length = v.pipe(v.number(), v.gtValue(0), v.maxValue(500));
const place = v.pipe(v.number(), v.minValue(-10), v.maxValue(10));
const angle = v.pipe(v.number(), v.minValue(0), v.ltValue(360));
const type = v.picklist(types);
/** Where a value comes from: shown in the app, read by nothing else. */
const source = v.optional(told, 'owner');

/** A glass lasts a second at least and two hours at most. */
export const glass = { least: 1000, most: 7_200_000 };

const table = v.object({ width: length, depth: length });
const slot = v.object({ x: place, z: place, heading: angle });
const shape = v.object({
  ports: v.pipe(v.array(v.object({ angle })), v.minLength(1), v.maxLength(6)),
  /** Where water is drawn: from port to port, into a lake, or from the spring. */
  channels: v.array(
    v.union([
      v.object({ between: v.tuple([angle, v.union([angle, v.literal('lake')])]) }),
      v.object({ from: v.literal('spring'), to: angle })
    ])
  ),
  guideSlots: v.pipe(v.array(slot), v.maxLength(16)),
  firstDomino: v.nullish(slot, null),
  source
});

const editionSchema = v.object({
  schema: v.literal('aya.components/1'),
  game: v.literal('aya'),
  notice: v.optional(v.string(), ''),
  provenance: v.optional(v.record(v.string(), v.string()), {}),
  dimensions: v.object({
    domino: v.object({ height: length, width: length, thickness: length, density: length, source }),
    landscapeTile: v.object({ diameter: length, portTestRadius: length, source }),
    animalToken: v.object({ diameter: length, thickness: length, density: length, source }),
    table: v.object({
      default: table,
      compact: table,
      large: table,
      startDefault: v.object({ fromLeftEdge: length, z: v.number(), rot: angle }),
      source
    })
  }),
  dominoTypes: v.pipe(
    v.array(
      v.object({
        type: v.union([type, v.literal('garden')]),
        letter: v.pipe(
          v.string(),
          v.regex(/^[A-Z]$/, () => words.letter)
        ),
        plain: count,
        camera: count,
        source
      })
    ),
    v.length(6)
  ),
  shapes: v.record(id, shape),
  tiles: v.array(v.object({ id, type: v.union([type, v.literal('start')]), shape: id, source })),
  gardenForkGuide: v.object({
    next: v.array(
      v.object({ forward: place, lateral: place, headingOffset: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)) })
    ),
    source
  }),
  animalTokens: v.array(v.object({ id, type, animal: v.pipe(v.string(), v.minLength(1), v.maxLength(40)), source })),
  landscapePhotoTokens: v.array(v.object({ id, type, tile: id, panoramaPart: v.picklist([1, 2, 3]), source })),
  retriggerTokens: v.object({ count, source }),
  hourglass: v.object({
    ms: v.pipe(v.number(), v.integer(), v.minValue(glass.least), v.maxValue(glass.most)),
    runs: v.literal(2),
    source
  }),
  deal: v.object({
    rows: v.array(v.object({ players: count, each: count, firstPlayer: v.nullish(count, null) })),
    source
  }),
  dealExtra: v.object({ solo: v.object({ stocks: v.array(count), source }) }),
  score: v.object({
    perAnimal: count,
    perLandscapePhoto: count,
    perTriptych: count,
    perRetriggerTokenKept: count,
    source
  }),
  ladder: v.object({ rungs: v.pipe(v.array(v.object({ points: count, key: v.string() })), v.minLength(1)), source })
});

export type Edition = v.InferOutput<typeof editionSchema>;

function inconsistencies(edition: Edition): string[] {
  const problems: string[] = [];
  const ids = [...edition.tiles, ...edition.animalTokens, ...edition.landscapePhotoTokens].map((piece) => piece.id);
  const letters = edition.dominoTypes.map((kind) => kind.letter);
  // Dominoes are named by the letter of their kind and a number.
  const asDomino = (one: string): boolean => letters.includes(one[0]!) && /^\d+$/.test(one.slice(1));
  if (new Set(ids).size < ids.length || ids.some(asDomino)) problems.push(words.sameId);
  const kinds = new Set(edition.dominoTypes.flatMap((kind) => [kind.type, kind.letter]));
  if (kinds.size < 12) problems.push(words.kinds);
  for (const tile of edition.tiles)
    if (!Object.hasOwn(edition.shapes, tile.shape)) problems.push(words.unknownShape(tile.id, tile.shape));
  const starts = edition.tiles.filter((tile) => tile.type === 'start');
  if (starts.length !== 1) problems.push(words.oneStart);
  else if (!edition.shapes[starts[0]!.shape]?.firstDomino) problems.push(words.startDomino);
  for (const type of types) {
    const of = (pieces: readonly { readonly type: string }[]): number => pieces.filter((p) => p.type === type).length;
    if (of(edition.tiles) !== 3 || of(edition.landscapePhotoTokens) !== 3) problems.push(words.landscape(type));
    if (of(edition.animalTokens) !== 5) problems.push(words.animals(type));
  }
  for (const photo of edition.landscapePhotoTokens)
    if (!edition.tiles.some((tile) => tile.id === photo.tile && tile.type === photo.type))
      problems.push(words.strayPhoto(photo.id));
  const { table, landscapeTile } = edition.dimensions;
  for (const { width, depth } of [table.default, table.compact, table.large])
    if (Math.min(width, depth) < landscapeTile.diameter) problems.push(words.smallTable(width, depth));
  const all = edition.dominoTypes.reduce((sum, { plain, camera }) => sum + plain + camera, 0);
  for (const { players, each, firstPlayer } of edition.deal.rows)
    if (each * players + (firstPlayer ?? each) - each !== all) problems.push(words.deal(players, all));
  for (const players of [2, 3, 4, 5])
    if (!edition.deal.rows.some((row) => row.players === players)) problems.push(words.noDeal(players));
  const { stocks } = edition.dealExtra.solo;
  if (stocks.reduce((a, b) => a + b, 0) !== all) problems.push(words.soloDeal(all));
  // AYA-DEAL-01, AYA-DEAL-03: whoever is dealt nothing has nothing to do.
  const dealt = edition.deal.rows.flatMap(({ each, firstPlayer }) => [each, firstPlayer ?? each]);
  if (stocks.length !== 2 || [...dealt, ...stocks].some((n) => n === 0)) problems.push(words.noStock);
  return problems;
}

/** Reads an edition from untrusted JSON; otherwise what is wrong, one sentence each. */
export const parseEdition = reading(editionSchema, inconsistencies);
