/** What runs against a mutant: the tests of one game's folder (given by `npm run mutate`) that look at its rules, in seconds. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Bots, tables and words: none of them says what the rules are. */
const others = [
  'bot',
  'advice',
  'aid',
  'companion',
  'composed',
  'dock',
  'does',
  'drawing',
  'goal',
  'goals',
  'hand',
  'legible',
  'outlook',
  'pieces',
  'promises',
  'propose',
  'proposals',
  'projector',
  'scene-*',
  'strip',
  'topics',
  'view',
  'words*'
];

/** Whole matches and whole falls: they would notice more, but a mutant must die by an example that names its rule. */
const long = ['oracle', 'properties', 'falls', 'finale', 'forecast', 'hops', 'keeper', 'results', 'wave'];

export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ['**/*.test.ts'],
    exclude: [...others, ...long].map((name) => `**/${name}.test.ts`),
    environment: 'node',
    isolate: false,
    testTimeout: 60_000
  }
});
