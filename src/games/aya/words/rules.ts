/** The rules as pages: what each tells, and in which order. Sentences of rules come from the rulebook. */
import { list } from './names.ts';

export type Page = {
  readonly id: string;
  readonly title: string;
  readonly intro: readonly string[];
  readonly sections: readonly string[];
};

/** What is known of the pieces in the box, part by part of the edition. */
export const valuesPage = {
  title: 'Which pieces are as in the box',
  rulebook: (parts: readonly string[]) => `From the rulebook: ${list(parts)}.`,
  public: (parts: readonly string[]) => `From public pages: ${list(parts)}.`,
  reconstructed: (parts: readonly string[]) =>
    `Made up by Wayside, wholly or in part, because no public text tells them: ${list(parts)}. Whoever owns the game can enter what is in the box in the settings, under “My editions”.`,
  owner: (parts: readonly string[]) => `Entered from your own copy: ${list(parts)}.`,
  parts: {
    deal: 'how many dominoes are dealt',
    sand: 'the two sands',
    score: 'the points and the ladder of ratings',
    cameras: 'how many dominoes of each kind show a camera',
    sizes: 'the sizes of the pieces',
    rivers: 'the rivers on the tiles',
    animals: 'which animals there are'
  }
} as const;

export const pages: readonly Page[] = [
  {
    id: 'aim',
    title: 'What it is about',
    intro: [
      'Build one river of upright dominoes through as many landscapes and past as many animals as you can. Then push once and see what you photographed.',
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
    title: 'How a fall passes on',
    intro: [
      'A domino is 4 cm high, 2 cm wide and 0.7 cm thick. From 0.5 to 2.1 cm of free way, and turned by up to 25 degrees, a joint is safe.',
      'Risky: it passes most of the time. Falls, stays dry: the next one falls, but the water does not reach it, and no river counts across. Too far: the fall stops. A free way of 4.3 cm or more is a firebreak: accidents stop there, and so does the last fall unless you close it.'
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
      'Every opening of the river must end up under dominoes of the tile’s kind, and nothing else may lie on the tile.'
    ],
    sections: ['TILE', 'LAND']
  },
  {
    id: 'animals',
    title: 'Animals',
    intro: ['Lay it across the camera domino and one that stands already. One animal on a stretch between two tiles.'],
    sections: ['TOKEN', 'ANIM']
  },
  { id: 'gardens', title: 'Gardens', intro: [], sections: ['GARDEN'] },
  {
    id: 'accidents',
    title: 'Accidents',
    intro: [
      'Guided: nothing can fall by accident. Steady: a small tremor. Natural: lifting the finger lets go, and a hurried finger knocks things over. Bare: as on a real table, without help, and a careless sleeve sweeps.'
    ],
    sections: ['ACC']
  },
  { id: 'topple', title: 'The fall', intro: [], sections: ['END', 'TOPPLE'] },
  { id: 'count', title: 'The count', intro: [], sections: ['COUNT'] },
  { id: 'here', title: 'How it is done here', intro: [], sections: ['R'] }
];
