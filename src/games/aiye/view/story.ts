/** What happens in Àiyé, in small pictures. */
import type { Story } from '../../view.ts';
import type { Event } from '../rules/events.ts';
import type { AiyeGame } from '../rules/index.ts';
import { kindOf } from './facts.ts';

function picture(game: AiyeGame, event: Event): string | undefined {
  switch (event.type) {
    case 'summoned':
    case 'promoted':
    case 'cardMoved':
    case 'columnMade':
      return `card-${kindOf(game.deck, event.card).id}`;
    case 'sown':
      return 'sowing';
    case 'landed':
      return 'activating';
    case 'meeting':
      return 'icon-councilMeeting';
    case 'recovered':
      return 'recovering';
    case 'used':
      // Whom it hits may be for its owner to say, later.
      return kindOf(game.deck, event.card).abilities[event.icon]?.type === 'conflict' ? 'icon-conflict' : undefined;
    case 'seedsTaken':
      return 'icon-gainSeed';
    case 'converted':
      return 'icon-convert';
    case 'seedsMoved':
      return 'icon-moveSeeds';
    case 'blocked':
      return 'icon-conflict';
    case 'spared':
      return 'icon-shield';
    case 'discarded':
      return 'village';
    case 'lastRound':
    case 'over':
      return 'end';
    default:
      return undefined;
  }
}

const weight = (topic: string): number => (topic.startsWith('card-') ? 0 : topic === 'icon-conflict' ? 1 : 2);

export const story: Story<AiyeGame> = {
  pictures: (game, _before, _move, events) =>
    [...new Set(events.flatMap((event) => picture(game, event) ?? []))].toSorted((a, b) => weight(a) - weight(b)),
  shows: () => false
};
