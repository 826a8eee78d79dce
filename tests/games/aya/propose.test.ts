/** Places proposed to hands and taken by helpers: by one plan, and judged by the one judgement that warns. */
import { describe, expect, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { judge, placed, spoilt, type Placing } from '#games/aya/aid/judge.ts';
import { prospects } from '#games/aya/aid/prospects.ts';
import { bendOf, reasonOf } from '#games/aya/aid/reason.ts';
import { createPlans } from '#games/aya/bot/plans.ts';
import { placingOf } from '#games/aya/bot/place.ts';
import { propose } from '#games/aya/bot/propose.ts';
import { countLayout } from '#games/aya/rules/count/count.ts';
import { builtLayout } from '#games/aya/aid/built.ts';
import { game } from '#games/aya/rules/index.ts';
import { hint } from '#games/aya/view/hint.ts';
import { moveOf, putOf } from '#games/aya/view/put.ts';
import { whyHere, advice } from '#games/aya/view/reasons.ts';
import { numbered } from '#games/aya/view/things.ts';
import type { State } from '#games/aya/rules/state.ts';
import { positions } from '../../support/aya/positions.ts';
import { animal, after, begun, box, plain, pose, stand, tile } from '../../support/aya/table.ts';

const { of: plans } = createPlans(box);

const anywhere = (roll: (below: number) => number): Placing => ({
  pose: { x: roll(9000) - 4500, z: roll(6000) - 3000, a: roll(3600) },
  use: 'plain',
  tile: null,
  partner: null
});

describe('a place proposed', () => {
  test.each(['a', 'b', 'c'])('is legal and never judged to spoil anything (%s)', { timeout: 120_000 }, (seed) => {
    let n = 0;
    for (const state of positions(seed, 4, 150)) {
      const domino = state.hand[state.turn]!;
      const placing = propose(game, state, plans(state), domino, 'plain');
      expect(placing).toBeDefined();
      expect(spoilt(box, state, domino, placing!)).toEqual([]);
      const put = putOf(game, state, domino, placing!);
      expect(put.illegal).toBeUndefined();
      expect(put.held.verdict).not.toMatch(/spoils|overlap/);
      expect(put.warnings.filter(({ about }) => about === 'spoils' || about === 'loses')).toEqual([]);
      n += 1;
    }
    expect(n).toBeGreaterThan(25);
  });

  test('an untouched table is built from the spring on, each domino joined to one that stands', () => {
    const state = begun(['forest', 'desert']);
    const first = propose(game, state, plans(state), state.hand[0]!, 'plain')!;
    expect(first.pose).toEqual(pose([-49.1, 0]));
    const next = after(state, moveOf(state, first), { type: 'draw', from: 'later', ms: 0, away: 0 });
    const second = propose(game, next, plans(next), next.hand[1]!, 'plain')!;
    expect(judge(box, next, next.hand[1]!, second).verdict).toBe('safe');
  });

  test('AYA-CAM-03 a tile is proposed so that it goes on from what lies, and an animal only where it can be laid', () => {
    const state = after(
      begun(['forestCamera', 'desert']),
      { type: 'askTile', ms: 0, away: 0 },
      { type: 'tile', tile: 'T-F2' }
    );
    const placing = propose(game, state, plans(state), state.hand[0]!, 'tile')!;
    expect(game.illegal(state, moveOf(state, placing))).toBeUndefined();
    expect(propose(game, state, plans(state), state.hand[0]!, 'animal')).toBeUndefined();
  });

  test('a plan is the same whoever makes it, and follows what people have laid elsewhere', () => {
    const state = after(
      begun(['forestCamera', 'desert']),
      { type: 'askTile', ms: 0, away: 0 },
      { type: 'tile', tile: 'T-F1' }
    );
    const elsewhere = after(state, tile([3.8, 20], [10, 20]));
    const [one, two] = [createPlans(box).of(elsewhere), createPlans(box).of(elsewhere)];
    expect(one).toEqual(two);
    expect(one.tiles.get('T-F1')).toEqual(elsewhere.tiles['T-F1']);
  });

  test('a plan made beforehand in pieces, by several at once and broken off, is the same', () => {
    const state = begun(['forest']);
    const wanted = createPlans(box).of(state);
    const { of, prepare } = createPlans(box);
    const both = [prepare(state), prepare(state)];
    for (let n = 0; n < 5; n += 1) for (const one of both) one.next();
    expect(of(state)).toEqual(wanted);
    for (const one of both) expect(one.next().done).toBe(true);
  });
});

describe('the judgement', () => {
  test.each(['d', 'e'])(
    'what turns a photo from won or open to lost is never safe (%s)',
    { timeout: 120_000 },
    (seed) => {
      const roll = seededRoll(`anywhere ${seed}`);
      let lost = 0;
      for (const state of positions(seed, 6, 170)) {
        const domino = state.hand[state.turn]!;
        const before = new Map(prospects(box, state).map(({ id, is }) => [id, is]));
        const tiles = Object.values(state.tiles);
        for (let n = 0; n < 3; n++) {
          const free = anywhere(roll);
          const near = tiles[roll(tiles.length)]!;
          const placing =
            n === 0
              ? free
              : { ...free, pose: { ...free.pose, x: near.x + roll(1200) - 600, z: near.z + roll(1200) - 600 } };
          if (game.illegal(state, moveOf(state, placing))) continue;
          // What the count itself says of the table with everything fallen, before and after.
          const fails = (position: State): Map<string, string | null> =>
            new Map(countLayout(box.size, builtLayout(box, position)).verdicts.map((one) => [one.id, one.fails]));
          const was = fails(state);
          const ruined = [...fails(placed(box, state, domino, placing))].filter(
            ([id, rule]) =>
              (was.get(id) === null && rule !== null) || (before.get(id) !== 'lost' && rule === 'AYA-LAND-02')
          );
          if (ruined.length === 0) continue;
          lost += 1;
          const { verdict, spoils } = judge(box, state, domino, placing);
          expect(verdict).toBe('spoils');
          expect(spoils.map(({ id }) => id)).toEqual(expect.arrayContaining(ruined.map(([id]) => id)));
        }
      }
      expect(lost).toBeGreaterThan(3);
    }
  );

  test('AYA-LAND-02 a foreign domino on a tile, AYA-LAND-03 one that blocks an opening, are not safe', () => {
    const state = after(
      begun(['forestCamera', 'desert']),
      { type: 'askTile', ms: 0, away: 0 },
      { type: 'tile', tile: 'T-F1' }
    );
    const laid = after(state, tile([-6.2, 0], [0, 0]), { type: 'draw', from: 'later', ms: 0, away: 0 });
    const domino = laid.hand[1]!;
    const at = (x: number, z: number, a = 0): Placing => ({
      pose: pose([x, z, a]),
      use: 'plain',
      tile: null,
      partner: null
    });
    expect(judge(box, laid, domino, at(-4, 0.1, 11)).spoils).toEqual([
      { item: 'landscape', id: 'T-F1', rule: 'AYA-LAND-02' }
    ]);
    expect(judge(box, laid, domino, at(-8.2, 0)).verdict).toBe('safe');
  });

  test('AYA-ANIM-05 a second animal on a stretch is not safe, and a foreign domino that ends a run neither', () => {
    const state = begun(['forestCamera', 'desert']);
    const ids = [0, 2, 4, 6].map((x) => stand(state, 'pole', [x, 0]));
    const one = after(state, animal([8, 0], ids[3]!), { type: 'draw', from: 'later', ms: 0, away: 0 });
    expect(prospects(box, one)).toEqual([{ item: 'animal', id: 'AN-F1', is: 'open', rule: 'AYA-ANIM-03' }]);
    const ends: Placing = { pose: pose([10, 0]), use: 'plain', tile: null, partner: null };
    expect(judge(box, one, one.hand[1]!, ends)).toMatchObject({ verdict: 'spoils', spoils: [{ id: 'AN-F1' }] });
  });
});

describe('the reason of a step', () => {
  const reason = (state: State, move: ReturnType<typeof plain>): unknown =>
    reasonOf(box, state, state.hand[state.turn]!, placingOf(move)!);

  test('names what it stands next to, and what for', () => {
    const state = after(
      begun(['forestCamera', 'forest']),
      { type: 'askTile', ms: 0, away: 0 },
      { type: 'tile', tile: 'T-F1' }
    );
    expect(reason(state, plain([-49.1, 0]))).toEqual({ beside: null, why: { goal: 'spring' } });
    expect(reason(state, tile([-6.2, 0], [0, 0]))).toMatchObject({
      beside: null,
      why: { goal: 'newTile', tile: 'T-F1', ahead: true }
    });
    const laid = after(state, tile([-6.2, 0], [0, 0]), { type: 'draw', from: 'later', ms: 0, away: 0 });
    const [camera] = Object.keys(laid.dominoes);
    const onto = plain([-4.02, 0.1, 11.3]);
    expect(reason(laid, onto)).toEqual({ beside: camera, why: { goal: 'onTile', tile: 'T-F1', dry: true } });
    // In the list a piece is told from another by its number alone; where it is seen, none stands on it.
    const inList = 'next to forest 23, towards the dry opening of the forest tile 1';
    expect(whyHere(game, laid, onto, numbered)).toBe(inList);
    expect(advice(game, laid, onto)).toBe(
      'Place the forest domino next to a forest domino, towards the dry opening of the forest tile.'
    );
    expect(hint(game, laid, onto)).toContain('. Seen along the river, it bends to the right there.');
    expect([bendOf(laid, pose([-4.02, 0.1, -11.3])), bendOf(laid, pose([-4.02, 0]))]).toEqual(['left', 'straight']);
    expect(bendOf(laid, pose([-40, 0]))).toBeUndefined();
    expect(reason(laid, plain([-12, 0]))).toMatchObject({ why: { goal: 'towards', tile: 'T-F1' } });
    const tail = stand(laid, 'pole', [-10.2, 0]);
    expect(reason(laid, plain([-8.2, 0]))).toEqual({ beside: tail, why: { goal: 'join', to: camera } });
  });

  test('AYA-GARDEN-03, AYA-ANIM-03 a second arm behind a garden, for the animal before it; a run that goes on', () => {
    const state = begun(['forestCamera', 'forest']);
    const partner = stand(state, 'pole', [0, 0]);
    const put = after(state, animal([2, 0], partner), { type: 'draw', from: 'later', ms: 0, away: 0 });
    expect(reason(put, plain([4, 0]))).toMatchObject({ why: { goal: 'run', token: 'AN-F1' } });
    const garden = stand(put, 'garden', [4, 0]);
    stand(put, 'field', [5.8, -1.2, 340]);
    expect(reason(put, plain([5.8, 1.2, 20]))).toEqual({
      beside: garden,
      why: { goal: 'arm', garden, token: 'AN-F1', second: true }
    });
  });
});
