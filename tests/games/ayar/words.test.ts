import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { standing } from '#engine/game.ts';
import type { Event } from '#games/ayar/rules/events.ts';
import { game } from '#games/ayar/rules/index.ts';
import type { Move } from '#games/ayar/rules/moves.ts';
import { activityNames, type State } from '#games/ayar/rules/state.ts';
import { giftOf, sayOf } from '#games/ayar/view/dock.ts';
import { craftName, crafts, tambosIn } from '#games/ayar/view/facts.ts';
import { happening, lineBonus, sentences, undoes } from '#games/ayar/view/log.ts';
import { previewOf } from '#games/ayar/view/preview.ts';
import { topics } from '#games/ayar/view/topics.ts';
import { words } from '#games/ayar/words/en.ts';
import { logWords } from '#games/ayar/words/log.ts';
import { slotWord } from '#games/ayar/words/names.ts';
import { refusals } from '#games/ayar/words/refusals.ts';
import { lineIn } from '#play/since/told.ts';
import { refuse } from '#words/refusals.ts';
import { dice } from '../../support/browser/dice.ts';

const folder = 'src/games/ayar/rules';
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));

/** Every rule that the source of the rules can answer a move with. */
const refused = [
  ...new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/refusal\(([^;]*);/g)].flatMap(([, inside]) => inside!.match(/AYR-[A-Z]+-\d+/g) ?? [])
    )
  )
].sort();

/** A match at random, every move of it handed to `look`. */
function playThrough(
  seats: number,
  seed: number,
  look: (before: State, move: Move, events: readonly Event[]) => void
): State {
  const { roll } = dice(seed);
  const state = game.setup(seats);
  while (game.turn(state) !== 'over') {
    const before = game.clone(state);
    const all = game.turn(state) === 'chance' ? game.chances(state).map(({ move }) => move) : game.moves(state);
    const move = all[roll(all.length)]!;
    const events: Event[] = [];
    game.play(state, move, (event) => events.push(event));
    look(before, move, events);
  }
  return state;
}

describe('refusals', () => {
  test('the rules refuse by many ids', () => expect(refused.length).toBeGreaterThan(35));
  test.each(refused)('%s has a sentence for players', (rule) => {
    expect(refusals[rule], rule).toBeDefined();
    expect(refuse(refusals, game, { rule })).toMatch(/^[A-Z].*\.$/);
  });
  test('no sentence is for a rule that never refuses', () => {
    expect(Object.keys(refusals).filter((rule) => !refused.includes(rule))).toEqual([]);
  });
  test('a move out of order says what comes first, for every step', () => {
    const steps = new Set<string>();
    playThrough(2, 4, (before) => {
      if (typeof game.turn(before) === 'number') steps.add(before.step);
    });
    for (const step of steps)
      expect(refuse(refusals, game, { rule: 'AYR-DAY-02', detail: { step } }), step).toMatch(/^First /);
  });
});

describe('topics', () => {
  const all = topics(game);
  test('every rule of the ledger is told on some page', () => {
    const told = new Set(all.flatMap(({ rules }) => rules));
    expect(Object.keys(game.rulebook).filter((id) => !told.has(id))).toEqual([]);
  });
  test('ids are unique, and every page has a title and text', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ title, text }) => !title || text.length === 0)).toEqual([]);
  });
  test('what the table explains has a page', () => {
    const asked = readdirSync('src/games/ayar/view', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.svelte'))
      .flatMap((name) => [
        ...readFileSync(`src/games/ayar/view/${name}`, 'utf8').matchAll(/(?:data-topic="|onexplain\(')([\w-]+)["']/g)
      ])
      .map(([, topic]) => topic!);
    expect(asked.length).toBeGreaterThan(5);
    const ids = all.map(({ id }) => id);
    expect(asked.filter((topic) => !ids.includes(topic))).toEqual([]);
  });
});

describe('log', () => {
  test.each([1, 2, 3, 4])('every decision of a match of %d is told or can be named', (seats) => {
    const names = ['Ada', 'Baraka', 'Chioma', 'Dayo'].slice(0, seats);
    const strange: string[] = [];
    let lines = 0;
    const end = playThrough(seats, 7 + seats, (before, move, events) => {
      const text = lineIn(sentences(game, before, move, events, names));
      if (text !== undefined) {
        lines += 1;
        if (/undefined|NaN|\[object|^\s|\.\./.test(text) || !/[.]$/.test(text)) strange.push(text);
      }
      for (const event of events) {
        const short = happening(game, before, event, names);
        if (short !== undefined && /undefined|NaN/.test(short)) strange.push(short);
      }
      if (typeof game.turn(before) === 'number') {
        const what = undoes(game, before, move);
        if (!what || what === words.undoes.choice) strange.push(`${move.type} has no name`);
        if (!words.doing[before.step]) strange.push(`${before.step} is not said`);
      }
    });
    expect(strange).toEqual([]);
    expect(lines).toBeGreaterThan(60);
    expect(end.step).toBe('over');
  });

  test('the Ayllu gives a reason for every rule it can choose by', () => {
    const rules = [
      ...new Set(sources.flatMap((source) => source.match(/'AYR-SOLO-(?:14|16|17|18|19|20)'|'AYR-RES-60'/g) ?? []))
    ];
    expect(rules).toHaveLength(7);
    for (const rule of rules) expect(logWords.why[rule.slice(1, -1)]?.('pots', 1), rule).toMatch(/\.$/);
  });

  test('every line of the score sheet has a name', () => {
    for (const { item } of game.score(game.setup(2))[0]!) expect(words.items[item], item).toBeTruthy();
  });
});

test('AYR-RES-64 of two places beside one step each has a number of its own', () => {
  const called = game.board.slots.map(({ id }) => slotWord(id));
  expect(called.toSorted()).toEqual([...new Set(called)].sort());
  expect([slotWord('teal-06a'), slotWord('teal-06b'), slotWord('teal-07')]).toEqual(['Teal 6a', 'Teal 6b', 'Teal 7']);
});

test('AYR-RES-83 where a temple is chosen, crafts that are not offered are named as built', () => {
  let built = 0;
  playThrough(2, 7, (before, move) => {
    if (move.type !== 'temple') return;
    const offered = game.moves(before).map((one) => (one.type === 'temple' ? one.activity : ''));
    const gone = crafts.filter((craft) => !offered.includes(activityNames[craft]));
    const { note } = sayOf({ game, choosing: { state: before, picks: [] } } as never);
    expect(note).toBe(words.dock.templeHint(gone.map(craftName)));
    built += gone.length;
  });
  expect(built).toBeGreaterThan(0);
});

test('a reason says of every item of the score sheet what brings its points', () => {
  const items = new Set(
    standing(game, game.setup(2))
      .lines.flat()
      .map(({ item }) => item)
  );
  expect(items.size).toBe(7);
  for (const item of items) expect(words.reasons[item]?.('about 3 points more'), item).toMatch(/^about 3 .* \(.*\)$/);
});

test('the dock says which bonus an emptied line brings, and none where a tambo stays', () => {
  let emptied = 0;
  playThrough(2, 5, (before, move) => {
    if (move.type !== 'step') return;
    const preview = previewOf(game, before, [move]);
    const { line, idle } = preview.after;
    if (idle) return;
    const { note } = sayOf({ game, choosing: { state: before, head: move, preview, picks: [] }, decider: 0 });
    const last = tambosIn(before.players[before.seat]!.tambos, line) === 1;
    expect(note!.includes(words.dock.stepEmpties(lineBonus(game, line)))).toBe(last);
    emptied += Number(last);
  });
  expect(emptied).toBeGreaterThan(2);
});

test('where one viracocha follows another in a turn, each question says which line it comes from', () => {
  const told: Event[] = [];
  const recall = ((type: Event['type']) => {
    const last = told.findLastIndex((event) => event.type === type);
    return last < 0 ? [] : told.slice(last);
  }) as never;
  const asked: string[] = [];
  let running = 0;
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8])
    playThrough(2, seed, (before, move, events) => {
      if (move.type === 'placeViracocha' && before.phase === 'day') {
        const gift = giftOf(recall);
        expect(gift).toBeDefined();
        const { title } = sayOf({ game, choosing: { state: before, picks: [] }, decider: 0, gift } as never);
        expect(title).toBe(words.dock.viracochaFrom(gift!));
        if (asked.length > 0) running += 1;
        expect(asked).not.toContain(title);
        asked.push(title);
      } else asked.length = 0;
      told.push(...events);
    });
  expect(running).toBeGreaterThan(0);
});
