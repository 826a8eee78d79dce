/** What is wrong with an edition or with options of a match, as their owner reads it. */
import { catalogue } from '#words/catalogue.ts';

export const misfits = catalogue('aya.misfits', {
  edition: {
    letter: 'a letter A to Z',
    sameId: 'Two pieces have the same id.',
    kinds: 'Each of the six kinds of domino has a letter of its own.',
    unknownShape: (tile: string, shape: string) => `${tile} has the unknown shape “${shape}”.`,
    oneStart: 'There is one Start tile.',
    startDomino: 'The Start tile needs its first domino.',
    landscape: (type: string) => `There are three tiles and three photos of the ${type}.`,
    animals: (type: string) => `There are five animals of the ${type}.`,
    strayPhoto: (id: string) => `${id} belongs to no tile of its type.`,
    smallTable: (width: number, depth: number) => `No tile fits on a table of ${width} × ${depth} cm.`,
    deal: (players: number, all: number) => `For ${players} players all ${all} dominoes must be dealt.`,
    noDeal: (players: number) => `The deal for ${players} players is missing.`,
    soloDeal: (all: number) => `Alone, too, all ${all} dominoes must be dealt.`,
    noStock: 'Everybody is dealt a domino at least; alone there are two stocks.'
  },
  options: {
    hand: 'There is no such hand.',
    table: 'There is no such table.',
    glass: 'A glass lasts from a second to two hours, or 0 for no sand.',
    retrigger: 'The first repeated push is free, or it costs a push token.',
    version: (version: number) => `There is no version ${version} of the rules of Aya here.`
  }
});
