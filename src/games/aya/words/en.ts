/** Every text of Aya's table that is not a rule sentence (rulebook.json) or printed in the box (the edition). */
import type { Ground, Hand } from '../rules/state.ts';
import { bare, capital, cm, grounds, list, plural, whose } from './names.ts';

const a = (noun: string): string => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`);
const signed = (degrees: number): string => (degrees < 0 ? `${-degrees}° left` : `${degrees}° right`);

export const words = {
  list,
  plural,
  whose,
  bare,
  cm,
  capital,
  grounds,

  doing: {
    first: 'chance chooses who begins',
    start: 'to lay the Start tile',
    glass: 'to turn the glass',
    drawn: 'a domino is drawn',
    draw: 'to draw a domino',
    place: 'to place the domino',
    ahead: 'to draw ahead',
    tile: 'a tile is drawn',
    tremble: 'the hand trembles',
    accident: 'dominoes fall',
    push: 'to push',
    fall: 'the river falls',
    over: ''
  } as Readonly<Record<string, string>>,

  clock: {
    label: (left: string, run: number) => `${left} of sand left, glass ${run} of 2`,
    run: (run: number) => `glass ${run}/2`,
    none: 'no sand',
    pause: 'Pause: stop the sand and cover the table'
  },

  team: {
    group: 'Players',
    seat: (name: string, stock: number, top: string, reserve: number) =>
      `${name}: ${plural(stock, 'domino', 'dominoes')} in stock, ${reserve === 0 ? 'reserve empty' : `${reserve} in reserve, on top ${top}`}`,
    stock: (n: number) => `stock ${n}`,
    acting: 'to act',
    pushes: (left: number, all: number) => `${left} of ${all} push tokens left`,
    second: (name: string) => `${name}, second hand`
  },

  piece: {
    domino: (type: Ground, camera: boolean) => (camera ? `${grounds[type]} with camera` : grounds[type]),
    named: (type: Ground, id: string) => `${grounds[type]} ${Number(id.slice(1))}`,
    tile: (type: string, id: string) => (type === 'start' ? 'Start' : `${type} tile ${id.slice(-1)}`)
  },

  view: {
    group: 'How the table is shown',
    open: 'View',
    space: 'In space',
    flat: 'From above',
    list: 'As a list',
    ruler: 'Ruler',
    noSpace: 'The table in space needs WebGL, which is missing here.',
    nearer: 'Nearer',
    wider: 'Further away',
    whole: 'The whole table',
    follow: 'To the domino in hand',
    loading: 'The table is being set'
  },

  flat: {
    label: (dominoes: number, tiles: number, animals: number) =>
      `The table from above: ${plural(dominoes, 'domino', 'dominoes')}, ${plural(tiles, 'tile')}, ${plural(animals, 'animal')}. The list view tells it in words.`
  },

  verdict: {
    safe: 'Safe',
    risky: 'Risky',
    dry: 'Falls, stays dry',
    far: 'Too far',
    overlap: 'No room',
    knock: 'Would knock it over',
    firebreak: 'Firebreak',
    opposed: 'Face to face',
    free: 'Stands alone'
  },
  warns: {
    spoils: (domino: string, tile: string) => `${capital(a(domino))} domino here spoils the photo of the ${tile}.`,
    company: 'There is already an animal between these two tiles: without a garden fork between them neither counts.',
    near: (tile: string) => `Close to the ${tile}: if the animal touches it, the photo is lost.`,
    partner: (domino: string) => `The animal lies across this domino and ${domino}.`
  },

  dock: {
    actions: 'What to do',
    start: 'Lay the Start tile',
    startNote: 'Drag it where everybody reaches it, and turn it.',
    startGo: 'Lay it here',
    glass1: 'Everybody ready?',
    glass1Note: 'Turning the glass deals the first dominoes, and the sand runs.',
    pause: 'Hands off. Talk it over.',
    pauseNote: (name: string) => `Look around; ${name} goes on when the glass is turned.`,
    turnGlass: 'Turn the glass',
    practise: 'Begin',
    practiseNote: 'A practice table: no sand runs, steps may be taken back, and what stands may be pushed at any time.',
    draw: (name: string) => `${name}: draw a domino`,
    ahead: (name: string) => `${name}: draw ahead?`,
    aheadNote: 'It is yours to think about while the others play.',
    stock: 'Stock',
    reserve: 'Reserve',
    later: 'Later',
    place: (name: string, domino: string) => `${name}: place ${domino}`,
    camera: 'Its camera brings:',
    tile: 'Tile',
    animal: 'Animal',
    buffer: 'Laid flat',
    plain: 'Plain',
    left: (n: number) => `${n} left`,
    nothing: 'nothing',
    forNow: 'for now',
    garden: 'Counts as every kind. Let the river part here, or join two kinds.',
    ordinary: (n: number) => (n === 0 ? 'No free end: begin a line.' : `${plural(n, 'free end')} to go on from.`),
    hold: 'Drag it to its place',
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    closer: 'A little back',
    wider: 'A little on',
    aside: 'A little to the left',
    inside: 'A little to the right',
    toReserve: 'Reserve',
    toReserveLabel: 'Put it on the reserve',
    go: 'Place',
    goTile: 'Place both',
    knocked: (n: number) => `${plural(n, 'domino', 'dominoes')} down`,
    lying: 'Down they go',
    lyingNote: 'Stroke them to stand them up; everyone may help. The sand runs on.',
    raise: 'Stand all up',
    laid: (n: number) => `${plural(n, 'animal')} laid flat`,
    raiseLaid: 'Raise',
    turning: (domino: string) => `Turn ${domino} on its spot`,
    done: 'Done',
    few: (name: string, n: number) => `${name} has ${n} left. Building ends with the last one.`,
    push: (name: string) => `No more hands. ${name}, push the first domino.`,
    pushAny: (name: string) => `No more hands. ${name}, push a domino that stands.`,
    again: (name: string) => `It stopped. ${name}, choose a domino that still stands.`,
    free: 'This push is free.',
    costs: (n: number) => `This push costs one token (${n} left).`,
    pushGo: 'Push',
    tryOut: 'Try',
    tryOutLabel: 'Hands off: push what stands, and stand it up again afterwards',
    standUp: 'Stand all up again',
    countIt: 'Count it',
    enough: 'Enough',
    pushed: (domino: string) => `To be pushed: ${domino}`,
    falling: 'It falls',
    skip: 'Skip',
    waiting: (name: string) => `${name} builds`,
    waitingDraw: (name: string) => `${name} draws`,
    waitingPush: (name: string) => `${name} is to push`,
    waitingGlass: (name: string) => `${name} turns the glass`,
    chance: 'A draw',
    undo: 'Take back',
    kinds: 'Take the domino you wish',
    take: (domino: string) => `Take ${domino}`,
    withCamera: 'With a camera'
  },

  lessons: {
    title: (n: number, all: number, name: string) => `${n}/${all} ${name}`,
    names: {
      line: 'A line',
      bend: 'A bend',
      fork: 'A fork',
      tile: 'A landscape',
      animal: 'An animal',
      buffer: 'A buffer'
    },
    texts: {
      line: 'Place six in a row, each where it says Safe. Then Try: all fall from one push.',
      bend: 'Lead the line round a quarter turn, 20° a domino. Then Try.',
      fork: 'A garden lets the river part: two dominoes side by side behind it, turned outwards. Then Try.',
      tile: 'A camera brings a tile. Lay dominoes of its kind on its river, out of every opening. Then Try.',
      animal:
        'A camera brings an animal, across two tops. A river of its kind leads on to a tile of its kind. Then Try.',
      buffer: 'Lay a camera domino flat in the line. Then Try: the fall stops there.'
    },
    learnt: 'Learnt',
    before: 'The lesson before',
    next: 'The next lesson'
  },

  album: {
    title: 'Album',
    open: 'Album',
    close: 'Close the album',
    row: (type: string, tiles: number, animals: number) =>
      `${type}: ${tiles} of 3 landscapes laid, ${animals} of 5 animals`,
    tiles: 'Landscapes laid',
    animals: 'Animals laid',
    tokens: 'Push tokens left',
    ifAll: 'If all of it counts',
    unseen: (n: number) => `${n} in stock`
  },

  listing: {
    title: 'The table as a list',
    where: 'Where to place',
    on: (domino: string, line: string) => `On from ${domino}, ${line}`,
    port: (tile: string, way: string) => `From ${tile}, opening ${way}`,
    slot: (tile: string, n: number) => `On ${tile}, place ${n}`,
    line: (n: number) => (n === 1 ? 'a line of 1' : `a line of ${n}`),
    chain: (letter: string, n: number) => `end of chain ${letter}, ${n} long`,
    how: 'How',
    straight: 'straight',
    turn: signed,
    pitches: { near: 'near, 1.6 cm', normal: 'normal, 2.0 cm', wide: 'wide, 2.4 cm' },
    laidPitch: 'for an animal, 2.5 cm',
    stands: 'On the table',
    tiles: 'Tiles',
    empty: 'Nothing stands yet.',
    lying: 'Lying',
    stand: (domino: string) => `Stand up ${domino}`,
    raise: (animal: string) => `Raise the ${animal}`,
    push: 'Domino to push',
    pushIt: (domino: string) => `Push ${domino}`,
    turnIt: (domino: string) => `Turn ${domino} on its spot`,
    chainOf: (letter: string, text: string) => `Chain ${letter}: ${text}`,
    run: (n: number, ground: string) => `${n} ${ground}`,
    heading: (way: string) => `heading ${way}`,
    joints: 'Joints',
    joint: (from: string, to: string, verdict: string, gap: string) => `${from} to ${to}: ${verdict}, ${gap}`,
    tileAt: (tile: string, way: string) => `${tile}, ${way} of the middle`,
    middle: 'in the middle',
    where_: 'at the middle',
    ways: ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east']
  },

  told: {
    placed: (domino: string, verdict: string) => `${domino} placed. ${verdict}`,
    front: (n: number) => `${plural(n, 'domino', 'dominoes')} fell.`,
    stopped: (domino: string) => `The fall stopped before ${domino}.`,
    all: 'Everything has fallen.',
    lying: (n: number) => `${plural(n, 'domino', 'dominoes')} lie.`,
    sand: { minute: 'One minute of sand left.', ten: 'Ten seconds left.' }
  },

  count: {
    title: 'The count',
    next: 'Next',
    all: 'Show all',
    item: (n: number, all: number) => `${n} of ${all}`,
    sum: (points: number) => plural(points, 'point'),
    animal: (animal: string, type: string) => `The ${animal} (${type})`,
    landscape: (tile: string) => `Landscape: ${tile}`,
    won: 'one point',
    triptych: (type: string) => `All three landscapes of the ${type}: one point more`,
    tokens: (n: number) => `${plural(n, 'push token')} left: ${plural(n, 'point')}`,
    none: 'No landscape and no animal on the table.',
    rank: (points: number, rank: string) => `${plural(points, 'point')}. ${rank}.`,
    short: 'Ranks are given for the full game; this one was played with other sand or on the small table.',
    watch: 'Watch the fall again',
    picture: 'Save a picture',
    video: 'Save a video',
    saved: 'Saved.',
    unsaved: 'It could not be saved here.',
    result: 'Result',
    why: {
      'AYA-ANIM-08': 'never put on',
      'AYA-ANIM-01': 'its camera domino did not fall',
      'AYA-ANIM-02': 'thrown off the river',
      'AYA-ANIM-03': 'no river of its kind to a tile of its kind',
      'AYA-ANIM-04': 'lies on a tile',
      'AYA-ANIM-05': 'two animals on one stretch',
      'AYA-LAND-02': 'a foreign domino lies on it',
      'AYA-LAND-03': 'a dry opening'
    } as Readonly<Record<string, string>>
  },

  outcome: {
    headline: (points: number) => `${plural(points, 'point')} together`,
    alone: (points: number) => plural(points, 'point'),
    short: 'A shorter game: no rank'
  },
  items: {
    animals: 'Animals',
    landscapes: 'Landscapes',
    triptychs: 'Panoramas',
    retriggers: 'Push tokens left'
  } as Readonly<Record<string, string>>,

  undoes: {
    start: 'the Start tile',
    draw: 'the draw',
    take: 'the draw',
    place: 'the domino',
    toReserve: 'the reserve',
    turn: 'the turn',
    raise: 'standing up',
    raiseBuffer: 'raising',
    turnGlass: 'the glass',
    sandOut: 'the sand',
    other: 'the last step'
  } as Readonly<Record<string, string>>,

  options: {
    hand: 'Hand',
    hands: { guided: 'Guided', steady: 'Steady', natural: 'Natural', bare: 'Bare' } as Readonly<Record<Hand, string>>,
    handNotes: {
      guided: 'Nothing can fall by accident.',
      steady: 'A small tremor; nothing is knocked over.',
      natural: 'Lifting the finger lets go. Hurry, and you will knock things over.',
      bare: 'As on a real table: no help, and a careless sleeve sweeps.'
    } as Readonly<Record<Hand, string>>,
    glass: 'Each glass',
    glasses: { full: '10 min', five: '5', three: '3', one: '1', none: 'No sand' },
    glassNote:
      'Ranks are given for two glasses of ten minutes. Without sand it is a practice table, where steps may be taken back.',
    table: 'Table',
    tables: { compact: 'Small', default: 'Usual', large: 'Large' },
    repeat: 'The first push after a stop is free'
  },

  edition: {
    intro: 'Sizes and counts of your own copy. What you change is marked as yours in every match played with it.',
    glass: 'Glass, in seconds',
    tokens: 'Push tokens',
    width: (table: string) => `${table} table, width in cm`,
    depth: (table: string) => `${table} table, depth in cm`,
    animals: 'Animals'
  }
} as const;
