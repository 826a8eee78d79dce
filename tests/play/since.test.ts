import { describe, expect, it } from 'vitest';
import { standing, total, type Game, type Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { carry, type Happening } from '#engine/timeline.ts';
import { happenedSince, momentsSince, turnOf } from '#play/since/moments.ts';
import { tellings } from '#play/since/told.ts';
import { lines, chapters, type Tale } from '#play/story.ts';
import { under } from '#play/ways.ts';
import { names, played } from '../support/played.ts';
import { assertMarked } from '../support/told.ts';

const back = (seat: Seat) => (history: readonly Happening[], game: Game) =>
  history.filter(({ by }) => by === seat).length > 12 &&
  history.at(-1)?.by !== seat &&
  history.at(-1)!.by !== 'chance' &&
  game.turn(history.at(-1)!.after) === seat;

/** Every moment of every recap of a match. */
const all = (tale: Tale, history: readonly Happening[], detail: 'short' | 'full') =>
  names.flatMap((_, seat) =>
    history.flatMap(({ before }, end) =>
      tale.game.turn(before) === seat && history[end - 1]?.by !== seat
        ? momentsSince(tale, history.slice(0, end), seat, detail)
        : []
    )
  );

describe.each(['aiye', 'atiwa', 'ayar'] as const)('what happened since, in %s', (id) => {
  it('is what others did after the last own step, in order, up to now', async () => {
    const { tale, history } = await played(id, 7, back(0));
    const own = history.findLastIndex(({ by }) => by === 0);
    const since = happenedSince(tale, history, 0);
    const others = history.slice(own + 1);
    expect(since.slice(-others.length)).toEqual(others);
    // Of the own step at most the show that came of it.
    expect(since.length - others.length).toBeLessThanOrEqual(1);
    const moments = momentsSince(tale, history, 0, 'full');
    expect(moments.length).toBeGreaterThan(0);
    expect(moments.at(-1)!.after).toEqual(history.find(({ n }) => n === moments.at(-1)!.n)!.after);
  });

  it('stays the same while the seat decides on in its turn', async () => {
    const { tale, history } = await played(id, 7, back(0));
    const before = momentsSince(tale, history, 0, 'short').map(({ key, text }) => [key, text]);
    const { game } = tale;
    const last = history.at(-1)!;
    const move = game.moves(last.after)[0]!;
    const { happening } = carry(game, last.after, move, { n: last.n + 1, by: 0, draft: true });
    if (happening.events.some((event) => tale.view.story?.shows(event))) return;
    expect(momentsSince(tale, [...history, happening], 0, 'short').map(({ key, text }) => [key, text])).toEqual(before);
  });

  it('says under which items points came and went: what is said of them adds up to what came', async () => {
    const { tale, history } = await played(id, 5, (before) => before.length > 900);
    const told: Tale = { ...tale, view: { ...tale.view, item: (_game, item) => item } };
    let several = 0;
    for (const { from, to, points } of all(tale, history, 'short'))
      for (const { seat, by } of points) {
        const said = under(told, from, to, seat);
        // “(characters +2, masks −3 and 1 point more elsewhere)”, or “(characters)” alone.
        const signs = [...said.matchAll(/([+−])(\d+)/g)].map(([, sign, n]) => (sign === '+' ? 1 : -1) * Number(n));
        const rest = [...said.matchAll(/(\d+) points? (more|fewer)/g)].map(
          ([, n, more]) => (more === 'more' ? 1 : -1) * Number(n)
        );
        const sums = [...signs, ...rest];
        expect(said).toMatch(/^\(\w.*\)$/);
        if (sums.length === 0) continue;
        expect(sums.reduce((sum, n) => sum + n, 0)).toBe(by);
        several += 1;
      }
    expect(several).toBeGreaterThan(0);
  });

  it('tells all points that came and went since, also those of steps that nothing is said of', async () => {
    const { tale, history } = await played(id, 6, (before) => before.length > 900);
    const totals = (state: JsonObject): number[] => standing(tale.game, state).lines.map(total);
    const seats = names.map((_, seat) => seat);
    for (const detail of ['short', 'full'] as const)
      for (const seat of seats)
        for (const [end, { before }] of history.entries()) {
          if (tale.game.turn(before) !== seat || history[end - 1]?.by === seat) continue;
          const part = history.slice(0, end);
          const since = happenedSince(tale, part, seat);
          if (since.length === 0) continue;
          const told = momentsSince(tale, part, seat, detail).flatMap(({ points }) => points);
          const [was, is] = [totals(since[0]!.before), totals(since.at(-1)!.after)];
          const sums = seats.map((one) => told.reduce((sum, point) => sum + (point.seat === one ? point.by : 0), 0));
          expect(sums).toEqual(seats.map((one) => is[one]! - was[one]!));
        }
  });

  it('is short by turns: never the same seat twice in a row but for a show, and nothing left out', async () => {
    const { tale, history } = await played(id, 11, back(1));
    const short = momentsSince(tale, history, 1, 'short');
    const seats = short.map(({ seat }) => seat);
    const shows = short.map(({ event }) => event !== undefined);
    expect(seats.every((seat, n) => seat === undefined || seat !== seats[n - 1] || shows[n] !== shows[n - 1])).toBe(
      true
    );
    const full = momentsSince(tale, history, 1, 'full');
    expect(short.length).toBeLessThan(full.length);
    // What was told several times running is told once, and how often.
    const written = (text: string): string =>
      text.replace(/(?<=^|\. )([^.]+) \((\d+) times\)\./g, (_, one: string, times: string) =>
        Array.from({ length: Number(times) }, () => `${one}.`).join(' ')
      );
    expect(short.map(({ text }) => written(text)).join(' ')).toBe(full.map(({ text }) => text).join(' '));
  });

  it('knows the turn that a moment belongs to, from its first step to the next draw, whole and playable', async () => {
    const { tale, history } = await played(id, 11, back(1));
    const { game } = tale;
    for (const detail of ['short', 'full'] as const)
      for (const moment of momentsSince(tale, history, 1, detail)) {
        const turn = turnOf(history, moment);
        const at = history.findIndex(({ n }) => n === Number(moment.key));
        if (moment.event || typeof history[at]!.by !== 'number') {
          expect(turn).toBeUndefined();
          continue;
        }
        expect(turn!.seat).toBe(history[at]!.by);
        const state = game.clone(turn!.state);
        for (const move of turn!.moves) {
          expect(game.turn(state)).toBe(turn!.seat);
          expect(game.illegal(state, move)).toBeUndefined();
          game.play(state, move);
        }
        // Nothing of it is left out, and the step that is told is in it.
        expect(game.turn(state)).not.toBe(turn!.seat);
        expect(turn!.moves).toContainEqual(history[at]!.move);
      }
  });

  it('stands in the log under the mark of whom it is about, each line by itself', async () => {
    const { tale, history } = await played(id, 4, () => false);
    const all = lines(tale, history);
    for (const one of all) assertMarked(names, one);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    // What one step brought to several seats has several lines, and all of the words.
    const several = history.filter(({ n }) => all.filter((one) => one.n === n).length > 1);
    expect(several.length).toBeGreaterThan(0);
    for (const { n, text } of tellings(tale, history)) {
      const words = all.flatMap((one) => (one.n === n ? one.text : []));
      expect(words.join(' ')).toBe(text);
    }
  });

  it('has a picture for whatever somebody did', async () => {
    const { tale, history } = await played(id, 3, back(2));
    for (const one of momentsSince(tale, history, 2, 'full'))
      expect(one.pictures.length, `${one.text} ${one.events.map(({ type }) => type).join()}`).toBeGreaterThan(0);
  });
});

describe('what a moment points at', () => {
  it.each(['short', 'full'] as const)('in Atiwa is no worker that only goes home, told %s', async (detail) => {
    const { tale, history } = await played('atiwa', 4, () => false);
    let tidied = 0;
    for (const { before, settled, after, events, text } of all(tale, history, detail)) {
      const gone = (then: typeof before): number[] =>
        (before.workers as number[]).flatMap((seat, space) =>
          seat >= 0 && (then.workers as number[])[space] === -1 ? space : []
        );
      const taken = (then: typeof before): number =>
        (before.open as number[]).filter((card, slot) => card >= 0 && (then.open as number[])[slot] === -1).length;
      expect(gone(settled), text).toEqual([]);
      expect(taken(settled), text).toBe(events.filter(({ type }) => type === 'taken').length);
      tidied += gone(after).length;
    }
    expect(tidied).toBeGreaterThan(0);
  });

  it('in Ayar is no tambo where only a festival was held', async () => {
    const { tale, history } = await played('ayar', 3, () => false);
    let festivals = 0;
    for (const { before, settled, events, text } of all(tale, history, 'full')) {
      if (events.some(({ type }) => type === 'built') || !events.some(({ type }) => type === 'raymi')) continue;
      expect(settled.cell, text).toBe(before.cell);
      festivals += 1;
    }
    expect(festivals).toBeGreaterThan(0);
  });
});

describe('the night of Ayar, told to whoever learns', () => {
  /** Every recap after a night, whole, as it is told before the first step of the next day. */
  const nights = async (seed: number) => {
    const { tale, history } = await played('ayar', seed, () => false);
    return names.flatMap((_, seat) =>
      history.flatMap(({ before }, end) =>
        tale.game.turn(before) === seat && before.phase === 'day' && history[end - 1]?.by !== seat
          ? [momentsSince(tale, history.slice(0, end), seat, 'short', true)]
          : []
      )
    );
  };
  const shows = (moments: readonly { readonly event: unknown }[]) => moments.filter(({ event }) => event).length;

  it('takes about five steps, and few with the turns around it', async () => {
    const all = (await Promise.all([3, 4, 7, 11].map(nights))).flat().filter((moments) => shows(moments) > 0);
    const counts = (by: (moments: (typeof all)[number]) => number) => all.map(by).toSorted((a, b) => a - b);
    const night = counts(shows);
    expect(all.length).toBeGreaterThan(30);
    expect(night.at(-1)).toBeLessThanOrEqual(4);
    // Of three: two turns before it and two after, each with a festival at most.
    const whole = counts((moments) => moments.length);
    expect(whole[whole.length >> 1]).toBeLessThanOrEqual(5);
    expect(whole.at(-1)).toBeLessThanOrEqual(10);
  });

  it('tells in one step what all have of a dawn, and what all crafts paid, and points at the night', async () => {
    for (const moments of await nights(3))
      for (const { events, text, event, seat, before, after } of moments) {
        const types = events.map(({ type }) => type);
        for (const type of ['markerScored', 'dawn']) {
          const seats = events.flatMap((one) => (one.type === type && 'seat' in one ? [one.seat] : []));
          if (seats.length === 0) continue;
          if (type === 'dawn') expect(seats.toSorted(), text).toEqual([0, 1, 2]);
          expect(new Set(seats).size === 1 ? seats[0] : undefined, text).toBe(seat);
          expect(event?.type, text).toBe(type);
          expect(after, text).not.toEqual(before);
        }
        expect(text.match(/Dawn:/g)?.length ?? 0).toBe(types.includes('dawn') ? 1 : 0);
      }
  });
});

describe('the pictures of a turn in Atiwa', () => {
  it('begin with the space that a worker went to, as its number does what is said', async () => {
    const { tale, history } = await played('atiwa', 4, () => false);
    const sent = all(tale, history, 'short').filter(({ events }) => events.some(({ type }) => type === 'worker'));
    expect(sent.length).toBeGreaterThan(0);
    for (const { pictures, text, events } of sent) {
      const { space } = events.find(({ type }) => type === 'worker') as unknown as { readonly space: string };
      expect(pictures[0]).toBe(`space-${space}`);
      if (space.startsWith('R')) expect(text).toMatch(/: [^.]+ \([IV]+\)\./);
    }
  });
});

describe('the pictures of a turn in Ayar', () => {
  it('show the craft it was spent on first, and the Ayar that walked', async () => {
    const { tale, history } = await played('ayar', 3, () => false);
    const shown = new Set<string>();
    for (const seat of [0, 1, 2])
      for (let end = 30; end < history.length; end += 7)
        for (const { events, event, pictures } of momentsSince(tale, history.slice(0, end), seat, 'short')) {
          if (event) continue;
          const crafts = events.flatMap((one) => (one.type === 'activity' ? [one.activity] : []));
          const walked = events.flatMap((one) => (one.type === 'moved' ? [`ayar-${one.ayar as string}`] : []));
          if (crafts.length > 0) expect(pictures[0]).toBe(crafts[0]);
          expect(pictures.filter((topic) => topic.startsWith('ayar-'))).toEqual([...new Set(walked)]);
          if (pictures[0]) shown.add(pictures[0]);
          for (const topic of walked) shown.add(topic);
        }
    for (const topic of [
      'pottery',
      'weaving',
      'terrace',
      'reed',
      'ayar-teal',
      'ayar-grey',
      'ayar-brown',
      'ayar-purple'
    ])
      expect([...shown]).toContain(topic);
  });
});

it('nothing is offered to whoever begins, nor told of how the table was set up', async () => {
  const { tale, history } = await played(
    'aiye',
    5,
    (past, game) => past.length > 0 && typeof game.turn(past.at(-1)!.after) === 'number'
  );
  const first = tale.game.turn(history.at(-1)!.after) as Seat;
  expect(momentsSince(tale, history, first, 'full')).toEqual([]);
});

describe('a show', () => {
  const night = (history: readonly Happening[]) => history.at(-1)?.events.some(({ type }) => type === 'night') === true;

  it('of the night belongs to the recap of the seat whose own step began it, sentence by sentence', async () => {
    const { tale, history } = await played('ayar', 21, night);
    const by = history.findLast((one) => one.by !== 'chance')!.by as Seat;
    const full = momentsSince(tale, history, by, 'full');
    const texts = full.map(({ text }) => text);
    expect(texts.some((text) => /night/i.test(text))).toBe(true);
    expect(full.filter(({ event }) => event !== undefined).length).toBeGreaterThan(2);
    // Every sentence has a position of its own to be seen in; what came before the night is not told again.
    const deed = atNight(history.at(-1)!);
    for (const one of full.filter(({ n }) => n === history.at(-1)!.n)) expect(one.told).toBeGreaterThan(deed);
    expect(momentsSince(tale, history, by, 'short').length).toBeLessThan(full.length);
  });
});
const atNight = ({ events }: Happening): number => events.findIndex(({ type }) => type === 'night');

describe('a harvest of Atiwa', () => {
  /** Back at a worker, with a harvest that asked this seat something in between. */
  const harvested = async (): Promise<{ tale: Tale; history: Happening[]; seat: Seat; end: number }> => {
    const { tale, history } = await played('atiwa', 8, () => false);
    const asked = history.findIndex(({ before, by }) => before.step === 'feed' && by !== 'chance');
    const seat = history[asked]!.by as Seat;
    const end = history.findIndex(({ before, by }, n) => n > asked && by === seat && before.step === 'worker');
    return { tale, history: history.slice(0, end), seat, end };
  };

  it('is told as a whole, whatever somebody decided in it', async () => {
    const { tale, history, seat } = await harvested();
    const told = momentsSince(tale, history, seat, 'full').flatMap(({ events }) => events);
    const own = (type: string) => told.filter((event) => event.type === type && event['seat'] === seat);
    for (const type of ['income', 'fed']) expect(own(type).length, type).toBeGreaterThan(0);
    // At the meal it has come so far, and what others did before the harvest is still told.
    const meal = history.findIndex(({ before, by }) => before.step === 'feed' && by === seat);
    const then = momentsSince(tale, history.slice(0, meal), seat, 'full').flatMap(({ events }) => events);
    expect(then.some((event) => event.type === 'income' && event['seat'] === seat)).toBe(true);
    expect(then.some((event) => event.type === 'fed' && event['seat'] === seat)).toBe(false);
  });

  it('is told slowly to whoever learns: the own one step by step, each with all that came of it, that of others at once', async () => {
    const { tale, history, seat } = await harvested();
    const slow = momentsSince(tale, history, seat, 'short', true);
    const quick = momentsSince(tale, history, seat, 'short');
    const mine = (all: typeof slow) => all.filter((one) => one.event && one.seat === seat);
    expect(mine(quick).length).toBeLessThan(mine(slow).length);
    expect(slow.map(({ text }) => text).join(' ')).toBe(quick.map(({ text }) => text).join(' '));
    for (const [n, one] of slow.entries()) {
      const next = slow[n + 1];
      if (one.event && one.seat === seat && next) expect(one.after).toEqual(next.before);
    }
    const others = slow.filter((one) => one.event && one.seat !== undefined && one.seat !== seat);
    expect(others.length).toBe(quick.filter((one) => one.event && one.seat !== undefined && one.seat !== seat).length);
  });
});

describe('the log of Atiwa', () => {
  it('tells a flight of bats in one line, that carries the mark of whose bats they are', async () => {
    const flown = (history: readonly Happening[]): boolean =>
      history.at(-1)?.before.step === 'plant' && history.at(-1)?.by !== 'chance';
    for (const seed of [2, 4, 9, 13]) {
      const { tale, history } = await played('atiwa', seed, flown);
      if (!flown(history)) continue;
      const last = history.at(-1)!;
      const flight = history.slice(history.findLastIndex(({ before }) => before.step === 'dusk'));
      expect(flight.length).toBeGreaterThan(2);
      const told = lines(tale, history).filter(({ n }) => n >= flight[0]!.n);
      expect(told).toHaveLength(1);
      expect(told[0]!.seat).toBe(last.by);
      expect(told[0]!.text.match(/bats/g)).toHaveLength(1);
      return;
    }
    throw new Error('no bats flew');
  });

  it('folds a whole match into rounds and turns', async () => {
    const { tale, history } = await played('atiwa', 8, () => false);
    const groups = chapters(tale, history);
    const all = groups.flatMap(({ turns }) => turns.flatMap((turn) => turn.lines));
    expect(all).toEqual(lines(tale, history));
    expect(groups.length).toBeLessThan(12);
    expect(Math.max(...groups.map(({ turns }) => turns.length))).toBeLessThan(all.length / groups.length);
  });
});

describe('a festival of Ayar at which several gain', () => {
  it('is told in the recap with the mark of each, whoever brought it about', async () => {
    const { tale, history } = await played('ayar', 3, () => false);
    let several = 0;
    for (const detail of ['short', 'full'] as const)
      for (const { parts, text, events } of all(tale, history, detail)) {
        expect(parts.map((one) => one.text).join(' ')).toBe(text);
        for (const one of parts) assertMarked(names, one);
        if (new Set(events.flatMap((one) => (one.type === 'raymiGain' ? one['seat'] : []))).size > 1) several += 1;
      }
    expect(several).toBeGreaterThan(3);
  });
});
