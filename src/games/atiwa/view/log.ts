/** What happened, in words: lines for the log, what an undo would take back, and what the dock says meanwhile. */
import type { Seat } from '#engine/game.ts';
import { capital } from '#words/grammar.ts';
import type { Sentence } from '../../view.ts';
import { cardOf } from '../rules/area.ts';
import type { Event } from '../rules/events.ts';
import type { AtiwaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { Spot, State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { spaceName } from './effects.ts';
import { romans } from './facts.ts';

const w = words.log;

/** “1 goat, 2 fruit” */
export function paidWords(paid: Readonly<Record<'goats' | 'animals' | 'fruit' | 'bats' | 'gold', number>>): string {
  const { goats, animals, fruit, bats, gold } = paid;
  const parts = [
    [goats, 'goat'],
    [animals, 'wildAnimal'],
    [fruit, 'fruit'],
    [bats, 'fruitBat'],
    [gold, 'gold']
  ] as const;
  return words.list(parts.flatMap(([n, thing]) => (n > 0 ? [words.some(n, thing)] : [])));
}

const nameOf = ({ board }: AtiwaGame, space: string): string =>
  spaceName(board, board.spaceById.get(space)?.index ?? -1);

/** A space of somebody's land that an event is about. */
type Where = { readonly seat: number; readonly spot: Spot };

/** Whom an event is about. */
const seatIn = (event: Event): Seat | undefined =>
  event.type === 'startMarker' ? event.to : 'seat' in event ? event.seat : undefined;
const nameIn = (event: Event, names: readonly string[]): string => ('seat' in event ? (names[event.seat] ?? '') : '');

/** What the one who moves does: joined to one sentence. */
function deed(game: AtiwaGame, before: State, event: Event, cardAt: (event: Where) => string): string | undefined {
  const card = 'card' in event ? (game.board.byId.get(event.card)?.name ?? '') : '';
  switch (event.type) {
    case 'gold':
      return w.gold(event.gold);
    case 'paid':
      return w.paid(event.gold);
    case 'drawn':
      return w.drawn(card);
    case 'taken':
      return w.takes(card);
    case 'bought':
      return w.buys(card);
    case 'laid':
      return w.laid(card);
    case 'trained':
      return w.trains;
    case 'placed':
      if (event.step === 'breed') return w.born(words.one(event.token), cardAt(event));
      return ['work', 'plant'].includes(event.step) ? w.places(words.one(event.token), cardAt(event)) : undefined;
    case 'flew':
      return before.step === 'dusk' ? w.sendsBats(game.board.edition.batAction.bats) : undefined;
    case 'spent':
      return event.step === 'eat' ? undefined : w.spends(words.one(event.token));
    default:
      return undefined;
  }
}

/** What happens to somebody, whoever moved: a sentence of its own. */
function fate(
  game: AtiwaGame,
  event: Event,
  names: readonly string[],
  cardAt: (event: Where) => string
): string | undefined {
  const name = nameIn(event, names);
  switch (event.type) {
    case 'startMarker':
      return names.length > 1 ? `${w.marker(names[event.to] ?? '')}.` : undefined;
    case 'evicted':
      return `${capital(w.evicted)}.`;
    case 'riderLost':
      return `${capital(w.rider(words.one(event.token)))}.`;
    case 'income':
      return w.income(name, event.gold, event.markers);
    case 'mined':
      return w.mined(name, event.gold);
    case 'polluted':
      return w.polluted(
        name,
        cardAt(event),
        event.lost.map((token) => words.one(token))
      );
    case 'setAside':
      return w.aside(name);
    case 'bagEmpty':
      return w.bagEmpty;
    case 'bagRefilled':
      return w.bagRefilled;
    case 'growth':
      return event.number > 0 ? w.growth(name, event.number, event.token) : undefined;
    case 'noRoom':
      return w.noRoom(name, event.count, event.token);
    case 'noneLeft':
      return w.noneLeft(name, event.count, event.token);
    case 'declined':
      return w.declined(name, event.count, event.token);
    case 'fed':
      return w.fed(name, paidWords(event));
    case 'missing':
      return w.missing(name, event.food, -game.board.edition.food.missingFoodPoints * event.food);
    case 'challengeLost':
      return w.challengeLost;
    case 'familiesLeft':
      return w.families(name, event.count);
    case 'reshuffled':
      return w.reshuffled;
    case 'round':
      return w.round(romans[event.round] ?? '');
    case 'over':
      return w.over;
    default:
      return undefined;
  }
}

type Placed = Extract<Event, { type: 'placed' }>;
const comesHome = (event: Event): event is Placed => event.type === 'placed' && event.step === 'home';

/** With this move the action is over, and nothing of it was done, however it was declined (ATW-WRK-04, ATW-WRK-06). */
const idles = (before: State, move: Move, after: () => State): boolean =>
  move.type === 'worker'
    ? after().space < 0
    : move.type === 'done' && before.step === 'work' && before.used.every((n) => n === 0);

/** What is told of a move: what somebody does, then what happens to anybody. */
export function sentences(
  game: AtiwaGame,
  before: State,
  move: Move,
  events: readonly Event[],
  names: readonly string[]
): readonly Sentence[] {
  if (move.type === 'first') return [{ text: w.begins(names[move.seat] ?? ''), seat: move.seat }];
  if (move.type === 'tile') {
    const label = game.board.edition.actionTiles.find(({ id }) => id === move.tile)?.label ?? '';
    const round = romans[before.tiles.length - before.tilesLeft.length + 1] ?? '';
    return [{ text: w.tile(label, round), seat: undefined }];
  }
  let played: State | undefined;
  const after = (): State => {
    if (!played) {
      played = game.clone(before);
      game.play(played, move);
    }
    return played;
  };
  /** The card of a spot, before the move or, if it has come with it, after. */
  const cardAt = (event: Where): string => {
    const { seat } = event;
    const index = cardOf(event.spot);
    const own = before.areas[seat]!.cards;
    const cards = index < own.length ? own : after().areas[seat]!.cards;
    return game.board.cards[cards[index] ?? -1]?.name ?? '';
  };
  // Bats fly together, and the sentence about the first of them counts them all.
  const flights = events.filter(({ type }) => type === 'flew');
  const told = events.filter((event) => event.type !== 'flew' || event === flights[0]);
  const does = told.flatMap((event) => deed(game, before, event, cardAt) ?? []);
  // Bats come home together too, those of one seat after those of another.
  const home = events.filter(comesHome);
  const more = events.flatMap((event): Sentence[] => {
    if (comesHome(event)) {
      const own = home.filter(({ seat }) => seat === event.seat);
      return own[0] === event ? [{ text: w.homeward(names[event.seat] ?? '', own.length), seat: event.seat }] : [];
    }
    const text = fate(game, event, names, cardAt);
    return text === undefined ? [] : [{ text, seat: seatIn(event) }];
  });
  const name = names[before.seat] ?? '';
  const space = move.type === 'worker' && events.some(({ type }) => type === 'worker') ? nameOf(game, move.space) : '';
  const own = [
    ...(space ? [w.worker(name, space)] : []),
    ...(does.length > 0
      ? [space ? `${capital(words.list(does))}.` : `${name} ${words.list(does)}.`]
      : idles(before, move, after)
        ? [w.idle]
        : [])
  ];
  return [...own.map((text) => ({ text, seat: before.seat })), ...more];
}

/** What just happened, for the dock while things move: the same words, one event at a time. */
export function happening(game: AtiwaGame, state: State, event: Event, names: readonly string[]): string | undefined {
  const cardAt = (one: Where): string =>
    game.board.cards[state.areas[one.seat]?.cards[cardOf(one.spot)] ?? -1]?.name ?? '';
  const name = nameIn(event, names);
  if (event.type === 'worker') return w.worker(name, nameOf(game, event.space));
  if (event.type === 'placed') {
    const says = event.step === 'breed' ? w.born : w.places;
    return `${name} ${says(words.one(event.token), cardAt(event))}.`;
  }
  const does = deed(game, { ...state, step: 'dusk' }, event, cardAt);
  return does ? `${name} ${does}.` : fate(game, event, names, cardAt);
}

/** What undoing this move takes back, in a word or two. */
export function undoes(game: AtiwaGame, _state: State, m: Move): string {
  const u = words.undoes;
  switch (m.type) {
    case 'worker':
      return game.board.edition.actionBoard.spaces.find(({ id }) => id === m.space)?.label ?? u.done;
    case 'place':
      return u.place(words.thing(m.token, 1));
    case 'first':
    case 'tile':
    case 'card':
    case 'marker':
      return u.chance;
    default:
      return u[m.type];
  }
}
