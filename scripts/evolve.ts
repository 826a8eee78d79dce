/**
 * Tunes the weights by which Atiwa's mind judges a tableau that plays alone: an evolution strategy (separable NES: Wierstra,
 * Schaul and others 2014) over what the quick play of rehearsals ends with. Trials come in pairs on both sides of the mean,
 * and all trials of a generation have the same luck.
 *
 *   npm run evolve -- [--generations 60] [--matches 60] [--seed a] [--json]
 *
 * Prints `lone` of `src/games/atiwa/bot/weights.ts`. A generation of 16 trials takes about 15 s.
 */
import { parseArgs } from 'node:util';
import { aloneBudget } from '../src/bots/rehearsal.ts';
import { goOn } from '../src/bots/turn.ts';
import { seededRoll } from '../src/engine/chance.ts';
import { total } from '../src/engine/game.ts';
import { mindOf } from '../src/games/atiwa/bot.ts';
import { weightsOf, type Weights } from '../src/games/atiwa/bot/weights.ts';
import { game } from '../src/games/atiwa/rules/index.ts';

const { values } = parseArgs({
  options: {
    generations: { type: 'string', default: '60' },
    matches: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'a' },
    json: { type: 'boolean', default: false }
  }
});

const { together } = weightsOf();
const names = Object.keys(together) as (keyof Weights)[];
const weightsAt = (point: readonly number[]): Weights =>
  Object.fromEntries(names.map((name, k) => [name, { early: point[2 * k]!, late: point[2 * k + 1]! }])) as Weights;

/** Points on average of lone matches by the weights at `point`. */
function worth(point: readonly number[], luck: string, matches: number): number {
  const mind = mindOf(game, { together, lone: weightsAt(point) });
  let sum = 0;
  for (let n = 0; n < matches; n++) {
    const state = game.setup(1);
    goOn(game, mind, state, aloneBudget.quick, seededRoll(`${luck}/${n}`), Infinity);
    sum += total(game.score(state)[0]!);
  }
  return sum / matches;
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

const start = names.flatMap((name) => [together[name].early, together[name].late]);
let mean = start;
let spread = start.map((one) => 0.15 * (Math.abs(one) + 0.4));
for (let generation = 0; generation < Number(values.generations); generation++) {
  const tried: { readonly step: readonly number[]; readonly points: number }[] = [];
  for (let pair = 0; pair < trials / 2; pair++) {
    const way = start.map(normal);
    for (const sign of [1, -1]) {
      const step = way.map((one) => sign * one);
      const point = mean.map((one, k) => one + spread[k]! * step[k]!);
      tried.push({ step, points: worth(point, `${values.seed}/${generation}`, Number(values.matches)) });
    }
  }
  tried.sort((a, b) => b.points - a.points);
  const pull = (of: (step: number) => number, k: number): number =>
    tried.reduce((sum, { step }, rank) => sum + utilities[rank]! * of(step[k]!), 0);
  mean = mean.map((one, k) => one + spread[k]! * pull((step) => step, k));
  spread = spread.map((one, k) => one * Math.exp(rate * pull((step) => step * step - 1, k)));
  const points = tried.reduce((sum, one) => sum + one.points, 0) / trials;
  console.error(`generation ${generation + 1}: ${points.toFixed(1)} points on average`);
}

const round = (value: number): number => Number(value.toFixed(2));
const found = weightsAt(mean);
if (values.json) console.log(JSON.stringify(found));
else
  for (const name of names) {
    const { early, late } = found[name];
    console.log(`${name}: w(${round(early - late)}, ${round(late)}),`);
  }
