/** What a home of somebody who plays by link needs. */
export { listLinks } from '#store/links.ts';
export { default as OpenTables } from './OpenTables.svelte';
