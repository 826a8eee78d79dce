/** What the shelf says of Ayar. */
import { catalogue } from '#words/catalogue.ts';

export const words = catalogue('ayar.meta', {
  line: 'Four paths of the sun',
  win: 'After four days the lower of your two counts is your score, sun or moon: whoever’s lower one is highest wins.',
  aids: {
    ayllu: { title: 'The Ayllu’s companion', line: 'Draws its tokens, says what it does, keeps its board' }
  },
  rival: 'The Ayllu'
});
