/** What the lesson of Ayar says: whole sentences of at most 25 words. */
import { catalogue } from '#words/catalogue.ts';

export const lesson = catalogue('ayar.lesson', {
  rival: 'Kusi',
  walk: {
    title: 'Four travellers',
    goal: 'Everybody gathers sun points and moon points. Only the lower of your two counts as your score; the highest score wins.',
    ayar: 'Four brothers and sisters, the Ayar, walk from the lake to found Cusco. They belong to nobody: each of us sends them on.',
    step: 'Your turn. Touch the teal marker, then row 2: its two arrows are two spaces. Confirm with the button at the bottom.',
    stepNudge:
      'The teal marker is the first of the five, and row 2 the second line of your houses. Then confirm below.',
    build:
      'Behind Teal you build a tambo, one of your houses. Choose the green terrace, maize, and confirm; then take one of the lit houses.',
    buildNudge: 'Choose the place with the green terrace, which stands for maize, and confirm below.',
    plant:
      'Maize, so you plant: each cob that leaves a terrace costs 1 power, and uncovers what lies under it. Empty the terrace with two.',
    plantNudge: 'Touch the terrace that holds only two cobs, then the button below, until it is empty.',
    planted:
      'Under the cob with a dot lay a sun, and the empty terrace is worth three moons. Both will be turned into points.'
  },
  power: {
    title: 'Far, or strong',
    look: 'Each row and column shows arrows, which say how far, and a number: the power of the work that follows.',
    plots: 'Power is the number of empty plots in a line once the tambo has left. Row 4 has one tambo left: power 4.',
    bonus: 'Something waits at the end of each line: it is yours when its last tambo leaves. At row 4 it is a llama.',
    choose:
      'Row 1 is three spaces with power 1, row 4 one space with power 4. Far opens more places, power does more work. Which?',
    chooseNudge: 'Touch the teal marker, then row 1 or row 4, and confirm below.',
    far: 'Far ahead, with more places to choose from. But with power 1 there is little work to do.',
    strong: 'A single space, but the strongest work there is, and the last tambo of row 4 may leave.',
    empty:
      'We stay with the strong step. Build on maize and plant four: then the row is empty, and its llama comes to you.',
    emptyNudge: 'Choose a place with maize, and plant with all your power: four cobs.',
    llama: 'Kusi has played. She sent one of the same four Ayar, built behind it and worked, just as you do.',
    markers:
      'Your turn again. Markers you have used lie at their lines and close them for today. Five markers, five turns.'
  },
  crafts: {
    title: 'Pots, cloth, islands',
    look: 'A later day, with more built. These are your four crafts: the suns and moons of each grow with every piece.',
    pots: 'One pot of a colour is worth 1 moon, two 4, three 9, four 16. Take a second green one, for 2 power.',
    potsNudge: 'The green jug has a 2 under it, its price in power. Touch it, then confirm below.',
    textile:
      'This tambo stands on a place for cloth, with power 2. The number under a textile is its price: take the first.',
    textileNudge: 'Take the first textile, with the 1 under it.',
    lay: 'Full columns, from the left, are worth moons. Two half suns that meet are a sun. Lay it at the lower left.',
    layNudge: 'Touch the lowest place at the far left. With Turn and Flip, bring its half sun to meet the one above.',
    sail: 'Your boat builds an island on every square it enters. Only the highest number counts as moons. Sail to a 4.',
    sailNudge: 'Touch one of the squares with a 4 that are lit, then confirm below.'
  },
  festival: {
    title: 'Festivals and devotion',
    look: 'A festival of maize: when an Ayar passes this flag, everybody gains one devotion for each sun of maize.',
    llama:
      'The 1: one sun of maize brings a llama as well. The 2: at the twin flag, on Grey’s path, you then need two suns.',
    step: 'Only your teal marker is left today. Send Teal past the flag: two spaces or more.',
    stepNudge: 'Touch a line with two or three arrows, and confirm below.',
    plant:
      'The festival comes after your work. Build on maize, and uncover one more sun: the last cob of the smallest terrace. Then you are done.',
    plantNudge: 'Choose a place with maize. Then empty the terrace that has a single cob left.',
    paid: 'Your maize shows two suns or more, so your devotion rose by as many, and a llama came. Both stand next to your name.',
    dial: 'At every dawn your devotion is paid in sun points, and it never falls. What comes early is paid four times.'
  },
  night: {
    title: 'The night',
    last: 'The small moon marks the Ayar who is last, now Purple. Whoever is last when night falls retires there, and walks no more.',
    gold: 'Gold moves any Ayar. Lay your gold marker at a line, then send Purple on.',
    goldNudge: 'Touch a line and confirm; then touch Purple, the lowest on the screen, and confirm.',
    fall: 'Brown is last now. The rest of the day is played for you; then night falls. Most cobs earn a gift, of which later.',
    choose:
      'Each night one of your crafts pays its moons as points, and then never again. Three green pots pay 9, maize 3. Choose one.',
    chooseNudge: 'Choose pots or maize, then confirm below.',
    pots: 'Nine moon points. Pots will not pay again: a fourth green one would bring no more in a later night.',
    maize: 'Only three moon points. But pots are kept for another night, and four of a colour would pay 16.',
    dawn: 'Dawn: your devotion pays its suns. Then Kusi begins day 2.',
    lower: 'The lower of sun and moon has a coloured plate: that is your score. Work for the side that is behind.',
    markers:
      'Your markers stand at yesterday’s lines until you move them, each to another line. The brown one has retired: four turns today.'
  },
  temples: {
    title: 'Temples',
    look: 'Your tambos stand in four quarters. Whoever sends the last tambo of a quarter builds a temple.',
    tambo: 'Teal has walked, along row 2. Let the tambo at the right leave: it is the last of its quarter.',
    tamboNudge: 'In row 2, touch the tambo at the far right, and confirm below.',
    pot: 'First the work: power 3 takes the green pot, your third of that colour.',
    potNudge: 'The green pot is the third in the market, with a 3 under it.',
    choose:
      'When Teal retires, this temple pays the moons of one craft, paid before or not, and six for being first. Pots or cloth?',
    chooseNudge: 'Choose pots or cloth for this temple, then confirm below.',
    pots: 'Nine moons as things stand, and six more, since it is the first temple for Teal.',
    cloth: 'Three moons as things stand, and six for being first. But cloth may still grow until Teal retires.',
    fall: 'Later that day. You chose pots; Kusi takes the last turn, and Teal is behind the others. Night falls.',
    paid: 'Your temple has paid 15 moon points. Temples pay once, apart from the crafts: one of those can still be paid tonight.'
  },
  viracocha: {
    title: 'Gifts, and the end',
    take: 'The diamond on this green pot is a viracocha, a gift. Take the pot, for 2 power.',
    takeNudge: 'Take the second pot of the market, the one with the diamond.',
    choose:
      'It fills a diamond of a bonus; once all are filled, the bonus is yours. Llama needs only this one, Power for pots lacks one.',
    chooseNudge: 'Choose Llama, or Power with the sign of the pot, then confirm below.',
    power: 'Complete: from now on your pots have one more power, even in this very turn.',
    llama: 'Complete at once: one llama more. Power for pots still waits for its second.',
    sources:
      'Viracocha also come from cloth, islands, the largest terrace and some lines. Every night, whoever planted most maize gets one.',
    llamas:
      'After the fourth night llamas become points; four together make 10. Sun 42, moon 35: all for the moon, or two each?',
    llamasNudge: 'Choose four for the moon, or two for each side, then confirm below.',
    moon: 'Sun 42, moon 45: your score is 42.',
    split: 'Sun 45, moon 38: your score is 38. Only the lower one counts.'
  },
  match: {
    title: 'The last day',
    begin: 'Day 4 of a real match: two turns each for you and Kusi, then the last night. Raise the lower of your two.',
    won: 'Well played: the lower of your two is higher than hers. Cusco is founded, and you are ready for a whole match.',
    lost: 'Kusi’s lower one was higher this time. Step back to try again, or go on to a whole match.'
  }
});

/** What the coach says in a match, each once. */
export const coach = catalogue('ayar.coach', {
  start: 'Everybody begins with one tambo at the start of a path. It does a little work of its kind at once.',
  step: 'Touch a marker, then a line: its arrows say how far that Ayar walks, its number how strong the work is.',
  day: 'A new day. Each marker goes to another line than the one where it lies.',
  build: 'Build behind the Ayar who walked. The sign of the place says which craft you will work at.',
  tambo: 'Take a tambo from the line you chose. The last one of a line or a quarter brings something.',
  pots: 'Pots of one colour are worth more, the more of them you have.',
  cloth: 'Full columns of cloth are worth moons, two half suns that meet are a sun.',
  maize: 'Maize you plant brings suns to light; an empty terrace is worth moons.',
  boat: 'Your boat leaves an island on each square it enters. Only the highest number counts as moons.',
  temple: 'A temple goes to the row of this Ayar, and pays the craft you choose when that Ayar retires.',
  gift: 'A gift of Viracocha goes on a bonus. Once a bonus has all it needs, it is yours for good.',
  moons: 'One craft pays its moons tonight, and never again. Which of them has grown enough?'
});
