/** What the dock says of icons: what would be done by a touch, and nothing else. */
import { expect, it } from 'vitest';
import { total } from '#engine/game.ts';
import { game } from '#games/aiye/rules/index.ts';
import { kindOf } from '#games/aiye/rules/deck.ts';
import type { Move } from '#games/aiye/rules/moves.ts';
import type { State } from '#games/aiye/rules/state.ts';
import type { Choosing } from '#games/aiye/view/choosing.svelte.ts';
import { goOf, sayOf, type Context } from '#games/aiye/view/dock.ts';
import { previewOf } from '#games/aiye/view/preview.ts';
import { iconName } from '#games/aiye/view/facts.ts';
import { position, tables } from '../../bots/support.ts';
import { run, using } from '../../support/aiye/scene.ts';

const table = tables.find(({ id }) => id === 'aiye')!;

/** The dock of whoever decides in this choice. */
const asked = (choosing: Choosing): Context => ({
  game,
  names: ['Ada', 'Ben'],
  decider: choosing.now.state.seat,
  choosing,
  leaving: false,
  onleave: () => undefined
});

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
      const context = asked(choosing);
      const isConflict = ability.type === 'conflict';
      expect(sayOf(context).title.startsWith('Conflict')).toBe(isConflict);
      expect(goOf(context)!.label).toBe(isConflict ? 'Conflict' : 'Use it');
      if (!isConflict) expect(sayOf(context).title).toContain(iconName(ability));
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['conflict', 'gainSeed']));
});

it('says of a card that may go to the Council what the score gains or loses by it, and where', () => {
  const lands = [
    'c1[M S CS5] | c2[M] | c3[S] | c4[M M]3s | c5[S S]2m | c6[joy]',
    'c1[M CS5] | c2[M] | c3[S] | c4[M] | c5[S]'
  ];
  const told = new Set<string>();
  for (const text of lands) {
    const state = run(using(text, 'c1'), 'use CS5');
    for (const head of game.moves(state)) {
      const preview = previewOf(game, state, [head]);
      // It is kept, and seeds are asked for next.
      const now = { state: preview.after, moves: [] };
      const choosing = { now, levels: [{ state }, now], preview, kept: [head] } as unknown as Choosing;
      const note = (sayOf(asked(choosing)).note ?? '').replaceAll('−', '-');
      const [from, to] = [state, preview.after].map((one) => total(game.score(one)[state.seat]!));
      const [score, sum = ''] = note.split('. ')[0]!.split(': ');
      expect(score).toBe(from === to ? `Score stays ${from}` : `Score ${from} → ${to}`);
      const parts = sum.match(/[+-]\d+/g) ?? [];
      expect(parts.reduce((all, by) => all + Number(by), from!)).toBe(to);
      told.add(sum);
    }
  }
  expect(told).toEqual(new Set(['Council +1', 'Council +1 and Columns -3', 'Council +1 and Columns -2']));
});

it('says before several seeds are taken at once how the score changes by it', () => {
  const seen = { same: 0, changed: 0 };
  for (let plies = 1; plies < 220; plies += 1) {
    const state = position(table, `seeds ${plies % 11}`, plies, 2) as unknown as State;
    if (state.step !== 'use') continue;
    let taken: readonly Move[] = [];
    const send = (moves: readonly Move[]): void => void (taken = moves);
    const choosing = {
      now: { state, moves: game.moves(state) },
      levels: [{ state }],
      kept: [],
      send
    } as unknown as Choosing;
    const context = asked(choosing);
    const go = goOf(context);
    if (!go || !/^Take /.test(go.label)) continue;
    go.run();
    const after = game.clone(state);
    for (const move of taken) game.play(after, move);
    const [from, to] = [state, after].map((one) => total(game.score(one)[state.seat]!));
    const note = sayOf(context).note ?? '';
    if (from === to) expect(note).not.toMatch(/^Score/);
    else expect(note.replaceAll('−', '-')).toMatch(new RegExp(`^Score ${from} → ${to}(\\.|$)`));
    seen[from === to ? 'same' : 'changed'] += 1;
  }
  expect(seen.same).toBeGreaterThan(3);
  expect(seen.changed).toBeGreaterThan(0);
});
