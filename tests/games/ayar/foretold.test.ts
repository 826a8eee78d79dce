/** What the table of Ayar foretells in positions that matches seldom come to, in the words that it is told in. */
import assert from 'node:assert/strict';
import { describe, expect, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import type { Event } from '#games/ayar/rules/events.ts';
import type { Move } from '#games/ayar/rules/moves.ts';
import { sidesOf } from '#games/ayar/rules/sides.ts';
import { none, type Ayllu, type State } from '#games/ayar/rules/state.ts';
import { sayOf } from '#games/ayar/view/dock.ts';
import { banners, layLane } from '#games/ayar/view/lane.ts';
import { tonight } from '#games/ayar/view/planner.ts';
import { previewOf } from '#games/ayar/view/preview.ts';
import { words } from '#games/ayar/words/en.ts';
import { everywhere, ofType } from '../../support/ayar/everywhere.ts';
import { game, laidOut, move, run, turnOf, working, type Given } from '../../support/ayar/scene.ts';
import { randomStep } from '../../support/random.ts';

const { board } = game;
const d = words.dock;
const noteOf = (state: State, ...moves: readonly string[]): string => {
  const [head] = moves.map(move);
  const choosing = { state, head, preview: previewOf(game, state, moves.map(move)), picks: [] };
  return sayOf({ game, choosing, decider: state.asked }).note ?? '';
};

describe('before the first day', () => {
  test('AYR-ACT-06 a viracocha of the starting work is none for most maize', () => {
    const state = run(laidOut({ tops: 'T1b8 T2a1 T3a1 T4a1' }), 'build teal-01', 'tambo 0', 'takeTextile 1', 'lay 0 0');
    expect([state.phase, state.step]).toEqual(['start', 'viracocha']);
    const choosing = { state, head: undefined, preview: undefined, picks: [] };
    expect(sayOf({ game, choosing, decider: 0, gift: d.gifts.textile }).title).toBe(d.viracochaFrom(d.gifts.textile));
  });
});

describe('before the work', () => {
  test('AYR-EOT-01, AYR-RAYMI-02 a festival pays at least what is said of it, and never more than it where that is nothing', () => {
    const said = { nothing: 0, least: 0, more: 0 };
    everywhere((state, played, seed) => {
      if (played.type !== 'tambo' || state.phase !== 'day') return;
      const note = sayOf({
        game,
        choosing: { state, head: played, preview: previewOf(game, state, [played]), picks: [] },
        decider: state.asked
      }).note;
      const events: Event[] = [];
      const after = game.clone(state);
      const roll = seededRoll(seed);
      for (
        let next: Move | undefined = played;
        next && !events.some(({ type }) => ['turn', 'night'].includes(type));
        next = randomStep(game, after, roll)
      )
        game.play(after, next, (event) => events.push(event));
      for (const { gained, llama } of ofType(events, 'raymiGain').filter(({ seat }) => seat === state.seat)) {
        const least = /Festival of \w+: (?:at least \+(\d+) devotion(, a llama)?|(perhaps )?nothing for you)\./.exec(
          note ?? ''
        );
        assert.ok(least, note);
        if (least[1] === undefined) assert.ok(least[3] !== undefined || gained === 0, `${note} ${gained}`);
        assert.ok(gained >= Number(least[1] ?? 0) && (llama || least[2] === undefined), `${note} ${gained}`);
        said[least[1] === undefined ? 'nothing' : 'least'] += 1;
        if (gained > Number(least[1] ?? 0)) said.more += 1;
      }
    }, 28);
    expect(Math.min(said.nothing, said.least, said.more)).toBeGreaterThan(5);
  });

  test('AYR-RES-03 where there is nothing to perform, what the tambo empties is told all the same, and exactly', () => {
    const state = Object.assign(
      turnOf({ spaces: { teal: 9 }, tiles: { A1: 'RT-A-terrace' }, players: [{ left: [0, 5], maize: { box2: 2 } }] }),
      { step: 'tambo', idle: true, marker: 0, line: 0, ayar: 0, from: 7, slot: none }
    );
    const { events } = previewOf(game, state, [move('tambo 0')]);
    const emptied = ofType(events, 'lineEmptied').map(({ line }) => line);
    expect(emptied).toEqual(['R1', 'C1']);
    const [gain] = ofType(events, 'raymiGain');
    const note = noteOf(state, 'tambo 0');
    for (const line of ['the top row', 'the left column']) expect(note).toContain(`Bonus of ${line}`);
    expect(note).toContain(`Festival of maize: +${gain!.gained} devotion`);
  });
});

describe('of a festival that waits', () => {
  const needsOf = (retired: string): string | undefined => {
    const state = turnOf({ round: 2, retired, spaces: { teal: 5, grey: 3, brown: 4, purple: 6 } });
    const lane = layLane(board, state, 0, { width: 400, large: 20, upTo: 5, folds: false });
    return banners(board, state, 0, lane, { width: 400, wide: 40, from: 0 }).find(({ space }) => space === 8)?.needs;
  };
  test('AYR-RAYMI-04, AYR-RAYMI-05 its second number is told as long as a second Ayar may pass it', () => {
    const { needs } = board.tiles[turnOf().tiles[0]!]!;
    expect(board.raymi[0]!.links).toEqual([0, 1]);
    expect(needsOf('brown')).toBe(needs.join('/'));
    expect(needsOf('grey')).toBe(String(needs[0]));
  });
});

describe('if night fell now', () => {
  /** The position before the last work of a day ends, and all that is told from there to the next morning. */
  function evening(given: Given, ayllu: Partial<Ayllu> = {}): { readonly state: State; readonly events: Event[] } {
    const state = working('terrace', 1, given);
    if (state.ayllu) Object.assign(state.ayllu, ayllu);
    const turns = board.edition.turns.perRound[state.round - 1]!;
    Object.assign(state, { units: 1, taken: sidesOf(state) * turns - 1 });
    const events: Event[] = [];
    const after = game.clone(state);
    const roll = seededRoll('evening');
    game.play(after, move('endActivity'), (event) => events.push(event));
    while (after.phase === 'night') game.play(after, randomStep(game, after, roll)!, (event) => events.push(event));
    return { state, events };
  }
  const temples: Given['placed'] = { teal: [[0, 'pottery']], grey: [[0, 'reed']], brown: [[1, 'terrace']] };

  test('AYR-TSCORE-01, AYR-VIR-05 the temple bonus of whoever has it is told beside what temples pay', () => {
    const { state, events } = evening({
      seats: 2,
      placed: temples,
      players: [{ viracocha: { 'temple-moons': 2 }, pots: 'pink pink' }, { viracocha: { 'temple-moons': 1 } }]
    });
    const bonuses = ofType(events, 'templeBonus');
    expect(bonuses.map(({ seat, moons }) => [seat, moons])).toEqual([[0, 4]]);
    const shown = tonight(game, state)!;
    expect(shown.bonuses.map(({ seat, moons }) => [seat, moons])).toEqual([[0, 4]]);
    expect(shown.temples.length).toBe(ofType(events, 'templeScored').length);
  });

  test.each([1, 2, 3])('AYR-DAWN-01, AYR-SOLO-31 at a table of %i all sides gain at dawn what is told', (seats) => {
    const players = Array.from({ length: seats }, (_, seat) => ({ dial: 3 + seat }));
    const { state, events } = evening({ seats, round: 2, retired: 'brown', players }, { pots: 4, dial: 2 });
    const shown = tonight(game, state)!;
    const dawns = ofType(events, 'dawn');
    expect(dawns.length).toBe(sidesOf(state));
    for (const { seat, suns } of dawns) expect(shown.dawns[seat]).toBe(suns);
  });
});
