/** Where the Ayllu builds, found by asking for no more than the rules look at. AYR-SOLO-15 to 20. */
import { levelOf } from '../rules/sides.ts';
import { bit } from '../rules/board.ts';
import { none, type Ayar, type Craft } from '../rules/state.ts';
import { aylluRoom } from '../rules/worth.ts';
import { ask, yes, no, type Asking, type RealTable } from './table.ts';

export type Choice = { readonly craft: Craft; readonly rule: string; readonly skipped: number };

/** `banner`: the craft of the next Raymi tile that this Ayar had not passed before its move; −1 if there is none. */
export function* chooseCraft({ board, state }: RealTable, ayar: Ayar, banner: Craft): Asking<Choice | undefined> {
  const known = new Map<Craft, boolean>();
  function* free(craft: Craft): Asking<boolean> {
    // AYR-SOLO-15: what is full is not looked at.
    if (aylluRoom(board, state, craft) === 0) return false;
    let there = known.get(craft);
    if (there === undefined) {
      there = (yield* ask('place', [yes, no], { ayar, craft })) === yes;
      known.set(craft, there);
    }
    return there;
  }

  let skipped = 0;
  for (let craft = banner; craft !== none; skipped++) {
    if (yield* free(craft)) return { craft, rule: skipped > 0 ? 'AYR-SOLO-17' : 'AYR-SOLO-16', skipped };
    craft = yield* ask('nextBanner', [0, 1, 2, 3, none], { ayar });
  }
  const { order } = levelOf(board, state);
  for (const craft of order)
    if (!bit(state.ayllu!.inti, craft) && (yield* free(craft))) return { craft, rule: 'AYR-SOLO-18', skipped };
  for (const craft of order)
    if (state.ayllu!.moonSlots[craft] === none && (yield* free(craft))) return { craft, rule: 'AYR-SOLO-19', skipped };
  const left = order.filter((craft) => aylluRoom(board, state, craft) > 0 && known.get(craft) !== false);
  if (left.length === 0) return undefined;
  const craft = yield* ask('closest', [...left, none], { ayar });
  return craft === none ? undefined : { craft, rule: 'AYR-SOLO-20', skipped };
}
