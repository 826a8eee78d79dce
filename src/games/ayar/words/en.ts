/** Every sentence of the table, except for refusals, rules, the log and the forms. */
import { catalogue, named } from '#words/catalogue.ts';
import { list, plural, possessive } from '#words/grammar.ts';

const suns = (n: number): string => plural(n, 'sun');
const moonsOf = (n: number): string => plural(n, 'moon');
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Of moons that a marker has scored. */
const already = (paid: boolean): string => (paid ? ', its marker’s place taken' : '');

export const words = catalogue('ayar', {
  ayllu: 'The Ayllu',

  rooms: {
    group: 'Rooms',
    journey: 'Journey',
    lake: 'Lake',
    crafts: 'Crafts',
    night: 'Night'
  },

  chips: {
    group: 'Players',
    label: (name: string, sun: number, moon: number, dial: number, llamas: number) =>
      `${name}: sun ${sun}, moon ${moon}; the lower is the score; devotion ${dial}; ${plural(llamas, 'llama')}`,
    deciding: 'deciding',
    front: 'shown below',
    sun: 'sun',
    moon: 'moon',
    dial: 'devotion',
    llamas: 'llamas',
    crafts: (craft: string, sun: number, moon: number) => `${craft} ${suns(sun)} and ${moonsOf(moon)}`,
    tambos: (n: number) => `${plural(n, 'tambo')} on the grid`,
    gain: (n: number, llamas: number) => `would gain ${suns(n)}${llamas > 0 ? ` and ${plural(llamas, 'llama')}` : ''}`
  },

  journey: {
    label: 'The journey from Tiwanaku to Cusco',
    from: 'Tiwanaku',
    to: 'Cusco',
    path: (name: string) => `${possessive(name)} path, larger`,
    lane: (name: string, space: number, free: number) =>
      `${name} on space ${space}, ${plural(free, 'free place')} behind`,
    move: (name: string, to: number) => `${name} walks to ${to}`,
    left: (name: string, round: number) => `${name} left after day ${round}`,
    day: (round: number) => `day ${round}`,
    tonight: 'last as things stand: retires tonight',
    banner: (craft: string, space: number, needs: readonly string[]) =>
      `festival of ${craft} at space ${space}, a llama for whoever has ${suns(Number(needs[0]))} of it` +
      (needs.length > 1 ? `, or ${needs[1]} when a second Ayar passes` : ''),
    ground: 'fertile ground'
  },

  grid: {
    label: (name: string) => `${possessive(name)} tambos`,
    steps: 'steps',
    power: 'power',
    corner: 'At each line: arrows for its steps, and its power below them.',
    plot: (where: string) => `Empty plot, ${where}`,
    line: (line: string, arrows: number, power: number) => `${line}: ${plural(arrows, 'step')}, power ${power}`,
    empty: (line: string) => `${line}: no tambo left`,
    holds: (marker: string, laid: boolean) => (laid ? `${marker} lies here` : `${marker} stands here`),
    cell: (where: string) => `Tambo in ${where}`,
    finishes: (parts: readonly string[]) => `finishes ${list(parts)}`,
    quarter: 'a quarter: a temple',
    markers: 'Step markers',
    marker: { ready: 'ready', standing: 'standing at', laid: 'laid today', retired: 'retired' },
    gate: (left: number) =>
      left === 0
        ? 'Temple of this quarter: its four tambos are gone, and it is built.'
        : `Temple of this quarter: built when its tambos are gone; ${left} ${left === 1 ? 'is' : 'are'} left.`,
    bonus: { inti: (craft: string) => `devotion for ${craft}`, viracocha: 'a viracocha', llama: 'a llama' }
  },

  brings: {
    label: 'What this step brings',
    walks: 'walks',
    to: (space: number) => `to ${space}`,
    opens: 'new places',
    festival: 'festival',
    /** More may come of work of the same step. */
    least: (n: number) => `${n}+`,
    llama: 'and a llama',
    line: 'line bonus',
    quarter: 'temple',
    ground: 'fertile ground',
    last: (name: string) => `${name} last`,
    tonight: (name: string) => `${name} last`,
    dial: 'devotion',
    power: 'power',
    noPower: 'Power of the chosen line; no line is chosen yet.',
    powerIs: (power: number) => `Power of the chosen line: ${power}.`,
    dialIs: (now: number, then: number) =>
      then > now
        ? `Devotion, paid in suns every dawn: ${now} now, ${then} or more after this step.`
        : `Devotion, paid in suns every dawn: ${now}.`,
    retires: (name: string) => `${name} is last as things stand, and retires tonight.`,
    left: (n: number) => plural(n, 'turn'),
    turns: (n: number) => `${plural(n, 'turn')} left today`
  },

  places: {
    label: 'Places to build',
    at: (place: string) => `place ${place}`,
    power: 'power',
    worth: (craft: string, power: number, sun: number, moon: number) =>
      `${craft}: power ${power} here; so far ${suns(sun)}, ${moonsOf(moon)}`,
    place: (where: string, craft: string, power: number) => `${where}: ${craft}, power ${power}`
  },

  crafts: {
    label: (name: string) => `${possessive(name)} crafts`,
    names: ['Pots', 'Cloth', 'Maize', 'Islands'],
    worth: (sun: number, moon: number) => `${suns(sun)}, ${moonsOf(moon)}`,
    /** At night suns are none of it. */
    pays: (moon: number) => moonsOf(moon),
    moonFree: 'moon place free',
    moonPaid: (round: number) => `paid in night ${round}`,
    inti: 'Inti bonus taken',
    power: (n: number) => `${n} power left`,
    market: 'Market of pots',
    pot: (pot: string, price: number) => `${pot} for ${price} power`,
    icon: 'with a viracocha',
    unseen: (power: number, left: number) => `Unseen from the stack for ${power} power (${left} left)`,
    noPot: 'No pot',
    potSlot: (n: number, what: string) => `Place ${n}: ${what}`,
    stacks: 'Stacks of cloth',
    stack: (power: number, left: number) => `Textile for ${power} power, ${left} under it`,
    noStack: (power: number) => `Stack ${power} is empty or used`,
    loom: 'The loom',
    loomCell: (row: number, column: number) => `Loom row ${row}, column ${column}`,
    box: (left: number, of: number, moon: number) =>
      `${left} of ${plural(of, 'maize', 'maize')} left; empty it for ${moonsOf(moon)}`,
    boxes: 'Terraces',
    cloth: (row: number, column: number) => `A textile on your loom, from row ${row}, column ${column}`,
    column: (column: number, moon: number) => `Loom full up to column ${column}: ${moonsOf(moon)}`,
    isle: (n: number, gone: boolean, sun: boolean, icon: boolean) =>
      `Island ${n}: ${gone ? 'on the lake' : 'not on the lake yet'}${sun ? '; brings a sun' : ''}${icon ? '; brings a viracocha' : ''}`,
    bonuses: 'Viracocha bonuses',
    bonus: (name: string, craft: string | undefined, have: number, needs: number) =>
      `${name}${craft ? ` for ${craft}` : ''}, ${have} of ${needs}`,
    complete: 'complete'
  },

  lake: {
    label: 'The lake',
    node: (what: string, cost: number) => `${what}, ${cost === 0 ? 'free' : `costs ${cost}`}`,
    reach: (cost: number) => `reached for ${cost} power`,
    water: (cost: number) => (cost > 1 ? `Open water, ${cost} power to enter` : 'Open water'),
    landing: 'The landing place',
    islandPlace: (moon: number, yellow: boolean) =>
      `${yellow ? 'Yellow island' : 'Island'} place worth ${moonsOf(moon)}`,
    islandsOf: (names: readonly string[]) => `islands of ${list(names)}`,
    boatOf: (name: string) => `${possessive(name)} boat`,
    area: (name: string, n: number) => `Viracocha in the ${name}: ${n}`,
    /** What the numbers of the squares are, and those of spaces within reach. */
    moons: 'moons',
    power: 'power to sail there',
    market: 'Market'
  },

  night: {
    label: 'Temples and tonight',
    row: (name: string) => `Row of ${name}`,
    temples: 'Temples',
    first: (place: number, value: number) => `Place ${place} in a row of temples: ${value} moons more.`,
    gone: (name: string, day: number) => `${name} left after day ${day}: the temples of this row have paid.`,
    waits: (name: string) => `On the night ${name} retires, a viracocha goes to whoever has planted the most maize.`,
    temple: (name: string, craft: string) => `${possessive(name)} temple for ${craft}`,
    planner: 'If night fell now',
    retires: (name: string, space: number) => `${name} (${space}) retires.`,
    tied: (others: readonly string[], row: string) =>
      `Tied with ${list(others)}: the one in the lower row retires, ${row}.`,
    pays: (name: string, craft: string, moon: number, bonus: number) =>
      `${possessive(name)} temple for ${craft}: ${moon} + ${bonus} moons.`,
    harvest: (name: string, n: number) => `Most maize: ${name} (${n}) takes a viracocha.`,
    /** AYR-SOLO-12. */
    harvestLlama: (name: string, n: number) => `Most maize: ${name} (${n}) takes a llama instead of a viracocha.`,
    noHarvest: 'Nobody has planted.',
    over: 'All four have arrived.',
    craft: 'Craft',
    sun: 'Sun',
    moon: 'Moon',
    place: 'Moon place',
    story: 'This night'
  },

  rival: {
    label: 'The board of the Ayllu',
    track: (n: number, of: number) => `${n} of ${of}`,
    bag: (names: readonly string[]) => (names.length > 0 ? `In the bag: ${list(names)}.` : 'The bag is empty.'),
    tokens: (n: number) => `${plural(n, 'token')} left today.`,
    order: 'Its crafts in order of preference',
    boat: (at: number, of: number) => `Its boat is ${at} of ${of} along.`,
    turn: 'Its last turn'
  },

  dock: {
    actions: 'Confirm and undo',
    choices: 'Choices',
    undo: 'Undo',
    cancel: 'Cancel',
    redo: 'Redo',
    skip: 'Touch to go on, twice to skip.',
    waiting: (name: string) => `${name} is to move.`,
    chance: 'Something is being drawn …',
    over: 'The match is over.',
    looking: (name: string) => `${possessive(name)} crafts`,
    backTo: 'Back to the decision',
    done: 'Done',
    quarter: 'Turn',
    over2: 'Flip',
    more: 'One more',
    fewer: 'One less',

    step: 'Choose a marker and a line.',
    sky: (round: number, turns: number) => `Day ${round} of 4, ${plural(turns, 'turn')} left`,
    stepHint: (round: number, turns: number) => `Day ${round}, ${plural(turns, 'turn')} left: try a line.`,
    stepMarker: (marker: string) => `${marker}: choose a line.`,
    stepAsk: (marker: string, line: string, steps: number, power: number) =>
      `${marker} on ${line}: ${plural(steps, 'step')}, power ${power}.`,
    /** Banners and Ayar stand before the places themselves. */
    stepOpens: (crafts: readonly string[]) => (crafts.length === 0 ? 'No new place.' : `New places: ${list(crafts)}.`),
    stepWakes: (craft: string, space: number, suns: number, llama: boolean) =>
      suns === 0
        ? `Wakes the ${craft} festival at ${space}: perhaps nothing for you.`
        : `Wakes the ${craft} festival at ${space}: at least ${signed(suns)} devotion${llama ? ' and a llama' : ''} for you.`,
    stepEmpties: (bonus: string) => `Its last tambo leaves: ${bonus}.`,
    stepIdle: 'There is nothing to perform, but the step is taken all the same.',
    goldMoves: 'Gold moves anyone: you choose next.',
    walk: (to: number) => `Walk to ${to}`,
    stay: 'Lay it down',
    goldGo: 'Lay gold',
    ayar: 'Gold: who walks?',
    ayarAsk: (name: string, to: number) => `${name} walks to ${to}.`,
    build: (name: string) => `Where do you build behind ${name}?`,
    buildHint: 'Only the craft counts: its places are all alike.',
    buildBeside: 'The craft counts. Of the places left, the Ayllu prefers the one nearest to its Ayar.',
    buildStart: 'Starting tambo: on which path?',
    buildFirst: 'Everybody begins with one tambo, without walking.',
    buildAsk: (craft: string, power: number) => `Work on ${craft} with power ${power}.`,
    buildGo: (craft: string) => `Build: ${craft}`,
    tambo: (line: string) => `Which tambo leaves ${line}?`,
    tamboHint: 'An emptied line or quarter pays.',
    tamboStart: 'Which tambo leaves the grid?',
    tamboAsk: 'This tambo leaves the grid.',
    tamboPlain: 'No line and no quarter is completed by it.',
    settles: (what: string, note: string) => `${what}: ${note}.`,
    endsTurn: (label: string) => `${label}, end turn`,
    tamboGo: 'Send it',
    power: (n: number) => `Power ${n}:`,
    pottery: 'take a pot.',
    potteryMore: 'another pot?',
    potAsk: (sun: number, moon: number, paid: boolean) =>
      `Pots would be worth ${suns(sun)} and ${moonsOf(moon)}${already(paid)}.`,
    take: 'Take',
    weaving: 'take a textile.',
    weavingMore: 'another textile?',
    textileAsk: 'You lay it on the loom next.',
    lay: 'Lay it on two empty places of the loom.',
    layAsk: (sun: number, moon: number, paid: boolean) =>
      `Cloth would be worth ${suns(sun)} and ${moonsOf(moon)}${already(paid)}.`,
    layGo: 'Lay it',
    terrace: 'which terrace do you plant from?',
    terraceHint: '1 power a cob; it leaves your board.',
    terraceAsk: (sun: number, moon: number, paid: boolean) =>
      `Maize would be worth ${suns(sun)} and ${moonsOf(moon)}${already(paid)}.`,
    plant: (n: number) => `Plant ${n}`,
    reed: 'where do you sail?',
    reedAsk: (cost: number, islands: number, sun: number, moon: number, paid: boolean) =>
      `${cost} power${islands > 0 ? `, ${plural(islands, 'new island')}` : ''}. Islands would be worth ${suns(sun)} and ${moonsOf(moon)}${already(paid)}.`,
    /** Of the second, fourth or sixth island. */
    reedEmpty: 'No viracocha is left beside it.',
    sail: 'Sail',
    lakeArea: 'Where do you take the viracocha from?',
    lakeGo: 'Take it',
    viracocha: 'Which bonus does the viracocha go on?',
    /** Two may follow each other: each question says whose it is. */
    viracochaFrom: (what: string) => `A viracocha from ${what}: on which bonus?`,
    gifts: { pot: 'the pot', textile: 'the textile', box: 'the full terrace', lake: 'the lake', line: 'a line' },
    viracochaNight: 'Most maize: a viracocha. Which bonus?',
    viracochaHint: 'Touch one to read what it does.',
    viracochaGo: 'Place it',
    moveMarker: 'Move a retired marker?',
    moveGo: 'Move it',
    keep: 'Leave all where they are',
    keepGo: 'Leave them',
    move: (marker: string, from: string, to: string) => `${marker}: ${from} to ${to}`,
    order: 'Which of these happens first?',
    orderNote: 'All of them do. Begin with what may add to another.',
    orderGo: 'This first',
    temple: (row: string) => `Temple for ${row}: which craft?`,
    templeHint: (built: readonly string[]) =>
      built.length > 0 ? `One for each craft; built already: ${list(built)}.` : 'One for each craft.',
    templeGo: 'Place it',
    templeNote: (row: string, moon: number, bonus: number) => `if ${row} left now: ${moon} + ${bonus} moons`,
    fertile: 'Fertile ground: two crafts for devotion.',
    fertileAsk: (suns: number, llamas: number) =>
      `${signed(suns)} devotion${llamas > 0 ? ` and ${plural(llamas, 'llama')}` : ''}.`,
    fertileGo: 'Take these',
    fertileNote: (n: number, llama: boolean) => `${suns(n)}${llama ? ', a llama' : ''}`,
    moonSlot: (marker: string) => `${marker}’s marker retires: which craft pays?`,
    moonHint: 'Each craft has one place for a marker. Temples pay its moons besides.',
    moonAsk: (n: number) =>
      `${moonsOf(n)} now. No other marker scores this craft while this one lies there; temples still pay it.`,
    moonGo: 'Take its moons'
  },

  triggers: {
    raymi: (craft: string) => `Festival of ${craft}`,
    raymiNote: (gain: number, llama: boolean) =>
      gain === 0 ? 'nothing for you' : `${signed(gain)} devotion${llama ? ', a llama' : ''}`,
    /** Before the work of the turn, which comes on top. */
    raymiLeast: (gain: number, llama: boolean) =>
      gain === 0 ? 'perhaps nothing for you' : `at least ${signed(gain)} devotion${llama ? ', a llama' : ''}`,
    temple: 'A quarter',
    templeNote: 'a temple',
    fertile: 'Fertile ground',
    fertileNote: 'everybody picks two crafts',
    line: (line: string) => `Bonus of ${line}`
  },

  undoStep: (marker: string) => `${marker}’s step`,
  undoes: named({
    ayar: 'the walk',
    build: 'the place',
    tambo: 'the tambo',
    takePot: 'the pot',
    takeTextile: 'the textile',
    lay: 'the cloth',
    plant: 'the maize',
    sail: 'the passage',
    lakeArea: 'the viracocha',
    endActivity: 'the end of work',
    placeViracocha: 'the viracocha',
    moveMarker: 'the marker',
    keepMarkers: 'the markers',
    resolve: 'the order',
    temple: 'the temple',
    fertile: 'fertile ground',
    moonSlot: 'the moon place',
    llamas: 'the llamas',
    choice: 'the choice'
  }),

  doing: named({
    first: 'drawing lots',
    row: 'laying out',
    tile: 'laying out',
    pot: 'a pot shows',
    textile: 'a textile shows',
    token: 'the Ayllu draws',
    marker: 'the Ayllu draws',
    step: 'to take a step',
    ayar: 'to move an Ayar',
    build: 'to build',
    tambo: 'to build',
    pottery: 'at the pottery',
    weaving: 'at the loom',
    lay: 'at the loom',
    terrace: 'on the terraces',
    reed: 'on the lake',
    lakeArea: 'on the lake',
    viracocha: 'to place a viracocha',
    moveMarker: 'to move a marker',
    order: 'to settle the turn',
    temple: 'to place a temple',
    fertile: 'on fertile ground',
    moonSlot: 'to choose a moon place',
    llamas: 'to divide llamas',
    over: ''
  }),

  rounds: { title: (n: number) => `Day ${n}`, within: (n: number) => `day ${n}`, best: 'Best day' },
  /** A turn of the day. */
  when: (round: number, night: boolean) => `${night ? 'Night' : 'Day'} ${round} of 4`,
  stages: ['Step', 'Build', 'Tambo', 'Craft', 'Settle'],

  items: named({
    dawns: 'Suns of the dawns',
    sunLlamas: 'Llamas for the sun',
    templeBonus: 'Temple bonus',
    temples: 'Temples',
    markers: 'Moons of crafts',
    moonLlamas: 'Llamas for the moon',
    higher: 'Less the higher of the two'
  }),
  /** What brings points, in a reason for a turn. */
  reasons: named<(points: string) => string>({
    dawns: (points) => `${points} from devotion (paid in suns at every dawn)`,
    sunLlamas: (points) => `${points} from llamas (counted for the sun at the end)`,
    templeBonus: (points) => `${points} from the temple bonus (paid each night for every temple that stands)`,
    temples: (points) => `${points} from temples (each pays the moons of its craft when its Ayar retires)`,
    markers: (points) => `${points} from crafts (one pays its moons each night)`,
    moonLlamas: (points) => `${points} from llamas (counted for the moon at the end)`,
    higher: (points) => `${points} from balance (only the lower of sun and moon counts)`
  })
});
