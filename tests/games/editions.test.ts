/** An edition that is accepted can be played: whatever an owner changes is refused in words, or makes a game. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { playChecked, total, type Game } from '#engine/game.ts';
import { hash } from '#engine/hash.ts';
import { canonical, type Json, type JsonObject } from '#engine/json.ts';
import { armsOf } from '#games/aya/aid/ends.ts';
import type { AyaGame } from '#games/aya/rules/index.ts';
import { games, loadGame } from '#games/index.ts';
import { edited, edits } from '../support/edits.ts';
import { randomStep, seatCounts } from '../support/random.ts';

/** The options each game offers, one after another; what a game does not know alone is left out. */
const options: Readonly<Record<string, readonly JsonObject[]>> = {
  aiye: [
    {},
    { courageFloor: 0, councilScope: 'top', freezeFirstColumn: true },
    { courageFloor: null, ninePlusColumns: 5 },
    { setups: ['controller', 'sprinter'] }
  ],
  atiwa: [
    {},
    { nightRoom: 'after', groupRiders: 'hold' },
    { emptyBag: 'refill', emptyBonus: 'withheld' },
    { challenge: 'colony' }
  ],
  aya: [{}, { hand: 'bare', table: 'compact' }, { hand: 'steady', table: 'large', glassMs: 0 }, { hand: 'natural' }],
  ayar: [{}, { first: 0 }, { level: 4 }, { level: 1 }]
};
/** How many editions are tried, and after how many moves a match is left: a step of Aya is much work. */
const effort: Readonly<Record<string, readonly [runs: number, moves: number]>> = { aya: [120, 60], ayar: [150, 1500] };

/** Sets the table with each of the options and plays at random; everything a match stores must be storable. */
function playable(game: Game, seed: string, moves: number): void {
  const roll = seededRoll(seed);
  const standard = seatCounts(game).map((seats) => [seats, {}] as const);
  const others = (options[game.id] ?? []).map(
    (one) => [game.seats.least + roll(seatCounts(game).length), one] as const
  );
  const ready = [...standard, ...others].flatMap(([seats, given]) => {
    const read = game.parseOptions(seats, given);
    // The plain game is always there; of the others, those that this edition and these seats have.
    if (typeof read === 'string') return Object.keys(given).length > 0 ? [] : [expect.fail(read)];
    // As it is read back from a stored match.
    expect(game.parseOptions(seats, JSON.parse(canonical(read)))).toEqual(read);
    return [game.setup(seats, read)];
  });
  const state = ready[roll(ready.length)]!;
  for (const one of ready) hash(one);
  for (let n = 0; n < moves; n++) {
    const turn = game.turn(state);
    if (turn === 'over') break;
    if (turn !== 'world')
      expect((turn === 'chance' ? game.chances(state) : game.moves(state)).length).toBeGreaterThan(0);
    playChecked(game, state, randomStep(game, state, roll)!);
  }
  hash(state);
  for (const lines of game.score(state)) expect(total(lines)).toSatisfy(Number.isSafeInteger);
}

describe.each(Object.keys(games))('%s', async (id) => {
  const { game, withEdition } = await games[id]!.rules();

  test('an edition that is accepted can be played', () => {
    const [runs, moves] = effort[id] ?? [300, 1500];
    let accepted = 0;
    fc.assert(
      fc.property(edits, fc.string(), (list, seed) => {
        const made = withEdition(edited(game.edition, list));
        if ('id' in made) {
          accepted += 1;
          playable(made, seed, moves);
        } else for (const line of made) expect(line).toMatch(/^[“\w].*\.$/s);
      }),
      { seed: 18, numRuns: runs }
    );
    expect(accepted).toBeGreaterThan(runs / 8);
  });
});

/** Puts a value into data: `a.#.b` means b of each a. */
function put(part: unknown, [key, ...rest]: readonly string[], value: Json): void {
  const of = part as Record<string, unknown>;
  for (const one of key === '#' ? Object.keys(of) : [key!])
    if (rest.length === 0) of[one] = value;
    else put(of[one], rest, value);
}

const five = Array<string>(5).fill('start-sun');
/** What was found, kept by name; `refused` is what the owner is told, without it there is a game. */
const found: readonly (readonly [game: string, what: string, path: string, value: Json, refused?: RegExp])[] = [
  ['aiye', 'a floor of Courage below 0', 'variants.courageFloor.value', -2],
  ['aiye', 'a set-up that the free choice would not allow', 'alternativeSetups.#.columns.0', []],
  ['aiye', 'no summoning', 'limits.baseSummonsPerTurn', 0, /no match would end/],
  ['aiye', 'a column of five', 'setup.columns.0', five, /four cards/],
  ['atiwa', 'no action spaces', 'actionBoard.spaces.#.players', [], /too few action spaces for 4/],
  ['atiwa', 'a first family without a house', 'setup.startCard.familyAt', 'TM', /needs a house at TM/],
  ['atiwa', 'a gift without a space', 'setup.compensation.2', [[], ['tree']], /begins with a tree/],
  ['atiwa', 'nature icons on a location', 'locationCards.0.natureIcons', 2, /natureIcons/],
  ['aya', 'a glass of three hours', 'hourglass.ms', 10_800_000, /7200000/],
  ['aya', 'a Start tile offered beside the table', 'dimensions.table.startDefault.z', 400],
  ['aya', 'a Start tile all but turned round', 'dimensions.table.startDefault.rot', 359.99],
  ['aiye', 'an end that nobody can reach', 'endTrigger', { masks: 99, cards: 99 }, /at most 12 masks, or 47 cards/],
  ['aiye', 'an end by masks alone', 'endTrigger', { masks: 3, cards: 99 }],
  [
    'atiwa',
    'two open cards at one space',
    'actionBoard.roundSpaceFamily.effects',
    [
      { do: 'takeTerrain', slot: 1 },
      { do: 'takeTerrain', slot: 2 }
    ],
    /twice/
  ],
  ['atiwa', 'bats that are none', 'batAction.bats', 0, /bats/],
  ['atiwa', 'a goat that feeds nobody', 'food.goat', 0, /goat/],
  ['aya', 'stocks of nothing', 'dealExtra.solo.stocks', [156, 0], /a domino at least/],
  ['aya', 'an animal called like a domino', 'animalTokens.0.id', 'F01', /same id/],
  ['aya', 'an animal called like what every object has', 'animalTokens.0.id', '__proto__', /id/],
  [
    'ayar',
    'a festival of one Ayar twice',
    'mainBoard.raymiSlots.slots.0.links',
    ['teal', 'teal'],
    /two different Ayar/
  ],
  ['aya', 'a table smaller than a tile', 'dimensions.table.compact.width', 9, /No tile fits/]
];

describe.each(found.map((one) => [one[0], one[1], one] as const))(
  '%s with %s',
  (_id, _what, [id, , path, value, refused]) => {
    test('is refused in words or played', async () => {
      const { game, withEdition } = await games[id]!.rules();
      const data = structuredClone(game.edition);
      put(data, path.split('.'), value);
      const made = withEdition(data);
      if (refused) expect('id' in made ? [] : made).toContainEqual(expect.stringMatching(refused));
      else if (!('id' in made)) expect.fail(made.join(' '));
      else for (const seed of ['one', 'two', 'three']) playable(made, seed, 60);
    });
  }
);

test('a fork of Aya is guided as its edition says', async () => {
  const { withEdition } = await games.aya!.rules();
  const data = structuredClone((await loadGame('aya')).edition);
  put(data, ['gardenForkGuide', 'next', '#', 'forward'], 2.4);
  const made = withEdition(data) as AyaGame;
  expect(armsOf(made.box, { x: 0, z: 0, a: 0 }).map(({ x }) => x)).toEqual([240, 240]);
});
