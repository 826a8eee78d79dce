/** Whatever the table of Atiwa says a move will bring is what it brings. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { total } from '#engine/game.ts';
import { game } from '#games/atiwa/rules/index.ts';
import { count } from '#games/atiwa/rules/area.ts';
import { rounds } from '#games/atiwa/rules/board.ts';
import type { Event } from '#games/atiwa/rules/events.ts';
import type { Move } from '#games/atiwa/rules/moves.ts';
import { propose } from '#games/atiwa/rules/proposal.ts';
import { scoreArea } from '#games/atiwa/rules/scoring.ts';
import { tokens, type State, type Token } from '#games/atiwa/rules/state.ts';
import { planLabel, sayOf } from '#games/atiwa/view/dock.ts';
import { partsText } from '#games/atiwa/view/effects.ts';
import { demandOf, harvestSteps, rowsOf, turnsEach, type Kind } from '#games/atiwa/view/facts.ts';
import { sentences } from '#games/atiwa/view/log.ts';
import { foodToFind, forecast } from '#games/atiwa/view/forecast.ts';
import { lacks, openSpace, wantedOf, withTaken, type Wanted } from '#games/atiwa/view/offers.ts';
import { deedOf, makePlan, noWishes, type Plan, type Wishes } from '#games/atiwa/view/plan.ts';
import { topics } from '#games/atiwa/view/topics.ts';
import { playAll, playOut } from '../../support/random.ts';
import { assertMarked } from '../../support/told.ts';

const { board } = game;
const matches = fc.record({ seats: fc.integer({ min: 1, max: 4 }), seed: fc.integer({ min: 0 }) });

const everywhere = (check: (state: State, move: Move) => void, numRuns = 8): void => {
  fc.assert(
    fc.property(matches, ({ seats, seed }) => {
      playOut(game, game.setup(seats), seededRoll(seed), check);
    }),
    { numRuns, seed: 20260105 }
  );
};

/** The plan that the first touch on a space shows. */
const planFor = (state: State, space: string): Plan =>
  makePlan(game, state, state.seat, { ...noWishes, moves: [{ type: 'worker', space }] });

function told(state: State, moves: readonly Move[]): Event[] {
  const copy = game.clone(state);
  const events: Event[] = [];
  for (const move of moves) game.play(copy, move, (event) => events.push(event));
  return events;
}

test('ATW-QTY-01 the room beside a kind is what may still come of it: never more than is left of it', () => {
  everywhere(({ areas }) => {
    for (const area of areas) for (const { room, left } of rowsOf(board, area)) assert.ok(room <= left);
  });
});

describe('of an action space that is tried', () => {
  const everySpace = (check: (state: State, space: string, plan: Plan) => void): void =>
    everywhere((state) => {
      if (state.step !== 'worker' || typeof game.turn(state) !== 'number') return;
      for (const move of game.moves(state))
        if (move.type === 'worker') check(state, move.space, planFor(state, move.space));
    }, 4);

  test('what is planned is legal, and leads where the table shows', () => {
    everySpace((state, _space, { steps, after }) => {
      assert.deepEqual(
        playAll(
          game,
          state,
          steps.map(({ move }) => move)
        ),
        after
      );
    });
  });

  /** What a part gives beside the tokens it is called by. */
  const also: Readonly<Partial<Record<Token, readonly Kind[]>>> = {
    tree: ['plant'],
    fruit: ['plant'],
    fruitBat: ['houses']
  };

  test('as many of each thing come as are counted beside the button', () => {
    const seen = new Set<string>();
    everySpace((state, space, plan) => {
      const offers = wantedOf(game, openSpace(game, state, space), plan, []);
      const events = told(
        state,
        plan.steps.map(({ move }) => move)
      );
      const planned = (...kinds: readonly Kind[]): number =>
        offers.reduce((sum, offer) => sum + (kinds.includes(offer.kind) ? offer.planned : 0), 0);
      const came = (type: Event['type']): number => events.filter((event) => event.type === type).length;
      for (const token of tokens) {
        const shown = planned(`place:${token}`, ...(also[token] ?? []));
        const placed = events.filter((event) => event.type === 'placed' && event.token === token).length;
        assert.equal(shown, placed, token);
        if (placed > 0) seen.add(token);
      }
      for (const [kind, type] of [
        ['train', 'trained'],
        ['take', 'taken'],
        ['buy', 'bought']
      ] as const) {
        assert.equal(planned(kind), came(type), kind);
        if (came(type) > 0) seen.add(kind);
      }
      // Which card is drawn, chance says.
      assert.equal(planned('draw') > 0, game.turn(plan.after) === 'chance');
      const gold = events.reduce((sum, event) => sum + (event.type === 'gold' ? event.gold : 0), 0);
      assert.equal(planned('gold'), gold);
    });
    expect([...seen].sort()).toEqual([...tokens, 'buy', 'take', 'train'].sort());
  });

  test('a price is red in what is lacking, and in nothing else', () => {
    let short = 0;
    everySpace((state, space) => {
      const { index } = board.spaceById.get(space)!;
      const buy = board.parts[index]!.alone.find(({ act }) => act === 'buy');
      if (!buy || state.stacks[buy.location] === 0) return;
      const { trees, gold } = lacks(state, buy);
      const refused = game.illegal(openSpace(game, state, space), { type: 'buy' });
      assert.equal(refused !== undefined, trees || gold);
      if (refused) assert.ok(gold ? 'gold' in refused.detail! : 'trees' in refused.detail!);
      short += Number(trees || gold);
    });
    expect(short).toBeGreaterThan(20);
  });

  test('it is said to block only where it does nothing else', () => {
    const seen = new Set<string>();
    everySpace((state, _space, plan) => {
      const { what } = deedOf(plan);
      seen.add(what);
      const area = (of: State) => of.areas[state.seat]!;
      const same = JSON.stringify(area(plan.after)) === JSON.stringify(area(state));
      if (what === 'nothing') assert.ok(same);
      else assert.ok(!same || what === 'draws');
    });
    expect([...seen].sort()).toEqual(['bought', 'draws', 'gold', 'nothing', 'places', 'taken']);
  });

  test('the button that carries out an action names what it does: buying a town is not taking nothing', () => {
    let bought = 0;
    everySpace((state, space, plan) => {
      if (deedOf(plan).what !== 'bought') return;
      // After the worker, where more than one thing may be done, the plan goes on in a step of its own.
      const open = openSpace(game, state, space);
      const label = planLabel(game, makePlan(game, open, open.seat, noWishes));
      const event = plan.events.find(({ type }) => type === 'bought');
      assert.ok(event?.type === 'bought');
      assert.equal(label, `Buy ${board.byId.get(event.card)!.name}`);
      bought += 1;
    });
    expect(bought).toBeGreaterThan(5);
  });
});

describe('the next harvest', () => {
  /** Plays the maintenance of a whole table by the rules: the least gold on markers, and the proposals for every choice. */
  type Harvested = {
    readonly events: readonly Event[];
    readonly nights: readonly number[];
    /** By seat, the kinds that could bring young: what the edition asks for in this round is there (ATW-BREED-01). */
    readonly due: readonly Token[][];
  };
  function harvest(state: State): Harvested {
    const copy = game.clone(state);
    const nights = copy.areas.map(({ night }) => night);
    const events: Event[] = [];
    const due: Token[][] = copy.areas.map(() => []);
    const { conditions } = board.edition.breeding[state.round - 1]!;
    const hear = (event: Event): void => {
      events.push(event);
      if (event.type !== 'breeding') return;
      const held = (token: Token): number => count(copy.areas[event.seat]!, tokens.indexOf(token));
      due[event.seat] = tokens.filter((token) => held(token) >= (conditions[token] ?? Infinity));
    };
    game.play(copy, { type: 'endTurn' }, hear);
    while (copy.step === 'marker' || harvestSteps.includes(copy.step)) {
      const move = copy.step === 'marker' ? game.chances(copy)[0]?.move : propose(board, copy, game.moves(copy));
      if (!move) break;
      game.play(copy, move, hear);
    }
    return { events, nights, due };
  }
  const nothing = { goats: 0, animals: 0, fruit: 0, bats: 0, gold: 0 };

  test('brings each seat what the line above its land says', () => {
    const seen = {
      rounds: 0,
      spoilt: 0,
      polluted: 0,
      homeless: 0,
      eaten: 0,
      milk: 0,
      missing: 0,
      young: 0,
      crowded: 0
    };
    everywhere((state, move) => {
      if (move.type !== 'endTurn' || state.turns + 1 < turnsEach * state.areas.length) return;
      const { events: all, nights, due } = harvest(state);
      for (const [seat, area] of state.areas.entries()) {
        const events = all.filter((event) => !('seat' in event) || event.seat === seat);
        const ofType = <T extends Event['type']>(type: T): (Event & { readonly type: T })[] =>
          events.filter((event): event is Event & { readonly type: T } => event.type === type);
        const grew = (step: State['step']): Token[] =>
          ofType('placed').flatMap((event) => (event.step === step ? [event.token] : []));
        const shown = forecast(game, state, area);
        // What is in the bag when a seat comes to draw, nobody knows beforehand.
        if (ofType('bagEmpty').length > 0) continue;
        const [income] = ofType('income');
        assert.deepEqual([shown.gold, shown.markers], [income!.gold, income!.markers]);
        assert.deepEqual(
          shown.polluted,
          ofType('polluted').map(({ spot, lost }) => ({ spot, lost }))
        );
        const grown = { tree: grew('trees').length, fruit: grew('fruits').length, fruitBat: grew('bats').length };
        assert.deepEqual(shown.grown, grown);
        assert.equal(shown.home, grew('home').length);
        assert.equal(shown.homeless, nights[seat]! - grew('home').length);
        assert.deepEqual(shown.young, grew('breed'));
        assert.deepEqual([...shown.young, ...shown.crowded].sort(), [...due[seat]!].sort());
        const [demand] = ofType('demand');
        assert.deepEqual([shown.families, shown.milk, shown.demand], [demand!.families, demand!.goats, demand!.demand]);
        // The bowl beside the points is the same.
        assert.equal(foodToFind(game, state, area), demand!.demand);
        seen.spoilt += demandOf(board, area) === demand!.demand ? 0 : 1;
        const { goats, animals, fruit, bats, gold } = ofType('fed')[0] ?? nothing;
        assert.deepEqual(shown.eaten, { goats, animals, fruit, bats, gold });
        assert.equal(shown.missing, ofType('missing')[0]?.food ?? 0);
        seen.rounds += 1;
        seen.polluted += shown.polluted.length;
        seen.homeless += shown.homeless;
        seen.eaten += goats + animals + fruit + bats + gold;
        seen.milk += shown.milk;
        seen.missing += shown.missing;
        seen.young += shown.young.length;
        seen.crowded += shown.crowded.length;
      }
    }, 16);
    expect(seen.rounds).toBeGreaterThan(100);
    for (const figure of ['spoilt', 'polluted', 'homeless', 'eaten', 'milk', 'missing', 'young', 'crowded'] as const)
      expect(seen[figure], figure).toBeGreaterThan(2);
  });

  test('asks, once a seat has eaten, for what the next round will ask for, with its young', () => {
    let asked = 0;
    everywhere((state, move) => {
      const { seat, round } = state;
      if (state.step !== 'breed' || round === rounds) return;
      const after = game.clone(state);
      game.play(after, move);
      if (after.step === 'breed' && after.seat === seat) return;
      const said = foodToFind(game, state, after.areas[seat]!, after);
      while (after.step !== 'worker')
        game.play(after, game.turn(after) === 'chance' ? game.chances(after)[0]!.move : game.moves(after)[0]!);
      assert.equal(foodToFind(game, after, after.areas[seat]!), said);
      asked += 1;
    }, 24);
    expect(asked).toBeGreaterThan(20);
  });

  test('asks for the food that a seat is said to need', () => {
    const { goat, wildAnimal } = board.edition.food;
    const names = ['Ana', 'Ben', 'Cem', 'Dia'];
    let asked = 0;
    everywhere((state, move) => {
      const after = game.clone(state);
      const events: Event[] = [];
      game.play(after, move, (event) => events.push(event));
      const demand = events.findLast((event) => event.type === 'demand');
      if (after.step !== 'feed' || !demand) return;
      const { seat } = after;
      assert.equal(demand.seat, seat);
      // In the strip of this seat, and in the question.
      assert.equal(foodToFind(game, after, after.areas[seat]!), demand.demand);
      const { title } = sayOf({ game, state: after, names, choosing: { moves: [] } } as never);
      assert.equal(title, `${demand.families} food wanted, milk gives ${demand.goats}: pay ${demand.demand}`);
      for (const payment of game.moves(after)) {
        const fed = told(after, [payment]).find((event) => event.type === 'fed')!;
        const worth = goat * fed.goats + wildAnimal * fed.animals + fed.fruit + fed.bats + fed.gold;
        const plan = { steps: [{ before: after, move: payment }] };
        const { note } = sayOf({ game, state: after, names, choosing: { moves: [], plan } } as never);
        const over = worth > demand.demand ? `, ${worth - demand.demand} too much` : '';
        assert.ok(note?.includes(` = ${worth} food${over}, nothing missing.`), note);
        // No less, and nothing that could be left out.
        const least = fed.fruit + fed.bats + fed.gold > 0 ? 1 : fed.animals > 0 ? wildAnimal : goat;
        assert.ok(demand.demand <= worth && worth - demand.demand < Math.max(1, least));
      }
      asked += 1;
    });
    expect(asked).toBeGreaterThan(20);
  });
});

test('ATW-CARD-06 where a card is laid any place is as good, and the dock says so', () => {
  let places = 0;
  everywhere((state) => {
    if (state.step !== 'lay') return;
    const choosing = { shown: state };
    const { note } = sayOf({ game, state, names: [], choosing } as never);
    assert.ok(
      note?.endsWith('Lit places are alike, except that pollution reaches upper rows first, and in a row the left.'),
      note
    );
    const brought = game.moves(state).map((move) => {
      const after = game.clone(state);
      game.play(after, move);
      return total(scoreArea(board, after.areas[state.seat]!));
    });
    assert.equal(new Set(brought).size, 1);
    places += brought.length;
  });
  expect(places).toBeGreaterThan(20);
});

test('a sentence about somebody carries the mark of that seat, whoever made the move', () => {
  const others = new Set<Move['type']>();
  everywhere((state, move) => {
    const names = ['Ana', 'Ben', 'Cem', 'Dia'].slice(0, state.areas.length);
    for (const one of sentences(game, state, move, told(state, [move]), names)) {
      assertMarked(names, one);
      if (one.seat !== undefined && one.seat !== state.seat) others.add(move.type);
    }
  });
  expect([...others]).toEqual(expect.arrayContaining(['endTurn', 'place', 'feed', 'done']));
});

describe('an explanation', () => {
  test('tells what a space gives as it is printed: of no card that lies there, and of nobody’s icons', () => {
    const spaces = topics(game).filter(({ id }) => id.startsWith('space-') || id.startsWith('tile-'));
    const text = spaces.flatMap((topic) => topic.text).join(' ');
    expect(text).toContain('take the open card that lies here');
    expect(text).toContain('for each nature icon');
    expect(text).not.toMatch(/none lies here|\d now/);
  });

  test('at the table it counts the icons there are', () => {
    const state = game.setup(2);
    const list = board.parts.flatMap(({ alone }) => alone).filter((part) => part.nature && part.act === 'gold');
    expect(partsText(board, { ...state, seat: 0 }, list)).toMatch(/for each nature icon, \d now/);
  });
});

test('of two things that exclude each other, the one left out is taken again by a touch', () => {
  let again = 0;
  everywhere((state, move) => {
    if (move.type !== 'worker' || state.step !== 'worker') return;
    const start = openSpace(game, state, move.space);
    const offersOf = (wishes: Wishes): Wanted[] =>
      wantedOf(game, start, makePlan(game, state, state.seat, wishes), wishes.declined);
    const first: Wishes = { ...noWishes, moves: [move] };
    for (const { kind, choice } of offersOf(first)) {
      if (choice === 0 || offersOf(first).filter((other) => other.kind === kind).length > 1) continue;
      const takes = (wishes: Wishes): boolean =>
        offersOf(wishes).some((offer) => offer.kind === kind && offer.planned > 0);
      // Only where it can be had at all, and something else comes in its place when it is left out.
      const left: Wishes = { ...first, declined: [kind] };
      const offers = offersOf(left);
      if (!takes({ ...first, preferred: kind }) || !offers.some((o) => o.choice === choice && o.planned > 0)) continue;
      const touched = offers.find((offer) => offer.kind === kind)!;
      assert.ok(takes(withTaken(left, [move], offers, touched)!), `${kind} at ${move.space}`);
      again += 1;
    }
  });
  expect(again).toBeGreaterThan(5);
});

test('what a plan that ends early leaves is not said to have no room, and comes by a touch', () => {
  let came = 0;
  everywhere((state) => {
    if (state.step !== 'breed' && state.step !== 'work') return;
    const offersOf = (wishes: Wishes): Wanted[] =>
      wantedOf(game, state, makePlan(game, state, state.seat, wishes), wishes.declined);
    const steps = makePlan(game, state, state.seat, noWishes).steps.map(({ move }) => move);
    const [first] = steps;
    if (first?.type !== 'place') return;
    // As a hint lays it: this, and no more.
    const early: Wishes = { ...noWishes, moves: [first, { type: 'done' }] };
    const ended = makePlan(game, state, state.seat, early).steps;
    if (ended.at(-1)?.move.type !== 'done') return;
    const had = new Set(offersOf(noWishes).flatMap(({ kind, planned }) => (planned > 0 ? [kind] : [])));
    const own = ended.flatMap(({ move }) => (move.type === 'done' ? [] : [move]));
    for (const left of offersOf(early)) {
      if (left.planned > 0 || !had.has(left.kind) || left.choice > 0) continue;
      assert.equal(left.why, undefined);
      const taken = withTaken(early, own, offersOf(early), left)!;
      assert.ok(offersOf(taken).some(({ kind, planned }) => kind === left.kind && planned > 0));
      came += 1;
    }
  });
  expect(came).toBeGreaterThan(5);
});
