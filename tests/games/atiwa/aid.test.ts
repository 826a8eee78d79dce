/** The aids at a real table say what the rules do: they are held against whole matches. */
import { describe, expect, it } from 'vitest';
import { draw, seededRoll } from '#engine/chance.ts';
import { total } from '#engine/game.ts';
import type { Event } from '#games/atiwa/rules/events.ts';
import { easyBot } from '#bots/easy.ts';
import { finish } from '#bots/bot.ts';
import {
  freshHarvest,
  goBack,
  goOn,
  held,
  nextRound,
  readHarvest,
  stages,
  taskOf,
  usual,
  type Land,
  type Valley,
  type Stage
} from '#games/atiwa/aid/harvest.ts';
import { counted, freshPad, linesOf, mostOf, readPad, standings, type Counted } from '#games/atiwa/aid/pad.ts';
import { createMind } from '#games/atiwa/bot.ts';
import { count, trained, untrained } from '#games/atiwa/rules/area.ts';
import { game } from '#games/atiwa/rules/index.ts';
import { pollution } from '#games/atiwa/rules/scoring.ts';
import { tokenIndex } from '#games/atiwa/rules/spaces.ts';
import { tokens, type Area, type State } from '#games/atiwa/rules/state.ts';

const { board } = game;
const of = (area: Area, token: (typeof tokens)[number]): number => count(area, tokenIndex(token));

const landOf = (area: Area): Land => ({
  gold: area.gold,
  trained: trained(area),
  untrained: untrained(area),
  wildAnimal: of(area, 'wildAnimal'),
  tree: of(area, 'tree'),
  fruit: of(area, 'fruit'),
  goat: of(area, 'goat'),
  fruitBat: of(area, 'fruitBat'),
  night: area.night,
  missing: area.missing
});
const ask = (state: State, stage: Stage, seat = state.seat) =>
  taskOf(board, state.round, { land: landOf(state.areas[seat]!), stage });

/** Plays a match by itself; `hear` hears what happens and `see` looks at every decision. */
function match(seats: number, seed: number, see: (state: State) => void, hear: (e: Event, s: State) => void): State {
  const player = easyBot(game, createMind(game), 0.1);
  const luck = seededRoll(`aid ${seed}`);
  const state = game.setup(seats);
  for (let n = 0; game.turn(state) !== 'over'; n++) {
    const tell = (event: Event): void => hear(event, state);
    if (game.turn(state) === 'chance') game.play(state, draw(game, state, luck), tell);
    else {
      see(state);
      game.play(state, finish(player.decide(state, `${seed}/${n}`)).move, tell);
    }
  }
  return state;
}

describe.each([
  [1, 1],
  [2, 2],
  [3, 3]
])('in a match of %i', (seats, seed) => {
  const seen = { income: 0, growth: 0, demand: 0, feed: 0, breed: 0 };
  let end!: State;

  it('ATW-INC-01 ATW-GROW-05 ATW-FEED-01 ATW-FEED-05 ATW-BREED-01 the helper asks for what the rules do', () => {
    end = match(
      seats,
      seed,
      (state) => {
        if (state.step === 'feed') {
          const task = ask(state, 'food');
          if (task.stage !== 'food') throw new Error('no meal');
          const due = game.moves(state).map((move) => JSON.stringify(move));
          expect(task.payments.map((payment) => JSON.stringify({ type: 'feed', ...payment })).sort()).toEqual(
            due.sort()
          );
          seen.feed++;
        }
        if (state.step === 'breed') {
          const task = ask(state, 'young');
          if (task.stage !== 'young') throw new Error('no young');
          const may = task.young.flatMap((one) => (one.may ? [one.token] : []));
          for (const move of game.moves(state)) if (move.type === 'place') expect(may).toContain(move.token);
          seen.breed++;
        }
      },
      (event, state) => {
        if (event.type === 'income') {
          const { gold, markers } = event;
          expect(ask(state, 'income', event.seat)).toEqual({ stage: 'income', gold, markers });
          seen.income++;
        }
        if (event.type === 'growth') {
          const stage = ({ tree: 'trees', fruit: 'fruits', fruitBat: 'bats' } as const)[event.token as 'tree'];
          expect(ask(state, stage)).toMatchObject({ row: event.row, number: event.number, most: state.left[0] });
          seen.growth++;
        }
        if (event.type === 'demand') {
          const { families, goats: milk, demand } = event;
          expect(ask(state, 'food')).toMatchObject({ families, milk, demand });
          seen.demand++;
        }
      }
    );
    expect(seen.income).toBe(7 * seats);
    expect(seen.growth).toBe(21 * seats);
    expect(seen.demand).toBe(7 * seats);
    expect(Math.min(seen.feed, seen.breed)).toBeGreaterThan(0);
  });

  it('ATW-SCORE-03 ATW-SCORE-07 the pad counts as the rules do', () => {
    const players = end.areas.map((area, seat) => {
      const counts: Record<Counted, number> = { ...freshPad().players[0]!.counts };
      counts.gold = area.gold;
      counts.cards = area.cards.reduce((sum, kind) => sum + board.cards[kind]!.value, 0);
      for (const token of tokens) counts[token] = of(area, token);
      counts.trained = trained(area);
      counts.missing = area.missing;
      counts.pollution = pollution(area);
      return { name: `seat ${seat}`, counts };
    });
    expect(players.map((player) => linesOf(board, player))).toEqual(game.score(end));
    const due = game.places(end).map((place, seat) => ({ place, points: total(game.score(end)[seat]!) }));
    expect(standings(board, { players })).toEqual(due);
    for (const what of counted)
      for (const { counts } of players) expect(counts[what]).toBeLessThanOrEqual(mostOf(board, what) ?? Infinity);
    expect(readPad(JSON.parse(JSON.stringify({ players })))).toEqual({ players });
  });
});

describe('the helper', () => {
  const land: Land = {
    gold: 2,
    trained: 2,
    untrained: 1,
    wildAnimal: 2,
    tree: 4,
    fruit: 2,
    goat: 1,
    fruitBat: 3,
    night: 3,
    missing: 0
  };
  const begun: Valley = { ...freshHarvest().players[0]!, name: 'Ada', land };

  it('goes through all stages with what usually happens, and back again', () => {
    let player = begun;
    while (player.stage !== 'done') player = goOn(board, 3, player, usual(taskOf(board, 3, player)));
    expect(player.land.night).toBe(0);
    expect(player.land.fruitBat).toBeGreaterThan(land.fruitBat);
    expect(player.land.gold).toBeLessThanOrEqual(land.gold + land.trained);
    expect(goOn(board, 3, player, usual({ stage: 'done' }))).toBe(player);
    for (const stage of stages.toReversed()) {
      expect(player.stage).toBe(stage);
      player = goBack(player);
    }
    expect(player).toEqual(begun);
  });

  it('takes what really happened: gold on markers, tokens without room, no young', () => {
    const income = goOn(board, 3, { ...begun, stage: 'income' }, { ...usual({ stage: 'done' }), gold: 2 });
    expect(income.land.gold).toBe(6);
    const task = taskOf(board, 3, { ...begun, stage: 'trees' });
    const trees = goOn(board, 3, { ...begun, stage: 'trees' }, { ...usual(task), placed: 0 });
    expect(trees.land).toEqual(land);
    const young = goOn(board, 3, { ...begun, stage: 'young' }, { ...usual({ stage: 'done' }), young: ['goat'] });
    expect(young.land).toEqual({ ...land, goat: 2 });
  });

  it('ATW-FEED-05 eats all there is where it is too little, and counts what is missing', () => {
    const poor = { ...land, gold: 1, trained: 6, untrained: 4, wildAnimal: 0, fruit: 0, goat: 0, fruitBat: 0 };
    const task = taskOf(board, 3, { land: poor, stage: 'food' });
    if (task.stage !== 'food') throw new Error('no meal');
    expect(task.missing).toBe(task.demand - 1);
    const fed = goOn(board, 3, { ...begun, land: poor, stage: 'food' }, usual(task));
    expect(fed.land).toMatchObject({ gold: 0, missing: task.missing });
  });

  it('begins every round by counting, and stops after the last', () => {
    const harvest = { round: 6, players: [{ ...begun, stage: 'done' as const, earlier: [] }] };
    const next = nextRound(harvest);
    expect(next).toEqual({ round: 7, players: [begun] });
    expect(nextRound(next).round).toBe(7);
  });

  it('believes nothing that is kept', () => {
    const harvest = { round: 3, players: [goOn(board, 3, begun, usual({ stage: 'count' }))] };
    expect(readHarvest(JSON.parse(JSON.stringify(harvest)))).toEqual(harvest);
    const [player] = harvest.players;
    const broken: unknown[] = [
      undefined,
      {},
      { ...harvest, round: 8 },
      { ...harvest, round: 0 },
      { ...harvest, players: [] },
      { ...harvest, players: Array.from({ length: 5 }, () => player) },
      { ...harvest, players: [{ ...player, stage: 'lunch' }] },
      { ...harvest, players: [{ ...player, name: 7 }] },
      { ...harvest, players: [{ ...player, land: { ...land, gold: -1 } }] },
      { ...harvest, players: [{ ...player, land: { ...land, silver: 1 } }] },
      { ...harvest, players: [{ ...player, earlier: [{ stage: 'count' }] }] }
    ];
    for (const one of broken) expect(readHarvest(one)).toBeUndefined();
    for (const one of [undefined, {}, { players: [] }, { players: [{ name: 'Ada', counts: {} }] }])
      expect(readPad(one)).toBeUndefined();
    expect(held.every((what) => what in freshHarvest().players[0]!.land)).toBe(true);
  });
});
