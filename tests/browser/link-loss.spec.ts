import {
  expect,
  forgiveLoss,
  matchOf,
  openTable,
  playOn,
  playTogether,
  reunited,
  sameLogs
} from '../support/browser/devices.ts';
import { sitDown, test, together, whole, type Device } from '../support/browser/devices.ts';
import { dice } from '../support/browser/dice.ts';
import { play } from '../support/browser/person.ts';
import { tableIsThere } from '../support/browser/start.ts';

test.use({ serviceWorkers: 'allow' });

const losses = whole ? 40 : 5;
const cuts = whole ? 10 : 2;
const ways = ['reload', 'close', 'crash', 'leave'] as const;

/** Ends the page of a device in one of the ways pages end, and opens the match again. */
async function lose(device: Device, way: (typeof ways)[number]): Promise<void> {
  const url = device.page.url();
  if (way === 'reload') await device.page.reload();
  else if (way === 'leave') {
    await device.page.goto('about:blank');
    await device.page.goto(url);
  } else {
    if (way === 'crash') {
      const devtools = await device.context.newCDPSession(device.page);
      const crashed = device.page.waitForEvent('crash');
      void devtools.send('Page.crash').catch(() => undefined);
      await crashed;
    }
    await device.page.close();
    device.page = await device.context.newPage();
    await device.page.goto(url);
  }
  await tableIsThere(device.page);
}

async function begun(device: () => Promise<Device>): Promise<[Device, Device, string]> {
  const ada = await device();
  const ben = await device();
  const link = await openTable(ada, { here: ['Ada'], away: ['Ben'] });
  await sitDown(ben, link, { 1: 'Ben' });
  await together([ada, ben]);
  return [ada, ben, link];
}

test(`LINK-LOG-03 LINK-DICE-07 LINK-ID-02 each device is lost at ${losses} random points, in every way pages end`, async ({
  device,
  complaints
}) => {
  const [ada, ben] = await begun(device);
  const random = dice(51);
  const match = matchOf(ada);
  let log: readonly string[] = [];
  for (let lost = 0; lost < losses; lost += 1) {
    const one = lost % 2 === 0 ? ada : ben;
    const way = ways[(lost + Math.floor(lost / ways.length)) % ways.length]!;
    await test.step(`${one === ada ? 'Ada' : 'Ben'}: ${way}`, async () => {
      // A moment's worth of play, cut off wherever it happens to be.
      const playing = playTogether([ada, ben], random, log.length + 6).catch(() => undefined);
      await Promise.race([playing, new Promise((resolve) => setTimeout(resolve, 300 + random.roll(900)))]);
      await lose(one, way);
      await playing;
      await reunited([ada, ben]);
      const now = await sameLogs([ada, ben], match);
      expect(now.slice(0, log.length), 'entries once stored stay as they are').toEqual(log);
      log = now;
    });
  }
  // What a page says while it is being killed is no complaint; what it says at rest is.
  complaints.length = 0;
  await playOn([ada, ben], random, 8);
});

test('LINK-SEE-03 LINK-HAVE-03 a channel that is cut is made anew; without the broker play goes on, and a reload waits for it', async ({
  device,
  broker,
  complaints
}) => {
  const keep = `
    globalThis.lines = [];
    const Native = RTCPeerConnection;
    globalThis.RTCPeerConnection = class extends Native {
      constructor(...args) { super(...args); globalThis.lines.push(this); }
    };`;
  const [ada, ben] = await begun(async () => {
    const made = await device();
    await made.context.addInitScript(keep);
    return made;
  });
  const random = dice(55);
  for (let cut = 0, length = 0; cut < cuts; cut += 1) {
    const { page } = cut % 2 === 0 ? ada : ben;
    length += 4 + random.roll(8);
    await test.step(`the channel is cut after ${length} entries`, async () => {
      await playTogether([ada, ben], random, length);
      await page.evaluate(() => {
        for (const line of (globalThis as unknown as { lines: RTCPeerConnection[] }).lines) line.close();
      });
      await expect
        .poll(() =>
          page.evaluate(() =>
            (globalThis as unknown as { lines: RTCPeerConnection[] }).lines.map((line) => line.connectionState)
          )
        )
        .toContain('connected');
      await reunited([ada, ben]);
    });
  }

  await test.step('the broker stops in mid-match', async () => {
    await broker.stop();
    const { length } = await sameLogs([ada, ben], matchOf(ada));
    await playTogether([ada, ben], random, length + 12);
    expect((await sameLogs([ada, ben], matchOf(ada))).length).toBeGreaterThanOrEqual(length + 12);
    await ben.page.reload();
    await tableIsThere(ben.page);
    await expect(ben.page.getByRole('button', { name: /No signal to the broker|Looking for Ada/ })).toBeVisible();
    await broker.restart();
    await reunited([ada, ben]);
    forgiveLoss(complaints);
  });
  await playOn([ada, ben], random, 8);
});

test('LINK-SEE-04 LINK-ID-05 LINK-ASK-06 LINK-JOIN-05 both devices go away and come back; one is wiped and gets the match from the other', async ({
  device
}) => {
  const [ada, ben, link] = await begun(device);
  await playTogether([ada, ben], dice(60), 10);
  const match = matchOf(ada);

  await test.step('either of them may be back first, long before the other', async () => {
    const url = ada.page.url();
    await Promise.all([ada.page.goto('about:blank'), ben.page.goto('about:blank')]);
    await ben.page.goto(url);
    await expect(ben.page.getByRole('button', { name: /Looking for Ada/ })).toBeVisible();
    await play(ben.page, dice(61), { whileMine: true });
    await ada.page.goto(url);
    const back = Date.now();
    await reunited([ada, ben]);
    test
      .info()
      .annotations.push({ type: 'resumed', description: `${Date.now() - back} ms after the second page was there` });
    await playTogether([ada, ben], dice(62), 20);
  });

  await test.step('a wiped device watches until it is given its place again', async () => {
    const log = await sameLogs([ada, ben], match);
    await ben.context.close();
    const again = await device();
    await again.page.goto(link);
    await tableIsThere(again.page);
    expect(await sameLogs([ada, again], match)).toEqual(log);
    await again.page.getByRole('button', { name: /^The others:/ }).click();
    await again.page.getByRole('button', { name: 'Sit down as Ben on this device' }).click();
    await expect(ada.page.getByText('Ben asks: shall Ben take the place of Ben?')).toBeVisible();
    await ada.page.getByRole('button', { name: 'Agree' }).click();
    await expect(ada.page.getByRole('button', { name: 'Agree' })).toBeHidden();
    await reunited([ada, again]);
    await playOn([ada, again], dice(59), 12);
  });
});
