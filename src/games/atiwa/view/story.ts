/** What happens in Atiwa, in small pictures; and the harvest as a show. */
import type { Story } from '../../view.ts';
import type { Event } from '../rules/events.ts';
import type { AtiwaGame } from '../rules/index.ts';

const harvest: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'maintenance',
  'income',
  'mined',
  'polluted',
  'setAside',
  'bagEmpty',
  'bagRefilled',
  'growth',
  'noRoom',
  'noneLeft',
  'fed',
  'missing',
  'familiesLeft',
  'breeding',
  'round',
  'over'
]);

function picture(event: Event): string | undefined {
  switch (event.type) {
    case 'worker':
      return `space-${event.space}`;
    case 'laid':
    case 'taken':
    case 'drawn':
    case 'bought':
      return `card-${event.card}`;
    case 'trained':
      return 'piece-trained';
    case 'flew':
      return 'night';
    case 'placed':
    case 'spent':
      return `piece-${event.token}`;
    case 'growth':
    case 'noRoom':
    case 'noneLeft':
      return event.type === 'growth' && event.number === 0 ? undefined : `piece-${event.token}`;
    case 'gold':
    case 'income':
    case 'mined':
      return 'income';
    case 'polluted':
    case 'setAside':
      return 'pollution';
    case 'fed':
    case 'missing':
      return 'food';
    case 'startMarker':
    case 'round':
      return 'start';
    case 'familiesLeft':
      return 'piece-family';
    case 'bagEmpty':
    case 'bagRefilled':
      return 'pollution';
    case 'maintenance':
      return 'maintenance';
    case 'over':
      return 'end';
    default:
      return undefined;
  }
}

/** First where a worker went, so that it is found on the board, where names stand only if there is room; then cards. */
const weight = (topic: string): number =>
  topic.startsWith('space-') ? 0 : topic.startsWith('card-') ? 1 : topic === 'night' ? 2 : 3;

export const story: Story<AtiwaGame> = {
  pictures: ({ board }, before, move, events) => {
    // A space whose action is declined is the only picture of it.
    if (move.type === 'done' && before.step === 'work' && events.length === 0) {
      const space = board.spaces[before.space];
      return space ? [`space-${space.id}`] : [];
    }
    const all = [...new Set(events.flatMap((event) => picture(event) ?? []))];
    return all.toSorted((a, b) => weight(a) - weight(b));
  },
  shows: (event) => harvest.has(event.type),
  retold: true,
  tidies: ({ type }) => ['turnEnded', 'workersBack', 'discarded', 'tileMoved'].includes(type),
  // Bats that fly out, the fruit they spend and the tree that grows of it are one flight; and so are bats that come home one by one.
  joins: ({ before: { step } }, { before: next }) =>
    ['fly', 'fruit', 'plant'].includes(next.step) || (step === 'home' && next.step === 'home')
};
