/** What is true of Atiwa at every position, whatever is played, with whatever options. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { challengeResult } from '#games/atiwa/rules/challenges.ts';
import { edible, worth } from '#games/atiwa/rules/feeding.ts';
import { game } from '#games/atiwa/rules/index.ts';
import type { Move } from '#games/atiwa/rules/moves.ts';
import { propose } from '#games/atiwa/rules/proposal.ts';
import { contents, type Area, type State } from '#games/atiwa/rules/state.ts';
import { playOut } from '../../support/random.ts';

// Whole matches, looked at move by move: seconds on a busy machine.
const { board } = game;
const challenges = [null, ...board.challenges.keys()];
const matches = fc.record({
  seats: fc.integer({ min: 1, max: 4 }),
  seed: fc.integer({ min: 0 }),
  /** How often out of ten the proposal is followed: random players alone hardly ever build anything. */
  sense: fc.integer({ min: 0, max: 9 }),
  challenge: fc.constantFrom(...challenges),
  options: fc.record({
    nightRoom: fc.constantFrom('before', 'after'),
    groupRiders: fc.constantFrom('lost', 'hold'),
    emptyBag: fc.constantFrom('nothing', 'refill'),
    emptyBonus: fc.constantFrom('given', 'withheld')
  })
});

function everywhere(check: (state: State, move: Move) => void, numRuns = 16): void {
  fc.assert(
    fc.property(matches, ({ seats, seed, sense, challenge, options }) => {
      const parsed = game.parseOptions(seats, { ...options, ...(seats === 1 ? { challenge } : {}) });
      if (typeof parsed === 'string') throw new Error(parsed);
      const state = game.setup(seats, parsed);
      const roll = seededRoll(seed);
      for (;;) {
        const turn = game.turn(state);
        if (turn === 'over') return;
        const moves = turn === 'chance' ? game.chances(state).map(({ move }) => move) : game.moves(state);
        const any = moves[roll(moves.length)]!;
        const move = turn !== 'chance' && roll(10) < sense ? (propose(board, state, moves) ?? any) : any;
        check(state, move);
        game.play(state, move);
      }
    }),
    { numRuns, seed: 20260101 }
  );
}

/** The tokens on a card's space, by name. */
const lying: Readonly<Record<string, readonly string[]>> = {
  tree: ['tree'],
  wildAnimal: ['wildAnimal'],
  fruitBat: ['fruitBat'],
  goat: ['goat'],
  fruit: ['fruit'],
  family: ['family'],
  trained: ['family'],
  treeFruit: ['tree', 'fruit'],
  treeBat: ['tree', 'fruitBat'],
  treeAnimal: ['tree', 'wildAnimal'],
  trainedBat: ['family', 'fruitBat']
};
const census = ({ spots }: Area, token: string): number =>
  spots.reduce((n, what) => n + (lying[contents[what]!]?.includes(token) ? 1 : 0), 0);
const printed = (area: Area, spot: number): string => {
  const id = board.cards[area.cards[spot >> 3]!]!.id;
  const all = [...board.edition.terrainCards, ...board.edition.locationCards];
  return all.find((card) => card.id === id)!.grid.flat()[(spot & 7) + 1]!;
};

describe('at every position', () => {
  test('ATW-QTY-01 ATW-SPEND-01 nobody ever has more tokens than the box gives', () => {
    const most = { tree: 13, wildAnimal: 8, fruit: 8, family: 13, goat: 7 };
    everywhere(({ areas }) => {
      for (const area of areas) {
        for (const [token, n] of Object.entries(most))
          assert.ok(census(area, token) + (token === 'family' ? area.removed : 0) <= n, token);
        assert.ok(area.gold >= 0 && area.night >= 0 && area.missing >= 0 && area.aside >= 0);
      }
    });
  });

  test('ATW-PUT-02 ATW-PUT-03 ATW-PUT-04 ATW-PUT-05 ATW-PUT-06 ATW-PUT-07 ATW-PUT-08 tokens only on spaces that take them', () => {
    const fits: Readonly<Record<string, readonly string[]>> = {
      tree: ['tree', 'treeFruit'],
      treeThenAnimalOrFruit: ['tree', 'treeFruit', 'treeAnimal'],
      treeThenBatOrFruit: ['tree', 'treeFruit', 'treeBat'],
      wildAnimal: ['wildAnimal'],
      fruitBat: ['fruitBat'],
      goat: ['goat'],
      fruit: ['fruit'],
      house: ['family', 'trained', 'trainedBat', 'fruitBat'],
      uninhabitableHouse: ['fruitBat'],
      blank: ['tree', 'treeFruit', 'wildAnimal', 'fruitBat', 'goat', 'fruit']
    };
    everywhere(({ areas }) => {
      for (const area of areas)
        for (const [spot, what] of area.spots.entries())
          if (what > 0 && contents[what] !== 'pollution')
            assert.ok(
              fits[printed(area, spot)]!.includes(contents[what]!),
              `${contents[what]} on ${printed(area, spot)}`
            );
    });
  });

  test('ATW-QTY-03 ATW-QTY-04 no marker and no card is lost or made', () => {
    everywhere((state) => {
      const { areas, bag, deck, discard, open, stacks, card, drawn, options } = state;
      const markers = areas.reduce(
        (n, { spots, aside }) => n + aside + spots.filter((what) => contents[what] === 'pollution').length,
        0
      );
      if (options.emptyBag === 'nothing') assert.equal(bag[0] + bag[1] + bag[2] + markers + drawn, 44);
      const terrain = [...deck, ...discard, ...open, card, ...areas.flatMap(({ cards }) => cards)].filter(
        (kind) => kind >= 0 && kind < board.terrainCount
      );
      const none = options.challenge === 'metropolis';
      assert.deepEqual([terrain.length, new Set(terrain).size], none ? [0, 0] : [36, 36]);
      for (const [i, { copies }] of board.edition.locationCards.entries()) {
        const out = areas.flatMap(({ cards }) => cards).filter((kind) => kind === board.terrainCount + i).length;
        assert.equal(stacks[i]! + out + (card === board.terrainCount + i ? 1 : 0), copies);
      }
    });
  });

  test('ATW-CARD-01 ATW-CARD-03 ATW-CARD-04 cards touch, in four columns, no two in one place', () => {
    everywhere(({ areas }) => {
      for (const { cells, cards, spots } of areas) {
        assert.equal(new Set(cells).size, cards.length);
        assert.equal(spots.length, cards.length * 8);
        const reached = new Set([2]);
        for (let grown = true; grown;) {
          const before = reached.size;
          for (const cell of cells)
            for (const other of reached) {
              const rows = Math.abs((cell >> 2) - (other >> 2));
              if (rows + Math.abs((cell & 3) - (other & 3)) === 1) reached.add(cell);
            }
          grown = reached.size > before;
        }
        assert.equal(reached.size, cells.length);
      }
    });
  });

  test('ATW-POL-01 ATW-POL-02 ATW-POL-07 on no card a later position is fouled before an earlier one', () => {
    everywhere(({ areas }) => {
      for (const { spots } of areas)
        for (let spot = 0; spot < spots.length; spot++)
          if ((spot & 7) > 0 && contents[spots[spot]!] === 'pollution')
            assert.equal(contents[spots[spot - 1]!], 'pollution');
    });
  });

  test('ATW-TILE-02 ATW-TILE-05 while workers are placed exactly the space of the current round has no tile', () => {
    everywhere(({ step, tiles, round }) => {
      if (step !== 'worker') return;
      assert.deepEqual(
        tiles.map((tile) => tile < 0),
        tiles.map((_, i) => i === round - 1)
      );
      assert.equal(new Set(tiles).size, 7);
    });
  });

  test('ATW-WRK-01 ATW-SOLO-03 ATW-SOLO-04 as many workers out as turns begun, alone also those of two rounds before', () => {
    everywhere(({ step, workers, turns, areas, round, since }) => {
      if (step !== 'worker') return;
      const out = workers.flatMap((seat, i) => (seat >= 0 ? [since[i]!] : []));
      const now = out.filter((one) => one === round).length;
      assert.equal(now, turns);
      assert.equal(out.length - now, areas.length === 1 ? Math.min(round - 1, 2) * 3 : 0);
    });
  });
});

describe('from move to move', () => {
  test('ATW-FEED-05 ATW-FEED-06 a payment is enough and never more than one token too much', () => {
    let payments = 0;
    everywhere((state, move) => {
      if (move.type !== 'feed') return;
      payments += 1;
      const area = state.areas[state.seat]!;
      const { goats, animals, fruit, bats, gold } = move;
      const families = 2 * (census(area, 'family') + area.removed) - 1;
      const demand = families - census(area, 'goat');
      const paid = 3 * goats + 2 * animals + fruit + bats + gold;
      assert.ok(paid >= demand && worth(board, edible(area)) > demand);
      for (const [n, each] of [
        [goats, 3],
        [animals, 2],
        [fruit + bats + gold, 1]
      ] as const)
        if (n > 0) assert.ok(paid - each < demand);
    }, 24);
    expect(payments).toBeGreaterThan(100);
  });

  test('ATW-NIGHT-03 ATW-NIGHT-05 three bats out and one fruit less make one tree more', () => {
    let flights = 0;
    let before: number[] | undefined;
    everywhere((state) => {
      const area = state.areas[state.seat]!;
      const now = ['tree', 'fruit', 'fruitBat'].map((token) => census(area, token)).concat(area.night);
      if (state.step === 'dusk' && !state.flown) before = now;
      if (state.step === 'dusk' && state.flown && before) {
        assert.deepEqual(
          now.map((n, i) => n - before![i]!),
          [1, -1, -3, 3]
        );
        before = undefined;
        flights += 1;
      }
    }, 24);
    expect(flights).toBeGreaterThan(20);
  });

  test('ATW-CARD-05 ATW-PUT-09 cards and their places stay, and pollution is never removed', () => {
    everywhere((state, move) => {
      const after = game.clone(state);
      game.play(after, move);
      for (const [seat, { cards, cells, spots }] of state.areas.entries()) {
        const later = after.areas[seat]!;
        assert.deepEqual([later.cards.slice(0, cards.length), later.cells.slice(0, cells.length)], [cards, cells]);
        for (const [spot, what] of spots.entries())
          if (contents[what] === 'pollution') assert.equal(later.spots[spot], what);
      }
    });
  });

  test('ATW-PUT-11 a proposal is always one of the legal moves', () => {
    everywhere((state) => {
      if (typeof game.turn(state) !== 'number') return;
      const proposal = propose(board, state, game.moves(state));
      if (proposal) assert.equal(game.illegal(state, proposal), undefined);
      else assert.ok(['worker', 'dusk'].includes(state.step));
    });
  });

  test('ATW-CHAL-R8 every challenge can be followed to the end, and is met or lost there', () => {
    for (const challenge of challenges) {
      const options = game.parseOptions(1, { challenge });
      if (typeof options === 'string') throw new Error(options);
      const { state } = playOut(game, game.setup(1, options), seededRoll(String(challenge)));
      const result = challengeResult(board, state)!;
      assert.equal(result.met, !result.lost);
      assert.ok(result.aims.length > 0);
    }
  });
});
