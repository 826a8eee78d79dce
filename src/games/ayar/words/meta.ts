/** What the shelf says of Ayar. */
import { catalogue } from '#words/catalogue.ts';

export const words = catalogue('ayar.meta', {
  line: 'Four paths of the sun',
  win: 'You gather sun points and moon points. After four days the smaller of the two is your score, and the highest score wins.',
  aids: {
    ayllu: { title: 'The Ayllu’s companion', line: 'Draws its tokens, says what it does, keeps its board' }
  },
  rival: 'The Ayllu'
});
