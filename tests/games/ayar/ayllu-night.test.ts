import { describe, expect, test } from 'vitest';
import { total } from '#engine/game.ts';
import type { Ayllu } from '#games/ayar/rules/state.ts';
import { bestSplit } from '#games/ayar/rules/scoring.ts';
import { answer, follow, game, nightfall, run, turnOf, type Given } from '../../support/ayar/scene.ts';
import { tokens } from '../../support/ayar/ayllu.ts';

const { board } = game;

describe('night and end', () => {
  const spaces = { grey: 5, brown: 6, purple: 7 };
  const night = (given: Given, change: Partial<Ayllu>) => {
    const state = turnOf({ seats: 1, spaces, ...given });
    const sides = 2;
    Object.assign(state, {
      step: 'fertile',
      ayar: 0,
      from: 1,
      asked: 0,
      seat: 0,
      answered: 1,
      taken: sides * board.edition.turns.perRound[state.round - 1]! - 1
    });
    Object.assign(state.ayllu!, change);
    state.step = 'temple';
    return follow(state, ['temple reed']);
  };

  test('AYR-SOLO-29 AYR-SOLO-30 AYR-RES-74 the person chooses a moon slot, the Ayllu takes the free one with most moons', () => {
    const { state } = night({}, { pots: 2, cloths: 4, moonSlots: [-1, 2, -1, -1] });
    const after = run(state, 'moonSlot pottery');
    expect([after.ayllu!.moonSlots, after.ayllu!.moon[2]]).toEqual([[0, 2, -1, -1], 3]);
    const tie = run(night({}, {}).state, 'moonSlot reed').ayllu!;
    expect([tie.moonSlots, tie.moon[2]]).toEqual([[0, -1, -1, -1], 0]);
  });

  test('AYR-SOLO-31 AYR-RES-74 at dawn it first marks the activity with most suns that is not marked', () => {
    const after = run(night({}, { pots: 5, cloths: 2, dial: 4, inti: 0b0001 }).state, 'moonSlot reed').ayllu!;
    expect([after.inti, after.dial, after.sun[0]]).toEqual([0b0011, 5, 5]);
  });

  test('TV-70 AYR-SOLO-32 AYR-PREP-02 the bag is filled without the retired, the token of the round leaves, the token passes', () => {
    const after = run(night({}, { tokens: tokens('AT3'), bag: 0b0100 }).state, 'moonSlot reed');
    expect(after.ayllu).toMatchObject({
      bag: 0b1110,
      removed: tokens('AT1'),
      tokens: tokens('AT2', 'AT3', 'AT4', 'AT5')
    });
    expect([after.first, after.seat, after.step]).toEqual([1, 1, 'token']);
    const third = run(
      night({ round: 3, retired: 'grey brown' }, { removed: tokens('AT1', 'AT2') }).state,
      'moonSlot reed'
    );
    expect(third.ayllu).toMatchObject({ bag: 0b1000, tokens: tokens('AT4', 'AT5') });
  });

  test('AYR-SOLO-12 AYR-HARV-01 a harvest it wins is a llama', () => {
    const { state } = night({ terrace: [1, 0, 1] }, {});
    expect([state.ayllu!.llamas, state.step]).toEqual([1, 'moonSlot']);
  });

  test('AYR-SOLO-29 AYR-TSCORE-02 its temples score by its own moons', () => {
    const { state } = night({ placed: { teal: [[1, 'pottery']] } }, { pots: 3 });
    expect(state.ayllu!.moon[1]).toBe(4 + 6);
  });

  test('AYR-SOLO-33 AYR-RES-76 AYR-RES-78 its llamas by its own table; the result stands beside the person’s', () => {
    const state = turnOf({ seats: 1, level: 2, players: [{ sun: 50, moon: 70 }] });
    Object.assign(state.ayllu!, { llamas: 6, sun: [40, 0, 0, 0, 0], moon: [44, 0, 0, 0] });
    // 0 1 3 4 6 7 9: five on the sun and one on the moon make 47 and 45, four and two 46 and 47.
    expect(bestSplit(board, state, 1)).toEqual({ sun: 4, moon: 2 });
    const over = run(
      Object.assign(state, {
        phase: 'end',
        step: 'moonSlot',
        round: 4,
        retired: [1, 2, 3, 4],
        asked: 0,
        answered: 0,
        ayar: 3
      }),
      'moonSlot reed'
    );
    expect(game.turn(over)).toBe('over');
    const rival = game.rival(over)!;
    expect(total(rival.lines)).toBeLessThan(total(game.score(over)[0]!));
    expect([rival.places, game.places(over), game.rival(turnOf({}))]).toEqual([[1, 2], [1], undefined]);
  });

  test.each([
    [50, 70, [1, 2]],
    [40, 40, [2, 1]],
    [46, 47, [1, 1]]
  ])('AYR-RES-78 %i and %i against 46 and 47: places %j', (sun, moon, places) => {
    const state = turnOf({ seats: 1, players: [{ sun, moon }] });
    Object.assign(state.ayllu!, { sun: [46, 0, 0, 0, 0], moon: [47, 0, 0, 0] });
    expect(game.rival(state)!.places).toEqual(places);
    expect(answer(state, 'step teal R1')).toBe('legal');
    expect(nightfall({ seats: 1 }).state.step).toBe('moonSlot');
  });
});
