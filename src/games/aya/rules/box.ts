/** An edition made ready for play: pieces by id, shapes in the units of the log, deals. */
import { types, type Edition, type Type } from '../editions/schema.ts';
import type { Ground, Kind, Options, Pose } from './state.ts';

type Shape = {
  /** Angles of the ports in tenths of a degree, before rotation. */
  readonly ports: readonly number[];
  readonly slots: readonly Pose[];
  readonly spring: Pose | null;
};

/** Versions of the rules that are kept: a match goes on by the one it began with, so that its log replays the same. */
export const versions = [1, 2] as const;
export type Version = (typeof versions)[number];

export type Box = {
  readonly version: Version;
  readonly edition: Edition;
  /** The domino's height, width and thickness, radii of tiles, of their ports and of tokens, in centimetres. */
  readonly size: {
    readonly h: number;
    readonly w: number;
    readonly t: number;
    readonly tile: number;
    readonly port: number;
    readonly token: number;
    readonly tokenThickness: number;
  };
  readonly kinds: readonly Kind[];
  /** Every id of a kind, in the order they are given out. */
  readonly ids: Readonly<Record<Kind, readonly string[]>>;
  readonly dominoes: ReadonlyMap<string, { readonly type: Ground; readonly camera: boolean; readonly kind: Kind }>;
  readonly tiles: ReadonlyMap<string, { readonly type: Type | 'start'; readonly shape: Shape }>;
  readonly startTile: string;
  readonly tokens: ReadonlyMap<string, { readonly type: Type }>;
  readonly animals: Readonly<Record<Type, readonly string[]>>;
  /** The arms of a fork behind its garden, from left to right: centimetres, and tenths of a degree. */
  readonly arms: readonly { readonly forward: number; readonly side: number; readonly splay: number }[];
};

export const cameraOf = (type: Type): Kind => `${type}Camera`;
export const byType = <T>(make: (type: Type) => T): Record<Type, T> => ({
  forest: make('forest'),
  mountain: make('mountain'),
  desert: make('desert'),
  pole: make('pole'),
  field: make('field')
});

// No −0: a log does not know it.
const hundredths = (cm: number): number => Math.round(cm * 100) + 0;
const tenths = (degrees: number): number => (Math.round(degrees * 10) + 3600) % 3600;

export function compile(edition: Edition, version: Version): Box {
  const { domino, landscapeTile, animalToken } = edition.dimensions;
  const kinds: Kind[] = [...types, ...types.map(cameraOf), 'garden'];
  const ids = Object.fromEntries(kinds.map((kind) => [kind, [] as string[]])) as Record<Kind, string[]>;
  const dominoes = new Map<string, { type: Ground; camera: boolean; kind: Kind }>();
  for (const { type, letter, plain, camera } of edition.dominoTypes)
    for (let n = 1; n <= plain + camera; n++) {
      const id = letter + String(n).padStart(2, '0');
      const kind = n <= plain || type === 'garden' ? type : cameraOf(type);
      dominoes.set(id, { type, camera: kind !== type, kind });
      ids[kind].push(id);
    }
  const shapes = Object.fromEntries(
    Object.entries(edition.shapes).map(([name, { ports, guideSlots, firstDomino }]): [string, Shape] => {
      const pose = (slot: { x: number; z: number; heading: number }): Pose => ({
        x: hundredths(slot.x),
        z: hundredths(slot.z),
        a: tenths(slot.heading)
      });
      const spring = firstDomino ? pose(firstDomino) : null;
      return [name, { ports: ports.map(({ angle }) => tenths(angle)), slots: guideSlots.map(pose), spring }];
    })
  );
  const tokensOf = (type: Type): string[] => edition.animalTokens.filter((t) => t.type === type).map(({ id }) => id);
  return {
    version,
    edition,
    size: {
      h: domino.height,
      w: domino.width,
      t: domino.thickness,
      tile: landscapeTile.diameter / 2,
      port: landscapeTile.portTestRadius,
      token: animalToken.diameter / 2,
      tokenThickness: animalToken.thickness
    },
    kinds,
    ids,
    dominoes,
    tiles: new Map(edition.tiles.map(({ id, type, shape }) => [id, { type, shape: shapes[shape]! }])),
    startTile: edition.tiles.find(({ type }) => type === 'start')!.id,
    tokens: new Map(edition.animalTokens.map(({ id, type }) => [id, { type }])),
    animals: byType(tokensOf),
    arms: edition.gardenForkGuide.next
      .map(({ forward, lateral, headingOffset }) => ({ forward, side: lateral, splay: tenths(headingOffset) }))
      .sort((a, b) => a.side - b.side)
  };
}

/** Half the width and half the depth of the table of a match, in centimetres. */
export function tableOf({ edition }: Box, { table }: Options): { readonly x: number; readonly z: number } {
  const { width, depth } = edition.dimensions.table[table];
  return { x: width / 2, z: depth / 2 };
}

/** AYA-DEAL-01, AYA-DEAL-03: how many dominoes each stock begins with. */
export function deal({ edition }: Box, people: number, first: number): number[] {
  if (people === 1) return [...edition.dealExtra.solo.stocks];
  const row = edition.deal.rows.find(({ players }) => players === people)!;
  return Array.from({ length: people }, (_, seat) => (seat === first ? (row.firstPlayer ?? row.each) : row.each));
}

/** The pose offered for the Start tile (AYA-SETUP-02), drawn in where it would not lie on this table. */
export function startDefault(box: Box, options: Options): Pose {
  const { fromLeftEdge, z, rot } = box.edition.dimensions.table.startDefault;
  const edge = tableOf(box, options);
  const within = (at: number, half: number): number => {
    const most = Math.floor((half - box.size.tile) * 100);
    return Math.max(-most, Math.min(most, hundredths(at))) + 0;
  };
  return { x: within(fromLeftEdge - edge.x, edge.x), z: within(z, edge.z), a: tenths(rot) };
}
