/** Choosing an outcome from whole-number weights, the same on every machine. */
import type { Chance, Move, Roll, Rules } from './game.ts';
import type { JsonObject } from './json.ts';

/** The outcome at `ticket`, counting weights in the order listed; 0 ≤ ticket < total weight. */
export function outcomeAt<M>(chances: readonly Chance<M>[], ticket: number): M {
  let left = ticket;
  for (const { move, weight } of chances) {
    if (left < weight) return move;
    left -= weight;
  }
  throw new RangeError(`no outcome at ${ticket}`);
}

export const totalWeight = (chances: readonly Chance<unknown>[]): number =>
  chances.reduce((sum, { weight }) => sum + weight, 0);

/** Draws one outcome of a chance node by `roll`. */
export function draw<S extends JsonObject, M extends Move>(game: Rules<S, M>, state: S, roll: Roll): M {
  if (game.draw) return game.draw(state, roll);
  const chances = game.chances(state);
  return outcomeAt(chances, roll(totalWeight(chances)));
}

/**
 * A seeded source of rolls for bots, tests and simulations: never for a match between people.
 * The generator is sfc32 (Doty-Humphrey, PractRand), rejection-sampled so that every value is equally likely.
 */
export function seededRoll(seed: number | string): Roll {
  let [a, b, c, d] = seedWords(String(seed));
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return (below) => {
    if (below <= 1) return 0;
    if (below > 0x1_0000_0000) throw new RangeError(`no roll below ${below}`);
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % below);
    let value = next();
    while (value >= limit) value = next();
    return value % below;
  };
}

/** Four words from a text by FNV-1a with four offsets: enough to keep seeds apart. */
function seedWords(text: string): [number, number, number, number] {
  const word = (offset: number): number => {
    let h = 0x811c9dc5 ^ offset;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    return h | 0;
  };
  return [word(0), word(0x9e3779b9), word(0x243f6a88), word(0xb7e15162)];
}
