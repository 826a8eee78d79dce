/** The count as lines, along the river: each photo won, or why it is lost; panoramas; push tokens. AYA-COUNT, AYA-SCORE. */
import { count, type Verdict } from '../rules/count/count.ts';
import { middleOf } from '../rules/geometry.ts';
import type { AyaGame } from '../rules/index.ts';
import type { State, Type } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { ground } from '../words/names.ts';
import type { Focus, Spot } from './stage.ts';
import { animalName, tileName } from './things.ts';

export type Item = {
  readonly kind: 'animal' | 'landscape' | 'panorama' | 'token' | 'none';
  /** The animal's or the tile's, of a photo. */
  readonly id: string | undefined;
  readonly type: Type | undefined;
  readonly title: string;
  /** What it brings, or why it brings nothing. */
  readonly text: string;
  readonly won: boolean;
  /** The rule that says why it is lost. */
  readonly rule: string | undefined;
  /** The sum with it. */
  readonly sum: number;
  readonly at: Spot | undefined;
  readonly focus: Focus | undefined;
};

const c = words.count;

function where({ item, id, fails }: Verdict, state: State): Pick<Item, 'at' | 'focus'> {
  const sign = fails === null ? 'item' : 'refused';
  if (item === 'landscape') return { at: state.tiles[id], focus: { pieces: [id], sign } };
  const token = state.tokens[id]!;
  const [x, z] = token.end
    ? [token.end.p[0], token.end.p[2]]
    : middleOf(state.dominoes[token.on[0]]!).map((n) => n * 100);
  return { at: { x: x!, z: z! }, focus: { pieces: token.on, sign } };
}

/** Every line in the order it is told. The last one's sum is the score. */
export function itemsOf({ box }: AyaGame, state: State): Item[] {
  const { verdicts, triptychs, retriggers } = count(box, state);
  const { perAnimal, perLandscapePhoto, perTriptych, perRetriggerTokenKept } = box.edition.score;
  const items: Item[] = [];
  let sum = 0;
  const tell = (item: Partial<Item> & Pick<Item, 'kind' | 'title'>, points: number): void => {
    sum += points;
    const won = item.won ?? true;
    const text = item.text ?? c.won(points);
    items.push({
      id: undefined,
      type: undefined,
      rule: undefined,
      at: undefined,
      focus: undefined,
      ...item,
      won,
      text,
      sum
    });
  };

  for (const [n, verdict] of verdicts.entries()) {
    const { item: kind, id, type, fails } = verdict;
    const title = kind === 'animal' ? c.animal(animalName(box, id), ground(type)) : c.landscape(tileName(box, id));
    const about = { kind, id, type, title, ...where(verdict, state) };
    if (fails !== null) tell({ ...about, won: false, text: c.reasons[fails] ?? fails, rule: fails }, 0);
    else tell(about, kind === 'animal' ? perAnimal : perLandscapePhoto);
    // A panorama closes with the last of its landscapes.
    const isOwn = (other: Verdict): boolean =>
      other.item === 'landscape' && other.type === type && other.fails === null;
    if (isOwn(verdict) && triptychs.includes(type) && !verdicts.slice(n + 1).some(isOwn))
      tell({ kind: 'panorama', type, title: c.triptych(ground(type)), text: c.more(perTriptych) }, perTriptych);
  }
  if (verdicts.length === 0) tell({ kind: 'none', title: c.none, text: '', won: false }, 0);
  for (let n = 1; n <= retriggers; n += 1)
    tell({ kind: 'token', title: c.token(n, retriggers) }, perRetriggerTokenKept);
  if (retriggers === 0) tell({ kind: 'token', title: c.noToken, text: '', won: false }, 0);
  return items;
}

/** The photos won among these lines, by the ids of tiles and animals. */
export const wonOf = (items: readonly Item[]): ReadonlySet<string> =>
  new Set(items.flatMap(({ id, won }) => (id !== undefined && won ? [id] : [])));
