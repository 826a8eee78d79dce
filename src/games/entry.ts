/** What a game registers of itself: each part is brought when it is asked for. */
import type { Component } from 'svelte';
import type { Builder, Mind } from '#bots/mind.ts';
import type { Temper } from '#bots/temper.ts';
import type { Game, MoveOf, OfOneGame, StateOf } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import type { Ladder } from './ladder.ts';
import type { Lesson } from './lesson.ts';
import type { GameMeta } from './meta.ts';
import type { GameView } from './view.ts';

/** What a game's rules module exports: the standard game, and the same rules for another edition of the cards. */
export type RulesModule<G extends Game = Game> = {
  readonly game: G;
  /**
   * Reads edition data from untrusted JSON. Returns the game for it, or a list of what is wrong in words. Where earlier
   * versions of the rules are kept, `version` asks for one.
   */
  readonly withEdition: (data: Json, version?: number) => G | readonly string[];
};

/** What computes the outcomes that `world` positions wait for. Heavy: started by its first question, which fails where it cannot run. */
export interface World<G extends Game = Game> {
  /** What the world does in this position; computed in the manner of `like`, an outcome of another device, if there is one. */
  outcome(state: StateOf<G>, like?: MoveOf<G>): Promise<MoveOf<G>>;
  /** The outcome that takes back what set the world moving: for where none can be computed, on no device. */
  readonly undone: MoveOf<G>;
  /** Lets go of what the questions needed. */
  close(): void;
}

/** Makes something for one game object: for its edition and the version of its rules. */
type For<G extends Game, T> = OfOneGame<(game: G) => T>;

export type GameEntry<G extends Game = Game> = {
  readonly meta: GameMeta;
  readonly rules: () => Promise<RulesModule<G>>;
  /** Of this temper; a builder has none. */
  readonly mind: () => Promise<
    OfOneGame<(game: G, temper?: Temper) => Mind<StateOf<G>, MoveOf<G>> | Builder<StateOf<G>, MoveOf<G>>>
  >;
  /** Goals for somebody alone, where the game has any. */
  readonly ladder?: () => Promise<For<G, Ladder<G>>>;
  /** What teaches it at its own table. */
  readonly lesson?: () => Promise<For<G, Lesson<G>>>;
  /** In games with positions in which the world moves. */
  readonly world?: () => Promise<For<G, World<G>>>;
  /** Its table and its words; for pages in a browser only. */
  readonly view: () => Promise<GameView<G>>;
  /** The picture on its drawer. */
  readonly cover: () => Promise<Component>;
};
