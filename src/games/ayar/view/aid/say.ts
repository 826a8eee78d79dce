/** The companion in words: what it says, what it asks, what may be answered. */
import type { Chapter } from '../../aid/match.ts';
import { mine, no, yes, type Question, type Said, type RealTable } from '../../aid/table.ts';
import { none } from '../../rules/state.ts';
import { aidWords as w } from '../../words/aid.ts';
import { logWords } from '../../words/log.ts';
import { capital } from '#words/grammar.ts';
import { ayarName, craftName } from '../facts.ts';

/** The lines of one thing said; none for what shows by itself. */
function lines({ board }: RealTable, event: Said): readonly string[] {
  const s = w.says;
  switch (event.type) {
    case 'day':
      return [s.day(event.round, event.first === 0)];
    case 'startPlace':
      return [s.startPlace];
    case 'walk':
      return [s.walk(event.ayar, event.arrows, event.power, event.temple)];
    case 'place': {
      const name = craftName(['pottery', 'weaving', 'terrace', 'reed'].indexOf(event.activity));
      const reason = logWords.why[event.rule]?.(name, event.skipped);
      return [s.place(event.ayar, event.activity), ...(reason ? [s.why(reason)] : [])];
    }
    case 'aylluIdle':
      return [s.idle];
    case 'aylluPot': {
      const slot = board.market.slots.find(({ id }) => id === event.from);
      return [s.pot(slot?.power ?? 0, event.slot)];
    }
    case 'aylluTextile':
      return [s.textile(event.stack, event.slot)];
    case 'market':
      return [s.market];
    case 'stacks':
      return [s.stacks];
    case 'plants':
      return [s.plants(event.many, event.count)];
    case 'aylluSailed':
      return [s.sailed(event.from, event.to)];
    case 'islandLeaves':
      return [s.island(event.value)];
    case 'llama':
      return [s.llama(event.many, s.whys[event.why] ?? '')];
    case 'festival':
      return [s.festival(event.activity, event.gained, event.llama)];
    case 'ground':
      return [s.ground(event.activity, event.gained, event.llama)];
    case 'aylluTemple':
      return [s.temple(event.activity, event.ayar)];
    case 'retires':
      return [s.retires(event.ayar)];
    case 'templePays':
      return [s.templePays(event.activity, event.moons, event.bonus)];
    case 'markerPays':
      return [s.markerPays(event.activity, event.ayar, event.moons)];
    case 'inti':
      return [s.inti(event.activity, event.gained, event.dial)];
    case 'dawn':
      return [s.dawn(event.suns)];
    case 'tokenRemoved':
      return [s.tokenRemoved];
    case 'llamasShared':
      return [s.llamasShared(event.suns, event.moons)];
    case 'result':
      return [s.result(event.sun, event.moon, event.points)];
    case 'outcome':
      return [s.outcome(event.points, event.ahead)];
    default:
      return [];
  }
}

/** The heading of what belongs together. */
export function heading(event: Said): string {
  switch (event.type) {
    case 'night':
      return w.heads.night(event.round);
    case 'turn':
      if (event.round === 0) return w.heads.start;
      return event.seat === 0 ? w.heads.yours(event.round) : w.heads.ayllu(event.round);
    default:
      return w.heads.result;
  }
}

export type Line = { readonly text: string; readonly news: boolean };

/** A chapter in sentences, each known as news or as said before. A result speaks for itself. */
export const saidIn = (table: RealTable, { head, lines: said, fresh }: Chapter): readonly Line[] =>
  [head, ...said].flatMap((event, n) => lines(table, event).map((text) => ({ text, news: n > said.length - fresh })));

export function asked(table: RealTable, question: Question): string {
  const { ask, about, options = [], count } = question;
  const q = w.questions;
  const who = typeof about.ayar === 'number' ? ayarName(about.ayar) : '';
  const what = typeof about.craft === 'number' ? craftName(about.craft) : '';
  const value = Number(about.value);
  switch (ask) {
    case 'begun':
      return q.begun;
    case 'start':
      return q.start;
    case 'mine':
      return q.mine(Number(about.turn), Number(about.of));
    case 'festival':
      return q.festival;
    case 'needs':
      return q.needs(what);
    case 'arrived':
      return q.arrived;
    case 'banner':
      return q.banner(who);
    case 'nextBanner':
      return q.nextBanner(who);
    case 'place':
      return q.place(who, what);
    case 'closest':
      return q.closest(who, options.filter((one) => one !== none).map(craftName));
    case 'pots':
      return count === 1 ? q.pot(values(table, question)[0]!) : q.pots;
    case 'textiles':
      return count === 1 ? q.textile(values(table, question)[0]!) : q.textiles;
    case 'island':
      return q.island(value);
    case 'lake':
      return q.lake;
    case 'passed':
      return q.passed(who, what);
    case 'home':
      return q.home(who);
    case 'column':
      return q.column(who);
    case 'retires':
      return q.retires;
    case 'harvest':
      return q.harvest(Number(about.planted));
    default:
      return q.yours;
  }
}

/** A single answer: its words, and the craft or Ayar whose sign stands beside them. */
export type Option = {
  readonly value: number;
  readonly label: string;
  readonly craft?: number;
  readonly ayar?: number;
};

const ofCrafts: readonly string[] = ['start', 'festival', 'banner', 'nextBanner', 'closest'];
const ofAyar: readonly string[] = ['arrived', 'retires'];

export function optionsOf({ board }: RealTable, { ask, options = [] }: Question): Option[] {
  const a = w.answers;
  const label = (value: number): string => {
    switch (ask) {
      case 'begun':
        return a.done;
      case 'mine':
        return value === mine.done ? a.turnOver : value === mine.festival ? a.festival : a.fertile;
      case 'column':
        return a.column(value + 1, board.columnBonus[value]!);
      case 'island':
        return value === no ? a.nowhere : String(value);
      case 'passed':
        return value === no ? a.notPassed : String(value);
      case 'needs':
        return String(value);
      case 'pots':
      case 'textiles':
        return a.looks[value] ?? '';
      default:
        return value === yes ? a.yes : a.no;
    }
  };
  return options.map((value) => {
    if (ofCrafts.includes(ask)) {
      if (value === none) return { value, label: ask === 'closest' ? a.noPlace : a.none };
      return { value, label: capital(craftName(value)), craft: value };
    }
    if (ofAyar.includes(ask)) return { value, label: ayarName(value), ayar: value };
    return { value, label: label(value) };
  });
}

/** What the things cost that are asked about: places of the market, or stacks. */
const values = ({ board }: RealTable, { ask, about }: Question): readonly number[] =>
  ask === 'pots'
    ? (about.places as readonly number[]).map((place) => board.market.slots[place]!.power)
    : (about.stacks as readonly number[]).map((stack) => board.stacks.powers[stack]!);

/** What each of several answers is about. */
export function parts(table: RealTable, question: Question): readonly string[] {
  if (question.ask === 'pots') return values(table, question).map(w.questions.place_);
  if (question.ask === 'textiles') return values(table, question).map(w.questions.stack);
  return [w.answers.sun, w.answers.moon];
}
