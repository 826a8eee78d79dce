/** What happened, in words: lines for the log, and what an undo would take back. */
import type { Seat } from '#engine/game.ts';
import { capital } from '#words/grammar.ts';
import type { Sentence } from '../../view.ts';
import type { Event } from '../rules/events.ts';
import type { AiyeGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { priceOf } from '../rules/village.ts';
import { words } from '../words/en.ts';
import { log as w } from '../words/log.ts';
import { iconName, kindOf, place } from './facts.ts';

/** What is told of a move: what somebody does, then what comes of it, for others as well. */
export function sentences(
  game: AiyeGame,
  before: State,
  move: Move,
  events: readonly Event[],
  names: readonly string[]
): readonly Sentence[] {
  if (move.type === 'first') return [{ text: w.begins(names[move.seat] ?? ''), seat: move.seat }];
  if (move.type === 'reveal') return [];
  const { does, more } = tell(game, before, move, events, names);
  const seat = actorOf(before, move);
  return does.length > 0 ? [{ text: `${names[seat] ?? ''} ${words.list(does)}.`, seat }, ...more] : more;
}

const actorOf = (before: State, move: Move): Seat =>
  move.type === 'answer' && before.victim !== null ? before.victim : before.seat;

/** What the one who moves does, to be joined with “and”; then whole sentences. */
function tell(
  game: AiyeGame,
  before: State,
  move: Move,
  events: readonly Event[],
  names: readonly string[]
): { readonly does: readonly string[]; readonly more: readonly Sentence[] } {
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

  const does: string[] = [];
  const more: Sentence[] = [];
  const adds = (text: string, seat: Seat | undefined): void => void more.push({ text, seat });
  if (move.type === 'decide' && move.mode === 'extraSowing') does.push(w.sowsAgain);

  const turn = events.find((event) => event.type === 'turn');
  for (const event of events) {
    switch (event.type) {
      case 'sown':
        does.push(w.sows(event.sun + event.moon, at(event.column)));
        break;
      case 'landed':
        does.push(w.activates(at(event.column)));
        break;
      case 'meeting':
        does.push(w.meeting);
        if (move.type === 'decide' && move.mode === 'meetingExtraSowing') does.push(w.sowsAgain);
        break;
      case 'seedsTaken':
        if (move.type === 'gift') does.push(w.gift(at(event.column)));
        else if (turn) adds(`${name(turn.seat)} ${w.gift(at(event.column, turn.seat))}.`, turn.seat);
        else if (does.length > 0) does.push(w.takesToo(event.sun, event.moon));
        else does.push(w.takes(event.sun, event.moon, at(event.column)));
        break;
      case 'recovered':
        if (turn && !events.some(({ type }) => type === 'seedsTaken'))
          adds(`${name(event.seat)} ${w.allBlocked}.`, event.seat);
        break;
      case 'converted': {
        const to = event.color;
        does.push(w.converts(words.color[to === 'sun' ? 'moon' : 'sun'], at(event.from), event.count, words.color[to]));
        break;
      }
      case 'promoted':
        does.push(w.promotes(card(event.card)));
        break;
      case 'columnGone':
        adds(`${capital(w.gone(at(event.column)))}.`, actorOf(before, move));
        break;
      case 'seedsMoved':
        does.push(w.movesSeeds(event.sun + event.moon, at(event.from), at(event.to)));
        break;
      case 'cardMoved':
        does.push(w.movesCard(card(event.card), at(event.to)));
        break;
      case 'columnMade':
        does.push(w.newColumn(card(event.card), event.gap + 1));
        break;
      case 'blocked': {
        const seat = event.seat;
        if (move.type === 'answer' && seat === before.victim) does.push(w.answers(at(event.column, seat)));
        else adds(`${capital(w.blocked(name(seat), at(event.column, seat)))}.`, seat);
        break;
      }
      case 'spared':
        adds(`${w.spared(name(event.seat))}.`, event.seat);
        break;
      case 'summoned':
        does.push(w.summons(card(event.card), at(event.column), paidFor(game, before, event.card, event.column, move)));
        break;
      case 'discarded':
        does.push(w.renews(words.rows[event.row]));
        break;
      case 'lastRound':
        adds(lastRound(game, event, name(event.seat)), event.seat);
        break;
      case 'over':
        adds(w.over, undefined);
        break;
      default:
    }
  }
  if (move.type === 'use' && kindOf(game.deck, move.card).abilities[move.icon]?.type === 'conflict')
    does.unshift(w.conflict);
  return { does, more };
}

/** Why the last round begins. */
const lastRound = (
  { deck }: AiyeGame,
  { masks, cards }: Extract<Event, { type: 'lastRound' }>,
  name: string
): string => (masks >= deck.edition.endTrigger.masks ? w.lastMasks(name, masks) : w.lastCards(name, cards));

/** What a summoned card has cost in all, where a card that went to the Council first made room for it. */
function paidFor(game: AiyeGame, before: State, card: number, column: number, move: Move): number {
  const there = before.areas[before.seat]!.columns.find(({ id }) => id === column)?.cards.length ?? 0;
  return priceOf(game.deck, card, move.type === 'card' ? there - 1 : there);
}

/** What has just happened, short, for those who watch. */
export function happening(game: AiyeGame, state: State, event: Event, names: readonly string[]): string | undefined {
  const at = (column: number, seat = state.seat): number => place(state.areas[seat]!, column);
  const name = names[state.seat] ?? '';
  const card = (id: number): string => kindOf(game.deck, id).name;
  const does = (what: string): string => `${name} ${what}.`;
  switch (event.type) {
    case 'sown':
      return does(w.sows(event.sun + event.moon, at(event.column)));
    case 'landed':
      return does(w.activates(at(event.column)));
    case 'meeting':
      return does(w.meeting);
    case 'seedsTaken':
      return does(w.takes(event.sun, event.moon, at(event.column)));
    case 'promoted':
      return does(w.promotes(card(event.card)));
    case 'blocked':
      return `${capital(w.blocked(names[event.seat] ?? '', at(event.column, event.seat)))}.`;
    case 'summoned':
      return does(w.summons(card(event.card), at(event.column), 0));
    case 'discarded':
      return does(w.renews(words.rows[event.row]));
    default:
      return undefined;
  }
}

/** What undoing this move takes back, in a word or two. */
export function undoes(game: AiyeGame, state: State, m: Move): string {
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
