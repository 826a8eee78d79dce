/** The physics of the built app, asked directly: its worker, without a table around it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { game } from '#games/aya/rules/index.ts';

export type Computed = { readonly hash: string; readonly steps: number; readonly milliseconds: number };

/** The path of the worker in the build: the one that hands over the frames of a film. */
export function physicsWorker(build = 'build'): string {
  const folder = '_app/immutable/workers';
  const files = readdirSync(join(build, folder)).filter((file) => file.endsWith('.js'));
  const found = files.find((file) => /\.film\.frames\b/.test(readFileSync(join(build, folder, file), 'utf8')));
  if (found === undefined) throw new Error('there is no worker of physics in the build');
  return `${folder}/${found}`;
}

/** Any page of the app, in whichever browser. */
type Asked = { evaluate: <A, T>(run: (given: A) => Promise<T>, given: A) => Promise<T> };

/** What a browser computes for these positions, one after another. */
export const computeIn = (page: Asked, states: readonly unknown[], worker = physicsWorker()): Promise<Computed[]> =>
  page.evaluate(
    async ({ states, path, version }) => {
      type Event = { move: { hash: string; steps: number } };
      type Answer = { type: 'answer'; answer: Event } | { type: 'failed'; message: string };
      const made = new Worker(new URL(path, document.baseURI), { type: 'module' });
      const out: Computed[] = [];
      for (const [id, state] of states.entries()) {
        const from = performance.now();
        const said = await new Promise<Answer>((resolve, reject) => {
          made.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
          made.onerror = ({ message: wrong }) => reject(new Error(wrong));
          made.postMessage({ type: 'ask', id, question: { edition: null, version, state, hz: 120 } });
        });
        if (said.type === 'failed') throw new Error(said.message);
        const { hash, steps } = said.answer.move;
        out.push({ hash, steps, milliseconds: performance.now() - from });
      }
      made.terminate();
      return out;
    },
    { states, path: worker, version: game.rulesVersion }
  );
