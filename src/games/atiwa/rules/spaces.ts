/** What fits where: spaces, contents and tokens as tables, since these questions are asked more often than any other. */
import { spaceKinds, type SpaceKind } from '../editions/schema.ts';
import { contents, tokens, type Content, type Token } from './state.ts';

const size = contents.length;
const content = (name: (typeof contents)[number]): Content => contents.indexOf(name);

export const EMPTY = content('empty');
export const TREE = content('tree');
export const BAT = content('fruitBat');
export const FAMILY = content('family');
export const TRAINED = content('trained');
export const TREE_FRUIT = content('treeFruit');
export const TREE_BAT = content('treeBat');
export const TREE_ANIMAL = content('treeAnimal');
export const TRAINED_BAT = content('trainedBat');
export const POLLUTION = content('pollution');

/** A kind of space by its place in the list of kinds. */
export type Space = number;
export const spaceIndex = (kind: SpaceKind): Space => spaceKinds.indexOf(kind);
export const BLANK = spaceIndex('blank');
export const HOUSE = spaceIndex('house');
export const RUIN = spaceIndex('uninhabitableHouse');

export type TokenIndex = number;
export const tokenIndex = (token: Token): TokenIndex => tokens.indexOf(token);
export const T = {
  tree: tokenIndex('tree'),
  animal: tokenIndex('wildAnimal'),
  bat: tokenIndex('fruitBat'),
  goat: tokenIndex('goat'),
  fruit: tokenIndex('fruit'),
  family: tokenIndex('family')
} as const;

/** The tokens a content is made of, the carrier first. */
const made: readonly (readonly Token[])[] = [
  [],
  ['tree'],
  ['wildAnimal'],
  ['fruitBat'],
  ['goat'],
  ['fruit'],
  ['family'],
  ['family'],
  ['tree', 'fruit'],
  ['tree', 'fruitBat'],
  ['tree', 'wildAnimal'],
  ['family', 'fruitBat'],
  []
];
export const tokensOn = (what: Content): readonly Token[] => made[what]!;

/** 1 where a content holds a token: `has[token][content]`. */
export const has: readonly Uint8Array[] = tokens.map((token) => Uint8Array.from(made, (list) => +list.includes(token)));

/** What is left when a token of this type leaves for the supply: its rider goes too (ATW-SPEND-02, ATW-SPG-04). */
export function without(what: Content, token: TokenIndex): Content {
  if (made[what]!.length < 2 || made[what]![0] === tokens[token]) return EMPTY;
  return what === TRAINED_BAT ? TRAINED : TREE;
}

/** Kinds of spaces that a tree may carry each rider on; fruit goes on any tree (ATW-PUT-04, ATW-BLK-08). */
const animalTrees = spaceIndex('treeThenAnimalOrFruit');
const batTrees = spaceIndex('treeThenBatOrFruit');
const own: Readonly<Partial<Record<SpaceKind, Token>>> = {
  tree: 'tree',
  treeThenAnimalOrFruit: 'tree',
  treeThenBatOrFruit: 'tree',
  wildAnimal: 'wildAnimal',
  fruitBat: 'fruitBat',
  goat: 'goat',
  fruit: 'fruit',
  house: 'family'
};

/**
 * `puts[token][space × 13 + content]`: what a space of this kind holds after the token has been put there, or 0 where it
 * does not fit. An empty blank space takes any token but a family here; whether the card allows it is for the asker.
 */
const puts: readonly Uint8Array[] = tokens.map((token, t) => {
  const table = new Uint8Array(spaceKinds.length * size);
  for (const [space, kind] of spaceKinds.entries()) {
    const set = (from: Content, to: Content): void => void (table[space * size + from] = to);
    if (own[kind] === token || (kind === 'blank' && t !== T.family)) set(EMPTY, content(token));
    if (t === T.fruit) set(TREE, TREE_FRUIT);
    if (t === T.animal && space === animalTrees) set(TREE, TREE_ANIMAL);
    if (t === T.bat && space === batTrees) set(TREE, TREE_BAT);
    if (t === T.bat) set(TRAINED, TRAINED_BAT);
    // ATW-FAM-04: a family may move in where a bat sits.
    if (t === T.family && kind === 'house') set(BAT, FAMILY);
  }
  return table;
});
export const put = (token: TokenIndex, space: Space, what: Content): Content => puts[token]![space * size + what]!;

/** A family that moves in trained keeps the bat of the house (ATW-FAM-05). */
export const settled = (what: Content): Content => (what === BAT ? TRAINED_BAT : TRAINED);
