/** What a summons or a card sent to the Council changes of the score, item by item, as the rules count it on a copy. */
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

type Items = ReadonlyMap<string, number>;
const itemsOf = (game: AiyeGame, state: State, seat: number): Items =>
  new Map(game.score(state)[seat]!.map(({ item, points }) => [item, points]));

/** What each item brings or loses, save one of them. */
const changes = (game: AiyeGame, was: Items, is: Items, except?: string): string[] =>
  [...new Set([...was.keys(), ...is.keys()])].flatMap((item) => {
    const by = (is.get(item) ?? 0) - (was.get(item) ?? 0);
    return item === except || by === 0 ? [] : [d.sumOf(itemName(game, item), by)];
  });

/** What a card brings or loses by going to the Council. */
export const promotionSum = (game: AiyeGame, before: State, { after }: Preview): readonly string[] =>
  changes(game, itemsOf(game, before, before.seat), itemsOf(game, after, before.seat));

/**
 * The sum behind “Score 10 → 12”: what each item brings or loses by it. A mask that counts seeds says what the payment takes
 * from it. Nothing where a card brings its own points alone: those stand on it.
 */
export function sumOf(game: AiyeGame, before: State, preview: Preview): readonly string[] {
  const { seat } = before;
  const { after, arrives } = preview;
  if (!arrives || after.step === 'pay') return [];
  const kind = kindOf(game.deck, arrives.card);
  const [was, is] = [itemsOf(game, before, seat), itemsOf(game, after, seat)];
  const own = kind.scoring ? kind.id : 'characters';
  const net = (is.get(own) ?? 0) - (was.get(own) ?? 0);
  const gross = kind.scoring ? pointsOf(game, unpaid(game, preview, seat), seat, arrives.card) : net;
  const first = gross === net ? d.sumOf(kind.name, net) : d.sumPaid(kind.name, net, gross);
  const others = changes(game, was, is, own);
  return gross === net && others.length === 0 ? [] : [first, ...others];
}
