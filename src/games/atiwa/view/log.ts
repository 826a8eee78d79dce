/** What happened, in words: lines for the log, what an undo would take back, and what the dock says meanwhile. */
import type { GameEvent, Move as AnyMove } from '#engine/game.ts';
import type { AtiwaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { tokens, type State, type Token } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { romans } from './facts.ts';

const w = words.log;
const num = (event: GameEvent, key: string): number => (typeof event[key] === 'number' ? event[key] : 0);
const text = (event: GameEvent, key: string): string => (typeof event[key] === 'string' ? event[key] : '');
const tokenOf = (event: GameEvent): Token => tokens.find((one) => one === event.token) ?? 'tree';
const capital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

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

const paidOf = (event: GameEvent) => ({
  goats: num(event, 'goats'),
  animals: num(event, 'animals'),
  fruit: num(event, 'fruit'),
  bats: num(event, 'bats'),
  gold: num(event, 'gold')
});

/** What the one who moves does: joined to one sentence. */
function deed(
  game: AtiwaGame,
  before: State,
  event: GameEvent,
  cardAt: (event: GameEvent) => string
): string | undefined {
  const card = game.board.byId.get(text(event, 'card'))?.name ?? '';
  switch (event.type) {
    case 'gold':
      return w.gold(num(event, 'gold'));
    case 'paid':
      return w.paid(num(event, 'gold'));
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
      return ['work', 'plant', 'breed'].includes(text(event, 'step'))
        ? w.places(words.one(tokenOf(event)), cardAt(event))
        : undefined;
    case 'flew':
      return before.step === 'dusk' ? w.sendsBats(game.board.edition.batAction.bats) : undefined;
    case 'spent':
      return event.step === 'eat' ? undefined : w.spends(words.one(tokenOf(event)));
    default:
      return undefined;
  }
}

/** What happens to somebody, whoever moved: a sentence of its own. */
function fate(
  game: AtiwaGame,
  event: GameEvent,
  names: readonly string[],
  cardAt: (event: GameEvent) => string
): string | undefined {
  const name = names[num(event, 'seat')] ?? '';
  switch (event.type) {
    case 'startMarker':
      return names.length > 1 ? `${w.marker(names[num(event, 'to')] ?? '')}.` : undefined;
    case 'evicted':
      return `${capital(w.evicted)}.`;
    case 'riderLost':
      return `${capital(w.rider(words.one(tokenOf(event))))}.`;
    case 'income':
      return w.income(name, num(event, 'gold'), num(event, 'markers'));
    case 'mined':
      return w.mined(name, num(event, 'gold'));
    case 'polluted':
      return w.polluted(
        name,
        cardAt(event),
        (event.lost as readonly Token[]).map((token) => words.one(token))
      );
    case 'setAside':
      return w.aside(name);
    case 'bagEmpty':
      return w.bagEmpty;
    case 'bagRefilled':
      return w.bagRefilled;
    case 'growth':
      return num(event, 'number') > 0 ? w.growth(name, num(event, 'number'), tokenOf(event)) : undefined;
    case 'noRoom':
      return w.noRoom(name, num(event, 'count'), tokenOf(event));
    case 'fed':
      return w.fed(name, paidWords(paidOf(event)));
    case 'missing':
      return w.missing(name, num(event, 'food'));
    case 'challengeLost':
      return w.challengeLost;
    case 'familiesLeft':
      return w.families(name, num(event, 'count'));
    case 'reshuffled':
      return w.reshuffled;
    case 'round':
      return w.round(romans[num(event, 'round')] ?? '');
    case 'over':
      return w.over;
    default:
      return undefined;
  }
}

/** One line for a move, or undefined if it is not worth one. */
export function line(
  game: AtiwaGame,
  before: State,
  move: Move,
  events: readonly GameEvent[],
  names: readonly string[]
): string | undefined {
  if (move.type === 'first') return w.begins(names[move.seat] ?? '');
  if (move.type === 'tile')
    return w.tile(
      game.board.edition.actionTiles.find(({ id }) => id === move.tile)?.label ?? '',
      romans[before.tiles.length - before.tilesLeft.length + 1] ?? ''
    );
  let after: State | undefined;
  /** The card of a spot, before the move or, if it has come with it, after. */
  const cardAt = (event: GameEvent): string => {
    const seat = num(event, 'seat');
    const index = num(event, 'spot') >> 3;
    if (index >= before.areas[seat]!.cards.length && !after) {
      after = game.clone(before);
      game.play(after, move);
    }
    return game.board.cards[(after ?? before).areas[seat]!.cards[index] ?? -1]?.name ?? '';
  };
  const does = events.flatMap((event) => deed(game, before, event, cardAt) ?? []);
  const more = events.flatMap((event) => fate(game, event, names, cardAt) ?? []);
  const home = events.filter(({ type, step }) => type === 'placed' && step === 'home');
  if (home.length > 0) more.unshift(w.homeward(names[num(home[0]!, 'seat')] ?? '', home.length));
  const name = names[before.seat] ?? '';
  const space =
    move.type === 'worker'
      ? (game.board.edition.actionBoard.spaces.find(({ id }) => id === move.space)?.label ?? '')
      : '';
  const parts = [
    ...(space ? [w.worker(name, space)] : []),
    ...(does.length > 0 ? [space ? `${capital(words.list(does))}.` : `${name} ${words.list(does)}.`] : []),
    ...more
  ];
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** What just happened, for the dock while things move: the same words, one event at a time. */
export function happening(
  game: AtiwaGame,
  state: State,
  event: GameEvent,
  names: readonly string[]
): string | undefined {
  const cardAt = (one: GameEvent): string =>
    game.board.cards[state.areas[num(one, 'seat')]?.cards[num(one, 'spot') >> 3] ?? -1]?.name ?? '';
  const name = names[num(event, 'seat')] ?? '';
  if (event.type === 'worker')
    return w.worker(name, game.board.edition.actionBoard.spaces.find(({ id }) => id === event.space)?.label ?? '');
  if (event.type === 'placed') return `${name} ${w.places(words.one(tokenOf(event)), cardAt(event))}.`;
  const does = deed(game, { ...state, step: 'dusk' }, event, cardAt);
  return does ? `${name} ${does}.` : fate(game, event, names, cardAt);
}

/** What undoing this move takes back, in a word or two. */
export function undoes(game: AtiwaGame, _state: State, move: AnyMove): string {
  const m = move as Move;
  const u = words.undoes;
  switch (m.type) {
    case 'worker':
      return game.board.edition.actionBoard.spaces.find(({ id }) => id === m.space)?.label ?? u.done;
    case 'place':
      return words.one(m.token);
    case 'first':
    case 'tile':
    case 'card':
    case 'marker':
      return u.chance;
    default:
      return u[m.type];
  }
}
