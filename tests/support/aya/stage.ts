/** Positions waiting for a fall, from sketches of chains: what the physics is tried on. */
import { game } from '#games/aya/rules/index.ts';
import { firstUnseen } from '#games/aya/rules/draw.ts';
import type { Ground, Kind, Pose, State } from '#games/aya/rules/state.ts';
import { layoutOf, type Sketch } from './layout.ts';

/** A position at the end of building with everything upright, and what each piece of the sketch is called in it. */
export type Stage = { readonly state: State; readonly ids: ReadonlyMap<string, string> };

export function stage(sketch: Sketch, options: Readonly<Record<string, unknown>> = {}): Stage {
  const read = game.parseOptions(2, { first: 0, table: 'large', ...options });
  if (typeof read === 'string') throw new Error(read);
  const state = game.setup(2, read);
  const ids = new Map<string, string>();
  const take = (type: Ground): string => {
    const kinds: Kind[] = type === 'garden' ? ['garden'] : [type, `${type}Camera`];
    const kind = [...kinds, ...game.box.kinds].find((other) => state.unseen[other] > 0)!;
    const id = firstUnseen(game.box, state, kind);
    state.unseen[kind] -= 1;
    state.stock[state.stock[0]! > 0 ? 0 : 1]! -= 1;
    return id;
  };
  const layout = layoutOf(sketch);
  for (const { id, type, pose } of layout.dominoes) {
    const own = take(type);
    ids.set(id, own);
    state.dominoes[own] = { ...pose, is: 'upright', seat: 0, end: null };
  }
  const start: Pose = { x: -6500, z: -4000, a: 0 };
  state.tiles[game.box.startTile] = start;
  for (const { id, type, on } of layout.tokens) {
    const animals = game.box.animals[type];
    const token = animals[animals.length - state.animalsLeft[type]]!;
    state.animalsLeft[type] -= 1;
    ids.set(id, token);
    state.tokens[token] = { on: [ids.get(on[0])!, ids.get(on[1])!], at: 'on', end: null };
  }
  state.phase = 'push';
  state.due = 'push';
  return { state, ids };
}

/** The position after this domino of the sketch has been pushed: it waits for the fall. */
export function pushed(sketch: Sketch, id: string, options?: Readonly<Record<string, unknown>>): Stage {
  const { state, ids } = stage(sketch, options);
  game.play(state, { type: 'push', domino: ids.get(id)! });
  return { state, ids };
}
