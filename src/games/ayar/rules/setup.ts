/** Options of a match and the table before anything is drawn. AYR-SET, AYR-SOLO-01 to 04. */
import { readOptions } from '../../options.ts';
import { misfits } from '../words/misfits.ts';
import type { Board } from './board.ts';
import { begin } from './draws.ts';
import { fillBag } from './ayllu/answers.ts';
import { column } from './sides.ts';
import { none, type Options, type PlayerSide, type Side, type State } from './state.ts';

const words = misfits.options;

/**
 * Reads options; missing ones take their default: lots are drawn for the first player, the solo board is the second.
 * A string says in words what is wrong.
 */
export function parseOptions(board: Board, seats: number, value: unknown): Options | string {
  const read = readOptions(value, seats, ['level']);
  if (typeof read === 'string') return read;
  const { given } = read;
  const solo = seats === 1;
  // AYR-RES-54
  const first = read.first ?? (solo ? 0 : null);
  const level = given.level ?? (solo ? 2 : 0);
  if (typeof level !== 'number') return words.level;
  if (!solo && level !== 0) return words.alone;
  if (solo && !board.levels.some((one) => one.level === level)) return words.unknownLevel(level);
  return { first, level };
}

const emptySide = (): Side => ({
  dial: 0,
  llamas: 0,
  sun: [0, 0, 0, 0, 0],
  moon: [0, 0, 0, 0],
  temples: 0b1111,
  inti: 0,
  moonSlots: [none, none, none, none]
});

export function setup(board: Board, seats: number, options: Options): State {
  const start = board.nodes.findIndex((node) => node.start);
  const player = (): PlayerSide => ({
    ...emptySide(),
    tambos: 0xffff,
    at: [none, none, none, none, none],
    laid: 0,
    pots: [],
    cloths: [],
    weave: [0, 0, 0, 0, 0, 0],
    maize: board.boxes.map(() => 0),
    islands: [],
    boat: start,
    viracocha: board.viracocha.map(() => 0)
  });
  const copies = board.pots.map((pot) => pot.copies);
  const state: State = {
    options,
    phase: 'setup',
    step: options.first === null ? 'first' : 'layOut',
    round: 0,
    first: 0,
    seat: 0,
    asked: 0,
    taken: 0,
    answered: 0,
    spaces: [1, 1, 1, 1],
    retired: [0, 0, 0, 0],
    built: board.slots.map(() => none),
    tiles: board.raymi.map(() => none),
    rows: [none, none, none, none],
    placed: [[], [], [], []],
    market: board.market.slots.map(() => none),
    stack: copies.reduce((sum, n) => sum + n, 0),
    unknown: copies,
    tops: board.stacks.powers.map(() => none),
    under: board.stacks.powers.map((_, stack) => 2 ** board.textiles.filter((one) => one.stack === stack).length - 1),
    lake: [],
    islands: board.nodes.map(() => 0),
    terrace: [],
    players: Array.from({ length: seats }, player),
    ayllu: null,
    marker: none,
    line: none,
    ayar: none,
    from: 0,
    slot: none,
    cell: none,
    craft: none,
    power: 0,
    units: 0,
    cloth: none,
    idle: false,
    back: 'checks',
    island: none,
    triggers: []
  };
  state.lake = board.areas.map(({ viracocha }) => viracocha[column(state)]!);
  if (options.level > 0) {
    state.ayllu = {
      ...emptySide(),
      pots: 0,
      cloths: 0,
      maize: 0,
      gone: 0,
      islands: [],
      boat: 0,
      bag: 0,
      tokens: 2 ** board.tokens.length - 1,
      removed: 0,
      token: none
    };
    fillBag(state);
  }
  if (options.first !== null) begin(state, options.first);
  // Never left on a passage: the table is laid out by chance.
  if (state.step === 'layOut') state.step = 'row';
  return state;
}
