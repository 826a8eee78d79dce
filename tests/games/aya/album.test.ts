/** The album: what lies on the table and what it would be worth. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import standard from '#games/aya/editions/wayside.json' with { type: 'json' };
import { withEdition } from '#games/aya/rules/index.ts';
import Album from '#games/aya/view/table/Album.svelte';
import { begun } from '../../support/aya/table.ts';

test('AYA-SCORE-04 its lines add up to its sum, whatever a push token is worth', () => {
  const game = withEdition({ ...standard, score: { ...standard.score, perRetriggerTokenKept: 2 } });
  if (!('id' in game)) throw new Error(game.join(' '));
  const state = begun(['forest', 'desert']);
  const { body } = render(Album, { props: { game, state, won: undefined, onclose: () => undefined } });
  expect([...body.matchAll(/data-says="([^"]*)"/g)].map(([, says]) => says)).toEqual([
    'Landscapes laid: 0',
    'Animals laid: 0',
    'Panoramas: 3 tiles of a kind: 0',
    'Push tokens left: 20',
    'If everything counts: 20'
  ]);
});
