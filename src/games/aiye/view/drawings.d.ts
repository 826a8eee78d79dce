/** Drawings without a script of their own have no types either: the checker takes them for plain JavaScript. */
declare module '*/art/Pit.svelte' {
  import type { Component } from 'svelte';
  const drawing: Component;
  export default drawing;
}
