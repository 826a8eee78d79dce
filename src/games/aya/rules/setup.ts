/** Options of a match and the table before anything is drawn. AYA-SETUP, AYA-DEAL. */
import { isCount } from '#engine/json.ts';
import { readOptions } from '../../options.ts';
import { glass } from '../editions/schema.ts';
import { misfits } from '../words/misfits.ts';
import { byType, deal, type Box } from './box.ts';
import { hands, tables, type Steadiness, type Kind, type Options, type State } from './state.ts';

const words = misfits.options;

/** Reads options; missing ones take their default. A string says in words what is wrong. */
export function parseOptions({ edition }: Box, seats: number, value: unknown): Options | string {
  const read = readOptions(value, seats, ['hand', 'table', 'glassMs', 'firstRetriggerFree']);
  if (typeof read === 'string') return read;
  const { given, first } = read;
  const hand = given.hand ?? 'guided';
  if (!(hands as readonly unknown[]).includes(hand)) return words.hand;
  const table = given.table ?? 'default';
  if (!(tables as readonly unknown[]).includes(table)) return words.table;
  const glassMs = given.glassMs ?? edition.hourglass.ms;
  if (!isCount(glassMs) || (glassMs !== 0 && (glassMs < glass.least || glassMs > glass.most))) return words.glass;
  const firstRetriggerFree = given.firstRetriggerFree ?? true;
  if (typeof firstRetriggerFree !== 'boolean') return words.retrigger;
  return { hand: hand as Steadiness, table: table as Options['table'], glassMs, firstRetriggerFree, first };
}

/** True for options with which a rank is given: the edition's own sand on its own table. */
export const isFullGame = ({ edition }: Box, { glassMs, table }: Options): boolean =>
  glassMs === edition.hourglass.ms && table !== 'compact';

export function setup(box: Box, people: number, options: Options): State {
  const begins = options.first ?? 0;
  const stock = deal(box, people, begins);
  return {
    options,
    people,
    first: begins,
    turn: begins,
    phase: 'setup',
    due: options.first === null && people > 1 ? 'first' : 'start',
    drawer: 0,
    resume: null,
    cause: null,
    aim: null,
    sandMs: 0,
    awayMs: 0,
    unseen: Object.fromEntries(box.kinds.map((kind) => [kind, box.ids[kind].length])) as Record<Kind, number>,
    stock,
    reserve: stock.map(() => []),
    hand: stock.map(() => null),
    from: stock.map(() => null),
    tilesLeft: byType((type) => [...box.tiles].filter(([, tile]) => tile.type === type).map(([id]) => id)),
    tileTop: byType(() => null),
    animalsLeft: byType((type) => box.animals[type].length),
    dominoes: {},
    tiles: {},
    tokens: {},
    pushes: [],
    retriggers: box.edition.retriggerTokens.count
  };
}

/** A copy that shares only what is never changed: pieces on the table are replaced whole. */
export const clone = (state: State): State => ({
  ...state,
  unseen: { ...state.unseen },
  stock: state.stock.slice(),
  reserve: state.reserve.map((pile) => pile.slice()),
  hand: state.hand.slice(),
  from: state.from.slice(),
  tilesLeft: byType((type) => state.tilesLeft[type].slice()),
  tileTop: { ...state.tileTop },
  animalsLeft: { ...state.animalsLeft },
  dominoes: { ...state.dominoes },
  tiles: { ...state.tiles },
  tokens: { ...state.tokens },
  pushes: state.pushes.slice()
});
