/** What the lesson of Àiyé says: whole sentences of at most 25 words. */
import { catalogue } from '#words/catalogue.ts';

export const lesson = catalogue('aiye.lesson', {
  rival: 'Sena',
  seeds: {
    title: 'Seeds in a row',
    goal: 'Cards in columns earn you points, and most points win. Suns and moons are your seeds: they pay for cards and activate them.',
    sow: 'Touch column 1: its three seeds go to the columns on its right, one each. Touch it again to sow.',
    sowNudge: 'Begin with column 1, at the far left of the board. It holds three sun seeds.',
    landed: 'The last seed fell in column 4. That activates the column: now its cards do what they show.',
    use: 'Both cards of column 4 show a moon: each gives a moon seed. Take them.',
    useNudge: 'The two cards of column 4 are waiting. Use the buttons below, or touch the cards.',
    got: 'Two moon seeds lie in column 4 now, beside the sun seed you sowed. That is the heart of the game.'
  },
  aim: {
    title: 'The last seed',
    look: 'Every column with seeds can be sown. When you choose, an arrow under it says where its last seed would fall.',
    choose: 'Choose one: column 3 ends in column 5, with two sun cards. Column 5 ends in column 6, with one moon card.',
    chooseNudge: 'Sow column 3 or column 5.',
    five: 'Two seeds sown, and column 5 can give two suns. Columns with more cards are worth aiming for.',
    six: 'One seed sown, and column 6 gives one moon. Thinner – though sometimes just what you need.',
    around: 'After the last column comes the first again. Sow column 6 and see where its five seeds go.',
    aroundNudge: 'Column 6 at the far right: touch it, and once more to sow.',
    mixed:
      'Column 2 holds both kinds, and you decide which falls where: the order stands below. Sow it so that column 4 gets a sun.',
    mixedNudge: 'Not that order. Touch “Order” below to change who falls where: a sun belongs in column 4.'
  },
  cards: {
    title: 'A card from the Village',
    look: 'After sowing comes the Village: four characters, and four masks with red corners. Each card’s price stands at its upper left.',
    summon:
      'The Sun Challenger costs two suns. Touch it, then any column: a red +1 there means it costs a seed more. Confirm below.',
    summonNudge: 'Summon the Sun Challenger: touch the lit card, then one of your columns.',
    paid: 'It lies on top and will do its work whenever that column is activated. Its points are yours at the end.',
    end: 'You may summon one card a turn. End your turn.',
    endNudge: 'Nothing more can be summoned: end the turn with the button below.',
    watch: 'Sena plays: she sows, activates a column and summons. Then it is your turn again.',
    back: 'Your turn. It is always the same three steps: sow, activate a column, visit the Village.',
    price:
      'A third card in a column costs one seed more, a fourth two. Place the Guardian: on column 1, or third on column 4?',
    priceNudge: 'Touch the Guardian, then column 1 or column 4.',
    cheap: 'Two seeds paid, as it says on the card. From now on two cards are activated there together.',
    dear: 'Three seeds paid – and column 4 now activates three cards at once. Tall columns cost more and do more.'
  },
  masks: {
    title: 'Masks',
    look: 'Masks bring the most points. Each costs five seeds of any kind, and scores for one thing that you have at the end.',
    joy: 'Joy counts moon seeds left at the end: two are 5 points, four 8, six 11. Its red corner says what it would bring.',
    summon: 'Summon Joy, and keep all four moons: pay the five with suns.',
    summonNudge: 'That pays with moons, which Joy counts. Touch “Payment” below and choose suns.',
    scored: 'Four moons left: Joy is worth 8 points to you. Spend them later, and it is worth less.',
    columns:
      'Your columns count too: six are 0 points, seven +3, eight +5; with fewer than six you lose points. Some cards begin a new one.'
  },
  council: {
    title: 'Council, sowing again',
    promote:
      'The Patron in column 2 is active. Touch Promote, then column 4 or 5 and a card: in the Council it brings a point more.',
    promoteNudge: 'Use the Patron’s icon, then touch the card that should go.',
    sits: 'The card is out of the row, and its ability waits in the Council. Two new seeds came with it.',
    meet: 'Your last seed activated column 2. Its Speaker can call a meeting: all cards of the Council act instead of this column. Call it!',
    meetNudge: 'Choose the meeting in the question below.',
    met: 'All three cards of the Council are active. Whatever seeds they give will lie in column 2, where your last seed fell.',
    again: 'The Drummer lets you sow a second time before anything else. Then both columns are activated. Sow again.',
    againNudge: 'Choose to sow again, then any column with seeds.',
    both: 'Two columns are marked I and II. All of the first is used before the second begins.'
  },
  conflict: {
    title: 'Conflict and shields',
    strike: 'The red sign is a conflict. It blocks each opponent’s largest column without a shield. Start it.',
    strikeNudge: 'Use the conflict icon of the Sun Challenger.',
    hit: 'Sena’s column 3 is blocked: no seed falls there until she recovers. Her column of four has a shield, so it was spared.',
    closed: 'Now your column 4 is blocked. Sow column 1: its seeds pass over it.',
    closedNudge: 'Sow column 1.',
    passed:
      'Column 4 was passed over, and has opened again by itself: once your sowing is done, all your columns recover.'
  },
  ending: {
    title: 'How it ends',
    look: 'Whoever has four masks, or eighteen cards, brings on the end. Both are counted under the scores.',
    fourth: 'You have three masks. Summon a fourth, wherever it fits.',
    fourthNudge: 'Touch one of the masks in the Village, then a column.',
    last: 'This round is played to its end, then one more. After that, points are counted.',
    sum: 'Points come from characters, masks, the Council and the length of your row. The scores on the screen are always up to date.'
  },
  match: {
    title: 'The last rounds',
    begin: 'A real match, near its end. You have three masks, Sena too. Stay ahead to the end.',
    won: 'Well played: the match is yours. You are ready for a whole one.',
    lost: 'Sena was ahead this time. Step back to try again, or go on to a whole match.'
  }
});

/** What the coach says in a match, each once. */
export const coach = catalogue('aiye.coach', {
  sow: 'Touch a lit pit to see where its seeds would go, and again to sow. The last seed activates the column it falls in.',
  use: 'This column is active. Use its icons in any order; what is left over is lost.',
  village: 'The Village: touch a card you can pay, then the column it goes to. One card a turn. Then end your turn.',
  renew:
    'Nothing there that you can use? “Renew” discards the four cards of a row for one seed, and four new ones come.',
  extra: 'The card with a + has given you one more summon this turn.',
  worth: 'A mask counts what you have at this moment: your score goes up and down with it until the end.',
  masks: 'Masks bring the most points. Touch and hold one to read what it counts when the game ends.',
  again: 'This column may sow a second time first. Both columns are then activated, one after the other.',
  meeting: 'You may call the Council instead: all its cards are activated, and their seeds fall under this column.',
  conflict: 'The red sign blocks each opponent’s largest column without a shield.',
  promote: 'This sends one of your cards to the Council, for a point and two new seeds.',
  blocked: 'A blocked column is passed over when you sow. It opens by itself afterwards.',
  gift: 'A turn without seeds: one sun and one moon are given to you, and you go straight to the Village.',
  last: 'The end has begun: this round is finished, and one more is played. Then points are counted.'
});
