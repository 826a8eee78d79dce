/** What the lesson of Àiyé says: whole sentences of at most 25 words. */
import { catalogue } from '#words/catalogue.ts';

export const lesson = catalogue('aiye.lesson', {
  rival: 'Sena',
  seeds: {
    title: 'Seeds in a row',
    goal: 'Most points win, and cards bring them. Suns and moons are your seeds: they pay for cards and activate them.',
    sow: 'Touch column 1, and once more to sow: its three seeds go to the columns on its right, one each.',
    sowNudge: 'Begin with column 1, at the far left.',
    use: 'The last seed fell in column 4 and activated it: the two cards above it give a moon each. Take them.',
    useNudge: 'Use the two buttons below.',
    got: 'Two moons lie in column 4 now. Sow, then use what is activated: that is the heart of the game.'
  },
  aim: {
    title: 'The last seed',
    choose:
      'Any column with seeds can be sown; its arrow shows where the last one falls. Sow column 3 or column 5: which gives more?',
    chooseNudge: 'Sow column 3 or column 5.',
    five: 'Two sun cards are active now. Columns with more cards are worth aiming for.',
    six: 'One moon card is active now. Thinner – though sometimes just what you need.',
    around: 'After the last column comes the first again. Sow column 6 and see where its five seeds go.',
    aroundNudge: 'Touch column 6, and once more to sow.',
    cameAround: 'Past the end and round again: the fifth seed activated column 5.',
    mixed:
      'Column 2 holds both kinds, and you decide which falls first. Touch it, change the order so that column 4 gets the moon, and sow.',
    mixedNudge: 'Not that order. Touch “change order” below: the moon belongs in column 4.',
    asOrdered: 'Sun first, moon last: each lies where you wanted it.'
  },
  cards: {
    title: 'A card from the Village',
    village:
      'These cards are the Village: characters above, masks below. Each turn, after sowing, you may summon one of them into your row.',
    summon:
      'Summon the Sun Challenger. It costs two suns, as its upper left corner shows: touch it, then column 1, and confirm.',
    summonNudge: 'Touch the Sun Challenger, then one of your columns.',
    paid: 'Its icons work whenever its column is activated, and its two points are yours. Touch and hold any card to read it.',
    end: 'You may summon one card a turn. “Renew” swaps a whole row, characters or masks, for one seed, once a turn. Now end your turn.',
    endNudge: 'End the turn with the button below.',
    watch: 'Sena plays the same three steps as you: sow, activate a column, visit the Village.',
    price:
      'A third card in a column costs a seed more (red +1), a fourth two. The Guardian costs any two seeds: column 1 or 4?',
    priceNudge: 'Touch the Guardian, then column 1 or column 4.',
    cheap: 'Two seeds paid, from any of your columns. From now on two cards are activated there together.',
    dear: 'Three seeds paid, and column 4 now activates three cards at once.'
  },
  masks: {
    title: 'Masks',
    joy: 'Masks bring the most points. The upper right sign shows what: Joy counts moons left at the end, two are 5 points, four 8.',
    summon:
      'Joy costs any five seeds. Its red corner tells how your whole score would change at best. Summon it with suns, to keep four moons.',
    summonNudge:
      'Place Joy on a column with one card: a third costs a sixth seed. Then pay with suns, by “change payment”.',
    scored:
      'Joy is worth 8 points while four moons are left. A dashed corner in the Village: you cannot pay for that mask yet.'
  },
  council: {
    title: 'More icons',
    plus: 'Column 2 is active. The + on one of its cards gives you a second summon in this turn, all by itself.',
    convert:
      'The green icon converts: one moon from any column goes back, two suns come to column 2. Touch it below, then column 3.',
    convertNudge: 'Touch “Convert a moon seed” below, then column 3, and confirm.',
    converted: 'One moon went back, two suns came. On other cards it is a sun for two moons.',
    promote:
      'Promote sends a card to the Council: you gain a point and two seeds. Touch it, then a card in column 4 or 5.',
    promoteNudge: 'Touch Promote, then a card in column 4 or 5: those have two.',
    sits: 'The card has left your row and lies in your Council. Two new seeds came with it.',
    meet: 'Column 2 is active. Its blue icon can call a meeting: all cards of the Council act instead of this column. Call it!',
    meetNudge: 'Choose the meeting in the question below.',
    met: 'All three are active. Whatever seeds they give will lie in column 2, where your last seed fell.',
    again:
      'The blue icon lets you sow again first: then two columns are active, marked I and II. Touch “Sow again first”, and sow.',
    againNudge: 'Choose to sow again, then any column with seeds.',
    both: 'The column marked I is used first, and all of it, before the one marked II.'
  },
  conflict: {
    title: 'Conflict and shields',
    strike:
      'The red icon starts a conflict: it blocks one of Sena’s columns for a while. Touch it: a red bolt marks whom it hits. Confirm.',
    strikeNudge: 'Touch “Conflict” below, then the large button.',
    hit: 'It blocks the highest column without a green shield: column 3; no seed falls there until Sena has sown. The bolt shows the next.',
    closed: 'Now your column 4 is blocked. Sow column 1: its seeds pass over it.',
    closedNudge: 'Sow column 1.',
    passed: 'Column 4 was passed over. Once your sowing is done, all your columns recover by themselves.'
  },
  ending: {
    title: 'How it ends',
    fourth:
      'Four masks, or eighteen cards, bring on the end: both are counted under the scores. You have Joy, Respect and Simplicity: summon another mask.',
    fourthNudge: 'Touch a mask in the Village, then a column.',
    last: 'This round is played to its end, then one more; further masks may be taken. After that, points are counted.',
    sum: 'Points come from characters, masks, the Council and the number of your columns. The scores above are always up to date.',
    move: 'The number of columns counts, too. Touch “Move a card”, then a card in column 4 or 5, then a gap: it begins a column.',
    moveNudge: 'Touch “Move a card” below, then a card in column 4 or 5, then one of the circles between the columns.',
    moved: 'Seven columns are 3 points, eight 5, more 8. Six are none, and fewer lose points.'
  },
  match: {
    title: 'The last rounds',
    begin:
      'A real match, near its end: three masks each. Seeds you gain or spend change what your masks are worth. Stay ahead to the end.',
    open: 'Sow, activate, summon. The end begins as soon as somebody has a fourth mask: you, or Sena.',
    begun: 'The end has begun: this round is played to its end, then one more.',
    last: 'The last round. When both have had their turn, points are counted.',
    won: 'Well played: the match is yours.',
    lost: 'Sena was ahead this time. Step back to try again, or go on.',
    level: (won: boolean) =>
      won
        ? 'Level on points, and the tie is yours: pairs of symbols decide it, then pairs of seeds, then whoever began.'
        : 'Level on points, but the tie is Sena’s: pairs of symbols decide it, then pairs of seeds. Step back to try again, or go on.'
  }
});

/** What the coach says in a match, each once. */
export const coach = catalogue('aiye.coach', {
  sow: 'Touch a lit column to see where its seeds would go, and again to sow. The last seed activates the column it falls in.',
  use: 'This column is active. Use its icons in any order; what is left over is lost.',
  village:
    'The Village: touch a card you can pay for, then the column it goes to. One card a turn. Then end your turn.',
  renew:
    'Nothing there that you can use? “Renew” discards the four cards of a row for one seed, and four new ones come.',
  extra: 'The card with a + has given you one more summon this turn.',
  worth: 'A mask counts what you have at this moment: your score goes up and down with it until the end.',
  masks:
    'Masks bring the most points. Touch and hold one to read what it counts; a dashed corner means you cannot pay for it yet.',
  plus: 'A + on a card of the Village: in each turn in which its column is activated, you may summon one more card.',
  exchanger:
    'A green square with suns and moons, as an Exchanger has, converts: one seed goes back, two of the other colour come.',
  speaker:
    'A blue diamond with three heads, as the Speaker has, calls a meeting: all cards you have sent to the Council are activated instead.',
  moveCard: 'A dark disc with a card and an arrow: one of your cards goes to another column, or begins a new one.',
  moveSeeds: 'A dark disc with three seeds and an arrow: all seeds of a column go to another one.',
  convert: 'Convert: one seed goes back, from any of your columns, and two of the other colour come to this one.',
  again: 'This column may sow a second time first. Both columns are then activated, one after the other.',
  meeting: 'You may call the Council instead: all its cards are activated, and their seeds fall under this column.',
  conflict:
    'The red sign blocks one column of each opponent: of those neither shielded nor blocked, the one with the most cards.',
  promote: 'This sends one of your cards to the Council, for a point and two new seeds.',
  blocked: 'A blocked column is passed over when you sow. It opens by itself afterwards.',
  broke:
    'You may spend your last seeds: whoever begins a turn without any is given one sun and one moon, and goes straight to the Village.',
  symbols:
    'A character’s coloured corner is its symbol, sun or moon. A mask with such a sign at its upper right counts these.',
  gift: 'Whoever begins a turn without seeds is given one sun and one moon, and goes straight to the Village.',
  last: 'The end has begun: this round is played to its end, then one more. Then points are counted.'
});
