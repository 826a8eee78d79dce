/** What the table says to those who do not look: the sand, the end of a fall, the items of the count. */
import { untrack } from 'svelte';
import { announce } from '#ui/announce.svelte.ts';
import type { Clock } from '../../view.ts';
import type { AyaGame } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import type { Telling } from './count.svelte.ts';
import { rankLine, type Ending } from './ending.ts';
import { lyingOf } from './hand.svelte.ts';
import { dominoName } from './things.ts';

type Around = {
  readonly game: AyaGame;
  readonly state: State;
  readonly clock: Clock | undefined;
  /** A film runs. */
  readonly watching: boolean;
  /** The position before it, while it does. */
  readonly before: State | undefined;
  /** The domino that may be pushed next. */
  readonly pushed: string | undefined;
  readonly telling: Telling | undefined;
  readonly end: Ending | undefined;
};

const minute = 60_000;
const marks = [minute, 10_000];

/** For the life of a component. */
export function speakAloud(around: () => Around): void {
  let marked = Infinity;
  $effect(() => {
    const left = around().clock?.left;
    if (left === undefined || left === Infinity) return;
    const mark = marks.findLast((one) => left <= one);
    if (mark !== undefined && mark < marked && left > 0)
      announce(mark === minute ? words.told.sand.minute : words.told.sand.ten, true);
    marked = mark ?? Infinity;
  });

  let watched: State | undefined;
  $effect(() => {
    const { watching, before } = around();
    // Of several films, one after another, what all of them brought down is said together.
    if (watching) watched ??= before;
    else if (watched) {
      const began = watched;
      watched = undefined;
      untrack(() => sayFallen(around(), began));
    }
  });

  $effect(() => {
    const item = around().telling?.now;
    if (item) announce(words.count.line(item.title, item.text, item.sum));
  });
  $effect(() => {
    const { telling, end } = around();
    if (telling?.done && end) announce(words.count.rank(end.points, rankLine(end)));
  });
}

function sayFallen({ game, state, pushed }: Around, before: State): void {
  const lying = lyingOf(state).length;
  if (state.phase !== 'push' && state.phase !== 'over') {
    if (lying > 0) announce(words.told.lying(lying));
    return;
  }
  const standing = ({ dominoes }: State): number => Object.values(dominoes).filter(({ is }) => is === 'upright').length;
  const next = pushed === undefined ? '' : ` ${words.dock.pushed(dominoName(game.box, pushed))}`;
  announce(`${words.told.front(standing(before) - standing(state))}${next}`);
}
