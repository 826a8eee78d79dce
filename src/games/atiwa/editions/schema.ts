/** What an edition of Atiwa must look like: cards, boards, tiles and supply rows, and the numbers of the rule texts. */
import * as v from 'valibot';
import { id, label, reading } from '../../edition.ts';
import { source } from '../../origin.ts';
import { misfits } from '../words/misfits.ts';

const words = misfits.edition;

export const positions = ['TM', 'TR', 'ML', 'MM', 'MR', 'BL', 'BM', 'BR'] as const;
export const tokens = ['tree', 'wildAnimal', 'fruitBat', 'goat', 'fruit', 'family'] as const;
export type Token = (typeof tokens)[number];

export const spaceKinds = [
  'tree',
  'treeThenAnimalOrFruit',
  'treeThenBatOrFruit',
  'wildAnimal',
  'fruitBat',
  'goat',
  'fruit',
  'house',
  'uninhabitableHouse',
  'blank'
] as const;
export type SpaceKind = (typeof spaceKinds)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const some = v.pipe(count, v.minValue(1));
const points = v.pipe(v.number(), v.integer(), v.minValue(-999), v.maxValue(999));
const token = v.picklist(tokens);
const players = v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)));

/** Where values come from: one word for an object, or one for each of its keys. Shown in the app. */
const told = {
  source: v.optional(v.union([source, v.record(v.string(), source)]), ''),
  sourceNote: v.optional(v.union([v.string(), v.record(v.string(), v.string())]), '')
};

const collect = v.object({ do: v.literal('collect'), token: v.picklist([...tokens, 'gold']), count });
const collectToken = v.object({ do: v.literal('collect'), token, count });
const train = v.object({ do: v.literal('train'), count });
const effectSchema = v.variant('do', [
  collect,
  train,
  v.object({ do: v.literal('collectTreeWithFruit'), count }),
  v.object({ do: v.literal('chooseOne'), options: v.pipe(v.array(collectToken), v.minLength(2)) }),
  v.object({ do: v.literal('payThen'), gold: count, then: train }),
  v.object({ do: v.literal('exchange'), gold: count, for: collectToken }),
  v.object({ do: v.literal('perNature'), each: v.variant('do', [collect, train]) }),
  v.object({ do: v.literal('bonusIfTerrain'), min: count, then: v.variant('do', [collect, train]) }),
  v.object({ do: v.literal('drawTerrain') }),
  v.object({ do: v.literal('takeTerrain'), slot: v.pipe(count, v.minValue(1), v.maxValue(4)) }),
  v.object({ do: v.literal('acquireLocation'), location: id, cost: v.object({ trees: count, gold: count }) }),
  v.object({ do: v.literal('batsIntoEmptyHouses') })
]);
export type Effect = v.InferOutput<typeof effectSchema>;
const effects = v.pipe(v.array(effectSchema), v.minLength(1), v.maxLength(6));

const row = v.tuple([v.picklist(spaceKinds), v.picklist(spaceKinds), v.picklist(spaceKinds)]);
const grid = v.tuple([v.tuple([v.literal('info'), v.picklist(spaceKinds), v.picklist(spaceKinds)]), row, row]);
const printed = { id, name: label, value: points, grid, ...told };
const natureIcons = v.pipe(count, v.maxValue(4));
const terrain = v.object({ ...printed, natureIcons, type: v.literal('terrain'), number: v.pipe(count, v.minValue(1)) });
// ATW-NAT-01
const location = v.object({
  ...printed,
  natureIcons: v.literal(0),
  type: v.literal('location'),
  copies: count,
  houses: count
});

const supplyRow = v.object({
  token,
  size: count,
  numbers: v.array(count),
  /** For boards that print other numbers for points (ATW-QTY-07). */
  points: v.nullish(v.array(count), null),
  gives: v.string(),
  ...told
});

const rounds = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const;
const round = v.picklist(rounds);
const zones = ['rounds', 'terrain', 'locations', 'market', 'extension'] as const;
const space = v.object({
  id,
  zone: v.picklist(zones),
  order: count,
  label,
  players,
  effects,
  round: v.nullish(round, null),
  linkGroup: v.nullish(id, null),
  ...told
});

const goal = v.object({
  points: v.nullish(points, null),
  fruitBats: v.nullish(count, null),
  families: v.nullish(count, null),
  gold: v.nullish(count, null),
  goldMoreThan: v.nullish(count, null),
  pollutionMarkers: v.nullish(count, null),
  locations: v.nullish(v.record(v.string(), count), null)
});
const changes = ['noTerrainCards', 'removeTwoFamiliesEachPreparation', 'trainingHasNoEffect'] as const;
const challenge = v.object({
  id,
  name: label,
  rule: v.string(),
  change: v.nullable(v.picklist(changes)),
  goal,
  ...told
});
export type Challenge = v.InferOutput<typeof challenge>;

const perCount = <T extends v.GenericSchema>(item: T) => v.object({ '1': item, '2': item, '3': item, '4': item });

const editionSchema = v.object({
  schema: v.literal('atiwa.components/1'),
  game: v.literal('atiwa'),
  notice: v.optional(v.string(), ''),
  sourceLegend: v.optional(v.record(v.string(), v.string()), {}),
  terrainCards: v.pipe(v.array(terrain), v.minLength(1)),
  locationCards: v.pipe(
    v.array(location),
    v.length(4, () => words.locationKinds)
  ),
  supplyBoard: v.object({
    rows: v.pipe(
      v.array(supplyRow),
      v.length(5, () => words.supplyRows)
    )
  }),
  actionBoard: v.object({
    faceUpTerrainByPlayers: perCount(count),
    roundSpaceFamily: v.object({ effects }),
    linkRule: v.object({ group: id, players }),
    spaces: v.pipe(v.array(space), v.minLength(1), v.maxLength(60))
  }),
  actionTiles: v.pipe(
    v.array(v.object({ id, label, effects, ...told })),
    v.length(6, () => words.sixTiles)
  ),
  breeding: v.pipe(
    v.array(v.object({ round, conditions: v.record(v.string(), count), ...told })),
    v.length(7, () => words.sevenRounds)
  ),
  pollution: v.object({ none: count, one: count, two: count }),
  food: v.object({
    goat: some,
    wildAnimal: some,
    fruit: v.literal(1),
    gold: v.literal(1),
    fruitBat: v.literal(1),
    missingFoodPoints: points
  }),
  batAction: v.object({ bats: some, fruit: v.literal(1), trees: v.literal(1) }),
  scoring: v.object({ goldEach: points, trainedFamilyEach: points, batsFree: count, batEachBeyond: points }),
  setup: v.object({
    startCard: v.object({
      location: id,
      row: v.literal(1),
      column: v.pipe(count, v.minValue(1), v.maxValue(4)),
      familyAt: v.picklist(positions)
    }),
    columns: v.literal(4),
    compensation: perCount(v.array(v.pipe(v.array(token), v.maxLength(1)))),
    startGold: count
  }),
  solo: v.object({
    colours: v.tuple([label, label, label]),
    colourByRound: v.pipe(v.array(label), v.length(7)),
    goalPoints: points,
    challenges: v.array(challenge)
  }),
  variants: v.object({
    nightRoom: v.object({ value: v.picklist(['before', 'after']) }),
    groupRiders: v.object({ value: v.picklist(['lost', 'hold']) }),
    emptyBag: v.object({ value: v.picklist(['nothing', 'refill']) }),
    emptyBonus: v.object({ value: v.picklist(['given', 'withheld']) })
  })
});

export type Edition = v.InferOutput<typeof editionSchema>;

/** What the box holds and what the rulebook says of it (ATW-QTY). */
const supply = { tree: 13, wildAnimal: 8, goat: 7, fruit: 8, family: 13 } as const;
const box = { terrain: 36, locations: 36, markers: 44 };
const special: Partial<Record<SpaceKind, readonly number[]>> = {
  treeThenAnimalOrFruit: [1],
  treeThenBatOrFruit: [3, 35],
  fruit: [1, 9, 13, 35],
  uninhabitableHouse: [16, 28]
};

function inconsistencies(edition: Edition): string[] {
  const { terrainCards, locationCards, supplyBoard, actionBoard } = edition;
  const problems: string[] = [];
  const unique = (what: keyof typeof words.twice, ids: readonly (string | number)[]): void => {
    if (new Set(ids).size < ids.length) problems.push(words.twice[what]);
  };
  unique(
    'cards',
    [...terrainCards, ...locationCards].map((card) => card.id)
  );
  unique(
    'terrain',
    terrainCards.map((card) => card.number)
  );
  unique(
    'spaces',
    actionBoard.spaces.map((one) => one.id)
  );
  unique(
    'tiles',
    edition.actionTiles.map((tile) => tile.id)
  );
  if (terrainCards.length !== box.terrain) problems.push(words.terrainCards(box.terrain, terrainCards.length));
  const locations = locationCards.reduce((sum, card) => sum + card.copies, 0);
  if (locations !== box.locations) problems.push(words.locationCards(box.locations, locations));
  const { none, one, two } = edition.pollution;
  const markers = none + one + two;
  if (markers !== box.markers) problems.push(words.markers(box.markers, markers));

  for (const card of [...terrainCards, ...locationCards])
    for (const kind of card.grid.flat()) {
      const only = kind === 'info' ? undefined : special[kind];
      if (only && !('number' in card && only.includes(card.number))) problems.push(words.foreignSpace(card.name, kind));
    }
  for (const card of locationCards)
    if (card.grid.flat().filter((kind) => kind === 'house').length !== card.houses)
      problems.push(words.houses(card.name, card.houses));
  const start = locationCards.find((card) => card.id === edition.setup.startCard.location);
  if (!start) problems.push(words.noStart);
  else if (!['house', 'wildAnimal', 'fruitBat', 'goat'].every((kind) => (start.grid.flat() as string[]).includes(kind)))
    problems.push(words.startSpaces(start.name));
  // ATW-SET-09
  else if (start.grid.flat()[1 + positions.indexOf(edition.setup.startCard.familyAt)] !== 'house')
    problems.push(words.startHouse(start.name, edition.setup.startCard.familyAt));
  // ATW-SET-08: one for each of four players.
  else if (start.copies < 4) problems.push(words.startCopies(start.name));
  // ATW-SET-11
  for (const gift of new Set(Object.values(edition.setup.compensation).flat(2)))
    if (!['wildAnimal', 'fruitBat', 'goat'].includes(gift)) problems.push(words.gift(gift));

  for (const [name, size] of Object.entries(supply)) {
    const one = supplyBoard.rows.find((other) => other.token === name);
    if (one?.size !== size || one.numbers.length !== size || (one.points ?? one.numbers).length !== size)
      problems.push(words.supplyRow(name, size));
  }
  problems.push(...boardProblems(edition));
  return problems;
}

/** The most workers on the board at once: three a seat; alone those of three rounds (ATW-SOLO-03). */
const workers = { 1: 9, 2: 6, 3: 9, 4: 12 };

function boardProblems({ actionBoard, locationCards, breeding, actionTiles }: Edition): string[] {
  const problems: string[] = [];
  for (const name of rounds) {
    if (actionBoard.spaces.filter((space) => space.round === name).length !== 1) problems.push(words.roundSpace(name));
    if (breeding.filter((one) => one.round === name).length !== 1) problems.push(words.roundBreeding(name));
  }
  for (const { conditions } of breeding)
    for (const name of Object.keys(conditions))
      if (!(tokens as readonly string[]).includes(name)) problems.push(words.breeder(name));
  for (const [seats, many] of Object.entries(workers)) {
    const open = actionBoard.spaces.filter(({ players: of }) => of.includes(Number(seats)));
    const { group, players: linked } = actionBoard.linkRule;
    // ATW-WRK-07: of linked spaces only one counts for sure.
    const shut = linked.includes(Number(seats)) ? open.filter((one) => one.linkGroup === group).length - 1 : 0;
    if (open.length - Math.max(0, shut) < many) problems.push(words.fewSpaces(seats));
  }
  const all = [...actionBoard.spaces, ...actionTiles, { id: 'roundSpaceFamily', ...actionBoard.roundSpaceFamily }];
  for (const { id: name, effects: list } of all) {
    // ATW-ACT-03, ATW-ACT-14: a move names no space of its own, so that there is one card to take or to buy.
    for (const one of ['takeTerrain', 'acquireLocation'])
      if (list.filter((effect) => effect.do === one).length > 1) problems.push(words.sameTwice(name));
    for (const [place, effect] of list.entries()) {
      if (effect.do === 'acquireLocation' && !locationCards.some((card) => card.id === effect.location))
        problems.push(words.unknownLocation(effect.location));
      if (effect.do === 'bonusIfTerrain' && place === 0) problems.push(words.loneBonus);
    }
  }
  return problems;
}

/** Reads an edition from untrusted JSON; otherwise what is wrong, one sentence each. */
export const parseEdition = reading(editionSchema, inconsistencies);
