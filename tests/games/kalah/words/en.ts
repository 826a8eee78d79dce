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
