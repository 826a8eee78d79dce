/** How long one step of motion takes. */
import type { Settings } from '#store/settings.ts';

const paces: Readonly<Record<Settings['motion'], number>> = { slow: 340, normal: 200, fast: 110, off: 0 };

/** Milliseconds of a step; 0 when nothing is to move, here or on the whole device. */
export const paceOf = (motion: Settings['motion'], reduced: boolean): number => (reduced ? 0 : paces[motion]);
