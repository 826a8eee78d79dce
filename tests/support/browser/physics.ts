/** The physics of the built app, asked directly: its worker, without a table around it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

export type Computed = { readonly hash: string; readonly steps: number; readonly milliseconds: number };

/** The path of the worker in the build: the one that answers with an event, or with none. */
export function physicsWorker(build = 'build'): string {
  const folder = '_app/immutable/workers';
  const files = readdirSync(join(build, folder)).filter((file) => file.endsWith('.js'));
  const found = files.find((file) => /event:\s*null/.test(readFileSync(join(build, folder, file), 'utf8')));
  if (found === undefined) throw new Error('there is no worker of physics in the build');
  return `${folder}/${found}`;
}

/** What a browser computes for these positions, one after another. `page` is any page of the app. */
export const computeIn = (page: Page, states: readonly unknown[], worker = physicsWorker()): Promise<Computed[]> =>
  page.evaluate(
    async ({ states, path }) => {
      type Answer = { event: { move: { hash: string; steps: number } } | null; message?: string };
      const made = new Worker(new URL(path, document.baseURI), { type: 'module' });
      const out: Computed[] = [];
      for (const [id, state] of states.entries()) {
        const from = performance.now();
        const { event, message } = await new Promise<Answer>((resolve, reject) => {
          made.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
          made.onerror = ({ message: wrong }) => reject(new Error(wrong));
          made.postMessage({ id, edition: null, state, hz: 120 });
        });
        if (!event) throw new Error(message);
        out.push({ hash: event.move.hash, steps: event.move.steps, milliseconds: performance.now() - from });
      }
      made.terminate();
      return out;
    },
    { states, path: worker }
  );
