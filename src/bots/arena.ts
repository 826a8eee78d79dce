/** Matches among bots without a table: who wins how often, and with what. */
import { draw, seededRoll } from '#engine/chance.ts';
import { standing, total, type Game, type ScoreLine } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { World } from '#games/index.ts';
import { createBot, type Policy } from './create.ts';
import type { Builder, Mind } from './mind.ts';
import { finish } from './bot.ts';

/** One match: the policy of each seat, its score lines and place, and what it took. */
export type Bout = {
  readonly policies: readonly Policy[];
  /** For each seat, which of the contest's entries played it. */
  readonly entrants: readonly number[];
  readonly scores: readonly (readonly ScoreLine[])[];
  readonly places: readonly number[];
  /** How many were placed: the seats, and an opponent that the rules play. */
  readonly sides: number;
  /** Whether the contest's goal was reached; false without one. */
  readonly met: boolean;
  /** Decisions taken by all seats, forced ones included. */
  readonly decisions: number;
  /** Moves that the rules refused; a random legal one was played instead. */
  readonly refused: number;
  readonly turns: number;
};

export type Contest = {
  readonly game: Game;
  readonly mind: Mind | Builder;
  /** Computes physical outcomes; without it they are made up by the game's `sample`. */
  readonly world?: World | undefined;
  readonly policies: readonly Policy[];
  /** What each of them plays by, where that is not `mind` for all: bots with tempers. */
  readonly minds?: readonly (Mind | Builder)[] | undefined;
  readonly options: unknown;
  /** Whether a finished match of somebody alone has reached what was to be reached. */
  readonly goal?: ((state: JsonObject) => boolean) | undefined;
  readonly seed: string;
  /** Makes the players; tests bring quicker ones. */
  readonly create?: typeof createBot;
};

/**
 * Match number `n` of a contest. Seats are exchanged in turn: every group of as many matches as there are seats uses
 * the same luck, and each entrant sits on each seat once.
 */
export async function playBout(
  { game, mind, world, policies, minds, options, goal, seed, create = createBot }: Contest,
  n: number
): Promise<Bout> {
  const seats = policies.length;
  const read = game.parseOptions(seats, options);
  if (typeof read === 'string') throw new Error(read);
  const group = Math.floor(n / seats);
  const entrants = policies.map((_, seat) => (seat + n) % seats);
  const players = entrants.map((entrant) => create(policies[entrant]!, game, minds?.[entrant] ?? mind));
  const luck = seededRoll(`${seed}/${group}/luck`);
  const state = game.setup(seats, read);
  let decisions = 0;
  let refused = 0;
  while (decisions < game.horizon) {
    const turn = game.turn(state);
    if (turn === 'over') break;
    if (typeof turn !== 'number') {
      if (turn === 'world') game.play(state, (await world?.outcome(state)) ?? game.sample!(state, luck));
      else game.play(state, draw(game, state, luck));
      continue;
    }
    const moves = game.moves(state);
    const own = `${seed}/${n}/${decisions++}`;
    let move = moves.length === 1 && !game.sample ? moves[0]! : finish(players[turn]!.decide(state, own)).move;
    if (game.illegal(state, move)) {
      refused++;
      move = moves[seededRoll(own)(moves.length)]!;
    }
    game.play(state, move);
  }
  const { places } = standing(game, state);
  return {
    policies: entrants.map((entrant) => policies[entrant]!),
    entrants,
    scores: game.score(state),
    places: places.slice(0, seats),
    sides: places.length,
    met: goal?.(state) ?? false,
    decisions,
    refused,
    turns: mind.clock(state)
  };
}

export type Standing = {
  readonly policy: Policy;
  readonly matches: number;
  /** A shared first place counts as a part of a win. */
  readonly wins: number;
  readonly share: number;
  /** The 95 % interval of `share`. */
  readonly low: number;
  readonly high: number;
  readonly meanScore: number;
  readonly medianScore: number;
  readonly bestScore: number;
  /** The share of matches in which the contest's goal was reached. */
  readonly met: number;
  readonly categories: Readonly<Record<string, number>>;
};

/** How each entrant of a contest did. `category` names the group a score line is counted in. */
export function standings(bouts: readonly Bout[], category: (line: ScoreLine) => string): Standing[] {
  const entrants = bouts[0]?.entrants.length ?? 0;
  return Array.from({ length: entrants }, (_, entrant) => {
    let wins = 0;
    const points: number[] = [];
    let policy: Policy = 'random';
    const sums = new Map<string, number>();
    for (const bout of bouts) {
      const seat = bout.entrants.indexOf(entrant);
      policy = bout.policies[seat]!;
      if (bout.places[seat] === 1) wins += 1 / bout.places.filter((place) => place === 1).length;
      points.push(total(bout.scores[seat]!));
      for (const line of bout.scores[seat]!) sums.set(category(line), (sums.get(category(line)) ?? 0) + line.points);
    }
    const matches = bouts.length;
    const share = wins / matches;
    points.sort((a, b) => a - b);
    const categories = Object.fromEntries([...sums].map(([name, sum]) => [name, sum / matches]));
    return {
      policy,
      matches,
      wins,
      share,
      ...wilson(wins, matches),
      meanScore: points.reduce((sum, one) => sum + one, 0) / matches,
      medianScore: ((points[(matches - 1) >> 1] ?? 0) + (points[matches >> 1] ?? 0)) / 2,
      bestScore: points.at(-1) ?? 0,
      met: bouts.filter(({ met }) => met).length / matches,
      categories
    };
  });
}

/** The 95 % score interval of a proportion (E. B. Wilson, 1927). */
export function wilson(wins: number, matches: number): { readonly low: number; readonly high: number } {
  if (matches === 0) return { low: 0, high: 1 };
  const z = 1.959964;
  const share = wins / matches;
  const spread = z * Math.sqrt((share * (1 - share)) / matches + (z * z) / (4 * matches * matches));
  const middle = share + (z * z) / (2 * matches);
  const scale = 1 + (z * z) / matches;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}
