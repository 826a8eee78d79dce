/** Every text of Aya's table that is not a rule sentence (rulebook.json) or printed in the box (the edition). */
import { catalogue, named } from '#words/catalogue.ts';
import { article as a, capital, list, plural, possessive as whose } from '#words/grammar.ts';
import type { Ground } from '../rules/state.ts';
import { count, memory, outcome, postcard } from './finale.ts';
import { forecast } from './forecast.ts';
import { bare, cm, grounds } from './names.ts';
import { outlook } from './outlook.ts';
import { pieces } from './pieces.ts';

const signed = (degrees: number): string => (degrees < 0 ? `${-degrees}° left` : `${degrees}° right`);

export const words = catalogue('aya', {
  list,
  plural,
  whose,
  bare,
  cm,
  capital,
  grounds,

  doing: named({
    first: 'chance decides who begins',
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
  }),

  /** A turn while the sand runs. */
  stages: ['Draw', 'Place', 'Draw ahead'],

  clock: {
    label: (left: string, run: number) => `${left} of sand left, glass ${run} of 2`,
    run: (run: number) => `glass ${run}/2`,
    none: 'no sand',
    pause: 'Pause: stop the sand and cover the table'
  },

  team: {
    group: 'Players',
    title: 'Team',
    log: 'Log',
    seat: (name: string, stock: number, top: string, reserve: number) =>
      `${name}: ${plural(stock, 'domino', 'dominoes')} in stock, ${reserve === 0 ? 'reserve empty' : `${reserve} in reserve, ${a(top)} on top`}`,
    inStock: 'stock',
    inReserve: 'reserve',
    acting: 'playing now',
    pushes: (left: number, all: number) => `${left} of ${all} push tokens left`,
    /** One person plays two seats. */
    second: 'Other hand'
  },

  piece: {
    domino: (type: Ground, camera: boolean) => `${grounds[type]} domino${camera ? ' with a camera' : ''}`,
    named: (type: Ground, id: string) => `${grounds[type]} ${Number(id.slice(1))}`,
    tile: (type: string, id: string) => (type === 'start' ? 'Start' : `${type} tile ${id.slice(-1)}`),
    /** Where it is seen, no number stands on it. */
    seen: (type: Ground) => a(`${grounds[type]} domino`),
    seenTile: (type: string) => (type === 'start' ? 'Start tile' : `${type} tile`)
  },

  view: {
    group: 'How the table is shown',
    open: 'View',
    space: 'In 3D',
    flat: 'From above',
    list: 'As a list',
    ruler: 'Ruler',
    asks: 'Ask before drawing',
    noSpace: 'The 3D table needs WebGL, which is missing here.',
    nearer: 'Nearer',
    wider: 'Further away',
    whole: 'Everything on the table',
    centre: 'Back to where you build',
    loading: 'Setting the table'
  },

  flat: {
    label: (dominoes: number, tiles: number, animals: number, ready: string) =>
      `The table from above: ${plural(dominoes, 'domino', 'dominoes')}, ${plural(tiles, 'tile')}, ${plural(animals, 'animal')}. ${
        ready === '' ? '' : `Photos ready: ${ready}. `
      }The list view tells it in words.`
  },

  verdict: {
    safe: 'Safe',
    risky: 'Risky',
    dry: 'Falls, stays dry',
    far: 'Too far',
    overlap: 'No room',
    spoils: 'Spoils a photo',
    knock: 'Would knock it over',
    firebreak: 'Firebreak',
    opposed: 'Face to face',
    free: 'Stands alone',
    room: 'Room for one more'
  },
  warns: {
    spoils: (domino: string, tile: string) => `${capital(a(domino))} domino here spoils the photo of the ${tile}.`,
    risky: 'Most falls pass here, not all. Turn it or move it a little.',
    far: 'The fall stops between the two: move it nearer, or turn it into line.',
    dry: 'The fall passes here, but no water: move it nearer.',
    /** Where the app itself proposes it. */
    unsafe: 'Most falls pass here, not all; still, no better place for it was found.',
    company: 'There is already an animal between these two tiles: without a garden fork between them neither counts.',
    near: (tile: string) => `Close to the ${tile}: if the animal touches it, the photo is lost.`,
    loses: (photo: string, why: string) => `This would cost the photo of the ${photo}: ${why}.`,
    room: (ground: string | undefined) =>
      ground === undefined
        ? 'Until one more stands between, a fall stops here.'
        : `A gap left on purpose: ${a(ground)} domino with a camera fits here later.`,
    best: 'No better place was found for it.',
    partner: (domino: string) => `The animal lies across this domino and ${domino}.`
  },

  dock: {
    actions: 'What to do',
    start: 'Lay the Start tile',
    startNote: 'Drag it to where everybody can reach it, and turn it.',
    startGo: 'Lay it here',
    glass1: 'Everybody ready?',
    glass1Note: (glasses: string) => `Turning the glass deals the first dominoes and starts the sand of ${glasses}.`,
    pause: 'Hands off. Talk it over.',
    pauseNote: (name: string) => `Take a look around. ${name} plays on when the glass is turned.`,
    turnGlass: 'Turn the glass',
    practise: 'Begin',
    practiseNote:
      'A practice table: there is no sand, steps can be taken back, and what stands can be pushed at any time. View has a ruler for gaps.',
    draw: (name: string) => `${name}: draw a domino`,
    ahead: (name: string) => `${name}: draw ahead?`,
    aheadNote: 'You can think about it while the others play.',
    /** Alone, for the next turn of this hand. */
    aheadAlone: 'Its next domino, now or when its turn comes.',
    stock: 'Stock',
    reserve: 'Reserve',
    later: 'Later',
    /** A domino that was kept, and comes by itself when it has a place. */
    fromReserve: (why: string) => `From your reserve. ${why}`,
    place: (name: string, domino: string) => `${name}: place the ${domino}`,
    camera: 'Its camera brings:',
    tile: 'Tile',
    animal: 'Animal',
    buffer: 'Laid flat',
    plain: 'Plain',
    left: (n: number) => `${n} left`,
    nothing: 'nothing',
    forNow: 'for now',
    /** Below the name of a use that cannot be where the domino hangs. */
    elsewhere: 'elsewhere',
    nowhere: 'no place',
    because: (use: string, needs: string, elsewhere: boolean) =>
      elsewhere ? `${use} ${needs}; touch it to go there.` : `${use} ${needs}.`,
    keep: (why: string) => `Better kept: ${why}.`,
    proposed: (why: string) => `Proposed: ${why}. Touch another to change.`,
    /** A camera that is to bring nothing, though it could. */
    late: 'Proposed: “Plain”. A photo here would take more turns than are left. Touch another to change.',
    nothingLeft: 'Nothing is left that its camera could bring.',
    garden: 'Counts as every kind. Split the river here, or join two kinds.',
    ordinary: (n: number) =>
      n === 0 ? 'No free end: start a new line.' : `${plural(n, 'free end')} to continue from.`,
    hold: 'Drag it to its place',
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    closer: 'A little back',
    wider: 'A little forward',
    aside: 'A little to the left',
    inside: 'A little to the right',
    toReserve: 'Reserve',
    /** Below it where the app says so: what it is for. */
    forLater: 'for a later turn',
    toReserveLabel: 'Put it on the reserve',
    then: 'Then',
    reserveNext: (domino: string) => `Draw ${domino} from the reserve next`,
    go: 'Place',
    goTile: 'Place both',
    lying: 'Down they go',
    lyingNote: 'Stroke them to stand them up; everyone may help. The sand keeps running.',
    lyingPractice: 'Stroke them to stand them up; everyone may help.',
    raise: 'Stand all up',
    laid: (n: number) => `${plural(n, 'animal')} laid flat`,
    raiseLaid: 'Raise',
    turning: (domino: string) => `Turn ${domino} on its spot`,
    done: 'Done',
    /** `n` more lie in the stock. */
    few: (name: string, n: number) =>
      n === 0
        ? `The stock of ${name} is empty. Building ends with this domino.`
        : `The stock of ${name} has ${n} more. Building ends with the last one.`,
    push: (name: string) => `Hands off! ${name}, push the first domino.`,
    pushAny: (name: string) => `Hands off! ${name}, push a domino that is standing.`,
    stopped: 'The fall has stopped.',
    again: (name: string) => `The fall has stopped. ${name}, choose a domino that is still standing.`,
    free: 'This push is free.',
    costs: (n: number) => `This push costs one push token (${n} left).`,
    pushGo: 'Push',
    tryOut: 'Try',
    tryOutLabel: 'Hands off: push what stands, and stand it up again afterwards',
    standUp: 'Stand all up again',
    /** Before anything has been pushed. */
    buildOn: 'Build on',
    countIt: 'Count it',
    enough: 'Enough',
    pushed: (domino: string) => `Next to be pushed: ${domino}`,
    falling: 'Down it goes',
    skip: 'Skip',
    waiting: (name: string) => `${name} is building`,
    waitingDraw: (name: string) => `${name} is drawing`,
    waitingPush: (name: string) => `${name} is about to push`,
    waitingGlass: (name: string) => `${name} is about to turn the glass`,
    chance: 'Drawing',
    undo: 'Take back',
    redo: 'Redo',
    kinds: 'Take any domino you like',
    take: (domino: string) => `Take ${a(domino)}`,
    withCamera: 'With a camera'
  },

  album: {
    title: 'Album',
    open: 'Album',
    close: 'Close the album',
    row: (type: string, tiles: number, animals: number, ready: number) =>
      `${type}: ${tiles} of 3 landscapes laid, ${animals} of 5 animals${ready > 0 ? `, ${plural(ready, 'photo')} ready` : ''}`,
    tiles: 'Landscapes laid',
    animals: 'Animals laid',
    tokens: 'Push tokens left',
    ifAll: 'If everything counts',
    all: 'All together',
    panoramas: 'Panoramas: 3 tiles of a kind',
    unseen: (n: number) => `${n} in stock`
  },

  ends: {
    next: 'Other end',
    label: (n: number) => `To the next of ${plural(n, 'free end')}`,
    now: (end: string) => `${end}.`,
    told: (place: string, want: string) => `${place}: ${want}`,
    spring: 'First on Start, before the spring',
    arm: (garden: string, way: string) => `Arm of ${garden}, ${way}`,
    any: 'any kind',
    forWhat: (kind: string, what: string) => `${kind} for ${what}`,
    tile: (tile: string) => `the ${tile}`,
    animal: (animal: string) => `the ${animal}`
  },

  listing: {
    title: 'The table as a list',
    where: 'Where to place it',
    on: (domino: string, line: string) => `Continue from ${domino}, ${line}`,
    port: (tile: string, way: string) => `From ${tile}, ${way} opening`,
    slot: (tile: string, n: number) => `On ${tile}, spot ${n}`,
    line: (n: number) => (n === 1 ? 'a line of 1' : `a line of ${n}`),
    chain: (letter: string, n: number) => `the end of chain ${letter}, ${plural(n, 'domino', 'dominoes')} long`,
    how: 'How to place it',
    straight: 'straight',
    turn: signed,
    pitches: { near: 'near, gap 0.9 cm', normal: 'normal, gap 1.3 cm', wide: 'wide, gap 1.7 cm' },
    laidPitch: 'for an animal, gap 1.8 cm',
    stands: 'On the table',
    tiles: 'Tiles',
    empty: 'Nothing is standing.',
    lying: 'Lying',
    stand: (domino: string) => `Stand up ${domino}`,
    raise: (animal: string) => `Raise the ${animal}`,
    push: 'Domino to push',
    pushIt: (domino: string) => `Push ${domino}`,
    turnIt: (domino: string) => `Turn ${domino} on its spot`,
    chainOf: (letter: string, text: string) => `Chain ${letter}: ${text}`,
    run: (n: number, ground: string) => `${n} ${ground}`,
    heading: (way: string) => `heading ${way}`,
    each: (n: number) => (n === 1 ? 'Its domino' : `Each of the ${n}`),
    animalOn: (animal: string, a: string, b: string) => `${capital(animal)}, on ${a} and ${b}`,
    ready: (photo: string) => `${photo}: photo ready`,
    doubt: (photo: string, why: string) => `${photo}: photo not ready yet, ${why}`,
    joints: 'Joints',
    joint: (from: string, to: string, verdict: string, gap: string) => `${from} to ${to}: ${verdict}, ${gap}`,
    tileAt: (tile: string, way: string) => `${tile}, ${way} of the middle`,
    middle: 'in the middle',
    where_: 'at the middle',
    ways: ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east']
  },

  told: {
    front: (n: number) => `${plural(n, 'domino', 'dominoes')} fell.`,
    all: 'Everything has fallen.',
    lying: (n: number) => `${plural(n, 'domino is', 'dominoes are')} lying.`,
    /** On the photo itself. */
    ready: 'Ready',
    nowReady: (many: number, photos: string) =>
      `${many === 1 ? 'Photo' : 'Photos'} ready: ${photos}. Only a clean fall is still to come.`,
    /** On a photo that should be ready, and is not as things fall. */
    doubt: 'Not ready yet',
    nowDoubted: (photo: string, why: string) =>
      `Photo not ready yet: ${photo}. If everything fell now: ${why}. What you build beside it may change that.`,
    sand: { minute: 'One minute of sand left.', ten: 'Ten seconds left.' }
  },

  forecast,
  outlook,
  pieces,
  count,
  outcome,
  memory,
  postcard,
  items: named({
    animals: 'Animals',
    landscapes: 'Landscapes',
    triptychs: 'Panoramas: 3 tiles of a kind',
    retriggers: 'Push tokens left'
  }),

  undoes: named({
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
  }),

  options: {
    hand: 'Hand',
    hands: { guided: 'Guided', steady: 'Steady', natural: 'Natural', bare: 'Bare' },
    handNotes: {
      guided: 'Nothing can fall by accident.',
      steady: 'A small tremor; nothing is knocked over.',
      natural: 'A larger tremor. Without a preview, lifting the finger lets go: hurry, and you will knock things over.',
      bare: 'As on a real table: no help, and a careless sleeve sweeps dominoes over.'
    },
    glass: 'Each glass',
    /** That of the box; a shorter one; none. */
    fullGlass: (ms: number) => (ms % 60_000 === 0 ? `${ms / 60_000} min` : `${Math.round(ms / 1000)} s`),
    shortGlass: (ms: number) => `${ms / 60_000}`,
    noGlass: 'No sand',
    glassNote:
      'With less sand the ranks are scaled to match. Without sand it is a practice table, where steps can be taken back.',
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
} as const);
