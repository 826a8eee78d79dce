/** The words of Atiwa: nothing is refused without a reason, everything that happens is told, every rule has its page. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { carry, type Happening } from '#engine/timeline.ts';
import type { Event } from '#games/atiwa/rules/events.ts';
import { game } from '#games/atiwa/rules/index.ts';
import type { Move } from '#games/atiwa/rules/moves.ts';
import { propose } from '#games/atiwa/rules/proposal.ts';
import type { State } from '#games/atiwa/rules/state.ts';
import { forecast } from '#games/atiwa/view/forecast.ts';
import { view } from '#games/atiwa/view/index.ts';
import { happening, sentences, undoes } from '#games/atiwa/view/log.ts';
import { topics } from '#games/atiwa/view/topics.ts';
import { refusals } from '#games/atiwa/words/refusals.ts';
import { refuse } from '#words/refusals.ts';
import { words } from '#games/atiwa/words/en.ts';
import { lineIn, tellings } from '#play/since/told.ts';
import { randomStep } from '../../support/random.ts';
import { startVillage } from '../../support/atiwa/position.ts';
import { evening, follow, harvest, move, run, turnOf } from '../../support/atiwa/scene.ts';

const folder = new URL('../../../src/games/atiwa/rules/', import.meta.url);
/** Ids that the rules name in code without refusing anything by them. */
const told = (id: string): boolean => id.startsWith('ATW-SCORE-') || ['ATW-CHAL-R6', 'ATW-SOLO-07'].includes(id);
const refused = new Set(
  readdirSync(folder)
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').match(/'ATW-[A-Z0-9-]+'/g) ?? [])
    .map((quoted) => quoted.slice(1, -1))
    .filter((id) => !told(id))
);
/** The table says these itself: where a token finds no room, and what a mark on the land means. */
const ofTheTable = ['ATW-WRK-08', 'ATW-POL-01'];

describe('refusals', () => {
  test('the rules name them in quotes', () => expect(refused.size).toBeGreaterThan(45));

  it.each([...refused])('%s has words of its own', (id) => {
    expect(Object.keys(refusals)).toContain(id);
    expect(game.rulebook[id]?.text).toBeTruthy();
    const text = refuse(refusals, game, { rule: id });
    expect(text).toMatch(/^[A-Z\d].*\.$/);
    expect(text).not.toMatch(/undefined|NaN|ATW-/);
  });

  test('none is written for a rule that refuses nothing', () => {
    expect(Object.keys(refusals).filter((id) => !refused.has(id) && !ofTheTable.includes(id))).toEqual([]);
  });

  it.each([...refused, ...ofTheTable])('%s opens a page of the rules', (id) => {
    expect(topics(game).filter(({ rules }) => rules.includes(id))).toHaveLength(1);
  });
});

describe('pages of the rules', () => {
  const all = topics(game);

  test('every id is used once and every page says something', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ title, text }) => !title || text.length === 0 || text.some((one) => !one))).toEqual([]);
  });

  test('together they tell every rule of the book', () => {
    const text = new Set(all.flatMap((one) => one.text));
    expect(Object.values(game.rulebook).filter((rule) => !text.has(rule.text))).toEqual([]);
  });

  test('there is one for each card, action space and tile', () => {
    const ids = all.map(({ id }) => id);
    const { cards, spaces, tiles } = game.board;
    for (const { id } of cards) expect(ids).toContain(`card-${id}`);
    for (const { id } of spaces) expect(ids).toContain(`space-${id}`);
    for (const id of tiles) expect(ids).toContain(`tile-${id}`);
  });
});

describe.each([1, 2, 4])('a match of %i', (seats) => {
  const names = ['Ada', 'Baraka', 'Chinwe', 'Dalia'].slice(0, seats);
  const roll = seededRoll(seats + 40);
  const options = game.parseOptions(seats, {});
  if (typeof options === 'string') throw new Error(options);
  const state = game.setup(seats, options);
  const lines: string[] = [];
  const spoken: string[] = [];
  const taken: string[] = [];
  const seen = new Set<string>();
  for (;;) {
    const before = game.clone(state);
    const next =
      game.turn(state) === 'chance' || state.step === 'worker' || roll(3) === 0
        ? randomStep(game, state, roll)
        : (propose(game.board, state, game.moves(state)) ?? randomStep(game, state, roll));
    if (!next) break;
    const events: Event[] = [];
    game.play(state, next, (event) => events.push(event));
    lines.push(lineIn(sentences(game, before, next, events, names)) ?? '');
    spoken.push(...events.flatMap((event) => happening(game, state, event, names) ?? []));
    taken.push(undoes(game, before, next));
    seen.add(before.step);
  }

  test('is told without a gap', () => {
    expect(seen).toContain('feed');
    for (const text of [...lines, ...spoken, ...taken])
      expect(text).not.toMatch(/undefined|NaN|\bnull\b| {2}|\[object/);
    for (const text of lines.filter((one) => one !== '')) expect(text).toMatch(/^[A-Z\d].*[.!]$/);
    expect(taken.filter((text) => text === '')).toEqual([]);
    expect(lines.at(-1)).toContain(words.log.over);
    expect(lines.some((text) => text.includes('Round VII begins.'))).toBe(true);
  });
});

describe('a worker that brings nothing', () => {
  const names = ['Ada', 'Baraka'];
  const told = (state: State, text: string): string => {
    const made = move(state, text);
    return lineIn(sentences(game, state, made, follow(state, text).events as Event[], names)) ?? '';
  };
  const blocks = 'Nothing is done there: this only blocks the space.';

  test('is said to block the space, where nothing can be done', () => {
    expect(told(turnOf(startVillage), 'worker L4L')).toBe(`Ada: Town (left). ${blocks}`);
  });
  test('and where all of it is declined, but not where something was done', () => {
    const state = turnOf(startVillage);
    expect(told(state, 'worker R2')).toBe('Ada: Forest edge (II).');
    expect(told(run(state, 'worker R2'), 'done')).toBe(blocks);
    expect(told(run(state, 'worker R2', 'T Village.TR'), 'done')).toBe('');
  });
});

describe('the log of a harvest', () => {
  const names = ['Ana', 'Ben', 'Cem', 'Dia'];
  const toldOf = (state: State, one: Move): string[] => {
    const events: Event[] = [];
    game.play(game.clone(state), one, (event) => events.push(event));
    return sentences(game, state, one, events, names).map(({ seat, text }) => `${seat}: ${text}`);
  };

  test('ATW-RET-01 counts the bats of each seat by themselves, though all come home at once', () => {
    const state = evening({ areas: ['Village BR:t | fill n9', 'Village BR:t | fill n7'], bag: [0, 0, 0] });
    expect(toldOf(state, { type: 'endTurn' }).filter((line) => line.includes('bats'))).toEqual([
      '0: Ana’s 3 bats come home.',
      '0: Ana has no room for 6 bats.',
      '1: Ben’s 3 bats come home.',
      '1: Ben has no room for 4 bats.'
    ]);
  });

  test('ATW-RET-01 bats that are brought home one by one are one line of the log', () => {
    const state = harvest('T20 MM:x BL:x BM:x BR:x | fill n3');
    const history: Happening[] = [];
    let before = state;
    for (const text of ['B T20.TM', 'B T20.ML', 'B T20.TR']) {
      history.push(carry(game, before, move(before, text), { n: history.length, by: 0, draft: false }).happening);
      before = history.at(-1)!.after as State;
    }
    const lines = tellings({ game, view, names: ['Ana'] }, history).map(({ text }) => text);
    expect(lines.filter((text) => text.includes('home'))).toEqual([expect.stringMatching(/^Ana’s 3 bats come home\./)]);
    expect(lines).toHaveLength(1);
    expect(toldOf(state, move(state, 'B T20.TM'))).toEqual(['0: Ana’s bat comes home.']);
  });

  test('ATW-GROW-04 as much grows as it says, less what is lacking, has no room, or is left', () => {
    const seen = { noneLeft: 0, declined: 0 };
    for (let seed = 0; seed < 16; seed += 1) {
      const roll = seededRoll(`grown ${seed}`);
      const state = game.setup(1 + (seed % 4));
      let said = 0;
      let came = 0;
      for (let one = randomStep(game, state, roll); one; one = randomStep(game, state, roll)) {
        for (const line of toldOf(state, one)) {
          said += Number(/land brings (\d+) (?:tree|fruit)/.exec(line)?.[1] ?? 0);
          said -= Number(/(\d+) (?:trees?|fruit) short/.exec(line)?.[1] ?? 0);
          said -= Number(/(?:no room for|leaves) (\d+) (?:tree|fruit)/.exec(line)?.[1] ?? 0);
        }
        game.play(state, one, (event) => {
          if (event.type === 'placed' && ['trees', 'fruits'].includes(event.step)) came += 1;
          if (event.type === 'noneLeft' || event.type === 'declined') seen[event.type] += 1;
        });
      }
      expect(said).toBe(came);
    }
    expect(seen.noneLeft).toBeGreaterThan(2);
    expect(seen.declined).toBeGreaterThan(2);
  });
});

describe('the forecast', () => {
  /** What really happens when the turn ends, markers without gold, every choice as proposed. */
  function harvested(from: State): { state: State; events: Event[] } {
    const state = game.clone(from);
    const events: Event[] = [];
    const hear = (event: Event): void => void events.push(event);
    game.play(state, { type: 'endTurn' }, hear);
    while (!['reveal', 'worker', 'over'].includes(state.step)) {
      const move: Move | undefined =
        state.step === 'marker' ? game.chances(state)[0]?.move : propose(game.board, state, game.moves(state));
      game.play(state, move!, hear);
    }
    return { state, events };
  }

  it.each([
    ['a first round', startVillage],
    [
      'animals, trees and fruit',
      'Village TR:T+F ML:G MM:A MR:B BL:u BM:t BR:t | T10 TM:A ML:A BL:A BR:A | T06 | fill T4 F3 $2'
    ],
    ['bats without a roost', 'Village MR:B BL:u BM:u BR:u | fill n3 $4'],
    ['a short table', 'Village BL:u BM:u BR:u']
  ])('tells the harvest of %s', (_title, text) => {
    const from = evening({ areas: [text], round: 2 });
    const told = forecast(game, from, from.areas[0]!);
    const { state, events } = harvested(from);
    const placed = (step: string): number =>
      events.filter((event) => event.type === 'placed' && event.step === step).length;
    expect(told.grown).toEqual({ tree: placed('trees'), fruit: placed('fruits'), fruitBat: placed('bats') });
    expect(told.polluted.map(({ spot }) => spot)).toEqual(
      events.flatMap((event) => (event.type === 'polluted' ? [event.spot] : []))
    );
    expect([told.home, told.young.length]).toEqual([placed('home'), placed('breed')]);
    expect(told.missing).toBe(state.areas[0]!.missing - from.areas[0]!.missing);
    expect(told.gold - told.eaten.gold).toBe(state.areas[0]!.gold - from.areas[0]!.gold);
  });

  test('ATW-INC-05 counts no more markers than are in the bag', () => {
    const from = evening({ areas: ['Village BL:u BM:u BR:u'], bag: [1, 1, 0] });
    const told = forecast(game, from, from.areas[0]!);
    expect([told.markers, told.polluted.length]).toEqual([2, 2]);
  });
});
