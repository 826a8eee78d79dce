/**
 * Fits the weights of Atiwa's mind beside others by matches that its bots play alone: what a match still brought after each round, beyond the
 * points that the tableau had then, over what lay in it (ridge regression). The new weights play the next matches.
 *
 *   npm run fit -- [--matches 800] [--times 5] [--seed fit] [--json]
 *
 * Prints `src/games/atiwa/bot/weights.ts`'s table: the mean of the last three fits.
 */
import { parseArgs } from 'node:util';
import { finish } from '../src/bots/bot.ts';
import { casualBudget, turnBot } from '../src/bots/turn.ts';
import { draw, seededRoll } from '../src/engine/chance.ts';
import { total } from '../src/engine/game.ts';
import { mindOf } from '../src/games/atiwa/bot.ts';
import { Land } from '../src/games/atiwa/bot/land.ts';
import { appraise } from '../src/games/atiwa/bot/value.ts';
import { ahead, weightsOf, type Weight, type Weights } from '../src/games/atiwa/bot/weights.ts';
import { game } from '../src/games/atiwa/rules/index.ts';
import { rounds } from '../src/games/atiwa/rules/board.ts';
import { solve } from './ridge.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '800' },
    times: { type: 'string', default: '5' },
    seed: { type: 'string', default: 'fit' },
    json: { type: 'boolean', default: false }
  }
});

const names = Object.keys(weightsOf().together) as (keyof Weights)[];
const every = (weight: (name: keyof Weights) => Weight): Weights =>
  Object.fromEntries(names.map((name) => [name, weight(name)])) as Weights;
const none = every(() => ({ early: 0, late: 0 }));
/** Each weight alone: a tableau's value by it is how much of that thing there is. */
const alone = names.map((name) => ({ ...none, [name]: { early: 1, late: 1 } }));

/** Of a tableau after a round: how much there is of each thing, and the points that were still to come. */
type Row = { readonly round: number; readonly has: readonly number[]; readonly came: number };

/** Bots that go astray see more of what may happen: those of every third match do, and more so. */
const noise = (n: number): number => 0.05 * (n % 3);

function play(n: number, weights: Weights): { readonly rows: Row[]; readonly points: number } {
  const bot = turnBot(game, mindOf(game, { together: weights, lone: weights }), {
    ...casualBudget,
    width: { beam: 4, each: 1, keep: 8 },
    askew: noise(n)
  });
  const land = new Land(game.board);
  const luck = seededRoll(`${values.seed}/${n}`);
  const state = game.setup(1);
  const seen: (Omit<Row, 'came'> & { readonly points: number })[] = [];
  for (let decisions = 0; ; decisions++) {
    const over = state.round - 1;
    if (over > seen.length) {
      land.load(state.areas[0]!);
      const worth = (by: Weights): number => appraise(land, by, { ...state, round: over });
      const points = worth(none);
      seen.push({ round: over, points, has: alone.map((one) => worth(one) - points) });
    }
    const turn = game.turn(state);
    if (turn === 'over') break;
    if (turn === 'chance') game.play(state, draw(game, state, luck));
    else game.play(state, finish(bot.decide(state, `${values.seed}/${n}/${decisions}`)).move);
  }
  const points = total(game.score(state)[0]!);
  return { rows: seen.map((row) => ({ ...row, came: points - row.points })), points };
}

/** How strongly large weights are held back, for a deviation of one. */
const ridge = 0.0015;

/** Each weight has a slope over what lies ahead and a base; each round a mean of its own. */
function fit(rows: readonly Row[]): Weights {
  const columns = 2 * names.length;
  const line = ({ round, has }: Row): number[] => {
    const r = ahead(round);
    const means = Array.from({ length: rounds - 1 }, (_, k) => (k + 1 === round ? 1 : 0));
    return [...has.map((amount) => amount * r), ...has, ...means];
  };
  const lines = rows.map(line);
  const spread = lines[0]!.map((_, k) => {
    if (k >= columns) return 1;
    const mean = lines.reduce((sum, one) => sum + one[k]!, 0) / lines.length;
    return Math.sqrt(lines.reduce((sum, one) => sum + (one[k]! - mean) ** 2, 0) / lines.length) + 1e-6;
  });
  const scaled = lines.map((one) => one.map((value, k) => value / spread[k]!));
  const matrix = spread.map((_, i) =>
    spread.map((__, j) => scaled.reduce((sum, one) => sum + one[i]! * one[j]!, i === j ? ridge * rows.length : 0))
  );
  const right = spread.map((_, i) => scaled.reduce((sum, one, n) => sum + one[i]! * rows[n]!.came, 0));
  const found = solve(matrix, right).map((value, k) => value / spread[k]!);
  return every((name) => {
    const k = names.indexOf(name);
    const [slope, base] = [found[k]!, found[names.length + k]!];
    return { early: slope + base, late: base };
  });
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const round = (value: number): number => Number(value.toFixed(2));

let weights = weightsOf().together;
const fits: Weights[] = [];
for (let time = 0; time < Number(values.times); time++) {
  const first = time * Number(values.matches);
  const played = Array.from({ length: Number(values.matches) }, (_, k) => play(first + k, weights));
  weights = fit(played.flatMap(({ rows }) => rows));
  fits.push(weights);
  console.error(`${played.length} matches, ${mean(played.map(({ points }) => points)).toFixed(1)} points on average`);
}
const last = fits.slice(-3);
const found = every((name) => ({
  early: round(mean(last.map((one) => one[name].early))),
  late: round(mean(last.map((one) => one[name].late)))
}));
if (values.json) console.log(JSON.stringify(found));
else
  for (const name of names)
    console.log(`${name}: w(${round(found[name].early - found[name].late)}, ${found[name].late}),`);
