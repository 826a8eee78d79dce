/** The last chapters: turns and sand, pushes and the count, and a small river of one’s own. */
import type { AyaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { lesson as w } from '../words/lesson.ts';
import {
  arrange,
  bring,
  built,
  draw,
  fallen,
  left,
  on,
  placing,
  playing,
  pushFirst,
  stem,
  straight
} from './arrange.ts';
import { comes, photos, runsOn, type Of } from './facts.ts';
import * as light from './light.ts';
import { pushing } from './river.ts';
import { desertRun, mixed, tileAfter } from './stretches.ts';

const timeless = { ms: 0, away: 0 } as const;

export const turn = (game: AyaGame): Of => {
  const own = stem(game);
  const row = on(own.at(-1)!, straight(3));
  const { camera, slots: ahead } = tileAfter(game, row[2]!);
  const before = [...mixed([...own, ...row.slice(0, 2)]), camera];
  const begin = (): State => arrange(game, { people: 2, stood: before, hold: 'desert' });
  const drawn = ({ due }: State): Move | undefined => (due === 'drawn' ? { type: 'drawn', kind: 'desert' } : undefined);
  /** A garden lies on the reserve of the learner, who is to draw. */
  const saved = (): State => {
    const state = arrange(game, { people: 2, stood: before, hold: 'garden' });
    playing(game, state, { type: 'toReserve', ...timeless }, draw('later'));
    for (const move of [draw('stock'), { type: 'drawn', kind: 'desert' } as const]) playing(game, state, move);
    playing(game, state, placing({ pose: ahead[0]! }), draw('later'));
    bring(game, state, ['desert']);
    return state;
  };
  const paused = (): State => {
    const state = begin();
    return playing(game, state, { type: 'sandOut', ms: state.options.glassMs - state.sandMs, away: 0 });
  };
  return {
    id: 'turn',
    title: w.turn.title,
    seat: 0,
    begin,
    steps: [
      {
        kind: 'look',
        text: w.turn.glass,
        light: [light.glass],
        rules: ['AYA-TIME-01', 'AYA-SETUP-06', 'AYA-END-01', 'AYA-END-02']
      },
      {
        kind: 'do',
        text: w.turn.place,
        light: [light.seats, light.go],
        rules: ['AYA-DEAL-01', 'AYA-DRAW-01', 'AYA-DRAW-02', 'AYA-DRAW-05', 'AYA-PLACE-01'],
        nudge: w.turn.placeNudge,
        fits: (tried) => comes(tried.move) || (tried.move.type === 'place' && runsOn(tried)),
        shown: (state) => [state.due === 'place' ? [placing({ pose: ahead[0]! }), draw('stock')] : [draw('stock')]],
        done: (state) => state.turn === 1
      },
      {
        kind: 'watch',
        text: w.turn.watch,
        light: [light.last],
        rules: ['AYA-DRAW-06'],
        until: (state) => state.turn === 0 && state.due === 'place'
      },
      {
        kind: 'do',
        text: w.turn.reserve,
        at: saved,
        light: [light.then, light.go],
        rules: ['AYA-RES-01', 'AYA-DRAW-03'],
        nudge: w.turn.reserveNudge,
        fits: (tried) => comes(tried.move) || (tried.move.type === 'place' && runsOn(tried)),
        shown: (state) => [[...(state.due === 'place' ? [placing({ pose: ahead[1]! })] : []), draw('reserve')]],
        done: (state) => state.turn === 1
      },
      {
        kind: 'look',
        text: w.turn.pause,
        at: paused,
        light: [light.glass],
        rules: ['AYA-TIME-02', 'AYA-TIME-03', 'AYA-TIME-05']
      }
    ],
    reply: (state) => {
      if (state.turn === 1 && state.due === 'draw') return draw('stock');
      if (state.turn === 1 && state.due === 'ahead') return draw('later');
      if (state.turn !== 1 || state.due !== 'place') return drawn(state);
      return placing({ pose: ahead.find((pose) => !game.illegal(state, placing({ pose })))! });
    }
  };
};

export const pushes = (game: AyaGame): Of => {
  const own = stem(game);
  const start = on(own.at(-1)!, straight(1));
  const middle = on(on(start[0]!, [0], 6)[0]!, straight(2));
  const stood = [...mixed([...own, ...start, ...middle]), ...desertRun(game, on(middle.at(-1)!, [0], 4)[0]!)];
  const early = own.length + start.length;
  const idsFrom = (state: State, from: number, to?: number): string[] => Object.keys(state.dominoes).slice(from, to);
  const push = (state: State, n: number): State =>
    playing(game, state, { type: 'push', domino: Object.keys(state.dominoes)[n]! });
  /** Both pushes that cost nothing have been made. */
  const twice = (): State => {
    const state = push(built(game, stood), 0);
    fallen(game, state, idsFrom(state, 0, early));
    push(state, early);
    return fallen(game, state, idsFrom(state, early, early + middle.length));
  };
  const over = (): State => {
    const state = push(twice(), early + middle.length);
    return fallen(game, state, idsFrom(state, early + middle.length));
  };
  /** The first behind the second hole. */
  const behind = (state: State): string => Object.keys(state.dominoes)[early + middle.length]!;
  return {
    id: 'pushes',
    title: w.pushes.title,
    seat: 0,
    begin: () => built(game, stood),
    steps: [
      {
        kind: 'do',
        text: w.pushes.push,
        ...pushing,
        rules: ['AYA-TOPPLE-03'],
        nudge: w.pushes.pushNudge,
        shown: (state) => pushFirst(game, state),
        done: (state) => state.due === 'push' && state.pushes.length === 1,
        then: w.pushes.stopped
      },
      {
        kind: 'choose',
        text: w.pushes.choose,
        at: twice,
        light: [light.tokens, light.go, light.enough],
        rules: ['AYA-SETUP-05', 'AYA-TOPPLE-04', 'AYA-TOPPLE-05', 'AYA-TOPPLE-07', 'AYA-SCORE-04'],
        nudge: w.pushes.chooseNudge,
        fits: ({ before, move }) => move.type === 'enough' || (move.type === 'push' && move.domino === behind(before)),
        shown: (state) => [[{ type: 'push', domino: behind(state) }], [{ type: 'enough' }]],
        ways: [
          { done: (state) => state.pushes.length === 3 && photos(game, state) === 2, then: w.pushes.again },
          { done: (state) => state.phase === 'over' && state.pushes.length === 2, then: w.pushes.enough }
        ]
      },
      {
        kind: 'look',
        text: w.pushes.count,
        at: over,
        light: [light.count],
        rules: ['AYA-COUNT-01', 'AYA-COUNT-02', 'AYA-SCORE-03', 'AYA-SCORE-05', 'AYA-LADDER-01']
      }
    ]
  };
};

/** What is left in the box for the small river: mostly of one kind. */
const few = { desert: 9, desertCamera: 1, garden: 2 };

export const match = (game: AyaGame): Of => {
  const own = stem(game);
  const row = mixed(on(own.at(-1)!, straight(1)));
  const { camera } = tileAfter(game, on(row[0]!.pose, straight(1))[0]!);
  const begin = (): State => {
    const state = arrange(game, { sand: 180_000, stood: [...mixed(own), ...row, camera], hold: 'desert' });
    playing(game, state, { type: 'sandOut', ms: 180_000, away: 0 });
    state.unseen = { ...Object.fromEntries(game.box.kinds.map((kind) => [kind, 0])), ...few } as State['unseen'];
    return left(state, 6);
  };
  return {
    id: 'match',
    title: w.match.title,
    seat: 0,
    begin,
    steps: [
      {
        kind: 'play',
        text: w.match.begin,
        light: [light.go],
        rules: ['AYA-DEAL-03'],
        then: (state) => {
          const won = photos(game, state);
          return won > 0 ? w.match.won(won) : w.match.lost;
        }
      }
    ]
  };
};
