/** The companion in words: what it says, what it asks, what may be answered. */
import type { GameEvent } from '#engine/game.ts';
import type { Activity, AyarName } from '../../editions/schema.ts';
import type { Chapter } from '../../aid/match.ts';
import { mine, no, yes, type Question, type Table } from '../../aid/table.ts';
import { none } from '../../rules/state.ts';
import { aidWords as w } from '../../words/aid.ts';
import { logWords } from '../../words/log.ts';
import { capital } from '../../words/names.ts';
import { ayarName, craftName } from '../facts.ts';

const num = (event: GameEvent, key: string): number => Number(event[key]);
const craft = (event: GameEvent): Activity => event.activity as Activity;
const ayar = (event: GameEvent): AyarName => event.ayar as AyarName;

/** The lines of one thing said; none for what shows by itself. */
export function lines({ board }: Table, event: GameEvent): readonly string[] {
  const s = w.says;
  switch (event.type) {
    case 'day':
      return [s.day(num(event, 'round'), event.first === 0)];
    case 'startPlace':
      return [s.startPlace];
    case 'walk':
      return [s.walk(ayar(event), num(event, 'arrows'), num(event, 'power'), event.temple === true)];
    case 'place': {
      const name = craftName(['pottery', 'weaving', 'terrace', 'reed'].indexOf(craft(event)));
      const reason = logWords.why[event.rule as string]?.(name, num(event, 'skipped'));
      return [s.place(ayar(event), craft(event)), ...(reason ? [s.why(reason)] : [])];
    }
    case 'aylluIdle':
      return [s.idle];
    case 'aylluPot': {
      const slot = board.market.slots.find(({ id }) => id === event.from);
      return [s.pot(slot?.power ?? 0, num(event, 'slot'))];
    }
    case 'aylluTextile':
      return [s.textile(num(event, 'stack'), num(event, 'slot'))];
    case 'market':
      return [s.market];
    case 'stacks':
      return [s.stacks];
    case 'plants':
      return [s.plants(num(event, 'many'), num(event, 'count'))];
    case 'aylluSailed':
      return [s.sailed(num(event, 'from'), num(event, 'to'))];
    case 'island':
      return [s.island(num(event, 'value'))];
    case 'llama':
      return [s.llama(num(event, 'many'), s.whys[event.why as string] ?? '')];
    case 'festival':
      return [s.festival(craft(event), num(event, 'gained'), event.llama === true)];
    case 'ground':
      return [s.ground(craft(event), num(event, 'gained'), event.llama === true)];
    case 'aylluTemple':
      return [s.temple(craft(event), ayar(event))];
    case 'retires':
      return [s.retires(ayar(event))];
    case 'templePays':
      return [s.templePays(craft(event), num(event, 'moons'), num(event, 'bonus'))];
    case 'markerPays':
      return [s.markerPays(craft(event), ayar(event), num(event, 'moons'))];
    case 'inti':
      return [s.inti(craft(event), num(event, 'gained'), num(event, 'dial'))];
    case 'dawn':
      return [s.dawn(num(event, 'suns'))];
    case 'tokenRemoved':
      return [s.tokenRemoved];
    case 'llamasShared':
      return [s.llamasShared(num(event, 'suns'), num(event, 'moons'))];
    case 'result':
      return [s.result(num(event, 'sun'), num(event, 'moon'), num(event, 'points'))];
    case 'outcome':
      return [s.outcome(num(event, 'points'), num(event, 'ahead'))];
    default:
      return [];
  }
}

/** The heading of what belongs together. */
export function heading(event: GameEvent): string {
  const round = num(event, 'round');
  if (event.type === 'night') return w.heads.night(round);
  if (event.type === 'result') return w.heads.result;
  if (round === 0) return w.heads.start;
  return event.seat === 0 ? w.heads.yours(round) : w.heads.ayllu(round);
}

export type Said = { readonly text: string; readonly news: boolean };

/** A chapter in sentences, each known as news or as said before. A result speaks for itself. */
export const saidIn = (table: Table, { head, lines: said, fresh }: Chapter): readonly Said[] =>
  [head, ...said].flatMap((event, n) => lines(table, event).map((text) => ({ text, news: n > said.length - fresh })));

export function asked(table: Table, question: Question): string {
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

export function optionsOf({ board }: Table, { ask, options = [] }: Question): Option[] {
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
const values = ({ board }: Table, { ask, about }: Question): readonly number[] =>
  ask === 'pots'
    ? (about.places as readonly number[]).map((place) => board.market.slots[place]!.power)
    : (about.stacks as readonly number[]).map((stack) => board.stacks.powers[stack]!);

/** What each of several answers is about. */
export function parts(table: Table, question: Question): readonly string[] {
  if (question.ask === 'pots') return values(table, question).map(w.questions.place_);
  if (question.ask === 'textiles') return values(table, question).map(w.questions.stack);
  return [w.answers.sun, w.answers.moon];
}
