/** What lies around the table: which sheet is open, what was refused, what was hinted; and every act of a person. */
import { tick } from 'svelte';
import { RuleError, type Illegal, type Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import { announce, toast } from '#ui/announce.svelte.ts';
import type { Sounds } from '#ui/play/sounds.ts';
import { depth, leave } from '#ui/steps.svelte.ts';
import { words } from '#words/play.ts';
import { inWords } from '#shell/problems.ts';
import { Hints, type Hint } from './hints.svelte.ts';
import type { Tale } from './story.ts';

export type SheetName = 'menu' | 'seats' | 'log' | 'score' | 'rules' | 'result' | 'others';
/** What the menu offers. */
export type Choice =
  'log' | 'score' | 'result' | 'rules' | 'replay' | 'hint' | 'export' | 'others' | 'seats' | 'verify' | 'home';

export class Desk {
  readonly #live: LiveMatch;
  readonly #tale: Tale;
  readonly #sounds: Sounds;
  readonly hints: Hints;

  sheet = $state<SheetName>();
  /** The topic that the rules are open at, and the rule that led there. */
  topic = $state<string>();
  rule = $state<string>();
  query = $state('');
  /** Why something cannot be done, in one line. */
  refused = $state.raw<Illegal>();
  searching = $state(false);
  /** Somebody has read the hint and looks at the table again. */
  #read = $state(false);
  /** Moves are on their way into the store: a second touch of the same button is not a second wish. */
  #playing = $state(false);
  #stored = Promise.resolve();
  /** Where something went by itself last. */
  #went = $state.raw<JsonObject>();

  /** Made while a component is. */
  constructor(live: LiveMatch, tale: Tale, sounds: Sounds) {
    this.#live = live;
    this.#tale = tale;
    this.#sounds = sounds;
    this.hints = new Hints(live, tale, () => this.#playing);
    // Trouble is over, or somebody tries again.
    $effect(() => {
      if (live.problem === undefined) this.#went = undefined;
    });
  }

  get refusal(): string | undefined {
    return this.refused && this.#tale.view.refusal(this.#live.game, this.refused);
  }

  /** What was hinted, as long as the match follows it. */
  get hinted(): Hint | undefined {
    return this.hints.now;
  }

  get playing(): boolean {
    return this.#playing;
  }

  /** `joined`: taken back together with what was played before. */
  play = (moves: readonly Move[], joined = false): Promise<void> => {
    if (this.#playing) return Promise.resolve();
    this.#playing = true;
    return (this.#stored = this.#store(moves, joined));
  };
  /** Resolves when no move is on its way into the store. */
  rested = async (): Promise<void> => {
    while (this.#playing) await this.#stored;
  };

  async #store(moves: readonly Move[], joined: boolean): Promise<void> {
    // What is hinted lies on the table until the next position is there, so that the table changes once.
    this.refused = undefined;
    try {
      await this.#live.play(moves, joined);
      this.#sounds.play('place');
    } catch (error) {
      if (error instanceof RuleError) this.refuse(error.illegal);
      // A failure to store is the match's to tell, and it does so in `problem`.
      else if (this.#live.problem === undefined) toast(inWords(error));
    } finally {
      this.#playing = false;
    }
  }

  /** What goes without a touch is tried once in a position: what cannot be stored would be tried without end. */
  get mayGo(): boolean {
    return !this.#playing && this.#went !== this.#live.state;
  }
  /** Plays what goes without a touch. */
  goOn = async (moves: readonly Move[], joined = false): Promise<void> => {
    if (!this.mayGo) return;
    this.#went = this.#live.state;
    await this.play(moves, joined);
  };

  undo = async (): Promise<void> => {
    const last = this.#live.undoable;
    if (!last) return;
    this.clear();
    const what = this.#tale.view.undoes(this.#live.game, last.before, last.move);
    if (await this.#attempt(() => this.#live.undo())) announce(words.spoken.undone(what));
  };

  redo = async (): Promise<void> => {
    if (!this.#live.redoable) return;
    this.clear();
    await this.#attempt(() => this.#live.redo());
  };

  refuse = (illegal: Illegal): void => {
    this.hints.clear();
    this.refused = illegal;
    this.#sounds.play('no');
    announce(this.refusal ?? '');
  };

  /** Opens the rules at a topic, or at the beginning. */
  explain = (topic?: string, rule?: string): void => {
    this.topic = topic;
    this.rule = rule;
    this.query = '';
    this.sheet = 'rules';
  };

  /** The rule behind the refusal, in the topic that tells it. */
  why = (): void => {
    const rule = this.refused?.rule;
    if (rule === undefined) return;
    const { game } = this.#live;
    const topics = this.#tale.view.topics(game);
    const told = Object.hasOwn(game.rulebook, rule) ? game.rulebook[rule]?.text : undefined;
    this.explain(topics.find((topic) => topic.rules.includes(rule))?.id, told);
  };

  hint = async (): Promise<void> => {
    const { decider, state } = this.#live;
    if (decider === undefined || this.searching) return;
    this.clear();
    this.searching = true;
    announce(words.notice.hintThinking);
    try {
      const moves = await this.#live.hint();
      // Somebody has played on meanwhile: the hint is for a position that is gone.
      if (this.#live.state !== state) return;
      if (moves.length === 0) return void toast(words.notice.hintNone);
      this.#read = false;
      this.hints.give(moves);
    } catch (error) {
      toast(inWords(error));
    } finally {
      this.searching = false;
    }
  };

  /** Something asked is answered over the table. */
  get answers(): boolean {
    return this.refused !== undefined || this.searching || this.hinted !== undefined;
  }
  /** Something is open to be read; a hint, until whoever reads it has done so. */
  get reading(): boolean {
    return this.sheet !== undefined || this.readsHint;
  }
  get readsHint(): boolean {
    return this.searching || (this.hinted !== undefined && !this.#read);
  }
  /** Back to the table, with the hint above it. */
  hasRead = (): void => {
    this.#read = true;
  };

  clear = (): void => {
    this.refused = undefined;
    this.hints.clear();
  };

  /** Somebody else acts, or things still move: the position is gone, but for a turn that was hinted and is being followed. */
  passOn = (): void => {
    this.refused = undefined;
    if (!this.hints.followed) this.hints.clear();
  };

  /** Closes what is open and waits until its step in the browser's history is gone, so that a link starts from the page. */
  async settle(): Promise<void> {
    this.sheet = undefined;
    await tick();
    if (depth() > 0) await leave();
  }

  /** False where it failed, which is told. */
  async #attempt(act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      if (this.#live.problem === undefined) toast(inWords(error));
      return false;
    }
  }
}
