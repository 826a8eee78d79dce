/** What the dock asks about an icon that lies chosen, by a touch or as a hint: what would be done, and nothing else. */
import { expect, it } from 'vitest';
import { game } from '#games/aiye/rules/index.ts';
import { kindOf } from '#games/aiye/rules/deck.ts';
import type { State } from '#games/aiye/rules/state.ts';
import type { Choosing } from '#games/aiye/view/choosing.svelte.ts';
import { goOf, sayOf, type Context } from '#games/aiye/view/dock.ts';
import { iconName } from '#games/aiye/view/facts.ts';
import { position, tables } from '../../bots/support.ts';

const table = tables.find(({ id }) => id === 'aiye')!;

it('names the icon that would be used; only a conflict is called one', () => {
  const seen = new Set<string>();
  for (let plies = 1; plies < 120; plies += 1) {
    const state = position(table, `dock ${plies % 7}`, plies, 2) as unknown as State;
    if (state.step !== 'use') continue;
    for (const head of game.moves(state)) {
      if (head.type !== 'use') continue;
      const ability = kindOf(game.deck, head.card).abilities[head.icon]!;
      seen.add(ability.type);
      const choosing = { now: { state, moves: [] }, preview: {}, pending: true, head, kept: [] } as unknown as Choosing;
      const context: Context = {
        game,
        names: ['Ada', 'Ben'],
        decider: state.seat,
        choosing,
        leaving: false,
        onleave: () => undefined
      };
      const isConflict = ability.type === 'conflict';
      expect(sayOf(context).title.startsWith('Conflict')).toBe(isConflict);
      expect(goOf(context)!.label).toBe(isConflict ? 'Conflict' : 'Use it');
      if (!isConflict) expect(sayOf(context).title).toContain(iconName(ability));
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['conflict', 'gainSeed']));
});
