/** The free ends as they glow, and hopping with the domino in hand from one to the next. */
import { announce } from '#ui/announce.svelte.ts';
import { hopsOf, type Hop } from '../aid/hops.ts';
import type { AyaGame } from '../rules/index.ts';
import { running, type State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { endInWords } from './endwords.ts';
import type { Hand } from './hand.svelte.ts';
import { inHand } from './put.ts';
import type { Glow } from './stage.ts';

type Around = {
  readonly game: AyaGame;
  readonly state: State;
  readonly hand: Hand;
  /** One touch is enough. */
  readonly quick: boolean;
};

/** How well a domino serves an end: 2 as what it wants, 1 as any, 0 not at all. */
function serves({ box }: AyaGame, domino: string, { wants }: Hop): 0 | 1 | 2 {
  const { type } = box.dominoes.get(domino)!;
  if (wants === null) return 1;
  return type === 'garden' || type === wants ? 2 : 0;
}

export class Ends {
  readonly #around: () => Around;
  /** Where it went last: moved by hand from there, it may hang at no end, and still goes on to the next. */
  #last: string | undefined;

  constructor(around: () => Around) {
    this.#around = around;
  }

  /** Where the domino in hand can go on: first where it is what is wanted, last where it is not. */
  readonly all = $derived.by((): readonly Hop[] => {
    const { game, state, hand } = this.#around();
    const { domino } = hand;
    if (domino === undefined || !running(state)) return [];
    const ends = hopsOf(game.box, state);
    return [...ends].sort((a, b) => serves(game, domino, b) - serves(game, domino, a));
  });

  /** The one that the domino hangs at. */
  readonly now = $derived.by((): Hop | undefined => {
    const { hand } = this.#around();
    const pose = hand.put?.held.pose;
    const by = hand.end;
    return (
      this.all.find(({ next }) => pose && next.x === pose.x && next.z === pose.z && next.a === pose.a) ??
      this.all.find(({ of, id, pose: from }) => by?.of === of && by.id === id && by.pose.a === from.a)
    );
  });

  /** What glows: every other one. */
  readonly glows = $derived.by((): readonly Glow[] => {
    const { game, state } = this.#around();
    const domino = inHand(state);
    const at = this.now?.key;
    if (domino === undefined) return [];
    return this.all.flatMap((end) =>
      end.key === at ? [] : [{ key: end.key, next: end.next, wants: end.wants, fits: serves(game, domino, end) > 0 }]
    );
  });

  /** To the next one, or back to the one before. */
  hop(by: 1 | -1): void {
    const { length } = this.all;
    if (length === 0) return;
    const here = this.now?.key ?? this.#last;
    const found = this.all.findIndex(({ key }) => key === here);
    const at = found < 0 && by < 0 ? 0 : found;
    this.#go(this.all[(at + by + length) % length]!);
  }

  /** To the one that was touched; one touch more places the domino, or this one. */
  touch(key: string): void {
    const { hand, quick } = this.#around();
    const end = this.all.find((one) => one.key === key);
    if (!end) return;
    this.#go(end);
    if (quick) hand.place();
  }

  #go(end: Hop): void {
    const { game, state, hand } = this.#around();
    hand.hangAt(end);
    this.#last = end.key;
    announce(words.ends.now(endInWords(game, state, end)));
  }
}
