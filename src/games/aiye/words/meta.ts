/** What the shelf says of Àiyé. */
import { catalogue } from '#words/catalogue.ts';

export const words = catalogue('aiye.meta', {
  line: 'Sow suns and moons',
  win: 'Sow suns and moons, use the cards they wake, and buy better ones with them: whoever has the most points at the end wins.'
});
