/** Cards of the Village, and masks. */
import { seedsOf } from '../rules/area.ts';
import type { AiyeGame } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { lesson as w } from '../words/lesson.ts';
import { arrange, cardOf, type Pile } from './arrange.ts';
import { has, heightOf, mine, seeded, shop, type Of } from './facts.ts';
import * as light from './light.ts';

/** In the Village, with these columns. */
const shopping = (game: AiyeGame, columns: readonly Pile[]): State => {
  const state = arrange(game, { ...shop, mine: columns });
  state.step = 'village';
  state.summons = 1;
  return state;
};

export const cards = (game: AiyeGame): Of => {
  const begin = (): State => shopping(game, seeded({ 2: { sun: 1 }, 3: { moon: 1, sun: 1 }, 4: { sun: 1, moon: 2 } }));
  const dear = (): State => shopping(game, seeded({ 1: { sun: 1 }, 2: { moon: 2 }, 5: { sun: 2 } }));
  const challenger = light.card(cardOf(game, begin(), 'CS1'));
  const guardian = light.card(cardOf(game, dear(), 'CN3'));
  return {
    id: 'cards',
    title: w.cards.title,
    seat: 0,
    begin,
    steps: [
      { kind: 'look', text: w.cards.village, light: [light.village], rules: ['AIY-VIL-01'] },
      {
        kind: 'do',
        text: w.cards.summon,
        light: [challenger, light.pit(1), light.column(cardOf(game, begin(), 'CS1'))],
        rules: ['AIY-VIL-04', 'AIY-VIL-06', 'AIY-VIL-08', 'AIY-SCO-01'],
        nudge: w.cards.summonNudge,
        fits: ({ before, move }) =>
          move.type === 'summon' ? light.card(move.card) === challenger : before.summoning !== null,
        done: (state) => has(game, state, 'CS1') && state.step === 'village',
        then: w.cards.paid
      },
      {
        kind: 'do',
        text: w.cards.end,
        light: [light.dock],
        rules: ['AIY-VIL-02', 'AIY-VIL-15'],
        nudge: w.cards.endNudge,
        fits: ({ move }) => move.type === 'endTurn',
        done: (state) => state.seat === 1
      },
      {
        kind: 'watch',
        text: w.cards.watch,
        light: [light.scores],
        rules: ['AIY-TURN-01', 'AIY-TURN-02'],
        until: (state) => state.seat === 0 && state.step === 'source'
      },
      {
        kind: 'choose',
        text: w.cards.price,
        at: dear,
        light: [guardian, light.pit(1), light.pit(4)],
        rules: ['AIY-VIL-07', 'AIY-COL-01'],
        nudge: w.cards.priceNudge,
        fits: ({ before, move, after }) =>
          move.type === 'summon'
            ? light.card(move.card) === guardian
            : before.summoning !== null && (after.summoning === null || [1, 4].includes(after.onto ?? 0)),
        ways: [
          { done: (state) => heightOf(game, state, 'CN3') === 1 && state.step === 'village', then: w.cards.cheap },
          { done: (state) => heightOf(game, state, 'CN3') === 2 && state.step === 'village', then: w.cards.dear }
        ]
      }
    ],
    reply: (state) => rival(game, state)
  };
};

/** What Sena does in a lesson: sows what wakes most, uses what she may, summons what she can, and ends. */
function rival(game: AiyeGame, state: State): Parameters<AiyeGame['play']>[1] | undefined {
  if (game.turn(state) !== 1) return undefined;
  const moves = game.moves(state);
  if (state.step === 'source') return moves.find((move) => move.type === 'source' && move.column === 1) ?? moves[0];
  const order = ['use', 'summon', 'to', 'pay', 'drop', 'take', 'decide', 'done', 'endTurn'];
  return order.map((type) => moves.find((move) => move.type === type)).find((move) => move !== undefined);
}

export const masks = (game: AiyeGame): Of => {
  const begin = (): State =>
    shopping(game, seeded({ 1: { sun: 3 }, 2: { moon: 2 }, 4: { sun: 2, moon: 1 }, 6: { moon: 1 } }));
  const joy = light.card(cardOf(game, begin(), 'joy'));
  return {
    id: 'masks',
    title: w.masks.title,
    seat: 0,
    begin,
    steps: [
      { kind: 'look', text: w.masks.joy, light: [joy, light.purse], rules: ['AIY-SCO-02', 'AIY-MASK-01'] },
      {
        kind: 'do',
        text: w.masks.summon,
        light: [joy],
        nudge: w.masks.summonNudge,
        fits: ({ before, move }) =>
          move.type === 'summon'
            ? light.card(move.card) === joy
            : before.summoning !== null && !(move.type === 'pay' && move.color === 'moon'),
        done: (state) => has(game, state, 'joy') && state.step === 'village' && seedsOf(mine(state)).moon === 4,
        then: w.masks.scored
      }
    ]
  };
};
