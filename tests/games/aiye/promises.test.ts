/** Whatever the table of Àiyé says a move will bring is what it brings. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { total } from '#engine/game.ts';
import { game } from '#games/aiye/rules/index.ts';
import type { Move } from '#games/aiye/rules/moves.ts';
import { columnCost } from '#games/aiye/rules/village.ts';
import type { Color, State } from '#games/aiye/rules/state.ts';
import { compose, type Composed } from '#games/aiye/view/composed.ts';
import { iconsReached, takings, type Preview } from '#games/aiye/view/preview.ts';
import { kindOf, owns } from '#games/aiye/view/facts.ts';
import { sentences } from '#games/aiye/view/log.ts';
import { maskWorth, pointsOf } from '#games/aiye/view/summons.ts';
import { makeCard } from '#games/aiye/rules/deck.ts';
import { kindNamed, table } from '../../support/aiye/position.ts';
import { run, using } from '../../support/aiye/scene.ts';
import { playAll, playOut, positions } from '../../support/random.ts';
import { assertMarked } from '../../support/told.ts';
import { seededRoll } from '#engine/chance.ts';
import type { Event } from '#games/aiye/rules/events.ts';

type Decision = { readonly state: State; readonly moves: Move[]; readonly decider: number };

function decisions(seed: string, every = 1): Decision[] {
  const list: Decision[] = [];
  for (const state of positions(game, 2, seed)) {
    const decider = game.turn(state);
    if (typeof decider !== 'number' || state.round > 40) continue;
    if (list.length % every === 0 || state.step === 'village')
      list.push({ state: game.clone(state), moves: game.moves(state), decider });
  }
  return list;
}

/** Each move of a position as the table previews it, and what playing what it would send brings. */
function* previews(position: Decision): Generator<{ readonly shown: Composed; readonly came: State }> {
  for (const head of position.moves.slice(0, 8)) {
    const shown = compose(game, position, { at: position.state, kept: [], head });
    if (shown.pending) yield { shown, came: playAll(game, position.state, shown.pending) };
  }
}

const everywhere = (check: (position: Decision) => void, numRuns = 3): void => {
  fc.assert(
    fc.property(fc.string(), (seed) => decisions(seed).forEach(check)),
    { numRuns, seed: 20260103 }
  );
};
const points = (state: State, seat: number): number => total(game.score(state)[seat]!);

describe('of every move that is previewed', () => {
  test('the change of score is what it brings', () => {
    let changes = 0;
    everywhere((position) => {
      const { seat } = position.state;
      for (const { shown, came } of previews(position)) {
        const score = { from: points(position.state, seat), to: points(came, seat) };
        assert.deepEqual(shown.preview!.score, score);
        if (score.from !== score.to) changes += 1;
      }
    });
    expect(changes).toBeGreaterThan(50);
  });

  test('each column has afterwards the seeds it had, and those said to come and to go', () => {
    everywhere((position) => {
      const { state } = position;
      if (state.step === 'answer') return;
      for (const { shown, came } of previews(position)) {
        const { plus, minus } = shown.preview!;
        if (came.seat !== state.seat || came.hand.sun + came.hand.moon > 0) continue;
        for (const { id, sun, moon } of came.areas[state.seat]!.columns) {
          const was = state.areas[state.seat]!.columns.find((column) => column.id === id);
          const sum = (color: Color): number =>
            (was?.[color] ?? 0) + (plus.get(id)?.[color] ?? 0) - (minus.get(id)?.[color] ?? 0);
          assert.deepEqual({ sun: sum('sun'), moon: sum('moon') }, { sun, moon });
        }
      }
    });
  });

  test('the seeds shown as its price are those that leave the area, those that leave no choice among them', () => {
    let forced = 0;
    everywhere((position) => {
      const { state } = position;
      for (const { shown, came } of previews(position)) {
        const { payment, paid } = shown.preview!;
        assert.equal(payment.length, paid.sun + paid.moon);
        if (payment.length === 0) continue;
        assert.equal(payment.length, shown.forced.length + (shown.picks?.length ?? 0));
        const held = (at: State): number =>
          at.areas[state.seat]!.columns.reduce((n, { sun, moon }) => n + sun + moon, 0);
        assert.equal(held(state) - held(came), payment.length);
        forced += shown.forced.length;
      }
    });
    expect(forced).toBeGreaterThan(20);
  });

  test('a sowing ends where its arrow points', () => {
    everywhere((position) => {
      const { landings } = compose(game, position, undefined);
      for (const { shown } of previews(position))
        if (shown.head?.type === 'source') assert.equal(shown.preview!.landing, landings.get(shown.head.column));
    });
  });
});

describe('of the column that a sowing reaches', () => {
  test('the icons named can be used: each decision there is about one, and none is named where none is left', () => {
    const seen = new Set<string>();
    everywhere((position) => {
      if (position.state.step !== 'source') return;
      for (const { shown, came } of previews(position)) {
        const named = iconsReached(game, came, shown.preview!.landing!).map(({ type }) => type);
        if (came.step === 'decide')
          assert.deepEqual(
            [named.includes('extraSowing'), named.includes('councilMeeting')],
            ['extraSowing', 'meeting'].map((mode) =>
              game.moves(came).some((move) => move.type === 'decide' && move.mode === mode)
            )
          );
        if (came.step === 'village') assert(named.every((type) => type === 'extraSummon'));
        if (came.step === 'use' && came.acts.length === 1)
          for (const { card, icon } of came.acts[0]!.open)
            assert(named.includes(kindOf(game.deck, card).abilities[icon]!.type));
        seen.add(came.step);
      }
    }, 6);
    for (const step of ['decide', 'use']) expect(seen).toContain(step);
  });
});

/** Each way to summon a card to the end, as somebody would touch it: the card, a column, and the payment proposed. */
function ways(position: Decision, summon: Move): Composed[] {
  const open = compose(game, position, { at: position.state, kept: [summon] });
  return open.now.moves.map((head) => compose(game, position, { at: position.state, kept: [summon], head }));
}

test('AIY-SEED-02 AIY-PROM-08 the score beside seeds of free colour is the one that they bring', () => {
  const promoting = run(using('c1[M S CS5] | c2[M] | c3[S] | c4[M M]3s | c5[S S]2m | c6[joy]', 'c1'), 'use CS5');
  const seen = new Set<number>();
  for (const card of game.moves(promoting)) {
    const state = playAll(game, promoting, [card]);
    for (const { sun, moon, score } of takings(game, state, game.moves(state))) {
      assert.equal(score, points(playAll(game, state, [{ type: 'take', sun, moon }]), state.seat));
      seen.add(score - points(state, state.seat));
    }
  }
  expect(seen.size).toBeGreaterThan(1);
});

describe('in the Village', () => {
  test('the figure on a mask is what the whole score gains once it is summoned where it is best', () => {
    let masks = 0;
    let others = 0;
    everywhere((position) => {
      const { state, moves } = position;
      if (state.step !== 'village') return;
      for (const card of state.masks.open) {
        if (card === null || owns(game.deck, state.areas[state.seat]!, kindOf(game.deck, card))) continue;
        const worth = maskWorth(game, state, state.seat, card);
        const summon = moves.find((move) => move.type === 'summon' && move.card === card);
        if (state.summons > 0) assert.equal(worth.paid, summon !== undefined);
        if (!summon) continue;
        const came = ways(position, summon).map(({ kept, pending }) => playAll(game, state, [...kept, ...pending!]));
        const best = Math.max(...came.map((one) => points(one, state.seat)));
        assert.equal(worth.points, best - points(state, state.seat));
        if (came.some((one) => pointsOf(game, one, state.seat, card) !== worth.points)) others += 1;
        masks += 1;
      }
    }, 6);
    expect(masks).toBeGreaterThan(30);
    // It is not what the mask pays by itself: other masks lose by the seeds that are paid.
    expect(others).toBeGreaterThan(3);
  });

  test('no other payment keeps more points than the one proposed', () => {
    /** Every way to pay, move by move. */
    const best = (state: State, seat: number): number => {
      if (state.step !== 'pay') return points(state, seat);
      return Math.max(...game.moves(state).map((move) => best(playAll(game, state, [move]), seat)));
    };
    everywhere((position) => {
      const { state, moves } = position;
      for (const summon of moves.filter(({ type }) => type === 'summon').slice(0, 3))
        for (const { kept, head, pending } of ways(position, summon).slice(0, 2)) {
          const asked = playAll(game, state, [...kept, head!]);
          if (asked.owing && asked.owing.sun + asked.owing.moon + asked.owing.any > 4) continue;
          assert.equal(points(playAll(game, state, [...kept, ...pending!]), state.seat), best(asked, state.seat));
        }
    });
  });

  test('what a column is said to add to the price is what it adds', () => {
    everywhere(({ state, moves }) => {
      for (const summon of moves) {
        if (summon.type !== 'summon') continue;
        const asked = playAll(game, state, [summon]);
        const { cost } = kindOf(game.deck, summon.card);
        for (const to of game.moves(asked)) {
          if (to.type !== 'to') continue;
          const { payment }: Preview = compose(
            game,
            { state, moves, decider: state.seat },
            { at: state, kept: [summon], head: to }
          ).preview!;
          const { cards } = asked.areas[state.seat]!.columns.find(({ id }) => id === to.column)!;
          const extra = columnCost(game.deck, cards.length);
          assert.equal(payment.length, cost.sun + cost.moon + cost.any + extra);
        }
      }
    });
  });

  const state = table({
    areas: ['c1[S]3s | c2[M]1m | c3[S] | c4[M M] | c5[S S] | c6[M]'],
    masks: { open: 'abundance - - -' }
  });
  const card = state.masks.open[0]!;

  test('Abundance is not worth the suns that it costs', () => {
    const { cost, scoring } = kindNamed('abundance');
    const all = Object.assign(game.clone(state), { seat: 0, summons: 1 });
    const suns = cost.sun + (scoring?.mode === 'tiers' ? scoring.thresholds[0]! : 0);
    all.areas[0]!.columns[0]!.sun = suns - 1;
    all.areas[0]!.columns[1]!.moon = cost.moon + cost.any;
    expect(maskWorth(game, all, 0, card)).toEqual({ points: 0, paid: true });
    all.areas[0]!.columns[0]!.sun = suns;
    expect(maskWorth(game, all, 0, card)).toEqual({ points: 5, paid: true });
  });

  test('where the price cannot be paid, seeds count as they lie, and the table says so', () => {
    const poor = game.clone(state);
    for (const column of poor.areas[0]!.columns) Object.assign(column, { sun: 0, moon: 0 });
    const courage = makeCard(kindNamed('courage'), 999);
    poor.masks.open[0] = courage;
    expect(maskWorth(game, poor, 0, courage)).toEqual({ points: 8, paid: false });
  });
});

test('who looks at another row finds nothing lit there', () => {
  const [position] = decisions('looking') as [Decision];
  expect(compose(game, position, undefined).now.targets.size).toBeGreaterThan(0);
  expect(compose(game, { ...position, decider: undefined }, undefined).now.targets.size).toBe(0);
});

test('a sentence about somebody carries the mark of that seat, whoever made the move', () => {
  const names = ['Ana', 'Ben', 'Cem'];
  let others = 0;
  for (const seed of [1, 2, 3])
    playOut(game, game.setup(3), seededRoll(seed), (state, move) => {
      const events: Event[] = [];
      game.play(game.clone(state), move, (event) => events.push(event));
      for (const one of sentences(game, state, move, events, names)) {
        assertMarked(names, one);
        if (one.seat !== state.seat && move.type === 'use') others += 1;
      }
    });
  expect(others).toBeGreaterThan(0);
});
