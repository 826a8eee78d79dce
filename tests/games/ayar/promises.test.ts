/** Whatever the table of Ayar says a move will bring is what it brings. */
import assert from 'node:assert/strict';
import { describe, expect, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { total } from '#engine/game.ts';
import { retire, scoreTemples } from '#games/ayar/rules/night.ts';
import type { Event } from '#games/ayar/rules/events.ts';
import type { Move } from '#games/ayar/rules/moves.ts';
import { devotion, moons } from '#games/ayar/rules/worth.ts';
import { activityNames, ayarNames, none, type State } from '#games/ayar/rules/state.ts';
import { stackName } from '#games/ayar/rules/pottery.ts';
import { powerFor } from '#games/ayar/rules/build.ts';
import { moonOf, sunOf } from '#games/ayar/rules/scoring.ts';
import { sayOf } from '#games/ayar/view/dock.ts';
import { ayarName } from '#games/ayar/view/facts.ts';
import { triggerWords } from '#games/ayar/view/log.ts';
import { optionsOf } from '#games/ayar/view/options.ts';
import { tonight, worths } from '#games/ayar/view/planner.ts';
import { endsTurn, previewOf, routes, stepFacts, toSettle, type Preview } from '#games/ayar/view/preview.ts';
import { words } from '#games/ayar/words/en.ts';
import { words as llamas } from '#games/ayar/words/llamas.ts';
import { everywhere, ofType } from '../../support/ayar/everywhere.ts';
import { game, turnOf } from '../../support/ayar/scene.ts';
import { playOut, randomStep } from '../../support/random.ts';

const { board } = game;
const d = words.dock;

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

describe('of the work', () => {
  /** What the rules pay for a craft of a side as it is: suns on fertile ground, and moons of a moon place. */
  function paidBy(position: State, seat: number, craft: number): { readonly sun: number; readonly moon: number } {
    const ask = (step: 'fertile' | 'moonSlot', move: Move): readonly Event[] => {
      const state = Object.assign(game.clone(position), {
        phase: 'night',
        step,
        seat,
        asked: seat,
        ayar: 0,
        answered: 0
      });
      const player = state.players[seat]!;
      player.moonSlots = player.moonSlots.map(() => none);
      // No extra sun: it is no part of what a craft is worth.
      if (board.extraSun >= 0) player.viracocha = player.viracocha.with(board.extraSun, 0);
      return previewOf(game, state, [move]).events;
    };
    const activity = activityNames[craft]!;
    const [one, other] = craft < 3 ? [activity, activityNames[3]] : [activityNames[0], activity];
    const suns = ofType(ask('fertile', { type: 'fertile', one, other }), 'fertile');
    const [moon] = ofType(ask('moonSlot', { type: 'moonSlot', activity }), 'markerScored');
    return { sun: suns.find((gain) => gain.activity === activity)!.gained, moon: moon!.moons };
  }
  /** The sentence of the dock about moves that are tried. */
  const noteOf = (state: State, moves: readonly Move[]): string | undefined => {
    const choosing = { state, head: moves[0], preview: previewOf(game, state, moves), picks: [] };
    return sayOf({ game, choosing, decider: state.asked }).note;
  };
  const crafts = { takePot: 0, lay: 1, plant: 2 } as const;
  const asks = { takePot: d.potAsk, lay: d.layAsk, plant: d.terraceAsk } as const;
  /** The power left once a move is played: in hand, or what the activity ended with. */
  const left = ({ after, events }: Preview): number => ofType(events, 'activityEnds')[0]?.left ?? after.power;

  test('a craft is worth what the dock says once it is done: pots, cloth and maize', () => {
    const seen = new Map<string, number>();
    everywhere((state, move) => {
      if (move.type !== 'takePot' && move.type !== 'lay' && move.type !== 'plant') return;
      const craft = crafts[move.type];
      const { after } = previewOf(game, state, [move]);
      const { sun, moon } = paidBy(after, state.seat, craft);
      const isPaid = state.players[state.seat]!.moonSlots[craft] !== none;
      assert.equal(noteOf(state, [move]), asks[move.type](sun, moon, isPaid));
      if (sun + moon > 0) seen.set(move.type, (seen.get(move.type) ?? 0) + 1);
    });
    for (const type of Object.keys(asks)) expect(seen.get(type), type).toBeGreaterThan(10);
  });

  test('every side’s crafts are worth what is written beside them', () => {
    let worth = 0;
    everywhere((state, move) => {
      if (move.type !== 'step') return;
      for (const seat of state.players.keys())
        for (const shown of worths(game, state, seat)) {
          assert.deepEqual({ sun: shown.suns, moon: shown.moons }, paidBy(state, seat, shown.craft));
          worth += shown.suns + shown.moons;
        }
    }, 3);
    expect(worth).toBeGreaterThan(200);
  });

  test('AYR-POT-01, AYR-WEAVE-01 pots and textiles cost the power that is printed by them', () => {
    const seen = new Set<number>();
    everywhere((state, move) => {
      if (move.type !== 'takePot' && move.type !== 'takeTextile') return;
      const price =
        move.type === 'takeTextile'
          ? move.stack
          : move.from === stackName
            ? board.market.stackPower
            : board.market.slots.find(({ id }) => id === move.from)!.power;
      assert.equal(state.power - left(previewOf(game, state, [move])), price);
      seen.add(move.type === 'takePot' ? price : -price);
    });
    expect(seen.size).toBeGreaterThan(6);
  });

  test('AYR-REED-01, AYR-REED-04 a voyage costs the power said, and brings the islands, the suns and the moons', () => {
    let [built, inVain] = [0, 0];
    everywhere((state, move) => {
      if (move.type !== 'sail') return;
      for (const [to, { moves, cost }] of routes(game, state)) {
        const preview = previewOf(game, state, moves);
        const { islands, boat } = preview.after.players[state.seat]!;
        assert.equal(board.nodes[boat]!.id, to);
        const spent = state.power - left(preview);
        assert.equal(cost, spent);
        const isPaid = state.players[state.seat]!.moonSlots[3] !== none;
        const many = islands.length - state.players[state.seat]!.islands.length;
        const { sun, moon } = paidBy(preview.after, state.seat, 3);
        // AYR-REED-05: the second, fourth and sixth bring a viracocha from beside them, if one is left there.
        const gifts = board.reed.icons.filter((n) => n > islands.length - many && n <= islands.length).length;
        const lakeOf = ({ lake }: State): number => lake.reduce((sum, n) => sum + n, 0);
        const came = lakeOf(state) - lakeOf(preview.after) + (preview.after.step === 'lakeArea' ? 1 : 0);
        const said = d.reedAsk(spent, many, sun, moon, isPaid);
        assert.equal(noteOf(state, moves), gifts > came ? `${said} ${d.reedEmpty}` : said);
        built += many;
        if (gifts > came) inVain += 1;
      }
    }, 8);
    expect(built).toBeGreaterThan(20);
    expect(inVain).toBeGreaterThan(0);
  });

  test('AYR-TSCORE-02 a temple pays what is noted beside its craft if its Ayar leaves now', () => {
    const bonuses = new Set<number>();
    everywhere((state, move) => {
      if (state.step !== 'temple' || move.type !== 'temple') return;
      const moves = game.moves(state);
      const options = optionsOf(game, { state, moves } as never);
      assert.equal(options.length, moves.length);
      for (const [n, { note }] of options.entries()) {
        const night = game.clone(state);
        const placed: Event[] = [];
        game.play(night, moves[n]!, (event) => placed.push(event));
        // It may be the last turn of the day, and all of this have happened.
        const events = placed.some(({ type }) => type === 'night') ? [] : [...leaves(night, state.ayar)];
        const [pays] = ofType(events, 'templeScored').slice(-1);
        if (!pays) continue;
        assert.equal(note, d.templeNote(ayarName(state.ayar), pays.moons, pays.bonus));
        bonuses.add(pays.bonus);
      }
    }, 24);
    expect(bonuses.size).toBeGreaterThan(1);
  });
  /** The night in which this Ayar is the last one: told by the rules. */
  function leaves(night: State, ayar: number): Event[] {
    const events: Event[] = [];
    night.spaces = night.spaces.map((space, other) => (other === ayar ? space : space + 100));
    night.terrace = [];
    retire(board, night, (event) => events.push(event));
    scoreTemples(board, night, (event) => events.push(event));
    return events;
  }
});

describe('of devotion and llamas', () => {
  test('AYR-DAWN-01 at dawn each dial pays what it shows', () => {
    let dawns = 0;
    everywhere((state, move) => {
      const { after, events } = previewOf(game, state, [move]);
      const dawn = events.findIndex(({ type }) => type === 'dawn');
      if (dawn < 0) return;
      for (const { seat, suns } of ofType(events, 'dawn')) {
        const side = (of: State) => of.players[seat] ?? of.ayllu!;
        const raised = events.slice(0, dawn).filter((event) => 'gained' in event && event.seat === seat);
        if (raised.length === 0) assert.equal(suns, side(state).dial);
        // After the last night llamas may follow at once.
        const [shared] = ofType(events, 'llamasShared').filter((one) => one.seat === seat);
        assert.equal(sunOf(side(after)) - sunOf(side(state)), suns + (shared?.suns ?? 0));
        dawns += suns;
      }
    });
    expect(dawns).toBeGreaterThan(50);
  });

  test('AYR-FERT-01 two crafts on fertile ground raise the dial and bring the llamas that are said', () => {
    let llamas = 0;
    let exact = 0;
    const compare = (state: State, move: Move): void => {
      const { after, events } = previewOf(game, state, [move]);
      const mine = <T extends { readonly seat: number }>(list: readonly T[]): T[] =>
        list.filter(({ seat }) => seat === state.asked);
      const given = mine(ofType(events, 'llama')).filter(({ why }) => why === 'fertile');
      const gained = mine(ofType(events, 'fertile')).reduce((sum, one) => sum + one.gained, 0);
      const { note } = sayOf({ game, choosing: { state, head: move, picks: [] }, decider: state.asked } as never);
      assert.equal(note, d.fertileAsk(gained, given.length));
      if (mine(ofType(events, 'inti')).length + mine(ofType(events, 'raymiGain')).length === 0)
        assert.equal(after.players[state.asked]!.dial - state.players[state.asked]!.dial, gained);
      llamas += given.length;
      exact += mine(ofType(events, 'fertile')).filter((one) => one.gained === board.fertile.llamaAtSunsEach).length;
    };
    everywhere((state, move) => {
      if (move.type !== 'fertile') return;
      compare(state, move);
      // At random few have planted as much as a llama asks for: one terrace more each time.
      const planted = game.clone(state);
      for (const [box, { maize }] of board.boxes.entries()) {
        const player = planted.players[state.asked]!;
        player.maize = player.maize.with(box, maize);
        compare(planted, move);
      }
    });
    expect(exact).toBeGreaterThan(2);
    expect(llamas).toBeGreaterThan(5);
  });

  test('AYR-END-01, AYR-END-02 llamas shared out lead to the score that is said', () => {
    let shared = 0;
    everywhere((state, move, seed) => {
      if (move.type !== 'llamas') return;
      const preview = previewOf(game, state, [move]);
      const { note } = sayOf({
        game,
        choosing: { state, head: move, preview, picks: [] },
        decider: state.asked
      });
      const { state: end } = playOut(game, game.clone(preview.after), seededRoll(seed));
      const side = end.players[state.asked]!;
      const left = state.players[state.asked]!.llamas - move.sun - move.moon;
      assert.equal(note, llamas.ask(sunOf(side), moonOf(side), left));
      assert.ok(note.includes(` counts, ${total(game.score(end)[state.asked]!)}.`), note);
      assert.equal(/ (\d+) llamas? left over\.$/.exec(note)?.[1] ?? '0', String(left));
      shared += 1;
    });
    expect(shared).toBeGreaterThan(5);
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
