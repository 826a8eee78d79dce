/**
 * A match as this tab has it: a ledger and a draft, and the one writer of both. What is to come is tried beside them, stored, and
 * only then taken and told; a draft that is final and the draws that follow it are stored in one transaction, so that no crash can
 * leave a draw to be made twice.
 */
import { Draft, type DraftMoves } from '#engine/draft.ts';
import type { Game, Move, Seat, Turn } from '#engine/game.ts';
import { canonical, type JsonObject } from '#engine/json.ts';
import type { Accord, Entry, Player } from '#engine/log.ts';
import type { Happening, Step } from '#engine/timeline.ts';
import { merge, nothingElse } from '#store/backup.ts';
import { handsOf } from '#store/hands.ts';
import type { appendEntries, Charter, Glance, LoadedMatch, loadMatch, saveDraft, Tip } from '#store/matches.ts';
import { StoreProblem } from '#store/problem.ts';
import type { LogPort } from '#sync/ports.ts';
import type { Devices } from '#sync/devices.ts';
import { Ledger } from '#sync/ledger.ts';
import { begins, forkOf } from './copy.ts';
import { glanceAt } from './glance.ts';
import type { Luck } from './luck.ts';

export type MatchStore = {
  readonly loadMatch: typeof loadMatch;
  readonly appendEntries: typeof appendEntries;
  readonly saveDraft: typeof saveDraft;
};

/**
 * What has become of a match: moves carried out, oldest first, none if something else has changed; or `jump`: the position changed
 * in another way, as something was taken back, or another tab went elsewhere.
 */
export type Told = readonly Step[] | 'jump';

/** A match at one moment. */
export type View = {
  /** The position with every entry and drafted move played. Not to be changed. */
  readonly state: JsonObject;
  readonly turn: Turn;
  /** The seat that writes the next move, if one is due. */
  readonly author: Seat | undefined;
  /** Chance is to speak, or moves that are final are not yet entries. */
  readonly due: boolean;
  readonly entries: readonly Entry[];
  /** What led to the position, drafted moves last. */
  readonly history: readonly Happening[];
  /** Who plays which seat on which device now. */
  readonly devices: Devices;
  /** The first move of what would be taken back. */
  readonly undoable: Happening | undefined;
  readonly redoable: boolean;
  /** How many touches made the draft. */
  readonly touches: number;
};

export class MatchLog implements LogPort {
  readonly charter: Charter;
  #ledger: Ledger;
  #draft: Draft;
  #view: View;
  #damage: LoadedMatch['damage'];
  #last: Promise<unknown> = Promise.resolve();
  readonly #game: Game;
  readonly #store: MatchStore;
  readonly #tell: (told: Told) => void;

  /** Throws StoreProblem `damaged` if not even the beginning of the match can be read. */
  constructor(game: Game, loaded: LoadedMatch, store: MatchStore, tell: (told: Told) => void) {
    this.charter = loaded.charter;
    this.#game = game;
    this.#store = store;
    this.#tell = tell;
    this.#ledger = ledgerOf(game, loaded);
    this.#draft = this.#restored(loaded);
    this.#view = this.#seen();
  }

  get ledger(): Ledger {
    return this.#ledger;
  }
  get draft(): Draft {
    return this.#draft;
  }
  get drafted(): readonly Move[] {
    return this.#draft.moves;
  }
  get view(): View {
    return this.#view;
  }
  /** Set if the log does not hold from entry number `at` on; it is then shown up to there. */
  get damage(): LoadedMatch['damage'] {
    return this.#damage;
  }

  /**
   * Changes the draft and stores it. One that is final by then is only given back: it is to be written. Undefined if there is
   * nothing to change.
   */
  change(act: (draft: Draft) => Draft | undefined): Promise<Draft | undefined> {
    return this.#alone(async () => {
      const told = this.#draft.steps.length;
      const draft = act(this.#draft);
      if (!draft || draft === this.#draft) return undefined;
      if (draft.closed) return draft;
      const glance = this.#glance(this.#ledger, draft);
      await this.#store.saveDraft(this.charter.header.id, this.#tip, draft.stored, glance);
      this.#take(this.#ledger, draft, draft.steps.length > told ? draft.steps.slice(told) : undefined);
      return draft;
    });
  }

  /** Writes a draft that is final, and what the dice of this device have to say. */
  async settle({ moves, steps }: Draft, luck: Luck): Promise<void> {
    const ahead = this.#ledger.copy();
    for (const move of moves) ahead.move(move, steps);
    ahead.draw(luck);
    await this.write(ahead);
  }

  /** Writes that somebody else plays a seat of this device. */
  async hand(seat: Seat, player: Player): Promise<void> {
    const ahead = this.#ledger.copy();
    const what = { type: 'hand', seat, to: 0, player } as const;
    const wrong = ahead.take({ n: ahead.tip.n, type: 'accord', by: 0, with: [0], what });
    if (wrong !== undefined) throw new Error(wrong);
    await this.write(ahead);
  }

  write(ahead: Ledger): Promise<void> {
    const tip = this.#tip;
    const fresh = ahead.entries.slice(tip.count);
    return this.#alone(async () => {
      const before = this.#draft;
      // What is left of the turn in the making: all of it where the entries leave the position, and who decides, alone.
      const spared = fresh.every((entry) => entry.type === 'accord' && spares(entry.what, this.#ledger.author));
      const draft = spared ? before.after(ahead.tip.n) : new Draft(this.#game, ahead.base);
      const glance = this.#glance(ahead, draft, ahead.turn);
      await this.#store.appendEntries(this.charter.header.id, tip, fresh, glance, draft.stored);
      const known = new Set(before.steps.map(({ happening }) => happening.after));
      const agreed = fresh.some(({ type }) => type === 'accord');
      this.#take(ahead, draft, agreed ? undefined : ahead.steps.filter(({ happening }) => !known.has(happening.after)));
    });
  }

  adopt(theirs: Ledger): Promise<void> {
    return this.#alone(() => this.#adopt(theirs));
  }

  /** The other arm of a fork becomes the match, ours a match of its own. */
  async #adopt(theirs: Ledger): Promise<void> {
    const { entries, draft, updated, hashes } = await this.#store.loadMatch(this.charter.header.id);
    const charter = forkOf(this.charter, entries, hashes.at(-1)!);
    const ours = Ledger.believe(this.#game, { ...this.charter, entries });
    const noDraft = new Draft(this.#game, theirs.base);
    const now = new Date().toISOString();
    // Adopted before, and played on since, the copy of this arm stays as it is.
    const kept = await this.#store.loadMatch(charter.header.id).catch(() => undefined);
    const copy = {
      packed: { charter, entries, draft, updated },
      glance: glanceAt(this.#game, ours.state, ours.turn),
      over: 'unreadable'
    } as const;
    await merge(
      [
        ...(kept && begins(kept.entries, entries) ? [] : [copy]),
        {
          packed: { charter: this.charter, entries: theirs.entries, draft: noDraft.stored, updated: now },
          glance: glanceAt(this.#game, theirs.state, theirs.turn),
          over: { count: entries.length, tip: hashes.at(-1)! }
        }
      ],
      nothingElse
    );
    this.#take(theirs, noDraft);
  }

  /** Reads the match again and tells what is new in it. */
  refresh(): Promise<void> {
    return this.#alone(() => this.#reread());
  }

  async #reread(): Promise<void> {
    const loaded = await this.#store.loadMatch(this.charter.header.id);
    const { n, hash: tip } = this.#ledger.tip;
    const before = this.#draft;
    if (loaded.hashes[n] !== tip || loaded.damage || this.#damage) {
      this.#ledger = ledgerOf(this.#game, loaded);
      return this.#take(this.#ledger, this.#restored(loaded));
    }
    const ahead = this.#ledger.copy();
    const fresh = loaded.entries.slice(n);
    ahead.believe(fresh);
    this.#ledger = ahead;
    const same = fresh.length === 0 && canonical(before.stored) === canonical(loaded.draft);
    const draft = same ? before : this.#restored(loaded);
    // What was told as a draft of this tab, or another's, is not told again.
    const now = [...ahead.steps, ...draft.steps];
    const goesOn = before.moves.every((move, i) => now[i] && canonical(now[i].happening.move) === canonical(move));
    const agreed = fresh.some(({ type }) => type === 'accord');
    this.#take(ahead, draft, goesOn && !agreed ? now.slice(before.steps.length) : undefined);
  }

  /** One thing at a time. Where another tab has written, what it wrote is read. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work).catch(async (error: unknown) => {
      if (error instanceof StoreProblem && error.kind === 'conflict') await this.#reread().catch(() => undefined);
      throw error;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** What is stored is how it is now. Without steps that lead there it is told as a jump. */
  #take(ledger: Ledger, draft: Draft, told: Told = 'jump'): void {
    this.#ledger = ledger;
    this.#draft = draft;
    this.#view = this.#seen();
    this.#tell(told);
  }

  /** The stored draft on the end of the ledger. */
  #restored(loaded: LoadedMatch): Draft {
    const good = this.#ledger.tip.n;
    this.#damage = good < loaded.entries.length ? { at: good } : loaded.damage;
    return Draft.restore(this.#game, this.#ledger.base, this.#damage ? nothing : loaded.draft);
  }

  #glance({ entries }: Ledger, { state }: Draft, turn?: Turn): Glance {
    const hands = handsOf(this.charter, entries);
    return { ...glanceAt(this.#game, state, turn), ...(hands && { hands }) };
  }

  get #tip(): Tip {
    const { n, hash: tip } = this.#ledger.tip;
    return { count: n, tip };
  }

  #seen(): View {
    const { turn, ended, entries, devices, history } = this.#ledger;
    const { steps, undoable, redoable, touches, state, closed } = this.#draft;
    return {
      state,
      turn: ended ? turn : this.#draft.turn,
      author: ended ? undefined : this.#draft.author,
      due: !ended && (closed || turn === 'chance'),
      entries,
      history: [...history, ...steps.map(({ happening }) => happening)],
      devices,
      undoable: undoable?.happening,
      redoable,
      touches
    };
  }
}

const nothing: DraftMoves = { moves: [], undone: [] };

/** True if an accord changes neither the position nor who plays this seat. */
const spares = (what: Accord, seat: Seat | undefined): boolean =>
  what.type === 'rest' || what.type === 'device' || (what.type === 'hand' && what.seat !== seat);

/** The ledger of a stored match. Throws StoreProblem `damaged` if not even its beginning can be read. */
export function ledgerOf(game: Game, { charter, entries }: Pick<LoadedMatch, 'charter' | 'entries'>): Ledger {
  try {
    return Ledger.believe(game, { ...charter, entries });
  } catch (error) {
    throw new StoreProblem('damaged', (error as Error).message, error);
  }
}
