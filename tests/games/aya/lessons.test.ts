/** The lessons of the practice table are learnt from trials that real physics decides. */
import { beforeAll, describe, expect, test } from 'vitest';
import { isLearnt, lessons, type Lesson } from '#games/aya/aid/lessons.ts';
import { loadWorld } from '#games/aya/physics/index.ts';
import { game } from '#games/aya/rules/index.ts';
import type { Move } from '#games/aya/rules/moves.ts';
import type { State } from '#games/aya/rules/state.ts';
import type { Sketch } from '../../support/aya/layout.ts';
import { stage } from '../../support/aya/stage.ts';
import { box } from '../../support/aya/table.ts';

let world: Awaited<ReturnType<typeof loadWorld>>;
beforeAll(async () => {
  world = await loadWorld(game);
});

/** What stands after this has been pushed once on a practice table. */
function tried(
  sketch: Sketch,
  change: (state: State, ids: ReadonlyMap<string, string>) => void = () => undefined
): State {
  const { state, ids } = stage(sketch, { glassMs: 0 });
  state.resume = 'draw';
  change(state, ids);
  game.play(state, { type: 'push', domino: ids.get('a0')! });
  game.play(state, world(state) as Move);
  return state;
}
const learnt = (state: State): Lesson[] => lessons.filter((lesson) => isLearnt(lesson, box, state));

const line = { id: 'a', from: [-20, 0, 0] as [number, number, number], seq: 'F F F F F F F' };

describe('lessons', () => {
  test('a line: all of six or more fall, not four, and not up to a hole', () => {
    expect(learnt(tried({ chains: [line] }))).toEqual(['line']);
    expect(learnt(tried({ chains: [{ ...line, seq: 'F F F F' }] }))).toEqual([]);
    expect(learnt(tried({ chains: [{ ...line, seq: 'F F F F F F F - - - F' }] }))).toEqual([]);
  });

  test('a bend turns by a quarter', () => {
    expect(learnt(tried({ chains: [{ ...line, turn: 15 }] }))).toEqual(['line', 'bend']);
    expect(learnt(tried({ chains: [{ ...line, turn: 10 }] }))).toEqual(['line']);
  });

  test('a fork pours into two arms', () => {
    const stem = { ...line, seq: 'F F F F G' };
    const arms = [-1.2, 1.2].map((z, n) => ({
      id: `b${n}`,
      from: [-10.2, z, z > 0 ? 20 : -20] as [number, number, number],
      seq: 'F F F'
    }));
    expect(learnt(tried({ chains: [stem, ...arms] }))).toEqual(['line', 'fork']);
  });

  test('a buffer that lies flat stops the fall', () => {
    const sketch: Sketch = {
      chains: [{ ...line, pitch: 2.5, seq: 'F F F F F F F' }],
      tokens: [{ id: 'owl', type: 'forest', on: ['a3', 'a4'] }]
    };
    const lay = (state: State, ids: ReadonlyMap<string, string>): void => {
      const [domino, token] = [ids.get('a3')!, ids.get('owl')!];
      state.dominoes[domino] = { ...state.dominoes[domino]!, is: 'laid' };
      state.tokens[token] = { ...state.tokens[token]!, at: 'laid' };
    };
    expect(learnt(tried(sketch, lay))).toEqual(['buffer']);
    expect(learnt(tried(sketch))).toEqual(['line']);
  });

  test('only a trial teaches: not the push of a match, nor a second one', () => {
    const state = tried({ chains: [line] });
    expect(learnt({ ...state, resume: null })).toEqual([]);
    expect(learnt({ ...state, pushes: [...state.pushes, ...state.pushes] })).toEqual([]);
  });
});
