/** The worked layouts of the count: what is won, and the rule shown for what is not. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { total } from '#engine/game.ts';
import { countLayout, scoreLines } from '#games/aya/rules/count/count.ts';
import { game } from '#games/aya/rules/index.ts';
import { layoutOf, unmoved, type Shift, type Sketch } from '../../support/aya/layout.ts';

type Expected = {
  readonly animals: readonly string[];
  readonly photos: readonly string[];
  readonly triptychs: number;
  readonly retriggerTokens: number;
  readonly points: number;
  readonly fails: Readonly<Record<string, string>>;
};
type Vector = Sketch & { readonly id: string; readonly expect: Expected };

const file = new URL('../../support/aya/vectors.jsonl', import.meta.url);
const vectors = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector);

function counted(vector: Vector, shift: Shift = unmoved, jitter?: () => number): Expected {
  const count = countLayout(game.box.size, layoutOf(vector, shift, jitter));
  const won = (item: string): string[] =>
    count.verdicts.flatMap((verdict) => (verdict.item === item && !verdict.fails ? [verdict.id] : [])).sort();
  return {
    animals: won('animal'),
    photos: won('landscape'),
    triptychs: count.triptychs.length,
    retriggerTokens: count.retriggers,
    points: total(scoreLines(game.box, count)),
    fails: Object.fromEntries(count.verdicts.flatMap(({ id, fails }) => (fails ? [[id, fails]] : [])))
  };
}

const rows: readonly (readonly [string])[] = [
  ['V01 AYA-LAND-01 AYA-LAND-03 straight forest tile fully irrigated'],
  ['V02 AYA-LAND-02 one desert domino stands on the forest tile'],
  ['V04 AYA-LAND-03 AYA-LAND-04 another type two places before the entrance does no harm'],
  ['V05 AYA-LAND-03 last place on the tile left empty, exit still covered by the one before'],
  ['V06 AYA-LAND-03 two last places empty, exit dry'],
  ['V08 AYA-GARDEN-02 garden domino on a tile is wild'],
  ['V09 AYA-LAND-03 AYA-TILE-05 fork tile, one arm dry'],
  ['V10 AYA-LAND-03 fork tile, both arms wet'],
  ['V12 AYA-LAND-03 AYA-TILE-05 double tile, only one of its two rivers used'],
  ['V13 AYA-LAND-03 double tile, both rivers used by two separate chains'],
  ['V14 AYA-LAND-03 lake tile has a single entrance'],
  ['V16 AYA-ANIM-03 foreign domino cuts the link to the tile'],
  ['V17 AYA-ANIM-03 AYA-GARDEN-02 a garden domino does not cut the link'],
  ['V18 AYA-ANIM-02 token thrown clear of the chain'],
  ['V20 AYA-ANIM-04 token slid over the rim of a tile'],
  ['V21 AYA-ANIM-05 two tokens on one stretch: neither counts'],
  ['V22 AYA-ANIM-05 AYA-GARDEN-03 two tokens with a garden fork between'],
  ['V24 AYA-ANIM-05 AYA-GARDEN-03 a garden used as a plain domino is no fork'],
  ['V25 AYA-ANIM-03 animal upstream, between Start and its tile'],
  ['V26 AYA-ANIM-01 AYA-TOPPLE-04 token still on dominoes that never fell'],
  ['V28 AYA-SCORE-03 three forest tiles: triptych'],
  ['V29 AYA-SCORE-03 three tiles of two types: no triptych'],
  ['V30a AYA-TOPPLE-05 no second push'],
  ['V30c AYA-TOPPLE-05 four retriggers: three tokens lost'],
  ['V30d AYA-TOPPLE-05 AYA-TOPPLE-06 eleven retriggers: pile empty'],
  ['V31 AYA-ANIM-03 AYA-COUNT-03 a hole in the river cuts the link, the retriggered part still lies'],
  ['V33 AYA-ANIM-03 link may run to the next tile downstream'],
  ['V34 AYA-ACC-05 AYA-ANIM-03 a domino left lying after an accident is no river'],
  ['V35 AYA-ANIM-08 buffer token never put back on top'],
  ['V37 AYA-ANIM-05 AYA-ANIM-02 a thrown-off token does not spoil the other one'],
  ['V38 AYA-SCORE-01 AYA-SCORE-02 AYA-SCORE-04 two tiles, three stretches, three animals, two retriggers'],
  ['V39 AYA-COUNT-03 nothing fell at all'],
  ['V41 AYA-TILE-03 tile rotated by 90 degrees, river along z'],
  ['V42 AYA-LAND-03 bend tile'],
  ['V43 AYA-ANIM-05 an unlinked animal on the same stretch spoils the linked one too'],
  [
    'V45 AYA-ANIM-03 AYA-GARDEN-02 AYA-GARDEN-03 an arm of another type does not cut the link back through the fork; the animal on that arm has no tile of its own'
  ],
  ['V46 AYA-ANIM-03 AYA-LAND-04 same-type run ends just short of the tile: the camera place is foreign'],
  ['V47 AYA-GARDEN-03 AYA-ANIM-05 a garden where two arms meet is a fork too'],
  ['V49 AYA-ANIM-03 AYA-COUNT-01 two narrow arms meeting at a wide angle both lead into the stem'],
  ['V50 AYA-ANIM-03 a foreign side stream that joins does not cut the main river'],
  ['V51 AYA-LAND-02 AYA-ACC-05 a foreign domino knocked over on the tile and left there'],
  ['V52 AYA-ANIM-02 token rests against upright dominoes only'],
  ['V54 AYA-TOPPLE-04 AYA-LAND-03 a domino jammed at a lean of 15 has not fallen'],
  ['V56 AYA-TOPPLE-09 AYA-LAND-03 a domino that fell backwards shows no water'],
  ['V57 AYA-FLOW-03 AYA-ANIM-03 two rivers running head-on do not join'],
  ['V59 AYA-ANIM-03 AYA-COUNT-03 one empty place at pitch 2: the bodies still meet'],
  ['V60 AYA-ANIM-03 AYA-COUNT-03 one empty place at pitch 2.2: the fall may jump it, the river does not'],
  ['V61 AYA-ANIM-05 AYA-R-09 the Start tile bounds stretches: one animal on each of its arms'],
  ['V63 AYA-ANIM-04 token over the rim of the Start tile'],
  ['V64 AYA-GARDEN-03 AYA-ANIM-05 a garden fork stays a fork although one arm never fell'],
  ['V65 AYA-LAND-02 AYA-LAND-05 a foreign domino still upright on the tile']
];
const idOf = (title: string): string => title.split(' ')[0]!;

describe('the count of worked layouts', () => {
  it.each(rows)('%s', (title) => {
    const vector = vectors.find(({ id }) => id === idOf(title))!;
    expect(counted(vector)).toEqual(vector.expect);
  });

  test('every layout of the file has its test', () => {
    expect(rows.map(([title]) => idOf(title))).toEqual(vectors.map(({ id }) => id));
    expect(vectors.length).toBeGreaterThan(50);
  });

  test('turning and shifting a layout never changes its score', () => {
    const shifts = fc.record({
      x: fc.double({ min: -40, max: 40, noNaN: true }),
      z: fc.double({ min: -40, max: 40, noNaN: true }),
      by: fc.double({ min: 0, max: 360, noNaN: true })
    });
    const property = fc.property(fc.constantFrom(...vectors), shifts, (vector, shift) => {
      expect(counted(vector, shift)).toEqual(vector.expect);
    });
    fc.assert(property, { numRuns: 400, seed: 20260101 });
  });

  test('dominoes set a hair elsewhere never change it either', () => {
    const property = fc.property(fc.constantFrom(...vectors), fc.integer(), (vector, seed) => {
      const roll = seededRoll(seed);
      expect(counted(vector, unmoved, () => roll(2001) / 1000 - 1)).toEqual(vector.expect);
    });
    fc.assert(property, { numRuns: 200, seed: 20260101 });
  });

  test('the order in which pieces are listed never changes it', () => {
    for (const vector of vectors) {
      const layout = layoutOf(vector);
      const turned = { ...layout, dominoes: layout.dominoes.toReversed(), tokens: layout.tokens.toReversed() };
      const { verdicts } = countLayout(game.box.size, turned);
      expect(verdicts).toEqual(countLayout(game.box.size, layout).verdicts);
    }
  });
});
