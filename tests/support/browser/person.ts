/**
 * Somebody who plays by touching whatever the table offers. Knows no game, only what every table keeps to: a thing that
 * may be touched is a toggle (`aria-pressed`), choices beside the board stand in `.choices`, `.go` confirms.
 */
import { expect, type Page } from '@playwright/test';
import type { Dice } from './dice.ts';

type WaitsFor = 'person' | 'hand-over' | 'other' | 'nobody';
/** What the page is doing, as far as somebody before it can tell. */
export type Moment = {
  readonly waitsFor: WaitsFor;
  /** Entries in the log, and moves of the turn that may still be taken back. */
  readonly entries: number;
  readonly drafts: number;
};
/** When to stop: as soon as all of it holds that names an end. */
export type Goal = {
  readonly waitsFor?: WaitsFor;
  readonly entries?: number;
  readonly drafts?: number;
  /** Takes nothing back, unless there is no other way on. */
  readonly onward?: boolean;
  /** This many touches and no more. */
  readonly touches?: number;
  /** Also as soon as somebody else is to decide. */
  readonly whileMine?: boolean;
  /** Touches again only when the last step is on the screen and all is at rest, as people do; without it hands are quicker than eyes. */
  readonly seeing?: boolean;
};

export async function moment(page: Page): Promise<Moment> {
  return page.getByTestId('play').evaluate(({ dataset }) => ({
    waitsFor: dataset.waitsFor as WaitsFor,
    entries: Number(dataset.entries),
    drafts: Number(dataset.drafts)
  }));
}

/** Waits until the page waits for somebody here, or the match is over. */
export async function ready(page: Page): Promise<Moment> {
  await expect(page.getByTestId('play')).toHaveAttribute('data-waits-for', /person|hand-over|nobody/, {
    timeout: 30_000
  });
  return moment(page);
}

/**
 * Plays until the goal is reached or the match is over: touches one real control after another, waiting for what comes
 * of it. The hands are in the page itself, so that they are as quick as a page can be. Answers the touches made.
 */
export async function play(page: Page, dice: Dice, goal: Goal = {}): Promise<number> {
  return page.evaluate(hands, { seed: dice.roll(2 ** 31), goal });
}

/** Runs in the page. */
async function hands({ seed, goal }: { seed: number; goal: Goal }): Promise<number> {
  let state = seed;
  const roll = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  /** Until frames that are asked for are drawn, and nothing else is to be done. */
  const rest = async (): Promise<void> => {
    await frame();
    await new Promise((idle) => requestIdleCallback(idle));
  };
  const visible = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true })
    );
  const root = (): HTMLElement => {
    const found = document.querySelector<HTMLElement>('[data-testid="play"]');
    if (!found) throw new Error('there is no table');
    return found;
  };
  /** Changes with every step that can be seen. */
  const look = (): string => {
    const { waitsFor, entries, drafts } = root().dataset;
    const pressed = [...document.querySelectorAll('main [aria-pressed="true"]')].map((one) => one.ariaLabel);
    return [waitsFor, entries, drafts, ...pressed, root().querySelector('main')?.textContent].join('|');
  };
  // Looking costs time that would be taken for the page's own: only what has changed is looked at again. Being told of
  // changes costs time as well, in the midst of them: eyes that see look between frames, when the page is at rest.
  let changed = true;
  const observer = new MutationObserver(() => (changed = true));
  if (!goal.seeing)
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const waitUntil = async (holds: () => boolean, milliseconds: number): Promise<boolean> => {
    changed = true;
    for (const end = performance.now() + milliseconds; performance.now() < end; await (goal.seeing ? rest : frame)()) {
      if (changed && holds()) return true;
      changed = goal.seeing === true;
    }
    return holds();
  };

  /** Whether the goal names an end; otherwise only the match, or the turn of others, is one. */
  const wanted = Object.keys(goal).some((part) => !['onward', 'whileMine', 'seeing'].includes(part));

  const playing = async (): Promise<number> => {
    for (let touches = 0; touches < 6000; touches += 1) {
      if (goal.whileMine && root().dataset.waitsFor === 'other') return touches;
      const there = await waitUntil(() => root().dataset.waitsFor !== 'other', 60_000);
      if (!there) throw new Error('the page waits for nobody here');
      const { dataset } = root();
      if (dataset.waitsFor === 'nobody') return touches;
      const reached =
        (goal.waitsFor === undefined || goal.waitsFor === dataset.waitsFor) &&
        Number(dataset.entries) >= (goal.entries ?? 0) &&
        Number(dataset.drafts) >= (goal.drafts ?? 0) &&
        touches >= (goal.touches ?? 0);
      if (reached && wanted) return touches;

      const curtain = visible('[data-testid="hand-over"] button')[0];
      const go = visible('main .go')[0];
      const things = [
        ...visible('main [aria-pressed="false"]:not(.chip)'),
        ...visible('main .choices button:not([aria-pressed])')
      ];
      // What has been chosen is usually confirmed; otherwise doing something is dearer than going on.
      const chosen = visible('main [aria-pressed="true"]:not(.chip)').length > 0;
      const confirm = go && (things.length === 0 || roll(100) < (chosen ? 90 : 20));
      // Now and then, and where there is no way on, somebody thinks again.
      const back = visible('main .undo')[0];
      const forth = confirm ? go : things[roll(things.length)];
      const one = curtain ?? (back && (!forth || (!goal.onward && roll(100) < 3)) ? back : forth);
      if (!one) throw new Error('the page waits for a person, and offers nothing to touch');
      const before = look();
      one.click();
      // A thing touched twice may leave all as it was.
      await waitUntil(() => look() !== before, 200);
      if (goal.seeing) await rest();
    }
    throw new Error('this match does not end');
  };

  try {
    return await playing();
  } finally {
    observer.disconnect();
  }
}
