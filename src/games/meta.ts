/** What is known of a game before any of its rules are loaded. */
export type GameMeta = {
  readonly id: string;
  readonly name: string;
  /** What one does in it, in a few words. */
  readonly line: string;
  /** Who invented it. */
  readonly makers: string;
  readonly seats: { readonly least: number; readonly most: number };
  /** `coming`: shown on the shelf, not yet playable. */
  readonly stage: 'ready' | 'coming';
};
