/** The glasses that are offered for a match. */
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import standard from '#games/aya/editions/wayside.json' with { type: 'json' };
import { withEdition } from '#games/aya/rules/index.ts';
import Options from '#games/aya/view/Options.svelte';
import { glassesFor } from '#games/aya/view/forms/glasses.ts';

const offered = (full: number, now?: number): (readonly [string, number])[] =>
  glassesFor(full, now).map(({ label, ms }) => [label, ms] as const);

describe('AYA-TIME-01 the glasses on offer', () => {
  test('are that of the box, shorter ones, and none', () => {
    expect(offered(600_000)).toEqual([
      ['10 min', 600_000],
      ['5', 300_000],
      ['3', 180_000],
      ['1', 60_000],
      ['No sand', 0]
    ]);
  });
  test('that of one’s own copy is called by its own length, and offered once', () => {
    expect(offered(420_000)[0]).toEqual(['7 min', 420_000]);
    expect(offered(90_000)[0]).toEqual(['90 s', 90_000]);
    expect(offered(300_000)).toEqual([
      ['5 min', 300_000],
      ['3', 180_000],
      ['1', 60_000],
      ['No sand', 0]
    ]);
  });
  test('one that was chosen with another box is shown as what it is', () => {
    expect(offered(420_000, 600_000)).toContainEqual(['10 min', 600_000]);
    expect(offered(600_000, 180_000)).toHaveLength(5);
  });

  test('in the options the one that will be played is marked', () => {
    const game = withEdition({ ...standard, hourglass: { ...standard.hourglass, ms: 420_000 } });
    if (!('id' in game)) throw new Error(game.join(' '));
    const marked = (value: object): (string | undefined)[] => {
      const { body } = render(Options, { props: { game, seats: 1, names: ['Ada'], value: { ...value } } });
      const on = body.matchAll(/<label class="[^"]*\bon\b[^"]*">.*?<span[^>]*>([^<]*)<\/span>/gs);
      return [...on].map(([, label]) => label);
    };
    expect(marked({})).toContain('7 min');
    expect(marked({ glassMs: 600_000 })).toContain('10 min');
    expect(marked({ glassMs: 60_000 })).toContain('1');
    expect(marked({ glassMs: 0 })).toContain('No sand');
  });
});
