import { expect, it } from 'vitest';
import vectors from '../../support/aya/vectors.json' with { type: 'json' };
import { layoutOf, type Sketch } from '../../support/aya/layout.ts';
import { countLayout } from '#games/aya/rules/count/count.ts';
import { game } from '#games/aya/rules/index.ts';
it.each(vectors.map((v) => [v.id, v] as const))('%s', (_id, v) => {
  const { verdicts, triptychs, retriggers } = countLayout(game.box.size, layoutOf(v as unknown as Sketch));
  const fails = Object.fromEntries(verdicts.filter((x) => x.fails).map((x) => [x.id, x.fails]));
  expect({ fails, triptychs: triptychs.length, retriggers }).toEqual({ fails: v.expect.fails, triptychs: v.expect.triptychs, retriggers: v.expect.retriggerTokens });
  expect(verdicts.filter((x) => !x.fails && x.item === 'animal').map((x) => x.id).sort()).toEqual(v.expect.animals);
});
