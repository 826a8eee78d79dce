/** What a step is for, in words: for hints, and for what a helper proposes. */
import { reasonOf, type Goal } from '../aid/reason.ts';
import { stalls } from '../bot/builder.ts';
import { placingOf } from '../bot/place.ts';
import { planPush, type PushPlan } from '../bot/push.ts';
import { isShort } from '../bot/sand.ts';
import { survey } from '../bot/survey.ts';
import type { Box } from '../rules/box.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { isTrial } from '../rules/practice.ts';
import { fewLeft } from '../rules/turn.ts';
import { seatOf, type State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { reasons as r } from '../words/reasons.ts';
import { planOf, roomAt } from './planned.ts';
import { animalName, dominoKind, namesNow, type Names } from './things.ts';

function goalInWords(box: Box, goal: Goal, { domino, tile }: Names): string {
  const g = r.goal;
  switch (goal.goal) {
    case 'spring':
      return g.spring;
    case 'newTile':
      return g.newTile(goal.tile === null ? undefined : tile(box, goal.tile), goal.ahead);
    case 'newAnimal':
      return g.newAnimal(animalName(box, goal.token), goal.tile === null ? undefined : tile(box, goal.tile));
    case 'onTile':
      return g.onTile(tile(box, goal.tile), goal.dry);
    case 'join':
      return g.join(domino(box, goal.to));
    case 'arm': {
      const what = goal.token === null ? domino(box, goal.garden) : g.theAnimal(animalName(box, goal.token));
      return g.arm(goal.second, what);
    }
    case 'run':
      return g.run(animalName(box, goal.token), words.grounds[box.tokens.get(goal.token)!.type]);
    case 'towards':
      return g.towards(tile(box, goal.tile));
    case 'on':
      return g.on;
  }
}

/** “next to a desert domino, towards the dry opening of the desert tile”: where this step of a hand goes and what for. */
export function whyHere(game: AyaGame, state: State, move: Move, names: Names = namesNow()): string {
  const { box } = game;
  const placing = placingOf(move);
  const domino = state.hand[state.turn];
  if (!placing || !domino) return '';
  const { beside, why } = reasonOf(box, state, domino, placing);
  const kept = placing.use === 'plain' ? roomAt(game, state, placing.pose) : undefined;
  const goal = kept?.animal && kept.type ? r.goal.room(words.grounds[kept.type]) : goalInWords(box, why, names);
  return [...(beside === null ? [] : [r.beside(names.domino(box, beside))]), goal].join(', ');
}

/** What is kept now hardly comes again: the sand or the stock ends before. */
export const isKeptForGood = (state: State): boolean =>
  !stalls(state) && (isShort(state) || fewLeft(state, state.turn) !== undefined);

/** Why the domino in hand is better kept on the reserve. */
export function whyKept(game: AyaGame, state: State): string {
  const { box } = game;
  const { type, camera } = box.dominoes.get(state.hand[state.turn]!)!;
  if (stalls(state)) return r.kept.last;
  if (isKeptForGood(state)) return r.kept.good;
  if (type === 'garden') return r.kept.garden;
  if (camera && state.animalsLeft[type] > 0) return r.kept.camera;
  return survey(box, state, planOf(game, state)).wanted[type] > 0 ? r.kept.none : r.kept.nowhere;
}

/** By the name of the button that ends the pushes here. */
const enough = (state: State): string => (isTrial(state) ? r.count : r.enough);

/** A hint to make this move, as a sentence; undefined for what no hand decides. */
export function advice(game: AyaGame, state: State, move: Move): string | undefined {
  const { box } = game;
  const held = state.hand[state.turn];
  switch (move.type) {
    case 'place':
      return held ? r.place(dominoKind(box, held), whyHere(game, state, move)) : undefined;
    case 'toReserve':
      return held ? r.reserve(dominoKind(box, held), whyKept(game, state)) : undefined;
    case 'draw':
      return r.draw[move.from];
    case 'askTile':
      return r.askTile;
    case 'raise':
      return r.raise(move.dominoes.length);
    case 'raiseBuffer':
      return r.raiseBuffer(animalName(box, move.token));
    case 'turnGlass':
      return r.glass;
    case 'start':
      return r.start;
    case 'push': {
      const plan = planPush(game, state);
      const photos = plan.move.type === 'push' && plan.move.domino === move.domino ? plan.photos : 0;
      return r.push(namesNow().domino(box, move.domino), photos);
    }
    case 'enough':
      return enough(state);
    default:
      return undefined;
  }
}

/** After the first push: what the best of the others would win, or, once it is known, wins; or that none is worth its price. */
export function pushInWords(
  { box }: AyaGame,
  state: State,
  { move, photos }: Omit<PushPlan, 'weighed'>,
  really?: number | 'trying'
): string | undefined {
  if (state.pushes.length === 0) return undefined;
  if (move.type !== 'push') return really === 'trying' ? r.trying : enough(state);
  const domino = namesNow().domino(box, move.domino);
  return typeof really === 'number' ? r.pushWins(domino, really) : r.push(domino, photos);
}

/** What the helper whose turn it is would do, where people decide for the team, and why. */
export function proposalInWords(game: AyaGame, state: State, move: Move, names: readonly string[]): string | undefined {
  const name = names[seatOf(state, state.turn)] ?? '';
  const p = r.proposal;
  switch (move.type) {
    case 'turnGlass':
      return p.glass(name);
    case 'push': {
      const domino = namesNow().domino(game.box, move.domino);
      return state.pushes.length === 0 ? p.push(name, domino) : p.again(name, domino, planPush(game, state).photos);
    }
    case 'enough':
      return p.enough(name);
    default:
      return undefined;
  }
}
