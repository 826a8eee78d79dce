/** Which lines of the score sheet a result is made of: what is remembered of a match is not of points thrown away. */
import { expect, test } from 'vitest';
import { counted } from '#games/ayar/view/facts.ts';
import { game } from '../../support/ayar/scene.ts';

const items = ['dawns', 'sunLlamas', 'templeBonus', 'temples', 'markers', 'moonLlamas', 'higher'];

test('AYR-END-02 those of the lower of sun and moon', () => {
  const state = game.setup(2);
  const borne = (sun: number, moon: number): readonly string[] => {
    const [one, ...others] = state.players;
    const side = { ...one!, sun: one!.sun.with(0, sun), moon: one!.moon.with(1, moon) };
    return items.filter((item) => counted({ ...state, players: [side, ...others] }, 0, item));
  };
  expect(borne(83, 126)).toEqual(['dawns', 'sunLlamas']);
  expect(borne(60, 42)).toEqual(['templeBonus', 'temples', 'markers', 'moonLlamas']);
});
