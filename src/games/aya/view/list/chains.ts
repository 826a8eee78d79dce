/** The table as lines of dominoes, each from its head to its end, for eyes and ears that want it in words. */
import type { Box } from '../../rules/box.ts';
import { riverOf } from '../../rules/count/river.ts';
import { asFallen, layoutOf, makeScene } from '../../rules/count/scene.ts';
import type { State } from '../../rules/state.ts';
import { words } from '../../words/en.ts';

export type Chain = { readonly letter: string; readonly ids: readonly string[] };

const letterOf = (n: number): string =>
  n < 26 ? String.fromCharCode(65 + n) : `${letterOf(Math.floor(n / 26) - 1)}${letterOf(n % 26)}`;

/** Where a line parts, the first arm goes on with it and the others are lines of their own. */
export function chainsOf(box: Box, state: State): Chain[] {
  const scene = makeScene(box.size, layoutOf(box, state));
  const river = riverOf(
    scene.bodies.filter((body) => body.state === 'upright').map((body) => asFallen(box.size, body))
  );
  const open = new Set(river.into.keys());
  const heads = [...open].filter((id) => river.from.get(id)!.length === 0);
  const chains: string[][] = [];
  const walk = (head: string): void => {
    const ids: string[] = [];
    for (let at: string | undefined = head; at !== undefined && open.delete(at);) {
      ids.push(at);
      const [next, ...arms]: readonly string[] = river.into.get(at)!;
      heads.push(...arms);
      at = next;
    }
    if (ids.length > 0) chains.push(ids);
  };
  for (const head of heads) walk(head);
  // What runs in a circle has no head.
  for (const id of open) walk(id);
  return chains.map((ids, n) => ({ letter: letterOf(n), ids }));
}

/** “4 forest, 1 garden, 3 pole”. */
export function runsOf(box: Box, ids: readonly string[]): string {
  const runs: { ground: string; n: number }[] = [];
  for (const id of ids) {
    const ground = words.grounds[box.dominoes.get(id)!.type];
    const last = runs.at(-1);
    if (last?.ground === ground) last.n += 1;
    else runs.push({ ground, n: 1 });
  }
  return runs.map(({ ground, n }) => words.listing.run(n, ground)).join(', ');
}

/** A heading as one of eight winds; the table's right is east. */
export const windOf = (a: number): string => words.listing.ways[Math.round(a / 450) % 8]!;
