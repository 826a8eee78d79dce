/** Every string of the pages around a table: a match in play, its replay, and the rules. */
import { list, plural, possessive } from './grammar.ts';

export const words = {
  name: 'Wayside',
  page: (...parts: readonly string[]) => [...parts, 'Wayside'].join(' – '),
  list,
  /** What can trouble a match beside what can trouble the store. */
  problems: {
    bot: 'A bot could not decide, so a plain legal move was played for it.',
    dice: 'The dice of this match cannot be thrown on this device. Go back to an earlier entry and try from there.'
  },

  bar: {
    turn: (name: string) => `${possessive(name)} turn`,
    yourTurn: (name: string) => `● ${name}, it is your turn`,
    thinking: 'thinking',
    home: 'Back to the start page; the match is kept',
    menu: 'Menu',
    help: 'Rules and explanations',
    result: 'Result'
  },

  open: {
    opening: 'Laying out the table',
    noGame: 'This Wayside has no table for that game.',
    failed: 'This match does not open',
    home: 'Start page',
    reload: 'Reload',
    rescue: 'Continue with a copy up to there'
  },

  notice: {
    label: 'Notes',
    close: 'Close this note',
    why: 'The rule',
    follows: 'This match is open in another tab. Here you see what happens there.',
    takeOver: 'Play here',
    damaged: (at: number) =>
      `The log cannot be read from entry ${at + 1} on. Everything before it is here to be looked at, or to be played on from as a copy.`,
    reload: 'Reload',
    retry: 'Try again',
    export: 'Export the match',
    hint: (line: string) => `A hint: ${line}`,
    hintPlay: 'Do it',
    hintNone: 'No hint for this position.',
    hintThinking: 'Looking for a good move …'
  },

  spoken: {
    turn: (name: string, doing: string) => `${possessive(name)} turn: ${doing}`,
    undone: (what: string) => `Taken back: ${what}`,
    redone: 'Played again.',
    took: (what: string) => `${what}.`
  },

  handOver: {
    label: (name: string) => `${possessive(name)} turn`,
    since: 'Since then',
    go: (name: string) => `${name}, go on`,
    pass: (name: string) => `Pass the device to ${name}.`
  },

  /** Time that counts. */
  pause: {
    title: 'The time stands still',
    text: 'The table is covered meanwhile. How long it was is noted in the log.',
    go: (name: string) => `${name}, go on`,
    elsewhere: (name: string) =>
      `${name} decides on another device, where the time was stopped. It goes on there, and here by itself.`
  },
  /** What the world does, computed on this device. */
  world: {
    failed: 'What moves on the table could not be computed on this device.',
    again: 'Try again'
  },
  /** Devices computed an outcome of the world differently. */
  disputed: {
    title: 'Seen differently',
    line: 'Two devices saw this differently: the match is not verified.',
    show: 'Show',
    what: 'Every device computes what falls. Here two of them did not get the same. The result in the log counts on all devices; nobody has to do anything, and play goes on.',
    entry: (n: number) => `Entry ${n} of the log`,
    log: (name: string) => `In the log, as computed on the device of ${name}`,
    here: 'As computed on this device',
    agrees: 'The same as in the log; another device got something else.',
    finer: '(The same in words; the places of some pieces differ.)',
    then: 'The match stays marked as not verified until “Verify a match” has computed its falls again and found them as the log says.',
    go: 'Go on playing',
    save: 'Save both',
    verify: 'Verify'
  },

  log: {
    title: 'Log',
    empty: 'Nothing has happened yet.',
    round: (n: number) => `Round ${n}`,
    start: 'Setting up',
    draft: '(can still be taken back)',
    jump: (n: number) => `Look at entry ${n + 1}`
  },

  score: {
    title: 'Score so far',
    final: 'Final score',
    item: 'For',
    total: 'Total',
    place: 'Place',
    together: 'Together',
    none: 'nothing',
    next: (name: string) => `Next for ${name}`,
    growth: 'How the points grew',
    growthTable: 'The same in numbers',
    growthPoint: 'After',
    afterRound: (label: string) => (label === '0' ? 'start' : `round ${label}`),
    afterTurn: (label: string) => (label === '0' ? 'start' : `turn ${label}`)
  },

  end: {
    title: 'Result',
    wins: (name: string) => `${name} wins`,
    done: (name: string) => `${name} is done`,
    shared: (names: readonly string[]) => `${list(names)} share the win`,
    points: (n: number) => plural(n, 'point', 'points'),
    margin: (points: number, ahead: number, next: string) =>
      `with ${plural(points, 'point', 'points')}, ${ahead} more than ${next}`,
    alone: (points: number) => `with ${plural(points, 'point', 'points')}`,
    tied: (names: readonly string[], points: number) =>
      `${list(names)} have ${plural(points, 'point', 'points')} each; the tie-break decides.`,
    sharedAll: (points: number) => `with ${plural(points, 'point', 'points')} each, and level in the tie-break as well`,
    tieRule: 'How ties are broken',
    rematch: 'Rematch',
    replay: 'Replay',
    ladder: 'Ladder',
    share: 'Share',
    shareText: 'As text',
    sharePicture: 'As a picture',
    export: 'Export',
    board: 'Look at the table',
    shared_: 'The result is on its way.',
    copied: 'The result is copied.',
    saved: 'The picture is saved.',
    exported: 'The match is saved as a file.',
    unshared: 'Sharing did not work here.'
  },

  share: {
    title: (game: string) => `${game} on Wayside`,
    head: (game: string, date: string) => `${game}, ${date}`,
    row: (place: number, name: string, points: number, parts: string) => `${place}. ${name}: ${points} (${parts})`,
    part: (label: string, points: number) => `${label} ${points}`,
    foot: 'Played on Wayside, an unofficial table for board games.',
    file: (game: string, date: string) => `wayside-${game}-${date.slice(0, 10)}`
  },

  menu: {
    title: 'Menu',
    log: 'Log',
    score: 'Score so far',
    result: 'Result',
    rules: 'Rules',
    replay: 'Look back',
    hint: 'Hint',
    export: 'Export the match',
    others: 'The others',
    verify: 'Verify this match',
    home: 'Leave; the match is kept',
    homeOver: 'Start page'
  },

  replay: {
    title: 'Looking back',
    back: 'Back to the match',
    place: (n: number, all: number) => `${n} / ${all}`,
    entry: (n: number, all: number) => (n === 0 ? 'Before the first entry' : `Entry ${n} of ${all}`),
    slider: 'Entry of the match',
    first: 'To the beginning',
    stepBack: 'One entry back',
    play: 'Play',
    pause: 'Pause',
    step: 'One entry on',
    last: 'To the end',
    turnBack: 'One turn back',
    turnOn: 'One turn on',
    tryHere: 'Try from here',
    tryNote: 'A trial match begins here; this one stays as it is.',
    begin: 'The match begins.',
    damaged: 'The log is damaged; this is everything up to its last good entry.',
    log: 'Log',
    score: 'Score'
  },

  rules: {
    title: 'Rules',
    of: (game: string) => `Rules of ${game}`,
    all: 'All rules',
    search: 'Search the rules',
    none: (query: string) => `Nothing about “${query}”. Try a shorter word.`,
    found: (n: number) => plural(n, 'topic', 'topics'),
    clear: 'Clear the search',
    /** What to look for when somebody asks how a tie is broken. */
    tieQuery: 'tie',
    refused: 'The rule',
    back: 'Back',
    unofficial: (game: string, makers: string) =>
      `${game} was invented by ${makers}. Wayside is unofficial: these rules are told in our own words and every picture is our own.`,
    edition: 'Wayside edition',
    editionNote:
      'Not every value printed on the cards is public. Where one is not, it was reconstructed for this edition; the topics say which. Whoever owns the game can enter the printed values in the settings, under “My editions”.',
    noGame: 'There is no game of this name here.',
    loading: 'Opening the rules',
    games: 'Games'
  },

  aid: {
    title: 'At the table with the real box',
    opening: 'Opening the aid',
    edition: 'Cards and boards',
    standard: 'Wayside edition',
    rules: 'Rules',
    none: 'There is no aid of this name here.',
    notKept: 'This could not be stored: it is gone when the page is left.'
  }
} as const;
