import { catalogue } from './catalogue.ts';
/** Every string of the settings, of import and export, and of personal editions. */
import { dateOf, list, plural } from './grammar.ts';
import { words } from './home.ts';

/** Bytes as people say them. */
function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  const mega = bytes / 1_000_000;
  return mega < 999 ? `${mega < 10 ? mega.toFixed(1) : Math.round(mega)} MB` : `${(mega / 1000).toFixed(1)} GB`;
}

export const more = catalogue('settings', {
  size,
  settings: {
    title: words.settings,
    look: 'Look',
    theme: 'Theme',
    themes: { system: 'Auto', light: 'Light', dark: 'Dark' },
    text: 'Text size',
    texts: { normal: 'Normal', large: 'Large', larger: 'Largest' },
    table: 'At the table',
    motion: 'Motion',
    motions: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'Off' },
    reduced: 'This device asks for reduced motion, so nothing moves.',
    sound: 'Sounds',
    preview: 'Preview first, then confirm',
    previewNote:
      'Without it one touch plays a move. It can be taken back until something is revealed or somebody else is to act.',
    confirmEnd: 'Ask before a turn ends',
    confirmEndNote:
      'A turn that has ended cannot be taken back. After a button that says “end turn”, only “Always” asks again.',
    confirmEnds: { never: 'Never', several: 'After several steps', always: 'Always' },
    curtain: 'Curtain between players',
    curtainNote: 'Hides the table until the next player takes the device. Nothing in these games is secret.',
    since: 'What happened since',
    sinceNote: 'What others did, in pictures, when it is your turn again.',
    sinces: { short: 'Short', full: 'Full', off: 'Off' },
    sincePace: 'It goes on',
    sincePaces: { touch: 'By touch', slow: 'Slow', normal: 'Normal', quick: 'Quick' },
    signNames: 'Names beside symbols',
    signNamesNote: 'In lessons and in the first three matches of a game, where there is room.',
    matches: 'Your matches',
    used: (used: string) => `${used} used on this device.`,
    persisted: 'The browser has promised to keep them.',
    notPersisted: 'The browser may remove them when space runs low.',
    keep: 'Keep my matches safe',
    keepDone: 'They are kept safe now.',
    keepRefused: 'The browser did not promise it. Installing Wayside helps; a file is surest.',
    exportAll: 'Export everything',
    import: 'Import a file',
    importing: 'Every move is being checked …',
    deleteAll: 'Delete everything',
    deleteAllTitle: 'Delete everything?',
    deleteAllText: 'All matches, settings and editions on this device will be gone. An exported file brings them back.',
    deletedAll: 'Everything deleted',
    editions: 'My editions',
    verify: 'Verify a match',
    verifyNote: 'from a file, without a network',
    editionsNote: 'printed values of your own copy of a game',
    about: 'About',
    unofficial:
      'Wayside is an unofficial project made by admirers of these games. It is not connected with their makers or publishers. If you like a game, buy it: no screen replaces the table.',
    credits: 'The games',
    by: (game: string, makers: string) => `${game} by ${makers}`,
    reconstructed:
      'Not every printed value of the cards is public. Where one was not, it was reconstructed for the “Wayside edition”; the rules say which. You can enter the printed values of your own copy under “My editions”.',
    licences:
      'Code: MIT licence. Type: Atkinson Hyperlegible Next (Braille Institute) and Bricolage Grotesque (Atelier Triay), SIL Open Font License 1.1. Pictures and words are our own.',
    version: (version: string) => `Version ${version}`,
    check: 'Check for an update',
    checking: 'Asking …',
    newest: 'This is the newest version.',
    checkFailed: 'No answer: is there a signal?'
  },

  imported: {
    title: 'Import',
    nothing: 'Nothing was changed.',
    done: 'Imported',
    outcomes: {
      new: (n: number) => `${plural(n, 'match', 'matches')} added`,
      same: (n: number) => `${plural(n, 'match was', 'matches were')} already here`,
      longer: (n: number) => `${plural(n, 'match', 'matches')} brought up to date`,
      shorter: (n: number) => `${plural(n, 'match is', 'matches are')} further on here and stayed`,
      fork: (n: number) => `${plural(n, 'match', 'matches')} had gone on differently and came in as a copy`
    },
    editions: (n: number) => `${plural(n, 'edition', 'editions')} added`,
    aids: (n: number) => `${plural(n, 'aid goes', 'aids go')} on from where it was saved`,
    settings: 'settings imported',
    empty: 'The file held nothing new.',
    /** A part of a file that was not taken: what it is, and why. */
    leftOut: (what: string, why: string) => `Not taken: ${what}. ${why}`,
    parts: {
      match: (game: string, names: readonly string[], begun: string) =>
        `a match of ${game}${names.length ? ` with ${list(names)}` : ''}, begun on ${dateOf(begun)}`,
      edition: (game: string, name: string) => `the edition “${name}” of ${game}`,
      unknown: 'a match or an edition that does not even say what it is'
    },
    whys: {
      match: {
        malformed: 'A part of it is not what it should be.',
        game: 'It needs a game, rules or an edition that this Wayside does not have.',
        log: 'It breaks the rules of its game, so it cannot be trusted.'
      },
      edition: {
        malformed: 'A part of it is not what it should be.',
        game: 'This Wayside does not have its game, or cannot play it with these values.'
      }
    },
    refused: {
      large: 'This file is far too large to be from Wayside.',
      unreadable: 'This file cannot be read: it is damaged or cut off.',
      foreign: 'This is not a file from Wayside.',
      newer: 'This file comes from a newer Wayside. Update this one first.',
      changed: 'This file was changed after it was saved, so it cannot be trusted.',
      malformed: 'A part of this file is not what it should be.',
      game: 'This file needs a game or an edition that this Wayside does not have.',
      log: 'A match in this file breaks the rules of its game, so it cannot be trusted.'
    }
  },

  editions: {
    title: 'My editions',
    intro:
      'Own the printed game? Enter what is printed on your cards, and play with exactly those. An edition stays on this device and inside the matches played with it.',
    none: 'No edition of your own yet.',
    create: 'New edition',
    createFrom: (game: string) => `New edition of ${game}`,
    edit: 'Change',
    name: 'Name of this edition',
    defaultName: 'My copy',
    asText: 'Everything, as text',
    asTextNote: 'For what has no field of its own. It is checked before it is saved.',
    notJson: 'This text cannot be read: look for a missing bracket or comma.',
    problems: 'This cannot be played yet:',
    unread: (where: string) => `Nothing in this game reads “${where}”, so it would change nothing. Take it out.`,
    save: 'Save this edition',
    saved: (when_: string) => `saved ${when_}`,
    export: 'Save as a file',
    import: 'Import an edition',
    delete: 'Delete',
    deleteTitle: 'Delete this edition?',
    deleteText: (name: string) => `“${name}” will be gone. Matches played with it keep their cards.`,
    deleted: 'Edition deleted',
    stored: (name: string) => `“${name}” saved`,
    invalid: 'The game cannot be played with these values:',
    foreign: 'This is not a file with an edition.',
    otherGame: 'This edition is for a game that this Wayside does not have.',
    loading: 'Unpacking the cards …'
  }
} as const);
