/** The pages of the rules: an introduction of ours, then the sentences of the rulebook for the ids they cover. */
import { catalogue } from '#words/catalogue.ts';
import { list } from '#words/grammar.ts';
import { chapter, told, type Page } from '../../pages.ts';

const res = (...numbers: readonly number[]): string[] => numbers.map((n) => `AYR-RES-${String(n).padStart(2, '0')}`);

/** What is known of the values printed in the box, part by part of the edition. */
export const valuesPage = catalogue('ayar.values', {
  title: 'Where the printed values come from',
  rulebook: (parts: readonly string[]) => `From the rulebook: ${list(parts)}.`,
  public: (parts: readonly string[]) => `From a public page: ${list(parts)}.`,
  reconstructed: (parts: readonly string[]) =>
    `Made up by Wayside within what the rulebook says, because no public text gives them: ${list(parts)}. If you own the game, you can enter what is printed under “My editions” in the settings.`,
  owner: (parts: readonly string[]) => `Entered from your own copy: ${list(parts)}.`,
  some: (part: string) => `${part} (some of it)`,
  parts: {
    paths: 'the places along the four paths',
    raymi: 'the Raymi tiles and where they lie',
    temples: 'the moons of the temples',
    llamas: 'the points for llamas',
    arrows: 'the arrows beside the lines',
    bonuses: 'the bonuses at the ends of lines',
    pottery: 'the suns of pottery',
    weaving: 'the moons of weaving',
    terrace: 'the terraces',
    reed: 'the suns of reed bundling',
    viracocha: 'the viracocha bonuses',
    lake: 'the lake',
    pots: 'the pots',
    textiles: 'the textiles',
    solo: 'the boards and tokens of the Ayllu'
  }
} as const);

/** Five short pages for a first game. */
export const first: readonly Page[] = catalogue('ayar.first', [
  told('first-step', 'First game 1: take a step', [
    'Your board is a grid of sixteen tambos. A turn begins by laying one of your five step markers at a row or a column. Its colour says which of the four Ayar walks, the small arrows there say how far, and the large number is the power you get.',
    'Touch a line: the table shows where the Ayar would go, which building places that opens, which festival it would wake, and who would be last tonight. Nothing happens until you confirm.'
  ]),
  told('first-build', 'First game 2: build and work', [
    'One tambo of that line leaves your grid for an empty place behind the Ayar. The sign on the place is the craft you perform at once, with the power of your line: the emptier the line, the stronger the work.',
    'The same lines get better as the game goes on, so begin with work that needs little power.'
  ]),
  told('first-crafts', 'First game 3: suns and moons', [
    'Pots, cloth, maize and islands are each worth a number of suns and of moons. Working never scores by itself: it only raises what later scorings are worth.',
    'Suns go to your dial when a festival is woken, when a row or column with an Inti bonus is emptied, and on fertile ground. Moons are scored at night.'
  ]),
  told('first-night', 'First game 4: the night', [
    'When all markers are laid, the Ayar furthest behind retires. Its temples score, then each of you lays the marker of its colour on one of four moon places and gains the moons of that craft. Each craft takes one marker only, so think about which pays best now; temples pay their craft besides.',
    'At dawn everybody gains as many sun points as the dial shows. The dial is never reset: what it shows early pays four times.'
  ]),
  told('first-end', 'First game 5: the lower one counts', [
    'After four days and nights llamas are shared out between sun and moon. Your score is the lower of the two: being far ahead with one is worth nothing without the other.',
    'That is why both stand side by side on every seat, the lower one large.'
  ])
]);

export const chapters: readonly Page[] = catalogue('ayar.chapters', [
  chapter(
    'aim',
    'What the game is about',
    'Four pairs of Ayar walk from Tiwanaku to Cusco. You build and work along their paths, honour the sun by day and the moon by night, and keep both in balance.',
    ['FLOW'],
    ['AYR-END-02']
  ),
  chapter(
    'setup',
    'Setting up',
    'The app lays everything out. This is what lies there when a match begins.',
    ['SET'],
    [...res(53, 54, 55, 56)]
  ),
  chapter(
    'start',
    'Starting work',
    'Before the first day everybody builds one tambo on the first place of a path and works there with power 1.',
    ['START'],
    res(10)
  ),
  chapter(
    'day',
    'A day turn',
    'A step, a walk, a tambo, the work, and what the turn has triggered.',
    ['DAY'],
    res(9, 58, 59)
  ),
  chapter(
    'step',
    'Laying a step marker',
    'Five markers, eight lines. What stands from yesterday blocks its line.',
    ['STEP'],
    [...res(1, 2, 3)]
  ),
  chapter(
    'move',
    'Moving an Ayar',
    'The colour of the marker moves its Ayar; gold moves any that has not retired.',
    ['MOVE'],
    [...res(11, 12, 13, 15)]
  ),
  chapter('tambo', 'Building a tambo', 'It goes on any empty place behind the Ayar that moved.', ['TAMBO'], res(14)),
  chapter(
    'craft',
    'Working with power',
    'Power is how empty the line is, and one more with a completed power bonus. The rules call a craft an activity, a place a slot, and a quarter a quadrant.',
    ['ACT'],
    [...res(4, 5, 6, 7, 8)]
  ),
  chapter(
    'pottery',
    'Pots',
    'Pots come from the market or unseen from the stack. Suns lie above the places, moons grow with sets.',
    ['POT'],
    [...res(33, 34, 35, 57)]
  ),
  chapter(
    'weaving',
    'Cloth',
    'Textiles are laid like dominoes. Half suns that meet make a sun; full columns from the left bring moons.',
    ['WEAVE'],
    [...res(36, 37, 38)]
  ),
  chapter(
    'terrace',
    'Maize',
    'Maize leaves the boxes from the left. Suns lie under it; an empty box brings moons, and the most maize wins the harvest.',
    ['TERR'],
    [...res(39)]
  ),
  chapter(
    'reed',
    'Islands',
    'The boat sails, and builds a floating island on every square where you have none.',
    ['REED'],
    [...res(42, 43, 44, 45, 46)]
  ),
  chapter(
    'checks',
    'The end of a turn',
    'Temple, bonuses of rows and columns, festival and fertile ground.',
    ['EOT'],
    [...res(18, 19)]
  ),
  chapter(
    'temple',
    'Temples',
    'Emptying a quarter of the grid sends a temple to the row of the Ayar that walked.',
    ['TEMP'],
    [...res(22, 23, 24, 83)]
  ),
  chapter(
    'bonus',
    'Bonuses of rows and columns',
    'The last tambo of a line brings what is printed at its end.',
    ['PERS'],
    res(25)
  ),
  chapter(
    'raymi',
    'Festivals: Raymi tiles',
    'An Ayar that reaches a banner wakes a festival for everybody.',
    ['RAYMI'],
    [...res(16, 17, 26, 27)]
  ),
  chapter('fertile', 'Fertile ground', 'At the end of a path everybody picks two crafts.', ['FERT'], res(20, 21)),
  chapter(
    'viracocha',
    'Viracocha bonuses',
    'Nine places; a full one works at once, some once only, some for good.',
    ['VIR'],
    [...res(28, 29, 30, 31, 32)]
  ),
  chapter(
    'night',
    'The night',
    'One Ayar retires, maize is harvested, temples and markers score moons.',
    ['RET', 'HARV', 'TSCORE', 'SSCORE'],
    [...res(40, 41, 47, 48, 49)]
  ),
  chapter('dawn', 'Dawn', 'The dial pays, markers stand up, and the next day begins.', ['DAWN', 'PREP'], res(50)),
  chapter('end', 'The end', 'Llamas are divided; the lower marker is the result.', ['END', 'LLAMA'], res(51, 52)),
  chapter(
    'ayllu',
    'Alone against the Ayllu',
    'The Ayllu is an opponent that follows fixed rules: a token says how far and how strong, a marker says who walks, and a list says where it builds.',
    ['SOLO'],
    res(60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 74, 75, 76, 77, 78, 79, 80, 81, 82)
  )
]);

/** Every sign on the table. */
/** Families of the key of symbols. */
export const families = catalogue('ayar.families', {
  signs: 'Signs',
  crafts: 'Crafts',
  bonuses: 'Bonuses of Viracocha'
});

export const signPages: readonly Page[] = catalogue('ayar.signs', [
  told('sign-sun', 'Sun', [
    'An eight-pointed star. Suns are devotion: what a craft is worth by day, and the track of sun points.'
  ]),
  told('sign-moon', 'Moon', ['A crescent. Moons are what a craft pays at night, and the track of moon points.']),
  told('sign-dial', 'Dial', [
    'A ring with a hand: your devotion. It pays as many sun points at every dawn and never goes down.'
  ]),
  told('sign-inti', 'Sun with a craft', [
    'The bonus of a line whose last tambo leaves: your devotion grows by what this craft is worth in suns.'
  ]),
  told('sign-llama', 'Llama', [
    'Llamas are kept until the end and then divided between sun and moon.',
    'A second and third on the same side bring more points than the first: when they are divided, the table says how many.'
  ]),
  told('sign-viracocha', 'Viracocha', [
    'A stepped diamond with an eye: a pawn that is placed at once on one of your nine bonus places.'
  ]),
  told('sign-power', 'Power', [
    'The large number at a line: how strong the work would be if you took your step there now.'
  ]),
  told('sign-arrows', 'Arrows', ['Small arrows at a line: how many spaces the Ayar walks.']),
  told('sign-marker', 'Step markers', [
    'A peg with the headdress of its Ayar. Standing upright it may be used; lying it has been used today; a pale one is where it came from.',
    'Teal has a curling crest and waves, Grey a peak and chevrons, Brown a pierced disc and squares, Purple three petals and diamonds; Gold is a crown and moves anyone.'
  ]),
  told('sign-raymi', 'Banner', [
    'A banner on the path is a festival: the sign is its craft, the number the suns you need for a llama. After the slash stands the number for the second Ayar.'
  ]),
  told('sign-tonight', 'Moon beside an Ayar', [
    'This Ayar is last as things stand and would retire tonight.',
    'Of two on the same space it is the one whose row is lower on the Night page.'
  ]),
  told('sign-temple', 'Temple', [
    'A gate with steps, in the middle of each quarter of the grid: it is sent when the four tambos around it are gone.'
  ]),
  told('sign-island', 'Yellow square', ['An island place for one island and one boat only.']),
  told('sign-moonslot', 'Dashed moon', [
    'A free moon place of a craft. A peg on it says that this craft has been paid, and in which night.'
  ])
]);

/** What is said of a Viracocha bonus. */
export const pageWords = catalogue('ayar.pages', {
  bonus: (name: string, craft: string | undefined) => `Bonus: ${name}${craft === undefined ? '' : `, ${craft}`}`,
  gives: (needs: number, what: string) => `Needs ${needs} viracocha. It gives ${what}.`
});
