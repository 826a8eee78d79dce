import { describe, expect, it } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { hardBudget } from '#bots/hard.ts';
import { grow } from '#bots/tree.ts';
import { patience, position, tables } from './support.ts';

const narrow = { beam: 4, each: 1, keep: 3 };
const budget = { ...hardBudget.tree, iterations: 8, root: narrow, inner: narrow };

describe.each(tables)('the tree of $id', (table) => {
  it(
    'visits a chain of the root in every iteration and grows below those it comes back to',
    () => {
      const { game, mind } = table;
      const tree = grow(game, mind, position(table, 'tree', 40, 2), 2, budget);
      for (let n = 0; n < 8; n++) tree.iterate((visit) => seededRoll(`tree/${visit}`));
      const chains = [...tree.root.edges.values()];
      expect(chains.reduce((sum, { visits }) => sum + visits, 0)).toBe(8);
      for (const { visits, child } of chains) expect(child !== undefined).toBe(visits > 1);
    },
    patience
  );
});
