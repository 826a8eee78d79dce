/** Every word of Kalah that a person reads. */
const seeds = (n: number): string => `${n} ${n === 1 ? 'seed' : 'seeds'}`;

export const words = {
  doing: { first: 'Drawing lots', sow: 'to sow', over: '' },
  store: 'Store',
  board: 'The board',
  pit: (place: number, n: number) => `Pit ${place}: ${seeds(n)}`,
  own: (place: number, n: number, last: string) => `Pit ${place}: ${seeds(n)}, the last one falls into ${last}`,
  places: {
    ownStore: 'your store',
    own: (place: number) => `your pit ${place}`,
    other: (place: number) => `pit ${place} across`
  },
  storeOf: (name: string, n: number) => `The store of ${name}: ${seeds(n)}`,
  dock: {
    actions: 'What to do',
    choose: 'Choose a pit to sow from',
    sow: 'Sow',
    chosen: (n: number, last: string) => `${seeds(n)}; the last one falls into ${last}`,
    again: 'then you sow again',
    undo: 'Undo',
    cancel: 'Cancel',
    redo: 'Redo',
    choice: 'the choice',
    waiting: (name: string) => `${name} is to sow`,
    chance: 'Lots are drawn for who begins',
    over: 'The game is over'
  },
  log: {
    begins: (name: string) => `${name} begins.`,
    sows: (name: string, place: number, n: number) => `${name} sows ${seeds(n)} from pit ${place}`,
    again: 'sows again',
    captures: (n: number) => `captures ${seeds(n)}`,
    swept: (name: string, n: number) => `${name} keeps the last ${seeds(n)}`,
    undoes: (place: number) => `pit ${place}`
  },
  goals: { again: (place: number) => `Pit ${place} ends in the store: sow again.` },
  options: { seeds: 'Seeds in each pit' },
  edition: { title: 'The board', pits: 'Pits on each side' },
  lesson: {
    rival: 'Ben',
    sowing: {
      title: 'Where seeds fall',
      goal: 'Every seed in your store at the end is a point. Lots are drawn for who begins; this time it is you.',
      again:
        'Touch your second pit twice: its seeds fall into the next pits, one each. The last one reaches your store.',
      againNudge: 'The second pit, please: three seeds, and the third falls into your store.',
      across:
        'So you sow again. Choose a pit that reaches beyond your store, to the other side; an empty one cannot be sown.',
      acrossNudge: 'Four seeds are needed from there: the third or the fourth pit.',
      rival: 'The last seed missed your store, so it is Ben’s turn. His seeds pass your store over.',
      own: 'Your turn: bring at least one more seed into your store.',
      ownNudge: 'Those seeds stop before your store. Take a pit with more seeds, or nearer.'
    },
    taking: {
      title: 'Capturing',
      capture: 'Your second pit is empty, and four seeds lie opposite. Drop a last seed into it: all five are yours.',
      captureNudge: 'The single seed in your first pit ends in the empty one.',
      choice: 'Compare: capture with the first pit, or sow again with the third?',
      choiceNudge: 'The first pit or the third: the others do neither.',
      captured: 'Five points at once, and Ben has fewer seeds to answer with. But now it is his turn.',
      again: 'One point, and another turn: the capture is still there for you.'
    },
    ending: {
      title: 'The end',
      near: 'Near the end single seeds count. Take the point that costs you no turn.',
      nearNudge: 'Your fourth pit lies beside the store: its seed is a point, and you sow again.',
      last: 'Capture Ben’s last seeds: his side is empty then, the match ends, and what is left on your side is yours as well.',
      lastNudge: 'The seed in your first pit falls into an empty one, across from Ben’s last three.'
    },
    match: {
      title: 'A whole match',
      begin: 'Now a whole match against Ben. Look for pits that end in your store.',
      won: 'You won. Next time, try another bot, or a friend.',
      lost: 'Ben won this time. Ending in your store as often as you can is what wins.',
      level: () => 'A draw: as many seeds in your store as in Ben’s.'
    },
    coach: { again: 'A pit whose last seed falls into your store gives you another turn.' }
  },
  topics: {
    first: {
      title: 'A first game',
      text: 'Touch one of your pits to see where its seeds fall, then sow. Seeds in your store are points. End in your store and you sow again.'
    },
    sowing: 'Sowing',
    taking: 'Taking seeds',
    end: 'The end'
  }
} as const;
