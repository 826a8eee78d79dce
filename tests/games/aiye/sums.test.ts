/** The sum that the dock tells of a summons: each item as the rules count it, and together what the score gains. */
import { expect, it } from 'vitest';
import { total } from '#engine/game.ts';
import { kindOf } from '#games/aiye/rules/deck.ts';
import { game } from '#games/aiye/rules/index.ts';
import type { Move } from '#games/aiye/rules/moves.ts';
import { paymentMoves, proposePayment } from '#games/aiye/view/payment.ts';
import { previewOf } from '#games/aiye/view/preview.ts';
import { sumOf } from '#games/aiye/view/sums.ts';
import type { State } from '#games/aiye/rules/state.ts';
import { position, tables } from '../../bots/support.ts';

const table = tables.find(({ id }) => id === 'aiye')!;
const figure = (text: string): number => Number(text.replace('−', '-').replace('+', ''));
/** What a part adds: the last figure in it, before what it was to bring unpaid. */
const adds = (part: string): number => figure(/ ([+−]?\d+)(?: \(.*\))?$/.exec(part)![1]!);

/** Every summons in this position, with each colour that may be paid first. */
function* summonses(state: State): Generator<{ card: number; moves: Move[] }> {
  for (const summon of game.moves(state)) {
    if (summon.type !== 'summon') continue;
    const asked = game.clone(state);
    game.play(asked, summon);
    for (const to of game.moves(asked)) {
      const laid = game.clone(asked);
      game.play(laid, to);
      const proposed = paymentMoves(game, laid, proposePayment(game, laid));
      if (proposed) yield { card: summon.card, moves: [summon, to, ...proposed] };
      const dear: Move[] = [];
      while (laid.step === 'pay') {
        const pay = game.moves(laid).findLast(({ type }) => type === 'pay');
        if (!pay) break;
        dear.push(pay);
        game.play(laid, pay);
      }
      yield { card: summon.card, moves: [summon, to, ...dear] };
    }
  }
}

it('adds up to what the score gains, names the card first, and says what the payment took from it', () => {
  const seen = { plain: 0, paid: 0, others: 0 };
  for (let plies = 1; plies < 420; plies += 1) {
    const state = position(table, `sum ${plies % 9}`, plies, 2) as unknown as State;
    if (state.step !== 'village') continue;
    for (const { card, moves } of summonses(state)) {
      const preview = previewOf(game, state, moves);
      if (!preview.arrives || !preview.score) continue;
      const sum = sumOf(game, state, preview);
      const gain = preview.score.to - preview.score.from;
      const kind = kindOf(game.deck, card);
      if (sum.length === 0) {
        const own = kind.scoring
          ? game.score(preview.after)[state.seat]!.find(({ item }) => item === kind.id)?.points
          : kind.points;
        expect(gain).toBe(own ?? 0);
        seen.plain += 1;
        continue;
      }
      expect(sum[0]).toMatch(new RegExp(`^${kind.name} `));
      expect(
        sum.reduce((all, part) => all + adds(part), 0),
        sum.join('; ')
      ).toBe(gain);
      if (sum.length > 1) seen.others += 1;
      const paid = / \((−?\d+) before paying\)$/.exec(sum[0]!);
      if (!paid) continue;
      seen.paid += 1;
      // With as many seeds put back the card alone would count what is said first.
      const rich = game.clone(preview.after);
      for (const { column, color } of preview.payment) {
        const at = rich.areas[state.seat]!.columns.find(({ id }) => id === column);
        if (at) at[color] += 1;
      }
      const others = (of: State): number => total(game.score(of)[state.seat]!.filter(({ item }) => item !== kind.id));
      expect(total(game.score(rich)[state.seat]!) - others(rich)).toBe(figure(paid[1]!));
    }
  }
  expect(seen.plain).toBeGreaterThan(20);
  expect(seen.paid).toBeGreaterThan(3);
  expect(seen.others).toBeGreaterThan(3);
});
