/** The end, and the last rounds of a real match. */
import { finalMatch } from '../../lesson.ts';
import type { AiyeGame } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { lesson as w } from '../words/lesson.ts';
import { arrange } from './arrange.ts';
import { inFourOrFive, landing, mine, type Of } from './facts.ts';
import * as light from './light.ts';

/** Late in a match: three masks each, and seeds for one more. */
const late = (game: AiyeGame): State => {
  const state = arrange(game, {
    characters: ['CS1', 'CN3', 'CM6', 'CS4'],
    masks: ['courage', 'serenity', 'abundance', 'generosity'],
    mine: [
      { cards: ['start-sun', 'CS4'], sun: 2 },
      { cards: ['start-moon', 'joy'], moon: 1 },
      { cards: ['start-sun', 'CM2'], moon: 2 },
      { cards: ['start-moon', 'start-moon', 'respect'] },
      { cards: ['start-sun', 'start-sun'], sun: 2 },
      { cards: ['start-moon', 'simplicity'], moon: 1 }
    ],
    council: ['CM5'],
    theirs: [
      { cards: ['start-sun', 'CS3'], sun: 1 },
      { cards: ['start-moon', 'devotion'], moon: 1 },
      { cards: ['start-sun', 'CM1'], sun: 1 },
      { cards: ['start-moon', 'start-moon', 'force'] },
      { cards: ['start-sun', 'start-sun'], moon: 1 },
      { cards: ['start-moon', 'patience'] }
    ]
  });
  state.round = 9;
  return state;
};

export const ending = (game: AiyeGame): Of => ({
  id: 'ending',
  title: w.ending.title,
  seat: 0,
  begin: () => {
    const state = late(game);
    state.step = 'village';
    state.summons = 1;
    return state;
  },
  steps: [
    {
      kind: 'do',
      text: w.ending.fourth,
      light: [light.scores, light.village],
      nudge: w.ending.fourthNudge,
      rules: ['AIY-VIL-09', 'AIY-END-01', 'AIY-END-02', 'AIY-END-03', 'AIY-END-04'],
      fits: ({ before, move }) =>
        move.type === 'summon' ? before.masks.open.includes(move.card) : before.summoning !== null,
      done: (state) => state.lastRound > 0 && state.step === 'village',
      then: w.ending.last
    },
    { kind: 'look', text: w.ending.sum, light: [light.scores], rules: ['AIY-SCO-08'] },
    {
      kind: 'do',
      text: w.ending.move,
      at: () => landing(game, ['CN3']),
      light: [light.icon('moveCard')],
      rules: ['AIY-SCO-04', 'AIY-SCO-05', 'AIY-MCARD-01'],
      nudge: w.ending.moveNudge,
      fits: ({ before, move }) =>
        move.type === 'card' ? inFourOrFive(before, move.card) : move.type === 'gap' || move.type === 'use',
      done: (state) => mine(state).columns.length === 7,
      then: w.ending.moved
    }
  ]
});

/** How far the end of the match has come: what is said above changes with it. */
function stands({ round, lastRound }: State): string {
  if (lastRound === 0) return w.match.open;
  return round < lastRound ? w.match.begun : w.match.last;
}

export const match = (game: AiyeGame): Of => ({
  id: 'match',
  title: w.match.title,
  seat: 0,
  begin: () => late(game),
  steps: [{ ...finalMatch(game, w.match), stands }]
});
