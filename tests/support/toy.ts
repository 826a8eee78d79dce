/**
 * A small game for testing what is around games. In turn, a seat picks how many times it will count a token (1 to 3),
 * marks it with a colour, and draws it from the bag by chance; or it passes. Chance says who begins. The bag runs dry,
 * or six passes in all, and the match is over.
 */
import type { Chance, Game, Illegal, Move as AnyMove, ScoreLine, Tell, Turn } from '#engine/game.ts';
import { canonical, hasExactly, isObject, type Json } from '#engine/json.ts';
import { games, type RulesModule } from '#games/index.ts';

export type ToyState = {
  bag: number[];
  points: number[];
  marks: string[];
  seat: number;
  step: 'first' | 'pick' | 'mark' | 'draw' | 'over';
  picked: number;
  passes: number;
};

export type ToyMove =
  | { readonly type: 'first'; readonly seat: number }
  | { readonly type: 'pick'; readonly times: number }
  | { readonly type: 'mark'; readonly color: string }
  | { readonly type: 'token'; readonly value: number }
  | { readonly type: 'pass' };

type ToyOptions = { readonly tokens: number; readonly first: number | null };

const shapes: Record<string, (move: Record<string, unknown>) => boolean> = {
  first: (move) => hasExactly(move, ['type', 'seat']) && Number.isSafeInteger(move['seat']),
  pick: (move) => hasExactly(move, ['type', 'times']) && Number.isSafeInteger(move['times']),
  mark: (move) => hasExactly(move, ['type', 'color']) && typeof move['color'] === 'string',
  token: (move) => hasExactly(move, ['type', 'value']) && Number.isSafeInteger(move['value']),
  pass: (move) => hasExactly(move, ['type'])
};

const turn = ({ step, seat }: ToyState): Turn =>
  step === 'over' ? 'over' : step === 'first' || step === 'draw' ? 'chance' : seat;

const moves = ({ step }: ToyState): ToyMove[] => {
  if (step === 'pick') return [1, 2, 3].map((times): ToyMove => ({ type: 'pick', times })).concat({ type: 'pass' });
  if (step === 'mark') return ['blue', 'red'].map((color) => ({ type: 'mark', color }));
  return [];
};

function chances({ step, bag, points }: ToyState): Chance<ToyMove>[] {
  if (step === 'first') return points.map((_, seat) => ({ move: { type: 'first', seat }, weight: 1 }));
  if (step !== 'draw') return [];
  return bag.flatMap((weight, index) => (weight > 0 ? [{ move: { type: 'token', value: index + 1 }, weight }] : []));
}

const illegal = (state: ToyState, move: ToyMove): Illegal | undefined =>
  moves(state).some((legal) => canonical(legal) === canonical(move)) ? undefined : { rule: 'TOY-01' };

function play(state: ToyState, move: ToyMove, tell?: Tell): void {
  const next = (): void => {
    state.seat = (state.seat + 1) % state.points.length;
    state.step = state.passes >= 6 || state.bag.every((count) => count === 0) ? 'over' : 'pick';
  };
  switch (move.type) {
    case 'first':
      state.seat = move.seat;
      state.step = 'pick';
      break;
    case 'pick':
      state.picked = move.times;
      state.step = 'mark';
      break;
    case 'mark':
      state.marks.push(move.color);
      tell?.({ type: 'marked', color: move.color });
      state.step = 'draw';
      break;
    case 'token':
      state.bag[move.value - 1]!--;
      tell?.({ type: 'drawn', value: move.value });
      state.points[state.seat]! += move.value * state.picked;
      tell?.({ type: 'counted', points: move.value * state.picked });
      next();
      break;
    case 'pass':
      state.passes++;
      next();
  }
}

const lines = (state: ToyState): ScoreLine[][] =>
  state.points.map((points) => [{ rule: 'TOY-02', points, item: 'tokens' }]);

function make(edition: { readonly values: number }): Game<ToyState, ToyMove & AnyMove, ToyOptions> {
  return {
    id: 'toy',
    rulesVersion: 1,
    edition,
    seats: { least: 1, most: 4 },
    rulebook: {
      'TOY-01': { id: 'TOY-01', text: 'Only what is offered.' },
      'TOY-02': { id: 'TOY-02', text: 'Tokens.' }
    },
    horizon: 500,
    parseOptions: (_seats, value) => {
      if (!isObject(value)) return 'options are an object';
      const { tokens = 3, first = null, ...rest } = value;
      if (Object.keys(rest).length > 0) return 'unknown option';
      if (typeof tokens !== 'number' || tokens < 1) return 'tokens: a number from 1';
      return { tokens, first: typeof first === 'number' ? first : null };
    },
    setup: (seats, options) => ({
      bag: Array.from({ length: edition.values }, () => options?.tokens ?? 3),
      points: Array.from({ length: seats }, () => 0),
      marks: [],
      seat: options?.first ?? 0,
      step: typeof options?.first === 'number' ? 'pick' : 'first',
      picked: 0,
      passes: 0
    }),
    clone: (state) => ({ ...state, bag: [...state.bag], points: [...state.points], marks: [...state.marks] }),
    turn,
    moves: (state) => moves(state),
    chances: (state) => chances(state),
    illegal,
    play,
    score: lines,
    places: (state) => state.points.map((mine) => 1 + state.points.filter((other) => other > mine).length),
    parse: (value) =>
      isObject(value) && typeof value['type'] === 'string' && shapes[value['type']]?.(value)
        ? (value as ToyMove & AnyMove)
        : undefined
  };
}

/** The standard toy: tokens of values 1 to 4. */
export const toy = make({ values: 4 }) as unknown as Game;

const withEdition = (data: Json): Game | readonly string[] =>
  isObject(data) && typeof data['values'] === 'number' && data['values'] > 0
    ? make({ values: data['values'] })
    : ['values: a number from 1'];

/** Puts the toy on the shelf, for tests of what loads games by name. */
export function registerToy(): void {
  const rules = (): Promise<RulesModule> => Promise.resolve({ game: toy, withEdition });
  const mind = (): Promise<never> => Promise.reject(new Error('the toy has no mind'));
  Object.assign(games, { toy: { meta: { ...games['aiye']!.meta, id: 'toy', name: 'Toy' }, rules, mind } });
}
