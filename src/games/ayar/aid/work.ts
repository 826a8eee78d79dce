/** What the Ayllu works at. Pots and textiles are laid out as people say they lie, and the rules choose among them. */
import { giveLlamas, levelOf } from '../rules/sides.ts';
import { perform } from '../rules/ayllu/crafts.ts';
import { none, type Craft } from '../rules/state.ts';
import { ask, ayllu, no, yes, type Asking, type RealTable } from './table.ts';

/** How a pot or textile lies there. */
export const shown = { plain: 0, icon: 1, gone: 2 } as const;
const looks = [shown.plain, shown.icon, shown.gone];

export function* work(table: RealTable, craft: Craft, power: number): Asking<void> {
  yield* [pots, textiles, maize, boat][craft]!(table, power);
}

/** AYR-SOLO-22, AYR-RES-65. */
function* pots({ board, state, tell }: RealTable, power: number): Asking<void> {
  const places = board.market.slots.flatMap((slot, place) => (slot.power <= power ? [place] : []));
  const lie = yield { ask: 'pots', options: looks, count: places.length, about: { places } };
  state.market = board.market.slots.map(() => none);
  places.forEach((place, n) => {
    if (lie[n] !== shown.gone)
      state.market = state.market.with(
        place,
        board.pots.findIndex(({ icon }) => icon === (lie[n] === shown.icon))
      );
  });
  perform(board, state, 0, power, tell);
  tell({ type: 'market' });
}

/** AYR-SOLO-23, AYR-RES-66. */
function* textiles({ board, state, tell }: RealTable, power: number): Asking<void> {
  const last = board.stacks.powers.length;
  const stacks = power > 2 ? [0, Math.min(power - 1, last) - 1] : [power - 1];
  const lie = yield { ask: 'textiles', options: looks, count: stacks.length, about: { stacks } };
  state.tops = board.stacks.powers.map(() => none);
  stacks.forEach((stack, n) => {
    if (lie[n] === shown.gone) return;
    state.tops = state.tops.with(
      stack,
      board.textiles.findIndex(({ icon }) => icon === (lie[n] === shown.icon))
    );
  });
  perform(board, state, 1, power, tell);
  tell({ type: 'stacks' });
}

// eslint-disable-next-line require-yield -- this work asks nobody: its board says all
function* maize({ board, state, tell }: RealTable, power: number): Asking<void> {
  const before = state.ayllu!.maize;
  const llamas = state.ayllu!.llamas;
  perform(board, state, 2, power);
  tell({ type: 'plants', many: state.ayllu!.maize - before, count: state.ayllu!.maize });
  const many = state.ayllu!.llamas - llamas;
  if (many > 0) tell({ type: 'llama', seat: ayllu, many, why: 'maize' });
}

/** AYR-SOLO-25 to 27: only for a yellow slot, or where its own islands fill a value, people say where it went. */
function* boat({ board, state, tell }: RealTable, power: number): Asking<void> {
  const own = state.ayllu!;
  const { track, icons } = levelOf(board, state).reed;
  const from = own.boat;
  own.boat = Math.min(track.length, from + power);
  tell({ type: 'aylluSailed', from, to: own.boat });
  const crossed = track.slice(from, own.boat);
  for (const section of new Set(crossed.map((space) => space.section))) {
    if (section <= own.gone) continue;
    const value = Math.max(...crossed.filter((space) => space.section === section).map(({ moons }) => moons));
    own.gone += 1;
    const free = board.nodes.filter(({ island, index }) => island && !own.islands.includes(index));
    let slot = free.find(({ moons, exclusive }) => moons === value && !exclusive);
    if (!slot) {
      const values = [...new Set(free.filter(({ exclusive }) => exclusive).map(({ moons }) => moons))];
      const went = yield* ask('island', [...values.sort((a, b) => a - b), no], { value });
      slot = free.find(({ moons, exclusive }) => exclusive && moons === went);
    }
    if (!slot) continue;
    tell({ type: 'islandLeaves', number: own.gone, value: slot.moons });
    own.islands = [...own.islands, slot.index];
    if (icons.includes(own.gone) && (yield* ask('lake', [yes, no])) === yes) giveLlamas(state, ayllu, 1, 'lake', tell);
  }
}
