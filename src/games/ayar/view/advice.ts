/** A hint in words: what a move asks a player to do. */
import type { AyarGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { upright } from '../rules/textiles.ts';
import { words as a } from '../words/advice.ts';
import { ayarWords, cellWord, craftNames, lineWord, slotParts } from '../words/names.ts';
import { craftName } from './facts.ts';
import { bonusName, potName, triggerWords } from './log.ts';

function build(game: AyarGame, state: State, id: string): string {
  const slot = game.board.slots.find((one) => one.id === id);
  const [ayar, place] = slotParts(id);
  return a.build(slot ? craftName(slot.craft) : '', ayar, state.phase === 'start' ? undefined : place);
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
      return a.tambo(cellWord(move.cell));
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
    case 'moonSlot':
      return a[move.type](craftNames[move.activity]);
    case 'fertile':
      return a.fertile(craftNames[move.one], craftNames[move.other]);
    case 'placeViracocha':
      return a.placeViracocha(bonusName(game, move.slot));
    case 'llamas':
      return a.llamas(move.sun, move.moon);
    case 'lay': {
      const { columns } = game.board.weaving;
      return a.lay(Math.floor(move.cell / columns) + 1, (move.cell % columns) + 1, upright(move.facing));
    }
    case 'sail':
      return a.sail(game.board.nodes.find(({ id }) => id === move.to)?.moons ?? 0);
    case 'plant':
    case 'lakeArea':
    case 'endActivity':
    case 'keepMarkers':
      return a[move.type];
    default:
      return undefined;
  }
}
