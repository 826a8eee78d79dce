/** Aya in every engine: the same fall bit for bit (AYA-R-15), the table in space, and the flat one where nothing draws space. */
import { seededRoll } from '#engine/chance.ts';
import { loadPhysics } from '#games/aya/physics/index.ts';
import { game } from '#games/aya/rules/index.ts';
import { randomFall } from '../support/aya/random.ts';
import { computeIn } from '../support/browser/physics.ts';
import { see, touch, until } from '../support/engines/hands.ts';
import { begin } from '../support/engines/person.ts';
import type { Tab } from '../support/engines/tab.ts';
import { before, expect, test } from '../support/engines/test.ts';

const due = (tab: Tab, what: RegExp): Promise<string> =>
  until(
    tab,
    `due: ${what}`,
    () =>
      tab.evaluate(
        ({ source }) => {
          const found = document.querySelector<HTMLElement>('.aya-table')?.dataset.due ?? '';
          return new RegExp(source).test(found) ? found : undefined;
        },
        { source: what.source }
      ),
    60_000
  );
async function go(tab: Tab): Promise<void> {
  const name = await until(tab, 'the large button', () =>
    tab.evaluate(() => {
      const found = document.querySelector<HTMLButtonElement>('main .go');
      return found && !found.disabled
        ? (found.ariaLabel ?? found.textContent?.replaceAll(/\s+/g, ' ').trim())
        : undefined;
    }, null)
  );
  await touch(tab, 'button', name);
}

async function startAya(tab: Tab): Promise<void> {
  await begin(tab, 'Aya', async () => {
    await touch(tab, 'button', /^More options/);
    await touch(tab, 'radio', 'No sand');
  });
}

test('twelve falls have the hashes that Node computes', async ({ host, tab }) => {
  const roll = seededRoll('equal falls');
  const states = Array.from({ length: 12 }, () => randomFall(roll));
  const fall = await loadPhysics();
  const here = states.map((state) => fall(game.box, state).move.hash);
  await tab.goto(host.url);
  expect((await computeIn(tab, states)).map(({ hash }) => hash)).toEqual(here);
});

test('in space dominoes are placed, pushed and fall', async ({ host, tab }) => {
  await tab.resize({ width: 360, height: 560 });
  await tab.goto(host.url);
  await startAya(tab);
  await until(tab, 'a table in space', () =>
    tab.evaluate(() => document.querySelector('.aya-table canvas') !== null, null)
  );
  await due(tab, /start/);
  await go(tab);
  await due(tab, /glass/);
  await go(tab);
  await due(tab, /place/);
  await go(tab);
  await due(tab, /ahead/);
  await touch(tab, 'button', /^Hands off/);
  await due(tab, /push/);
  await go(tab);
  await until(
    tab,
    'a fall',
    () => tab.evaluate(() => document.querySelector<HTMLElement>('.aya-table')?.dataset.falling === 'true', null),
    60_000
  );
  await until(
    tab,
    'its end',
    () => tab.evaluate(() => document.querySelector<HTMLElement>('.aya-table')?.dataset.falling === 'false', null),
    60_000
  );
  await due(tab, /push/);
});

test('without WebGL the table is shown from above, and says why', async ({ host, tab }) => {
  await before(tab, host, () => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await tab.goto(host.url);
  await startAya(tab);
  await see(tab, 'img', /^The table from above/);
  await touch(tab, 'button', 'View');
  await see(tab, 'text', /needs WebGL/);
});
