/** Where tests run what effects do: modules as a page gets them, without a page. */
import type { Environment } from 'vitest/runtime';

const client: Environment = {
  name: 'client',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined })
};
export default client;
