/**
 * The maintenance of a land that lies on a real table, known by its counts alone: what each step asks and brings. Where
 * tokens find room only the people see, so every step takes what really happened for an answer. ATW-INC to ATW-BREED.
 */
import { hasExactly, isCount, isObject } from '#engine/json.ts';
import { rounds, type Board } from '../rules/board.ts';
import { payments, worth, type Payment } from '../rules/feeding.ts';
import { priceOf } from '../rules/proposal.ts';
import * as sp from '../rules/spaces.ts';
import { tokens, type Token } from '../rules/state.ts';
import { isCounts, isName, noCounts, people, type Counts } from './kept.ts';

export const held = [
  'gold',
  'trained',
  'untrained',
  'wildAnimal',
  'tree',
  'fruit',
  'goat',
  'fruitBat',
  'night',
  'missing'
] as const;
export type Held = (typeof held)[number];
export type Land = Counts<Held>;

/** In this order; `count` is before the maintenance, `done` after it. */
export const stages = ['count', 'income', 'trees', 'fruits', 'bats', 'home', 'food', 'young', 'done'] as const;
export type Stage = (typeof stages)[number];

type Moment = { readonly land: Land; readonly stage: Stage };
/** `earlier`: the moments one can go back to, the last one at the end. */
export type Valley = Moment & { readonly name: string; readonly earlier: readonly Moment[] };
export type Harvest = { readonly round: number; readonly players: readonly Valley[] };

export const freshPlayer = (): Valley => ({ name: '', land: noCounts(held), stage: 'count', earlier: [] });
export const freshHarvest = (): Harvest => ({ round: 1, players: [freshPlayer()] });

const isStage = (value: unknown): value is Stage => stages.some((stage) => stage === value);
const readMoment = (value: unknown): Moment | undefined =>
  isObject(value) && isStage(value.stage) && isCounts(value.land, held)
    ? { land: value.land, stage: value.stage }
    : undefined;

/** A maintenance as it was kept; undefined if it is none. */
export function readHarvest(kept: unknown): Harvest | undefined {
  if (!hasExactly(kept, ['round', 'players']) || !isCount(kept.round, 1) || kept.round > rounds) return undefined;
  const players = people(kept.players, (one): Valley | undefined => {
    const now = readMoment(one);
    const earlier = Array.isArray(one.earlier) && one.earlier.length < stages.length ? one.earlier.map(readMoment) : [];
    const whole = earlier.filter((moment) => moment !== undefined);
    return now && isName(one.name) && whole.length === earlier.length
      ? { ...now, name: one.name, earlier: whole }
      : undefined;
  });
  return players && { round: kept.round, players };
}

const offBoard = (land: Land, token: Token): number =>
  token === 'family' ? land.trained + land.untrained : land[token];

/** The number that a supply row shows (ATW-QTY-06). */
const shown = (board: Board, land: Land, token: Token): number =>
  board.rows[sp.tokenIndex(token)]?.numbers[offBoard(land, token) - 1] ?? 0;

/** Tokens left on the supply board. */
const left = (board: Board, land: Land, token: Token): number =>
  Math.max(0, (board.rows[sp.tokenIndex(token)]?.size ?? Infinity) - offBoard(land, token));

/** What the rows bring: animals trees, trees fruit, fruit bats. */
const growths = {
  trees: { row: 'wildAnimal', token: 'tree' },
  fruits: { row: 'tree', token: 'fruit' },
  bats: { row: 'fruit', token: 'fruitBat' }
} as const;

type Young = { readonly token: Token; readonly least: number; readonly may: boolean };

/** What a stage is about. `most`: of the tokens that come, if there is room for all. */
export type Task =
  | { readonly stage: 'count' | 'done' }
  | { readonly stage: 'income'; readonly gold: number; readonly markers: number }
  | {
      readonly stage: 'trees' | 'fruits' | 'bats';
      readonly row: Token;
      readonly token: Token;
      readonly number: number;
      readonly most: number;
    }
  | { readonly stage: 'home'; readonly most: number }
  | {
      readonly stage: 'food';
      readonly families: number;
      readonly milk: number;
      readonly demand: number;
      /** Every right payment, the one that costs least first; empty if nothing is asked, or all that there is too little. */
      readonly payments: readonly Payment[];
      readonly missing: number;
    }
  | { readonly stage: 'young'; readonly young: readonly Young[] };

export function taskOf(board: Board, round: number, { land, stage }: Moment): Task {
  switch (stage) {
    case 'income':
      return { stage, gold: land.trained, markers: land.untrained };
    case 'trees':
    case 'fruits':
    case 'bats': {
      const { row, token } = growths[stage];
      const number = shown(board, land, row);
      return { stage, row, token, number, most: Math.min(number, left(board, land, token)) };
    }
    case 'home':
      return { stage, most: land.night };
    case 'food':
      return meal(board, round, land);
    case 'young':
      return {
        stage,
        young: board.breeding[round - 1]!.map(({ token: t, least }) => {
          const token = tokens[t]!;
          return { token, least, may: offBoard(land, token) >= least && left(board, land, token) > 0 };
        })
      };
    default:
      return { stage };
  }
}

/** ATW-FEED-01 to 07. */
function meal(board: Board, round: number, land: Land): Task {
  const families = shown(board, land, 'family');
  const milk = shown(board, land, 'goat');
  const demand = Math.max(0, families - milk);
  const all: Payment = {
    goats: land.goat,
    animals: land.wildAnimal,
    fruit: land.fruit,
    bats: Math.min(land.fruitBat, land.untrained),
    gold: land.gold
  };
  const missing = Math.max(0, demand - worth(board, all));
  const price = (payment: Payment): number => priceOf({ round }, payment);
  const right = missing > 0 ? [all] : demand === 0 ? [] : payments(board, demand, all);
  return { stage: 'food', families, milk, demand, missing, payments: right.toSorted((a, b) => price(a) - price(b)) };
}

/** What came of a stage: gold on markers, tokens placed, a payment, young. */
export type Answer = {
  readonly gold: number;
  readonly placed: number;
  readonly payment: Payment | undefined;
  readonly young: readonly Token[];
};

/** What a stage brings if all goes well. */
export function usual(task: Task): Answer {
  return {
    gold: 0,
    placed: 'most' in task ? task.most : 0,
    payment: task.stage === 'food' ? task.payments[0] : undefined,
    young: task.stage === 'young' ? task.young.flatMap(({ token, may }) => (may ? [token] : [])) : []
  };
}

/** The land after a stage. */
function landAfter(land: Land, task: Task, { gold, placed, payment, young }: Answer): Land {
  switch (task.stage) {
    case 'income':
      return { ...land, gold: land.gold + task.gold + gold };
    case 'trees':
    case 'fruits':
    case 'bats':
      return { ...land, [task.token]: land[task.token as Held] + placed };
    case 'home':
      return { ...land, fruitBat: land.fruitBat + placed, night: 0 };
    case 'food': {
      const fed = { ...land, missing: land.missing + task.missing };
      if (!payment) return fed;
      return {
        ...fed,
        goat: land.goat - payment.goats,
        wildAnimal: land.wildAnimal - payment.animals,
        fruit: land.fruit - payment.fruit,
        fruitBat: land.fruitBat - payment.bats,
        gold: land.gold - payment.gold
      };
    }
    case 'young': {
      const born = young.map((token) => (token === 'family' ? 'untrained' : token));
      return born.reduce((now, what) => ({ ...now, [what]: now[what] + 1 }), land);
    }
    default:
      return land;
  }
}

/** The next stage of a player. */
export function goOn(board: Board, round: number, player: Valley, answer: Answer): Valley {
  const { land, stage, earlier } = player;
  const next = stages[stages.indexOf(stage) + 1];
  if (!next) return player;
  const task = taskOf(board, round, player);
  return { ...player, land: landAfter(land, task, answer), stage: next, earlier: [...earlier, { land, stage }] };
}

export function goBack(player: Valley): Valley {
  const before = player.earlier.at(-1);
  return before ? { ...player, ...before, earlier: player.earlier.slice(0, -1) } : player;
}

/** Everybody has gone through it: the next round, if there is one. */
export const nextRound = ({ round, players }: Harvest): Harvest => ({
  round: Math.min(round + 1, rounds),
  players: players.map((player) => ({ ...player, stage: 'count', earlier: [] }))
});
