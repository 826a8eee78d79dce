/** Every string of the pages around a table: a match in play, its replay, and the rules. */
import { catalogue } from './catalogue.ts';
import { dateOf, list, plural, possessive, roughly, signed } from './grammar.ts';

/** By how many points a turn is worse, better if that is negative; in words where no figure can be told; undefined: about as good. */
export type Behind = number | 'somewhat' | 'much' | 'better' | undefined;

export const words = catalogue('play', {
  name: 'Wayside',
  page: (...parts: readonly string[]) => [...parts, 'Wayside'].filter(Boolean).join(' – '),
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
    stages: 'Steps of this turn',
    home: 'Back to the start page; the match is kept',
    menu: 'Menu',
    help: 'Rules and explanations',
    result: 'Result',
    aim: (says: string) => `What you play for: ${says} Opens the score.`
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
      `The log cannot be read from entry ${at + 1} on. Everything before it is here to be looked at, and you can play on from there in a copy.`,
    reload: 'Reload',
    retry: 'Try again',
    export: 'Export the match',
    hint: (line: string, brings: readonly string[]) =>
      `A hint: ${line}${brings.length > 0 ? ` The turn brings ${list(brings)}.` : ''}`,
    hintFirst: 'It lies ready below: the large button plays it. Or touch something else.',
    hintPlay: 'Do it',
    coachAlone:
      'So far every step was suggested. From here on the choices are yours: for a suggestion there is “Hint” in the menu.',
    coachEye: 'What the others do in their turns waits under the eye above, and no longer opens by itself.',
    coachEyeRetold:
      'What the others do in their turns now waits under the eye above. What the end of a round brings you still opens by itself.',
    hintMore: 'More',
    hintNone: 'No hint for this position.',
    hintThinking: 'Looking for a good move …',
    coachOff: 'No more tips'
  },

  /** What something on the table is called, told beside it. */
  naming: { label: 'What this is', rule: 'The rule', key: 'Press ? for its rule.' },
  /** What lies behind a hint. */
  hint: {
    label: 'The whole turn',
    /** What the turn brings under an item of the score sheet. */
    gain: (label: string, points: number) => `${plural(points, 'point')} for ${label}`,
    elsewhere: (points: number) => `${plural(Math.abs(points), 'point')} ${points > 0 ? 'more' : 'fewer'} elsewhere`,
    times: (text: string, n: number) => (n === 1 ? text : `${text.replace(/\.$/, '')} (${n} times).`),
    then: 'Then',
    drawn: 'Something is drawn after that: ask for another hint then.',
    because: (usual: boolean) =>
      usual
        ? 'By the end of the match, compared with a usual turn'
        : 'By the end of the match, compared with the second best',
    /** The best of the other turns, which is no other before that step. */
    second: (step: number) => (step > 1 ? `The second best, from step ${step} on` : 'The second best'),
    behind: (behind: Behind) => {
      if (behind === 'somewhat') return 'That is probably somewhat worse.';
      if (behind === 'much') return 'That is clearly worse.';
      return typeof behind === 'number' && behind > 0
        ? `That is ${roughly(behind)} worse by the end.`
        : 'That is about as good.';
    },
    weighing: 'Still being weighed …',
    all: 'Play the whole turn'
  },

  spoken: {
    turn: (name: string, doing: string) => `${possessive(name)} turn: ${doing}`,
    undone: (what: string) => `Taken back: ${what}`,
    redone: 'Played again.',
    took: (what: string) => `${what}.`
  },

  handOver: {
    label: (name: string) => `${possessive(name)} turn`,
    since: 'What happened since',
    show: 'Show it on the table',
    go: (name: string) => `${name}, go on`,
    pass: (name: string) => `Pass the device to ${name}.`
  },

  /** What happened since somebody’s last decision, step by step. */
  since: {
    title: 'What happened since',
    short: 'What happened',
    show: (steps: number) => `Show ${plural(steps, 'step')}, from the first`,
    again: (steps: number) => `What happened since: ${plural(steps, 'step')}`,
    aside: 'Put this aside',
    step: (n: number, line: string) => `${n}: ${line}`,
    points: (by: number) => `${by > 0 ? '+' : '−'}${plural(Math.abs(by), 'point')}`,
    /** What they are for. */
    one: (label: string) => `(${label})`,
    part: (label: string, points: number) => `${label} ${signed(points)}`,
    all: (parts: readonly string[]) => `(${list(parts)})`,
    now: 'Skip',
    back: 'One step back',
    next: 'Next',
    done: 'Play on',
    /** What a bot did, asked about. */
    why: 'Why?',
    whyOf: (name: string) => `Why did ${name} do that?`,
    speaks: (reasons: readonly string[], usual: boolean) =>
      usual
        ? `By the end of the match, compared with a usual turn: ${reasons.join(' ')}`
        : `By the end of the match: ${reasons.join(' ')}`,
    /** Of somebody who compares little. */
    saw: (gains: readonly string[]) =>
      gains.length > 0
        ? `It brought ${list(gains)} at once.`
        : 'It brought no points at once: it may pay later, or be a mistake.',
    /** The best of the other turns. */
    instead: (text: string, behind: Behind) => {
      if (behind === undefined) return `Another turn would have been about as good: ${text}`;
      if (behind === 'somewhat') return `The second best was probably somewhat worse: ${text}`;
      if (behind === 'much') return `The second best was clearly worse: ${text}`;
      if (behind === 'better') return `It overlooked something clearly better: ${text}`;
      return behind > 0
        ? `The second best was ${roughly(behind)} worse by the end: ${text}`
        : `It overlooked something ${roughly(-behind)} better by the end: ${text}`;
    },
    onlyWay: 'There was nothing else to choose from.',
    plays: (name: string, level: string, sees: string) =>
      `${name} plays as “${level}”: ${sees.charAt(0).toLowerCase()}${sees.slice(1)}`
  },
  /** A step that ends a turn, where that is to be confirmed. */
  ends: {
    title: (name: string) => `This ends ${possessive(name)} turn.`,
    /** `acts`: whole sentences. */
    note: (acts: string) => `As chosen: ${acts} It cannot be taken back afterwards.`,
    back: 'Not yet',
    go: 'End the turn'
  },

  /** Time that counts. */
  pause: {
    title: 'The sand is paused',
    text: 'The table stays covered meanwhile. The log notes how long the pause was.',
    go: (name: string) => `${name}, go on`,
    reading: 'The clock is stopped while you read, and the table is covered.',
    runs: 'The clock keeps running: others are at the table.',
    read: 'Back to the table',
    elsewhere: (name: string) =>
      `${name} decides on another device, where the sand was paused. When it runs again there, it runs here too.`
  },
  /** What the world does, computed on this device. */
  world: {
    failed: 'This device could not work out what falls.',
    again: 'Try again',
    takeBack: 'Take back',
    instead: 'What set it off can be taken back instead: nothing has fallen, and the match goes on.'
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

  /** Unless a game has a word of its own. */
  rounds: { title: (n: number) => `Round ${n}`, within: (n: number) => `round ${n}`, best: 'Best round' },

  log: {
    title: 'Log',
    empty: 'Nothing has happened yet.',
    start: 'Setting up',
    /** Of a match that has neither rounds nor parts. */
    all: 'The match',
    draft: '(can still be taken back)',
    jump: (n: number) => `Look at entry ${n + 1}`,
    turns: (n: number) => plural(n, 'turn'),
    more: (n: number) => `${plural(n, 'more line')} of this turn`,
    less: 'Fold this turn'
  },

  score: {
    title: 'Score so far',
    final: 'Final score',
    item: 'For',
    total: 'Total',
    place: 'Place',
    together: 'Together',
    none: 'nothing',
    gain: signed,
    /** Of what is chosen and not done yet. */
    then: (points: string) => `, would be ${points}`,
    next: (name: string) => `Next for ${name}`,
    growth: 'How the points grew',
    growthTable: 'The same in numbers',
    growthPoint: 'After',
    start: 'start',
    afterTurn: (label: string) => `turn ${label}`
  },

  end: {
    title: 'Result',
    date: dateOf,
    tieRule: 'How ties are broken',
    rematch: 'Rematch',
    noRematch: 'Nobody played this match on this device. Start a new one from the home screen.',
    replay: 'Replay',
    review: 'What would have been better?',
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
    cancelled: 'The result was not shared.',
    drawn: 'The picture is ready.',
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
    seats: 'Who plays',
    verify: 'Verify this match',
    home: 'Leave; the match is kept',
    homeOver: 'Start page',
    coach: 'Coach',
    coachNote: 'says in one line what is new at the table'
  },

  /** A seat that changes hands. */
  seats: {
    note: 'Is somebody leaving? A bot of any level takes over, until the seat is taken back.',
    who: (name: string) => `Who plays for ${name}`,
    person: 'person',
    now: (name: string, who: string) => `${name} is played by ${who} from now on.`,
    aPerson: 'a person',
    aBot: (level: string) => (level ? `a bot (${level})` : 'a bot')
  },

  replay: {
    title: 'Looking back',
    back: 'Back to the match',
    place: (heading: string, name: string, turn: number) => `${heading} · ${possessive(name)} turn ${turn}`,
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
    /** Whose part of the table is in front. */
    area: (name: string) => `In front: ${name}`,
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
      `${game} was designed by ${makers}. Wayside is unofficial: these rules are told in our own words and every picture is our own.`,
    edition: 'Wayside edition',
    editionNote:
      'Not every value printed on the cards is public. Where one is not, it was reconstructed for this edition; the topics say which. If you own the game, you can enter the printed values under “My editions” in the settings.',
    noGame: 'There is no game of this name here.',
    loading: 'Opening the rules',
    games: 'Games',
    win: 'How does one win?',
    key: 'Key of symbols'
  },
  help: {
    now: 'Here and now',
    lesson: 'Learn it by playing',
    pages: 'All rules'
  },

  aid: {
    title: 'At the table with the real box',
    opening: 'Opening the aid',
    edition: 'Cards and boards',
    standard: 'Wayside edition',
    gone: 'An edition deleted since',
    refused:
      'The edition this was begun with does not fit the rules any more, so it begins anew with the Wayside edition.',
    rules: 'Rules',
    none: 'There is no aid of this name here.',
    notKept: 'This could not be stored: it is lost when you leave the page.'
  }
} as const);
