/** Every string of the shell: home, new match, settings, editions. The play screen has its own (words-play.ts). */

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const range = (least: number, most: number): string => (least === most ? String(least) : `${least}–${most}`);
const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });
const list = (names: readonly string[]): string => conjunction.format(names);

const day = new Intl.DateTimeFormat('en', { weekday: 'short' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const dated = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** “Today”, “Sun” within the week, “12 Nov” within the year. */
function when(iso: string, now = new Date()): string {
  const then = new Date(iso);
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(then).setHours(0, 0, 0, 0)) / 86_400_000);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 7) return day.format(then);
  return (days < 300 ? date : dated).format(then);
}

/** Bytes as people say them. */
function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  const mega = bytes / 1_000_000;
  return mega < 999 ? `${mega < 10 ? mega.toFixed(1) : Math.round(mega)} MB` : `${(mega / 1000).toFixed(1)} GB`;
}

export const words = {
  name: 'Wayside',
  claim: 'Four modern board games on one phone, without a signal and without a server.',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  delete: 'Delete',
  save: 'Save',
  reload: 'Reload',
  when,
  size,
  list,
  players: (least: number, most: number) => `${range(least, most)} players`,
  matches: (n: number) => plural(n, 'match', 'matches'),

  offline: {
    ready: 'Ready offline',
    loading: (done: number, all: number) => `${done} of ${all} stored`,
    announced: 'Wayside is stored on this device and works without a signal.'
  },

  update: {
    offer: 'A newer Wayside is here.',
    note: 'Your matches stay as they are.',
    apply: 'Renew now',
    busy: 'A match is open in another tab. Close it first, then renew.',
    elsewhere: 'Wayside was renewed in another tab.',
    part: 'A part of Wayside could not be loaded.'
  },

  home: {
    title: 'Wayside: board games for the way',
    running: 'Running matches',
    shelf: 'Games',
    goOn: 'Continue',
    goOnLabel: (game: string, names: readonly string[]) => `Continue ${game} with ${list(names)}`,
    newMatch: 'New match',
    drawer: (name: string, least: number, most: number) => `${name}, ${range(least, most)} players: new match`,
    coming: 'Coming',
    comingLabel: (name: string) => `${name} is being built and cannot be played yet`,
    doing: (name: string, doing: string) => `${name} ${doing}`,
    chance: 'The bag is drawn from',
    overTicket: 'Finished',
    nth: (n: number, all: number) => `${n} of ${all}`,
    showNth: (n: number) => `Show running match ${n}`,
    more: (game: string, names: readonly string[]) => `More about ${game} with ${list(names)}`,
    rules: 'Rules',
    rulesNote: 'every game in plain words',
    loadFailed: 'Your matches could not be read.',
    tryAgain: 'Try again'
  },

  past: {
    title: 'Past matches',
    kept: (n: number) => `${n} kept here`,
    none: 'Finished matches are kept here, to be watched again.',
    wins: (name: string) => `${name} wins`,
    winsBy: (name: string, points: number) => `${name} wins by ${points}`,
    shared: (names: readonly string[]) => `shared by ${list(names)}`,
    drawn: 'drawn',
    open: (game: string, names: readonly string[]) => `Watch ${game} with ${list(names)} again`,
    damaged: 'damaged, may still open',
    showAll: (n: number) => `Show all ${n}`,
    trial: 'tried out',
    copy: 'copy'
  },

  match: {
    watch: 'Watch it again',
    goOn: 'Continue',
    export: 'Save as a file',
    delete: 'Delete this match',
    deleteTitle: 'Delete this match?',
    deleteText: (game: string, names: readonly string[]) =>
      `${game} with ${list(names)} will be gone from this device. A file saved before stays.`,
    deleted: 'Match deleted',
    exported: (file: string) => `Saved as ${file}`,
    begun: (when_: string) => `begun ${when_}`
  },

  install: {
    hint: 'Keep it at hand:',
    hintWide: 'Keep it at hand without a browser bar:',
    install: 'install',
    how: 'how to install',
    dismiss: 'Do not show this again',
    title: 'Keep Wayside at hand',
    steps: [
      'Touch Share in the bar of the browser.',
      'Choose “Add to Home Screen”.',
      'Open Wayside once from the new icon while there is a signal: then it is stored there too.'
    ],
    apart:
      'The installed Wayside keeps its own matches, apart from the browser. To take yours along, export them in the settings first.',
    done: 'Installed.'
  },

  new: {
    title: 'New match',
    game: 'Game',
    seats: (least: number, most: number) => `Seats, ${least} to ${most}`,
    seatName: (n: number) => `Name of seat ${n}`,
    seatKind: (n: number) => `Who plays seat ${n}`,
    namePlaceholder: 'Name',
    person: 'This device',
    personNote: 'person',
    bot: 'Bot',
    botLevel: (level: string) => `Bot · ${level}`,
    levels: { easy: 'easy', medium: 'steady', hard: 'strong' },
    remove: 'Take the seat away',
    add: 'Add a seat',
    removeLast: 'Remove',
    removed: (n: number) => `Seat ${n} taken away`,
    added: (n: number) => `Seat ${n} added`,
    botNames: ['Tin', 'Brass', 'Copper', 'Zinc', 'Nickel'],
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
    starting: 'Setting up …',
    needName: (n: number) => `Seat ${n} still needs a name.`,
    sameName: (name: string) => `Two seats are called ${name}: change one.`,
    seatFallback: (n: number) => `seat ${n}`
  },

  settings: {
    title: 'Settings',
    look: 'Look',
    theme: 'Theme',
    themes: { system: 'Auto', light: 'Light', dark: 'Dark' },
    text: 'Text size',
    texts: { normal: 'Normal', large: 'Large', larger: 'Largest' },
    table: 'At the table',
    motion: 'Motion',
    motions: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'Off' },
    reduced: 'This device asks for little motion, so nothing moves.',
    sound: 'Sounds',
    preview: 'Preview first, then confirm',
    previewNote: 'Off: one touch plays a move. It can still be taken back.',
    confirmEnd: 'Confirm the end of a turn',
    confirmEndNote: 'Off: a turn ends with its last decision.',
    tableMode: 'Table mode',
    tableModeNote: 'Turns the view to the player whose turn it is.',
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
    checkFailed: 'No answer: is there a signal?',
    notSaved: 'The setting could not be stored. It holds until you leave.'
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
    settings: 'settings taken over',
    empty: 'The file held nothing new.',
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
  },

  lost: {
    title: 'Off the map',
    text: 'There is no such page here.',
    failed: 'Something went wrong on this page. Your matches are safe.',
    home: 'Back to the shelf'
  },

  problems: {
    full: 'This device has no room left. Free some space, then try again.',
    lost: 'The browser lost its storage for a moment. Reload to go on; nothing stored is gone.',
    newer: 'Another tab has renewed Wayside. Reload this one.',
    blocked: 'An older Wayside is open in another tab. Close it, then reload.',
    damaged: 'What is stored here does not read back as it was written.',
    conflict: 'Another tab has played on in this match.',
    missing: 'It is not on this device any more.',
    unavailable:
      'This browser lets nothing be stored: perhaps a private window. You can look around, but matches are not kept.',
    rules: 'This Wayside does not have the game, rules or edition that it needs.',
    unknown: 'Something went wrong with the storage of this device.'
  }
} as const;
