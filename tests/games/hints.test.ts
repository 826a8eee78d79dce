/** Hints say what to do, as a sentence, for every move that somebody can make. */
import { expect, test } from 'vitest';
import { game as aiye } from '#games/aiye/rules/index.ts';
import { advice as inAiye } from '#games/aiye/view/advice.ts';
import { kindOf } from '#games/aiye/view/facts.ts';
import { game as atiwa } from '#games/atiwa/rules/index.ts';
import { advice as inAtiwa } from '#games/atiwa/view/advice.ts';
import { game as aya } from '#games/aya/rules/index.ts';
import { hint as inAya } from '#games/aya/view/hint.ts';
import { whyHere } from '#games/aya/view/reasons.ts';
import { advised } from '#games/aya/view/suggest.ts';
import { game as ayar } from '#games/ayar/rules/index.ts';
import { advice as inAyar } from '#games/ayar/view/advice.ts';
import { positions as built } from '../support/aya/positions.ts';
import { positions } from '../support/random.ts';

const sentence = /^[A-Z][^{}]*[^ ]\.$/;
const wrong = /undefined|NaN| {2}| [.:]|player/i;

test('of Àiyé', () => {
  const said = new Set<string>();
  // Long enough for a conflict in which the other one has a column of the same number, elsewhere.
  for (const [n, seats] of [2, 2, 3, 3, 4, 4].entries())
    for (const state of positions(aiye, seats, `hints ${n}`)) {
      if (typeof aiye.turn(state) !== 'number') continue;
      for (const move of aiye.moves(state)) {
        const text = inAiye(aiye, state, move) ?? '';
        // Columns are counted from the left as they lie there, of whose row it is about; cards go by their names.
        if ('column' in move) {
          const { columns } = state.areas[move.type === 'answer' ? state.victim : state.seat]!;
          expect(text).toMatch(new RegExp(` column ${1 + columns.findIndex(({ id }) => id === move.column)}\\.$`));
        }
        if (move.type === 'summon') expect(text).toBe(`Summon ${kindOf(aiye.deck, move.card).name}.`);
        expect(text, JSON.stringify(move)).toMatch(sentence);
        expect(text, JSON.stringify(move)).not.toMatch(wrong);
        said.add(text);
      }
    }
  expect(said).toContain('Sow from column 3.');
  expect(said).toContain('End the turn.');
});

test('of Atiwa', () => {
  const said = new Set<string>();
  for (const seats of [1, 2, 4])
    for (const state of positions(atiwa, seats, `hints ${seats}`)) {
      if (typeof atiwa.turn(state) !== 'number') continue;
      for (const move of atiwa.moves(state)) {
        const text = inAtiwa(atiwa, state, move) ?? '';
        expect(text, JSON.stringify(move)).toMatch(sentence);
        expect(text, JSON.stringify(move)).not.toMatch(wrong);
        said.add(text);
      }
    }
  expect(said).toContain('Send a worker to space III, at the top.');
  // No number stands on the others: the place is known by what it gives.
  expect([...said].join('\n')).toMatch(/^Send a worker: 2 goats/m);
  expect(said).toContain('End the turn.');
});

test('of Ayar', () => {
  const said = new Set<string>();
  for (const seats of [1, 2, 4])
    for (const state of positions(ayar, seats, `hints ${seats}`)) {
      if (typeof ayar.turn(state) !== 'number') continue;
      for (const move of ayar.moves(state)) {
        const text = inAyar(ayar, state, move) ?? '';
        // By the price that is seen on it.
        if (move.type === 'takeTextile') expect(text).toBe(`Take the textile with the ${move.stack} under it.`);
        expect(text, JSON.stringify(move)).toMatch(sentence);
        expect(text, JSON.stringify(move)).not.toMatch(wrong);
        said.add(text);
      }
    }
  expect(said).toContain('Touch the teal marker, then the second row.');
  expect(said).toContain('Build for cloth behind Teal.');
});

test('of Aya: beside the place that the table proposes itself, what the river needs after it', () => {
  let beyond = 0;
  for (const state of built('hints', 6, 90)) {
    const move = advised(aya, state);
    const text = inAya(aya, state, move) ?? '';
    expect(text, JSON.stringify(move)).toMatch(sentence);
    expect(text, JSON.stringify(move)).not.toMatch(wrong);
    if (move.type !== 'place') continue;
    expect(text).toContain(whyHere(aya, state, move));
    if (/ After that the river most needs \d+ \w+ and \d+ \w+ dominoes\.$/.test(text)) beyond += 1;
  }
  expect(beyond).toBeGreaterThan(15);
});
