/** What a player reads when the rules refuse a move, by rule id. A rule without an entry speaks with its own sentence. */
import { catalogue } from '#words/catalogue.ts';
import { numberIn as number, textIn as text, type Detail, type Refusals } from '#words/refusals.ts';
import { words } from './en.ts';

/** What has to be decided first, for moves that come out of order. */
const first: Readonly<Record<string, string>> = {
  source: 'First comes sowing: choose a column with seeds.',
  drop: 'First put down the seeds in hand.',
  gift: 'First choose a column for the two seeds.',
  decide: 'First decide how to use the column that was reached.',
  use: 'Now the icons of the reached column are used; the Village comes after them.',
  take: 'First choose the colour of the seeds.',
  convert: 'First choose the seed that goes back.',
  promote: 'First choose the card that goes to the Council.',
  seedsFrom: 'First choose the column whose seeds move.',
  seedsTo: 'First choose where the seeds go.',
  card: 'First choose the card that moves.',
  cardTo: 'First choose where the card goes.',
  answer: 'First the conflict is answered.',
  village: 'Sowing and icons are done for this turn. Now it is time for the Village.',
  place: 'First choose a column for the card.',
  council: 'First choose the card that goes to the Council.',
  pay: 'First the price is paid.',
  reveal: 'A card is being revealed.',
  first: 'First, lots are drawn to see who begins.'
};

const short = (detail: Detail): string => {
  const missing = words.village.short(number(detail, 'sun'), number(detail, 'moon'), number(detail, 'any'));
  const extra = number(detail, 'extra');
  return extra > 0 ? `${missing}, with the ${extra} that the column adds.` : `${missing}.`;
};

export const refusals: Refusals = catalogue('aiye.refusals', {
  'AIY-TURN-02': (detail) => first[text(detail, 'step')] ?? 'This is not the moment for that.',
  'AIY-END-04': 'The match is over.',
  'AIY-SET-10': 'There is no such seat.',
  'AIY-SOW-01': 'There are no seeds here to sow.',
  'AIY-SOW-07': 'No seed of that colour is left in hand.',
  'AIY-SOW-09': 'The two seeds go to the column with the most cards.',
  'AIY-XS-01': 'This column shows no Extra Sowing.',
  'AIY-XS-06': 'There is only one extra sowing in a turn.',
  'AIY-XS-07': 'Cards of the second column stay where they are while the first is used.',
  'AIY-XS-08': 'In this match Move a Card takes no card from the column in use and puts none there.',
  'AIY-MEET-01':
    'Only the icons of what is in use now can be used: in a meeting those of the Council, otherwise those of the column.',
  'AIY-MEET-02': 'There is only one Council Meeting in a turn.',
  'AIY-MEET-05': 'Nobody joins the Council during a meeting, so its Promote icons cannot be used.',
  'AIY-MEET-07': 'No card of the Council that this meeting uses shows an Extra Sowing.',
  'AIY-MEET-09': 'The Council is empty: nobody is there to meet.',
  'AIY-ACT-01': 'This icon has been used already.',
  'AIY-ACT-02': 'This icon had to be decided before all others of the column.',
  'AIY-ACT-03': 'This card was not in the column when it was activated, so its icons stay silent.',
  'AIY-ACT-07': 'A shield works all the time and is never used.',
  'AIY-ACT-09': 'This icon would have no effect now.',
  'AIY-XSUM-02': 'Extra summons are counted by themselves.',
  'AIY-SEED-02': 'One seed, sun or moon.',
  'AIY-PROM-08': 'Both seeds are taken, each by its own mark.',
  'AIY-CONV-02': (detail) => `There is no ${detail.color === 'moon' ? 'moon' : 'sun'} seed here to give back.`,
  'AIY-PROM-01': 'Only a card in your own columns can be promoted.',
  'AIY-PROM-04': 'Four columns must remain, and this is the last card of one.',
  'AIY-PROM-07': 'This card is in the Council already and stays there.',
  'AIY-MSEED-01': 'The seeds must go to another column.',
  'AIY-MSEED-02': 'There are no seeds here to move.',
  'AIY-MCARD-01': 'Only a card in your own columns can be moved.',
  'AIY-MCARD-02': 'This column already has four cards.',
  'AIY-MCARD-04': 'The card must go to another column, or start a new one.',
  'AIY-MCARD-05': 'Council cards stay in the Council.',
  'AIY-MCARD-07': 'There is no such gap.',
  'AIY-COL-01': 'This column already has four cards.',
  'AIY-COL-02': 'At least four columns must remain.',
  'AIY-CON-01': 'The conflict hits the column with the most cards among those neither blocked nor protected.',
  'AIY-CON-02': 'The choice is among the columns of the one who was hit.',
  'AIY-SHD-01': 'This column is protected by a shield.',
  'AIY-VIL-01': 'You cannot summon again this turn.',
  'AIY-VIL-02': 'Only one renewal in a turn.',
  'AIY-VIL-04': 'Only open cards of the Village can be summoned.',
  'AIY-VIL-05': 'A summoned card goes onto a column that is there already.',
  'AIY-VIL-06': (detail) =>
    detail.beside === true
      ? 'With the other seeds of this payment, none from here fits the price.'
      : 'color' in detail
        ? 'With this seed the rest of the price could not be paid.'
        : short(detail),
  'AIY-VIL-07': short,
  'AIY-VIL-08': ({ spent, color }) =>
    spent === true
      ? 'No other seed of this column can be paid.'
      : `There ${color === undefined ? 'are no seeds' : 'is no such seed'} in this column.`,
  'AIY-VIL-09': 'You have this mask already; each one can be taken only once.',
  'AIY-VIL-11': 'This card cannot come now.',
  'AIY-VIL-12': 'The card must come from one of the full columns.',
  'AIY-VIL-13': ({ color }) =>
    `The price is paid exactly, and no ${color === 'moon' ? 'moon' : 'sun'} seed is asked for.`,
  'AIY-VIL-14': 'Renewing takes a seed to pay with and an open card in the row.'
});
