/** Whatever the table of Ayar says a move will bring is what it brings. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { retire, scoreTemples } from '#games/ayar/rules/night.ts';
import type { Event } from '#games/ayar/rules/events.ts';
import type { Move } from '#games/ayar/rules/moves.ts';
import { devotion, moons } from '#games/ayar/rules/worth.ts';
import { activityNames, ayarNames, type State } from '#games/ayar/rules/state.ts';
import { sentences, triggerWords } from '#games/ayar/view/log.ts';
import { tonight } from '#games/ayar/view/planner.ts';
import { powerFor } from '#games/ayar/rules/build.ts';
import { endsTurn, previewOf, stepFacts, toSettle } from '#games/ayar/view/preview.ts';
import { words } from '#games/ayar/words/en.ts';
import { game, turnOf } from '../../support/ayar/scene.ts';
import { playOut, randomStep } from '../../support/random.ts';
import { assertMarked } from '../../support/told.ts';

const { board } = game;
const matches = fc.record({ seats: fc.integer({ min: 1, max: 4 }), seed: fc.integer({ min: 0 }) });

const everywhere = (check: (state: State, move: Move, seed: number) => void, numRuns = 8): void => {
  fc.assert(
    fc.property(matches, ({ seats, seed }) => {
      playOut(game, game.setup(seats), seededRoll(seed), (state, move) => check(state, move, seed));
    }),
    { numRuns, seed: 20260104 }
  );
};

/** Plays on at random to the end of the turn, and tells what happened up to there. */
function toEndOfTurn(from: State, seed: number): Event[] {
  const state = game.clone(from);
  const roll = seededRoll(seed);
  const events: Event[] = [];
  while (!events.some(({ type }) => type === 'turn' || type === 'night' || type === 'day')) {
    const move = randomStep(game, game.clone(state), roll);
    if (!move) break;
    game.play(state, move, (event) => events.push(event));
  }
  const end = events.findIndex(({ type }) => type === 'turn' || type === 'night' || type === 'day');
  return end < 0 ? events : events.slice(0, end);
}
const ofType = <T extends Event['type']>(events: readonly Event[], type: T): (Event & { readonly type: T })[] =>
  events.filter((event): event is Event & { readonly type: T } => event.type === type);

describe('of a step', () => {
  test('its festivals give everybody what is shown: those at work that or more, the others exactly that', () => {
    let woken = 0;
    everywhere((state, move, seed) => {
      if (move.type !== 'step' && move.type !== 'ayar') return;
      const preview = previewOf(game, state, [move]);
      const facts = stepFacts(game, preview);
      if (!facts?.walk || facts.festivals.length === 0) return;
      const gains = ofType(toEndOfTurn(preview.after, seed), 'raymiGain');
      for (const { slot, gains: shown } of facts.festivals) {
        const { id } = board.raymi[slot]!;
        for (const { seat, suns, llama } of shown) {
          const came = gains.find((gain) => gain.slot === id && gain.seat === seat)!;
          if (seat === state.seat) assert.ok(came.gained >= suns && (came.llama || !llama));
          else assert.deepEqual([came.gained, came.llama], [suns, llama]);
          woken += 1;
        }
      }
    });
    expect(woken).toBeGreaterThan(20);
  });

  test('the work at each place has the power shown, before and after the step', () => {
    let places = 0;
    everywhere((state, move) => {
      if (move.type !== 'step' && move.type !== 'ayar') return;
      const { after, ...preview } = previewOf(game, state, [move]);
      const facts = stepFacts(game, { after, ...preview });
      if (after.step !== 'build' || !facts || after.idle) return;
      for (const build of game.moves(after)) {
        if (build.type !== 'build') continue;
        const { craft } = board.slots.find(({ id }) => id === build.slot)!;
        const next = previewOf(game, after, [build]).after;
        const events = previewOf(game, next, game.moves(next).slice(0, 1)).events;
        const [work] = ofType(events, 'activity');
        assert.equal(work!.power, powerFor(game.board, after, craft));
        assert.equal(work!.power, facts.powers[craft]);
        places += 1;
      }
    });
    expect(places).toBeGreaterThan(100);
  });
});

describe('of a tambo that leaves the grid', () => {
  test('all that its turn settles at the end is shown, and nothing else', () => {
    const seen = new Set<string>();
    everywhere((state, move, seed) => {
      if (move.type !== 'tambo' || state.phase !== 'day') return;
      const preview = previewOf(game, state, [move]);
      const end = toSettle(game, preview);
      if (!end) return;
      const events = toEndOfTurn(preview.after, seed);
      const came = [
        ...ofType(events, 'lineEmptied').map(({ line }) => line),
        ...ofType(events, 'raymi').map(({ slot }) => `raymi-${slot}`),
        ...(ofType(events, 'fertile').length > 0 ? ['fertile'] : []),
        ...(ofType(events, 'temple').length > 0 ? ['temple'] : [])
      ];
      assert.deepEqual([...end.triggers].sort(), came.sort());
      for (const trigger of came) seen.add(trigger.startsWith('raymi') ? 'raymi' : trigger.replace(/\d/, ''));
    });
    expect([...seen].sort()).toEqual(['C', 'R', 'fertile', 'raymi', 'temple']);
  });

  test('a quarter brings a temple, and the table says so', () => {
    const state = turnOf({ players: [{ left: [0, 15] }] });
    expect(triggerWords(game, state, 'temple')).toEqual({
      title: 'A quarter',
      note: 'a temple',
      craft: -1,
      sign: 'temple'
    });
  });
});

describe('of the end of a turn', () => {
  test('each festival gives whoever is asked what its card says', () => {
    everywhere((state, move) => {
      if (move.type !== 'resolve' || !move.trigger.startsWith('raymi-')) return;
      const { events } = previewOf(game, state, [move]);
      const came = ofType(events, 'raymiGain').find(({ seat }) => seat === state.asked)!;
      assert.equal(triggerWords(game, state, move.trigger).note, words.triggers.raymiNote(came.gained, came.llama));
    }, 20);
  });

  test('fertile ground and moon places pay what is shown', () => {
    let paid = 0;
    everywhere((state, move) => {
      const { asked } = state;
      if (move.type === 'fertile') {
        for (const { seat, activity, gained, llama } of ofType(previewOf(game, state, [move]).events, 'fertile')) {
          if (seat !== asked) continue;
          const shown = devotion(board, state, seat, activityNames.indexOf(activity));
          assert.deepEqual([gained, llama], [shown, shown >= board.fertile.llamaAtSunsEach]);
          paid += 1;
        }
      }
      if (move.type === 'moonSlot') {
        const [came] = ofType(previewOf(game, state, [move]).events, 'markerScored');
        assert.equal(came!.moons, moons(board, state, asked, activityNames.indexOf(move.activity)));
        paid += 1;
      }
    });
    expect(paid).toBeGreaterThan(20);
  });

  test('what is said to end the turn hands it on, and nothing else does', () => {
    let ends = 0;
    everywhere((state, move) => {
      if (state.phase !== 'day' || state.asked !== state.seat || game.turn(state) === 'chance') return;
      const preview = previewOf(game, state, [move]);
      const handed = preview.events.some(({ type }) => type === 'turn' || type === 'night');
      if (game.turn(preview.after) === 'chance' && !handed) return;
      assert.equal(endsTurn(preview), handed);
      if (handed) ends += 1;
    });
    expect(ends).toBeGreaterThan(20);
  });
});

describe('if night fell now', () => {
  test('it would bring what the planner says', () => {
    let temples = 0;
    everywhere((state) => {
      const shown = state.phase === 'day' ? tonight(game, state) : undefined;
      if (!shown) return;
      const night = game.clone(state);
      const events: Event[] = [];
      const tell = (event: Event): void => void events.push(event);
      retire(board, night, tell);
      scoreTemples(board, night, tell);
      assert.deepEqual(
        ofType(events, 'retired').map(({ ayar, space }) => [ayar, space]),
        [[ayarNames[shown.ayar], shown.space]]
      );
      assert.deepEqual(
        ofType(events, 'harvest').map(({ seat, counts }) => [seat, counts]),
        [[shown.harvest, shown.counts]]
      );
      assert.deepEqual(
        ofType(events, 'templeScored').map(({ seat, moons: n, bonus }) => [seat, n, bonus]),
        shown.temples.map(({ seat, moons: n, bonus }) => [seat, n, bonus])
      );
      temples += shown.temples.length;
    });
    expect(temples).toBeGreaterThan(20);
  });

  test('after a step that is tried, the planner and the map name the same Ayar', () => {
    everywhere((state, move) => {
      if (move.type !== 'step') return;
      const preview = previewOf(game, state, [move]);
      const facts = stepFacts(game, preview);
      if (facts?.walk && preview.after.phase === 'day') assert.equal(tonight(game, preview.after)?.ayar, facts.last);
    });
  });
});

test('a sentence about somebody carries the mark of that side, whoever made the move', () => {
  let others = 0;
  everywhere((state, move) => {
    const names = [...['Ana', 'Ben', 'Cem', 'Dia'].slice(0, state.players.length), 'The Ayllu'];
    const events: Event[] = [];
    game.play(game.clone(state), move, (event) => events.push(event));
    for (const one of sentences(game, state, move, events, names)) {
      assertMarked(names, one);
      if (one.seat !== undefined && one.seat !== state.asked) others += 1;
    }
  });
  expect(others).toBeGreaterThan(20);
});
