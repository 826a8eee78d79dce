/** What a match of several devices needs beyond one of one; loaded only for such a match. */
export { Company } from './company.svelte.ts';
export { default as Line } from './Line.svelte';
export { default as Others } from './Others.svelte';
