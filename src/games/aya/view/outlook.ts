/** What the app would still build, for the break in which the team makes its plan: places on the table, and a few words. */
import { reached } from '../bot/reach.ts';
import { isHurried } from '../bot/sand.ts';
import { survey } from '../bot/survey.ts';
import type { AyaGame } from '../rules/index.ts';
import { types, type State, type Type } from '../rules/state.ts';
import { outlook as words } from '../words/outlook.ts';
import { grounds } from '../words/names.ts';
import type { Glow } from './stage.ts';
import { planOf } from './planned.ts';

export type Outlook = {
  /** Each landscape and each domino still to come, large and small, with what is wanted there. */
  readonly glows: readonly Glow[];
  readonly text: string;
};

export function outlookOf(game: AyaGame, state: State): Outlook {
  const { box } = game;
  const plan = planOf(game, state);
  const { taken, wanted, supply } = survey(box, state, plan);
  const open = taken.filter((id) => id === null).length;
  // With few dominoes left, what they can no longer build is no plan.
  const spots = reached(box, state, plan);
  const isWhole = spots.length === open;
  const brought = new Set(spots.map(({ brings }) => brings));
  const tiles = [...plan.tiles].filter(([id]) => !Object.hasOwn(state.tiles, id) && (isWhole || brought.has(id)));
  const typeOf = (id: string): Type => box.tiles.get(id)!.type as Type;
  const glows = [
    ...tiles.map(([id, next]): Glow => ({ key: `plan ${id}`, next, wants: typeOf(id), fits: true })),
    ...spots.map(({ pose, type }, n): Glow => ({ key: `plan ${n}`, next: pose, wants: type, fits: false }))
  ];
  if (spots.length === 0 && !isWhole) return { glows: [], text: words.nothing };
  const scarce = types.filter((type) => wanted[type] > supply[type]);
  const text = [
    words.build(
      types.flatMap((type) => {
        const many = tiles.filter(([id]) => typeOf(id) === type).length;
        return many > 0 ? [words.of(many, grounds[type])] : [];
      }),
      spots.filter(({ partner }) => partner !== null).length,
      spots.length,
      isHurried(state)
    ),
    ...(isWhole && scarce.length > 0 ? [words.scarce(scarce.map((type) => grounds[type]))] : [])
  ];
  return { glows, text: text.join(' ') };
}
