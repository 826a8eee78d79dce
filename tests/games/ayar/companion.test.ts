import { describe, expect, test } from 'vitest';
import { total } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { parseKept, standing, type Kept } from '#games/ayar/aid/match.ts';
import type { Answer } from '#games/ayar/aid/table.ts';
import { asked as askedIn, optionsOf, saidIn } from '#games/ayar/view/aid/say.ts';
import { moonOf, sunOf } from '#games/ayar/rules/scoring.ts';
import { record, teller } from '../../support/ayar/companion.ts';
import { game } from '../../support/ayar/scene.ts';

const { board } = game;
const noLuck = (): number => {
  throw new Error('more luck is wanted than the match had');
};

/** Plays a recorded match through the companion to its end. */
function through(level: number, seed: string) {
  const { beats, luck, over } = record(level, seed);
  const tell = teller(beats, over);
  const answers: Answer[] = [];
  const asked: string[] = [];
  for (;;) {
    const now = standing(board, { level, answers, luck }, noLuck);
    expect(now.kept.answers).toHaveLength(answers.length);
    if (!now.question) return { now, over, asked };
    asked.push(now.question.ask);
    answers.push(tell(now.question, now.table.state.ayllu!.gone));
  }
}

describe('the companion of the Ayllu', () => {
  test.each([1, 2, 3, 4].flatMap((level) => ['a', 'b', 'c', 'd', 'e'].map((seed) => [level, seed] as const)))(
    'AYR-SOLO-06 to 33: board %i does in match %s what the rules do',
    (level, seed) => {
      const { now, over } = through(level, `companion ${seed}`);
      const told = now.table.state.ayllu!;
      const real = over.ayllu!;
      const side = ({ pots, cloths, maize, gone, boat, dial, llamas, inti, moonSlots, temples }: typeof real) => {
        return { pots, cloths, maize, gone, boat, dial, llamas, inti, moonSlots, temples };
      };
      expect(side(told)).toEqual(side(real));
      expect([sunOf(told), moonOf(told)]).toEqual([sunOf(real), moonOf(real)]);
      const [outcome] = now.chapters.at(-1)!.lines.slice(-1);
      const [mine, theirs] = game.rival(over)!.places;
      expect(outcome).toMatchObject({
        type: 'outcome',
        points: total(game.score(over)[0]!),
        ahead: Math.sign(theirs! - mine!)
      });
    }
  );

  test('every question is asked somewhere, and few of them a turn', () => {
    const all = ['a', 'b', 'c', 'd'].flatMap((seed, n) => through(n + 1, `asked ${seed}`).asked);
    const kinds = new Set(all);
    const expected = 'begun start mine festival needs banner nextBanner place pots textiles lake passed column retires';
    for (const kind of `${expected} harvest yours`.split(' ')) expect(kinds).toContain(kind);
    // Fifteen turns of each side, four nights and the beginning.
    expect(all.length / 4).toBeLessThan(15 * 5 + 15 * 2 + 4 * 2);
  });

  test('all that an answer brings is said after it, also what ends one chapter before the next begins', () => {
    const { now, asked } = through(2, 'companion a');
    const { level, answers, luck } = now.kept;
    const after = (ask: string): string[] => {
      const { table, chapters } = standing(
        board,
        { level, answers: answers.slice(0, asked.indexOf(ask) + 1), luck },
        noLuck
      );
      return chapters.flatMap((chapter) => saidIn(table, chapter).flatMap(({ text, news }) => (news ? [text] : [])));
    };
    // The night ends, a day is called and the next turn begins without another question.
    const night = after('harvest').join(' ');
    for (const part of [/moon place of/, /^.*Dawn: the Ayllu gains/, /Day 2\. The First Player token/])
      expect(night).toMatch(part);
    expect(after('begun').join(' ')).toMatch(/free first place/);
  });

  test('a single pot is asked about by its price, in words for how it lies', () => {
    const { table } = standing(board, { level: 2, answers: [[1], [0]], luck: [] }, () => 0);
    const pot = { ask: 'pots', options: [0, 1, 2], count: 1, about: { places: [0] } };
    expect(askedIn(table, pot)).toBe('Which pot lies at 1 in the market?');
    expect(optionsOf(table, pot).map(({ label }) => label)).toEqual(['Plain', 'With a viracocha', 'Empty']);
  });

  test('an answer taken back and given again draws the same', () => {
    let seed = 7;
    const fresh = (): number => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 32);
    const first = standing(board, { level: 2, answers: [[1], [2], [0]], luck: [] }, fresh);
    expect(first.question?.ask).toBe('banner');
    expect(first.kept.luck).toHaveLength(2);
    const back = standing(board, { ...first.kept, answers: first.kept.answers.slice(0, -1) }, noLuck);
    expect(back.question?.ask).toBe('mine');
    const again = standing(board, { ...back.kept, answers: [...back.kept.answers, [0]] }, noLuck);
    expect(again.chapters).toEqual(first.chapters);
  });

  test('what was kept comes back, and nothing else', () => {
    const kept: Kept = { level: 3, answers: [[1], [2]], luck: [] };
    expect(parseKept(board, JSON.parse(JSON.stringify(kept)) as JsonObject)).toEqual(kept);
    for (const bad of [undefined, {}, { ...kept, level: 9 }, { ...kept, answers: [1] }, { ...kept, luck: [-1] }])
      expect(parseKept(board, bad)).toBeUndefined();
    // An answer that does not fit its question is left out, and all after it.
    expect(standing(board, { ...kept, answers: [[1], [9], [1]] }, noLuck).kept.answers).toEqual([[1]]);
  });
});
