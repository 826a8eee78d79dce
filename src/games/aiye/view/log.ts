/** What happened, in words: lines for the log, and what an undo would take back. */
import type { GameEvent, Move as AnyMove } from '#engine/game.ts';
import type { AiyeGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { iconName, kindOf, place } from './facts.ts';

const w = words.log;
const num = (event: GameEvent, key: string): number => {
  const value = event[key];
  return typeof value === 'number' ? value : 0;
};
const text = (event: GameEvent, key: string): string => {
  const value = event[key];
  return typeof value === 'string' ? value : '';
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** One line for a move, or undefined if it is not worth one. */
export function line(
  game: AiyeGame,
  before: State,
  move: Move,
  events: readonly GameEvent[],
  names: readonly string[]
): string | undefined {
  if (move.type === 'first') return w.begins(names[move.seat] ?? '');
  if (move.type === 'reveal') return undefined;
  const name = (seat: number): string => names[seat] ?? '';
  const card = (id: number): string => kindOf(game.deck, id).name;
  let after: State | undefined;
  /** Where a column stands, or stood before it went, counted from 1. */
  const at = (id: number, seat = before.seat): number => {
    const then = place(before.areas[seat]!, id);
    if (then > 0) return then;
    if (!after) {
      after = game.clone(before);
      game.play(after, move);
    }
    return place(after.areas[seat]!, id);
  };

  /** What the one who moves does, joined with “and”; then sentences about others. */
  const does: string[] = [];
  const more: string[] = [];
  if (move.type === 'decide' && move.mode === 'extraSowing') does.push(w.sowsAgain);

  const turn = events.find(({ type }) => type === 'turn');
  for (const event of events) {
    const column = num(event, 'column');
    switch (event.type) {
      case 'sown':
        does.push(w.sows(num(event, 'sun') + num(event, 'moon'), at(column)));
        break;
      case 'landed':
        does.push(w.activates(at(column)));
        break;
      case 'meeting':
        does.push(w.meeting);
        if (move.type === 'decide' && move.mode === 'meetingExtraSowing') does.push(w.sowsAgain);
        break;
      case 'seedsTaken':
        if (move.type === 'gift') does.push(w.gift(at(column)));
        else if (turn) more.push(`${name(num(turn, 'seat'))} ${w.gift(at(column, num(turn, 'seat')))}.`);
        else if (does.length > 0) does.push(w.takesToo(num(event, 'sun'), num(event, 'moon')));
        else does.push(w.takes(num(event, 'sun'), num(event, 'moon'), at(column)));
        break;
      case 'recovered':
        if (turn && !events.some(({ type }) => type === 'seedsTaken'))
          more.push(`${name(num(event, 'seat'))} ${w.allBlocked}.`);
        break;
      case 'converted': {
        const to = text(event, 'color') === 'moon' ? 'moon' : 'sun';
        does.push(
          w.converts(
            words.color[to === 'sun' ? 'moon' : 'sun'],
            at(num(event, 'from')),
            num(event, 'count'),
            words.color[to]
          )
        );
        break;
      }
      case 'promoted':
        does.push(w.promotes(card(num(event, 'card'))));
        break;
      case 'columnGone':
        more.push(`${capital(w.gone(at(column)))}.`);
        break;
      case 'seedsMoved':
        does.push(w.movesSeeds(num(event, 'sun') + num(event, 'moon'), at(num(event, 'from')), at(num(event, 'to'))));
        break;
      case 'cardMoved':
        does.push(w.movesCard(card(num(event, 'card')), at(num(event, 'to'))));
        break;
      case 'columnMade':
        does.push(w.newColumn(card(num(event, 'card')), num(event, 'gap') + 1));
        break;
      case 'blocked': {
        const seat = num(event, 'seat');
        if (move.type === 'answer' && seat === before.victim) does.push(w.answers(at(column, seat)));
        else more.push(`${capital(w.blocked(name(seat), at(column, seat)))}.`);
        break;
      }
      case 'spared':
        more.push(`${w.spared(name(num(event, 'seat')))}.`);
        break;
      case 'summoned':
        does.push(
          w.summons(card(num(event, 'card')), at(column), priceOf(game, before, num(event, 'card'), column, move))
        );
        break;
      case 'discarded':
        does.push(w.renews(words.rows[text(event, 'row') === 'masks' ? 'masks' : 'characters']));
        break;
      case 'lastRound': {
        const { masks } = game.deck.edition.endTrigger;
        const seat = num(event, 'seat');
        more.push(
          num(event, 'masks') >= masks
            ? w.lastMasks(name(seat), num(event, 'masks'))
            : w.lastCards(name(seat), num(event, 'cards'))
        );
        break;
      }
      case 'over':
        more.push(w.over);
        break;
      default:
    }
  }
  if (move.type === 'use' && kindOf(game.deck, move.card).abilities[move.icon]?.type === 'conflict')
    does.unshift(w.conflict);
  const actor = move.type === 'answer' ? before.victim : before.seat;
  const first = does.length > 0 ? [`${name(actor)} ${words.list(does)}.`] : [];
  const all = [...first, ...more];
  return all.length > 0 ? all.join(' ') : undefined;
}

/** What a summoned card has cost in all: its price and what its column added. */
function priceOf(game: AiyeGame, before: State, card: number, column: number, move: Move): number {
  const { cost } = kindOf(game.deck, card);
  const there = before.areas[before.seat]!.columns.find(({ id }) => id === column)?.cards.length ?? 0;
  const cards = move.type === 'card' ? there - 1 : there;
  const { third, fourth } = game.deck.edition.limits.columnCost;
  return cost.sun + cost.moon + cost.any + (cards === 2 ? third : cards === 3 ? fourth : 0);
}

/** What has just happened, short, for those who watch. */
export function happening(
  game: AiyeGame,
  state: State,
  event: GameEvent,
  names: readonly string[]
): string | undefined {
  const at = (seat: number): number => place(state.areas[seat]!, num(event, 'column'));
  const name = names[state.seat] ?? '';
  const card = (): string => kindOf(game.deck, num(event, 'card')).name;
  const does = (what: string): string => `${name} ${what}.`;
  switch (event.type) {
    case 'sown':
      return does(w.sows(num(event, 'sun') + num(event, 'moon'), at(state.seat)));
    case 'landed':
      return does(w.activates(at(state.seat)));
    case 'meeting':
      return does(w.meeting);
    case 'seedsTaken':
      return does(w.takes(num(event, 'sun'), num(event, 'moon'), at(state.seat)));
    case 'promoted':
      return does(w.promotes(card()));
    case 'blocked':
      return `${capital(w.blocked(names[num(event, 'seat')] ?? '', at(num(event, 'seat'))))}.`;
    case 'summoned':
      return does(w.summons(card(), at(state.seat), 0));
    case 'discarded':
      return does(w.renews(words.rows[text(event, 'row') === 'masks' ? 'masks' : 'characters']));
    default:
      return undefined;
  }
}

/** What undoing this move takes back, in a word or two. */
export function undoes(game: AiyeGame, state: State, move: AnyMove): string {
  const m = move as Move;
  const u = words.undoes;
  const area = state.areas[state.seat]!;
  const using = state.using && kindOf(game.deck, state.using.card).abilities[state.using.icon];
  /** Answers to an icon's questions are taken back with the icon. */
  if (using && ['take', 'from', 'to', 'card', 'gap'].includes(m.type)) return iconName(using).toLowerCase();
  switch (m.type) {
    case 'source':
    case 'gift':
    case 'from':
    case 'to':
      return words.column(place(area, m.column));
    case 'answer':
      return words.column(place(state.areas[state.victim] ?? area, m.column));
    case 'drop':
      return u.drop;
    case 'decide':
      return u.decide[m.mode];
    case 'use': {
      const ability = kindOf(game.deck, m.card).abilities[m.icon];
      return ability ? iconName(ability).toLowerCase() : u.choice;
    }
    case 'take':
      return u.take(m.sun, m.moon);
    case 'card':
    case 'summon':
      return kindOf(game.deck, m.card).name;
    case 'pay':
      return u.payment;
    default:
      return u[m.type];
  }
}
