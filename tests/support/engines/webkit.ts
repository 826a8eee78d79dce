/** WebKitGTK, the engine of Safari as near as Debian has it, by the WebDriver that comes with it. */
import { createServer, type AddressInfo } from 'node:net';
import { answerOf, start } from './process.ts';
import { openTab, type Engine, type Say } from './tab.ts';

export const webKitDriver = '/usr/bin/WebKitWebDriver';

/** Where each command lives, below the address of the session. */
const places: Readonly<Record<string, readonly ['GET' | 'POST', string]>> = {
  SetTimeouts: ['POST', '/timeouts'],
  GetWindowHandles: ['GET', '/window/handles'],
  SwitchToWindow: ['POST', '/window'],
  SetWindowRect: ['POST', '/window/rect'],
  Navigate: ['POST', '/url'],
  ExecuteAsyncScript: ['POST', '/execute/async'],
  PerformActions: ['POST', '/actions']
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export async function startWebKit(): Promise<Engine> {
  const port = await freePort();
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) })
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const root = process.getuid?.() === 0;
  const program = start(webKitDriver, [`--port=${port}`], {
    LC_ALL: 'C.UTF-8',
    ...(root && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' })
  });
  try {
    await answerOf(program, () => ask('GET', '/status'));
    const { sessionId } = (await ask('POST', '/session', { capabilities: {} })) as { sessionId: string };
    const say: Say = (command, parameters) => {
      const [method, path] = places[command]!;
      return ask(method, `/session/${sessionId}${path}`, parameters);
    };
    return { tab: await openTab(say), close: program.stop };
  } catch (error) {
    await program.stop();
    throw error;
  }
}
