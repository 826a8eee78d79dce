/**
 * The worker's side of the conversation, without the worker: thinks in small steps and listens for cancellations
 * between them.
 */
import { answering } from '#engine/calls.ts';
import type { Game } from '#engine/game.ts';
import { games, loadGame } from '#games/index.ts';
import { createBot, isPolicy } from './create.ts';
import { patience, type Level } from './level.ts';
import { isTemper, type Temper } from './temper.ts';
import type { Builder, Mind } from './mind.ts';
import { finishResting, type Bot } from './bot.ts';
import type { FromWorker, Request, Ruleset, ToWorker } from './protocol.ts';
import { brief, review } from './review.ts';

type Prepared = {
  readonly game: Game;
  readonly mindOf: (temper?: Temper) => Mind | Builder;
  readonly bots: Map<string, Bot>;
};

/** How many games, editions and versions are kept ready. */
const kept = 4;

/**
 * Answers messages by `post`. `rest` lets other messages in between two steps of thinking; `within` makes what says that so
 * many milliseconds are over: without it bots take the time that their budgets need.
 */
export function createServer(
  post: (message: FromWorker) => void,
  rest: () => Promise<void>,
  within?: (milliseconds: number) => () => boolean
): (message: ToWorker) => void {
  const prepared = new Map<string, Promise<Prepared>>();

  const preparedFor = (rules: Ruleset): Promise<Prepared> => {
    const key = JSON.stringify([rules.game, rules.edition, rules.version]);
    const ready = prepared.get(key) ?? prepare(rules);
    prepared.delete(key);
    prepared.set(key, ready);
    if (prepared.size > kept) prepared.delete(prepared.keys().next().value!);
    // What could not be prepared is tried again next time.
    ready.catch(() => prepared.delete(key));
    return ready;
  };

  return answering(async (question, signal) => {
    if ('task' in question) {
      const { game, mindOf } = await preparedFor(question.rules);
      const mind = mindOf();
      if ('build' in mind) throw new Error(`Nothing can be found about a match of ${game.id}.`);
      return { found: await finishResting(review(game, mind, question.task, within?.(brief.time)), rest, signal) };
    }
    const { request } = question;
    const bot = botOf(await preparedFor(request.rules), request);
    const { level, state, seed } = request;
    const spent = level in patience ? within?.(patience[level as Level]) : undefined;
    const decision = await finishResting(bot.decide(state, seed, spent), rest, signal);
    return { move: decision.move, rest: decision.rest ?? [] };
  }, post);
}

async function prepare({ game: id, edition, version }: Ruleset): Promise<Prepared> {
  const game = await loadGame(id, edition ?? undefined, version);
  const createMind = await games[id]!.mind();
  const minds = new Map<Temper | undefined, Mind | Builder>();
  const mindOf = (temper?: Temper): Mind | Builder => {
    const mind = minds.get(temper) ?? createMind(game, temper);
    minds.set(temper, mind);
    return mind;
  };
  return { game, mindOf, bots: new Map() };
}

/** One bot for each seat, level and temper, since bots remember what they planned. */
function botOf({ game, mindOf, bots }: Prepared, { level, temper, seat, state }: Request): Bot {
  if (!isPolicy(level)) throw new Error(`There is no level “${level}”.`);
  if (game.turn(state) !== seat) throw new Error(`It is not for seat ${seat} to decide.`);
  const key = `${level} ${temper} ${seat}`;
  // A temper that only a newer Wayside knows is none.
  const bot = bots.get(key) ?? createBot(level, game, mindOf(isTemper(temper) ? temper : undefined));
  bots.set(key, bot);
  return bot;
}
