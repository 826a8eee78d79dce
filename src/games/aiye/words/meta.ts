/** What the shelf says of Àiyé. */
import { catalogue } from '#words/catalogue.ts';

export const words = catalogue('aiye.meta', {
  line: 'Sow suns and moons',
  win: 'Have the most points at the end: from your characters and masks, your Council, and how many columns you tend.'
});
