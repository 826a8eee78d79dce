/** Hints of Ayar: what a move asks a player to do, by what is seen on the table. */
import { catalogue } from '#words/catalogue.ts';
import { list, plural } from '#words/grammar.ts';

export const words = catalogue('ayar.advice', {
  step: (marker: string, line: string) => `Touch the ${marker.toLowerCase()} marker, then ${line}.`,
  ayar: (name: string) => `Send ${name} on.`,
  /** At the start there is but one place of each. */
  build: (craft: string, ayar: string, place?: string) =>
    `Build for ${craft} behind ${ayar}${place === undefined ? '' : `, on place ${place}`}.`,
  tambo: (row: string, column: string) => `Take the tambo where ${row} meets ${column}.`,
  pot: (name: string, price: number) => `Take the ${name} with the ${price} under it.`,
  unseen: 'Take a pot unseen, from the stack at the end of the row.',
  textile: (price: number) => `Take the textile with the ${price} under it.`,
  /** Upright it also covers the place below, otherwise the one to the right. */
  lay: (row: number, column: number, upright: boolean) =>
    `Lay the textile ${upright ? 'upright, its upper' : 'across, its left'} half in row ${row}, column ${column} of the loom.`,
  /** A column pays only once it is full, and all before it are. */
  layFills: (column: number, moons: number) =>
    `It helps to fill column ${column}, which makes cloth worth ${plural(moons, 'moon')}.`,
  layBrings: (sun: number, moon: number) =>
    `Cloth is worth ${list([...(sun > 0 ? [plural(sun, 'sun')] : []), ...(moon > 0 ? [plural(moon, 'moon')] : [])])} more with it.`,
  /** Terraces are told apart by what they pay once they are empty. */
  plant: (moons: number) => `Plant a cob from the terrace with the ${moons}: it leaves your board for 1 power.`,
  sail: (moons: number) =>
    moons > 0 ? `Sail to the square with the ${moons} that is chosen.` : 'Sail to the open water that is chosen.',
  lakeArea: 'Take the viracocha of this part of the lake.',
  endActivity: 'End your work.',
  placeViracocha: (bonus: string) => `Put the viracocha on “${bonus}”.`,
  moveMarker: (from: string, to: string) => `Move the marker from ${from} to ${to}.`,
  keepMarkers: 'Leave all markers where they are.',
  resolve: (what: string) => `Settle this first: ${what}.`,
  temple: (craft: string) => `Build the temple for ${craft}.`,
  fertile: (one: string, other: string) => `Pick ${one} and ${other}.`,
  moonSlot: (craft: string, ayar: string, moons: number) =>
    `Let ${craft} pay ${ayar}’s marker: ${plural(moons, 'moon')}.`,
  llamas: (sun: number, moon: number) => `Count ${plural(sun, 'llama')} for the sun and ${moon} for the moon.`
});
