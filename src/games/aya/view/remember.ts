/** What of a finished river is worth remembering: the push that brought most, and what was closest to being won. */
import { total } from '#engine/game.ts';
import type { Done, Memory } from '../../view.ts';
import { nearlyWon, type Nearly } from '../aid/nearly.ts';
import { count, photosIn, scoreLines } from '../rules/count/count.ts';
import { ladderOf, rankIn } from '../rules/count/ladder.ts';
import type { AyaGame } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { ground, ranks } from '../words/names.ts';
import { nextRung } from './ending.ts';
import { fallsOf } from './projector.svelte.ts';
import { animalName, tileName } from './things.ts';

const m = words.memory;
const pointsOf = ({ box }: AyaGame, state: State): number => total(scoreLines(box, count(box, state)));
const photosOf = ({ box }: AyaGame, state: State): number => photosIn(count(box, state));

/** A push with its fall: its price, and whatever the fall won. */
function best(game: AyaGame, state: State, past: readonly Done<AyaGame>[], names: readonly string[]): Memory[] {
  const all = fallsOf(past).map(({ n, before }, at) => {
    const after = past.find((step) => step.n > n)?.before ?? state;
    const push = past.findLast((step) => step.n < n && step.move.type === 'push')!;
    const standing = ({ dominoes }: State): number =>
      Object.values(dominoes).filter(({ is }) => is === 'upright').length;
    return {
      n,
      push: at + 1,
      name: names[before.pushes.at(-1)?.by ?? 0] ?? '',
      points: pointsOf(game, after) - pointsOf(game, push.before),
      photos: photosOf(game, after) - photosOf(game, before),
      down: standing(before) - standing(after)
    };
  });
  const [most] = all.toSorted((a, b) => b.points - a.points || b.down - a.down);
  if (!most || most.points <= 0) return [];
  const { name, push, points, photos, down, n } = most;
  return [{ key: 'best', title: m.best, text: m.push(name, push, points), note: m.brought(down, photos), n }];
}

function lacked({ box }: AyaGame, { item, id, type, fails, short, of }: Nearly): string {
  const photo =
    item === 'animal'
      ? words.count.animal(animalName(box, id), ground(type))
      : words.count.landscape(tileName(box, id));
  if (fails === 'AYA-LAND-03') return m.dry(photo, short, of);
  if (fails === 'AYA-LAND-02') return m.foreign(photo, short);
  return m.lost(photo, words.count.reasons[fails] ?? fails);
}

/** The photo that was nearest, and how far it was to the next rank. */
function closest(game: AyaGame, state: State): Memory[] {
  const nearly = nearlyWon(game.box, state);
  const points = pointsOf(game, state);
  const next = nextRung(ladderOf(game.box, state.options), rankIn(game.box, state.options, points), points);
  const rank = next && m.rank(next.points - points, ranks[next.key] ?? '');
  const told = nearly ? lacked(game, nearly) : rank;
  return told === undefined
    ? []
    : [{ key: 'closest', title: m.closest, text: told, note: nearly ? rank : undefined, n: undefined }];
}

export const remember = (
  game: AyaGame,
  state: State,
  past: readonly Done<AyaGame>[],
  names: readonly string[]
): readonly Memory[] => [...best(game, state, past, names), ...closest(game, state)];
