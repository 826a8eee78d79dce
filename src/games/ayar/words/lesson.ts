/** What the lesson of Ayar says: whole sentences of at most 25 words. */
import { catalogue } from '#words/catalogue.ts';

export const lesson = catalogue('ayar.lesson', {
  rival: 'Kusi',
  walk: {
    title: 'Four travellers',
    goal: 'You and Kusi both gather sun points and moon points. Only the lower of the two counts as your score; the highest score wins.',
    step: 'The four travellers, the Ayar, belong to nobody. Touch the teal marker, then the lit row: its two arrows send Teal two spaces. Confirm below.',
    stepNudge:
      'Teal is the first of the five markers. The lit row is the second row of your houses. Then confirm below.',
    build:
      'Behind Teal you build a tambo, one of your houses. Choose the green terrace, maize, and confirm; then take a lit house.',
    buildNudge: 'Choose the place with the green terrace, and confirm below.',
    plant:
      'Planting takes cobs off your board, 1 power each. Empty the terrace with two: its second hides a sun, and emptying it brings three moons.',
    plantNudge: 'Touch the terrace with two cobs, then the button below, until it is empty.',
    planted: 'Maize now shows a sun and three moons: not points yet, but paid later.'
  },
  power: {
    title: 'Far, or strong',
    look: 'Arrows tell how far an Ayar walks. The number is your power to work: the empty plots of that line once a tambo has left.',
    choose:
      'The upper lit row gives three spaces and power 1, the lower gives one space and power 4. Touch either, and compare.',
    chooseNudge: 'Touch the teal marker, then the top or the bottom row, and confirm below.',
    far: 'More places to choose from, but with power 1 there is little work to do.',
    strong: 'A single space, but the strongest work there is.',
    empty:
      'We take the strong step: build on maize and plant four cobs. The last tambo leaves this line, so its llama is yours.',
    emptyNudge: 'Choose a place with maize, and plant four cobs.',
    rival:
      'Kusi sends one of the same four Ayar, as you do. Used markers close their lines for today: five markers, five turns.'
  },
  crafts: {
    title: 'Pots, cloth, islands',
    pots: 'Pots of one colour: one is 1 moon, two 4, three 9, four 16. Suns above filled places count too. Take a green one.',
    potsNudge: 'Touch the green jug, then confirm below. The 2 under it is its price in power.',
    cloth:
      'Take the first textile, price 1, and lay it lower left: meeting half suns make a sun; columns full from the left bring moons.',
    clothNudge:
      'Lay it lowest, at the far left. Turn gives it a quarter turn; Flip brings its half sun to the other long side.',
    sail: 'Each square your boat enters gets an island: a sun each, but moons for the highest number only. Sail to a 4.',
    sailNudge: 'Touch one of the lit squares with a 4, then confirm below.',
    potTaken: 'Two green pots are 4 moons, and the pink one is 1.',
    laid: 'The half suns meet: a sun, and three moons for the full column.',
    sailed: 'An island: a sun, and four moons.'
  },
  festival: {
    title: 'Festivals and devotion',
    flag: 'A banner is a festival, here of maize. When an Ayar reaches or passes it, everybody gains as much devotion as their maize shows suns.',
    step: 'The 1 on the banner: whoever has one such sun gets a llama, too. Send Teal past it.',
    stepNudge: 'Touch a line with two or three arrows, and confirm below.',
    passed: 'Teal is past the banner, and a tambo is built on maize.',
    plant:
      'Festivals come after the work, so uncover one more sun: plant the last cob of the smallest terrace, then touch Done.',
    plantNudge: 'Empty the terrace that has a single cob left, then touch Done.',
    uncovered: 'Maize showed two suns at the festival.',
    paid: 'Two devotion, and a llama. The same festival still waits on Grey’s path, and asks two suns there for its llama.',
    dial: 'Devotion never falls. After each of the four days it is paid in sun points, so what comes early is paid four times.'
  },
  night: {
    title: 'The night',
    gold: 'Purple has the small moon: the last Ayar retires tonight. Touch gold, which moves anyone, then a line with arrows; confirm, and touch Purple.',
    goldNudge:
      'Touch the gold marker, then a line, and confirm; then touch Purple, the lowest on the screen, and confirm.',
    saved: 'Now Brown is last instead.',
    fall: 'Night falls. Each Ayar has a row: Brown’s closes, for Brown retires. Kusi planted most maize, and earns a gift, a viracocha.',
    choose:
      'Each night you choose one craft, which pays its moons: each craft only once in the match. Take pots for 9, or maize for 3.',
    chooseNudge: 'Choose pots or maize, then confirm below.',
    pots: 'Nine moon points. But you cannot choose pots on a later night, even with a fourth green one.',
    maize: 'Only three. But pots can pay another night, and four of a colour would pay 16.',
    dawn: 'At dawn devotion pays sun points to both. The lit sun is Inti: empty its line, and that craft’s suns join your devotion.',
    lower:
      'Your lower total, your score, is coloured. Today each marker goes to another line. Brown’s marker is gone, so you have four turns.'
  },
  temples: {
    title: 'Temples',
    send: 'A quarter’s last tambo brings a temple once the work is done, here a third pot. Send the lit tambo away.',
    sendNudge: 'In the second row, touch the tambo at the far right, then confirm below.',
    choose:
      'When Teal retires, this temple pays you the moons of one craft, paid before or not, and six for being first. Pots or cloth?',
    chooseNudge: 'Choose pots or cloth for this temple, then confirm below.',
    pots: 'Nine moons for three green pots, and six for being first.',
    cloth: 'Three moons as things stand, and six. But cloth may still grow until Teal retires.',
    fall: 'It is a later night, and Teal retires: your temple of pots pays 15 moons, once. Besides it, you still choose a craft.'
  },
  viracocha: {
    title: 'Gifts, and the end',
    take: 'The diamond on this green pot is a viracocha, a gift. Take the pot, for 2 power.',
    takeNudge: 'Take the second pot of the market, the one with the diamond.',
    choose:
      'Put it on a bonus: that is yours once all its diamonds are filled. Which do you complete, “Llama” or “Power for pots”?',
    chooseNudge: 'Choose Llama, or Power with the sign of the pot, then confirm below.',
    power: 'Complete: from now on work on pots has one more power, this turn included.',
    llama: 'Complete at once: one llama more. Power for pots still waits for its second.',
    llamas:
      'After the fourth night llamas become points; four together make 10. Sun 42, moon 35: all for the moon, or two each?',
    llamasNudge: 'Choose four for the moon, or two for each side, then confirm below.',
    moon: 'Sun 42, moon 45: your score is 42.',
    split: 'Sun 45, moon 38: your score is 38. Only the lower one counts.'
  },
  match: {
    title: 'The last day',
    begin: 'Day 4 of a real match: two turns each, then the last night. Choose the work that raises your lower total.',
    won: 'Well played: your lower total beats hers. Cusco is founded, and you are ready for a whole match.',
    lost: 'Kusi’s lower total was higher this time. Step back to try again, or go on to a whole match.',
    level: (won: boolean) =>
      won
        ? 'Your lower totals are level: your other marker is no farther away than hers, so the match is yours, or shared.'
        : 'Your lower totals are level, but Kusi’s other marker is nearer, which wins a tie. Step back to try again, or go on.'
  }
});

/** What the coach says in a match, each once. */
export const coach = catalogue('ayar.coach', {
  start: 'Everybody begins with one tambo at the start of a path. It does a little work of its kind at once.',
  step: 'Touch a marker, then a line: its arrows say how far that Ayar walks, its number how much power you work with.',
  day: 'A new day. Each marker goes to another line than the one where it lies.',
  build: 'Build behind the Ayar who walked. The sign of the place says which craft you will work at.',
  tambo: 'Take a tambo from the line you chose. The last one of a line or a quarter brings something.',
  pots: 'Pots of one colour are worth more, the more of them you have.',
  cloth: 'Columns of cloth, full from the left without a gap, are worth moons; two half suns that meet are a sun.',
  maize: 'A cob you plant leaves your board for 1 power: a sun under it counts, and an emptied terrace is worth moons.',
  boat: 'Your boat leaves an island on each square without one of yours, unless a yellow one is taken. Only the highest number makes moons.',
  temple: 'A temple goes to the row of this Ayar, and pays the craft you choose when that Ayar retires.',
  gift: 'A gift of Viracocha goes on a bonus. Once a bonus has all it needs, it is yours for good.',
  gifts:
    'Viracocha come from diamonds on pots and cloth, from islands, the largest terrace and some lines, and each night from having the most maize.',
  moons:
    'One marker scores one craft tonight, and then holds its place. Temples still pay that craft. Which has grown enough?',
  fertile:
    'An Ayar has come to the fertile ground. Everybody picks two crafts: each brings devotion for the suns you have of it now.',
  llama:
    'Llamas become points after the last night, for sun or moon. Up to five on one side, each brings more than the one before.'
});
