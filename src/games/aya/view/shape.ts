/** How this device shows the table. */
import * as v from 'valibot';
import { keep, kept } from '#store/kept.ts';

const shapes = ['space', 'flat', 'list'] as const;
export type Shape = (typeof shapes)[number];

const key = 'wayside.aya.table';

export const keptShape = (): Shape => kept(key, v.picklist(shapes)) ?? 'space';
export const keepShape = (shape: Shape): void => keep(key, shape);

/** True where the table in space can be drawn. Asked before its library is loaded, which would complain aloud. */
export function hasSpace(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
