/** The board as paper-cutting: pits with their seeds. */
import { box, cut, disc, type Cut } from '#ui/brand/paper.ts';

const wood = { ground: '#f0dcb8', board: '#a4703f', pit: '#5b3a1e', seed: '#f6e7c1' } as const;

/** Seeds lie as in a sunflower, within a circle. */
export function heap(x: number, y: number, r: number, n: number): string {
  const size = r * Math.min(0.3, 0.86 / Math.sqrt(Math.max(1, n)));
  return Array.from({ length: n }, (_, index) => {
    const far = (r - size) * Math.sqrt((index + 0.5) / n) * (n === 1 ? 0 : 1);
    const turn = index * 2.39996;
    return disc(x + far * Math.cos(turn), y + far * Math.sin(turn), size);
  }).join('');
}

/** The whole board, 168 by 124: the pits of seat 0 below, from left to right, and its store on the right. */
export function boardCuts(ring: readonly number[]): readonly Cut[] {
  const side = ring.length / 2 - 1;
  const step = 120 / side;
  const r = Math.min(13, step / 2 - 1.5);
  const pits = ring.map((n, pit) => {
    const [seat, index] = [pit > side ? 1 : 0, pit % (side + 1)];
    if (index === side) return { x: seat === 0 ? 153 : 15, y: 62, r: 9, n };
    const at = 24 + step * (index + 0.5);
    return { x: seat === 0 ? at : 168 - at, y: seat === 0 ? 79 : 45, r, n };
  });
  return [
    cut(box(0, 0, 168, 124), wood.ground),
    cut(box(3, 26, 162, 72, 14), wood.board),
    ...pits.map((pit) => cut(disc(pit.x, pit.y, pit.r), wood.pit)),
    ...pits.map((pit) => cut(heap(pit.x, pit.y, pit.r, pit.n), wood.seed))
  ];
}
