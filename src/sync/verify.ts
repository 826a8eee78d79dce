/** Verifying a whole match from its record alone: rules, order and dice. */
import type { Game } from '#engine/game.ts';
import { hash } from '#engine/hash.ts';
import type { JsonObject } from '#engine/json.ts';
import { begin, check } from '#engine/replay.ts';
import { verifyDraw, type Dice } from './dice.ts';
import { pastProblem, stretches, type MatchRecord, type Stretch } from './record.ts';

/** How far a record holds. `state` is the position after `entries` good entries, undefined if not even the header fits. */
export type Verified = {
  readonly entries: number;
  readonly draws: number;
  readonly state: JsonObject | undefined;
  /** Why entry number `entries` does not hold, in words; undefined if the whole record does. */
  readonly broken: string | undefined;
};

/** Replays a record with `game`, believing nothing: every entry by the rules, every draw by the dice it was made with. */
export function verify(game: Game, record: MatchRecord): Verified {
  const bad = headerProblem(game, record) ?? pastProblem(record);
  if (bad !== undefined) return { entries: 0, draws: 0, state: undefined, broken: bad };
  let state: JsonObject;
  try {
    state = begin(game, record.header);
  } catch (error) {
    return { entries: 0, draws: 0, state: undefined, broken: (error as Error).message };
  }
  const tray = new Tray(record);
  for (const [n, entry] of record.entries.entries()) {
    const dice = tray.at(n);
    const broken =
      check(game, state, entry, n)?.error.message ??
      (entry.type === 'draw' ? verifyDraw(game, state, dice, entry) : undefined);
    if (broken !== undefined) return { entries: n, draws: tray.draws, state, broken };
    if (entry.type === 'draw') tray.threw(entry.links);
    game.play(state, entry.move);
  }
  return { entries: record.entries.length, draws: tray.draws, state, broken: undefined };
}

/** What keeps `game` from reading a match with this header, in words. */
function headerProblem(game: Game, { header }: MatchRecord): string | undefined {
  if (header.game !== game.id) return `a match of ${header.game}, not of ${game.id}`;
  if (header.rulesVersion !== game.rulesVersion)
    return `rules version ${header.rulesVersion}, not ${game.rulesVersion}`;
  const { least, most } = game.seats;
  const seats = header.players.length;
  if (seats < least || seats > most) return `${seats} players, where ${least} to ${most} are due`;
  return header.edition === hash(game.edition) ? undefined : 'another edition of the game';
}

/** The dice of a record in the course of a replay; they change where a copied stretch ends. */
class Tray {
  draws = 0;
  readonly #stretches: Stretch[];
  #stretch = 0;
  #k = 0;
  #earlier: Dice['earlier'];

  constructor(record: MatchRecord) {
    this.#stretches = stretches(record);
    this.#earlier = this.#stretches[0]!.header.dice;
  }

  at(n: number): Dice {
    while (n >= this.#stretches[this.#stretch]!.until && this.#stretch + 1 < this.#stretches.length) {
      this.#stretch++;
      this.#k = 0;
      this.#earlier = this.#stretches[this.#stretch]!.header.dice;
    }
    const { header, hashes } = this.#stretches[this.#stretch]!;
    return { header, k: this.#k, earlier: this.#earlier, transcript: hashes[n]! };
  }

  threw(links: Dice['earlier']): void {
    this.draws++;
    this.#k++;
    this.#earlier = links;
  }
}
