/** The end: what the count tells line by line always comes to the score of the rules, and has a rank in its length of game. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { total } from '#engine/game.ts';
import { count } from '#games/aya/rules/count/count.ts';
import { ladderOf } from '#games/aya/rules/count/ladder.ts';
import { game } from '#games/aya/rules/index.ts';
import { leaning, logged } from '#games/aya/rules/pose.ts';
import type { State } from '#games/aya/rules/state.ts';
import { Telling } from '#games/aya/view/count.svelte.ts';
import { ending, nextRung, rankLine } from '#games/aya/view/ending.ts';
import { itemsOf } from '#games/aya/view/items.ts';
import { keepsakes } from '#games/aya/view/keepsakes.ts';
import { remember } from '#games/aya/view/remember.ts';
import { words } from '#games/aya/words/en.ts';
import { log } from '#games/aya/words/log.ts';
import { pages } from '#games/aya/words/rules.ts';
import { ranks } from '#games/aya/words/names.ts';
import { buildRiver } from '../../support/aya/river.ts';
import { box } from '../../support/aya/table.ts';

const { state: river } = await buildRiver();

/** The river as it lies when these have fallen, counted. */
function ended(state: State, falls: (id: string) => boolean, retriggers = 10): State {
  const copy = game.clone(state);
  for (const [id, domino] of Object.entries(copy.dominoes)) {
    if (!falls(id)) continue;
    const { p, q } = leaning(box.size, domino, 710);
    copy.dominoes[id] = { ...domino, is: 'fallen', end: logged(p, q) };
  }
  return Object.assign(copy, { phase: 'over', due: 'over', retriggers });
}
const scoreOf = (state: State): number => total(game.score(state)[0]!);
const all = (): boolean => true;

describe('the lines of the count', () => {
  test('AYA-SCORE always add up to the score of the rules, point by point, whatever has fallen', () => {
    const roll = seededRoll('any end');
    const sums = new Set<number>();
    for (let n = 0; n < 150; n += 1) {
      const stays = roll(4) * roll(25);
      const state = ended(river, () => roll(100) >= stays, roll(11));
      const items = itemsOf(game, state);
      let before = 0;
      for (const { sum, won, rule, text } of items) {
        expect(sum - before).toBe(won ? 1 : 0);
        if (rule !== undefined) expect([won, words.count.reasons[rule]]).toEqual([false, text]);
        before = sum;
      }
      expect(before).toBe(scoreOf(state));
      expect(ending(game, state).points).toBe(before);
      sums.add(before);
    }
    expect(sums.size).toBeGreaterThan(10);
  });

  test('AYA-COUNT-01, AYA-SCORE-03 run along the river, and a panorama closes with the last of its landscapes', () => {
    const told = itemsOf(game, ended(river, all, 2)).map(({ kind, id, sum }) => [kind, id, sum]);
    const landscapes = told.filter(([kind]) => kind === 'landscape');
    expect(landscapes).toHaveLength(3);
    const closing = told.findIndex(([kind]) => kind === 'panorama');
    expect(told[closing - 1]).toEqual(landscapes.at(-1));
  });

  test('AYA-SCORE-04 push tokens kept are counted one by one', () => {
    const tokens = itemsOf(game, ended(river, all, 3)).filter(({ kind }) => kind === 'token');
    expect(tokens.map(({ title }) => title)).toEqual([1, 2, 3].map((n) => `Push token ${n} of the 3 you kept`));
    const none = itemsOf(game, ended(river, all, 0)).at(-1);
    expect(none).toMatchObject({ kind: 'token', won: false, title: 'No push token is left.' });
  });

  test('an empty table says so', () => {
    const bare = { ...game.clone(river), tokens: {}, tiles: { [box.startTile]: river.tiles[box.startTile]! } };
    expect(itemsOf(game, ended(bare, all, 1)).map(({ kind }) => kind)).toEqual(['none', 'token']);
  });
});

describe('the count is a show at one’s own pace', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const begun = (pace: number): Telling => {
    const telling = new Telling(itemsOf(game, ended(river, all, 2)), false);
    telling.start(pace);
    return telling;
  };

  test('it goes on by itself to the end, and a touch goes on sooner', () => {
    const telling = begun(100);
    expect(telling.at).toBe(0);
    telling.next();
    expect(telling.at).toBe(1);
    vi.advanceTimersByTime(1250);
    expect(telling.at).toBe(2);
    vi.advanceTimersByTime(60_000);
    expect([telling.done, telling.at]).toEqual([true, telling.items.length]);
  });

  test('held, it waits; let go, it runs on', () => {
    const telling = begun(100);
    telling.hold(true);
    vi.advanceTimersByTime(60_000);
    expect(telling.at).toBe(0);
    telling.next();
    vi.advanceTimersByTime(60_000);
    expect(telling.at).toBe(1);
    telling.hold(false);
    vi.advanceTimersByTime(60_000);
    expect(telling.done).toBe(true);
  });

  test('without motion nothing goes on by itself, and a photo lies in the album at once', () => {
    const telling = begun(0);
    vi.advanceTimersByTime(60_000);
    expect([telling.at, telling.moves, telling.told.length]).toEqual([0, false, 1]);
  });

  test('with motion a photo lies in the album when it has flown there, or when the next is told', () => {
    const telling = begun(100);
    expect(telling.won.size).toBe(0);
    telling.land();
    expect([...telling.won]).toEqual([telling.items[0]!.id]);
    telling.next();
    expect(telling.told).toHaveLength(1);
    telling.all();
    expect(telling.done).toBe(true);
    expect(telling.won.size).toBe(telling.items.filter(({ id, won }) => id !== undefined && won).length);
  });
});

describe('AYA-LADDER-01 a rank in every length of game', () => {
  const played = (options: Partial<State['options']>): ReturnType<typeof ending> => {
    const state = ended(river, all);
    state.options = { ...state.options, hand: 'guided', table: 'default', ...options };
    return ending(game, state);
  };

  test('the full game says no more than its rank', () => {
    const full = played({ glassMs: box.edition.hourglass.ms });
    expect([full.ladder, rankLine(full)]).toEqual([undefined, full.rank]);
    const [rung] = box.edition.ladder.rungs.filter(({ points }) => points > full.points);
    expect(full.next).toBe(
      rung && `Next rank: “${ranks[rung.key]}” at ${rung.points} points: ${rung.points - full.points} more.`
    );
    expect(Object.values(ranks)).toContain(full.rank);
  });

  test('a shorter one is scaled to its sand, says so in a line, and keeps what was played with the rank', () => {
    const short = played({ glassMs: 300_000, table: 'compact', hand: 'bare' });
    expect(short.ladder).toBe('With two 5-minute glasses, further ranks take fewer points than usual.');
    const rungs = ladderOf(box, { glassMs: 300_000 });
    const above = rungs.find(({ points }) => points > short.points)!;
    expect(short.next).toContain(`at ${above.points} points: ${above.points - short.points} more.`);
    const top = rungs.at(-1)!;
    expect(nextRung(rungs, top.key, top.points)).toBeUndefined();
    expect(nextRung(rungs, rungs[0]!.key, 0)).toBe(rungs[1]);
    expect(rankLine(short)).toBe(`${short.rank} (two 5-minute glasses, small table, bare hand)`);
    const order = Object.values(ranks);
    expect(order.indexOf(played({ glassMs: 60_000 }).rank)).toBeGreaterThan(order.indexOf(short.rank));
  });

  test('without sand it is the ladder of the full game', () => {
    const free = played({ glassMs: 0 });
    expect([free.ladder, free.played]).toEqual(['Ranked by the ladder of the full game.', 'no sand']);
    expect(free.rank).toBe(played({ glassMs: box.edition.hourglass.ms }).rank);
  });
});

test('what pushes cost has one name wherever people read it', () => {
  const said: string[] = [];
  const read = (value: unknown, name = ''): void => {
    if (typeof value === 'string') said.push(value);
    else if (typeof value === 'function') {
      const made: unknown = (value as (...args: unknown[]) => unknown)(
        ...(name.startsWith('animal') ? ['x', 'y', 'z'] : name === 'scarce' ? [['x']] : [3, 'x', 2, 1])
      );
      if (typeof made === 'string') said.push(made);
    } else if (typeof value === 'object' && value !== null)
      Object.entries(value).forEach(([key, one]) => read(one, key));
  };
  [{ ...words, list: '', capital: '' }, log, pages, Object.values(game.rulebook).map(({ text }) => text)].forEach(
    (value) => read(value)
  );
  expect(said.length).toBeGreaterThan(300);
  expect(said.filter((text) => /retrigger/i.test(text))).toEqual([]);
  expect(
    said.filter((text) => /\btokens?\b/i.test(text) && !/push token|animal|tokens? thrown|carry|^TOKEN$/i.test(text))
  ).toEqual([]);
});

describe('what is worth remembering', () => {
  const { dominoes } = river;
  const ids = Object.keys(dominoes);
  const half = ids.slice(0, ids.length >> 1);
  const rest = ids.filter((id) => !half.includes(id));
  /** Two pushes, by two people: the first half of the river, then all of it, for a token. */
  const start = Object.assign(game.clone(river), { phase: 'push', due: 'push', pushes: [] });
  const first = ended(river, (id) => half.includes(id));
  const between = Object.assign(game.clone(first), {
    phase: 'push',
    due: 'push',
    pushes: [{ by: 0, domino: ids[0]! }]
  });
  const end = ended(river, all, 9);
  const step = (n: number, before: State, type: 'push' | 'fall') =>
    ({ n, before, move: { type, domino: ids[0]! } }) as unknown as Parameters<typeof remember>[2][number];
  const pushed = (state: State, by: number, price: number): State =>
    Object.assign(game.clone(state), {
      due: 'fall',
      retriggers: state.retriggers - price,
      pushes: [...state.pushes, { by, domino: ids[0]! }]
    });
  const past = [
    step(1, start, 'push'),
    step(2, pushed(start, 0, 0), 'fall'),
    step(3, between, 'push'),
    step(4, pushed(between, 1, 1), 'fall')
  ];
  const told = remember(game, end, past, ['Ada', 'Ben']);

  test('the best push is the one whose fall brought most, less its price, and can be looked at', () => {
    const gains = [scoreOf(between) - scoreOf(start), scoreOf(end) - scoreOf(between)];
    const [best] = told.filter(({ key }) => key === 'best');
    // Of two that brought as much, the larger fall.
    const which = gains[1]! > gains[0]! || (gains[0] === gains[1] && rest.length > half.length) ? 1 : 0;
    expect(best!.text).toBe(words.memory.push(['Ada', 'Ben'][which]!, which + 1, gains[which]!));
    expect(best!.n).toBe([2, 4][which]);
    expect(best!.note).toContain(`${[half, rest][which]!.length} dominoes fell`);
  });

  test('what was closest is a lost photo with what it lacked, and how far it is to the next rank', () => {
    const [closest] = told.filter(({ key }) => key === 'closest');
    const { verdicts } = count(box, end);
    const lost = verdicts.filter(({ fails }) => fails !== null);
    expect(lost.length).toBeGreaterThan(0);
    expect(closest!.text).toContain(words.count.reasons[lost[0]!.fails!]!);
    expect(closest!.note).toMatch(/more points? to the rank/);
  });

  test('AYA-LADDER-01 below all ranks the lowest is given, and the next is the one above it', () => {
    const lost = ended(river, () => false, 9);
    const given = ending(game, lost).rank;
    expect(given).toBe(ranks['aya.rank.10']);
    const [closest] = remember(game, lost, [], ['Ada']).filter(({ key }) => key === 'closest');
    expect(closest!.note).toBe(`6 more points to the rank “${ranks['aya.rank.15']}”.`);
  });

  test('a landscape that lacks one opening is nearer than an animal, and says how many stayed dry', () => {
    const texts = ids.flatMap((_, at) => {
      const stays = ids.slice(at, at + 3);
      const state = ended(river, (one) => !stays.includes(one));
      const lost = count(box, state).verdicts.filter(({ item, fails }) => item === 'landscape' && fails !== null);
      return lost.length === 1 && lost[0]!.fails === 'AYA-LAND-03'
        ? remember(game, state, [], ['Ada']).map(({ text }) => text)
        : [];
    });
    expect(
      texts.filter((text) => /^Landscape: desert tile \d: 1 of its 2 openings stayed dry\.$/.test(text))
    ).not.toEqual([]);
    expect(texts.join()).not.toMatch(/: 0 of its/);
  });

  test('nothing is said of pushes where none won anything', () => {
    const tried = remember(game, end, past.slice(0, 0), ['Ada']);
    expect(tried.map(({ key }) => key)).toEqual(['closest']);
  });

  test('its picture shows every tile, every animal and the whole river', () => {
    const [kept] = keepsakes(game, end, ['Ada', 'Ben']);
    const { pieces } = kept!.picture;
    expect(pieces).toHaveLength(2 + Object.keys(end.tiles).length + Object.keys(end.tokens).length);
    const won = count(box, end).verdicts.filter(({ fails }) => fails === null).length;
    expect(kept!.label).toBe(words.memory.river(ids.length, won));
  });
});
