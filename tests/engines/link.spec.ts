/** Chromium and this engine at one table: by a broker, and by QR codes alone. An engine that connects to nobody says so. */
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../chromium.ts';
import { startBroker } from '../support/browser/broker.ts';
import { choose, fill, see, touch, until } from '../support/engines/hands.ts';
import { moment, newMatch, play } from '../support/engines/person.ts';
import { startPlaywright } from '../support/engines/playwright.ts';
import type { Tab } from '../support/engines/tab.ts';
import { expect, test } from '../support/engines/test.ts';

async function useBroker(tab: Tab, url: string, port: number): Promise<void> {
  await tab.goto(`${url}settings/`);
  await see(tab, 'text', /public PeerJS broker/);
  await touch(tab, 'button', /another broker/);
  await fill(tab, 'textbox', 'Address', '127.0.0.1');
  await fill(tab, 'textbox', 'Port', String(port));
  await touch(tab, 'switch', /^Encrypted/);
  await fill(tab, 'textbox', /^STUN and TURN/, '');
  await touch(tab, 'button', 'Save');
  await see(tab, 'text', /^Stored\. It is used from the next connection on/);
}

/** Chromium beside this engine. Addresses stay addresses: nobody tells here what the names of a local network stand for. */
const startOther = () =>
  startPlaywright(chromium, {
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, '--disable-features=WebRtcHideLocalIpsWithMdns']
  });

/** Ada's table with one seat for another device. */
async function invite(tab: Tab, url: string): Promise<void> {
  await tab.goto(url);
  await newMatch(tab);
  await fill(tab, 'combobox', 'Who plays seat 1', 'person');
  await fill(tab, 'textbox', 'Name of seat 1', 'Ada');
  await fill(tab, 'combobox', 'Who plays seat 2', 'link');
  await touch(tab, 'button', 'Invite by link');
}
async function sitDown(tab: Tab): Promise<void> {
  await fill(tab, 'textbox', 'Your name at seat 2', 'Ben');
  await touch(tab, 'button', 'Sit down');
}

/** Both play until the log is longer by so many entries, and have the same then. */
async function together(tabs: readonly Tab[], more: number): Promise<void> {
  const lengths = async (): Promise<number[]> => {
    const both = await Promise.all(tabs.map(moment));
    return both.map((one) => one?.entries ?? -1);
  };
  await until(
    tabs[0]!,
    'one table on both',
    async () => {
      const [one = -1, other = -1] = await lengths();
      return one >= 0 && one === other;
    },
    60_000
  );
  const [begun = 0] = await lengths();
  for (let n = 0; Math.max(...(await lengths())) < begun + more; n += 1) {
    if (n > 60) throw new Error('nobody goes on');
    const turn = await until(
      tabs[0]!,
      'somebody whose turn it is',
      async () => {
        const both = await Promise.all(tabs.map(moment));
        return tabs.find((_, at) => /person|hand-over/.test(both[at]?.waitsFor ?? ''));
      },
      60_000
    );
    await play(turn, 1);
  }
  await until(
    tabs[1]!,
    'the same on both',
    async () => {
      const [one = -1, other = -2] = await lengths();
      return one === other && one >= begun + more;
    },
    60_000
  );
}

/** What a camera would see of the code of that name. */
const picture = (tab: Tab, name: string): Promise<{ name: string; type: string; base64: string }> =>
  until(tab, `picture of ${name}`, () =>
    tab.evaluate(async (label) => {
      const code = document.querySelector(`svg[role=img][aria-label="${label}"]`);
      if (!code) return undefined;
      const image = new Image();
      const drawn = code.cloneNode(true) as SVGSVGElement;
      const side = 6 * Number(drawn.dataset.size);
      drawn.setAttribute('width', `${side}`);
      drawn.setAttribute('height', `${side}`);
      image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawn))}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = side;
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      return { name: 'code.png', type: 'image/png', base64: canvas.toDataURL('image/png').split(',')[1]! };
    }, name)
  );

/** Asks the engine itself; one that cannot is asked for what the app says instead. */
const connects = (tab: Tab): Promise<boolean> => tab.evaluate(() => typeof RTCPeerConnection === 'function', null);

test('a table is shared with Chromium by a broker, or it is said that it cannot be', async ({ host, tab }) => {
  await tab.goto(host.url);
  if (!(await connects(tab))) {
    await invite(tab, host.url);
    await see(tab, 'text', /^This browser cannot connect to other devices, so nobody can join/);
    await tab.goto(`${host.url}join/`);
    await see(tab, 'text', /^This browser cannot connect to other devices/);
    return;
  }
  const broker = await startBroker();
  const other = await startOther();
  try {
    for (const one of [tab, other.tab]) await useBroker(one, host.url, broker.port);
    await invite(other.tab, host.url);
    const link = await until(other.tab, 'a link', async () => {
      const found = await see(other.tab, 'textbox', 'The link');
      return /#[\w-]{12}\.[\w-]{32}$/.test(found) ? found : undefined;
    });
    await tab.goto(link);
    await sitDown(tab);
    await together([other.tab, tab], 3);
  } finally {
    await tab.goto(`${host.url}favicon.svg`);
    await other.close();
    await broker.stop();
  }
});

test('a table is shared with Chromium by QR codes alone, or it is said that it cannot be', async ({ host, tab }) => {
  await tab.goto(host.url);
  if (!(await connects(tab))) {
    await invite(tab, host.url);
    await see(tab, 'text', /^This browser cannot connect to other devices\.$/);
    const buttons = await tab.evaluate(
      () => [...document.querySelectorAll('main button')].map((one) => one.textContent?.trim() ?? ''),
      null
    );
    expect(buttons).toContain('Call it off');
    expect(buttons).not.toContain('Show a code');
    return;
  }
  const other = await startOther();
  try {
    await invite(other.tab, host.url);
    await touch(other.tab, 'button', 'Show a code');
    const offer = await picture(other.tab, 'Connection code');
    await tab.goto(`${host.url}join/`);
    await choose(tab, 'From a picture', offer);
    const answer = await picture(tab, 'Answer code');
    // People take their time to carry a code from one device to the other.
    await new Promise((resolve) => setTimeout(resolve, 12_000));
    await choose(other.tab, 'From a picture', answer);
    await sitDown(tab);
    await together([other.tab, tab], 3);
  } finally {
    await tab.goto(`${host.url}favicon.svg`);
    await other.close();
  }
});
