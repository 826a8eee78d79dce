/** What a hint says. */
import { catalogue } from '#words/catalogue.ts';
import { seeds } from './names.ts';

export const advice = catalogue('aiye.advice', {
  source: (place: number) => `Sow from column ${place}.`,
  gift: (place: number) => `Put the two seeds under column ${place}.`,
  drop: (color: string, place: number) => `Let a ${color} seed fall in column ${place}.`,
  decide: {
    normal: (place: number) => `Use column ${place}.`,
    extraSowing: () => 'Sow once more first.',
    meeting: () => 'Call the Council.',
    meetingExtraSowing: () => 'Call the Council, and sow once more first.'
  },
  use: (icon: string, column: number) => `Use “${icon}” in column ${column}.`,
  useCouncil: (icon: string, card: string) => `Use “${icon}” of ${card}, in your Council.`,
  take: (sun: number, moon: number, place: number) => `Take ${seeds(sun, moon)} under column ${place}.`,
  convert: (place: number) => `Give back a seed of column ${place}.`,
  from: (place: number) => `Move the seeds of column ${place}.`,
  seedsTo: (place: number) => `Move them to column ${place}.`,
  card: (card: string, place: number) => `Move ${card} of column ${place}.`,
  council: (card: string, place: number) => `Send ${card} of column ${place} to the Council.`,
  to: (place: number) => `Put it onto column ${place}.`,
  gap: 'Start a new column with it.',
  answer: (place: number) => `Block column ${place}.`,
  summon: (card: string) => `Summon ${card}.`,
  renew: (row: string) => `Renew the ${row}.`,
  pay: (color: string, place: number) => `Pay a ${color} seed from column ${place}.`,
  done: 'Leave the other icons unused.',
  endTurn: 'End the turn.'
});
