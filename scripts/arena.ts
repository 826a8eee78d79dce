/**
 * Headless matches among bots.
 *
 *   npm run arena -- --game aiye --seats hard,random --matches 100 --seed 1 [--json] [--threads 2] [--minutes 10]
 *     [--option key=value]
 *   npm run arena -- --game aiye --levels [--json]
 *
 * A seat may have a temper: `--seats medium:miser,medium`. With --minutes fewer matches are played where the time is over
 * before; those that are played are the same.
 * One seat plays alone; where the game has goals for that, the share of matches that reach theirs is told, where the rules
 * play an opponent, the share of matches won against that.
 * With --levels only the names of the levels of that game are told, weakest first; each may stand in --seats.
 * With --json one JSON value on standard output and nothing else; otherwise a table.
 */
import { fork } from 'node:child_process';
import { parseArgs } from 'node:util';
import { playBout, standings, type Bout, type Contest } from '../src/bots/arena.ts';
import { isPolicy, policies } from '../src/bots/create.ts';
import { levels } from '../src/bots/level.ts';
import { isTemper, tempers } from '../src/bots/temper.ts';
import type { Json, JsonObject } from '../src/engine/json.ts';
import type { ScoreLine } from '../src/engine/game.ts';
import { games, loadGame } from '../src/games/index.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'aiye' },
    seats: { type: 'string', default: 'medium,easy' },
    matches: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    option: { type: 'string', multiple: true, default: [] },
    threads: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
    levels: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false }
  }
});

/** Score lines of single pieces are counted together; other lines under their own name. */
const groups: readonly (readonly [rule: string, category: string])[] = [['AIY-MASK-', 'masks']];
const category = ({ rule, item }: ScoreLine): string => groups.find(([prefix]) => rule.startsWith(prefix))?.[1] ?? item;

const wholeNumber = (name: 'matches' | 'threads'): number => {
  const value = Number(values[name]);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`--${name} is a whole number from 1 on.`);
  return value;
};

/** `key=value`, the value as JSON if it is any, otherwise as text. */
function readOption(text: string): [string, Json] {
  const cut = text.indexOf('=');
  if (cut < 1) throw new Error(`--option ${text} is not of the form key=value.`);
  const value = text.slice(cut + 1);
  try {
    return [text.slice(0, cut), JSON.parse(value) as Json];
  } catch {
    return [text.slice(0, cut), value];
  }
}

async function openContest(): Promise<Contest> {
  const game = await loadGame(values.game);
  const createMind = await games[values.game]!.mind();
  const world = (await games[values.game]!.world?.())?.(game);
  const entrants = values.seats.split(',').map((seat) => seat.trim().split(':'));
  const names = entrants.map(([name]) => name!);
  const minds = entrants.map(([, temper]) => {
    if (temper !== undefined && !isTemper(temper))
      throw new Error(`There is no temper “${temper}”, only ${tempers.join(', ')}.`);
    return createMind(game, temper);
  });
  const unknown = names.find((name) => !isPolicy(name));
  if (unknown !== undefined)
    throw new Error(`There is no policy “${unknown}”, only ${policies.join(', ')} and builder.`);
  const { least, most } = game.seats;
  if (names.length < least || names.length > most) throw new Error(`${game.id} is for ${least} to ${most} seats.`);
  const options = Object.fromEntries(values.option.map(readOption));
  const read = game.parseOptions(names.length, options);
  if (typeof read === 'string') throw new Error(read);
  const ladder = names.length === 1 ? (await games[values.game]!.ladder?.())?.(game) : undefined;
  const goal = ladder && ((state: JsonObject) => ladder.read(state).met);
  return { game, mind: minds[0]!, minds, world, goal, policies: names.filter(isPolicy), options, seed: values.seed };
}

/**
 * The part of the matches that falls to worker `k` of `threads`, in groups in which everybody sits on every seat: none is
 * begun once the time is over.
 */
async function play(contest: Contest, matches: number, k: number, threads: number): Promise<Bout[]> {
  const bouts: Bout[] = [];
  const group = contest.policies.length;
  const end = performance.now() + 60_000 * Number(values.minutes);
  for (let first = k * group; first < matches && performance.now() < end; first += threads * group)
    for (let n = first; n < Math.min(first + group, matches); n++) bouts.push(await playBout(contest, n));
  return bouts;
}

/** The same script once more for each further core; each sends back its matches. */
const playInChild = (k: number): Promise<Bout[]> =>
  new Promise((resolve, reject) => {
    const child = fork(process.argv[1]!, process.argv.slice(2), {
      env: { ...process.env, ARENA_PART: String(k) },
      execArgv: process.execArgv
    });
    child.once('message', (bouts: Bout[]) => resolve(bouts));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`A part of the arena ended with code ${code}.`));
    });
  });

const round = (value: number, digits = 4): number => Number(value.toFixed(digits));

/** A game with a builder of its own knows one way to play. */
async function tellLevels(): Promise<void> {
  const mind = (await games[values.game]!.mind())(await loadGame(values.game));
  const names = 'build' in mind ? ['builder'] : levels;
  console.log(values.json ? JSON.stringify({ game: values.game, levels: names }) : names.join('\n'));
}

async function main(): Promise<void> {
  if (values.levels) return tellLevels();
  const contest = await openContest();
  const wanted = wholeNumber('matches');
  const threads = Math.min(wholeNumber('threads'), wanted);
  if (process.env.ARENA_PART !== undefined) {
    process.send!(await play(contest, wanted, Number(process.env.ARENA_PART), threads), () => process.disconnect());
    return;
  }
  const start = performance.now();
  const others = Array.from({ length: threads - 1 }, (_, k) => playInChild(k + 1));
  const bouts = [...(await play(contest, wanted, 0, threads)), ...(await Promise.all(others)).flat()];
  const matches = bouts.length;
  const seconds = (performance.now() - start) / 1000;

  const decisions = bouts.reduce((sum, bout) => sum + bout.decisions, 0);
  const refused = bouts.reduce((sum, bout) => sum + bout.refused, 0);
  const seats = standings(bouts, category).map((standing) => ({
    ...standing,
    wins: round(standing.wins, 2),
    share: round(standing.share),
    low: round(standing.low),
    high: round(standing.high),
    met: round(standing.met),
    meanScore: round(standing.meanScore, 2),
    categories: Object.fromEntries(Object.entries(standing.categories).map(([name, mean]) => [name, round(mean, 2)]))
  }));
  const perSecond = round(decisions / seconds, 1);
  if (values.json) {
    const result = { game: contest.game.id, matches, decisions, refused, decisionsPerSecond: perSecond, seats };
    process.stdout.write(`${JSON.stringify(result)}\n`);
    return;
  }
  const turns = bouts.reduce((sum, bout) => sum + bout.turns, 0) / matches / contest.policies.length;
  const best = bouts.map(({ scores }) =>
    Math.max(...scores.map((lines) => lines.reduce((n, { points }) => n + points, 0)))
  );
  best.sort((a, b) => a - b);
  console.log(
    `${contest.game.id}: ${matches} matches, ${decisions} decisions (${perSecond} a second), ${refused} refused, ` +
      `${turns.toFixed(1)} rounds, best score ${best[Math.floor(matches / 2)]}`
  );
  console.table(
    seats.map(({ policy, wins, share, low, high, met, meanScore, medianScore, bestScore, categories }) => ({
      policy,
      ...(bouts[0]!.sides > 1 && {
        wins,
        'share %': round(100 * share, 1),
        '95 %': `${(100 * low).toFixed(1)} – ${(100 * high).toFixed(1)}`
      }),
      ...(contest.goal && { 'met %': round(100 * met, 1) }),
      points: meanScore,
      median: medianScore,
      best: bestScore,
      ...categories
    }))
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
