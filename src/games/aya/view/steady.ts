/** The dock keeps its height while the domino in hand is moved: it says less then, and nothing is to slip away under a finger. */
import { heldWhile } from '#ui/later.svelte.ts';
import type { Hand } from './hand.svelte.ts';

type Dock = { readonly width: number; readonly height: number };

/** Made while a component is. The least height, as a style; undefined where the dock is as high as what it says. */
export function steady(hand: Pick<Hand, 'moved' | 'dragged'>, now: () => Dock): () => string | undefined {
  const isMoved = (): boolean => hand.moved || hand.dragged;
  const rest = heldWhile(isMoved, now);
  return () => (rest().width === now().width && isMoved() ? `${rest().height}px` : undefined);
}
