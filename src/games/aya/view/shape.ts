/** How this device shows the table. */
export const shapes = ['space', 'flat', 'list'] as const;
export type Shape = (typeof shapes)[number];

const key = 'wayside.aya.table';

export function keptShape(): Shape {
  try {
    return shapes.find((shape) => shape === localStorage.getItem(key)) ?? 'space';
  } catch {
    return 'space';
  }
}

export function keepShape(shape: Shape): void {
  try {
    localStorage.setItem(key, shape);
  } catch {
    return; // asked anew next time
  }
}
