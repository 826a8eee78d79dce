/** A hint in words: what a move asks a player to do. */
import type { AyarGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { lineNames, type State } from '../rules/state.ts';
import { upright } from '../rules/textiles.ts';
import { words as a } from '../words/advice.ts';
import { ayarWords, craftNames, lineWord, slotParts } from '../words/names.ts';
import { activityNames, ayarName, craftName, moons, suns } from './facts.ts';
import { bonusName, potName, triggerWords } from './log.ts';
import { previewOf } from './preview.ts';

function build(game: AyarGame, state: State, id: string): string {
  const slot = game.board.slots.find((one) => one.id === id);
  const [ayar, place] = slotParts(id);
  return a.build(slot ? craftName(slot.craft) : '', ayar, state.phase === 'start' ? undefined : place);
}

type Lay = Extract<Move, { readonly type: 'lay' }>;
/** Where a textile goes, and why there: at an edge a half sun brings nothing, and a column that is not full yet pays nothing. */
function lay(game: AyarGame, state: State, move: Lay): string {
  const { board } = game;
  const { columns, byColumn } = board.weaving;
  const { after } = previewOf(game, state, [move]);
  const more = (of: typeof suns): number => of(board, after, state.seat, 1) - of(board, state, state.seat, 1);
  const where = a.lay(Math.floor(move.cell / columns) + 1, (move.cell % columns) + 1, upright(move.facing));
  if (more(suns) > 0 || more(moons) > 0) return `${where} ${a.layBrings(more(suns), more(moons))}`;
  const [covered] = after.players[state.seat]!.weave as [number];
  const next = byColumn.findIndex(({ cells }) => (cells & ~covered) !== 0);
  const [was] = state.players[state.seat]!.weave as [number];
  const column = byColumn[next];
  return column && (column.cells & covered & ~was) !== 0 ? `${where} ${a.layFills(next + 1, column.moons)}` : where;
}

/** A sentence for each move of a person; undefined for those of chance. */
export function advice(game: AyarGame, state: State, move: Move): string | undefined {
  switch (move.type) {
    case 'step':
      return a.step(ayarWords[move.marker], lineWord(move.line));
    case 'ayar':
      return a.ayar(ayarWords[move.ayar]);
    case 'build':
      return build(game, state, move.slot);
    case 'tambo':
      return a.tambo(lineWord(lineNames[Math.floor(move.cell / 4)]!), lineWord(lineNames[4 + (move.cell % 4)]!));
    case 'takePot': {
      const slot = game.board.market.slots.findIndex(({ id }) => id === move.from);
      const pot = game.board.pots[state.market[slot] ?? -1];
      return pot ? a.pot(potName(game, pot.id), game.board.market.slots[slot]!.power) : a.unseen;
    }
    case 'takeTextile':
      return a.textile(move.stack);
    case 'moveMarker':
      return a.moveMarker(craftNames[move.from], craftNames[move.to]);
    case 'resolve':
      return a.resolve(triggerWords(game, state, move.trigger).title);
    case 'temple':
      return a.temple(craftNames[move.activity]);
    case 'moonSlot': {
      const paid = moons(game.board, state, state.asked, activityNames.indexOf(move.activity));
      return a.moonSlot(craftNames[move.activity], ayarName(state.ayar), paid);
    }
    case 'fertile':
      return a.fertile(craftNames[move.one], craftNames[move.other]);
    case 'placeViracocha':
      return a.placeViracocha(bonusName(game, move.slot));
    case 'llamas':
      return a.llamas(move.sun, move.moon);
    case 'lay':
      return lay(game, state, move);
    case 'plant':
      return a.plant(game.board.boxes.find(({ id }) => id === move.box)?.moons ?? 0);
    case 'sail':
      return a.sail(game.board.nodes.find(({ id }) => id === move.to)?.moons ?? 0);
    case 'lakeArea':
    case 'endActivity':
    case 'keepMarkers':
      return a[move.type];
    default:
      return undefined;
  }
}
