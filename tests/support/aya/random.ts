/** Tables at random, waiting for their fall: what is computed twice, in two places, must come out the same. */
import type { Roll } from '#engine/game.ts';
import { game } from '#games/aya/rules/index.ts';
import type { State, Type } from '#games/aya/rules/state.ts';
import { grounds, layoutOf, type Chain, type Sketch } from './layout.ts';
import { pushed, stage } from './stage.ts';

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

/**
 * A river as it might be built, before anything is pushed: out of Start in reaches of one ground each, most of them with a
 * landscape and an animal; here and there a hole or a bend, at which the fall may stop, and an arm of its own.
 */
export function randomRiver(roll: Roll): State {
  const left = letters.slice(0, 5);
  const reaches = Array.from({ length: 2 + roll(4) }, () => left.splice(roll(left.length), 1)[0]!);
  const seq: string[] = [];
  const turns: number[] = [];
  const middles: { readonly type: Type; readonly at: number }[] = [];
  const tokens: NonNullable<Sketch['tokens']>[number][] = [];
  for (const letter of reaches) {
    const type = grounds[letter] as Type;
    if (seq.length > 0) {
      const hole = roll(3);
      seq.push(...['-', '-'].slice(0, hole), letter);
      turns.push(...[0, 0].slice(0, hole), roll(81) - 40);
    }
    const [from, length] = [seq.length, 8 + roll(3)];
    seq.push(...Array.from({ length }, () => letter));
    turns.push(...Array.from({ length }, () => 0));
    if (roll(4) > 0) middles.push({ type, at: from + 3 });
    if (roll(4) > 0) tokens.push({ id: letter, type, on: [`a${from + length - 2}`, `a${from + length - 1}`] });
  }
  const line: Chain = { id: 'a', from: [-60, 0, 0], pitch: 1.9 + roll(4) / 10, turns, seq: seq.join(' ') };
  // Another arm begins on Start, aside: the first push does not come there.
  const arm: Chain = { id: 'b', from: [-60, 3.5, 60], seq: 'G G' };
  const sketch: Sketch = { chains: roll(2) === 0 ? [line] : [line, arm], tokens };
  const { state } = stage(sketch, { glassMs: 0 });
  const poses = new Map(layoutOf(sketch).dominoes.map(({ id, pose }) => [id, pose]));
  state.tiles[game.box.startTile] = { ...poses.get('a0')! };
  for (const { type, at } of middles) {
    const id = state.tilesLeft[type][0]!;
    state.tiles[id] = { ...poses.get(`a${at}`)! };
    state.tilesLeft[type] = state.tilesLeft[type].slice(1);
  }
  return state;
}
