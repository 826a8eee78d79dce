/** Where a step goes and what for, in a line: hints, proposals, what a helper would do. */
import { catalogue } from '#words/catalogue.ts';
import { article, capital, list, plural } from '#words/grammar.ts';

export const reasons = catalogue('aya.reasons', {
  beside: (domino: string) => `next to ${domino}`,
  goal: {
    spring: 'where the river begins',
    newTile: (tile: string | undefined, ahead: boolean) =>
      `to bring ${tile === undefined ? 'a new landscape' : `the ${tile}`}${ahead ? ', which the river is to reach' : ''}`,
    newAnimal: (animal: string, tile: string | undefined) =>
      tile === undefined ? `to bring the ${animal}` : `to bring the ${animal}, linked to the ${tile}`,
    onTile: (tile: string, dry: boolean) => (dry ? `towards the dry opening of the ${tile}` : `on the ${tile}`),
    join: (domino: string) => `to join the river with ${domino}`,
    arm: (second: boolean, what: string) => (second ? `a second arm for ${what}` : `a first arm for ${what}`),
    theAnimal: (animal: string) => `the ${animal}`,
    run: (animal: string, ground: string) => `to lead the ${animal} on to ${article(ground)} tile`,
    room: (ground: string) => `leaving a gap for ${article(ground)} domino with a camera`,
    towards: (tile: string) => `towards the ${tile}`,
    on: 'and the river goes on'
  },
  /** Which way the river runs on there, seen along it. */
  way: {
    straight: 'The river goes straight on there.',
    left: 'Seen along the river, it bends to the left there.',
    right: 'Seen along the river, it bends to the right there.'
  },
  place: (domino: string, why: string) => `Place the ${domino} ${why}.`,
  reserve: (domino: string, why: string) => `Put the ${domino} on the reserve: ${why}.`,
  /** What the plan has places for: “After that the river most needs 12 ice and 9 field dominoes.” */
  needs: (what: readonly (readonly [ground: string, many: number])[]) =>
    `After that the river most needs ${list(what.map(([ground, many]) => `${many} ${ground}`))} ${what.at(-1)![1] === 1 ? 'domino' : 'dominoes'}.`,
  kept: {
    none: 'landscapes of its kind will need it',
    nowhere: 'no landscape that can still be filled has a place for it',
    good: 'nothing that can still be finished needs it',
    garden: 'it will stand in for a kind that runs short',
    camera: 'its camera is for an animal, which has no place yet',
    last: 'building ends with the last one, and others have more left'
  },
  draw: {
    stock: 'Draw from the stock.',
    reserve: 'Take the top of your reserve: it has a place now.',
    later: 'Draw later.'
  },
  askTile: 'Let the camera bring a tile.',
  raise: (n: number) => `Stand ${plural(n, 'domino', 'dominoes')} up first.`,
  raiseBuffer: (animal: string) => `Raise the ${animal}.`,
  glass: 'Turn the glass when everybody is ready.',
  start: 'Lay the Start tile where the river has room.',
  push: (domino: string, photos: number) =>
    photos > 0 ? `Push ${domino}: ${plural(photos, 'photo')} more can be won.` : `Push ${domino}.`,
  pushWins: (domino: string, photos: number) =>
    photos > 0
      ? `Push ${domino}: ${plural(photos, 'photo')} more.`
      : `${capital(domino)} could be pushed, but as things stand no photo comes of it.`,
  trying: 'Trying out whether another push wins a photo that is worth it …',
  enough: 'Touch Enough: no push would win a photo that is worth it.',
  count: 'Touch Count it, or stand all up again: no push would win a photo that is worth it.',
  proposal: {
    glass: (name: string) => `${name} is ready.`,
    push: (name: string, domino: string) => `${name} would push ${domino}.`,
    again: (name: string, domino: string, photos: number) =>
      `${name} would push again at ${domino}: ${plural(photos, 'photo')} can still be won.`,
    enough: (name: string) => `${name} would stop: no push would win a photo that is worth it.`
  }
});
