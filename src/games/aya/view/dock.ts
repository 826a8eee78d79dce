/** What the dock says: the decision in a sentence, and what goes with it. */
import { freeEnds } from '../aid/snap.ts';
import { isShort } from '../bot/sand.ts';
import type { AyaGame } from '../rules/index.ts';
import { firstDomino } from '../rules/topple.ts';
import { fewLeft, priceOfPush } from '../rules/turn.ts';
import { seatOf, type State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { needsWords } from '../words/refusals.ts';
import { lyingOf, type Hand } from './hand.svelte.ts';
import { inHand } from './put.ts';
import { dominoKind } from './things.ts';
import type { Use } from './uses.ts';

export type Say = { readonly title: string; readonly note?: string };
const d = words.dock;

/** Of somebody who plays two hands by turns: that it is the other one’s turn. */
export const handOf = ({ people, turn }: State): string | undefined =>
  people === 1 && turn === 1 ? words.team.second : undefined;
/** Whose turn it is: alone, somebody plays two hands by turns, and is told which. */
const whose = (state: State, names: readonly string[]): string =>
  handOf(state) ?? names[seatOf(state, state.turn)] ?? '';

/** The words of a decision that somebody here takes; `why` is what the place proposed is for. */
export function sayOf(game: AyaGame, state: State, names: readonly string[], why?: string, keeps = false): Say {
  const name = whose(state, names);
  switch (state.due) {
    case 'start':
      return { title: d.start, note: d.startNote };
    case 'glass':
      if (state.phase === 'break') return { title: d.pause, note: d.pauseNote(name) };
      return {
        title: d.glass1,
        note: state.options.glassMs === 0 ? d.practiseNote : d.glass1Note(words.outcome.glasses(state.options.glassMs))
      };
    case 'draw':
      return { title: d.draw(name) };
    case 'ahead':
      return { title: d.ahead(name), note: state.people === 1 ? d.aheadAlone : d.aheadNote };
    case 'place':
      return placing(game, state, name, why, keeps);
    case 'push':
      return pushing(game, state, names[seatOf(state, state.turn)] ?? '');
    default:
      return { title: words.capital(words.doing[state.due] ?? '') };
  }
}

function placing(game: AyaGame, state: State, name: string, why: string | undefined, keeps: boolean): Say {
  const domino = inHand(state)!;
  const { type, camera } = game.box.dominoes.get(domino)!;
  const title = d.place(name, dominoKind(game.box, domino));
  if (lyingOf(state).length > 0)
    return { title: d.lying, note: state.options.glassMs === 0 ? d.lyingPractice : d.lyingNote };
  // Why it is better kept tells of the last ones, too.
  const few = keeps ? undefined : fewLeft(state, state.turn);
  if (few !== undefined) return { title, note: d.few(name, state.stock[state.turn]!) };
  if (camera) return { title, note: d.camera };
  if (why) {
    const note = words.capital(why);
    return { title, note: state.from[state.turn] === 'reserve' ? d.fromReserve(note) : note };
  }
  return { title, note: type === 'garden' ? d.garden : d.ordinary(freeEnds(game.box, state).length) };
}

function pushing(game: AyaGame, state: State, name: string): Say {
  if (state.pushes.length === 0)
    return { title: firstDomino(game.box, state) === undefined ? d.pushAny(name) : d.push(name) };
  if (!game.moves(state).some(({ type }) => type === 'push')) {
    const stands = Object.values(state.dominoes).some(({ is }) => is === 'upright');
    return stands ? { title: d.stopped, note: words.count.noToken } : { title: words.told.all };
  }
  const price = priceOfPush(state);
  return { title: d.again(name), note: price === 0 ? d.free : d.costs(state.retriggers) };
}

/** Of what the camera could bring: what is proposed and what for, or why something cannot be here. */
export function cameraNoteOf(
  game: AyaGame,
  state: State,
  hand: Pick<Hand, 'keeps' | 'proposes' | 'use' | 'weighs'>,
  uses: readonly Use[] | undefined,
  why: string | undefined
): string | undefined {
  if (!uses) return undefined;
  if (hand.keeps) return why;
  if (hand.proposes && hand.use !== 'plain') return why ? d.proposed(why) : undefined;
  // Until it is thought out, nothing is said to have no room.
  if (hand.weighs) return undefined;
  const barred = (['animal', 'tile'] as const).flatMap(
    (name) => uses.find(({ use, left, illegal }) => use === name && left !== 0 && illegal) ?? []
  )[0];
  if (barred?.illegal) return d.because(d[barred.use], needsWords(game, barred.illegal), barred.elsewhere);
  if (!hand.proposes) return undefined;
  if (uses.every(({ use, left }) => use === 'plain' || left === 0)) return d.nothingLeft;
  // It could bring something here.
  return isShort(state) ? d.late : why && d.proposed(why);
}

/** The words while others decide, or nobody does. */
export function idleOf(state: State, names: readonly string[]): Say {
  const name = whose(state, names);
  switch (state.due) {
    case 'draw':
    case 'ahead':
      return { title: d.waitingDraw(name) };
    case 'place':
      return { title: d.waiting(name) };
    case 'push':
      return { title: d.waitingPush(name) };
    case 'glass':
    case 'start':
      return { title: d.waitingGlass(name) };
    case 'accident':
      return { title: d.lying };
    case 'fall':
      return { title: d.falling };
    default:
      return { title: d.chance };
  }
}
