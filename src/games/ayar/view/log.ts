/** What happened, in words: lines for the log, what is told while it happens, and what an undo would take back. */
import type { Seat } from '#engine/game.ts';
import type { Sentence } from '../../view.ts';
import type { Event } from '../rules/events.ts';
import type { AyarGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { words } from '../words/en.ts';
import { logWords as w } from '../words/log.ts';
import { capital, list } from '#words/grammar.ts';
import { ayarWords, craftNames, effectWords, lineWord, potWords, slotWord } from '../words/names.ts';
import type { SignName } from './art/draw/signs.ts';
import { activityNames, craftName, devotion, faceOf, lineNames, none, sideName, type State } from './facts.ts';

type Told<T> = Event & { readonly type: T };

/** A pot by its id: its kind of vessel where the colour is known, otherwise the id itself. */
export const potName = (game: AyarGame, id: string): string => {
  const kind = game.board.edition.pots.list.find((pot) => pot.id === id);
  return (kind && potWords[kind.colour]) ?? kind?.colour ?? id;
};

export function bonusName(game: AyarGame, id: string): string {
  const slot = game.board.viracocha.find((one) => one.id === id);
  if (!slot) return id;
  const { name } = effectWords[slot.effect.type] ?? { name: id };
  return slot.effect.type === 'power' ? w.bonusFor(name, craftNames[slot.effect.activity]) : name;
}

/** What somebody does, without the name; undefined for events that tell themselves or nothing. */
function deed(game: AyarGame, event: Event): string | undefined {
  switch (event.type) {
    case 'laid':
      return w.lays(ayarWords[event.marker], lineWord(event.line));
    case 'built':
      return event.slot === null ? w.boxed : w.builds(slotWord(event.slot));
    case 'activity':
      return w.works(craftNames[event.activity], event.power);
    case 'potTaken':
      return event.pot === null ? w.unseen : w.pot(potName(game, event.pot));
    case 'textileTaken':
      return w.textile(event.stack);
    case 'textileLaid':
      return w.lays2;
    case 'planted':
      return w.plants(1);
    case 'sailed':
      return w.sails(event.cost);
    case 'island':
      return w.island(event.number);
    case 'lakeTaken':
      return w.lakeTaken;
    case 'lakeEmpty':
      return w.lakeEmpty;
    case 'viracochaPlaced':
      return w.bonus(bonusName(game, event.slot), event.done);
    case 'llama':
      return event.why === 'raymi' || event.why === 'fertile' ? undefined : w.llama(event.many);
    case 'intiSix':
      return w.six(event.gained);
    case 'markerMoved':
      return w.moved(ayarWords[event.marker], craftNames[event.from], craftNames[event.to]);
    case 'lineEmptied':
      return w.emptied(lineWord(event.line));
    case 'inti':
      return w.inti(craftNames[event.activity], event.gained);
    case 'temple':
      return w.temple(craftNames[event.activity], ayarWords[event.ayar], event.column);
    default:
      return undefined;
  }
}

/** Why the Ayllu builds where it does. */
const reason = ({ rule, activity, skipped }: Told<'aylluSlot'>): string =>
  w.why[rule]?.(craftNames[activity], skipped.length) ?? '';

/** Where the Ayllu built in a turn and why, in short; undefined if it has had no turn. */
export function choiceOf(turn: readonly Event[]): string | undefined {
  const slot = turn.find((event) => event.type === 'aylluSlot');
  if (slot) return w.aylluChose(slotWord(slot.slot), reason(slot));
  return turn.some(({ type }) => type === 'aylluIdle') ? w.aylluIdle : undefined;
}

/** What each gains at a festival: one sentence where only one does, one each where several do. */
function festival(
  { slot, activity }: Told<'raymi'>,
  name: (seat: number) => string,
  all: readonly Event[]
): Sentence[] {
  const craft = craftNames[activity];
  const gains = all.flatMap((one) =>
    one.type === 'raymiGain' && one.slot === slot
      ? { text: w.raymiGain(name(one.seat), one.gained, one.llama), seat: one.seat }
      : []
  );
  const [first] = gains;
  if (first && gains.length === 1) return [{ text: w.raymi(craft, first.text), seat: first.seat }];
  return [{ text: w.festival(craft), seat: undefined }, ...gains.map(({ text, seat }) => ({ text: `${text}.`, seat }))];
}

/** Sentences of their own: the night, the Ayllu. */
function sentence(
  game: AyarGame,
  event: Event,
  name: (seat: number) => string,
  all: readonly Event[]
): string | undefined {
  switch (event.type) {
    case 'first':
      return w.begins(name(event.seat));
    case 'moved':
      return `${w.walks(ayarWords[event.ayar], event.from, event.to)}.`;
    case 'night':
      return w.night(event.round);
    case 'retired':
      return w.retired(ayarWords[event.ayar], event.space);
    case 'harvest': {
      const { seat, counts } = event;
      const tied = counts.filter((n) => n === counts[seat]).length > 1;
      return seat < 0 ? w.noHarvest : w.harvest(name(seat), counts[seat] ?? 0, tied);
    }
    case 'templeBonus':
      return w.templeBonus(name(event.seat), event.moons);
    case 'templeScored':
      return w.templeScored(name(event.seat), craftNames[event.activity], event.moons, event.bonus);
    case 'markerScored':
      return w.markerScored(name(event.seat), craftNames[event.activity], event.moons);
    case 'dawn': {
      const dawns = all.filter((one) => one.type === 'dawn');
      return event === dawns[0] ? w.dawn(dawns.map((one) => w.dawnFor(name(one.seat), one.suns))) : undefined;
    }
    case 'day':
      return w.day(event.round, name(event.first));
    case 'llamasShared':
      return w.shared(name(event.seat), event.suns, event.moons);
    case 'over':
      return w.over(event.results.map((points, seat) => w.result(name(seat), points)));
    case 'token': {
      const token = game.board.tokens.find(({ id }) => id === event.token);
      return w.token(token?.arrows ?? 0, event.power, token?.temple ?? false);
    }
    case 'bagFilled':
      return w.bagFilled;
    case 'aylluMarker':
      return w.aylluMarker(ayarWords[event.ayar]);
    case 'aylluIdle':
      return w.aylluIdle;
    case 'aylluSlot':
      return w.aylluBuilds(slotWord(event.slot), craftNames[event.activity], reason(event));
    case 'tokenRemoved':
      return w.tokenRemoved;
    default:
      return undefined;
  }
}

const seatOf = (event: Event): number | undefined => ('seat' in event ? event.seat : undefined);

/** Of whom a sentence of its own tells; undefined if of nobody, or of several. */
function ofWhom(before: State, event: Event, all: readonly Event[]): Seat | undefined {
  const only = (seats: readonly Seat[]): Seat | undefined => (new Set(seats).size === 1 ? seats[0] : undefined);
  switch (event.type) {
    case 'dawn':
      return only(all.flatMap((one) => (one.type === 'dawn' ? one.seat : [])));
    case 'day':
      return event.first;
    case 'token':
    case 'bagFilled':
    case 'aylluMarker':
    case 'aylluIdle':
    case 'aylluSlot':
    case 'tokenRemoved':
      return before.players.length;
    default: {
      const seat = seatOf(event);
      return seat !== undefined && seat >= 0 ? seat : undefined;
    }
  }
}

/** Grains that are planted and spaces that are sailed are counted: what the first of them says, and nothing for the others. */
function runOf(events: readonly Event[], index: number): string | undefined {
  const { type } = events[index]!;
  if (type !== 'planted' && type !== 'sailed') return undefined;
  const all = events.filter((event) => event.type === type);
  if (all[0] !== events[index]) return '';
  return type === 'planted'
    ? w.plants(all.length)
    : w.sails(all.reduce((sum, event) => sum + (event.type === 'sailed' ? event.cost : 0), 0));
}

/** What is told of a move, in order; what one side does in a row is one sentence. */
export function sentences(
  game: AyarGame,
  before: State,
  _move: Move,
  events: readonly Event[],
  names: readonly string[]
): readonly Sentence[] {
  const name = (seat: number): string => sideName(before, names, seat);
  const all: Sentence[] = [];
  let doer: number | undefined;
  let deeds: string[] = [];
  const close = (): void => {
    if (doer !== undefined && deeds.length > 0) all.push({ text: `${name(doer)} ${list(deeds)}.`, seat: doer });
    deeds = [];
  };
  const own = (event: Event): readonly Sentence[] => {
    if (event.type === 'raymi') return festival(event, name, events);
    const text = sentence(game, event, name, events);
    return text === undefined ? [] : [{ text, seat: ofWhom(before, event, events) }];
  };
  const fertile = events.filter((event) => event.type === 'fertile');
  for (const [index, event] of events.entries()) {
    const seat = seatOf(event);
    const does =
      event.type === 'fertile' && fertile.find((one) => one.seat === event.seat) === event
        ? w.fertileFor(
            fertile
              .filter((one) => one.seat === event.seat)
              .map((one) => w.fertile(craftNames[one.activity], one.gained, one.llama))
          )
        : (runOf(events, index) ?? deed(game, event));
    if (does === '') continue;
    // What the Ayllu works at follows from the place, which is told in a sentence.
    if (does !== undefined && seat !== undefined && !(event.type === 'activity' && seat >= names.length)) {
      if (seat !== doer) close();
      doer = seat;
      deeds.push(does);
      continue;
    }
    const says = own(event);
    if (says.length === 0) continue;
    close();
    all.push(...says);
  }
  close();
  return all;
}

/** What is happening, short, for those who watch. */
export function happening(game: AyarGame, state: State, event: Event, names: readonly string[]): string | undefined {
  const name = (seat: number): string => sideName(state, names, seat);
  const says = sentence(game, event, name, [event]);
  if (event.type === 'raymi') return w.festival(craftNames[event.activity]);
  if (event.type === 'raymiGain') return `${w.raymiGain(name(event.seat), event.gained, event.llama)}.`;
  if (says !== undefined) return says;
  const does = deed(game, event);
  const seat = seatOf(event);
  return does === undefined || seat === undefined ? undefined : `${name(seat)} ${does}.`;
}

/** What undoing this move takes back, in a word or two. */
export function undoes(_game: AyarGame, _state: State, m: Move): string {
  if (m.type === 'step') return words.undoStep(ayarWords[m.marker]);
  return words.undoes[m.type] ?? words.undoes.choice!;
}

/** What a line gives once its last tambo has left. */
export function lineBonus({ board }: AyarGame, line: number): string {
  const { inti, viracocha, llama } = words.grid.bonus;
  const bonus = board.bonuses[line]!;
  return bonus.type === 'inti' ? inti(craftNames[bonus.activity]) : bonus.type === 'llama' ? llama : viracocha;
}

/** A trigger of the end of a turn: its name, what it does, and the craft it is about or the sign it has. */
export type Trigger = {
  readonly title: string;
  readonly note: string;
  readonly craft: number;
  readonly sign: SignName;
};
export function triggerWords(game: AyarGame, state: State, trigger: string): Trigger {
  const { board } = game;
  const slot = board.raymi.find(({ id }) => `raymi-${id}` === trigger);
  if (slot) {
    const { craft, needs } = board.tiles[state.tiles[slot.index]!]!;
    const gained = devotion(board, state, state.asked, craft);
    const llama = gained >= (needs[faceOf(board, state, slot)] ?? 0);
    // It is settled after the work, which may raise what it pays.
    const note =
      state.craft === none ? words.triggers.raymiNote(gained, llama) : words.triggers.raymiLeast(gained, llama);
    return { title: words.triggers.raymi(craftName(craft)), note, craft, sign: 'raymi' };
  }
  if (trigger === 'fertile')
    return { title: words.triggers.fertile, note: words.triggers.fertileNote, craft: none, sign: 'cusco' };
  if (trigger === 'temple')
    return { title: words.triggers.temple, note: words.triggers.templeNote, craft: none, sign: 'temple' };
  const line = (lineNames as readonly string[]).indexOf(trigger);
  const bonus = board.bonuses[line];
  const craft = bonus?.type === 'inti' ? activityNames.indexOf(bonus.activity) : none;
  const sign = bonus?.type === 'llama' ? 'llama' : 'viracocha';
  return { title: words.triggers.line(lineWord(lineNames[line]!)), note: capital(lineBonus(game, line)), craft, sign };
}
