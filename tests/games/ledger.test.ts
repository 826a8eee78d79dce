import { describe, expect, it, test } from 'vitest';
import { coverage, titles, titlesOf } from '../../scripts/rules.ts';

/** The worked examples of each game's rules; every one is a test. */
const examples: Readonly<Record<string, string>> = {
  aiye: [
    'EX-01 EX-02 EX-03 EX-04 EX-05 EX-06 EX-07 EX-08 EX-09 EX-10',
    'T-01 T-02 T-04 T-05 T-06 T-08 T-09 T-10 T-12 T-13 T-14 T-16 T-17 T-18 T-20 T-21 T-22 T-24 T-25 T-26',
    'T-28 T-29 T-30 T-32 T-33 T-34 T-36 T-37 T-38 T-40 T-41 T-42 T-44 T-45 T-46 T-48 T-49 T-50 T-52 T-53',
    'T-54 T-56 T-57 T-58 T-60 T-61 T-62 T-64 T-65 T-66 T-68 T-69 T-70 T-72 T-73 T-74 T-76 T-77 T-78 T-80'
  ].join(' '),
  atiwa: [
    'E01 E02 E03 E04 E05 E06 E07 E08 E09 E10 E11 E12 E13 E14 E15 E16 E17 E18 E19 E20 X01 X02 X04 X05 X06',
    'X08 X09 X10 X12 X13 X14 X16 X17 X18 X20 X21 X22 X24 X25 X26 X28 X29 X30 X32 X33 X34 X36 X37 X38 X40',
    'X41 X42 X44 X45 X46 X48 X49 X50 X52 X53 X54 X56 X57 X58 X60 X61 X62 X64 X65 X66 X68 X69 X70 X71 X72',
    'X73 X74 X75 X76 X77 X78 X79 X80'
  ].join(' '),
  ayar: [
    'EX-01 EX-02 EX-03 EX-04 EX-05 EX-06 EX-07 EX-08 EX-09 EX-10 EX-11 EX-12 EX-13 EX-14 EX-15 TV-01',
    'TV-02 TV-04 TV-05 TV-06 TV-08 TV-09 TV-10 TV-12 TV-13 TV-14 TV-16 TV-17 TV-18 TV-20 TV-21 TV-22',
    'TV-24 TV-25 TV-26 TV-28 TV-29 TV-30 TV-32 TV-33 TV-34 TV-36 TV-37 TV-38 TV-40 TV-41 TV-42 TV-44',
    'TV-45 TV-46 TV-48 TV-49 TV-50 TV-52 TV-53 TV-54 TV-56 TV-57 TV-58 TV-60 TV-61 TV-62 TV-64 TV-65',
    'TV-66 TV-68 TV-69 TV-70 TV-72 TV-73 TV-74 TV-75 TV-76 TV-77 TV-78 TV-79 TV-80'
  ].join(' '),
  aya: [
    'V01 V02 V04 V05 V06 V08 V09 V10 V12 V13 V14 V16 V17 V18 V20 V21 V22 V24 V25 V26 V28 V29 V30a V30c',
    'V30d V31 V33 V34 V35 V37 V38 V39 V41 V42 V43 V45 V46 V47 V49 V50 V51 V52 V54 V56 V57 V59 V60 V61 V63',
    'V64 V65 P01 P02 P03 P04 P05 P06 P07 P08 P09 P10 P11 P12 P13 P14 P15 P16 P17 P18 P19 T01 T03 T04 T05',
    'T07 T08 T09 T11 T12 T13 T15 T16 T17 T19 T20 T21 T22 T23 T24 T25 T26 T27 T28 T29 T30 T31 T32 T33'
  ].join(' ')
};

describe('npm run rules', async () => {
  const result = await coverage();

  it.each(Object.entries(result))(
    '%s: every rule of the ledger is named by a test',
    (game, { total, tested, untested }) => {
      expect(untested).toEqual([]);
      expect(tested).toBe(total);
      expect(total).toBeGreaterThan(game in examples ? 50 : 0);
    }
  );

  it.each(Object.entries(examples))('%s: every worked example is a test', (game, ids) => {
    const all = titlesOf(game).join(' ');
    expect(ids.split(' ').filter((id) => !new RegExp(`\\b${id}\\b`).test(all))).toEqual([]);
  });
});

test('titles are those of tests, describes and rows, and nothing else', () => {
  const source = `
    // test('AIY-NOT-01')
    describe('AIY-A-01 one', () => {
      test('AIY-A-02 two', () => expect(x).toBe('AIY-NOT-02'));
      it.each([['AIY-A-03 three', 1, 'AIY-NOT-03']])('%s AIY-A-04', () => 0);
      it.each([{ title: 'AIY-A-05', rule: 'AIY-NOT-04' }])('$title', () => 0);
      test(\`AIY-A-06\`, () => expect([a, b]).toEqual(['AIY-NOT-05']));
    });`;
  expect(
    titles(source)
      .join(' ')
      .match(/AIY-\w+-\d+/g)
  ).toEqual([1, 2, 4, 3, 5, 6].map((n) => `AIY-A-0${n}`));
});
