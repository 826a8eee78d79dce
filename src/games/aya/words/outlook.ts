/** What the app would still build, in words. */
import { catalogue } from '#words/catalogue.ts';
import { list, plural } from '#words/grammar.ts';

const brings = (tiles: readonly string[], animals: number): string =>
  list([
    ...(tiles.length > 0 ? [`landscapes still to come (${list(tiles)})`] : []),
    ...(animals > 0 ? [plural(animals, 'animal')] : [])
  ]);

export const outlook = catalogue('aya.outlook', {
  show: 'Show a plan',
  hide: 'Hide the plan',
  of: (many: number, type: string) => (many === 1 ? type : `${many} ${type}`),
  /** `inTime`: with more sand there would be more. */
  build: (tiles: readonly string[], animals: number, dominoes: number, inTime: boolean) => {
    if (dominoes === 0) return 'The app would add nothing: the river is whole.';
    const what = brings(tiles, animals);
    return `${inTime ? 'At your pace so far, the app' : 'The app'} would place ${plural(dominoes, 'more domino', 'more dominoes')} where the signs are${what === '' ? '' : `, for ${what}`}.`;
  },
  nothing: 'None of the dominoes left has a place in the plan.',
  scarce: (grounds: readonly string[]) => `Too few dominoes are left of these kinds: ${list(grounds)}.`
});
