/** A hint is a turn: it offers the step that is due as long as the match follows it, in the words of the game. */
import { describe, expect, it } from 'vitest';
import { game } from '#games/aiye/rules/index.ts';
import type { Move as AiyeMove } from '#games/aiye/rules/moves.ts';
import type { State } from '#games/aiye/rules/state.ts';
import { advice } from '#games/aiye/view/advice.ts';
import { asksNext, leads } from '#games/aiye/view/composed.ts';
import { draw, seededRoll } from '#engine/chance.ts';
import { total, type Game, type Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Happening } from '#engine/timeline.ts';
import type { GameView } from '#games/view.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import type { Compared } from '#match/adviser.ts';
import { gainOf, type End } from '#bots/outlook.ts';
import { plan } from '#bots/plan.ts';
import { words, type Behind } from '#words/play.ts';
import { Hints } from '#play/hints.svelte.ts';
import type { Tale } from '#play/tale.ts';
import { brings, listed, reasonsInWords, walk, weigh } from '#play/ways.ts';
import { position, tables } from '../bots/support.ts';

const table = tables.find(({ id }) => id === 'aiye')!;
const tale: Tale = {
  game: game,
  view: { advice, item: (_: unknown, item: string) => item } as unknown as GameView,
  names: ['Ada', 'Ben']
};

type Live = { state: JsonObject; decider?: number };

function hinted(
  begin: JsonObject = position(table, 'hints', 30, 2),
  asks?: typeof asksNext
): { hints: Hints; turn: readonly Move[]; play: (move: Move) => void; live: Live } {
  const turn = plan(table.game, table.mind, begin, { beam: 8, each: 1, keep: 1 })[0]!.moves;
  const live = { state: begin, decider: table.game.turn(begin) as number | undefined, history: [] as Happening[] };
  const view = { ...tale.view, ...(asks && { leads: asks }) };
  const hints = new Hints(live as unknown as LiveMatch, { ...tale, view }, () => false);
  hints.give(turn);
  const play = (move: Move): void => {
    const after: JsonObject = table.game.clone(live.state);
    table.game.play(after, move);
    live.state = after;
  };
  return { hints, turn, play, live: live as Live };
}

describe('a hint', () => {
  it('offers one step after the other, each with what is to follow it, until the turn is over', () => {
    const { hints, turn, play } = hinted();
    expect(turn.length).toBeGreaterThan(1);
    for (const [n, move] of turn.entries()) {
      // How one follows it is told with the first of all.
      expect(hints.now?.first).toBe(n === 0);
      expect(hints.now?.moves).toEqual(turn.slice(n));
      expect(hints.now?.text).toMatch(/^[A-Z].*\.$/);
      expect(hints.now?.then).toHaveLength(turn.length - n - 1);
      play(move);
    }
    expect([hints.now, hints.followed]).toEqual([undefined, false]);
  });

  it('says what the turn brings by its end, as much as the score sheet says once it is played', () => {
    const sum = (state: JsonObject, seat: number): number => total(table.game.score(state)[seat]!);
    const roll = seededRoll('brings');
    let state: JsonObject = table.game.setup(2);
    let promises = 0;
    for (let turns = 0; turns < 40 && table.game.turn(state) !== 'over'; turns++) {
      if (table.game.turn(state) === 'chance') {
        table.game.play(state, draw(table.game, state, roll));
        continue;
      }
      const { hints, turn, play, live } = hinted(table.game.clone(state));
      const { brings } = hints.now!;
      const { decider } = live;
      for (const move of turn) play(move);
      // “2 points for Masks”, “1 point fewer elsewhere”: what is said adds up.
      const said = brings.map((one) => Number(/^\d+/.exec(one)![0]) * (one.includes('fewer') ? -1 : 1));
      if (said.length > 0) {
        promises++;
        expect(said.reduce((all, one) => all + one, 0)).toBe(sum(live.state, decider!) - sum(state, decider!));
      }
      ({ state } = live);
    }
    expect(promises).toBeGreaterThan(5);
  });

  it('does not keep quiet about what the turn costs', () => {
    const ends = (points: readonly number[]): JsonObject => ({ points: [...points] });
    const sheet = ({ points }: { points: number[] }) => [points.map((n, item) => ({ item: 'abc'[item]!, points: n }))];
    const told = { ...tale, game: { score: sheet, places: () => [1] } as unknown as Game };
    const said = (after: readonly number[]): string[] => brings(told, ends([0, 5, 5]), ends(after), 0);
    expect(said([3, 5, 4])).toEqual(['3 points for a', '1 point fewer elsewhere']);
    expect(said([3, 6, 7])).toEqual(['3 points for a', '2 points for c', '1 point more elsewhere']);
    expect(said([0, 4, 5])).toEqual([]);
    expect(said([3, 1, 5])).toEqual(['3 points for a', '4 points fewer elsewhere']);
    // What is just lost again elsewhere speaks for nothing.
    expect(said([3, 2, 5])).toEqual([]);
  });

  it('says what only asks the next question in one breath with the answer', () => {
    const begin = position(table, 'hints', 30, 2);
    const { hints, turn, play } = hinted(begin, leads);
    const steps = walk(game, begin, turn, 0);
    const asks = ({ before, move }: Happening): boolean => leads(game, before as State, move as AiyeMove);
    const n = steps.findIndex(asks);
    for (const earlier of turn.slice(0, n)) play(earlier);
    const said = steps.map(({ before, move }) => advice(game, before as State, move as AiyeMove)!);
    const { text, then, moves, due } = hints.now!;
    expect(text).toBe(`${said[n]} ${said[n + 1]}`);
    expect(then.join(' ')).toBe(said.slice(n + 2).join(' '));
    expect(moves).toEqual(turn.slice(n));
    // “Do it” plays what the sentence says, and no more.
    expect(due).toEqual(turn.slice(n, n + 2));
    for (const move of due) play(move);
    expect(hints.now?.moves).toEqual(turn.slice(n + 2));
  });

  it('plays the seeds that pay with what they pay for, and shows them without words', () => {
    const paying = Array.from({ length: 12 }, (_, n) => position(table, `pays ${n}`, 40, 2)).flatMap((begin) => {
      const { hints, turn, play } = hinted(begin, asksNext);
      const n = turn.findIndex((move, at) => move.type !== 'pay' && turn[at + 1]?.type === 'pay');
      if (n < 0) return [];
      const first = turn.slice(0, n).findLastIndex((move) => move.type !== 'summon' && move.type !== 'renew') + 1;
      for (const move of turn.slice(0, first)) play(move);
      return [{ hint: hints.now!, rest: turn.slice(first) }];
    });
    expect(paying.length).toBeGreaterThan(0);
    for (const { hint, rest } of paying) {
      expect(hint.text).not.toMatch(/Pay a/);
      expect(hint.then.join(' ')).not.toMatch(/Pay a/);
      expect(hint.due.length).toBeGreaterThan(1);
      expect(hint.due).toEqual(rest.slice(0, hint.due.length));
      expect(hint.due.at(-1)!.type).toBe('pay');
    }
  });

  it('names once what one touch does once, and counts only what follows', () => {
    const use = 'Use “Moon seed” in column 4.';
    expect(listed([use, use, use, 'End the turn.'])).toEqual([
      use,
      'Use “Moon seed” in column 4 (2 times).',
      'End the turn.'
    ]);
    expect(listed([])).toEqual([]);
  });

  it('is gone when somebody plays something else, and when it is put away', () => {
    const { hints, turn, play } = hinted();
    const other = table.game
      .moves(position(table, 'hints', 30, 2))
      .find((move) => JSON.stringify(move) !== JSON.stringify(turn[0]));
    play(other!);
    expect(hints.followed).toBe(false);
    const again = hinted().hints;
    again.clear();
    expect(again.now).toBeUndefined();
  });

  it('waits while things move, and goes on afterwards', () => {
    const { hints, turn, play, live } = hinted();
    const { decider } = live;
    play(turn[0]!);
    delete live.decider;
    expect([hints.now, hints.followed]).toEqual([undefined, true]);
    live.decider = decider!;
    expect(hints.now?.moves).toEqual(turn.slice(1));
  });
});

it('says where something is drawn before the turn is over: what is best after that is asked for again', () => {
  const told = new Set<string>();
  for (let n = 0; n < 12; n += 1) {
    const begin = position(table, `drawn ${n}`, 20 + 9 * n, 2);
    const seat = table.game.turn(begin);
    const { hints, turn } = hinted(begin);
    const at = table.game.clone(begin);
    for (const move of turn) table.game.play(at, move);
    const chance = table.game.turn(at) === 'chance';
    const roll = seededRoll(`${n}`);
    while (table.game.turn(at) === 'chance') table.game.play(at, draw(table.game, at, roll));
    expect(hints.now?.drawn).toBe(chance && table.game.turn(at) === seat);
    told.add(String(hints.now?.drawn));
  }
  expect([...told].sort()).toEqual(['false', 'true']);
});

describe('what speaks for a turn', () => {
  const begin = position(table, 'hints', 30, 2);
  const seat = table.game.turn(begin) as number;
  const [turn, other] = plan(table.game, table.mind, begin, { beam: 8, each: 1, keep: 4 }).map(({ moves }) => moves);
  const gain = (points: number, item: string) => ({
    gain: points,
    error: 1,
    clear: 12,
    reasons: [{ side: seat, item, points }]
  });
  const why = (found: Omit<Compared, 'second'>, told = tale) => {
    const live = { compare: () => Promise.resolve({ second: other!, ...found }) };
    return weigh(live, told, { state: begin, seat }, turn!, new AbortController().signal);
  };

  it('is what it brings more of than the second best, or else than a usual turn; nothing where luck may have done it', async () => {
    const sure = await why(gain(2, 'Masks'));
    expect(sure!.because).toEqual({ usual: false, all: ['It brings about 2 points more from Masks.'] });
    expect(sure!.second.behind).toBe(2);
    const level = { ...gain(0.4, 'Masks'), usual: gain(4, 'Moons') };
    expect((await why(level))!.because).toEqual({ usual: true, all: ['It brings about 4 points more from Moons.'] });
    expect((await why(level))!.second.behind).toBeUndefined();
    expect((await why({ ...level, usual: gain(1.9, 'Moons') }))!.because.all).toEqual([]);
  });

  it('is at most two sentences, also of what others get less of', async () => {
    const reasons = [
      { side: 1 - seat, item: 'Masks', points: -3 },
      { side: seat, item: 'Moons', points: 2 },
      { side: seat, item: 'Orishas', points: 1 }
    ];
    const { because } = (await why({ gain: 6, error: 1, clear: 12, reasons }))!;
    expect(because.all).toEqual([
      `${tale.names[1 - seat]} gets about 3 points fewer from Masks.`,
      'It brings about 2 points more from Moons.'
    ]);
  });

  it('has a figure from two standard errors of made-up rehearsals on, up to a clear win; words otherwise', async () => {
    const end = (points: number): End => ({ lines: [[{ item: 'Masks', rule: 'x', points }], []], wins: [1, 0] });
    const behind = async (margins: readonly number[]): Promise<Behind> => {
      const measured = gainOf(
        margins.map(end),
        margins.map(() => end(0)),
        0
      );
      return (await why({ ...measured, clear: 12, reasons: [] }))!.second.behind;
    };
    expect(await behind([4, 6, 5, 5])).toBe(5);
    // Between one and two standard errors; then less than one, either way.
    expect(await behind([-6, 4, 14, 8])).toBe('somewhat');
    expect(await behind([-20, 4, 14, 8])).toBeUndefined();
    expect(await behind([6, -4, -14, -8])).toBeUndefined();
    // As one as quick play is where little is drawn, and wrong.
    expect(await behind([46, 46, 45, 47])).toBe('much');
    expect(await behind([-46, -46, -45, -47])).toBe('better');
    const huge = { side: seat, item: 'Masks', points: 40 };
    expect((await why({ gain: 46, error: 1, clear: 12, reasons: [huge] }))!.because.all).toEqual([]);
    expect(words.hint.behind('much')).not.toMatch(/\d/);
  });

  it('is told in the words of a game whose items do not say what brings their points', async () => {
    const view = { ...tale.view, reason: (item: string, points: string) => `${points} from those who dance (${item})` };
    const sure = await why(gain(2, 'Masks'), { ...tale, view });
    expect(sure!.because.all).toEqual(['It brings about 2 points more from those who dance (Masks).']);
  });

  it('says beside a whole gain what all else makes of it, so that what is told adds up', () => {
    const reasons = [
      { side: 0, item: 'Masks', points: 6 },
      { side: 1, item: 'Cards', points: -3 },
      { side: 0, item: 'Council', points: 2 },
      { side: 0, item: 'Cards', points: -5 }
    ];
    const two = ['It brings about 6 points more from Masks.', 'Ben gets about 3 points fewer from Cards.'];
    const said = (gain?: number): string[] => reasonsInWords(tale, 0, reasons, gain);
    expect(said(6)).toEqual([...two, 'All else together costs about 3 points.']);
    expect(said(11)).toEqual([...two, 'All else together brings about 2 points.']);
    // More than a quarter would be left untold.
    const three = [...two, 'It brings about 2 points more from Council.'];
    expect(said(13)).toEqual([...three, 'All else together brings about 2 points.']);
    expect(said(30)).toEqual([...three, 'All else together brings about 19 points.']);
    const five = ['Masks', 'Cards', 'Council', 'Columns', 'Joy'].map((item) => ({ side: 0, item, points: 2 }));
    expect(reasonsInWords(tale, 0, five, 30)).toHaveLength(4 + 1);
    expect(said(9.4)).toEqual(two);
    expect(said()).toEqual(two);
    expect(reasonsInWords(tale, 0, [], 6)).toEqual([]);
  });
});
