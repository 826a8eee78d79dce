/** Quick play, which rehearsals are made of, ends better by the weights that were tuned for it (`npm run evolve`). */
import { expect, it } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { standing, total } from '#engine/game.ts';
import { lead, type Mind } from '#bots/mind.ts';
import { aloneBudget, rivalBudget } from '#bots/rehearsal.ts';
import { goOn } from '#bots/turn.ts';
import { mindOf } from '#games/atiwa/bot.ts';
import { weightsOf } from '#games/atiwa/bot/weights.ts';
import { game as atiwa } from '#games/atiwa/rules/index.ts';
import { createMind } from '#games/ayar/bot.ts';
import { game as ayar } from '#games/ayar/rules/index.ts';
import type { Move as AyarMove } from '#games/ayar/rules/moves.ts';
import type { State as AyarState } from '#games/ayar/rules/state.ts';

const mean = (matches: number, end: (n: number) => number): number =>
  Array.from({ length: matches }, (_, n) => end(n)).reduce((sum, one) => sum + one, 0) / matches;

it('alone in Atiwa, and not where a challenge asks for something else', () => {
  const { together, lone } = weightsOf();
  const [tuned, plain] = [mindOf(atiwa, { together, lone }), mindOf(atiwa, { together, lone: together })];
  const points = (mind: typeof tuned, n: number): number => {
    const state = atiwa.setup(1);
    goOn(atiwa, mind, state, aloneBudget.quick, seededRoll(`quick/${n}`), Infinity);
    return total(atiwa.score(state)[0]!);
  };
  expect(mean(40, (n) => points(tuned, n))).toBeGreaterThan(mean(40, (n) => points(plain, n)) + 1);

  for (const challenge of [null, 'migration']) {
    const options = atiwa.parseOptions(1, { challenge });
    if (typeof options === 'string') throw new Error(options);
    const state = atiwa.setup(1, options);
    goOn(atiwa, plain, state, aloneBudget.quick, seededRoll('quick'), 4);
    const differs = tuned.values(state)[0] !== plain.values(state)[0];
    expect(differs, `challenge ${challenge}`).toBe(challenge === null);
  }
});

it('against the Ayllu in Ayar', () => {
  const plain = createMind(ayar);
  const tuned: Mind<AyarState, AyarMove> = { ...plain, values: (state) => plain.quick!(state) };
  const options = ayar.parseOptions(1, { level: 4 });
  if (typeof options === 'string') throw new Error(options);
  const margin = (mind: Mind<AyarState, AyarMove>, n: number): number => {
    const state = ayar.setup(1, options);
    goOn(ayar, mind, state, rivalBudget.quick, seededRoll(`quick/${n}`), Infinity);
    return lead(standing(ayar, state).lines.map(total), 0);
  };
  expect(mean(60, (n) => margin(tuned, n))).toBeGreaterThan(mean(60, (n) => margin(plain, n)) + 3);
});
