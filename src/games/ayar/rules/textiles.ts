/**
 * Textiles in all their facings. A facing is a number of clockwise quarter turns, plus 4 if the textile was flipped along
 * its length before. Sides of a cell are bits: top 1, right 2, bottom 4, left 8. AYR-WEAVE-03, AYR-RES-38.
 */
import type { Edition } from '../editions/schema.ts';

/** Half suns on the sides of the upper or left cell, and of the other. */
type Facing = readonly [first: number, second: number];
export type Textile = {
  readonly index: number;
  readonly id: string;
  /** The stack it belongs to, counted from 0, and its place in it. */
  readonly stack: number;
  readonly place: number;
  readonly printed: number;
  readonly icon: boolean;
  readonly facings: readonly Facing[];
};

export const facings = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/** At an odd number of quarter turns the textile stands upright. */
export const upright = (facing: number): boolean => facing % 2 === 1;

const sides: Readonly<Record<string, number>> = { T: 1, R: 2, B: 4, L: 8 };
const flipped: Readonly<Record<string, string>> = { T: 'B', B: 'T', L: 'L', R: 'R' };
/** A quarter turn clockwise: top to right, right to bottom, bottom to left, left to top. */
const turned = (side: number): number => (side === 8 ? 1 : side * 2);

function face(halfSuns: readonly string[], facing: number): Facing {
  const quarters = facing % 4;
  const of = (cell: string): number => {
    let set = 0;
    for (const [own, letter] of halfSuns.map((code) => [code[0]!, code[1]!] as const)) {
      if (own !== cell) continue;
      let side = sides[facing >= 4 ? flipped[letter]! : letter]!;
      for (let i = 0; i < quarters; i++) side = turned(side);
      set |= side;
    }
    return set;
  };
  // Unturned, a is on the left; after one quarter on top; after two on the right; after three at the bottom.
  return quarters < 2 ? [of('a'), of('b')] : [of('b'), of('a')];
}

export function compileTextiles({ textiles, lakeBoard: { textileStacks } }: Edition): Textile[] {
  const many = textileStacks.powers.map(() => 0);
  return textiles.list.map(({ id, power, halfSuns, fullSuns, viracocha }, index) => {
    const stack = textileStacks.powers.indexOf(power);
    return {
      index,
      id,
      stack,
      place: many[stack]!++,
      printed: fullSuns,
      icon: viracocha,
      facings: facings.map((facing) => face(halfSuns, facing))
    };
  });
}
