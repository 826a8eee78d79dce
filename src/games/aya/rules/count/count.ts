/** The count: what is won, and for what is not the rule that says why. AYA-COUNT, AYA-ANIM, AYA-LAND, AYA-SCORE. */
import type { ScoreLine } from '#engine/game.ts';
import type { Box } from '../box.ts';
import { atLeast, atMost, between, toShape } from '../geometry.ts';
import { types, type Ground, type State, type Type } from '../state.ts';
import { reachable, riverOf, stretchesOf, type River } from './river.ts';
import {
  belongs,
  footOn,
  isWet,
  layoutOf,
  makeScene,
  portsOf,
  type Layout,
  type Scene,
  type Tile,
  type Token
} from './scene.ts';

/** A tile or a token, and why it is not won; `fails` is null if it is. */
export type Verdict = {
  readonly item: 'animal' | 'landscape';
  readonly id: string;
  readonly type: Type;
  readonly fails: string | null;
};

export type Count = {
  /** Along the river from Start (AYA-COUNT-01), then what it does not reach. */
  readonly verdicts: readonly Verdict[];
  readonly triptychs: readonly Type[];
  readonly retriggers: number;
};

/** How near (cm) a token must lie to touch a fallen domino. */
const touch = 0.1;

const fits = (type: Type, ground: Ground): boolean => ground === type || ground === 'garden';

function landscape(scene: Scene, tile: Tile, type: Type): string | null {
  const own = scene.bodies.filter(({ type: ground }) => fits(type, ground));
  const foreign = scene.bodies.some((body) => !fits(type, body.type) && belongs(scene, tile, body));
  if (foreign) return 'AYA-LAND-02';
  return portsOf(scene, tile).every((port) => isWet(own, port)) ? null : 'AYA-LAND-03';
}

/** AYA-ANIM-03: a run of the token's type, up or down the river, from its camera domino to a tile of the type. */
function linked(scene: Scene, river: River, { type, on }: Token): boolean {
  const own = new Set(
    scene.bodies.filter((body) => body.state === 'fallen' && fits(type, body.type)).map(({ id }) => id)
  );
  const tiles = scene.tiles.filter((tile) => tile.type === type);
  const arrives = (run: ReadonlySet<string>): boolean =>
    scene.bodies.some((body) => run.has(body.id) && tiles.some((tile) => belongs(scene, tile, body)));
  const run = (way: River['into']): Set<string> => reachable([on[0]], (id) => way.get(id)!, own);
  return arrives(run(river.into)) || arrives(run(river.from));
}

const touches = (scene: Scene, { middle }: Token): boolean =>
  scene.bodies.some(
    ({ state, outline }) => state === 'fallen' && atMost(toShape(middle, outline), scene.size.token + touch)
  );

/** AYA-ANIM-05: the stretch a token is on, by its camera domino or else by the other one. */
export const stretchOf = (stretches: ReadonlyMap<string, number>, { on }: Pick<Token, 'on'>): number | undefined =>
  stretches.get(on[0]) ?? stretches.get(on[1]);

/** The reason shown is the first that fails in this order. */
function animal(scene: Scene, river: River, stretches: ReadonlyMap<string, number>, token: Token): string | null {
  if (!token.put) return 'AYA-ANIM-08';
  if (scene.bodies.find(({ id }) => id === token.on[0])?.state !== 'fallen') return 'AYA-ANIM-01';
  if (!touches(scene, token)) return 'AYA-ANIM-02';
  if (!linked(scene, river, token)) return 'AYA-ANIM-03';
  const { tile: radius, token: own } = scene.size;
  if (!scene.tiles.every((tile) => atLeast(between(tile.middle, token.middle), radius + own))) return 'AYA-ANIM-04';
  const stretch = stretchOf(stretches, token);
  const company = scene.tokens.some(
    (other) =>
      other !== token &&
      other.put &&
      stretch !== undefined &&
      stretchOf(stretches, other) === stretch &&
      touches(scene, other)
  );
  return company ? 'AYA-ANIM-05' : null;
}

/** How many dominoes each is down the river from Start. */
function distances(scene: Scene, river: River): ReadonlyMap<string, number> {
  const start = scene.tiles.find(({ type }) => type === 'start');
  const far = new Map<string, number>();
  let front = scene.bodies.filter((body) => start && footOn(scene, start, body)).map(({ id }) => id);
  for (let n = 0; front.length > 0; n++) {
    for (const id of front) far.set(id, n);
    front = [...new Set(front.flatMap((id) => river.into.get(id) ?? []))].filter((id) => !far.has(id));
  }
  return far;
}

/** Types of which all three landscapes are won (AYA-SCORE-03). */
export function triptychsOf(verdicts: readonly Verdict[]): Type[] {
  const won = verdicts.filter(({ item, fails }) => item === 'landscape' && fails === null);
  return types.filter((type) => won.filter((one) => one.type === type).length === 3);
}

export function countLayout(size: Box['size'], layout: Layout): Count {
  const scene = makeScene(size, layout);
  const river = riverOf(scene.bodies);
  const stretches = stretchesOf(scene, river);
  const far = distances(scene, river);
  const nearest = (ids: readonly string[]): number => Math.min(Infinity, ...ids.map((id) => far.get(id) ?? Infinity));
  const found: (Verdict & { readonly far: number })[] = [];
  for (const tile of scene.tiles) {
    if (tile.type === 'start') continue;
    const ids = scene.bodies.filter((body) => belongs(scene, tile, body)).map(({ id }) => id);
    const fails = landscape(scene, tile, tile.type);
    found.push({ item: 'landscape', id: tile.id, type: tile.type, fails, far: nearest(ids) });
  }
  for (const token of scene.tokens) {
    const fails = animal(scene, river, stretches, token);
    found.push({ item: 'animal', id: token.id, type: token.type, fails, far: nearest(token.on) });
  }
  found.sort((a, b) => (a.far === b.far ? (a.id < b.id ? -1 : 1) : a.far - b.far));
  const verdicts = found.map(({ item, id, type, fails }) => ({ item, id, type, fails }));
  return { verdicts, triptychs: triptychsOf(verdicts), retriggers: layout.retriggers };
}

/** What the table of a position is worth, item by item. */
export const count = (box: Box, state: State): Count => countLayout(box.size, layoutOf(box, state));

/** How many photos are won. */
export const photosIn = ({ verdicts }: Count): number => verdicts.filter(({ fails }) => fails === null).length;

/** The team's score by category (AYA-SCORE). */
export function scoreLines({ edition }: Box, { verdicts, triptychs, retriggers }: Count): ScoreLine[] {
  const won = (item: Verdict['item']): number => verdicts.filter((v) => v.item === item && v.fails === null).length;
  const { perAnimal, perLandscapePhoto, perTriptych, perRetriggerTokenKept } = edition.score;
  return [
    { rule: 'AYA-SCORE-01', points: perAnimal * won('animal'), item: 'animals' },
    { rule: 'AYA-SCORE-02', points: perLandscapePhoto * won('landscape'), item: 'landscapes' },
    { rule: 'AYA-SCORE-03', points: perTriptych * triptychs.length, item: 'triptychs' },
    { rule: 'AYA-SCORE-04', points: perRetriggerTokenKept * retriggers, item: 'retriggers' }
  ];
}
