/** Every string of home, and those of every page. A new match, settings and editions, and the play screen have their own. */
import { catalogue } from './catalogue.ts';
import { list, plural, when } from './grammar.ts';

/** Who played a match that cannot be read is not known. */
const withNames = (game: string, names: readonly string[]): string =>
  names.length > 0 ? `${game} with ${list(names)}` : game;
const range = (least: number, most: number): string => (least === most ? String(least) : `${least}–${most}`);

export const words = catalogue('home', {
  name: 'Wayside',
  claim: 'Four modern board games on one phone, without a signal and without a server.',
  back: 'Back',
  close: 'Close',
  notes: 'Short notes',
  noteClose: 'Close this note',
  settings: 'Settings',
  notSaved: 'The setting could not be stored. It holds until you leave.',
  cancel: 'Cancel',
  delete: 'Delete',
  save: 'Save',
  reload: 'Reload',
  when,
  list,
  players: (least: number, most: number) => `${range(least, most)} players`,
  matches: (n: number) => plural(n, 'match', 'matches'),

  offline: {
    ready: 'Ready offline',
    some: (stored: number, games: number) => `${stored} of ${games} games offline`,
    loading: (done: number, all: number) => `${done} of ${all} files stored`,
    announced: 'Wayside is stored on this device and works without a signal.',
    /** On a slow or dear connection a game is stored when it is played, or when somebody says so. */
    lacking: 'not stored yet',
    lacks: (name: string) => `${name} is not stored yet`,
    lacksNote: 'Your connection is slow or saves data. Playing stores it; without a signal it does not open.',
    store: 'Store it now',
    storing: 'Storing …',
    failed: 'It did not all arrive. Try again with a better signal.'
  },

  update: {
    offer: 'A newer Wayside is here.',
    note: 'Your matches stay as they are.',
    apply: 'Update now',
    busy: 'A match is open in another tab. Close it first, then update.',
    elsewhere: 'Wayside was updated in another tab.',
    part: 'A part of Wayside could not be loaded.'
  },

  home: {
    title: 'Wayside: board games for the road',
    running: 'Matches in progress',
    shelf: 'Games',
    goOn: 'Continue',
    newMatch: 'New match',
    join: 'Join by link',
    drawer: (name: string, least: number, most: number, mark?: string) =>
      `${name}, ${range(least, most)} players${mark === undefined ? '' : `, ${mark}`}: new match`,
    doing: (name: string, doing: string) => `${name} ${doing}`,
    showNth: (n: number) => `Show match ${n} in progress`,
    more: (game: string, names: readonly string[]) => `More about ${withNames(game, names)}`,
    ladder: 'Ladder',
    ladderNote: 'goals for one, the game of the day, your record',
    rules: 'Rules',
    rulesNote: 'every game in plain words',
    loadFailed: 'Your matches could not be read.',
    tryAgain: 'Try again',
    lost: (n: number) =>
      `The browser has cleared this device's storage: ${plural(n, 'match is', 'matches are')} gone. A file saved before brings them back.`,
    lostImport: 'Import a file',
    forgets: 'This browser forgets after seven days.',
    forgetsNote:
      'If you do not open Wayside for a week, it deletes your matches. Keep them as a file, or put Wayside on the home screen.',
    forgetsExport: 'Save a file',
    forgetsInstall: 'How to install',
    forgetsUnderstood: 'Do not show this again'
  },

  /** How a match ended, on its table, in what is shared of it, and on the start page. */
  result: {
    wins: (name: string) => `${name} wins`,
    done: (name: string) => `${name} is done`,
    shared: (names: readonly string[]) => `${list(names)} share the win`,
    margin: (points: number, ahead: number, next: string) =>
      `with ${plural(points, 'point', 'points')}, ${ahead} more than ${next}`,
    alone: (points: number) => `with ${plural(points, 'point', 'points')}`,
    tied: (names: readonly string[], points: number) =>
      `${list(names)} have ${plural(points, 'point', 'points')} each; the tie-break decides.`,
    sharedAll: (points: number) => `with ${plural(points, 'point', 'points')} each, and level in the tie-break as well`
  },

  past: {
    title: 'Past matches',
    kept: (n: number) => `${n} kept here`,
    none: 'Finished matches are kept here, to be watched again.',
    open: (game: string, names: readonly string[]) => `Watch ${withNames(game, names)} again`,
    unknown: 'Unreadable match',
    damaged: 'damaged, may still open',
    showAll: (n: number) => `Show all ${n}`,
    copy: (game: string) => `${game} (copy)`,
    trial: 'Trial',
    trialOf: (game: string) => `${game} (trial)`,
    trialNote: 'A trial: the match it was taken from stays as it is.'
  },

  match: {
    watch: 'Watch it again',
    review: 'Review it',
    goOn: 'Continue',
    export: 'Save as a file',
    delete: 'Delete this match',
    deleteTitle: 'Delete this match?',
    deleteText: (game: string, names: readonly string[]) =>
      `${withNames(game, names)} will be gone from this device. A file saved before stays.`,
    deleted: 'Match deleted',
    exported: (file: string) => `Saved as ${file}`,
    ready: (file: string) => `${file} is ready.`,
    handedOn: (file: string) => `${file} was handed on.`,
    notSaved: (file: string) => `${file} was not saved.`,
    noFiles: 'The installed Wayside cannot save files on this device.',
    begun: (when_: string) => `begun ${when_}`
  },

  install: {
    hint: 'Keep it at hand:',
    install: 'install',
    how: 'how to install',
    dismiss: 'Do not show this again',
    done: 'Installed.'
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
    newer: 'Another tab has updated Wayside. Reload this one.',
    blocked: 'An older Wayside is open in another tab. Close it, then reload.',
    damaged: 'What is stored here cannot be read as it was written.',
    conflict: 'Another tab has played on in this match.',
    missing: 'It is not on this device any more.',
    unavailable:
      'This browser lets nothing be stored: perhaps a private window. You can look around, but matches are not kept.',
    rules: 'This Wayside does not have the game, rules or edition that it needs.',
    room: 'The match of this link is played by another link on this device. It goes on under your matches.',
    large: 'Everything together is more than one file can hold. Save your matches one by one.',
    stopped: 'This device stopped working it out. Try again.',
    unknown: 'That did not work. Try again; what is stored stays as it is.'
  }
} as const);
