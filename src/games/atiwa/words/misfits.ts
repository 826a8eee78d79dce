/** What is wrong with an edition or with options of a match, as their owner reads it. */
import { catalogue } from '#words/catalogue.ts';

export const misfits = catalogue('atiwa.misfits', {
  edition: {
    locationKinds: 'there are four kinds of locations',
    supplyRows: 'a supply board has five rows',
    sixTiles: 'there are six action tiles',
    sevenRounds: 'there are seven rounds',
    twice: {
      cards: 'Two cards have the same id.',
      terrain: 'Two terrain cards have the same number.',
      spaces: 'Two action spaces have the same id.',
      tiles: 'Two action tiles have the same id.'
    },
    terrainCards: (due: number, there: number) => `There should be ${due} terrain cards, not ${there}.`,
    locationCards: (due: number, there: number) => `There should be ${due} location cards, not ${there}.`,
    markers: (due: number, there: number) => `There should be ${due} pollution markers, not ${there}.`,
    foreignSpace: (card: string, kind: string) => `${card} cannot have a space of the kind “${kind}”.`,
    houses: (card: string, houses: number) => `${card} does not show as many houses as it says: ${houses}.`,
    noStart: 'The starting card is unknown.',
    startSpaces: (card: string) =>
      `${card} cannot be the starting card: it needs a house, an animal, a bat and a goat space.`,
    startHouse: (card: string, position: string) => `The family of ${card} needs a house at ${position}.`,
    startCopies: (card: string) => `There should be four of the starting card ${card} at least.`,
    sameTwice: (space: string) => `${space} offers an open card, or a location, twice.`,
    gift: (token: string) => `Nobody begins with a ${token}.`,
    supplyRow: (token: string, size: number) =>
      `The supply row “${token}” should have ${size} spaces and as many numbers.`,
    roundSpace: (round: string) => `There should be one action space for round ${round}.`,
    roundBreeding: (round: string) => `There should be one list of breeding for round ${round}.`,
    breeder: (token: string) => `Nothing called “${token}” can breed.`,
    fewSpaces: (seats: string) => `There are too few action spaces for ${seats}.`,
    unknownLocation: (id: string) => `An action space sells the unknown location “${id}”.`,
    loneBonus: 'A bonus has no main action above it.'
  },
  options: {
    alone: 'Challenges are for one player alone.',
    unknownChallenge: (id: string) => `There is no such challenge: ${id}.`,
    nightRoom: 'Room for the bats’ tree is free before they fly, or also where they were.',
    groupRiders: 'A marked tree that carries something may be spent, and its load is lost, or may not be spent.',
    emptyBag: 'An empty bag gives nothing, or is filled again.',
    emptyBonus: 'A bonus without its main action is given or withheld.'
  }
});
