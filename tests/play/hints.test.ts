/** A hint is a turn: it offers the step that is due as long as the match follows it, in the words of the game. */
import { describe, expect, it } from 'vitest';
import { game } from '#games/aiye/rules/index.ts';
import { advice } from '#games/aiye/view/advice.ts';
import { total, type Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Happening } from '#engine/timeline.ts';
import type { GameView } from '#games/view.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import type { Compared } from '#match/adviser.ts';
import { plan } from '#bots/plan.ts';
import { Hints } from '#play/hints.svelte.ts';
import type { Tale } from '#play/tale.ts';
import { listed, weigh } from '#play/ways.ts';
import { position, tables } from '../bots/support.ts';

const table = tables.find(({ id }) => id === 'aiye')!;
const tale: Tale = {
  game: game,
  view: { advice, item: (_: unknown, item: string) => item } as unknown as GameView,
  names: ['Ada', 'Ben']
};

function hinted(): { hints: Hints; turn: readonly Move[]; play: (move: Move) => void; live: { decider?: number } } {
  const begin = position(table, 'hints', 30, 2);
  const turn = plan(table.game, table.mind, begin, { beam: 8, each: 1, keep: 1 })[0]!.moves;
  const live = { state: begin, decider: table.game.turn(begin) as number | undefined, history: [] as Happening[] };
  const hints = new Hints(live as unknown as LiveMatch, tale, () => false);
  hints.give(turn);
  const play = (move: Move): void => {
    const after: JsonObject = table.game.clone(live.state);
    table.game.play(after, move);
    live.state = after;
  };
  return { hints, turn, play, live: live as { decider?: number } };
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
    const sum = (state: JsonObject): number => total(table.game.score(state)[begin.seat as number]!);
    const begin = position(table, 'hints', 30, 2);
    const { hints, turn, play, live } = hinted();
    const promised = hints.now!.brings.map((one) => Number(/^\d+/.exec(one)![0]));
    const before = sum(begin);
    for (const move of turn) play(move);
    expect(promised.length).toBeGreaterThan(0);
    expect(promised.reduce((all, one) => all + one, 0)).toBe(
      sum((live as unknown as { state: JsonObject }).state) - before
    );
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

describe('what speaks for a turn', () => {
  const begin = position(table, 'hints', 30, 2);
  const seat = table.game.turn(begin) as number;
  const [turn, other] = plan(table.game, table.mind, begin, { beam: 8, each: 1, keep: 4 }).map(({ moves }) => moves);
  const gain = (points: number, item: string) => ({ gain: points, error: 1, reasons: [{ side: seat, item, points }] });
  const why = (found: Omit<Compared, 'second'>, told = tale) => {
    const live = { compare: () => Promise.resolve({ second: other!, ...found }) };
    return weigh(live, told, { state: begin, seat }, turn!, new AbortController().signal);
  };

  it('is what it brings more of than the second best, or else than a usual turn; nothing where luck may have done it', async () => {
    const sure = await why(gain(2, 'Masks'));
    expect(sure!.because).toEqual({ usual: false, all: ['about 2 points more in Masks'] });
    expect(sure!.second.behind).toBe(2);
    const level = { ...gain(0.4, 'Masks'), usual: gain(4, 'Moons') };
    expect((await why(level))!.because).toEqual({ usual: true, all: ['about 4 points more in Moons'] });
    expect((await why(level))!.second.behind).toBeUndefined();
    expect((await why({ ...level, usual: gain(0.9, 'Moons') }))!.because.all).toEqual([]);
  });

  it('is told in the words of a game whose items do not say what brings their points', async () => {
    const view = { ...tale.view, reason: (item: string, points: string) => `${points} from those who dance (${item})` };
    const sure = await why(gain(2, 'Masks'), { ...tale, view });
    expect(sure!.because.all).toEqual(['about 2 points more from those who dance (Masks)']);
  });
});
