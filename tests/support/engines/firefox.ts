/** Debian's Firefox, by way of Marionette: the commands of WebDriver over a plain socket, without a program between. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerOf, start } from './process.ts';
import { openTab, type Engine, type Say } from './tab.ts';

export const firefox = '/usr/bin/firefox-esr';

const prefs = {
  'marionette.port': 0, // any that is free; it is told in a file of the profile
  'webgl.force-enabled': true, // software draws
  'intl.accept_languages': 'en-GB',
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'media.peerconnection.ice.obfuscate_host_addresses': false // names of one network that nobody tells here
};

export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'wayside-firefox-'));
  const lines = Object.entries(prefs).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const program = start(firefox, ['--marionette', '--no-remote', '--profile', profile], { HOME: profile });
  const close = async (): Promise<void> => {
    await program.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await answerOf(
      program,
      () => Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')) || undefined
    );
    const say = await marionette(port);
    await say('NewSession');
    return { tab: await openTab(say), close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Reply = readonly [1, number, { readonly error: string; readonly message: string } | null, unknown];

/** Messages are JSON with their length in bytes before them; the first one is a greeting. */
function marionette(port: number): Promise<Say> {
  const socket = connect(port, '127.0.0.1');
  const asked = new Map<number, (reply: Reply) => void>();
  let heard = Buffer.alloc(0);
  let last = 0;
  const say: Say = async (command, parameters = {}) => {
    last += 1;
    const id = last;
    const text = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
    const [, , error, result] = await new Promise<Reply>((resolve) => {
      asked.set(id, resolve);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
    if (error) throw new Error(`${command}: ${error.error}: ${error.message}`);
    const { value = result } = (result ?? {}) as { value?: unknown };
    return value;
  };
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      reject(new Error('Firefox is gone'));
      for (const [id, answer] of asked) answer([1, id, { error: 'gone', message: 'Firefox is gone' }, null]);
    };
    socket.on('error', fail);
    socket.on('close', fail);
    socket.on('data', (data) => {
      heard = Buffer.concat([heard, data]);
      for (;;) {
        const colon = heard.indexOf(':');
        const end = colon + 1 + Number(heard.subarray(0, Math.max(colon, 0)).toString());
        if (colon < 0 || heard.length < end) return;
        const message = JSON.parse(heard.subarray(colon + 1, end).toString()) as Reply | object;
        heard = heard.subarray(end);
        if (!Array.isArray(message)) resolve(say);
        else {
          const reply = message as unknown as Reply;
          asked.get(reply[1])?.(reply);
          asked.delete(reply[1]);
        }
      }
    });
  });
}
