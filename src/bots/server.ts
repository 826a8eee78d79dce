/**
 * The worker's side of the conversation, without the worker: takes requests one after another, thinks in small steps
 * and listens for cancellations between them.
 */
import type { Game } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import { games, loadGame } from '#games/index.ts';
import { createPlayer, isPolicy } from './levels.ts';
import type { Builder, Mind } from './mind.ts';
import { finishResting, type Player } from './player.ts';
import type { FromWorker, Request, ToWorker } from './protocol.ts';

type Asked = Extract<ToWorker, { readonly type: 'ask' }>;
type Table = { readonly game: Game; readonly mind: Mind | Builder; readonly players: Map<string, Player> };

/** How many games and editions are kept ready. */
const kept = 4;

/** Answers messages by `post`. `rest` lets other messages in between two steps of thinking. */
export function createServer(
  post: (message: FromWorker) => void,
  rest: () => Promise<void>
): (message: ToWorker) => void {
  const tables = new Map<string, Promise<Table>>();
  const running = new Map<number, AbortController>();
  let queue = Promise.resolve();

  const tableOf = ({ game, edition }: Request): Promise<Table> => {
    const key = JSON.stringify([game, edition]);
    const ready = tables.get(key) ?? openTable(game, edition);
    tables.delete(key);
    tables.set(key, ready);
    if (tables.size > kept) tables.delete(tables.keys().next().value!);
    // A table that could not be opened is tried again next time.
    ready.catch(() => tables.delete(key));
    return ready;
  };

  const answer = async ({ id, request, fresh }: Asked, signal: AbortSignal): Promise<void> => {
    try {
      signal.throwIfAborted();
      const table = await tableOf(request);
      const player = playerOf(table, request, fresh);
      const { move, considered } = await finishResting(player.decide(request.state, request.seed), rest, signal);
      post({ type: 'answer', id, move, advice: considered });
    } catch (error) {
      if (!signal.aborted)
        post({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
    } finally {
      running.delete(id);
    }
  };

  return (message) => {
    if (message.type === 'cancel') {
      running.get(message.id)?.abort();
      return;
    }
    const controller = new AbortController();
    running.set(message.id, controller);
    queue = queue.then(() => answer(message, controller.signal));
  };
}

async function openTable(id: string, edition: Json | null): Promise<Table> {
  const game = await loadGame(id, edition ?? undefined);
  const createMind = await games[id]!.mind();
  return { game, mind: createMind(game), players: new Map() };
}

/** One player for each seat and level, since players remember what they planned; a fresh one on demand. */
function playerOf({ game, mind, players }: Table, { level, seat, state }: Request, fresh: boolean): Player {
  if (!isPolicy(level)) throw new Error(`There is no level “${level}”.`);
  if (game.turn(state) !== seat) throw new Error(`It is not for seat ${seat} to decide.`);
  if (fresh) return createPlayer(level, game, mind);
  const key = `${level} ${seat}`;
  const player = players.get(key) ?? createPlayer(level, game, mind);
  players.set(key, player);
  return player;
}
