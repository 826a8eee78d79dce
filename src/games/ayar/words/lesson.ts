/** What the lesson of Ayar says: whole sentences of at most 25 words. */
import { catalogue } from '#words/catalogue.ts';

export const lesson = catalogue('ayar.lesson', {
  rival: 'Kusi',
  walk: {
    title: 'Four travellers',
    goal: 'You and Kusi both gather sun points and moon points. Only the lower of the two counts as your score; the highest score wins.',
    step: 'The four Ayar belong to nobody. Touch the teal marker, then row 2: its two arrows send Teal two spaces. Confirm below.',
    stepNudge: 'Teal is the first of the five markers, row 2 the second line of your houses. Then confirm below.',
    build:
      'Behind Teal you build a tambo, one of your houses. Choose the green terrace, maize, and confirm; then take a lit house.',
    buildNudge: 'Choose the place with the green terrace, and confirm below.',
    plant:
      'Planting takes cobs off your board, 1 power each. Empty the terrace with two: its second hides a sun, and emptying it brings three moons.',
    plantNudge: 'Touch the terrace with two cobs, then the button below, until it is empty.',
    planted:
      'Maize now shows a sun and three moons: not points yet, but paid later. Banners and small temples come later in this lesson.'
  },
  power: {
    title: 'Far, or strong',
    look: 'Arrows say how far. The number is power to work with: the empty plots of that line once its tambo has left.',
    choose: 'Row 1: three spaces, power 1. Row 4: one space, power 4. Both are good: choose one, and see.',
    chooseNudge: 'Touch the teal marker, then row 1 or row 4, and confirm below.',
    far: 'More places to choose from, but with power 1 there is little work to do.',
    strong: 'A single space, but the strongest work there is.',
    empty:
      'We take the strong step. Build on maize and plant four. The last tambo of the line leaves, so its llama is yours.',
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
    step: '1/2: with one sun you also get a llama, with two when the second Ayar passes. Send Teal past: two spaces or more.',
    stepNudge: 'Touch a line with two or three arrows, and confirm below.',
    passed: 'Teal is past the banner, and a tambo is built on maize.',
    plant:
      'Festivals come after the work, so uncover one more sun: plant the last cob of the smallest terrace, then touch Done.',
    plantNudge: 'Empty the terrace that has a single cob left, then touch Done.',
    paid: 'Two devotion, and a llama. The same festival still waits on Grey’s path, and asks two suns there for its llama.',
    dial: 'At every dawn your devotion is paid in sun points, and it never falls: what comes early is paid four times.'
  },
  night: {
    title: 'The night',
    gold: 'The small moon marks the last Ayar, who retires tonight: Purple. Touch gold, which moves anyone, then a line, and send Purple.',
    goldNudge:
      'Touch the gold marker, then a line, and confirm; then touch Purple, the lowest on the screen, and confirm.',
    saved: 'Now Brown is last.',
    fall: 'Night falls, and Brown retires. The empty rows are for temples. Whoever planted most maize earns a gift. More on both later.',
    choose:
      'Each night your marker scores one craft’s moons, each craft once; temples pay apart. Three green pots pay 9, maize 3. Take either.',
    chooseNudge: 'Choose pots or maize, then confirm below.',
    pots: 'Nine moon points. But no later marker scores pots again, even with a fourth green one; only a temple could.',
    maize: 'Only three. But pots can pay another night, and four of a colour would pay 16.',
    dawn: 'Dawn: devotion pays its suns, Kusi’s too. The sun at a line’s end is Inti: emptying that line adds its craft’s suns to devotion.',
    lower:
      'Your score, the lower, is coloured. Each marker stays at its line until it moves to another. Brown’s has retired: four turns.'
  },
  temples: {
    title: 'Temples',
    send: 'The last tambo of a quarter brings a temple, after the work. The work here is a third pot. In row 2, send the rightmost.',
    sendNudge: 'In row 2, touch the tambo at the far right, then confirm below.',
    choose:
      'When Teal retires, this temple pays you the moons of one craft, paid before or not, and six for being first. Pots or cloth?',
    chooseNudge: 'Choose pots or cloth for this temple, then confirm below.',
    pots: 'Nine moons for three green pots, and six for being first.',
    cloth: 'Three moons as things stand, and six. But cloth may still grow until Teal retires.',
    fall: 'Later: you chose pots, and Teal is last. Night falls, and your temple pays 15 moons, once. A craft can still pay tonight.'
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
