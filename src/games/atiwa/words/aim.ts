/** What one plays for in Atiwa, for the bar. */
import { catalogue } from '#words/catalogue.ts';
import { capital, plural } from '#words/grammar.ts';

export const words = catalogue('atiwa.aim', {
  figure: (points: number) => (points < 0 ? `−${-points}` : `${points}`),
  most: (points: number) => (points === 1 ? 'point' : 'points'),
  mostSays: (points: number) => `${plural(points, 'point')} so far. Whoever has most after seven rounds wins.`,
  of: (have: number, need: number) => `${have < 0 ? `−${-have}` : have}/${need}`,
  met: 'reached',
  aim: (what: string, have: number, need: number, most: boolean, met: boolean) =>
    `${capital(what)}: ${have} of ${most ? 'at most ' : ''}${need}${met ? ', reached' : ''}.`
});
