/** Whatever the table of Aya says would fall is what falls, and what it says that would win is what is counted. */
import assert from 'node:assert/strict';
import { describe, expect, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { planPush } from '#games/aya/bot/push.ts';
import { loadEngine } from '#games/aya/physics/index.ts';
import { simulate } from '#games/aya/physics/simulate.ts';
import { game } from '#games/aya/rules/index.ts';
import { count } from '#games/aya/rules/count/count.ts';
import { reachable, riverOf } from '#games/aya/rules/count/river.ts';
import { asFallen, layoutOf, makeScene } from '#games/aya/rules/count/scene.ts';
import type { Event } from '#games/aya/rules/events.ts';
import type { Move } from '#games/aya/rules/moves.ts';
import { usualLean } from '#games/aya/rules/pose.ts';
import { firstDomino } from '#games/aya/rules/topple.ts';
import { idsOf, type State } from '#games/aya/rules/state.ts';
import { animalName, tileName } from '#games/aya/view/things.ts';
import { Wave } from '#games/aya/view/wave.svelte.ts';
import { words } from '#games/aya/words/en.ts';
import { ground } from '#games/aya/words/names.ts';
import { positions } from '../../support/aya/positions.ts';
import { randomRiver } from '../../support/aya/random.ts';
import { box, result, standing } from '../../support/aya/table.ts';
import { playTold } from '../../support/told.ts';

const engine = await loadEngine();

const uprights = ({ dominoes }: State): string[] => idsOf(dominoes).filter((id) => dominoes[id]!.is === 'upright');
const pushOf = (state: State): Move => ({ type: 'push', domino: firstDomino(box, state)! });

type Played = { readonly after: State; readonly events: readonly Event[] };
function play(from: State, ...moves: readonly Move[]): Played {
  const after = game.clone(from);
  const events: Event[] = [];
  for (const move of moves) playTold(game, after, move, events);
  return { after, events };
}
/** The fall that the physics makes of a position, as the rules play it. */
const fall = (pushed: State): Played => play(pushed, simulate(engine, box, pushed).move);

/** Somebody is building it on a practice table, where it may be tried out at any time. */
const building = (state: State): State => {
  const due = state.due === 'place' ? 'place' : 'draw';
  const options = { ...state.options, glassMs: 0 };
  return Object.assign(game.clone(state), { phase: 'glass1', due, options });
};

const roll = seededRoll('promises');
const rivers = Array.from({ length: 9 }, () => randomRiver(roll));
const built: State[] = [];
let n = 0;
for (const state of positions('promises', 60, 300)) if ((n += 1) % 20 === 0) built.push(game.clone(state));

/** Asks what would fall, lets the rules play it, and compares everything that was told. */
async function compare(state: State, ...before: readonly Move[]) {
  const wave = new Wave(() => undefined);
  await wave.ask(game, state, true);
  const { after, events } = fall(play(state, ...before, pushOf(state)).after);
  const fell = events.find((event) => event.type === 'fell')!;
  const stands = uprights(after).length;
  const { verdicts, triptychs } = count(box, after);
  const won = verdicts.filter(({ fails }) => fails === null);
  assert.equal(wave.summary, words.forecast.summary(fell.down.length, stands, won.length, verdicts.length));

  const titles = verdicts.map(({ item, id, type, fails }) => {
    const title =
      item === 'animal'
        ? words.count.animal(animalName(box, id), ground(type))
        : words.count.landscape(tileName(box, id));
    return `${title}: ${fails === null ? 'won' : 'lost'}`;
  });
  const photos = wave.told.filter(({ isPhoto }) => isPhoto);
  assert.deepEqual(photos.map(({ title, kind }) => `${title}: ${kind}`).sort(), titles.sort());
  const panoramas = wave.told.filter(({ isPhoto, kind }) => !isPhoto && kind === 'won');
  const whole = triptychs.map((type) => words.forecast.panorama(ground(type)));
  assert.deepEqual(panoramas.map(({ title }) => title).sort(), whole.sort());

  const next = game.moves(after).find(({ type }) => type === 'push');
  const pushed = next && play(after, next).events.find((event) => event.type === 'pushed')!;
  assert.equal(wave.more, pushed && words.forecast.more(pushed.price === 0));
  return { after, stands, won };
}

describe('what would fall', () => {
  test('AYA-TOPPLE-03, AYA-TOPPLE-05 falls and stands, is won and lost, and can be pushed again at that price', async () => {
    const seen = { stops: 0, landscapes: 0, animals: 0 };
    for (const state of [...rivers, ...built].map(building)) {
      const { stands, won } = await compare(state, { type: 'tryOut' });
      if (stands > 0) seen.stops += 1;
      for (const { item } of won) seen[`${item}s`] += 1;
    }
    expect(seen.stops).toBeGreaterThan(8);
    expect(seen.landscapes).toBeGreaterThan(3);
    expect(seen.animals).toBeGreaterThan(8);
  });

  test('AYA-TOPPLE-06 so it is between pushes, as long as one can be paid for', async () => {
    const seen = { again: 0, more: 0 };
    for (const river of rivers) {
      for (let state = standing(river), n = 0; n < 3 && state.due === 'push' && firstDomino(box, state); n += 1) {
        const { after, stands } = await compare(state);
        state = after;
        if (n === 0) continue;
        seen.again += 1;
        if (stands > 0) seen.more += 1;
      }
    }
    expect(seen.again).toBeGreaterThan(3);
    expect(seen.more).toBeGreaterThan(1);
  });

  test('AYA-TOPPLE-05 a push that is proposed wins the photos said, if all falls cleanly that the river leads to', () => {
    let won = 0;
    const wonIn = (state: State): number => count(box, state).verdicts.filter(({ fails }) => fails === null).length;
    for (const river of rivers) {
      const state = fall(play(standing(river), pushOf(river)).after).after;
      const { move, photos } = planPush(game, state);
      if (move.type !== 'push') continue;
      const pushed = play(state, move).after;
      const scene = makeScene(box.size, layoutOf(box, state)).bodies;
      const stands = scene.flatMap((body) => (body.state === 'upright' ? [asFallen(box.size, body)] : []));
      const { into } = riverOf(stands);
      const falls = [...reachable([move.domino], (id) => into.get(id)!, into)];
      const leans = Object.fromEntries(falls.map((id) => [id, usualLean / 10]));
      assert.equal(photos, wonIn(play(pushed, result(pushed, leans)).after) - wonIn(state));
      won += photos;
    }
    expect(won).toBeGreaterThan(3);
  });
});
