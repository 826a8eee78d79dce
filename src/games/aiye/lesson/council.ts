/** Icons that do more than give a seed, the Council, sowing again, and conflict. */
import { kindOf } from '../rules/deck.ts';
import type { AiyeGame } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { lesson as w } from '../words/lesson.ts';
import { arrange, cardOf, type Pile } from './arrange.ts';
import { inFourOrFive, landing, mine, seeded, shop, type Of } from './facts.ts';
import * as light from './light.ts';

/** Two cards, which give one more summon and convert. */
const converting = (game: AiyeGame): State => landing(game, ['CS4', 'CM6']);

export const meeting = (game: AiyeGame): Of => ({
  id: 'council',
  title: w.council.title,
  seat: 0,
  begin: () => converting(game),
  steps: [
    {
      kind: 'look',
      text: w.council.plus,
      light: [light.card(cardOf(game, converting(game), 'CS4'))],
      rules: ['AIY-XSUM-01', 'AIY-XSUM-02']
    },
    {
      kind: 'do',
      text: w.council.convert,
      light: [light.icon('convert'), light.pit(3)],
      rules: ['AIY-CONV-01'],
      nudge: w.council.convertNudge,
      fits: ({ move }) => move.type === 'use' || move.type === 'from',
      done: (state) =>
        state.using === null && !state.acts[0]?.open.some(({ card }) => kindOf(game.deck, card).id === 'CM6'),
      then: w.council.converted
    },
    {
      kind: 'do',
      text: w.council.promote,
      at: () => landing(game, ['CS5']),
      light: [light.icon('promote'), light.council],
      rules: ['AIY-PROM-01', 'AIY-PROM-06', 'AIY-SCO-03'],
      nudge: w.council.promoteNudge,
      // Fewer columns lose points.
      fits: ({ before, move }) =>
        move.type === 'card' ? inFourOrFive(before, move.card) : before.step !== 'use' || move.type === 'use',
      done: (state) => mine(state).council.length === 1 && ['use', 'village'].includes(state.step),
      then: w.council.sits
    },
    {
      kind: 'do',
      text: w.council.meet,
      at: () => landing(game, ['CN4'], { council: ['start-sun', 'CS3', 'start-moon'] }),
      light: [light.mode('meeting'), light.council],
      rules: ['AIY-MEET-01', 'AIY-MEET-03', 'AIY-MEET-04'],
      nudge: w.council.meetNudge,
      fits: ({ move }) => move.type === 'decide' && move.mode === 'meeting',
      done: (state) => state.met,
      then: w.council.met
    },
    {
      kind: 'do',
      text: w.council.again,
      at: () => landing(game, ['CN2', 'start-moon'], { fifth: 1 }),
      light: [light.mode('extraSowing'), light.tokens],
      rules: ['AIY-XS-01', 'AIY-XS-02', 'AIY-XS-03', 'AIY-XS-04', 'AIY-XS-05'],
      nudge: w.council.againNudge,
      fits: ({ before, move }) => before.sownAgain || (move.type === 'decide' && move.mode === 'extraSowing'),
      done: (state) => state.acts.length === 2,
      then: w.council.both
    }
  ]
});

export const conflict = (game: AiyeGame): Of => {
  const theirs: readonly Pile[] = [
    { cards: ['start-sun'], sun: 2 },
    { cards: ['start-moon', 'CS2', 'start-moon', 'CM3'] },
    { cards: ['start-sun', 'CM6', 'start-sun'], moon: 1 },
    { cards: ['start-moon', 'start-moon'] },
    { cards: ['start-sun'] },
    { cards: ['CS3'] }
  ];
  const closed = (): State => {
    const state = arrange(game, { ...shop, mine: seeded({ 1: { sun: 3 }, 5: { moon: 1 } }) });
    mine(state).columns[3]!.blocked = true;
    return state;
  };
  return {
    id: 'conflict',
    title: w.conflict.title,
    seat: 0,
    begin: () => landing(game, ['CS1'], { theirs }),
    steps: [
      {
        kind: 'do',
        text: w.conflict.strike,
        light: [light.icon('conflict')],
        rules: ['AIY-CON-01', 'AIY-SHD-01'],
        nudge: w.conflict.strikeNudge,
        fits: ({ after }) => after.areas[1]!.columns.some(({ blocked }) => blocked),
        done: (state) => state.areas[1]!.columns.some(({ blocked }) => blocked)
      },
      {
        kind: 'look',
        text: w.conflict.hit,
        front: 1,
        light: [light.pit(2), light.pit(3)],
        rules: ['AIY-CON-08']
      },
      {
        kind: 'do',
        text: w.conflict.closed,
        at: closed,
        light: [light.pit(1), light.pit(4)],
        rules: ['AIY-SOW-05', 'AIY-REC-01'],
        nudge: w.conflict.closedNudge,
        fits: ({ move }) => move.type === 'source' && move.column === 1,
        done: (state) => state.acts.length > 0,
        then: w.conflict.passed
      }
    ]
  };
};
