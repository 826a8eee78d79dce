/** Seeds, and where the last one falls. */
import { columnAt } from '../rules/area.ts';
import type { AiyeGame } from '../rules/index.ts';
import { lesson as w } from '../words/lesson.ts';
import { arrange } from './arrange.ts';
import { mine, seeded, shop, woken, type Of } from './facts.ts';
import * as light from './light.ts';

export const seeds = (game: AiyeGame): Of => ({
  id: 'seeds',
  title: w.seeds.title,
  seat: 0,
  begin: () => arrange(game, shop),
  steps: [
    { kind: 'look', text: w.seeds.goal, light: [light.scores, light.pits] },
    {
      kind: 'do',
      text: w.seeds.sow,
      light: [light.pit(1)],
      rules: ['AIY-SOW-01', 'AIY-SOW-03'],
      nudge: w.seeds.sowNudge,
      fits: ({ move }) => move.type === 'source' && move.column === 1,
      done: (state) => state.step === 'use'
    },
    {
      kind: 'do',
      text: w.seeds.use,
      light: [light.pit(4), light.choices],
      rules: ['AIY-SOW-08', 'AIY-ACT-01', 'AIY-SEED-01', 'AIY-ACT-05'],
      nudge: w.seeds.useNudge,
      fits: ({ move }) => move.type === 'use',
      done: (state) => (columnAt(mine(state), 4)?.moon ?? 0) >= 2,
      then: w.seeds.got
    }
  ]
});

export const aim = (game: AiyeGame): Of => ({
  id: 'aim',
  title: w.aim.title,
  seat: 0,
  begin: () => arrange(game, shop),
  steps: [
    {
      kind: 'choose',
      text: w.aim.choose,
      light: [light.pit(3), light.pit(5)],
      nudge: w.aim.chooseNudge,
      fits: ({ move }) => move.type === 'source' && (move.column === 3 || move.column === 5),
      ways: [
        { done: (state) => woken(state) === 5, then: w.aim.five },
        { done: (state) => woken(state) === 6, then: w.aim.six }
      ]
    },
    {
      kind: 'do',
      text: w.aim.around,
      at: () => arrange(game, { ...shop, mine: seeded({ 2: { moon: 1 }, 6: { sun: 5 } }) }),
      light: [light.pit(6)],
      rules: ['AIY-SOW-04'],
      nudge: w.aim.aroundNudge,
      fits: ({ move }) => move.type === 'source' && move.column === 6,
      done: (state) => woken(state) === 5,
      then: w.aim.cameAround
    },
    {
      kind: 'do',
      text: w.aim.mixed,
      at: () => arrange(game, { ...shop, mine: seeded({ 2: { sun: 1, moon: 1 }, 5: { sun: 2 } }) }),
      light: [light.pit(2), light.pit(4)],
      rules: ['AIY-SOW-07'],
      nudge: w.aim.mixedNudge,
      fits: ({ after }) => after.step === 'drop' || (woken(after) === 4 && columnAt(mine(after), 4)!.moon === 1),
      done: (state) => woken(state) === 4 && columnAt(mine(state), 4)!.moon === 1,
      then: w.aim.asOrdered
    }
  ]
});
