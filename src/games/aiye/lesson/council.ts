/** Icons that do more than give a seed, the Council, sowing again, and conflict. */
import { kindOf } from '../rules/deck.ts';
import type { AiyeGame } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { lesson as w } from '../words/lesson.ts';
import { arrange, cardOf, playing, type Pile } from './arrange.ts';
import { mine, seeded, shop, type Of } from './facts.ts';
import * as light from './light.ts';

/** Column 1 is sown, with one seed, into column 2. */
const landing = (game: AiyeGame, columns: readonly Pile[], council: readonly string[] = []): State =>
  playing(game, arrange(game, { ...shop, mine: columns, council }), { type: 'source', column: 1 });

/** Two cards lie in column 2, which gives one more summon and converts. */
const converting = (game: AiyeGame): State =>
  landing(game, [
    { cards: ['start-sun'], sun: 1 },
    { cards: ['CS4', 'CM6'] },
    { cards: ['start-sun'], moon: 2 },
    { cards: ['start-moon', 'start-moon'] },
    { cards: ['start-sun', 'start-sun'] },
    { cards: ['start-moon'] }
  ]);

const promoting = (game: AiyeGame): State =>
  landing(game, [
    { cards: ['start-sun'], sun: 1 },
    { cards: ['CS5'] },
    { cards: ['start-sun'], moon: 2 },
    { cards: ['start-moon', 'start-moon'] },
    { cards: ['start-sun', 'start-sun'] },
    { cards: ['start-moon'] }
  ]);

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
      light: [light.dock, light.pit(3)],
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
      at: () => promoting(game),
      light: [light.dock, light.council],
      rules: ['AIY-PROM-01', 'AIY-PROM-02', 'AIY-PROM-06', 'AIY-PROM-07', 'AIY-PROM-08', 'AIY-SCO-03'],
      nudge: w.council.promoteNudge,
      fits: ({ before, move }) => before.step !== 'use' || move.type === 'use',
      done: (state) => mine(state).council.length === 1 && ['use', 'village'].includes(state.step),
      then: w.council.sits
    },
    {
      kind: 'do',
      text: w.council.meet,
      at: () =>
        landing(
          game,
          [
            { cards: ['start-sun'], sun: 1 },
            { cards: ['CN4'] },
            { cards: ['start-sun'], moon: 2 },
            { cards: ['start-moon', 'start-moon'] },
            { cards: ['start-sun', 'start-sun'] },
            { cards: ['start-moon'] }
          ],
          ['start-sun', 'CS3', 'start-moon']
        ),
      light: [light.dock, light.council],
      rules: ['AIY-MEET-01', 'AIY-MEET-03', 'AIY-MEET-04'],
      nudge: w.council.meetNudge,
      fits: ({ move }) => move.type === 'decide' && move.mode === 'meeting',
      done: (state) => state.met,
      then: w.council.met
    },
    {
      kind: 'do',
      text: w.council.again,
      at: () =>
        landing(game, [
          { cards: ['start-sun'], sun: 1 },
          { cards: ['CN2', 'start-moon'] },
          { cards: ['start-sun'], moon: 2 },
          { cards: ['start-moon', 'start-moon'] },
          { cards: ['start-sun', 'start-sun'], sun: 1 },
          { cards: ['start-moon'] }
        ]),
      light: [light.dock, light.tokens],
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
    begin: () =>
      playing(
        game,
        arrange(game, {
          ...shop,
          mine: [
            { cards: ['start-sun'], sun: 1 },
            { cards: ['CS1'] },
            { cards: ['start-sun'], moon: 2 },
            { cards: ['start-moon', 'start-moon'] },
            { cards: ['start-sun', 'start-sun'] },
            { cards: ['start-moon'] }
          ],
          theirs
        }),
        { type: 'source', column: 1 }
      ),
    steps: [
      {
        kind: 'do',
        text: w.conflict.strike,
        light: [light.dock],
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
