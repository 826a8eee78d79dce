/** What a home with matches needs beyond an empty one. */
export { default as Forgetful } from './Forgetful.svelte';
export { default as MatchMenu } from './MatchMenu.svelte';
export { default as Past } from './Past.svelte';
export { default as Running } from './Running.svelte';
