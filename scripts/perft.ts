/** npm run perft: how many sequences of moves each depth has from the set-up; chance outcomes count once each. */
import { parseArgs } from 'node:util';
import { perft } from '../src/engine/perft.ts';
import { isCount, parseJson } from '../src/engine/json.ts';
import { loadGame } from '../src/games/index.ts';

const usage = 'npm run perft -- --game aiye [--seats 2] [--depth 3] [--options JSON] [--json]';

function fail(text: string): never {
  console.error(`${text}\n${usage}`);
  process.exit(1);
}

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'aiye' },
    seats: { type: 'string', default: '2' },
    depth: { type: 'string', default: '3' },
    options: { type: 'string', default: '{}' },
    json: { type: 'boolean', default: false }
  }
});

const game = await loadGame(values.game).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error))
);
const seats = Number(values.seats);
if (!isCount(seats, game.seats.least) || seats > game.seats.most)
  fail(`${game.id} is for ${game.seats.least} to ${game.seats.most} seats.`);
const depth = Number(values.depth);
if (!isCount(depth, 1) || depth > 20) fail('The depth is a whole number from 1 to 20.');
const given = parseJson(values.options);
if (given === undefined) fail('The options are not JSON.');
const options = game.parseOptions(seats, given);
if (typeof options === 'string') fail(options);

const counts: Record<string, number> = {};
const start = game.setup(seats, options);
for (let n = 1; n <= depth; n++) {
  counts[n] = perft(game, start, n);
  if (!values.json) console.log(`${String(n).padStart(2)}  ${counts[n]!.toLocaleString('en')}`);
}
if (values.json) console.log(JSON.stringify(counts));
