/** What the shelf says of Aya. */
import { catalogue } from '#words/catalogue.ts';

export const words = catalogue('aya.meta', {
  line: 'Build a river, push once',
  win: 'Build a river of dominoes together and push the first one. Each landscape and each animal that the falling river reaches is a point.'
});
