/** Tables at random, waiting for their fall: what is computed twice, in two places, must come out the same. */
import type { Roll } from '#engine/game.ts';
import type { State } from '#games/aya/rules/state.ts';
import type { Chain, Sketch } from './layout.ts';
import { pushed } from './stage.ts';

const letters = ['F', 'M', 'D', 'P', 'L', 'G'];

function chain(id: string, length: number, z: number, roll: Roll): Chain {
  const turns = Array.from({ length }, () => roll(25) - 12);
  const seq = Array.from({ length }, () => letters[roll(6)]!).map((letter, n) =>
    n > 2 && roll(30) === 0 ? '-' : letter
  );
  // Gardens are few.
  let gardens = 0;
  const dealt = seq.map((letter) => (letter === 'G' && gardens++ > 1 ? 'F' : letter));
  return { id, from: [-60, z, 0], pitch: 1.5 + roll(12) / 10, turns, seq: dealt.join(' ') };
}

/** Two winding lines, with an animal here and there; the first domino of the first one has been pushed. */
export function randomFall(roll: Roll, most = 30): State {
  const one = chain('a', 6 + roll(most - 6), -12, roll);
  const two = chain('b', 4 + roll(most - 6), 14, roll);
  const stands = one.seq.split(' ')[1] !== '-' && one.seq.split(' ')[2] !== '-';
  const tokens = stands ? [{ id: 'k', type: 'forest' as const, on: ['a1', 'a2'] as [string, string] }] : [];
  const sketch: Sketch = { chains: [one, two], tokens: one.pitch! <= 2.6 ? tokens : [] };
  return pushed(sketch, 'a0').state;
}
