/**
 * The yardstick: the same rules driven by boardgame.io in its ordinary way. G is the position, a move is played on the
 * draft that the framework hands out, and dice come from its random plugin. Both sides list the legal moves with the
 * same function and choose among them at random, so only the framework differs.
 */
import { createRequire } from 'node:module';
import { outcomeAt, seededRoll, totalWeight } from '../../../src/engine/chance.ts';
import type { Game, Move } from '../../../src/engine/game.ts';
import type { JsonObject } from '../../../src/engine/json.ts';

type Client = {
  start(): void;
  stop(): void;
  getState(): { G: JsonObject };
  moves: Record<string, (...args: unknown[]) => void>;
};

/** Plays matches until `seconds` have passed; returns decisions (chance not counted) per second. */
export function boardgameIo(game: Game, seats: number, seconds: number): number {
  const { Client } = createRequire(import.meta.url)('boardgame.io/client') as { Client: (options: object) => Client };
  let decisions = 0;
  const begin = performance.now();
  const elapsed = (): number => (performance.now() - begin) / 1000;
  for (let seed = 0; elapsed() < seconds; seed++) {
    const roll = seededRoll(seed);
    const client = Client({
      game: {
        name: game.id,
        seed,
        setup: () => game.setup(seats),
        moves: {
          play: ({ G }: { G: JsonObject }, move: Move) => game.play(G, move),
          draw: ({ G, random }: { G: JsonObject; random: { Number(): number } }) => {
            const chances = game.chances(G);
            game.play(G, outcomeAt(chances, Math.floor(random.Number() * totalWeight(chances))));
          }
        }
      },
      numPlayers: seats,
      debug: false
    });
    client.start();
    while (elapsed() < seconds) {
      const state = client.getState().G;
      const turn = game.turn(state);
      if (turn === 'over') break;
      if (turn === 'chance') {
        client.moves.draw!();
        continue;
      }
      const moves = game.moves(state);
      client.moves.play!(moves[roll(moves.length)]);
      decisions++;
    }
    client.stop();
  }
  return decisions / elapsed();
}

/** The same on our engine. */
export function wayside(game: Game, seats: number, seconds: number): number {
  let decisions = 0;
  const begin = performance.now();
  const elapsed = (): number => (performance.now() - begin) / 1000;
  for (let seed = 0; elapsed() < seconds; seed++) {
    const roll = seededRoll(seed);
    const state = game.setup(seats);
    for (let turn = game.turn(state); turn !== 'over'; turn = game.turn(state)) {
      if (turn === 'chance') {
        const chances = game.chances(state);
        game.play(state, game.draw ? game.draw(state, roll) : outcomeAt(chances, roll(totalWeight(chances))));
        continue;
      }
      const moves = game.moves(state);
      game.play(state, moves[roll(moves.length)]!);
      decisions++;
    }
  }
  return decisions / elapsed();
}
