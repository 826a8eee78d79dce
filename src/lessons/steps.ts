/**
 * The steps of a lesson as rules of their own: what fulfils a task, what leads astray, and what others do meanwhile. Pure;
 * everything follows from the positions, so that any step can be taken again, skipped, or played by a program.
 */
import { draw, seededRoll } from '#engine/chance.ts';
import type { Game, Illegal, Move, Turn } from '#engine/game.ts';
import { canonical, type JsonObject } from '#engine/json.ts';
import type { Chapter, Step, Tried } from '#games/lesson.ts';

/** Moves looked at when a way to fulfil a task is searched. */
const effort = 6000;
/** A watched step that does not come to its end within this many moves is wrong. */
const patience = 200;

/** What a step is about: its game, its chapter, and the position it began in. */
export type Asked = {
  readonly game: Game;
  readonly chapter: Chapter;
  readonly step: Step;
  readonly from: JsonObject;
};

const after = (game: Game, state: JsonObject, move: Move): JsonObject => {
  const next = game.clone(state);
  game.play(next, move);
  return next;
};

/** The step has a position of its own. */
export const hasOwn = (step: Step): boolean => 'at' in step;

/** The position a step begins in: its own, or what came of the step before. */
export const beginning = (chapter: Chapter, index: number, before: JsonObject | undefined): JsonObject =>
  chapter.steps[index]?.at?.() ?? before ?? chapter.begin();

/** What is played in this position by anybody but the learner: fixed by the position. */
function reply(game: Game, chapter: Chapter, state: JsonObject): Move {
  const scripted = chapter.reply?.(state);
  if (scripted) return scripted;
  if (game.turn(state) === 'chance') return draw(game, state, seededRoll(canonical(state)));
  const [first] = game.moves(state);
  if (!first) throw new Error(`chapter ${chapter.id}: nobody replies`);
  return first;
}

const isFor = (turn: Turn, chapter: Chapter): boolean => turn === chapter.seat || turn === 'over';

/** The way of a choice that these positions took, or whether a task was done (0). */
export function fulfilled({ step, from }: Pick<Asked, 'step' | 'from'>, state: JsonObject): number | undefined {
  if (step.kind === 'do') return step.done(state, from) ? 0 : undefined;
  if (step.kind !== 'choose') return undefined;
  const way = step.ways.findIndex((one) => one.done(state, from));
  return way < 0 ? undefined : way;
}

/**
 * What follows a position without the learner: others decide and chance draws; after a task only what chance owes it. What
 * the world does is not known here.
 */
export function following(asked: Asked, state: JsonObject): Move | undefined {
  const { game, chapter, step, from } = asked;
  const turn = game.turn(state);
  if (turn === 'world') return undefined;
  if (step.kind === 'watch')
    return step.until(state, from) || turn === 'over' ? undefined : reply(game, chapter, state);
  if (fulfilled(asked, state) !== undefined && turn !== 'chance') return undefined;
  if (isFor(turn, chapter)) return step.kind === 'do' ? chapter.unasked?.(state) : undefined;
  return reply(game, chapter, state);
}

/** A position with everything that follows it played, up to where the world moves. */
export function settled(asked: Asked, state: JsonObject): JsonObject {
  let now = state;
  for (let count = 0; ; count++) {
    const move = following(asked, now);
    if (!move) return now;
    if (count > patience) throw new Error(`chapter ${asked.chapter.id}: “${asked.step.text}” has no end`);
    now = after(asked.game, now, move);
  }
}

type Found = { readonly moves: readonly Move[]; readonly state: JsonObject };

/** The position after moves of the learner, each with what follows it. */
const playing = (asked: Asked, state: JsonObject, moves: readonly Move[]): JsonObject =>
  moves.reduce((now, move) => settled(asked, after(asked.game, now, move)), state);

/**
 * Ways of the learner to fulfil the step from this position, the shortest first; each ends in another position. Those that
 * the step shows itself end where the world moves, if they set it moving.
 */
export function* ways(asked: Asked, state: JsonObject): Generator<Found, undefined> {
  const { game, chapter, step } = asked;
  if ('shown' in step && step.shown) {
    for (const moves of step.shown(state)) yield { moves, state: playing(asked, state, moves) };
    return undefined;
  }
  const seen = new Set<string>([canonical(state)]);
  let ahead: Found[] = [{ moves: [], state }];
  let looked = 0;
  while (ahead.length > 0 && looked < effort) {
    const next: Found[] = [];
    for (const { moves, state: here } of ahead) {
      if (game.turn(here) !== chapter.seat) continue;
      for (const move of game.moves(here)) {
        looked += 1;
        const played = after(game, here, move);
        if ('fits' in step && step.fits?.({ before: here, move, after: played }) === false) continue;
        const done = fulfilled(asked, played) !== undefined;
        const rest = settled(asked, played);
        const key = canonical(rest);
        if (seen.has(key)) continue;
        seen.add(key);
        const found = { moves: [...moves, move], state: rest };
        if (done || fulfilled(asked, rest) !== undefined) yield found;
        else next.push(found);
      }
    }
    ahead = next;
  }
  return undefined;
}

/** The moves that would fulfil the step from here; undefined where there are none. */
export const example = (asked: Asked, state: JsonObject): readonly Move[] | undefined =>
  ways(asked, state).next().value?.moves;

/** What came of moves that the learner tried: refused by the rules, leading astray, or carried out. */
export type Answer =
  | { readonly type: 'refused'; readonly illegal: Illegal }
  | { readonly type: 'astray' }
  | { readonly type: 'played'; readonly state: JsonObject; readonly way: number | undefined };

export function answer(asked: Asked, state: JsonObject, moves: readonly Move[]): Answer {
  const { game, step } = asked;
  let now = state;
  for (const move of moves) {
    const illegal = game.illegal(now, move) ?? (game.parse(move) ? undefined : { rule: 'move' });
    if (illegal) return { type: 'refused', illegal };
    const next = after(game, now, move);
    if (!leads(asked, { before: now, move, after: next })) return { type: 'astray' };
    now = next;
    if (fulfilled(asked, now) !== undefined) break;
    now = settled(asked, now);
  }
  const rest = settled(asked, now);
  const way = fulfilled(asked, now) ?? fulfilled(asked, rest);
  return { type: 'played', state: rest, way: step.kind === 'play' ? undefined : way };
}

/** Whether a move is on the way of the step. */
function leads(asked: Asked, tried: Tried): boolean {
  const { step } = asked;
  if (step.kind === 'play') return true;
  if (step.kind !== 'do' && step.kind !== 'choose') return false;
  if (step.fits) return step.fits(tried);
  if (fulfilled(asked, tried.after) !== undefined) return true;
  const rest = settled(asked, tried.after);
  return fulfilled(asked, rest) !== undefined || example(asked, rest) !== undefined;
}

/** The position after a step that was taken by its shortest way: for whoever skips it, or comes back later. */
export function past(asked: Asked): JsonObject {
  const { game, step, from } = asked;
  if (step.kind === 'watch') return settled(asked, from);
  if (step.kind !== 'do' && step.kind !== 'choose') return from;
  const found = ways(asked, from).next().value;
  if (!found) throw new Error(`chapter ${asked.chapter.id}: “${step.text}” cannot be done in ${game.id}`);
  return found.state;
}

/** The position a step of a chapter begins in for whoever did not play up to it: from the nearest that has one of its own. */
export function arrive(game: Game, chapter: Chapter, index: number): JsonObject {
  const own = chapter.steps.slice(0, index + 1).findLastIndex(hasOwn);
  const first = Math.max(0, own);
  let state = beginning(chapter, first, undefined);
  for (const [n, step] of chapter.steps.slice(first, index).entries())
    state = beginning(chapter, first + n + 1, past({ game, chapter, step, from: state }));
  return state;
}
