/** What the table makes of a position: what would come of letting go, chains in words, the count told, the log. */
import { describe, expect, test } from 'vitest';
import type { Game } from '#engine/game.ts';
import type { Event } from '#games/aya/rules/events.ts';
import { lay, layOn } from '#games/aya/aid/lay.ts';
import { neighbours } from '#games/aya/aid/gap.ts';
import { onBy } from '#games/aya/aid/onward.ts';
import { freeEnds, slotAhead } from '#games/aya/aid/snap.ts';
import { game } from '#games/aya/rules/index.ts';
import { nudgedBy } from '#games/aya/view/adjust.ts';
import { chainsOf, runsOf } from '#games/aya/view/list/chains.ts';
import { chapter, sentences } from '#games/aya/view/log.ts';
import { assertMarked } from '../../support/told.ts';
import { moveOf, partnerOf, putOf, type Wish } from '#games/aya/view/put.ts';
import { time } from '#games/aya/view/things.ts';
import { topics } from '#games/aya/view/topics.ts';
import { refusalWords } from '#games/aya/words/refusals.ts';
import { lineIn } from '#play/since/told.ts';
import { begun, stand } from '../../support/aya/table.ts';

const { box } = game;
const plain = (x: number, z: number, a = 0): Wish => ({ pose: { x, z, a }, use: 'plain', tile: null });

describe('what would come of letting go', () => {
  const state = begun(['forest', 'desert']);
  stand(state, 'pole', [0, 0]);

  test('AYA-PLACE-08 the joint to the nearest neighbour decides the verdict, and the free way is told', () => {
    const held = putOf(game, state, state.hand[state.turn]!, plain(200, 0)).held;
    expect(held).toMatchObject({ verdict: 'safe', gap: 130 });
    expect(putOf(game, state, state.hand[state.turn]!, plain(500, 0)).held.verdict).toBe('far');
    expect(putOf(game, state, state.hand[state.turn]!, plain(0, 2500)).held).toMatchObject({
      verdict: 'free',
      gap: null
    });
  });

  test('AYA-PLACE-07 over a standing domino there is no room, and the rule says so', () => {
    const put = putOf(game, state, state.hand[state.turn]!, plain(30, 0));
    expect(put.held.verdict).toBe('overlap');
    expect(put.illegal?.rule).toBe('AYA-PLACE-07');
    expect(refusalWords(game, put.illegal!)).toContain('in the way');
  });

  test('what stands before and what stands behind are both looked at, the worse first', () => {
    const two = begun(['forest', 'desert']);
    const behind = stand(two, 'pole', [0, 0]);
    const ahead = stand(two, 'pole', [6, 0]);
    const found = neighbours(box, two, { x: 180, z: 0, a: 0 });
    expect(found.map(({ id, behind: is }) => [id, is])).toEqual([
      [ahead, false],
      [behind, true]
    ]);
  });

  test('AYA-TOKEN-03 the partner of an animal is the nearest domino that may carry it', () => {
    expect(partnerOf(state, { x: 250, z: 0, a: 0 })).toBeDefined();
    expect(partnerOf(state, { x: 250, z: 0, a: 900 })).toBeUndefined();
    expect(moveOf(state, { ...plain(250, 0), use: 'animal' })).toMatchObject({ use: 'animal' });
  });

  test('AYA-TOKEN-03 the partner that a proposal names is meant, until the domino is moved from there', () => {
    const two = begun(['forestCamera', 'desert']);
    const near = stand(two, 'pole', [0, 0]);
    const far = stand(two, 'pole', [4.6, 0]);
    const wish: Wish = { ...plain(210, 0), use: 'animal', partner: far };
    const put = putOf(game, two, two.hand[two.turn]!, wish);
    expect(put.held.partner).toBe(far);
    expect(put.move).toMatchObject({ use: 'animal', partner: far });
    expect(put.illegal).toBeUndefined();
    expect(moveOf(two, nudgedBy(wish, -10, 0))).toMatchObject({ use: 'animal', partner: near });
  });
});

describe('aids', () => {
  test('AYA-TILE-04 a tile laid on from an end has its camera domino before an opening', () => {
    const state = begun(['forestCamera', 'desert']);
    stand(state, 'pole', [-20, 0]);
    const end = freeEnds(box, state).find(({ of }) => of === 'domino')!;
    for (const [id, { shape }] of box.tiles) {
      if (id === box.startTile) continue;
      for (const [entry] of shape.ports.entries()) {
        const offer = layOn(box, id, entry, end);
        state.tileTop.forest = id;
        const move = moveOf(state, { pose: offer.domino, use: 'tile', tile: offer.tile });
        if (box.tiles.get(id)!.type === 'forest') expect(game.illegal(state, move)).toBeUndefined();
        const free = lay(box, state, id, entry, [20, 20], 450);
        expect(free.end).toBeNull();
        expect(free.tile).toMatchObject({ x: 2000, z: 2000 });
      }
    }
  });

  test('by figures: so many degrees to the right, so far', () => {
    const next = onBy({ x: 0, z: 0, a: 0 }, 200, 2);
    expect(next.a).toBe(200);
    expect(Math.hypot(next.x, next.z)).toBeCloseTo(200, -1);
    expect(onBy({ x: 0, z: 0, a: 0 }, -200, 2).a).toBe(3400);
  });

  test('on a tile the next place is the one drawn there', () => {
    const state = begun(['forest', 'desert']);
    const start = state.tiles[box.startTile]!;
    const first = box.tiles.get(box.startTile)!.shape.slots[0]!;
    stand(state, 'pole', [(start.x + first.x) / 100, (start.z + first.z) / 100]);
    const [end] = freeEnds(box, state);
    expect(slotAhead(box, state, end!.pose)).toBeDefined();
  });
});

describe('in words', () => {
  test('a chain is told from its head on, and an arm is a chain of its own', () => {
    const state = begun(['forest', 'desert']);
    for (let n = 0; n < 4; n++) stand(state, 'pole', [2 * n, 0]);
    stand(state, 'garden', [8, 0]);
    stand(state, 'field', [9.8, 1.2], 200);
    stand(state, 'field', [9.8, -1.2], 3400);
    const chains = chainsOf(box, state);
    expect(chains.map(({ ids }) => runsOf(box, ids))).toEqual(['4 ice, 1 garden, 1 field', '1 field']);
  });

  test('every rule is told by a page, once', () => {
    const told = topics(game).flatMap(({ rules }) => rules);
    expect([...told].sort()).toEqual(Object.keys(game.rulebook).sort());
  });

  test('minutes and seconds end at nothing', () => {
    expect([time(600_000), time(59_001), time(1), time(0)]).toEqual(['10:00', '1:00', '0:01', '0:00']);
  });

  test('AYA-TIME-01 AYA-TOPPLE-03 the log has a heading for each run of the glass and for each push', () => {
    const any = game as unknown as Game;
    let state = game.setup(2, { ...(game.parseOptions(2, { hand: 'bare', glassMs: 200_000 }) as object) } as never);
    let seed = 13;
    const roll = (below: number): number => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below;
    const said: string[] = [];
    for (let n = 0; n < 2000 && any.turn(state) !== 'over'; n++) {
      state = game.clone(state);
      game.play(state, game.sample!(state, roll));
      const heading = chapter(state);
      if (heading !== undefined && heading !== said.at(-1)) said.push(heading);
    }
    expect(said).toEqual(['First glass', 'Second glass', 'Push 1']);
    const [one] = state.pushes;
    expect(chapter({ ...state, phase: 'push', pushes: [one!, one!] })).toBe('Push 2');
    // Between the runs, and when building is over, the log goes on under the heading it has.
    expect([chapter({ ...state, phase: 'break' }), chapter({ ...state, phase: 'push', pushes: [] })]).toEqual([
      undefined,
      undefined
    ]);
    const practice = { ...state.options, glassMs: 0 };
    expect(chapter({ ...state, phase: 'glass1', options: practice })).toBe('Practice');
  });

  test('every kind of step of a whole game of random moves has its line, or none for a draw', () => {
    const any = game as unknown as Game;
    let state = game.setup(2, { ...(game.parseOptions(2, { hand: 'bare', glassMs: 200_000 }) as object) } as never);
    let seed = 7;
    const roll = (below: number): number => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below;
    const lines = new Map<string, string | undefined>();
    for (let n = 0; n < 900 && any.turn(state) !== 'over'; n++) {
      const move = game.sample!(state, roll);
      const events: Event[] = [];
      const before = state;
      state = game.clone(state);
      game.play(state, move, (event) => events.push(event));
      const told = sentences(game, before, move, events, ['Ada', 'Ben']);
      lines.set(move.type, lineIn(told));
      for (const one of told) assertMarked(['Ada', 'Ben'], one);
    }
    const silent = [...lines].flatMap(([type, text]) => (text === undefined ? type : []));
    const mayBe = ['draw', 'drawn', 'askTile', 'tile', 'tremble'];
    expect(silent.filter((type) => !mayBe.includes(type))).toEqual([]);
    for (const text of lines.values()) if (text) expect(text).not.toMatch(/undefined|NaN|\{/);
  });
});
