import { crescent, cut, disc, line, oval, rimmed, star, type Cut } from '#ui/brand/paper.ts';

/** Seeds on a 24 grid: drilled, rimmed, with a shine – things to pick up, never to be taken for printed symbols. */

const sunOutline = star(12, 12, 12, 11.3, 8.3, 0.013);
const moonOutline = crescent(12, 12.2, 10.4, 8, 7.4, 0.115);

export const sunBead: readonly Cut[] = [
  rimmed(sunOutline, '#d98a17', '#67380a', 1.1),
  cut(disc(12, 12, 8.1), '#7d4709'),
  cut(disc(12, 12, 7.3), '#c9791a'),
  cut(disc(11.5, 11.4, 6.6), '#efa62a'),
  cut(disc(10.8, 10.6, 5), '#ffc552'),
  cut(disc(12, 12.2, 2.1), '#6a3906'),
  line('M10.6 13.8a2.1 2.1 0 0 0 2.8 0', '#ffe3a1', 0.8),
  cut(oval(0, 0, 2.3, 1.25), '#fffbee', { at: 'translate(8.8 8) rotate(-38)' })
];

export const moonBead: readonly Cut[] = [
  rimmed(moonOutline, '#23396b', '#23396b', 1.6),
  cut(moonOutline, '#6f99d8'),
  cut(crescent(11.5, 11.8, 9.5, 8.2, 6.6, 0.115), '#a3c5f1'),
  cut(crescent(10.9, 11.3, 8.4, 8.3, 4.6, 0.115), '#cfe2fb'),
  cut(disc(7.6, 16, 1.75), '#24407c'),
  line('M6.5 17.4a1.75 1.75 0 0 0 2.3 -0.1', '#f2f8ff', 0.7),
  line('M4.2 10.2a8.2 8.2 0 0 1 3.4-4.7', '#ffffff', 1.9)
];

export const sunGhost: readonly Cut[] = [
  rimmed(sunOutline, '#f0a92b', '#ffe9b8', 1.1, { opacity: 0.55 }),
  cut(disc(12, 12, 7.2), '#ffc552', { opacity: 0.6 }),
  line(disc(12, 12, 7.2), '#fff6dc', 1.5, { dash: '2.3 1.47', cap: 'butt' })
];

export const moonGhost: readonly Cut[] = [
  cut(moonOutline, '#86aeee', { opacity: 0.72 }),
  line(moonOutline, '#f0f6ff', 1.5, { dash: '2.5 1.7', cap: 'butt' })
];
