/** What would fall, as it is shown: where it stops and why, and a wave that names each photo as it comes to it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stopsOf } from '#games/aya/aid/stops.ts';
import { trialOf } from '#games/aya/aid/forecast.ts';
import { loadEngine } from '#games/aya/physics/index.ts';
import { simulate } from '#games/aya/physics/simulate.ts';
import { game } from '#games/aya/rules/index.ts';
import type { State } from '#games/aya/rules/state.ts';
import { Wave } from '#games/aya/view/wave.svelte.ts';
import { buildRiver } from '../../support/aya/river.ts';
import { begun, box, stand } from '../../support/aya/table.ts';

const engine = await loadEngine();
vi.mock('#games/aya/world.ts', () => ({
  eventOf: (_: unknown, trial: State) => Promise.resolve(simulate(engine, box, trial))
}));
const { state: river } = await buildRiver();

describe('AYA-TOPPLE-03 where a fall stops', () => {
  /** These fall one after another; the others stand. */
  const stops = (state: State, falls: readonly string[]) =>
    stopsOf(
      box,
      state,
      falls.map((id, n) => ({ id, frame: 4 * n }))
    ).map(({ from, to, why, gap }) => [from, to, why, gap]);
  const line = (): { state: State; falls: string[] } => {
    const state = begun(['forest', 'desert']);
    return { state, falls: [0, 2, 4].map((x) => stand(state, 'pole', [x, 0])) };
  };

  test('at a hole, before the first that stands', () => {
    const { state, falls } = line();
    const [head] = [9, 11].map((x) => stand(state, 'pole', [x, 0]));
    expect(stops(state, falls)).toEqual([[falls[2], head, 'hole', 430]]);
  });

  test('at a turn too sharp, and at one that faces the other way', () => {
    const { state, falls } = line();
    const bend = stand(state, 'pole', [6, 0.5, 70]);
    expect(stops(state, falls)).toMatchObject([[falls[2], bend, 'bend', expect.any(Number)]]);
    const other = line();
    const opposed = stand(other.state, 'pole', [6, 0, 180]);
    expect(stops(other.state, other.falls)).toMatchObject([[other.falls[2], opposed, 'opposed', 130]]);
  });

  test('at the place of an animal laid flat, and past one that stands aside', () => {
    const { state, falls } = line();
    const laid = stand(state, 'pole', [6.5, 0]);
    state.dominoes[laid] = { ...state.dominoes[laid]!, is: 'laid' };
    const head = stand(state, 'pole', [9, 0]);
    expect(stops(state, falls)).toMatchObject([[falls[2], head, 'buffer', expect.any(Number)]]);
    const other = line();
    const aside = stand(other.state, 'pole', [6, 2.6]);
    expect(stops(other.state, other.falls)).toMatchObject([[other.falls[2], aside, 'aside', expect.any(Number)]]);
  });

  test('nowhere, where the line is at its end', () => {
    const { state, falls } = line();
    stand(state, 'pole', [40, 0]);
    expect(stops(state, falls)).toEqual([]);
  });
});

describe('the wave', () => {
  let now = 0;
  let next: FrameRequestCallback | undefined;
  const said: string[] = [];
  beforeEach(() => {
    now = 0;
    said.length = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
      next = draw;
      return 1;
    });
    vi.stubGlobal('cancelAnimationFrame', () => (next = undefined));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const frame = (milliseconds: number): void => {
    now += milliseconds;
    const draw = next;
    next = undefined;
    draw?.(now);
  };
  const titles = (wave: Wave): string[] => wave.told.map(({ kind, title }) => `${kind}: ${title}`);
  const whole = [
    'won: Landscape: desert tile 2',
    'won: The fennec (desert)',
    'won: Landscape: desert tile 1',
    'won: Landscape: desert tile 3',
    'won: The desert panorama',
    'stop: The fall stops before ice 2',
    'lost: The polar bear (ice)'
  ];

  test('lights dominoes one after another and names each photo as it comes to it, also aloud', async () => {
    const wave = new Wave((line) => said.push(line));
    await wave.ask(game, river, false);
    expect([wave.runs, wave.told, wave.focus]).toEqual([true, [], []]);
    const seen: string[][] = [];
    let lit = 0;
    for (let n = 0; next && n < 1000; n += 1) {
      frame(40);
      const pieces = wave.focus[0]?.pieces.length ?? 0;
      expect(pieces).toBeGreaterThanOrEqual(lit);
      lit = pieces;
      if (titles(wave).length !== (seen.at(-1)?.length ?? 0)) seen.push(titles(wave));
      if (wave.runs && wave.told.length === 1) expect(wave.tags[0]!.text).toBe('Landscape: desert tile 2: won');
    }
    expect(lit).toBe(38);
    expect(seen[0]).toEqual(whole.slice(0, 1));
    expect(seen.length).toBeGreaterThan(4);
    expect(titles(wave)).toEqual(whole);
    expect(wave.summary).toBe('38 dominoes fall, 3 stay standing. 4 of 5 photos won.');
    expect(said).toHaveLength(whole.length + 1);
    expect(said.at(-1)).toBe(`${wave.summary} ${wave.more}`);
    expect(said).toContain('The fall stops before ice 2: a gap of 4.7 cm is too wide');
    expect(said).toContain('The polar bear (ice): the fall does not get there');
    // Afterwards only signs stay on the table; the list tells the rest.
    expect(wave.tags.map(({ text }) => text).join('')).toBe('');
    expect(wave.tags.map(({ kind }) => kind).sort()).toEqual(['lost', 'stop', 'won', 'won', 'won', 'won']);
  });

  test('without motion it is a list at once; it can be cut short, run again and closed', async () => {
    const wave = new Wave((line) => said.push(line));
    await wave.ask(game, river, true);
    expect([wave.runs, next, titles(wave)]).toEqual([false, undefined, whole]);
    const moving = new Wave(() => undefined);
    await moving.ask(game, river, false);
    frame(40);
    moving.skip();
    expect([moving.runs, next, titles(moving)]).toEqual([false, undefined, whole]);
    moving.again();
    expect([moving.runs, moving.told]).toEqual([true, []]);
    moving.close();
    expect([moving.open, moving.focus, moving.tags]).toEqual([false, [], []]);
  });

  test('AYA-TOPPLE-05 tells that what stays standing can be pushed again, and at what price', async () => {
    const more = async (state: State): Promise<string | undefined> => {
      const wave = new Wave(() => undefined);
      await wave.ask(game, state, true);
      return wave.more;
    };
    expect(await more(river)).toMatch(/pushed again: once for free, then for a push token each time/);
    expect(await more({ ...river, options: { ...river.options, firstRetriggerFree: false } })).toMatch(
      /pushed again: for a push token each time/
    );
    const all = begun(['forest', 'desert']);
    stand(all, 'pole', [-45, 0]);
    expect(trialOf(game, all)).toBeDefined();
    expect(await more(all)).toBeUndefined();
  });

  test('says nothing of a table on which nothing can be pushed, and nothing changes on the table', async () => {
    const before = JSON.stringify(river);
    const wave = new Wave(() => undefined);
    await wave.ask(game, begun(['forest', 'desert']), false);
    expect(wave.open).toBe(false);
    await wave.ask(game, river, true);
    expect(JSON.stringify(river)).toBe(before);
    expect(trialOf(game, river)).toBeDefined();
  });
});
