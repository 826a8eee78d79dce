/** What the picture of the table is brought to, what it points at, and which of its dominoes the river has reached. */
import type { Doubts } from '../aid/ready.ts';
import type { AyaGame } from '../rules/index.ts';
import { snap } from '../aid/snap.ts';
import { running, seatOf, type State } from '../rules/state.ts';
import { changed } from './changed.ts';
import type { Telling } from './count.svelte.ts';
import type { Item } from './items.ts';
import { lyingOf, type Hand } from './hand.svelte.ts';
import { notesOf } from './notes.ts';
import type { Projector } from './projector.svelte.ts';
import { Ready } from './ready.svelte.ts';
import { frontOf } from './scene/front.ts';
import { amid, type Focus, type Note, type Spot, type StageProps, type Tag } from './stage.ts';
import type { Touches } from './touches.svelte.ts';
import type { Wave } from './wave.svelte.ts';
import { watered } from './wet.ts';

type Around = {
  readonly game: AyaGame;
  /** The position as it is seen. */
  readonly state: State;
  readonly projector: Projector;
  readonly hand: Hand;
  readonly touches: Touches;
  readonly telling: Telling | undefined;
  readonly wave: Wave;
  /** Where the moment that is looked back at began. */
  readonly from: State | undefined;
  /** Every gap is measured; otherwise only holes that stop a fall are marked. */
  readonly ruler: boolean;
  /** Nothing moves that need not. */
  readonly calm: boolean;
};
type Look = NonNullable<StageProps['look']>;

/** Frames between two looks at the front, and how far apart its arms may be for one of them (0.01 cm). */
const calmly = 15;
const apart = 2200;
/** Within this of the domino in hand (0.01 cm) nothing is written on the table. */
const within = 150;
/** From so many lying dominoes on, they are looked at from further away. */
const many = 12;
const whole: Look = { at: { x: 0, z: 0 }, height: 'whole' };

export class Gaze {
  readonly #around: () => Around;

  /** Fingers have taken the picture elsewhere: it stays there until another seat decides, or something falls. */
  taken = $state(false);
  /** The whole table is looked at, until something is placed. */
  whole = $state(false);
  readonly #decision = $derived.by(() => {
    const { state, projector } = this.#around();
    return `${seatOf(state, state.turn)} ${state.phase} ${state.pushes.length} ${projector.busy}`;
  });

  readonly #placed = $derived.by(() => Object.keys(this.#around().state.dominoes).length);

  readonly #hopped = $derived.by(() => this.#around().hand.hopped);

  readonly #ready: Ready;

  constructor(around: () => Around) {
    this.#around = around;
    this.#ready = new Ready(around);
    $effect(() => {
      void this.#decision;
      this.taken = false;
    });
    $effect(() => {
      void [this.#decision, this.#placed];
      this.whole = false;
    });
    // Whoever sends the domino to another end wants to see it there.
    $effect(() => {
      if (this.#hopped) this.centre();
    });
  }

  /** Fingers take the picture where they like. */
  take(): void {
    this.taken = true;
    this.whole = false;
  }
  /** Back to where one builds. */
  centre(): void {
    this.taken = false;
    this.whole = false;
  }

  readonly lying = $derived.by((): string[] => {
    const { state } = this.#around();
    return running(state) ? lyingOf(state) : [];
  });

  /** What is told of has changed these; a film shows it itself. */
  readonly #told = $derived.by((): readonly Focus[] => {
    const { from, state, projector } = this.#around();
    return from && !projector.busy ? changed(from, state) : [];
  });

  readonly focus = $derived.by((): Focus[] => {
    const { telling, touches, wave } = this.#around();
    if (wave.open) return [...wave.focus];
    if (this.#told.length > 0) return [...this.#told];
    if (telling) return telling.now?.focus ? [telling.now.focus] : [];
    const { pushed, turned } = touches;
    return [
      ...(this.lying.length > 0 ? [{ pieces: this.lying, sign: 'lying' as const }] : []),
      ...(pushed !== undefined ? [{ pieces: [pushed], sign: 'push' as const }] : []),
      ...(turned !== undefined ? [{ pieces: [turned], sign: 'choice' as const }] : [])
    ];
  });

  readonly notes = $derived.by((): Note[] => {
    const { game, state, projector, ruler, hand } = this.#around();
    const { pose, verdict } = hand.put?.held ?? {};
    const fills = ({ at: { x, z } }: Note): boolean =>
      verdict === 'safe' || snap(game.box, state, [x / 100, z / 100])?.verdict !== 'safe';
    // Where the domino in hand hangs, its own sign tells; of a hole that it would fill better, the hole's sign does.
    const isFree = (note: Note): boolean =>
      !pose || Math.hypot(pose.x - note.at.x, pose.z - note.at.z) > within || (isHole(note) && !fills(note));
    return running(state) && !projector.busy ? notesOf(game.box, state, ruler).filter(isFree) : [];
  });

  readonly tags = $derived.by((): readonly Tag[] => {
    const { wave, projector } = this.#around();
    return wave.open ? wave.tags : projector.busy ? [] : this.#ready.tags;
  });

  /** Photos that should be ready, and are lost as things really fall. */
  get lost(): Doubts {
    return this.#ready.lost;
  }
  /** What has just changed for the better, or has not, in a sentence. */
  get news(): string | undefined {
    return this.#ready.news;
  }

  readonly wet = $derived.by((): string[] => {
    const { state, projector } = this.#around();
    const before = Object.keys(state.dominoes).filter((id) => state.dominoes[id]!.is === 'fallen');
    const { frame: now } = projector.watching ?? { frame: 0 };
    return [...before, ...this.#watered.flatMap(({ id, frame }) => (frame <= now ? [id] : []))];
  });
  readonly #reel = $derived.by(() => this.#around().projector.watching?.film);
  readonly #watered = $derived.by(() => (this.#reel ? watered(this.#around().state, this.#reel) : []));

  readonly look = $derived.by((): StageProps['look'] => {
    const { state, telling, touches, hand, wave } = this.#around();
    if (this.#front) return this.#front;
    if (telling) return lookOf(telling.now);
    if (this.#told.length > 0) return { at: amid(this.#told.flatMap((one) => spotsOf(state, one))), height: 'middle' };
    if (this.whole || wave.open) return whole;
    const { length } = this.lying;
    if (length > 0)
      return { at: amid(this.lying.map((id) => state.dominoes[id]!)), height: length > many ? 'middle' : 'near' };
    if (this.taken || state.due === 'start') return undefined;
    if (touches.pushed !== undefined) return { at: state.dominoes[touches.pushed]!, height: 'work' };
    if (state.phase === 'break' || state.phase === 'push') return whole;
    const at = hand.home ?? this.#last;
    return { at, height: 'work', also: this.#hole(at), presumed: hand.home === undefined };
  });

  /** The hole in the river that is nearest to where one builds. */
  #hole(from: Spot): Spot | undefined {
    const far = ({ at }: Note): number => Math.hypot(at.x - from.x, at.z - from.z);
    const holes = this.notes.filter(isHole);
    return holes.toSorted((a, b) => far(a) - far(b))[0]?.at;
  }

  /** Where the work stopped: the domino placed last, or the first tile. */
  readonly #last = $derived.by((): Spot => {
    const { state } = this.#around();
    const last = Object.values(state.dominoes).at(-1) ?? Object.values(state.tiles)[0];
    return last ? { x: last.x, z: last.z } : { x: 0, z: 0 };
  });

  /** The front of the fall, at its own calm pace: a new place only now and then. */
  readonly #film = $derived.by(() => {
    const { calm, projector } = this.#around();
    return calm ? undefined : projector.watching?.film;
  });
  readonly #moment = $derived.by(() => calmly * Math.floor((this.#around().projector.watching?.frame ?? 0) / calmly));
  readonly #front = $derived.by((): Look | undefined => {
    const front = this.#film && frontOf(this.#film, this.#moment);
    if (!front) return undefined;
    if (this.#around().state.due !== 'fall') return { at: front.at, height: 'near' };
    // Arms that are far apart are seen together.
    return { at: front.at, height: front.spread > apart ? 'whole' : 'middle' };
  });
}

const isHole = ({ verdict }: Note): boolean => verdict === 'firebreak';
const spotsOf = (state: State, { pieces }: Focus): Spot[] =>
  pieces.flatMap((id) => state.tiles[id] ?? state.dominoes[id] ?? []);
const lookOf = (item: Item | undefined): Look => (item?.at ? { at: item.at, height: 'middle' } : whole);
