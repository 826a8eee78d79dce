/**
 * Teaches Ayar's mind by matches that its bots play among themselves: after every turn, what each side has, and with how many
 * suns and moons it ended (ridge regression, `ridge.ts`). What was learnt plays the next matches; the last three times count.
 *
 *   npm run learn -- [--matches 1500] [--times 5] [--seed learn]
 *
 * Prints `src/games/ayar/bot/taught.json`. A time of 1500 matches takes two minutes of one core.
 */
import { parseArgs } from 'node:util';
import { plan } from '../src/bots/plan.ts';
import { draw, seededRoll } from '../src/engine/chance.ts';
import { createMind } from '../src/games/ayar/bot.ts';
import { dawnsLeft } from '../src/games/ayar/bot/clock.ts';
import { createFeatures, featureNames } from '../src/games/ayar/bot/features.ts';
import { outlook } from '../src/games/ayar/bot/outlook.ts';
import { createTaught, type Day, type Taught } from '../src/games/ayar/bot/taught.ts';
import { createValuer } from '../src/games/ayar/bot/value.ts';
import { weightsOf } from '../src/games/ayar/bot/weights.ts';
import { game } from '../src/games/ayar/rules/index.ts';
import { moonOf, sunOf } from '../src/games/ayar/rules/scoring.ts';
import { sideOf } from '../src/games/ayar/rules/sides.ts';
import { Ridge } from './ridge.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1500' },
    times: { type: 'string', default: '5' },
    seed: { type: 'string', default: 'learn' }
  }
});

/** Quick play, which now and then takes one of the next best chains, so that what comes of those is seen as well. */
const width = { beam: 8, each: 0, keep: 4 };
/** In so many turns of a hundred. */
const astray = 25;
const seats = 2;
/** The dawns still to come. */
const days = [1, 2, 3, 4];
/** How strongly large weights are held back: `Ridge.weights`. */
const hold = 30;

const weights = weightsOf();
const plain = createValuer(game.board, weights);
const features = createFeatures(game.board, weights);
const mind = createMind(game);

/** Plays a match by what was taught, and adds what came of every position to the day it belongs to. */
function play(taught: Taught, luck: string, into: readonly Ridge[]): void {
  const playing = { ...mind, values: createTaught(game.board, weights, plain, taught) };
  const roll = seededRoll(luck);
  const state = game.setup(seats);
  const seen: { readonly seat: number; readonly dawns: number; readonly row: Float64Array }[] = [];
  for (let clock = mind.clock(state); ;) {
    const turn = game.turn(state);
    if (turn === 'over') break;
    if (mind.clock(state) !== clock && state.phase !== 'end') {
      clock = mind.clock(state);
      const look = outlook(game.board, weights, state);
      for (let seat = 0; seat < seats; seat++)
        seen.push({ seat, dawns: dawnsLeft(state), row: features(state, seat, look).slice() });
    }
    if (typeof turn !== 'number') {
      game.play(state, draw(game, state, roll));
      continue;
    }
    const moves = game.moves(state);
    const chains = moves.length === 1 ? [{ moves }] : plan(game, playing, state, width);
    const chain = roll(100) < astray ? chains[roll(chains.length)]! : chains[0]!;
    for (const move of chain.moves) game.play(state, move);
  }
  for (const { seat, dawns, row } of seen) {
    const side = sideOf(state, seat);
    into[dawns - 1]!.add(row, sunOf(side), moonOf(side));
  }
}

const short = (value: number): number => Number(value.toPrecision(4));

let taught: Taught = [];
const times: Ridge[][] = [];
for (let time = 0; time < Number(values.times); time++) {
  const into = days.map(() => new Ridge(featureNames.length, 2));
  for (let n = 0; n < Number(values.matches); n++) play(taught, `${values.seed}/${seats}/${time}/${n}`, into);
  times.push(into);
  const last = times.slice(-3);
  taught = days.map((_, day): Day => {
    const [sun, moon] = Ridge.of(last.map((all) => all[day]!)).weights(hold);
    return { sun: sun!.map(short), moon: moon!.map(short) };
  });
  console.error(`${time + 1} of ${values.times} times`);
}
const made = `npm run learn -- --matches ${values.matches} --times ${values.times} --seed ${values.seed}`;
console.log(JSON.stringify({ made, amounts: featureNames, days: taught }));
