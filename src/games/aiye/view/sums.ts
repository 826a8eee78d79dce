/** What a summons changes of the score, item by item, as the rules count it before and after on a copy. */
import type { Seeds } from '../rules/state.ts';
import type { AiyeGame } from '../rules/index.ts';
import { words } from '../words/en.ts';
import { kindOf, type State } from './facts.ts';
import type { Preview } from './preview.ts';
import { pointsOf } from './summons.ts';

const d = words.dock;

/** How an item of the score is called. */
export const itemName = (game: AiyeGame, item: string): string =>
  Object.hasOwn(words.items, item) ? (words.items[item] ?? item) : (game.deck.byId.get(item)?.name ?? item);

/** The same position with the seeds of the payment back where they lay. */
function unpaid(game: AiyeGame, { after, payment }: Preview, seat: number): State {
  const copy = game.clone(after);
  const { columns } = copy.areas[seat]!;
  for (const { column, color } of payment) {
    const from: Seeds | undefined = columns.find(({ id }) => id === column);
    if (from) from[color] += 1;
  }
  return copy;
}

/**
 * The sum behind “Score 10 → 12”: what each item brings or loses by it. A mask that counts seeds says what the payment takes
 * from it. Nothing where a card brings its own points alone: those stand on it.
 */
export function sumOf(game: AiyeGame, before: State, preview: Preview): readonly string[] {
  const { seat } = before;
  const { after, arrives } = preview;
  if (!arrives || after.step === 'pay') return [];
  const kind = kindOf(game.deck, arrives.card);
  const [was, is] = [before, after].map(
    (state) => new Map(game.score(state)[seat]!.map(({ item, points }) => [item, points]))
  );
  const own = kind.scoring ? kind.id : 'characters';
  const net = (is!.get(own) ?? 0) - (was!.get(own) ?? 0);
  const gross = kind.scoring ? pointsOf(game, unpaid(game, preview, seat), seat, arrives.card) : net;
  const first = gross === net ? d.sumOf(kind.name, net) : d.sumPaid(kind.name, net, gross);
  const others = [...new Set([...was!.keys(), ...is!.keys()])].flatMap((item) => {
    const by = (is!.get(item) ?? 0) - (was!.get(item) ?? 0);
    return item === own || by === 0 ? [] : [d.sumOf(itemName(game, item), by)];
  });
  return gross === net && others.length === 0 ? [] : [first, ...others];
}
