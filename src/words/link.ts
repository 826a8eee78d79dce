/** Every string of link play: inviting, joining, what is said among devices, and verifying a match. */
import { catalogue } from './catalogue.ts';
import { list, plural, possessive } from './grammar.ts';

export const words = catalogue('link', {
  list,
  device: (names: readonly string[]) => (names.length ? list(names) : 'Bots'),
  watcher: 'Somebody who watches',
  byBot: (device: string) => `a bot on ${possessive(device)} device`,

  /** What a QR code or a text has to be read for. */
  scan: {
    camera: 'Scan with the camera',
    stop: 'Stop the camera',
    picture: 'From a picture',
    paste: 'Or paste it here',
    take: 'Take it',
    searching: 'Hold the code in front of the camera.',
    noCamera: 'No camera can be used here. Take a picture of the code, or paste its text.',
    nothing: 'No code was found in this picture.',
    wrong: 'This is not the code that is needed here.'
  },

  share: {
    title: (game: string) => `${game} on Wayside`,
    invite: (game: string, link: string) => `Let’s play ${game}: ${link}`,
    turn: (game: string, link: string) => `It is your turn in ${game}: ${link}`,
    hand: (game: string, link: string) => `${game}, my move is made. Open it here: ${link}`,
    share: 'Share',
    copy: 'Copy',
    copied: 'Copied.',
    shared: 'Handed on.',
    failed: 'Sharing did not work here.',
    qr: 'QR code of the link',
    link: 'The link'
  },

  invite: {
    title: (game: string) => `A table of ${game}`,
    none: 'No table is open here.',
    how: 'Send this link to the others, or let them scan it. They need nothing installed.',
    secret: 'Whoever has the link can sit down, so send it only to those who are to play.',
    seats: 'At the table',
    here: 'this device',
    bot: 'bot, on this device',
    free: 'free',
    at: (device: string) => `on the device of ${device}`,
    wait: (free: number) =>
      `The match begins as soon as ${free === 1 ? 'the last seat is' : `all ${free} seats are`} taken.`,
    begins: 'The table is full: the match begins …',
    watching: (n: number) => `${plural(n, 'device is', 'devices are')} here without a seat.`,
    open: (free: number) => (free > 0 ? `${plural(free, 'seat is', 'seats are')} still free.` : 'Everybody is seated.'),
    back: 'Back to the table',
    asking: 'Asking the broker, by which the others find this table …',
    known: 'The broker knows this table: whoever follows the link finds it.',
    off: 'Call it off',
    calledOff: 'The table has been called off; its link no longer works.',
    joined: (names: readonly string[]) => `${list(names)} joined.`,
    needSeat: 'At least one seat must be played on this device.',
    unable:
      'This browser cannot connect to other devices, so nobody can join this table. Open Wayside in another browser to play by link.'
  },

  join: {
    title: 'Join by link',
    how: 'Paste or scan the link you were sent.',
    apart:
      'A seat taken here stays in this browser. If Wayside is on your home screen, copy the link, open Wayside there, and paste it under “Join by link”.',
    copyLink: 'Copy the link',
    file: 'Open a file',
    fileNote: 'a match that was sent by hand, or saved',
    looking: 'Looking for the table …',
    lookingNote: 'The device that invited must have Wayside open.',
    unable:
      'This browser cannot connect to other devices, so it cannot sit down here. Open the link in another browser. A match sent by hand, as a link or a file, opens here all the same.',
    invites: (device: string, game: string) => `${possessive(device)} device invites you to ${game}`,
    take: (name: string) => (name ? `Take ${possessive(name)} seat` : 'Take this seat'),
    name: (n: number) => `Your name at seat ${n}`,
    sit: 'Sit down',
    watch: 'Only watch',
    change: 'Change my seat',
    yours: 'yours',
    asking: 'Asking for the seat …',
    waiting: 'You have a seat. The match begins when everybody has one.',
    watching: 'You will watch. The match begins when everybody has a seat.',
    needName: 'Give the seat a name.',
    needSeat: 'Choose a seat, or only watch.',
    taken: 'That seat was taken meanwhile.',
    noLink: 'This link does not lead to a table.',
    again: 'Another link',
    byHand: 'Opening the match …',
    /** What became of a match that was sent, where it is not simply the one that is opened. */
    outcomes: {
      fork: 'This match had gone on differently here. What was sent came in as a copy, on this device alone; your own match stays as it was.',
      shorter: 'This match is further on here than what was sent, so it stays as it is.',
      same: 'What was sent is here already.'
    }
  },

  direct: {
    title: 'Without internet',
    how: 'Two devices on one Wi-Fi or hotspot need nothing else. One shows a code, the other answers with a second one.',
    offer: 'Show a code',
    show: 'Let the other device scan this',
    answer: 'Then scan the code that it answers with',
    answerShow: 'Let the other device scan this answer',
    read: 'Scan the code of the other device',
    waiting: 'Connecting …',
    opened: 'Connected.',
    unable: 'This browser cannot connect to other devices.',
    none: 'No connection was made. Are both devices on the same network? Begin again with a new code.',
    failed: 'This device is on no network that a connection could go through.',
    code: 'Connection code',
    answerCode: 'Answer code',
    text: 'as text'
  },

  /** Why a connection was refused. */
  byes: {
    protocol: 'The other device has another version of Wayside.',
    secret: 'The other device has another link. Check that both use the same one.',
    rules: 'The other device plays by another version of the rules.',
    edition: 'The other device plays with other cards than this match has.',
    match: 'The other device is in another match.',
    impostor: 'A device that could not show it is the one it claims to be was turned away.',
    malformed: 'The other device said something that could not be understood.',
    flood: 'The other device sent too much at once and was cut off.',
    log: 'A device sent an entry that the rules refuse. It was not taken.',
    busy: 'Too many devices are connected.',
    twice: 'That device is connected already.',
    replaced: 'Another connection with that device took the place of this one.',
    late: 'The other device did not answer in time.',
    leaving: 'The other device has left.'
  },

  line: {
    open: 'The others',
    connected: (names: readonly string[]) => `Connected with ${list(names)}`,
    looking: (names: readonly string[]) => `Looking for ${list(names)} …`,
    resuming: (names: readonly string[]) => `Resuming with ${list(names)} …`,
    away: (names: readonly string[]) =>
      `${list(names)} ${names.length === 1 ? 'is' : 'are'} away. The match goes on when everybody is here.`,
    wait: (names: readonly string[]) => `Waiting for ${list(names)}`,
    dice: (names: readonly string[]) => `Waiting for the dice of ${list(names)}`,
    ghost: (name: string, what: string) => `${name} is trying: ${what}`,
    ghostNone: (name: string) => `${name} is thinking`,
    watch: 'You are watching.',
    unable: 'This browser cannot connect to other devices. Send the match by hand, as a link or a file.',
    unreachable: 'No signal to the broker. The match is kept, and goes on as soon as there is a signal.',
    apart: 'This device takes no part in the match. Open its link to join again.',
    fork: 'Two logs of this match differ.',
    mismatch: 'Two devices disagree about the position. Play stops so that nothing is lost; both logs are kept.',
    elsewhere: 'Another device with a copy of this one plays in its place. Only one of the two can take part.',
    hereAgain: 'Play on this device',
    store: 'What the others sent could not be stored here.',
    dice_: 'The dice of this device are used up or lost. Ask for your place anew.',
    export: 'Save the log'
  },

  others: {
    title: 'The others',
    devices: 'Devices',
    me: 'this device',
    connected: 'connected',
    away: 'away',
    resting: 'resting: the dice go on without it',
    watchers: (n: number) => plural(n, 'device is watching', 'devices are watching'),
    talk: 'Table talk',
    nudge: 'Nudge',
    nudged: 'Nudged.',
    tell: (names: readonly string[]) => `Tell ${list(names)}`,
    ask: 'Ask the others',
    backTo: (name: string) => `Go back to before ${possessive(name)} last turn`,
    end: 'End the match now',
    hand: 'Hand a seat over',
    handSeat: 'Seat',
    handTo: 'To',
    handBot: 'a bot here',
    handBotOf: (level: string) => `a bot here · ${level}`,
    handDevice: (name: string) => `the device of ${name}`,
    handHere: 'this device',
    handAsk: 'Ask',
    rest: (name: string) => `Go on without the dice of ${name}`,
    place: (name: string) => `Sit down as ${name} on this device`,
    placeBack: 'Take my place again',
    link: 'Link of this match',
    linkHow: 'It brings back a lost device, or lets somebody watch.',
    hand_: 'By hand',
    handHow: 'Where nothing connects: send the match as a link or a file after each turn. Whoever opens it plays on.',
    handSend: 'Send as a link',
    handFile: 'Save as a file',
    handOpen: 'Open what was sent'
  },

  emotes: {
    hello: 'Hello!',
    'well-played': 'Well played!',
    thanks: 'Thanks!',
    thinking: 'Let me think …',
    oops: 'Oops!',
    wow: 'Wow!',
    laugh: 'Haha!',
    'good-game': 'Good game!'
  },
  said: (name: string, what: string) => `${name}: ${what}`,
  nudgedBy: (name: string) => `${name} is waiting: it is your turn.`,

  question: {
    yes: 'Agree',
    no: 'Refuse',
    withdraw: 'Take the question back',
    asked: (who: string, what: string) => `${who} asks: ${what}`,
    mine: (what: string) => `You asked: ${what}`,
    missing: (names: readonly string[]) => `Waiting for ${list(names)} to agree.`,
    granted: 'Everybody agreed.',
    refused: 'The question is off the table.',
    back: (n: number) => `take back ${plural(n, 'step', 'steps')}? What was drawn stays drawn.`,
    end: 'end the match as it stands?',
    hand: (seat: string, to: string) => `shall ${seat} be played by ${to} from now on?`,
    rest: (name: string) => `go on without the dice of ${name} until it is back?`,
    device: (place: string, name: string) => `shall ${name} take the place of ${place}?`,
    anew: 'Asked again, because the match went on.',
    gone: 'That question is no longer open.',
    impossible: 'That cannot be asked now.'
  },

  fork: {
    text: (at: number, ours: number, theirs: number) =>
      `After ${plural(at, 'entry', 'entries')} in common, this device has ${ours} more and the other device ${theirs} different ones. Talk to each other: one of you takes the other’s log.`,
    take: 'Take theirs',
    takeNote: 'Whoever takes the other’s log keeps their own as a copy among the matches.',
    keep: 'To keep ours, let the other device take it.',
    taken: 'Theirs is the match now; ours is kept as a copy.'
  },

  broker: {
    title: 'Link play',
    what: 'To find each other, devices use a broker. It sees that two devices want to connect, and their network addresses, never the moves: those go directly from device to device.',
    isPublic:
      'You use the public PeerJS broker (0.peerjs.com) and a public STUN server (stun.l.google.com). All devices of a match need the same broker.',
    own: 'Use another broker',
    host: 'Address',
    port: 'Port',
    path: 'Path',
    key: 'Key',
    secure: 'Encrypted (https)',
    ice: 'STUN and TURN servers',
    iceNote:
      'One per line: stun:host:port, or turn:host:port name password. Left empty, only devices on the same network find each other.',
    save: 'Save',
    saved: 'Stored. It is used from the next connection on.',
    usePublic: 'Back to the public ones',
    wrong: (parts: readonly string[]) => `Please look again at: ${list(parts)}.`
  },

  verify: {
    title: 'Verify a match',
    how: 'Every entry is played through again by the rules and the dice, from the record alone, without a network.',
    file: 'Verify a file',
    working: 'Playing it through …',
    unreadable: 'This is not a match that can be read.',
    holds: (entries: number, draws: number) =>
      `The record is sound: ${plural(entries, 'entry', 'entries')}, ${plural(draws, 'draw', 'draws')}.`,
    same: (all: number) => `${plural(all, 'fall was', 'falls were')} computed again and came out as the log says.`,
    differing: (entries: readonly number[], all: number) =>
      `Of ${plural(all, 'fall', 'falls')}, ${entries.length} came out differently on this device: ${entries.length === 1 ? 'entry' : 'entries'} ${entries.join(', ')}.`,
    unknown: (n: number, all: number) =>
      `${n} of ${plural(all, 'fall', 'falls')} could not be computed on this device.`,
    again:
      'What falls is computed from the positions in the record, with the engine of this version, and compared to the last digit. The count needs only the record, and is the same on every device.',
    broken: (entries: number) => `The record is not sound from entry ${entries + 1} on.`,
    why: {
      game: 'This Wayside does not have its game, or not with these rules and these cards.',
      beginning: 'Its header, or the part copied from another match, does not fit this game and these cards.',
      move: 'That move was not one that the rules allowed there.',
      draw: 'That draw is not what was due there.',
      accord: 'That was not for these devices to agree on.'
    },
    proves: 'What this proves',
    cannot: 'What no record can prove'
  }
} as const);
