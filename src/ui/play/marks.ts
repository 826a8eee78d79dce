/** The seats' marks as path data in a box of 16, for drawings that SeatMark cannot stand in: charts and pictures. */
const shapes = [
  'M1.5 8a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0Z',
  'M8 1 15.5 14.5H.5Z',
  'M3.500 2h9A1.500 1.500 0 0 1 14 3.500v9a1.500 1.500 0 0 1-1.500 1.500h-9A1.500 1.500 0 0 1 2 12.500v-9A1.500 1.500 0 0 1 3.500 2Z',
  'M.5 6.200C3-.2 6.200 1.600 8 4.400s4 3.200 7.500-1.600v7C13 16.200 9.800 14.400 8 11.600s-4-3.200-7.500 1.600Z',
  'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm0 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z'
] as const;

export const markPath = (seat: number): string => shapes[seat % shapes.length] ?? shapes[0];
