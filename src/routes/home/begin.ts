/** What comes when somebody wants to begin a match (or at once, where there is room for it). */
export { default as NewMatch } from './NewMatch.svelte';
export { default as Sheet } from '#ui/Sheet.svelte';
