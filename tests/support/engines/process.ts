/** A program that is ended with all it has started, whatever becomes of us. */
import { spawn, type ChildProcess } from 'node:child_process';

export type Running = { readonly ended: () => boolean; readonly stop: () => Promise<void> };

/** On a screen of its own that nobody sees; what is drawn in space is drawn by software. */
export function start(command: string, given: readonly string[], env: NodeJS.ProcessEnv = {}): Running {
  const screen = ['-a', '-s', '-screen 0 1400x1000x24'];
  const child: ChildProcess = spawn('xvfb-run', [...screen, command, ...given], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', ...env }
  });
  let ended = false;
  const over = new Promise<void>((resolve) => {
    const end = (): void => {
      ended = true;
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  const kill = (): void => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // All of it has ended.
    }
  };
  process.once('exit', kill);
  return {
    ended: () => ended,
    stop: async () => {
      process.off('exit', kill);
      kill();
      await over;
    }
  };
}

/** Asks again and again until there is an answer, or the program has ended. */
export async function answerOf<T>(program: Running, ask: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (const end = Date.now() + 60_000; Date.now() < end && !program.ended();) {
    const answer = await Promise.resolve()
      .then(ask)
      .catch(() => undefined);
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the browser does not start');
}
