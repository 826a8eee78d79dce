/** The hand over the table: where the domino in it is held, what its camera is for, and how it is let go. */
import type { Illegal } from '#engine/game.ts';
import { layBehind, layOn } from '../aid/lay.ts';
import type { Hop } from '../aid/hops.ts';
import { onBy } from '../aid/onward.ts';
import { freeEnds, type End } from '../aid/snap.ts';
import { startDefault } from '../rules/box.ts';
import type { Point } from '../rules/geometry.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { isPractice } from '../rules/practice.ts';
import { idsOf, type Pose, type State } from '../rules/state.ts';
import { around } from './angles.ts';
import { inside, isBeyond, leanOf, rounded, swept, under } from './finger.ts';
import { nudgedBy, startNudged, turnedBy } from './adjust.ts';
import { Trail } from './haste.ts';
import { inHand, moveOf, putOf, type Put, type UseName, type Wish } from './put.ts';
import type { Spot } from './stage.ts';
import { advised, asAsked, suggest, suggestFrom, wishOf, type Entry, type Hung } from './suggest.ts';
import { bestUse, placesFor, usesOf, type Use } from './uses.ts';

type Around = {
  readonly game: AyaGame;
  readonly state: State;
  /** Somebody here holds the domino (or the Start tile) of this position. */
  readonly live: boolean;
  /** What to propose here has been thought out, and what a camera could be for: until then neither is asked. */
  readonly thought: boolean;
  readonly weighed: boolean;
  /** Lifting the finger lets go; otherwise the domino hangs there until it is placed. */
  readonly quick: boolean;
  readonly onmove: (moves: readonly Move[]) => void;
  readonly onrefuse: (illegal: Illegal) => void;
};

/** A domino in hand, and what lay when something was settled about it. */
type Holding = { readonly key: string; readonly lying: readonly string[] };
/** Moved by hand, for the domino `of`; a tile of the wish is the one that lies on top, `top`. */
type Moved = Hung & { readonly of: Holding; readonly top: string };
type Chosen = { readonly of: Holding; readonly use: UseName; readonly byHand: boolean };

export class Hand {
  readonly #around: () => Around;
  /** What is held was moved by hand; otherwise it hangs where the app suggests. */
  #wish = $state.raw<Moved>();
  #use = $state.raw<Chosen>();
  #start = $state.raw<Pose>();
  #hopped = $state.raw<{ readonly of: Holding; readonly pose: Pose }>();
  /** The port through which a tile is entered. */
  #entry = $state(0);
  readonly #trail = new Trail();
  /** How everything hung when the finger came. */
  #before = $state.raw<{
    readonly wish: Moved | undefined;
    readonly use: Chosen | undefined;
    readonly start: Pose | undefined;
  }>();

  constructor(around: () => Around) {
    this.#around = around;
  }

  /** What is in the hand, each time it is drawn. */
  get #holding(): Holding {
    const { state } = this.#around();
    const { stock, from, turn, dominoes } = state;
    const key = [inHand(state), from[turn], Object.keys(dominoes).length, ...stock].join(' ');
    return { key, lying: lyingOf(state) };
  }
  /** It is still the same domino, and no accident has brought it back into the hand; what was stood up since changes nothing. */
  #isOf(of: Holding | undefined): boolean {
    const { key, lying } = this.#holding;
    return of?.key === key && lying.every((id) => of.lying.includes(id));
  }
  /** It hangs where a finger or a key brought it. */
  get moved(): boolean {
    return this.#isOf(this.#wish?.of);
  }
  /** Where a finger or a key brought it last: another one each time that it goes elsewhere. */
  get brought(): object | undefined {
    return this.#wish;
  }
  /** A finger is about to bring it somewhere: the picture keeps still under it. */
  get dragged(): boolean {
    return this.#before !== undefined;
  }
  get domino(): string | undefined {
    const { state, live } = this.#around();
    return live && state.due === 'place' ? inHand(state) : undefined;
  }
  get use(): UseName {
    return this.#use && this.#isOf(this.#use.of) ? this.#use.use : this.#best;
  }
  /** A tile is to come whose shape is not known yet. */
  get asks(): boolean {
    const { game, state } = this.#around();
    return this.use === 'tile' && this.domino !== undefined && asAsked(game, state, this.domino) !== state;
  }

  readonly #best = $derived.by((): UseName => {
    const { game, state, thought } = this.#around();
    return this.domino === undefined || !thought ? 'plain' : bestUse(game, state, this.domino);
  });
  /** It is better kept on the reserve than placed where it hangs. */
  get keeps(): boolean {
    return this.proposes && !this.moved && this.#isKept && this.use === 'plain';
  }
  readonly #isKept = $derived.by((): boolean => {
    const { game, state, thought } = this.#around();
    return thought && this.domino !== undefined && !isPractice(state) && advised(game, state).type === 'toReserve';
  });
  /** It is not known yet what a camera can be for here. */
  get weighs(): boolean {
    return !this.#around().weighed;
  }
  /** What the camera of the domino can be for where it hangs; undefined if it has none. */
  readonly uses = $derived.by((): readonly Use[] | undefined => {
    const { game, state, weighed } = this.#around();
    if (this.domino === undefined) return undefined;
    return usesOf(game, state, this.domino, this.#hasPlace, weighed ? (use) => this.#hangs(use) : undefined);
  });
  readonly #hasPlace = $derived.by((): ((use: UseName) => boolean) => {
    const { game, state } = this.#around();
    return this.domino === undefined ? () => false : placesFor(game, state, this.domino);
  });
  /** The use is what the app proposes, and not chosen by hand. */
  get proposes(): boolean {
    return !this.#use?.byHand || !this.#isOf(this.#use.of);
  }
  get #tile(): Entry {
    return { id: this.#top(this.#around().state), entry: this.#entry };
  }

  /** What the app suggests: on from the domino placed last, or from any end; at first, before the spring. */
  readonly #suggested = $derived.by((): Hung | undefined =>
    this.domino === undefined || !this.#around().thought ? undefined : this.#suggests(this.use)
  );
  #suggests(use: UseName): Hung {
    const { game, state } = this.#around();
    return suggest(game, state, this.domino!, use);
  }
  /** How it would hang for this use: where it is, if it was moved there. */
  #hangs(use: UseName): Hung {
    const own = this.#now;
    if (!this.moved || !own) return this.#suggests(use);
    if (use === own.wish.use) return own;
    return use === 'tile'
      ? wishOf(layBehind(this.#around().game.box, this.#tile.id, this.#entry, own.wish.pose))
      : { ...own, wish: { ...own.wish, use, tile: null } };
  }

  /** At the end it was told to go to. */
  get hopped(): Pose | undefined {
    return this.#hopped && this.#isOf(this.#hopped.of) ? this.#hopped.pose : undefined;
  }
  /** Where a new domino hangs, before it is moved, or the end it went to: what the picture is brought to. */
  get home(): Pose | undefined {
    return this.hopped ?? this.#suggested?.wish.pose;
  }

  /** The tile that would be laid: any of its kind, as long as none has been asked for. */
  #top(state: State): string {
    const { game } = this.#around();
    const domino = inHand(state)!;
    const { type } = game.box.dominoes.get(domino)!;
    return (type === 'garden' ? null : asAsked(game, state, domino).tileTop[type]) ?? game.box.startTile;
  }

  get #now(): Hung | undefined {
    const own = this.#wish;
    if (!own || !this.moved || own.wish.use !== this.use) return this.#suggested;
    const { id, entry } = this.#tile;
    if (own.wish.use !== 'tile' || own.top === id) return own;
    // The tile that was asked for has come: it lies where the domino leads.
    return wishOf(layBehind(this.#around().game.box, id, entry, own.wish.pose));
  }
  /** The end that is gone on from, if it is one. */
  get end(): End | null {
    return this.#now?.end ?? null;
  }
  /** The domino as it is held, and what would come of letting it go. */
  readonly put = $derived.by((): Put | undefined => {
    const { game, state } = this.#around();
    const { domino } = this;
    const now = this.#now;
    if (domino === undefined || !now) return undefined;
    // A tile that is being asked for is judged as any of its kind.
    return putOf(game, now.wish.use === 'tile' ? asAsked(game, state, domino) : state, domino, now.wish);
  });
  /** Where the Start tile is held. */
  get start(): Pose {
    const { game, state } = this.#around();
    return this.#start ?? startDefault(game.box, state.options);
  }

  /** What is proposed later changes nothing of it, its use neither. */
  #set(wish: Wish, end: End | null): void {
    if (!this.#isOf(this.#use?.of)) this.#use = { of: this.#holding, use: wish.use, byHand: false };
    this.#wish = { of: this.#holding, wish, end, top: this.#tile.id };
  }

  /**
   * What the camera is for. A tile is asked for first, since its shape is a surprise (AYA-CAM-03). Where the domino
   * cannot stand with it, it goes to where it can; if there is no such place, the rule is told.
   */
  choose(use: UseName): void {
    const { onrefuse } = this.#around();
    const one = this.uses?.find((other) => other.use === use);
    if (!one) return;
    if (one.illegal && !one.elsewhere && use !== 'plain') return onrefuse(one.illegal);
    const stays = one.illegal === undefined && this.moved ? this.#hangs(use) : undefined;
    this.#use = { of: this.#holding, use, byHand: true };
    this.#entry = 0;
    if (stays) this.#set(stays.wish, stays.end);
    else this.#wish = undefined;
    this.ask();
  }
  /** Asks for the tile, if one is to come. */
  ask(): void {
    if (this.asks) this.#around().onmove([{ type: 'askTile', ms: 0, away: 0 }]);
  }

  /** A finger on the table, or drawing the domino over it. Its haste is that of the finger, not of a page that comes to it late. */
  point({ x, z }: Spot, phase: 'move' | 'end', time: number): void {
    const { state, game, live, quick } = this.#around();
    const finger: Point = [x / 100, z / 100];
    this.#before ??= { wish: this.#wish, use: this.#use, start: this.#start };
    // AYA-TIME-04: when the sand ends, what was being done is cancelled.
    if (state.phase === 'break' || (phase === 'end' && isBeyond(game.box, state, finger))) return this.back();
    if (live && state.due === 'start')
      this.#start = rounded(inside(game.box, state, finger, game.box.size.tile), this.start.a);
    else if (this.domino !== undefined) {
      this.#trail.follow(finger, time);
      this.#hold(game, state, finger);
      if (phase === 'move') this.#sweep(finger);
    }
    if (phase === 'move') return;
    const pose = this.#now?.wish.pose;
    const tilt = pose ? leanOf(state, pose, this.#trail.speed) : 0;
    this.#letGo();
    if (quick && this.domino !== undefined) this.place(tilt);
  }
  /** Whatever took the finger away: everything hangs as it did when it came. */
  back(): void {
    const before = this.#before;
    this.#letGo();
    if (!before) return;
    this.#wish = before.wish;
    this.#use = before.use;
    this.#start = before.start;
  }
  #letGo(): void {
    this.#trail.clear();
    this.#before = undefined;
  }

  #sweep(finger: Point): void {
    const { game, state, onmove } = this.#around();
    const hit = swept(game.box, state, rounded(finger, this.#now!.wish.pose.a), this.#trail.speed);
    if (!hit) return;
    this.#trail.clear();
    onmove([{ type: 'bump', ...hit, ms: 0, away: 0 }]);
  }

  /** What was not chosen by hand gives way where it cannot be. */
  #hold(game: AyaGame, state: State, finger: Point): void {
    const chosen = !this.proposes;
    const ways = chosen || this.#best === 'plain' ? [this.use] : [this.#best, 'plain' as const];
    let hung: Hung | undefined;
    for (const use of ways) {
      const asked = use === 'tile' ? asAsked(game, state, this.domino!) : state;
      hung = under(game.box, state, finger, use, this.#tile, this.#now?.wish.pose.a ?? 0);
      if (ways.length === 1 || !putOf(game, asked, this.domino!, hung.wish).illegal) break;
    }
    if (!hung) return;
    if (!chosen) this.#use = { of: this.#holding, use: hung.wish.use, byHand: false };
    this.#set(hung.wish, hung.end);
  }

  /** Turns what is held, by tenths of a degree to the right. A tile on from an end is turned port by port. */
  turn(by: number): void {
    const { game, state } = this.#around();
    if (state.due === 'start') {
      this.#start = { ...this.start, a: around(this.start.a + 3 * by) };
      return;
    }
    const now = this.#now;
    if (!now) return;
    const { hung, entry } = turnedBy(game.box, state, now, this.#tile, by);
    this.#entry = entry;
    this.#set(hung.wish, hung.end);
  }

  /** Moves what is held a little, by hundredths of a centimetre along its heading and to its right. */
  nudge(forward: number, side: number): void {
    if (this.#around().state.due === 'start') {
      this.#start = startNudged(this.start, forward, side);
      return;
    }
    const now = this.#now;
    if (now) this.#set(nudgedBy(now.wish, forward, side), now.end);
  }

  /** On from an end, by figures: how it turns (tenths of a degree) and how far (cm). */
  goOn(end: End, turn: number, pitch: number): void {
    const { game, state } = this.#around();
    const { use } = this;
    if (use === 'tile') {
      const { wish } = wishOf(layOn(game.box, this.#top(state), this.#entry, end, turn));
      return this.#set(wish, end);
    }
    this.#set({ pose: onBy(end.pose, turn, pitch), use, tile: null }, end);
  }
  /** Held on one of the places drawn on a tile. */
  onSlot(pose: Pose): void {
    this.#set({ pose, use: this.use, tile: null }, null);
  }
  /** Where the finger touched a standing domino: on from it, if it is an end. */
  onto(id: string): boolean {
    const { game, state } = this.#around();
    if (this.domino === undefined) return false;
    return this.#goTo(freeEnds(game.box, state).find((one) => one.of === 'domino' && one.id === id));
  }
  #goTo(end: End | undefined): boolean {
    const hung = end && this.#on(end, this.use);
    if (hung) this.#set(hung.wish, hung.end);
    return hung !== undefined;
  }
  /** No hole is left before or behind it that nobody means to fill. */
  #passes({ wish }: Hung): boolean {
    const { game, state } = this.#around();
    const domino = this.domino!;
    const { verdict } = putOf(game, wish.use === 'tile' ? asAsked(game, state, domino) : state, domino, wish).held;
    return verdict !== 'far' && verdict !== 'dry';
  }
  #on(end: End, use: UseName): Hung | undefined {
    const { game, state } = this.#around();
    const domino = this.domino!;
    const asked = use === 'tile' ? asAsked(game, state, domino) : state;
    return suggestFrom(game, asked, domino, use, this.#tile, end);
  }

  /** At a free end: as it wants the next domino, or on from it with what the camera brings, if the fall comes there. */
  hangAt({ of, id, pose, next, room }: Hop): void {
    if (this.domino === undefined) return;
    const end = of === 'domino' || of === 'port' ? { of, id, pose } : null;
    const kept = room ? { room: { type: null, animal: false } } : {};
    const plain: Hung = { wish: { pose: next, use: 'plain', tile: null, ...kept }, end };
    const use = this.proposes ? this.#best : this.use;
    const on = end && use !== 'plain' ? this.#on(end, use) : undefined;
    const hung = on && this.#passes(on) ? on : undefined;
    if (!hung || this.proposes) this.#use = { of: this.#holding, use: hung ? use : 'plain', byHand: false };
    const { wish, end: at } = hung ?? plain;
    this.#set(wish, at);
    this.#hopped = { of: this.#holding, pose: wish.pose };
  }

  /** Lets go. */
  place(tilt = 0): void {
    const { game, state, live, onmove, onrefuse } = this.#around();
    if (!live) return;
    if (state.due === 'start') {
      const move: Move = { type: 'start', ...this.start };
      const illegal = game.illegal(state, move);
      return illegal ? onrefuse(illegal) : onmove([move]);
    }
    const now = this.#now;
    if (!now || this.domino === undefined) return;
    const leaning = moveOf(state, now.wish, tilt);
    // What the rules take no lean for is set down, however fast the finger was (AYA-TOKEN-04).
    const move = tilt !== 0 && game.illegal(state, leaning) ? moveOf(state, now.wish) : leaning;
    const illegal = game.illegal(state, move);
    if (illegal) onrefuse(illegal);
    else onmove([move]);
  }

  /** Turns a standing domino on its spot (AYA-PLACE-05). */
  turnStanding(id: string, by: number): void {
    const { game, state, onmove, onrefuse } = this.#around();
    const domino = state.dominoes[id];
    if (!domino) return;
    const move: Move = { type: 'turn', domino: id, x: domino.x, z: domino.z, a: around(domino.a + by), ms: 0, away: 0 };
    const illegal = game.illegal(state, move);
    if (illegal) onrefuse(illegal);
    else onmove([move]);
  }
}

/** Dominoes that lie and may be stood up. */
export const lyingOf = (state: State): string[] =>
  idsOf(state.dominoes).filter((id) => state.dominoes[id]!.is === 'lying');
/** Pairs that lie flat for now and may be raised. */
export const laidOf = (state: State): string[] =>
  idsOf(state.tokens).filter((id) => {
    const { at: where, on } = state.tokens[id]!;
    return where === 'laid' && state.dominoes[on[1]]?.is === 'upright';
  });
