/** The rules as pages: what each tells, and in which order. Sentences of rules come from the rulebook. */
import { catalogue } from '#words/catalogue.ts';
import { list } from '#words/grammar.ts';
import { about, type Page } from '../../pages.ts';

/** What is known of the pieces in the box, part by part of the edition. */
export const valuesPage = catalogue('aya.values', {
  title: 'Where the values of the pieces come from',
  rulebook: (parts: readonly string[]) => `From the rulebook: ${list(parts)}.`,
  public: (parts: readonly string[]) => `From public pages: ${list(parts)}.`,
  reconstructed: (parts: readonly string[]) =>
    `Made up by Wayside, wholly or in part, because no public text gives them: ${list(parts)}. If you own the game, you can enter what is in the box under “My editions” in the settings.`,
  owner: (parts: readonly string[]) => `Entered from your own copy: ${list(parts)}.`,
  some: (part: string) => `${part} (some of it)`,
  parts: {
    deal: 'how many dominoes are dealt',
    sand: 'the two sands',
    score: 'the points and the ladder of ratings',
    cameras: 'how many dominoes of each kind show a camera',
    sizes: 'the sizes of the pieces',
    tables: 'the sizes of the tables',
    tokens: 'how many push tokens there are',
    rivers: 'the rivers on the tiles',
    animals: 'which animals there are'
  }
} as const);

export const pages: readonly Page[] = catalogue('aya.pages', [
  {
    id: 'aim',
    title: 'What it is about',
    intro: [
      'Build one river of upright dominoes through as many landscapes and past as many animals as you can. Then push once, and see what you have photographed.',
      'You build together, against the sand of two glasses. Every domino shows water on one side; when it falls, the water lies on top and the river runs.'
    ],
    sections: ['SCORE', 'LADDER']
  },
  { id: 'box', title: 'In the box', intro: [], sections: ['COMP'] },
  { id: 'setup', title: 'Setting up', intro: [], sections: ['SETUP', 'DEAL'] },
  { id: 'time', title: 'The sand', intro: [], sections: ['TIME'] },
  { id: 'turn', title: 'A turn', intro: ['Draw, place, and perhaps draw ahead.'], sections: ['DRAW', 'PLACE', 'RES'] },
  {
    id: 'joints',
    title: 'How a fall is passed on',
    intro: [
      'A domino is 4 cm high, 2 cm wide and 0.7 cm thick. With a gap of 0.5 to 2.1 cm and a turn of up to 25 degrees, a joint is safe.',
      'Risky: it works most of the time. Falls, stays dry: the next one falls, but the water does not reach it, and no river counts across the gap. Too far: the fall stops. A gap of 4.3 cm or more is a firebreak: accidents stop there, and so does the final fall unless you close it.'
    ],
    sections: ['FLOW']
  },
  {
    id: 'camera',
    title: 'Cameras',
    intro: ['A domino with a camera can bring a landscape or an animal of its kind.'],
    sections: ['CAM']
  },
  {
    id: 'tiles',
    title: 'Landscapes',
    intro: [
      'Every opening of the river must end up under dominoes of the tile’s kind, and nothing else may lie on the tile.',
      'A domino beside the tile that leans over its rim, resting on the next one, does not spoil it, as long as less than half of it is over the tile. One that lies flat across the rim does.'
    ],
    sections: ['TILE', 'LAND']
  },
  {
    id: 'animals',
    title: 'Animals',
    intro: [
      'Lay it across the camera domino and one that stands already. One animal on a stretch between two tiles.',
      'What never fell is no river: dominoes left standing in the middle of a stretch part it, and each part may hold an animal. Going on behind them takes another push.'
    ],
    sections: ['TOKEN', 'ANIM']
  },
  { id: 'gardens', title: 'Gardens', intro: [], sections: ['GARDEN'] },
  {
    id: 'accidents',
    title: 'Accidents',
    intro: [
      'Guided: nothing can fall by accident. Steady: a small tremor. Natural: lifting the finger lets go, and a hurried finger knocks things over. Bare: as on a real table, without help, and a careless sleeve sweeps dominoes over.',
      'A domino under an animal stands firmer; where the two stand wide apart, a sweep can still fell one. Whatever a sweep or a knock does bring down takes with it anything it hits.'
    ],
    sections: ['ACC']
  },
  {
    id: 'topple',
    title: 'The fall',
    intro: [
      'The last domino of a stock ends building the moment it leaves the hand, even if it falls over: what lies then stays lying.'
    ],
    sections: ['END', 'TOPPLE']
  },
  { id: 'count', title: 'The count', intro: [], sections: ['COUNT'] },
  { id: 'here', title: 'How it is done here', intro: [], sections: ['R'] }
]);

/** Families of the key of symbols. */
export const families = catalogue('aya.families', {
  dominoes: 'Dominoes',
  tokens: 'Tokens',
  table: 'Written on the table'
});

export const signs: readonly Page[] = catalogue('aya.signs', [
  about('sign-forest', 'Forest domino', 'Waters a forest tile, and leads to the animals of the forest.', [
    'AYA-LAND-03',
    'AYA-ANIM-03'
  ]),
  about('sign-mountain', 'Mountain domino', 'Waters a mountain tile, and leads to the animals of the mountain.', [
    'AYA-LAND-03',
    'AYA-ANIM-03'
  ]),
  about('sign-desert', 'Desert domino', 'Waters a desert tile, and leads to the animals of the desert.', [
    'AYA-LAND-03',
    'AYA-ANIM-03'
  ]),
  about('sign-pole', 'Ice domino', 'Waters a tile of the ice, and leads to the animals of the ice.', [
    'AYA-LAND-03',
    'AYA-ANIM-03'
  ]),
  about('sign-field', 'Field domino', 'Waters a tile of fields, and leads to the animals of the fields.', [
    'AYA-LAND-03',
    'AYA-ANIM-03'
  ]),
  about('sign-garden', 'Garden domino', 'Stands in for every kind, and may split the river in two.', ['AYA-GARDEN-02']),
  about('sign-token', 'Push token', 'Each one left is worth a point. A push beyond the free ones costs a token.', [
    'AYA-SCORE-04'
  ]),
  about(
    'sign-gap',
    'A green number',
    'Written where the ruler is laid (touch View, then Ruler): the gap between two dominoes, in centimetres. Green is safe.',
    ['AYA-PLACE-08']
  ),
  about(
    'sign-risky',
    'An exclamation mark (!)',
    'A risky joint: most falls pass here, not all. The number is the gap, in centimetres.',
    ['AYA-PLACE-08']
  ),
  about(
    'sign-hole',
    'A brown sign',
    'A hole, and how wide it is: every fall stops here, the last one too unless you close it.',
    ['AYA-TOPPLE-03']
  ),
  about(
    'sign-ready',
    'A camera',
    'This photo is ready: it counts if the river reaches it and everything falls cleanly.',
    ['AYA-COUNT-01']
  ),
  about(
    'sign-doubt',
    'A triangle',
    'Under a photo: it is built, but would not count if all fell now. In a fall: here it stopped.',
    ['AYA-COUNT-01']
  )
]);
