import type { JsonObject } from '#engine/json.ts';

/** What is known of a game before any of its rules are loaded. */
export type GameMeta = {
  readonly id: string;
  readonly name: string;
  /** What one does in it, in a few words. */
  readonly line: string;
  /** How one wins it: the first thing anybody asks, in one sentence. */
  readonly win: string;
  /** Who invented it. */
  readonly makers: string;
  readonly seats: { readonly least: number; readonly most: number };
  /** The name of the opponent without a seat that somebody alone plays against. */
  readonly rival?: string;
  /** Whoever sits at the table earns one common score, which is told once. */
  readonly together?: true;
  /** Options of a short match by all the rules, for somebody's first; without it that is the usual one. */
  readonly first?: JsonObject;
  /** What helps at the table with the real box; the game's view brings each by its id. */
  readonly aids?: readonly AidMeta[];
};

/** An aid: what it is called, and in one line what it does. */
type AidMeta = { readonly id: string; readonly title: string; readonly line: string };
