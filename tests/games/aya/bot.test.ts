/** The builder: whole matches by the rules, with physics deciding. */
import { describe, expect, it, test } from 'vitest';
import { draw, seededRoll } from '#engine/chance.ts';
import { playBout, standings } from '#bots/arena.ts';
import { createBot } from '#bots/create.ts';
import { levels } from '#bots/level.ts';
import { finish } from '#bots/bot.ts';
import { total } from '#engine/game.ts';
import type { Builder } from '#bots/mind.ts';
import { games, type World } from '#games/index.ts';
import { makePlan } from '#games/aya/bot/plan.ts';
import { planningPush, planPush } from '#games/aya/bot/push.ts';
import { planTree } from '#games/aya/bot/tree.ts';
import { createBuilder } from '#games/aya/bot.ts';
import { createWorld } from '#games/aya/world.ts';
import { startDefault } from '#games/aya/rules/box.ts';
import { game } from '#games/aya/rules/index.ts';
import { between, middleOf, overlap } from '#games/aya/rules/geometry.ts';
import { footprint } from '#games/aya/rules/pose.ts';
import type { Options, State } from '#games/aya/rules/state.ts';
import { advice } from '#games/aya/view/reasons.ts';
import { after, begun, box, laidOut, plain, stand, standing } from '../../support/aya/table.ts';

const mind: Builder = createBuilder(game);
const world: World = createWorld(game);
const contest = { game, mind, world, options: {}, seed: 'test' } as const;
const options = game.parseOptions(2, {}) as Options;
const start = startDefault(box, options);
const plan = makePlan(box, start, planTree(box, options, start));

describe('the plan', () => {
  test('every tile has its place, all joined, none too near another', () => {
    expect(plan.tiles.size).toBe(15);
    const middles = [...plan.tiles.values()].map(middleOf);
    middles.forEach((a, i) => middles.slice(i + 1).forEach((b) => expect(between(a, b)).toBeGreaterThan(11)));
  });

  test('no two spots overlap, and each tile has one domino that brings it', () => {
    const feet = plan.spots.map(({ pose }) => footprint(box.size, pose));
    feet.forEach((a, i) => feet.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
    expect(plan.spots.flatMap(({ brings }) => brings ?? []).sort()).toEqual([...plan.tiles.keys()].sort());
    expect(plan.spots.filter(({ partner }) => partner !== null).length).toBeGreaterThan(19);
  });
});

describe('the builder', () => {
  test(
    'plays a whole match by the rules at four seconds a turn, and the river falls',
    { timeout: 60_000 },
    async () => {
      const bout = await playBout({ ...contest, policies: ['builder', 'builder'] }, 0);
      expect(bout.refused).toBe(0);
      expect(total(bout.scores[0]!)).toBeGreaterThanOrEqual(44);
      expect(bout.scores[1]).toEqual(bout.scores[0]);
      const [first] = standings([bout], ({ item }) => item);
      expect(first).toMatchObject({ policy: 'builder', bestScore: total(bout.scores[0]!) });
    }
  );

  it.each([1, 3, 4, 5])(
    'AYA-COMP-08 builds with %i at the table in a short match',
    { timeout: 60_000 },
    async (seats) => {
      const policies = Array.from({ length: seats }, () => 'builder' as const);
      const bout = await playBout({ ...contest, policies, options: { glassMs: 60_000, hand: 'bare' } }, 0);
      expect(bout.refused).toBe(0);
      expect(bout.places).toEqual(policies.map(() => 1));
    }
  );

  test('raises what lies and what is laid before it builds on', () => {
    const state = begun(['forest', 'desert'], { hand: 'bare' });
    const id = stand(state, 'pole', [0, 0]);
    state.dominoes[id] = { ...state.dominoes[id]!, is: 'lying' };
    const { move } = finish(createBuilder(game).build().decide(state, 's'));
    expect(move).toMatchObject({ type: 'raise', dominoes: [id], by: 0 });
  });

  test('AYA-TIME-07 ends the glass with exactly the rest when its step would come too late', () => {
    const state = after(
      begun(['forest', 'desert']),
      { ...plain([0, 30]), ms: 597_000 },
      { type: 'draw', from: 'later', ms: 0, away: 0 }
    );
    expect(finish(createBuilder(game).build().decide(state, 's')).move).toEqual({ type: 'sandOut', ms: 3000, away: 0 });
  });

  test('AYA-TOPPLE-07 pushes only what pays', () => {
    const state = standing(begun(['forest', 'desert']));
    stand(state, 'pole', [0, 0]);
    state.pushes = [
      { by: 0, domino: 'D09' },
      { by: 1, domino: 'D08' }
    ];
    expect(finish(createBuilder(game).build().decide(state, 's')).move).toEqual({ type: 'enough' });
  });

  test('AYA-TOPPLE-01, AYA-TOPPLE-05 the opening push is free and proposed whatever it wins', () => {
    const state = standing(begun(['forest', 'desert']));
    const id = stand(state, 'pole', [0, 0]);
    expect(finish(createBuilder(game).build().decide(state, 's')).move).toEqual({ type: 'push', domino: id });
    expect(planPush(game, state).photos).toBe(0);
  });

  test('AYA-TOPPLE-03 where to push is thought out in pieces, then known, and thought out anew once anything has changed', () => {
    const state = standing(begun(['forest', 'desert']));
    for (const x of [0, 10, 20]) stand(state, 'pole', [x, 0]);
    const pieces = [...planningPush(game, state)];
    expect(pieces.length).toBe(3);
    expect(planningPush(game, state).next()).toEqual({ done: true, value: planPush(game, state) });
    state.pushes = [{ by: 0, domino: 'D09' }];
    expect(planningPush(game, state).next().done).toBe(false);
  });

  test(
    'one river: every domino it places stands beside another, or begins a push of its own',
    { timeout: 60_000 },
    () => {
      const state = game.setup(2, game.parseOptions(2, { hand: 'guided', first: 0 }) as Options);
      const player = createBuilder(game).build();
      const roll = seededRoll('river');
      let alone = 0;
      for (let n = 0; n < 400 && state.phase !== 'push'; n++) {
        const before = Object.values(state.dominoes).map(middleOf);
        const move =
          typeof game.turn(state) === 'number' ? finish(player.decide(state, '')).move : draw(game, state, roll);
        if (move.type === 'place' && move.use === 'plain') {
          const far = Math.min(...before.map((foot) => between(foot, middleOf(move))));
          // The far one under an animal leaves the place of the near one.
          if (!(far <= 5)) alone += 1;
        }
        game.play(state, move);
      }
      expect(Object.keys(state.dominoes).length).toBeGreaterThan(100);
      // The first one, and the second rivers of two tiles.
      expect(alone).toBeLessThanOrEqual(3);
    }
  );

  test('AYA-END-02 near the end of its stock it waits for the others, as long as there is sand', () => {
    const state = begun(['forest', 'desert']);
    state.stock = [2, 9];
    const decide = (): unknown => finish(createBuilder(game).build().decide(state, 's')).move;
    expect(decide()).toMatchObject({ type: 'toReserve' });
    state.sandMs = 560_000;
    expect(decide()).toMatchObject({ type: 'place' });
    state.sandMs = 0;
    state.stock = [2, 2];
    expect(decide()).toMatchObject({ type: 'place' });
  });

  test('keeps nothing while nothing stands on Start, nor when the sand is shorter than the dominoes', () => {
    const decide = (state: State): unknown => finish(createBuilder(game).build().decide(state, 's')).move;
    // So many poles does the plan want that none can be spared.
    const first = begun(['pole', 'pole']);
    const [spring] = plan.spots.filter(({ heads, starts }) => heads && starts);
    expect(decide(first)).toMatchObject({ type: 'place', x: spring!.pose.x, z: spring!.pose.z });
    const second = after(
      first,
      { type: 'place', use: 'plain', ...spring!.pose, lean: 0, ms: 0, away: 0 },
      { type: 'draw', from: 'later', ms: 0, away: 0 }
    );
    expect(decide(second)).toMatchObject({ type: 'toReserve' });
    second.sandMs = 100_000;
    expect(decide(second)).toMatchObject({ type: 'place' });
  });

  test('keeps nothing that would not come back: it goes on from the river, and why another is kept is told truly', () => {
    const decide = (state: State) => finish(createBuilder(game).build().decide(state, 's')).move;
    const [spring] = plan.spots.filter(({ heads, starts }) => heads && starts);
    const state = after(
      begun(['pole', 'pole']),
      { type: 'place', use: 'plain', ...spring!.pose, lean: 0, ms: 0, away: 0 },
      { type: 'draw', from: 'later', ms: 0, away: 0 }
    );
    const kept = decide(state);
    expect(kept.type).toBe('toReserve');
    expect(advice(game, state, kept)).toContain('landscapes of its kind will need it');
    const late: State = { ...state, phase: 'glass2', sandMs: 500_000 };
    expect(advice(game, late, kept)).toContain('nothing that can still be finished needs it');
    // Few are left, as many to each: none of them waits for the others.
    const few = { ...state, stock: [4, 4] };
    expect(advice(game, few, kept)).not.toContain('others have more left');
    expect(advice(game, { ...state, stock: [9, 2] }, kept)).toContain('others have more left');
    // No landscape of its kind can come any more.
    const none = { ...state, unseen: { ...state.unseen, poleCamera: 0 } };
    expect(decide(none)).toMatchObject({ type: 'place', use: 'plain' });
    // It is the last, or the sand ends before anything comes back.
    expect(decide({ ...state, stock: [1, 0] })).toMatchObject({ type: 'place' });
    const camera = begun(['desert', 'forestCamera'], { first: 0 });
    const second = after(
      camera,
      { type: 'place', use: 'plain', ...spring!.pose, lean: 0, ms: 0, away: 0 },
      { type: 'draw', from: 'later', ms: 0, away: 0 }
    );
    // Its landscape lies there, and its animal has no place yet.
    second.tiles['T-F1'] = { x: -2000, z: 2000, a: 0 };
    second.tilesLeft.forest = [];
    second.unseen.forestCamera = 2;
    expect(decide(second).type).toBe('toReserve');
    expect(decide({ ...second, phase: 'glass2', sandMs: 580_000 })).toMatchObject({ type: 'place' });
  });

  test('brings no landscape for which dominoes or turns are too few', () => {
    const decide = (state: State): string => finish(createBuilder(game).build().decide(state, 's')).move.type;
    const state = begun(['desertCamera', 'forest']);
    expect(decide(state)).toBe('askTile');
    state.unseen = { ...state.unseen, desert: 2, garden: 0, desertCamera: 0 };
    expect(decide(state)).not.toBe('askTile');
    const late = begun(['desertCamera', 'forest']);
    Object.assign(late, { phase: 'glass2', sandMs: 590_000 });
    expect(decide(late)).not.toBe('askTile');
  });

  test('goes round what others have put in its way', () => {
    const state = begun(['forest', 'desert']);
    // Every spot that any domino may take is blocked by one that stands askew beside it.
    const free = plan.spots.filter(({ type, needs }) => type === null && needs === null);
    for (const [i, { pose }] of free.entries())
      stand(state, i % 2 ? 'pole' : 'mountain', [pose.x / 100 + 0.98, pose.z / 100, 45 + pose.a / 10]);
    const { move } = finish(createBuilder(game).build().decide(state, 's'));
    expect(game.illegal(state, move)).toBeUndefined();
    expect(move.type).toBe('toReserve');
  });

  it.each([...levels, 'builder'] as const)('plays at the level %s too, and only where there is one', (level) => {
    const state = laidOut();
    expect(finish(createBot(level, game, createBuilder(game)).decide(state, 's')).move.type).toBe('start');
    expect(Object.keys(games)).toContain('aya');
    const other = {
      values: () => [0],
      promise: () => 0,
      clock: () => 0,
      margin: 1,
      astray: { easy: 0, casual: 0, keen: 0 }
    };
    if (level === 'builder') expect(() => createBot(level, game, other)).toThrow('aya brings no builder');
  });
});
