/** How this device shows the table. */
import { keep, keptText } from '#store/kept.ts';

const shapes = ['space', 'flat', 'list'] as const;
export type Shape = (typeof shapes)[number];

const key = 'wayside.aya.table';

export const keptShape = (): Shape => shapes.find((shape) => shape === keptText(key)) ?? 'space';
export const keepShape = (shape: Shape): void => keep(key, shape);

/** True where the table in space can be drawn. Asked before its library is loaded, which would complain aloud. */
export function hasSpace(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
