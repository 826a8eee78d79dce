/**
 * The next maintenance of one seat, if nothing else happened before it: played by the rules themselves on a copy that
 * holds this seat alone, with the proposals for every choice and no gold on any marker.
 */
import type { Event } from '../rules/events.ts';
import type { AtiwaGame } from '../rules/index.ts';
import { count } from '../rules/area.ts';
import { rounds } from '../rules/board.ts';
import { propose } from '../rules/proposal.ts';
import { tokens, type Area, type Spot, type State, type Token } from '../rules/state.ts';
import { demandOf, harvests, harvestSteps, turnsEach } from './facts.ts';

export type Forecast = {
  /** Gold for certain, and markers to be drawn. */
  readonly gold: number;
  readonly markers: number;
  /** Where they would land, in order, and what would be lost there. */
  readonly polluted: readonly { readonly spot: Spot; readonly lost: readonly Token[] }[];
  readonly grown: Readonly<Record<'tree' | 'fruit' | 'fruitBat', number>>;
  /** Bats that would come home, and those without a roost. */
  readonly home: number;
  readonly homeless: number;
  /** Food asked for after milk, and how it would be met. */
  readonly families: number;
  readonly milk: number;
  readonly demand: number;
  readonly eaten: Readonly<Record<'goats' | 'animals' | 'fruit' | 'bats' | 'gold', number>>;
  readonly missing: number;
  readonly young: readonly Token[];
  /** Kinds of which there are enough, and no room for one more (ATW-BREED-01). */
  readonly crowded: readonly Token[];
};

/** The table with only this area at it, at the end of the work phase; of the first round while the board is laid out. */
function alone(game: AtiwaGame, state: State, area: Area): State {
  const copy = game.clone({ ...state, areas: [area] });
  return {
    ...copy,
    round: Math.max(1, state.round),
    first: 0,
    marker: 0,
    seat: 0,
    turns: turnsEach - 1,
    step: 'dusk',
    flown: true,
    space: -1,
    left: [],
    used: [],
    card: -1,
    owed: [],
    flying: 0,
    draws: 0,
    drawn: 0
  };
}

export function forecast(game: AtiwaGame, state: State, area: Area): Forecast {
  const copy = alone(game, state, area);
  const polluted: { spot: Spot; lost: readonly Token[] }[] = [];
  const grown = { tree: 0, fruit: 0, fruitBat: 0 };
  const young: Token[] = [];
  let due: Token[] = [];
  let gold = 0;
  let markers = 0;
  let home = 0;
  let homeless = 0;
  let families = 0;
  let milk = 0;
  let demand = 0;
  let missing = 0;
  let eaten = { goats: 0, animals: 0, fruit: 0, bats: 0, gold: 0 };
  const growth: Readonly<Partial<Record<State['step'], keyof typeof grown>>> = {
    trees: 'tree',
    fruits: 'fruit',
    bats: 'fruitBat'
  };
  let resting = false;
  const hear = (event: Event): void => {
    switch (event.type) {
      case 'income':
        ({ gold } = event);
        break;
      // As many as are still in the bag (ATW-INC-05).
      case 'mined':
        markers += 1;
        break;
      case 'polluted':
        polluted.push({ spot: event.spot, lost: event.lost });
        break;
      case 'placed': {
        const grows = growth[event.step];
        if (grows) grown[grows] += 1;
        else if (event.step === 'home') home += 1;
        else if (event.step === 'breed') young.push(event.token);
        break;
      }
      case 'growth':
        resting = event.token === 'fruitBat';
        break;
      case 'noRoom':
        if (resting && copy.step === 'home') homeless = event.count;
        break;
      case 'demand':
        ({ families, goats: milk, demand } = event);
        break;
      case 'missing':
        missing = event.food;
        break;
      case 'breeding': {
        const parts = game.board.breeding[copy.round - 1]!;
        due = parts.flatMap(({ token, least }) => (count(copy.areas[0]!, token) >= least ? [tokens[token]!] : []));
        break;
      }
      case 'fed': {
        const { goats, animals, fruit, bats, gold: paid } = event;
        eaten = { goats, animals, fruit, bats, gold: paid };
        break;
      }
      default:
    }
  };
  game.play(copy, { type: 'endTurn' }, hear);
  while (copy.step === 'marker' || harvestSteps.includes(copy.step)) {
    const chance = copy.step === 'marker' ? game.chances(copy)[0]?.move : undefined;
    const move = chance ?? propose(game.board, copy, game.moves(copy));
    if (!move) break;
    game.play(copy, move, hear);
  }
  const crowded = due.filter((token) => !young.includes(token));
  return { gold, markers, polluted, grown, home, homeless, families, milk, demand, eaten, missing, young, crowded };
}

/** In the harvest one seat after the other eats, once all have their income: a seat's next meal may be that of the next round. */
function hasEaten({ areas, first, seat: now, step }: State, seat: number): boolean {
  const place = (one: number): number => (one - first + areas.length) % areas.length;
  return place(seat) < place(now) || (seat === now && step === 'breed');
}

/**
 * What the next meal asks for: what the forecast of the harvest says, with what pollution will take before it; once a harvest has
 * laid its pollution, what the land asks for as it is, until it has been eaten. `shown`: the same position with what is chosen.
 */
export function foodToFind(game: AtiwaGame, state: State, area: Area, shown = state): number {
  const seat = Math.max(state.areas.indexOf(area), shown.areas.indexOf(area));
  const meal = harvests(state) && !(state.step !== 'marker' && state.round < rounds && hasEaten(state, seat));
  return meal || state.step === 'over' ? demandOf(game.board, area) : forecast(game, shown, area).demand;
}
