/** The hand over the table: where the domino in it is held, what its camera is for, and how it is let go. */
import type { Illegal } from '#engine/game.ts';
import { lay, layOn } from '../aid/lay.ts';
import { bufferPitch, freeEnds, onBy, snap, type End } from '../aid/snap.ts';
import { startDefault } from '../rules/box.ts';
import { at, between, middleOf, within, type Point } from '../rules/geometry.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { isSure, lean } from '../rules/place.ts';
import { footprint } from '../rules/pose.ts';
import { uprightsUnder } from '../rules/room.ts';
import { idsOf, type Pose, type State } from '../rules/state.ts';
import { inHand, moveOf, putOf, type Put, type UseName, type Wish } from './put.ts';
import type { Spot } from './stage.ts';
import { suggest, wishOf, type Hung } from './suggest.ts';

type Around = {
  readonly game: AyaGame;
  readonly state: State;
  /** Somebody here holds the domino (or the Start tile) of this position. */
  readonly live: boolean;
  readonly quick: boolean;
  readonly onmove: (moves: readonly Move[]) => void;
  readonly onrefuse: (illegal: Illegal) => void;
};

/** How a hurried finger is read: over so many milliseconds, centimetres a second to a degree of lean, and when it sweeps. */
const haste = { over: 80, perDegree: 1.5, sweep: 20 };
/** How far an offer may be from the finger of a natural hand (cm). */
const weak = 1.2;
const turns = 3600;
const around = (a: number): number => ((Math.round(a) % turns) + turns) % turns;

export class Hand {
  readonly #around: () => Around;
  /** What is held was moved by hand; otherwise it hangs where the app suggests. */
  #wish = $state.raw<{ readonly of: string } & Hung>();
  #use = $state.raw<{ readonly of: string; readonly use: UseName }>();
  #start = $state.raw<Pose>();
  /** The port through which a tile is entered. */
  #entry = $state(0);
  #trail: { readonly at: Point; readonly time: number }[] = [];

  constructor(around: () => Around) {
    this.#around = around;
  }

  /** What is in the hand, each time it is drawn, and taken back after an accident. */
  get #key(): string {
    const { state } = this.#around();
    return `${inHand(state) ?? ''} ${Object.keys(state.dominoes).length} ${lyingOf(state).length}`;
  }
  /** It hangs where a finger or a key brought it. */
  get moved(): boolean {
    return this.#wish?.of === this.#key;
  }
  get domino(): string | undefined {
    const { state, live } = this.#around();
    return live && state.due === 'place' ? inHand(state) : undefined;
  }
  get use(): UseName {
    return this.#use?.of === this.#key ? this.#use.use : 'plain';
  }

  /** What the app suggests: on from the domino placed last, or from any end; at first, before the spring. */
  readonly #suggested = $derived.by((): Hung | undefined => {
    const { game, state } = this.#around();
    if (this.domino === undefined) return undefined;
    return suggest(game, state, this.domino, this.use, { id: this.#top(state), entry: this.#entry });
  });

  /** Where a new domino hangs, before it is moved: what the picture is brought to. */
  get home(): Pose | undefined {
    return this.#suggested?.wish.pose;
  }

  #top(state: State): string {
    const { game } = this.#around();
    const { type } = game.box.dominoes.get(inHand(state)!)!;
    return (type === 'garden' ? null : state.tileTop[type]) ?? game.box.startTile;
  }

  get #now(): Hung | undefined {
    const own = this.#wish;
    return own?.of === this.#key && own.wish.use === this.use ? own : this.#suggested;
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
    return domino === undefined || !now ? undefined : putOf(game, state, domino, now.wish);
  });
  /** Where the Start tile is held. */
  get start(): Pose {
    const { game, state } = this.#around();
    return this.#start ?? startDefault(game.box, state.options);
  }

  #set(wish: Wish, end: End | null): void {
    this.#wish = { of: this.#key, wish, end };
  }

  /** What the camera is for. A tile is asked for first, since its shape is a surprise (AYA-CAM-03). */
  choose(use: UseName): void {
    const { game, state, onmove } = this.#around();
    this.#use = { of: this.#key, use };
    this.#wish = undefined;
    this.#entry = 0;
    const { type } = game.box.dominoes.get(inHand(state)!)!;
    if (use === 'tile' && type !== 'garden' && state.tileTop[type] === null)
      onmove([{ type: 'askTile', ms: 0, away: 0 }]);
  }

  /** A finger on the table, or drawing the domino over it. `through`: straight from the hand, let go where it is lifted. */
  point({ x, z }: Spot, phase: 'move' | 'end', through = false): void {
    const { state, game, live } = this.#around();
    const finger: Point = [x / 100, z / 100];
    if (live && state.due === 'start') {
      this.#start = { x: Math.round(x) + 0, z: Math.round(z) + 0, a: this.start.a };
      return;
    }
    if (this.domino === undefined) return;
    const time = performance.now();
    this.#trail = [...this.#trail.filter((one) => time - one.time <= haste.over), { at: finger, time }];
    this.#hold(game, state, finger);
    if (phase === 'move') return this.#sweep(finger);
    const tilt = this.#lean();
    this.#trail = [];
    if (through || this.#around().quick || !isSure(state.options.hand)) this.place(tilt);
  }

  #hold({ box }: AyaGame, state: State, finger: Point): void {
    const { use } = this;
    const heading = this.#now?.wish.pose.a ?? 0;
    if (use === 'tile') {
      const { wish, end } = wishOf(lay(box, state, this.#top(state), this.#entry, finger, heading));
      return this.#set(wish, end);
    }
    const { hand } = state.options;
    const offer = hand === 'bare' ? undefined : snap(box, state, finger);
    const near = offer && (hand !== 'natural' || between(middleOf(offer.pose), finger) <= weak);
    if (!offer || !near) {
      const pose = { x: Math.round(finger[0] * 100) + 0, z: Math.round(finger[1] * 100) + 0, a: heading };
      return this.#set({ pose, use, tile: null }, null);
    }
    const wide = use === 'buffer' && offer.end;
    const pose = wide ? onBy(offer.end.pose, turnOf(offer.end.pose, offer.pose), bufferPitch) : offer.pose;
    this.#set({ pose, use, tile: null }, offer.end);
  }

  /** Lean of a release, in tenths of a degree, by the speed of the finger along the heading (AYA-R-05). */
  #lean(): number {
    const { state } = this.#around();
    const [first, last] = [this.#trail[0], this.#trail.at(-1)];
    const pose = this.#now?.wish.pose;
    if (isSure(state.options.hand) || !first || !last || !pose || last.time - first.time < 1) return 0;
    const [from] = within({ ...pose, x: 0, z: 0 }, first.at);
    const [to] = within({ ...pose, x: 0, z: 0 }, last.at);
    const speed = ((to - from) * 1000) / (last.time - first.time);
    return Math.max(-lean.most, Math.min(lean.most, Math.round((speed / haste.perDegree) * 10))) + 0;
  }

  /** A bare hand that draws a domino fast over standing ones knocks the first one it touches. */
  #sweep(finger: Point): void {
    const { game, state, onmove } = this.#around();
    const [first, last] = [this.#trail[0], this.#trail.at(-1)];
    if (state.options.hand !== 'bare' || !first || !last || last.time - first.time < 10) return;
    const speed = (between(first.at, last.at) * 1000) / (last.time - first.time);
    const pose = this.#now!.wish.pose;
    const [hit] = speed > haste.sweep ? uprightsUnder(game.box, state, footprint(game.box.size, pose)) : [];
    if (hit === undefined) return;
    const dir = around((Math.atan2(finger[1] - first.at[1], finger[0] - first.at[0]) * 1800) / Math.PI);
    this.#trail = [];
    onmove([{ type: 'bump', domino: hit, dir, ms: 0, away: 0 }]);
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
    const { wish, end } = now;
    if (wish.use !== 'tile') return this.#set({ ...wish, pose: { ...wish.pose, a: around(wish.pose.a + by) } }, end);
    const id = this.#top(state);
    const ports = game.box.tiles.get(id)!.shape.ports.length;
    if (end) {
      this.#entry = (this.#entry + (by > 0 ? 1 : ports - 1)) % ports;
      const next = wishOf(layOn(game.box, id, this.#entry, end, turnOf(end.pose, wish.pose)));
      return this.#set(next.wish, end);
    }
    const next = wishOf(lay(game.box, state, id, this.#entry, middleOf(wish.tile!), wish.pose.a + 3 * by));
    this.#set(next.wish, next.end);
  }

  /** Moves what is held a little, by hundredths of a centimetre along its heading and to its right. */
  nudge(forward: number, side: number): void {
    const { state } = this.#around();
    if (state.due === 'start') {
      const { x, z, a } = this.start;
      this.#start = { x: x + forward, z: z + side, a };
      return;
    }
    const now = this.#now;
    if (!now) return;
    const shift = (pose: Pose): Pose => {
      const [x, z] = at({ ...now.wish.pose, x: pose.x, z: pose.z }, forward / 100, side / 100);
      return { x: Math.round(x * 100) + 0, z: Math.round(z * 100) + 0, a: pose.a };
    };
    const { wish, end } = now;
    this.#set({ ...wish, pose: shift(wish.pose), tile: wish.tile && shift(wish.tile) }, end);
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
    const end = freeEnds(game.box, state).find((one) => one.of === 'domino' && one.id === id);
    if (!end || this.domino === undefined) return false;
    this.goOn(end, 0, 2);
    return true;
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
    const move = moveOf(state, now.wish, tilt);
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

/** How far `to` is turned against `from`, −1800 to 1800. */
function turnOf(from: Pose, to: Pose): number {
  const turn = around(to.a - from.a);
  return turn > turns / 2 ? turn - turns : turn;
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
