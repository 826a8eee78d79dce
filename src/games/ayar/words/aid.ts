/** The Ayllu's companion at the real box: what is to be done with its pieces, and what has to be asked. */
import { catalogue, named } from '#words/catalogue.ts';
import { capital, either, list, plural } from '#words/grammar.ts';
import { ayarWords, craftNames, craftWork } from './names.ts';
import type { Activity, AyarName } from '../editions/schema.ts';

const moons = (n: number): string => plural(n, 'moon');
const suns = (n: number): string => plural(n, 'sun');
const llamas = (n: number): string => (n === 1 ? 'a llama' : plural(n, 'llama'));
const gained = (n: number, llama: boolean): string => `${n} devotion${llama ? ' and a llama' : ''}`;

export const aidWords = catalogue('ayar.aid', {
  intro:
    'Lay out the box as for two players; the Ayllu gets a solo board and no player board. Keep its tokens and its step markers in the box: they are drawn here. You move its pieces as you are told, and answer what only the table can show.',
  values:
    'The solo boards and tokens go by the edition chosen here. Not every printed value is public: if your box differs, enter its values under “My editions” in the settings first.',
  board: 'Solo board',
  stars: (stars: number) => '★'.repeat(stars),
  begin: 'Begin',
  again: 'Begin anew',
  againSure: 'Put this match away?',
  keep: 'Keep it',
  back: 'Take back',
  backLabel: 'Take the last answer back',
  now: 'Do this now',
  told: 'What came before',
  asks: 'What is asked',
  state: 'The Ayllu’s board',

  heads: {
    start: 'The beginning',
    yours: (round: number) => `Day ${round}: your turn`,
    ayllu: (round: number) => `Day ${round}: the Ayllu’s turn`,
    night: (round: number) => `Night ${round}`,
    result: 'The result'
  },

  says: {
    day: (round: number, mine: boolean) =>
      `Day ${round}. The First Player token lies with ${mine ? 'you' : 'the Ayllu'}. Stand your markers up.`,
    startPlace:
      'Put a tambo of the Ayllu on a free first place whose craft is on a banner at the nearest festival spaces. If several fit, take the path whose partner stands highest in the temple area; if none fits, the highest path whose first place is free.',
    walk: (ayar: AyarName, arrows: number, power: number, temple: boolean) =>
      `Move ${ayarWords[ayar]} ${plural(arrows, 'space')} forward. Its power is ${power}${temple ? ', and the token shows a temple' : ''}.`,
    place: (ayar: AyarName, craft: Activity) =>
      `Put a tambo of the Ayllu on the free ${craftNames[craft]} place closest behind ${ayarWords[ayar]}: it works on ${craftWork[craft]}.`,
    why: (reason: string) => `Why there: ${reason}`,
    idle: 'It finds no place to build, so it builds and works nowhere this turn.',
    pot: (price: number, slot: number) => `Take the pot at ${price} from the market to its place ${slot + 1}.`,
    textile: (stack: number, slot: number) => `Take the top textile of stack ${stack} to its place ${slot + 1}.`,
    plants: (many: number, count: number) =>
      many === 0
        ? 'It has no maize left to plant.'
        : `Move ${many} maize from the left of its track to the terrace area (${count} gone now).`,
    sailed: (from: number, to: number) =>
      from === to ? 'Its boat is at the end of its track.' : `Move its boat to space ${to} of its own track.`,
    island: (value: number) => `Put its next island on the lake at a place worth ${value}.`,
    market: 'Slide the market down and fill it up.',
    stacks: 'Show the next textiles.',
    llama: (many: number, why: string) => `It gains ${llamas(many)}${why}.`,
    whys: named({
      pot: ' instead of a viracocha',
      textile: ' instead of a viracocha',
      maize: ' instead of a viracocha',
      lake: '; the viracocha of the lake goes to the supply',
      harvest: ': it has most maize, and the viracocha by the leaving pair goes to the supply'
    }),
    festival: (craft: Activity, n: number, llama: boolean) =>
      `Festival of ${craftNames[craft]}: the Ayllu gains ${gained(n, llama)}. Score yourself too, then turn the banner or take it away.`,
    ground: (craft: Activity, n: number, llama: boolean) =>
      `Fertile ground: the Ayllu gains ${gained(n, llama)} for ${craftNames[craft]}.`,
    temple: (craft: Activity, ayar: AyarName) =>
      `Put its ${craftNames[craft]} temple on the leftmost free column of ${ayarWords[ayar]}’s row.`,
    retires: (ayar: AyarName) =>
      `${ayarWords[ayar]} retires beside its partner. First the harvest, then score your own temples of that row, then your marker.`,
    templePays: (craft: Activity, worth: number, bonus: number) =>
      `Its ${craftNames[craft]} temple pays ${worth} + ${bonus} moons.`,
    markerPays: (craft: Activity, ayar: AyarName, n: number) =>
      `Lay its ${ayarWords[ayar]} marker on the moon place of ${craftNames[craft]}: ${moons(n)}.`,
    inti: (craft: Activity, n: number, dial: number) =>
      `Lay a bonus marker on ${craftNames[craft]}: its dial rises by ${n} to ${dial}.`,
    dawn: (n: number) => `Dawn: the Ayllu gains ${suns(n)}. Gain yours.`,
    tokenRemoved: 'One of its tokens leaves the game.',
    llamasShared: (sun: number, moon: number) => `Its llamas bring ${suns(sun)} and ${moons(moon)}.`,
    result: (sun: number, moon: number, points: number) =>
      `The Ayllu ends with sun ${sun} and moon ${moon}: ${plural(points, 'point')}.`,
    outcome: (points: number, ahead: number) =>
      `You end with ${plural(points, 'point')}: ${ahead > 0 ? 'you win.' : ahead < 0 ? 'the Ayllu wins.' : 'a draw.'}`
  },

  questions: {
    begun: 'Do your starting work. Done?',
    start: 'Which craft does the place of the Ayllu show?',
    mine: (turn: number, of: number) => `Your turn ${turn} of ${of}. Did it wake a festival, or reach fertile ground?`,
    festival: 'Which craft is on the banner?',
    needs: (craft: string) => `Which number does the banner of ${craft} show now?`,
    arrived: 'Who reached the fertile ground?',
    banner: (ayar: string) =>
      `Which craft is on the next banner that ${ayar} had not passed before this move? A banner it passes now still counts.`,
    nextBanner: (ayar: string) => `And on the banner after that, on ${ayar}’s path?`,
    place: (ayar: string, craft: string) => `Is there a free ${craft} place behind ${ayar}?`,
    closest: (ayar: string, crafts: readonly string[]) =>
      `Which craft does the free place closest behind ${ayar} show, among ${either(crafts)}?`,
    pots: 'What lies on these places of the market?',
    textiles: 'What lies on top of these stacks?',
    pot: (price: number) => `Which pot lies at ${price} in the market?`,
    textile: (power: number) => `What lies on top of stack ${power}?`,
    place_: (price: number) => `Pot at ${price}`,
    stack: (power: number) => `Stack ${power}`,
    island: (value: number) =>
      `Its next island goes to an empty yellow place worth ${value}; if there is none, to the one with the next higher value, or else the next lower. Where did it go?`,
    lake: 'Does a lake area next to it still hold a viracocha? Of several, take from the one whose best other place is worth least.',
    passed: (ayar: string, craft: string) =>
      `Did ${ayar} reach or pass the banner of ${craft} in this move? If so, which number did it show?`,
    home: (ayar: string) =>
      `Did ${ayar} reach the last space of its path in this move? If so, you pick two crafts as well.`,
    column: (ayar: string) => `In which column of ${ayar}’s row did the temple land?`,
    retires: 'Who is furthest behind? In a tie, the one whose partner stands lower.',
    harvest: (planted: number) =>
      `The Ayllu has ${planted} maize in the terrace area. Does it have more than you, or as many but planted first?`,
    yours: 'When your own points are counted, with your llamas: what do your markers show?'
  },

  answers: {
    done: 'Done',
    next: 'Go on',
    yes: 'Yes',
    no: 'No',
    turnOver: 'My turn is over',
    festival: 'A festival',
    fertile: 'Fertile ground',
    none: 'None is left',
    noPlace: 'There is none',
    notPassed: 'No',
    nowhere: 'Nowhere',
    column: (n: number, bonus: number) => `Column ${n} (+${bonus})`,
    looks: ['Plain', 'With a viracocha', 'Empty'],
    sun: 'Your sun',
    moon: 'Your moon'
  },

  board_: {
    score: (sun: number, moon: number, dial: number, herd: number) =>
      `Sun ${sun}, moon ${moon}, devotion ${dial}, ${plural(herd, 'llama')}`,
    track: (done: number, of: number) => `${done} of ${of} put down`,
    worth: (sun: number, moon: number) => `${suns(sun)}, ${moons(moon)}`,
    boat: (at: number, of: number) => `Its boat is on space ${at} of ${of}.`,
    marks: (marks: readonly string[]) => (marks.length === 0 ? '' : `Paid at ${list(marks)}.`),
    dawn: 'dawn',
    night: 'night',
    temples: (crafts: readonly string[]) =>
      crafts.length === 0 ? 'No temples left to place.' : `Temples left: ${list(crafts)}.`,
    bag: (names: readonly string[]) => (names.length === 0 ? 'Its bag is empty.' : `In its bag: ${list(names)}.`)
  },
  capital
});
