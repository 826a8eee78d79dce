/** What the lesson of Atiwa says: whole sentences of at most 25 words. */
import { catalogue } from '#words/catalogue.ts';

export const lesson = catalogue('atiwa.lesson', {
  rival: 'Ama',
  workers: {
    title: 'A valley in Ghana',
    goal: 'You look after a valley in Ghana, beginning with one card, a Village. Land, families and animals bring points; after seven rounds, most points win.',
    first:
      'You have three workers each round. Touch space II, with two gold, a bat and a wild animal. Touch it again to send a worker.',
    firstNudge: 'Space II is in the top row, second from the left. Touch it twice.',
    came: 'Two gold are two points. Bat and animal stand on their pictures. A dashed space takes any kind its card already holds, except a family.',
    rival:
      'Your neighbour Ama sends a worker and gains a family: three points. Nobody else can use her space in this round.',
    land: 'More land is more room. Touch the lit card twice: it joins your land by itself, with a tree on it. Then end your turn.',
    landNudge: 'Touch the lit card in the second row twice, then end your turn with the button below.',
    choose:
      'Your last worker: two goats for one gold, or two families for two? Families eat when the round ends; goats give milk. Touch one twice.',
    chooseNudge: 'Choose one of the two lit spaces in the bottom row.',
    goats: 'Two goats: each gives a point and milk, less one point for the gold. Your one family needs no other food.',
    families:
      'Three families: four points more, less two for gold. They need five food a round: one for the first, two for each other.'
  },
  rows: {
    title: 'What your land gives',
    tree: 'The round is over. Below your land each kind has a box: your two trees show +1, a point and a fruit every round.',
    third:
      'Two animals give nothing yet, three give a tree. Bring a third from a lit space: a question mark there adds an unknown card.',
    thirdNudge:
      'You need a wild animal: touch a lit space twice. At space III, choose the animal below instead of the bats.',
    grows:
      'The round ends: three animals give a tree, trees give fruit, fruit gives bats, if there is room: the number in the dashed frame.'
  },
  bats: {
    title: 'Bats, fruit and night',
    third:
      'After each of your turns three bats and one fruit can plant a tree. You have two bats: bring a third from a lit space.',
    thirdNudge: 'You need one bat more. Touch a lit space that shows a bat, then touch it again.',
    send: 'Three bats, one fruit, room for a tree: send the bats with the button below. The tree helps in every round to come.',
    sendNudge: 'Do not end the turn yet: “Send 3 bats” is the large button below.',
    home: 'A fruit became a tree. Your bats were out until the round ended; now they are home. One without a free place is lost.'
  },
  food: {
    title: 'Food and gold',
    bowl: 'Only families eat: the first needs one food, each other two. Goats give milk, one each. Five less two: the bowl shows three missing.',
    dig: 'The round ends. Each family digs no gold, one or two, by chance, and spoils a space with what stands there. Numbered blots show where.',
    pay: 'Pay three food: gold and bats count one, a goat three. Each missing costs two points. Keep the bat: touch − below it, then Feed.',
    payNudge: 'Keep the bat: touch − below it, and gold pays instead. Then “Feed”.',
    goat: 'Fed, but the goat is gone, with its point and its milk. A wild animal would count two, a fruit one.',
    gold: 'Fed for three points of gold; both goats give milk again. A wild animal would count two, a fruit one.'
  },
  homes: {
    title: 'Houses and lessons',
    buy: 'Families need houses. Cards with red roofs have some, and bring points too. Buy the Farmstead at the left price: two trees, one gold.',
    buyNudge: 'Touch the left price below “Farmstead” twice. The right one costs a gold more.',
    bought:
      'Your new card brings points, room, and the flag: the start marker. Whoever bought a card like it last begins the next round.',
    train: 'The book is training: families learn to live with the bats. The lit space trains up to three for one gold.',
    trainNudge: 'Touch the lit space in the bottom row twice, so that both families learn.',
    trained:
      'Trained families earn one gold each without digging, so the grey blot counts 0 now. Each is one point more, too.',
    roof: 'And bats are welcome under their roofs. Bring a bat from the lit space: it moves in with a family.',
    roofNudge: 'Touch the lit space twice, and leave the bat where it is proposed: with a trained family.',
    friends: 'People and bats live together: that saved the forests of Atiwa. Each trained family has room for one bat.'
  },
  harvest: {
    title: 'The harvest',
    line: 'The end of a round is the harvest. This line tells what it brings, in order: gold, blots, trees, fruit, bats, missing food, young.',
    grows:
      'First gold: one for each trained family; the other digs. Then trees, fruit and bats grow, and the three bats that were out fly home.',
    feed: 'Families need five food, milk covers three. Pay the other two as you like; one untrained family lets you eat one bat. Keep the goats.',
    feedNudge: 'Goats give milk in every round. Touch − at the goat and + at something else, then “Feed”.',
    young:
      'This round three families have one young, two goats one, two wild animals one. Each round asks for other numbers. Take all three below.',
    youngNudge: 'Take all three: the button below places them where you see a +.',
    next: 'A new round: workers are back, new cards lie open. Each round one tile moves to the left; the space it left offers a family.'
  },
  last: {
    title: 'The last worker',
    bars: 'In the last round one worker is left. The lit space gives a gold for each sprout, and trains a family at four green bars.',
    choose: 'Touch a lit space once and read the score below. Compare the other one. Then choose: touch it once more.',
    chooseNudge: 'Compare the two lit spaces: touch one, read the score below, touch the other.',
    home: 'Your new card brings five points, less two for the gold and one for the trees: their box shows less now.',
    gold: 'One gold for each green sprout on your land. The number beside it is something else: that card’s points.',
    end: 'After the last harvest count gold, cards, trained families, bats beyond ten, and the numbers in the boxes; the families’ −5 is +5.'
  },
  match: {
    title: 'The last round',
    begin:
      'Two workers and the last harvest are yours: watch room and food, and stay ahead. Soon an eye above shows once more what Ama did.',
    won: 'Well done: your valley has the most points. You are ready for a whole match.',
    lost: 'Ama was ahead this time. Step back to try again, or go on to a whole match.',
    level: (won: boolean) =>
      won
        ? 'Level on points: with no more pollution than Ama, the match is yours, or shared. You are ready for a whole match.'
        : 'Level on points, but Ama has fewer pollution markers, which wins a tie. Step back to try again, or go on.'
  }
});

/** What the coach says in a match, each once. */
export const coach = catalogue('atiwa.coach', {
  worker: 'Touch a space to see what it brings, and again to send a worker there. In a round each space takes one.',
  lay: 'More land is more room. Any lit place will do: where a card lies matters only for pollution, which begins at the top.',
  night: 'Three bats plant a tree for one fruit. Early it pays in every round to come; late it may cost a point.',
  fruit: 'Fruit grows on trees that bear none yet: touch one that is lit.',
  rows: 'Each box by your land is a supply of one kind: what it gives after a round, and in a dashed frame the room left.',
  goal: (points: number) =>
    `Alone you play against a goal: ${points} points at the end of round seven. Your points stand beside it, above.`,
  stays:
    'Alone, your worker keeps its space closed for three rounds; the small numeral beside it is the round when it leaves.',
  tile: 'A new round: one tile has moved to the left. The space it came from offers a family instead, in this round only.',
  train: 'The book trains a family: it earns a gold without spoiling land, has room for a bat, and is a point.',
  home: 'You can pay for a location: it brings points, more room, houses for families, and the start marker.',
  houses:
    'House and bat: one bat moves into each house that stands empty. A family that moves in later drives it out, unless trained at once.',
  blots: 'The numbered grey blots show where the next harvest spoils a space: one for each family that is not trained.',
  red: 'Red figures warn: a price you cannot pay, a kind without room for more, food that will be missing, young or bats without room.',
  points:
    'At the end gold, cards, trained families, bats beyond ten and the number in each box by your land are points.',
  bonus: 'Four bars are a bonus for whoever has four terrain cards, the ones with land. Locations do not count.',
  roost:
    'Bats sent out come home in the harvest, before anyone eats. Without a free place they are lost; each beyond ten is a point.',
  hungry: 'The bowl asks for more food than you have. Each that is missing when the round ends costs two points.',
  feed: 'Pay what the bowl asks with gold, fruit, animals or goats; for families without training also with bats. Each missing food costs two points.',
  breed:
    'Where you have enough of a kind, one young is born if there is room. Which kinds, and how many they need, changes every round.',
  last: 'The last round: whatever is on your land then, and your gold, is counted after it.'
});
