/** What happened, in words: lines for the log, what is told while it happens, and what an undo would take back. */
import type { GameEvent, Move as AnyMove } from '#engine/game.ts';
import type { AyarGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { words } from '../words/en.ts';
import { logWords as w } from '../words/log.ts';
import { ayarWords, capital, craftNames, effectWords, lineWord, list, potWords, slotWord } from '../words/names.ts';
import type { SignName } from './art/draw/signs.ts';
import { activityNames, craftName, devotion, faceOf, lineNames, none, sideName, type State } from './facts.ts';

const num = (event: GameEvent, key: string): number => {
  const value = event[key];
  return typeof value === 'number' ? value : 0;
};
const text = (event: GameEvent, key: string): string => {
  const value = event[key];
  return typeof value === 'string' ? value : '';
};
const craft = (event: GameEvent): string => craftNames[text(event, 'activity') as keyof typeof craftNames] ?? '';
const ayar = (event: GameEvent): string => ayarWords[text(event, 'ayar') as keyof typeof ayarWords] ?? '';

/** A pot by its id: its kind of vessel where the colour is known, otherwise the id itself. */
export const potName = (game: AyarGame, id: string): string => {
  const kind = game.board.edition.pots.list.find((pot) => pot.id === id);
  return (kind && potWords[kind.colour]) ?? kind?.colour ?? id;
};

export function bonusName(game: AyarGame, id: string): string {
  const slot = game.board.viracocha.find((one) => one.id === id);
  if (!slot) return id;
  const { name } = effectWords[slot.effect.type] ?? { name: id };
  return slot.effect.type === 'power' ? `${name} for ${craftNames[slot.effect.activity]}` : name;
}

/** What somebody does, without the name; undefined for events that tell themselves or nothing. */
function deed(game: AyarGame, event: GameEvent): string | undefined {
  switch (event.type) {
    case 'laid':
      return w.lays(ayarWords[text(event, 'marker') as keyof typeof ayarWords], lineWord(text(event, 'line')));
    case 'built':
      return event.slot === null ? w.boxed : w.builds(slotWord(text(event, 'slot')));
    case 'activity':
      return w.works(craft(event), num(event, 'power'));
    case 'potTaken':
      return event.pot === null ? w.unseen : w.pot(potName(game, text(event, 'pot')));
    case 'textileTaken':
      return w.textile(num(event, 'stack'));
    case 'textileLaid':
      return w.lays2;
    case 'planted':
      return w.plants(1);
    case 'sailed':
      return w.sails(num(event, 'cost'));
    case 'island':
      return w.island(num(event, 'number'));
    case 'lakeTaken':
      return w.lakeTaken;
    case 'viracochaPlaced':
      return w.bonus(bonusName(game, text(event, 'slot')), event.done === true);
    case 'llama':
      return event.why === 'raymi' || event.why === 'fertile' ? undefined : w.llama(num(event, 'many'));
    case 'intiSix':
      return w.six(num(event, 'gained'));
    case 'markerMoved':
      return w.moved(
        ayarWords[text(event, 'marker') as keyof typeof ayarWords],
        craftNames[text(event, 'from') as keyof typeof craftNames],
        craftNames[text(event, 'to') as keyof typeof craftNames]
      );
    case 'lineEmptied':
      return w.emptied(lineWord(text(event, 'line')));
    case 'inti':
      return w.inti(craft(event), num(event, 'gained'));
    case 'temple':
      return w.temple(craft(event), ayar(event), num(event, 'column'));
    default:
      return undefined;
  }
}

/** Why the Ayllu builds where it does. */
export function reason(event: GameEvent): string {
  const skipped = Array.isArray(event.skipped) ? event.skipped.length : 0;
  return w.why[text(event, 'rule')]?.(craft(event), skipped) ?? '';
}

/** Where the Ayllu built in a turn and why, in short; undefined if it has had no turn. */
export function choiceOf(turn: readonly GameEvent[]): string | undefined {
  const slot = turn.find(({ type }) => type === 'aylluSlot');
  if (slot) return w.aylluChose(slotWord(text(slot, 'slot')), reason(slot));
  return turn.some(({ type }) => type === 'aylluIdle') ? w.aylluIdle : undefined;
}

/** Sentences of their own: the night, festivals, the Ayllu. */
function sentence(
  game: AyarGame,
  event: GameEvent,
  name: (seat: number) => string,
  all: readonly GameEvent[]
): string | undefined {
  switch (event.type) {
    case 'first':
      return w.begins(name(num(event, 'seat')));
    case 'moved':
      return `${w.walks(ayar(event), num(event, 'from'), num(event, 'to'))}.`;
    case 'raymi': {
      const gains = all
        .filter((one) => one.type === 'raymiGain' && one.slot === event.slot)
        .map((one) => w.raymiGain(name(num(one, 'seat')), num(one, 'gained'), one.llama === true));
      return w.raymi(craft(event), gains);
    }
    case 'night':
      return w.night(num(event, 'round'));
    case 'retired':
      return w.retired(ayar(event), num(event, 'space'));
    case 'harvest': {
      const seat = num(event, 'seat');
      const counts = Array.isArray(event.counts) ? (event.counts as number[]) : [];
      return seat < 0 ? w.noHarvest : w.harvest(name(seat), counts[seat] ?? 0);
    }
    case 'templeBonus':
      return w.templeBonus(name(num(event, 'seat')), num(event, 'moons'));
    case 'templeScored':
      return w.templeScored(name(num(event, 'seat')), craft(event), num(event, 'moons'), num(event, 'bonus'));
    case 'markerScored':
      return w.markerScored(name(num(event, 'seat')), craft(event), num(event, 'moons'));
    case 'dawn': {
      const dawns = all.filter(({ type }) => type === 'dawn');
      return event === dawns[0]
        ? w.dawn(dawns.map((one) => w.dawnFor(name(num(one, 'seat')), num(one, 'suns'))))
        : undefined;
    }
    case 'day':
      return w.day(num(event, 'round'), name(num(event, 'first')));
    case 'llamasShared':
      return w.shared(name(num(event, 'seat')), num(event, 'suns'), num(event, 'moons'));
    case 'over':
      return w.over((event.results as number[]).map((points, seat) => w.result(name(seat), points)));
    case 'token': {
      const token = game.board.tokens.find(({ id }) => id === event.token);
      return w.token(token?.arrows ?? 0, num(event, 'power'), token?.temple ?? false);
    }
    case 'bagFilled':
      return w.bagFilled;
    case 'aylluMarker':
      return w.aylluMarker(ayar(event));
    case 'aylluIdle':
      return w.aylluIdle;
    case 'aylluSlot':
      return `${w.aylluBuilds(slotWord(text(event, 'slot')), craft(event))}, since ${reason(event)}`;
    case 'tokenRemoved':
      return w.tokenRemoved;
    default:
      return undefined;
  }
}

const seatOf = (event: GameEvent): number | undefined => (typeof event.seat === 'number' ? event.seat : undefined);

/** One line for a move, or undefined if it is not worth one. */
export function line(
  game: AyarGame,
  before: State,
  _move: Move,
  events: readonly GameEvent[],
  names: readonly string[]
): string | undefined {
  const name = (seat: number): string => sideName(before, names, seat);
  const parts: string[] = [];
  let doer: number | undefined;
  let deeds: string[] = [];
  const close = (): void => {
    if (doer !== undefined && deeds.length > 0) parts.push(`${name(doer)} ${list(deeds)}.`);
    deeds = [];
  };
  const fertile = events.filter(({ type }) => type === 'fertile');
  for (const event of events) {
    const seat = seatOf(event);
    const does =
      event.type === 'fertile' && fertile.find((one) => one.seat === event.seat) === event
        ? w.fertileFor(
            fertile
              .filter((one) => one.seat === event.seat)
              .map((one) => w.fertile(craft(one), num(one, 'gained'), one.llama === true))
          )
        : deed(game, event);
    // What the Ayllu works at follows from the place, which is told in a sentence.
    if (does !== undefined && seat !== undefined && !(event.type === 'activity' && seat >= names.length)) {
      if (seat !== doer) close();
      doer = seat;
      deeds.push(does);
      continue;
    }
    const says = sentence(game, event, name, events);
    if (says === undefined) continue;
    close();
    parts.push(says);
  }
  close();
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** What is happening, short, for those who watch. */
export function happening(
  game: AyarGame,
  state: State,
  event: GameEvent,
  names: readonly string[]
): string | undefined {
  const name = (seat: number): string => sideName(state, names, seat);
  const says = sentence(game, event, name, [event]);
  if (event.type === 'raymi') return `${w.raymi(craft(event), []).replace(': .', '.')}`;
  if (event.type === 'raymiGain')
    return `${w.raymiGain(name(num(event, 'seat')), num(event, 'gained'), event.llama === true)}.`;
  if (says !== undefined) return says;
  const does = deed(game, event);
  const seat = seatOf(event);
  return does === undefined || seat === undefined ? undefined : `${name(seat)} ${does}.`;
}

/** What undoing this move takes back, in a word or two. */
export function undoes(_game: AyarGame, _state: State, move: AnyMove): string {
  const m = move as Move;
  if (m.type === 'step') return words.undoStep(ayarWords[m.marker]);
  return words.undoes[m.type] ?? words.undoes.choice!;
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
    const note = words.triggers.raymiNote(gained, gained >= (needs[faceOf(board, state, slot)] ?? 0));
    return { title: words.triggers.raymi(craftName(craft)), note, craft, sign: 'raymi' };
  }
  if (trigger === 'fertile')
    return { title: words.triggers.fertile, note: words.triggers.fertileNote, craft: none, sign: 'cusco' };
  const bonus = board.bonuses[(lineNames as readonly string[]).indexOf(trigger)];
  const { inti, viracocha, llama } = words.grid.bonus;
  const note = bonus?.type === 'inti' ? inti(craftNames[bonus.activity]) : bonus?.type === 'llama' ? llama : viracocha;
  const craft = bonus?.type === 'inti' ? activityNames.indexOf(bonus.activity) : none;
  const sign = bonus?.type === 'llama' ? 'llama' : 'viracocha';
  return { title: words.triggers.line(lineWord(trigger)), note: capital(note), craft, sign };
}
