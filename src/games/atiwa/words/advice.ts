/** Hints of Atiwa: what a move asks a player to do, by what is seen on the table. */
import { catalogue } from '#words/catalogue.ts';

export const words = catalogue('atiwa.advice', {
  round: (space: string) => `Send a worker to space ${space}, at the top.`,
  worker: (gives: string) => `Send a worker: ${gives}.`,
  place: (what: string, card: string) => `Put ${what} on ${card}.`,
  treeWithFruit: (card: string) => `Put a tree with its fruit on ${card}.`,
  settle: (card: string) => `Let the family live on ${card}.`,
  train: (card: string) => `Train the family on ${card}.`,
  spend: (card: string) => `Give back what stands on ${card}.`,
  fly: (card: string) => `Send the bat on ${card} out.`,
  draw: 'Draw a terrain card.',
  take: 'Take the terrain card.',
  buy: 'Buy the location.',
  lay: 'Lay the card where it is shown.',
  feed: 'Feed your families in this way.',
  done: 'Leave the rest.',
  noYoung: 'Take no young.',
  endTurn: 'End the turn.'
});
