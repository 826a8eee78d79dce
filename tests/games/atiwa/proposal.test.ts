import { describe, expect, it, test } from 'vitest';
import { game } from '#games/atiwa/rules/index.ts';
import { propose } from '#games/atiwa/rules/proposal.ts';
import type { State } from '#games/atiwa/rules/state.ts';
import { startVillage } from '../../support/atiwa/position.ts';
import { duskOf, harvest, run, say, turnOf } from '../../support/atiwa/scene.ts';

const proposed = (state: State): string | undefined => {
  const move = propose(game.board, state, game.moves(state));
  return move && say(state, move);
};
const at = (space: string, text: string, more: object = {}): State =>
  run(turnOf({ areas: [text, startVillage], ...more }), `worker ${space}`);

describe('a proposal', () => {
  it.each([
    ['its own space before a blank one', at('F3', 'Village MM:A BR:u | T25', { open: '- - -' }), 'A T25.BR'],
    ['the space polluted last', at('F1', 'T21 | T06', { open: '- - -' }), 'T T21.BR'],
    ['a plain tree space before a marked one', at('F1', 'T35', { open: '- - -' }), 'T T35.ML'],
    ['fruit on plain trees before marked ones', harvest('T35 ML:T BR:T | fill $9'), 'F T35.ML'],
    [
      'an empty house before one with a bat',
      at('M2', 'Village BM:x BL:B BR:x | Farmstead BR:B | T12 | fill $2'),
      'u T12.BR'
    ],
    ['bare trees are paid first', run(at('L1L', 'T21 TM:T+F TR:T ML:T MR:T+F | fill $3'), 'buy'), 'spend T21.TR'],
    [
      'bats that can come back fly first',
      run(duskOf('Village TR:T+F BL:B MR:B | T20 TM:B TR:B | T06'), 'fly T20.TM'),
      'fly T20.TR'
    ],
    ['in the last round animals are eaten first', harvest({ areas: ['fill G1 A2 t3 $4'], round: 7 }), 'feed a2'],
    ['in the first round gold', harvest('fill G1 A2 t3 $4'), 'feed $4'],
    ['a card in the first row', run(at('F1', startVillage, { open: 'T06 - -' }), 'take'), 'lay 1,4']
  ])('%s', (_title, state, expected) => {
    expect(proposed(state)).toBe(expected);
  });

  test('none where only the player can say: which space, and whether bats fly', () => {
    expect(proposed(turnOf(startVillage))).toBeUndefined();
    expect(proposed(duskOf('Village TR:T+F | T20 TM:B TR:B ML:B | T06'))).toBeUndefined();
    expect(proposed(duskOf(startVillage))).toBe('end');
  });
});
