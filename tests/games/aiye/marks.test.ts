/** What a turn marks on columns and chips, and says of them. */
import { describe, expect, test } from 'vitest';
import edition from '#games/aiye/editions/wayside.json' with { type: 'json' };
import { game, withEdition } from '#games/aiye/rules/index.ts';
import { chipsOf, chipWords } from '#games/aiye/view/table/chip.ts';
import { marksOf, nextStruck } from '#games/aiye/view/table/marks.ts';
import { positions } from '../../support/random.ts';
import { landedOn, run, twoColumns, village } from '../../support/aiye/scene.ts';

describe('the columns of a turn', () => {
  const marked = (state: ReturnType<typeof village>) => {
    const { act, active, frozen, tokens } = marksOf(state, 0);
    return { used: act?.column, active: active?.column, frozen, tokens: Object.fromEntries(tokens) };
  };

  test('AIY-XS-02 AIY-XS-04 AIY-XS-07 while the first is used, it carries I, and the second waits with II', () => {
    const state = twoColumns('c1[S] | c2[CN2 M] | c3[M CN4] | c4[M] Council(S)', 'c2', 'c3');
    expect(marked(state)).toEqual({ used: 2, active: 2, frozen: 3, tokens: { 2: 1, 3: 2 } });
  });

  test('AIY-XS-10 AIY-MEET-10 once the first is done, the second is the one that is asked about', () => {
    const first = twoColumns('c1[S] | c2[CN2 M] | c3[M CN4] | c4[M] Council(S)', 'c2', 'c3');
    const state = run(first, 'use M@c2');
    expect(state).toMatchObject({ step: 'decide', act: 0 });
    expect(marked(state)).toEqual({ used: undefined, active: 3, frozen: undefined, tokens: { 3: 2 } });
    expect(marked(run(state, 'decide normal'))).toEqual({ used: 3, active: 3, frozen: undefined, tokens: {} });
  });

  test('AIY-XS-09 a column that is both carries I first, and II after it', () => {
    const both = twoColumns('c1[S] | c2[CN2 CN4 M] | c3[M] | c4[M] Council(S)', 'c2', 'c2');
    expect(marked(both).tokens).toEqual({ 2: 1 });
    expect(marked(run(both, 'done')).tokens).toEqual({ 2: 2 });
  });

  test('AIY-MEET-01 a column that was reached is asked about before it is used', () => {
    const state = landedOn('c1[S] | c2[CN4 M] | c3[M] | c4[M] Council(S)', 'c2');
    expect(marked(state)).toEqual({ used: undefined, active: 2, frozen: undefined, tokens: {} });
    expect(marksOf(state, 1)).toMatchObject({ act: undefined, active: undefined, frozen: undefined });
  });
});

test('AIY-CON-01 a next conflict is told of those it may strike: of nobody while one is answered, nor after the end', () => {
  const seen = { struck: 0, answered: 0, over: 0 };
  const matches = [0, 1, 2].flatMap((seed) => [2, 3].map((seats) => positions(game, seats, `struck ${seed}`)));
  for (const match of matches)
    for (const state of match)
      for (const seat of state.areas.keys()) {
        const struck = nextStruck(game.deck, state, seat);
        const none = seat === state.seat || state.step === 'answer' || state.step === 'over';
        expect(struck === undefined).toBe(none);
        if (state.step === 'answer') seen.answered += 1;
        else if (state.step === 'over') seen.over += 1;
        else if (struck?.length) seen.struck += 1;
      }
  for (const many of Object.values(seen)) expect(many).toBeGreaterThan(0);
});

test('AIY-END-01 AIY-END-02 a chip says how far the end is by the edition', () => {
  const data = structuredClone(edition);
  Object.assign(data.endTrigger, { masks: 3, cards: 15 });
  const other = withEdition(data);
  if (!('deck' in other)) throw new Error(other.join(' '));
  const [chip] = chipsOf(other, other.setup(2));
  expect(chipWords(other, chip!, 'Ada')).toContain('0 of 3 masks, 8 of 15 cards');
});
