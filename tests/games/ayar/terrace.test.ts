import { expect, test } from 'vitest';
import { answer, moonsOf, offered, run, sunsOf, turnOf, working } from '../../support/ayar/scene.ts';

const all = { box2: 2, box3: 3, box4: 4, box6: 6, box7: 7 };
const boxes = (maize: Record<string, number>) => turnOf({ players: [{ maize }] });

test('EX-04 AYR-TERR-02 AYR-TERR-03 AYR-TERR-04 AYR-TERR-05 twelve maize: four suns, fourteen moons, one viracocha', () => {
  let state = working('terrace', 12);
  let gained = 0;
  const plan = [...Array<string>(7).fill('box7'), ...Array<string>(4).fill('box4'), 'box6'];
  for (const box of plan) {
    state = run(state, `plant ${box}`);
    if (state.step === 'viracocha') {
      gained += 1;
      expect(state.players[0]!.maize).toEqual([0, 0, 0, 0, 7]);
      state = run(state, 'placeViracocha extra-sun');
    }
  }
  expect([sunsOf(state, 'terrace'), moonsOf(state, 'terrace'), gained]).toEqual([4, 14, 1]);
});

test('AYR-TERR-01 AYR-RES-39 maize goes to the terrace area in order, one by one, up to the power', () => {
  const state = run(working('terrace', 2, { terrace: [2, 1] }), 'plant box3');
  expect([state.terrace, state.power]).toEqual([[2, 1, 0], 1]);
  expect(offered(state)).toEqual(['plant box2', 'plant box3', 'plant box4', 'plant box6', 'plant box7', 'endActivity']);
  const over = run(state, 'plant box7');
  expect([over.terrace, over.seat]).toEqual([[2, 1, 0, 0], 1]);
});

test('TV-28 AYR-TERR-05 a box counts only when it is quite empty', () => {
  expect([sunsOf(boxes({ box6: 5 }), 'terrace'), moonsOf(boxes({ box6: 5 }), 'terrace')]).toEqual([3, 0]);
  expect(moonsOf(boxes({ box6: 6 }), 'terrace')).toBe(11);
});

test('TV-29 AYR-TERR-02 the sun under the third maize of a box shows with the third', () => {
  expect([1, 2, 3].map((box3) => sunsOf(boxes({ box3 }), 'terrace'))).toEqual([0, 0, 1]);
  expect(answer(working('terrace', 1, { players: [{ maize: { box3: 3 } }] }), 'plant box3')).toBe('AYR-TERR-02');
});

test('TV-30 AYR-RES-05 three maize left with power 5: three are planted; with none left there is no farming', () => {
  let state = working('terrace', 5, { players: [{ maize: { ...all, box7: 4 } }] });
  for (let i = 0; i < 3; i++) state = run(state, 'plant box7');
  expect(run(state, 'placeViracocha llama').seat).toBe(1);
  const none = run(turnOf({ spaces: { teal: 2 }, players: [{ maize: all }] }), 'step teal R1');
  expect(answer(none, 'build teal-02')).toBe('AYR-TAMBO-03');
});
