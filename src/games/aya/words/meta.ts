/** What the shelf says of Aya. */
import { catalogue } from '#words/catalogue.ts';

export const words = catalogue('aya.meta', {
  line: 'Build a river, push once',
  win: 'Win together: one push, and every landscape and animal that the river reaches is photographed: one point each.'
});
