import { cut, line, oval, type Cut } from '#ui/brand/paper.ts';

/** Carved with a round gouge: light catches the lower rim, the upper one throws its shadow inward. */
export const pit: readonly Cut[] = [
  cut(oval(24, 25, 23, 22.6), '#d8a06a', { opacity: 0.85 }),
  cut(oval(24, 23.4, 23, 22.6), '#512c15'),
  cut(oval(24, 24.4, 21.8, 21.6), '#2a150a'),
  cut(oval(24, 26, 21.2, 20), '#3a2011'),
  cut(oval(24, 27.6, 19.8, 17.6), '#482917'),
  cut(oval(24.4, 29.6, 16.6, 13.6), '#54311c'),
  line('M8 32.5c5 7 11 10.5 17 10.5s11-3 15-9.5M11.5 37.5c4 4.5 8.5 6.5 13 6.5s8.5-2 12-6', '#8a5b36', 1, {
    opacity: 0.5
  })
];
