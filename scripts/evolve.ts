/**
 * Tunes the weights of quick play, which rehearsals are made of: an evolution strategy (separable NES: Wierstra, Schaul and
 * others 2014) over what such matches end with. Trials come in pairs on both sides of the mean, and all trials of a
 * generation have the same luck.
 *
 *   npm run evolve -- --game atiwa|ayar [--generations 60] [--matches 60] [--seed a]
 *
 * Prints, as JSON, `lone` of `src/games/atiwa/bot/weights.ts`, or `quickWeights` of `src/games/ayar/bot/weights.ts`. A
 * generation of 16 trials takes about 15 s in Atiwa and 6 s in Ayar.
 */
import { parseArgs } from 'node:util';
import { lead, type Mind } from '../src/bots/mind.ts';
import { aloneBudget, rivalBudget } from '../src/bots/rehearsal.ts';
import { goOn } from '../src/bots/turn.ts';
import { seededRoll } from '../src/engine/chance.ts';
import { standing, total, type Move, type Rules } from '../src/engine/game.ts';
import type { JsonObject } from '../src/engine/json.ts';
import * as atiwa from '../src/games/atiwa/bot.ts';
import { weightsOf as atiwaWeights, type Weights as AtiwaWeights } from '../src/games/atiwa/bot/weights.ts';
import { game as atiwaGame } from '../src/games/atiwa/rules/index.ts';
import * as ayar from '../src/games/ayar/bot.ts';
import { createValuer } from '../src/games/ayar/bot/value.ts';
import { weightsOf as ayarWeights, type Weights as AyarWeights } from '../src/games/ayar/bot/weights.ts';
import { game as ayarGame } from '../src/games/ayar/rules/index.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'atiwa' },
    generations: { type: 'string', default: '60' },
    matches: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'a' }
  }
});

type Point = readonly number[];
/** What is tuned: where to begin, how far trials spread, what weights a point stands for, and how a match with them ends. */
type Trial = {
  readonly start: Point;
  readonly spread: Point;
  readonly weightsAt: (point: Point) => object;
  readonly match: (point: Point, luck: string) => number;
};

/** The end of a match that one mind plays quickly from its beginning. */
function end<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  mind: Mind<S, M>,
  state: S,
  width: typeof aloneBudget.quick,
  luck: string
): S {
  goOn(game, mind, state, width, seededRoll(luck), Infinity);
  return state;
}

function lonely(): Trial {
  const { together } = atiwaWeights();
  const names = Object.keys(together) as (keyof AtiwaWeights)[];
  const weightsAt = (point: Point): AtiwaWeights =>
    Object.fromEntries(
      names.map((name, k) => [name, { early: point[2 * k]!, late: point[2 * k + 1]! }])
    ) as AtiwaWeights;
  const start = names.flatMap((name) => [together[name].early, together[name].late]);
  return {
    start,
    spread: start.map((one) => 0.15 * (Math.abs(one) + 0.4)),
    weightsAt,
    match: (point, luck) => {
      const mind = atiwa.mindOf(atiwaGame, { together, lone: weightsAt(point) });
      return total(atiwaGame.score(end(atiwaGame, mind, atiwaGame.setup(1), aloneBudget.quick, luck))[0]!);
    }
  };
}

/** Against the fourth board of the Ayllu: the margin, as far as it is a clear one. */
function rivalled(): Trial {
  const base = ayarWeights();
  const names = Object.keys(base) as (keyof AyarWeights)[];
  const fourth = ayarGame.parseOptions(1, { level: 4 });
  if (typeof fourth === 'string') throw new Error(fourth);
  // Nothing begun is worth nothing.
  const start = names.flatMap((name) => [base[name]].flat().filter((_, k, { length }) => length === 1 || k > 0));
  const weightsAt = (point: Point): AyarWeights => {
    const left = [...point];
    const next = (): number => left.shift()!;
    return Object.fromEntries(
      names.map((name) => {
        const one = base[name];
        return [name, typeof one === 'number' ? next() : one.map((zero, k) => (k === 0 ? zero : next()))];
      })
    ) as AyarWeights;
  };
  const mind = ayar.createMind(ayarGame);
  return {
    start,
    spread: start.map((one) => 0.25 * Math.abs(one)),
    weightsAt,
    match: (point, luck) => {
      const tried = { ...mind, values: createValuer(ayarGame.board, weightsAt(point)) };
      const { lines } = standing(ayarGame, end(ayarGame, tried, ayarGame.setup(1, fourth), rivalBudget.quick, luck));
      return Math.max(-40, Math.min(40, lead(lines.map(total), 0)));
    }
  };
}

const roll = seededRoll(`es${values.seed}`);
const uniform = (): number => (roll(1_000_000) + 0.5) / 1_000_000;
/** Box and Muller 1958. */
const normal = (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());

const trials = 16;
/** What the best, the second … of the trials count for; together nothing. */
const ranks = Array.from({ length: trials }, (_, rank) => Math.max(0, Math.log(trials / 2 + 1) - Math.log(rank + 1)));
const all = ranks.reduce((sum, one) => sum + one);
const utilities = ranks.map((one) => one / all - 1 / trials);
/** How fast the spread learns. */
const rate = 0.03;

const { start, spread: first, weightsAt, match } = values.game === 'ayar' ? rivalled() : lonely();
const matches = Number(values.matches);
let mean = start;
let spread = first;
for (let generation = 0; generation < Number(values.generations); generation++) {
  const luck = `${values.seed}/${generation}`;
  const tried = Array.from({ length: trials / 2 }, () => start.map(normal))
    .flatMap((way) => [way, way.map((one) => -one)])
    .map((step) => {
      const point = mean.map((one, k) => one + spread[k]! * step[k]!);
      const ends = Array.from({ length: matches }, (_, n) => match(point, `${luck}/${n}`));
      return { step, worth: ends.reduce((sum, one) => sum + one, 0) / matches };
    })
    .sort((a, b) => b.worth - a.worth);
  const pull = (of: (step: number) => number, k: number): number =>
    tried.reduce((sum, { step }, rank) => sum + utilities[rank]! * of(step[k]!), 0);
  mean = mean.map((one, k) => one + spread[k]! * pull((step) => step, k));
  spread = spread.map((one, k) => one * Math.exp(rate * pull((step) => step * step - 1, k)));
  const average = tried.reduce((sum, one) => sum + one.worth, 0) / trials;
  console.error(`generation ${generation + 1}: ${average.toFixed(2)} on average`);
}
console.log(JSON.stringify(weightsAt(mean)));
