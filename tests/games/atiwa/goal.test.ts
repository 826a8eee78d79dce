/** Challenges as the mind and the result see them: what a goal asks for counts more than its points (ATW-CHAL). */
import { describe, expect, it } from 'vitest';
import { createMind } from '#games/atiwa/bot.ts';
import { game } from '#games/atiwa/rules/index.ts';
import type { State } from '#games/atiwa/rules/state.ts';
import { ending } from '#games/atiwa/view/ending.ts';
import { table } from '../../support/atiwa/position.ts';

const mind = createMind(game);
const last: Partial<State> = { round: 7, step: 'over' };
const alone = (text: string, challenge: string | null, at: Partial<State> = last): State => ({
  ...table({ areas: [text], options: { challenge } }),
  ...at
});
const hope = (state: State): number => mind.values(state)[0]!;
/** How much better the second is than the first. */
const gain = (from: string, to: string, challenge: string | null, at?: Partial<State>): number =>
  hope(alone(to, challenge, at)) - hope(alone(from, challenge, at));

describe('the mind and the aims of challenges', () => {
  it.each([
    ['colony', 'bats', 'Village | fill B30', 'Village | fill B31'],
    ['commonwealth', 'families', 'Village | fill t8', 'Village | fill t9'],
    ['commonwealth', 'Towns', 'Village | Village | fill t8', 'Village | Town | fill t8'],
    ['investor', 'Farmsteads', 'Village | Settlement', 'Village | Farmstead | Settlement'],
    ['investor', 'gold', 'Village | fill $10', 'Village | fill $11'],
    ['prosperity', 'gold', 'Village | fill $20', 'Village | fill $21'],
    ['untrained', 'families', 'Village | fill u8', 'Village | fill u9']
  ])('%s: %s count more than without it', (challenge, _what, from, to) => {
    expect(gain(from, to, challenge)).toBeGreaterThan(gain(from, to, null) + 0.5);
  });

  it('ATW-CHAL-R6 a marker that can no longer be kept away is dearer than one that can', () => {
    const dear = (turns: number, step: State['step']): number =>
      ['noPollution', null]
        .map((challenge) => gain('Village BR:u', 'Village BR:t', challenge, { round: 1, turns, step }))
        .reduce((with_, without) => with_ - without);
    expect(dear(2, 'worker')).toBeGreaterThan(0);
    expect(dear(2, 'worker')).toBeLessThan(5);
    expect(dear(2, 'dusk')).toBeGreaterThan(20);
  });

  it('ATW-ACT-17 empty houses are bats to come as long as an action can put them there', () => {
    const tile = game.board.edition.actionTiles.findIndex(({ effects }) =>
      effects.some((effect) => effect.do === 'batsIntoEmptyHouses')
    );
    const tiles = [-1, -1, tile, -1, -1, -1, -1];
    const { index } = game.board.spaces.find(({ round }) => round === 3)!;
    const house = (at: Partial<State>): number => {
      const state = { round: 7, turns: 1, step: 'worker', tiles, ...at } as const;
      return gain('Village BM:x BL:x BR:x', 'Village BM:x BL:x', 'colony', state);
    };
    const { workers, since } = alone('Village', 'colony');
    const held = { workers: workers.with(index, 0), since: since.with(index, 5) };
    expect(house({})).toBeGreaterThan(house(held) + 1);
    expect(house({ turns: 2, step: 'dusk' })).toBeCloseTo(house(held));
  });

  it('a point beyond those asked for counts less, one that is missing counts whole', () => {
    expect(gain('Village | fill $100', 'Village | fill $101', 'metropolis')).toBeCloseTo(0.3);
    expect(gain('Village | fill $10', 'Village | fill $11', 'metropolis')).toBeCloseTo(1);
  });

  it('ATW-CHAL-R8 the last point of a goal counts far more than the one before, and only once the match is over', () => {
    expect(gain('Village | fill $81', 'Village | fill $82', 'metropolis')).toBeGreaterThan(10);
    expect(gain('Village | fill $81', 'Village | fill $82', 'metropolis', { round: 7, step: 'worker' })).toBeCloseTo(1);
    expect(gain('Village | fill B39 $80', 'Village | fill B40 $80', 'colony')).toBeGreaterThan(10);
  });
});

describe('the end of a match alone', () => {
  it('ATW-SOLO-07 says whether the goal is reached', () => {
    expect(ending(game, alone('Village | fill $112', null), ['Ada'])).toEqual({
      headline: 'Ada reaches the goal',
      detail: 'points 120 of 120 ✓',
      met: true
    });
    expect(ending(game, alone('Village | fill $111', null), ['Ada'])?.headline).toBe('Ada misses the goal');
  });

  it('ATW-CHAL-R8 tells every aim of a challenge', () => {
    expect(ending(game, alone('Village | fill B39 $70', 'colony'), ['Ada'])).toEqual({
      headline: 'Ada misses the goal',
      detail: 'Colony: points 122 of 100 ✓ · bats 39 of 40',
      met: false
    });
  });

  it('leaves it to places where others play', () => {
    expect(ending(game, table({ areas: ['Village', 'Village'] }), ['Ada', 'Ben'])).toBeUndefined();
  });
});
