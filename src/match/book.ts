/**
 * The sheet of a match and its place in the store. A move is checked, stored, and only then told; a draft that is final and the
 * draws that follow it are stored in one transaction, so that no crash can leave a draw to be made twice.
 */
import type { Game } from '#engine/game.ts';
import { canonical } from '#engine/json.ts';
import type { Entry } from '#engine/log.ts';
import type { appendEntries, LoadedMatch, loadMatch, saveDraft } from '#store/matches.ts';
import { StoreProblem } from '#store/problem.ts';
import { carry, glanceAt, type Step } from './carry.ts';
import { Sheet, type Ahead, type View } from './sheet.ts';

export type BookStore = {
  readonly loadMatch: typeof loadMatch;
  readonly appendEntries: typeof appendEntries;
  readonly saveDraft: typeof saveDraft;
};

export type BookSetup = {
  readonly store: BookStore;
  /** Makes entries of a draft that is final, or lets chance speak: stores them and hands them to `append`. */
  readonly write: (sheet: Sheet) => Promise<void>;
  /** Moves were carried out, oldest first; none if something else has changed. */
  readonly steps: (steps: readonly Step[]) => void;
  /** The position changed in another way. */
  readonly jump: () => void;
};

export class Book {
  #sheet: Sheet;
  #view: View;
  /** Moves of the draft that were told when they were played. */
  #told = 0;
  /** What the match becomes by the entries that were handed to the store last. */
  #next: Ahead | undefined;
  readonly #game: Game;
  readonly #setup: BookSetup;

  /** Throws StoreProblem `damaged` if not even the beginning of the match can be read. */
  constructor(game: Game, loaded: LoadedMatch, setup: BookSetup) {
    this.#game = game;
    this.#setup = setup;
    this.#sheet = sheetOf(game, loaded);
    this.#view = this.#sheet.view();
  }

  /** The match as it is, with what is being stored. */
  get sheet(): Sheet {
    return this.#sheet;
  }
  /** The match as last told: what is being stored is not in it yet. */
  get view(): View {
    return this.#view;
  }

  /** Changes the draft, stores it (or the entries it has become), then tells. Says whether it is a draft still. */
  async put(act: (sheet: Sheet) => readonly Step[]): Promise<'draft' | 'written' | undefined> {
    const before = this.#sheet.draft;
    const steps = act(this.#sheet);
    if (steps.length === 0) return undefined;
    if (this.#sheet.due) {
      await this.settle(before);
      return 'written';
    }
    await this.#keep(before);
    this.#steps(steps);
    return 'draft';
  }

  /** Takes the last drafted move back; false if there is none. */
  async undo(): Promise<boolean> {
    const before = this.#sheet.draft;
    if (!this.#sheet.undo()) return false;
    await this.#keep(before);
    this.#jump();
    return true;
  }

  /** Writes what is due. */
  async settle(before = this.#sheet.draft): Promise<void> {
    await this.#stored(before, () => {
      this.#told = before.moves.length;
      return this.#setup.write(this.#sheet);
    });
  }

  /** Stores entries at the end of the log; `after` is what they lead to. */
  async store(entries: readonly Entry[], after: Pick<Sheet, 'state'> & Partial<Pick<Sheet, 'turn'>>): Promise<void> {
    const { charter, tip, state } = this.#sheet;
    const draft = this.#sheet.draftAfter(entries);
    const glance = glanceAt(this.#game, draft.moves.length > 0 ? state : after.state, after.turn);
    const stored = this.#setup.store.appendEntries(charter.header.id, tip, entries, glance, draft);
    // Played while the disk is busy, so that nobody waits for it once they are stored.
    try {
      this.#next = this.#sheet.after(entries);
    } catch {
      this.#next = undefined; // `append` fails the same way, if it comes to that: whether they are stored is asked here
    }
    await stored;
  }

  /** Takes over entries that are stored, and tells those that were not told as drafts. */
  append(entries: readonly Entry[]): void {
    const next = this.#next?.entries === entries ? this.#next : this.#sheet.after(entries);
    this.#next = undefined;
    this.#sheet.take(next);
    const told = this.#told;
    // A draft that waits to be written is still to come.
    if (this.#sheet.draft.moves.length === 0) this.#told = 0;
    if (entries.some(({ type }) => type === 'accord')) this.#jump();
    else this.#steps(next.steps.slice(told));
  }

  /** Reads the match again and tells what is new in it. */
  async refresh(): Promise<void> {
    const loaded = await this.#setup.store.loadMatch(this.#sheet.charter.header.id);
    const known = this.#view.history;
    const fresh = sheetOf(this.#game, loaded);
    const { history } = fresh;
    const same = known.every(({ move }, n) => history[n] && canonical(history[n].move) === canonical(move));
    this.#sheet = fresh;
    this.#next = undefined;
    const news = history.slice(known.length);
    if (!same || history.length < known.length) this.#jump();
    else this.#steps(news.map((one) => carry(this.#game, one.before, one.move, one)));
  }

  async #keep(before: LoadedMatch['draft']): Promise<void> {
    const { charter, tip, draft, state, turn } = this.#sheet;
    const glance = glanceAt(this.#game, state, turn);
    await this.#stored(before, () => this.#setup.store.saveDraft(charter.header.id, tip, draft, glance));
  }

  /** Stores; if that fails puts the draft back to what is stored, and looks what another tab has written. */
  async #stored(before: LoadedMatch['draft'], store: () => Promise<void>): Promise<void> {
    try {
      await store();
    } catch (error) {
      this.#sheet.rewind(before);
      if (error instanceof StoreProblem && error.kind === 'conflict') await this.refresh().catch(() => undefined);
      throw error;
    }
  }

  #steps(steps: readonly Step[]): void {
    this.#view = this.#sheet.view();
    this.#setup.steps(steps);
  }

  #jump(): void {
    this.#view = this.#sheet.view();
    this.#setup.jump();
  }
}

function sheetOf(game: Game, loaded: LoadedMatch): Sheet {
  try {
    return new Sheet(game, loaded);
  } catch (error) {
    throw new StoreProblem('damaged', (error as Error).message, error);
  }
}
