/** A bot of some temper plays visibly otherwise than one without, and may still win. */
import { describe, expect, it } from 'vitest';
import { total, type ScoreLine } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { playBout, standings } from '#bots/arena.ts';
import { createBot } from '#bots/create.ts';
import { isTemper, tempers, type Temper } from '#bots/temper.ts';
import type { Area as Row } from '#games/aiye/rules/state.ts';
import { count } from '#games/atiwa/rules/area.ts';
import { T } from '#games/atiwa/rules/spaces.ts';
import type { Area as Land } from '#games/atiwa/rules/state.ts';
import { games } from '#games/index.ts';
import { patience, tables } from './support.ts';

/** What a seat has at a decision of its own, as a number; or a part of its final score. */
type Trait =
  { readonly held: (state: JsonObject, seat: number) => number } | { readonly scored: (line: ScoreLine) => boolean };

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const rowOf = (state: JsonObject, seat: number): Row => (state['areas'] as Row[])[seat]!;
const seedsOf = (state: JsonObject, seat: number): number =>
  sum(rowOf(state, seat).columns.map(({ sun, moon }) => sun + moon));
const batsAFamily = (land: Land): number => count(land, T.bat) / (1 + count(land, T.family));
const landOf = (state: JsonObject, seat: number): Land => (state['areas'] as Land[])[seat]!;

/** What each is known by: more of it than anybody else would have. */
const traits: Readonly<Record<string, Readonly<Record<Temper, Trait>>>> = {
  aiye: {
    builder: { scored: ({ item }) => item === 'characters' },
    miser: { held: seedsOf },
    // It spends what it has to end the match before the others are ready.
    gambler: { held: (state, seat) => 1 / (1 + seedsOf(state, seat)) }
  },
  atiwa: {
    builder: { held: (state, seat) => landOf(state, seat).cards.length },
    miser: { held: (state, seat) => landOf(state, seat).gold },
    // Bats before families: in all of the match, where the last night alone is chance.
    gambler: { held: (state, seat) => batsAFamily(landOf(state, seat)) }
  },
  ayar: {
    builder: { scored: ({ item }) => item === 'templeBonus' },
    miser: { scored: ({ item }) => item === 'dawns' },
    // Maize, which brings many moons late and few suns.
    gambler: { held: (state, seat) => sum((state['players'] as { maize: number[] }[])[seat]!.maize) }
  }
};

describe.each(tables)('$id', ({ id, game, mind }) => {
  /** The mean of a trait over matches, with the temper and without, and the share of matches won with it. */
  async function compare(temper: Temper, matches: number) {
    const trait = traits[id]![temper];
    const minds = [(await games[id]!.mind())(game, temper), mind];
    const held = minds.map((): number[] => []);
    const create: typeof createBot = (policy, rules, own) => {
      const bot = createBot(policy, rules, own);
      return {
        decide: (state, seed, spent) => {
          const seat = game.turn(state) as number;
          const mine = minds.indexOf(own);
          if ('held' in trait) {
            held[mine]!.push(trait.held(state, seat));
            held[1 - mine]!.push(trait.held(state, 1 - seat));
          }
          return bot.decide(state, seed, spent);
        }
      };
    };
    const contest = { game, mind, minds, policies: ['keen', 'keen'], options: {}, seed: 'temper', create } as const;
    const bouts = await Promise.all(Array.from({ length: matches }, (_, n) => playBout(contest, n)));
    const scored = (entrant: number): number[] =>
      bouts.map(({ scores, entrants }) =>
        'scored' in trait ? total(scores[entrants.indexOf(entrant)]!.filter(trait.scored)) : 0
      );
    const [own, other] = [0, 1].map((n) => {
      const seen = 'held' in trait ? held[n]! : scored(n);
      return sum(seen) / seen.length;
    });
    return { own: own!, other: other!, share: standings(bouts, ({ item }) => item)[0]!.share };
  }

  it.each(tempers)(
    'a %s is known by what it does, and wins now and then',
    async (temper) => {
      // Matches of Àiyé are short, and what its builder does shows in the mean of more of them.
      const { own, other, share } = await compare(temper, id === 'aiye' ? 24 : 8);
      expect(own).toBeGreaterThan(1.05 * other);
      expect(share).toBeGreaterThan(0.1);
    },
    patience
  );
});

it('a temper that is not known is none', () => {
  expect(tempers.every(isTemper)).toBe(true);
  expect(isTemper('brave')).toBe(false);
  expect(isTemper(undefined)).toBe(false);
});
