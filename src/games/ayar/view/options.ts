/** Decisions among a few things that have no place of their own on the board: each option with what it would bring. */
import type { AyarGame } from '../rules/index.ts';
import { words } from '../words/en.ts';
import { capital } from '#words/grammar.ts';
import { ayarWords, craftNames } from '../words/names.ts';
import type { SignName } from './art/draw/signs.ts';
import type { Choosing } from './choosing.svelte.ts';
import { activityNames, ayarName, craftName, devotion, markerNames, moons } from './facts.ts';
import { triggerWords } from './log.ts';
import { ifLeft } from './planner.ts';
import type { Thing } from './things.ts';

export type Option = {
  readonly thing: Thing;
  readonly title: string;
  readonly note: string;
  /** The craft it is about; −1 if it is about none. */
  readonly craft: number;
  readonly sign?: SignName;
};

const d = words.dock;
export const optionSteps: readonly string[] = ['order', 'temple', 'fertile', 'moonSlot', 'moveMarker', 'llamas'];

export function optionsOf(game: AyarGame, choosing: Choosing): Option[] {
  const { state, moves } = choosing;
  const { board } = game;
  const seat = state.asked;
  const craftAt = (name: string): number => (activityNames as readonly string[]).indexOf(name);
  switch (state.step) {
    case 'order':
      return moves.flatMap((move) => {
        if (move.type !== 'resolve') return [];
        return [{ thing: `option ${move.trigger}` as const, ...triggerWords(game, state, move.trigger) }];
      });
    case 'temple': {
      return moves.flatMap((move) => {
        if (move.type !== 'temple') return [];
        const craft = craftAt(move.activity);
        const pays = ifLeft(game, state, move);
        const note = d.templeNote(ayarName(state.ayar), pays.moons, pays.bonus);
        return [{ thing: `option ${move.activity}` as const, title: capital(craftName(craft)), note, craft }];
      });
    }
    case 'fertile':
      return activityNames.map((name, craft) => {
        const gained = devotion(board, state, seat, craft);
        const note = d.fertileNote(gained, gained >= board.fertile.llamaAtSunsEach);
        return { thing: `pair ${name}` as const, title: capital(craftName(craft)), note, craft };
      });
    case 'moonSlot':
      return moves.flatMap((move) => {
        if (move.type !== 'moonSlot') return [];
        const craft = craftAt(move.activity);
        const note = words.crafts.pays(moons(board, state, seat, craft));
        return [{ thing: `option ${move.activity}` as const, title: capital(craftName(craft)), note, craft }];
      });
    case 'moveMarker':
      return moves.flatMap((move): Option[] => {
        if (move.type === 'keepMarkers')
          return [{ thing: 'option keep', title: d.keep, note: '', craft: -1, sign: 'moon' }];
        if (move.type !== 'moveMarker') return [];
        const marker = state.players[seat]!.moonSlots[craftAt(move.from)]!;
        const title = d.move(ayarWords[markerNames[marker]!], craftNames[move.from], craftNames[move.to]);
        return [{ thing: `option ${move.from}>${move.to}`, title, note: '', craft: craftAt(move.to) }];
      });
    default:
      return [];
  }
}
