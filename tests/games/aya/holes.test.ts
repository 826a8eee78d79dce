/** What is touched of a hole in the river: it, and the sign below it. */
import { expect, test } from 'vitest';
import { holeAt } from '#games/aya/view/holes.ts';
import type { Note } from '#games/aya/view/stage.ts';

const note = (x: number, z: number, verdict: Note['verdict']): Note => ({ at: { x, z }, verdict, text: '4.3 cm' });
const notes = [note(100, 100, 'firebreak'), note(200, 100, 'firebreak'), note(300, 100, 'safe')];
const at = (x: number, y: number) => holeAt(notes, ({ x: px, z }) => ({ x: px, y: z }), { x, y }, 22);

test('a hole is touched at it, and as far around the sign that hangs below it', () => {
  expect(at(105, 95)).toEqual({ x: 100, z: 100 });
  expect(at(100, 132)).toEqual({ x: 100, z: 100 });
  expect(at(100, 75)).toBeUndefined();
  expect(at(170, 110)).toBeUndefined();
});

test('of two it is the nearer one, and never a joint that holds', () => {
  expect(at(185, 112)).toEqual({ x: 200, z: 100 });
  expect(at(300, 112)).toBeUndefined();
});

test('a sign that has made room is touched where it hangs', () => {
  const aside = [{ ...notes[0]!, x: 150, y: 88 }];
  const touched = holeAt(notes, ({ x, z }) => ({ x, y: z }), { x: 152, y: 104 }, 22, aside);
  expect(touched).toEqual({ x: 100, z: 100 });
});
