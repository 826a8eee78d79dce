/** What of a player's side tells how a match will end for it: amounts, each of which matches have given a weight (`taught.ts`). */
import type { Seat } from '#engine/game.ts';
import { atMost, bit, size, type Board } from '../rules/board.ts';
import { moonOf, sunOf } from '../rules/scoring.ts';
import { sideOf } from '../rules/sides.ts';
import { activityNames, lineNames, none, type PlayerSide, type Side, type State } from '../rules/state.ts';
import { templeOf } from '../rules/temple.ts';
import { devotion, moons as moonsNow } from '../rules/worth.ts';
import { begunMoons } from './begun.ts';
import { dawnsLeft } from './clock.ts';
import { ahead, isDue } from './hopes.ts';
import type { Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

const ofCraft = [
  'sunsComing',
  'sunsWithoutInti',
  'suns',
  'moonsOfFreeSlot',
  'moonsOfTempleToCome',
  'moons',
  'begunMoons',
  'moonsOfTemples',
  'daysOfTemples',
  'columnsOfTemples'
] as const;

/** What a bonus slot does: from round to round; or once, and nothing is left of it when it is complete. */
const slotKinds = ['power', 'extraSun', 'templeMoons', 'dialPerIntiBonus', 'once'] as const;
const atOnce = slotKinds.indexOf('dialPerIntiBonus');
const once = slotKinds.indexOf('once');

/** In the order in which `features` gives them. */
export const featureNames: readonly string[] = [
  'one',
  'sun',
  'moon',
  'dial',
  'llamas',
  ...activityNames.flatMap((craft) => ofCraft.map((name) => `${craft}.${name}`)),
  'fertile',
  'freeSlots',
  'templesToCome',
  'intis',
  'lines.inti',
  'lines.llama',
  'lines.viracocha',
  'quadrants',
  'tambos',
  ...slotKinds.map((kind) => `slots.${kind}`),
  'harvest'
];

/** For each line, whose sun its Inti bonus counts. */
const intisOf = ({ bonuses }: Board): readonly number[] =>
  bonuses.map((bonus) => (bonus.type === 'inti' ? activityNames.indexOf(bonus.activity) : -1));

/** For each bonus slot, which of `slotKinds` it is. */
const kindsOf = ({ viracocha }: Board): readonly number[] =>
  viracocha.map(({ effect }) => {
    const kind = slotKinds.findIndex((one) => one === effect.type);
    return kind < 0 ? once : kind;
  });

function freeOf({ moonSlots }: Side): number {
  let free = 0;
  for (let slot = 0; slot < moonSlots.length; slot++) if (moonSlots[slot] === none) free++;
  return free;
}

/** The amounts of a seat, in the order of `featureNames`; the list is used again by the next call. */
export function createFeatures(board: Board, w: Weights) {
  const found = new Float64Array(featureNames.length);
  let next = 0;
  const intiOf = intisOf(board);
  const kindOf = kindsOf(board);
  const add = (amount: number): void => void (found[next++] = amount);

  /** The activities, and what fertile ground will pay for the two best. */
  const crafts = (
    state: State,
    seat: Seat,
    side: Side,
    player: PlayerSide,
    { worth, fertile, stay }: Outlook
  ): void => {
    let first = 0;
    let second = 0;
    for (let craft = 0; craft < 4; craft++) {
      const suns = devotion(board, state, seat, craft);
      if (suns > first) [first, second] = [suns, first];
      else if (suns > second) second = suns;
      add(suns * worth[craft]!);
      add(bit(side.inti, craft) ? 0 : suns);
      add(suns);
      const moons = moonsNow(board, state, seat, craft);
      add(side.moonSlots[craft] === none ? moons : 0);
      add(bit(side.temples, craft) ? moons : 0);
      add(moons);
      add(begunMoons(board, w, player, craft));
      let [placed, days, columns] = [0, 0, 0];
      for (let ayar = 0; ayar < 4; ayar++) {
        const row = state.placed[ayar]!;
        for (let place = 0; place < row.length; place++) {
          if (row[place] !== templeOf(seat, craft)) continue;
          placed += moons;
          days += stay[ayar]!;
          columns += atMost(board.columnBonus, place);
        }
      }
      add(placed);
      add(days);
      add(columns);
    }
    add(fertile * (first + second));
  };

  /** Lines of tambos by their bonus, and quarters: what is begun of them, and those that this turn has emptied. */
  const lines = (state: State, seat: Seat, player: PlayerSide, dawns: number): void => {
    let inti = 0;
    let llama = 0;
    let viracocha = 0;
    for (let line = 0; line < 8; line++) {
      const left = size(player.tambos & board.lineCells[line]!);
      const share =
        left > 0 ? w.lineBegun[4 - left]! : isDue(state, seat, board.lineCells[line]!, lineNames[line]!) ? 1 : 0;
      if (share === 0) continue;
      const { type } = board.bonuses[line]!;
      if (type === 'inti') inti += share * (2 + devotion(board, state, seat, intiOf[line]!) * dawns);
      else if (type === 'llama') llama += share;
      else viracocha += share;
    }
    add(inti);
    add(llama);
    add(viracocha);
    let quadrants = 0;
    for (const cells of board.quadrants) {
      const left = size(player.tambos & cells);
      if (left > 0) quadrants += w.quadrantBegun[4 - left]!;
      else if (isDue(state, seat, cells, 'temple')) quadrants += 1;
    }
    add(quadrants);
    add(size(player.tambos));
  };

  const slots = ({ viracocha }: PlayerSide, rounds: number): void => {
    const first = next;
    for (let kind = 0; kind < slotKinds.length; kind++) add(0);
    for (let slot = 0; slot < viracocha.length; slot++) {
      const kind = kindOf[slot]!;
      const share = viracocha[slot]! / board.viracocha[slot]!.needs;
      if (share === 1 && kind >= atOnce) continue;
      found[first + kind]! += share * share * (kind === once ? 1 : rounds);
    }
  };

  return (state: State, seat: Seat, outlook: Outlook): Float64Array => {
    const side = sideOf(state, seat);
    const player = state.players[seat]!;
    const dawns = dawnsLeft(state);
    next = 0;
    add(1);
    add(sunOf(side));
    add(moonOf(side));
    add(side.dial * dawns);
    add(side.llamas);
    crafts(state, seat, side, player, outlook);
    add(freeOf(side));
    add(size(side.temples));
    add(size(side.inti));
    lines(state, seat, player, dawns);
    slots(player, Math.max(0, dawns - 0.5));
    add(ahead(w, state, seat));
    return found;
  };
}
