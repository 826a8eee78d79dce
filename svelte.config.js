import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import about from './package.json' with { type: 'json' };

/** @type {import('@sveltejs/kit').Config} */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
  kit: {
    // For hosts that cannot compress files while they serve them. A build for tests (vite.config.ts) lies apart.
    adapter: adapter({ precompress: true, pages: process.env.GAMES ? 'build-tests' : 'build' }),
    // Small styles travel inside the page, so that its first picture waits for nothing else.
    inlineStyleThreshold: 8192,
    // Every page is prerendered and links are relative, so one build serves `/` and any sub-folder alike.
    paths: { relative: true },
    // The service worker is registered by our own code, which offers updates and never forces them.
    serviceWorker: { register: false },
    version: { name: process.env.APP_VERSION ?? about.version, pollInterval: 0 }
  }
};
