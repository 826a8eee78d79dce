/** Every string of putting a new match together, and of installing. */
import { catalogue } from './catalogue.ts';
export const begin = catalogue('new', {
  new: {
    title: 'New match',
    game: 'Game',
    seats: (least: number, most: number) => `Seats, ${least === most ? most : `${least} to ${most}`}`,
    seatName: (n: number) => `Name of seat ${n}`,
    seatKind: (n: number) => `Who plays seat ${n}`,
    namePlaceholder: 'Name',
    person: 'This device',
    personNote: 'person',
    link: 'Another device',
    linkNote: 'invite by link',
    bot: 'Bot',
    botLevel: (level: string) => `Bot · ${level}`,
    levels: {
      easy: 'beginner',
      casual: 'casual',
      keen: 'keen',
      medium: 'steady',
      hard: 'strong',
      expert: 'expert'
    },
    /** What such an opponent sees, and what it overlooks. */
    sees: {
      easy: 'Sees one step at a time, and often misjudges it.',
      casual: 'Plays a turn in a hurry: overlooks the better half of it, and weighs the rest roughly.',
      keen: 'Looks through most of a turn, and is sometimes wrong about what it is worth.',
      medium: 'Sees everything its own turn can bring, and nothing beyond it.',
      hard: 'Sees what the others may answer, and its own next turn.',
      expert: 'Sees as far, and weighs many more ways before it decides.'
    },
    temper: 'Style of play',
    temperOf: (n: number) => `Style of play of the bot at seat ${n}`,
    tempers: { even: 'balanced', builder: 'builder', miser: 'miser', gambler: 'gambler' },
    /** What a bot of this temper likes more than it is worth. */
    likes: {
      builder: 'Would rather build what pays later than score now.',
      miser: 'Holds on to what it has, and parts with it late.',
      gambler: 'Bets on what may come to a lot, or to nothing.'
    },
    /** Which level is suggested, and why. */
    suggested: {
      won: (from: string, to: string) => `You won your last two against “${from}”: try “${to}”.`,
      lost: (from: string, to: string) => `You lost your last two against “${from}”: “${to}” is a level below.`
    },
    /** In a game that is built together, bots know only one way to play. */
    seesTogether: 'Builds with you, as well as it can.',
    remove: 'Take the seat away',
    add: 'Add a seat',
    removeLast: 'Remove',
    alone: 'It can be played alone too: remove the second seat.',
    removed: (n: number) => `Seat ${n} taken away`,
    added: (n: number) => `Seat ${n} added`,
    botNames: ['Tin', 'Brass', 'Copper', 'Zinc', 'Nickel'],
    ladder: 'Goals for one, and a game of the day',
    options: 'Options',
    first: 'Who begins',
    byLot: 'By lot',
    choose: 'I choose',
    firstSeat: 'The first turn',
    preview: 'Preview first, then confirm',
    edition: 'Cards',
    standard: 'Wayside edition',
    more: 'More options',
    moreFailed: 'The options could not be loaded.',
    start: (name: string) => `Start ${name}`,
    invite: 'Invite by link',
    starting: 'Setting up …',
    needHere: 'At least one seat must be played on this device.',
    sameName: (name: string) => `Two seats are called ${name}: change one.`,
    seatFallback: (n: number) => `Player ${n}`
  },

  install: {
    title: 'Keep Wayside at hand',
    steps: [
      'Touch Share in the bar of the browser.',
      'Choose “Add to Home Screen”.',
      'Open Wayside once from the new icon while there is a signal: then it is stored there too.'
    ],
    apart:
      'The installed Wayside keeps its own matches, apart from the browser. To take yours along, export them in the settings first.'
  }
} as const);
