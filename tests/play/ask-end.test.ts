/** Before a turn ends somebody is asked: never, after several steps, or always; with previews a single step was seen beforehand. */
import { describe, expect, it } from 'vitest';
import type { Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Happening } from '#engine/timeline.ts';
import type { GameView } from '#games/view.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import { settings } from '#shell/settings.svelte.ts';
import { defaultSettings, type Settings } from '#store/settings.ts';
import { closesAt } from '#play/unasked.svelte.ts';
import { asksAtEnd, turnTouches, type Asking } from '#play/since/asks.ts';
import { EndTurn } from '#play/since/endturn.svelte.ts';
import { toy } from '../support/toy.ts';

const seen = (confirmEnd: Asking['confirmEnd']): Asking => ({ confirmEnd, quick: false });
const at = (by: Happening['by'], round = 1, draft = false): Happening =>
  ({ n: 0, by, draft, before: { round } }) as unknown as Happening;
const played = (history: readonly Happening[], touches: number, round = 1): number =>
  turnTouches({
    game: { round: (state: JsonObject) => Number(state['round']) },
    state: { round },
    history,
    decider: 0,
    touches
  } as unknown as LiveMatch);

describe('whether somebody is asked', () => {
  it('never, after several steps, or always', () => {
    const asked = (setting: Asking): boolean[] => [1, 2, 5].map((touches) => asksAtEnd(setting, touches));
    expect(asked(seen('never'))).toEqual([false, false, false]);
    expect(asked(seen('several'))).toEqual([false, true, true]);
    expect(asked(seen('always'))).toEqual([true, true, true]);
  });

  it('asks where one touch plays, since nothing was seen beforehand; and where nothing was touched at all', () => {
    expect(asksAtEnd({ confirmEnd: 'several', quick: true }, 1)).toBe(true);
    expect(asksAtEnd({ confirmEnd: 'never', quick: true }, 1)).toBe(false);
    expect(asksAtEnd(seen('several'), 0)).toBe(true);
  });

  it('counts touches, and what was played before a draw as one', () => {
    const other = at(1);
    expect(played([other], 0)).toBe(0);
    expect(played([other, at(0, 1, true), at(0, 1, true)], 1)).toBe(1);
    expect(played([other, at(0), at('chance'), at(0, 1, true)], 1)).toBe(2);
    expect(played([at(0), at(1)], 1)).toBe(1);
    // The last turn of the round before was another one.
    expect(played([at(0, 1), at('chance', 1)], 1, 2)).toBe(1);
  });
});

describe('moves that would end a turn without saying so', () => {
  const move = toy.moves(toy.setup(2, { tokens: 2, first: 0 }))[0]!;
  function sent(
    setting: Asking,
    touches: number,
    ends = true
  ): { played: readonly Move[] | undefined; asked: boolean } {
    const state = toy.setup(2, { tokens: 2, first: 0 });
    const live = { game: toy, state, history: [], decider: 0, touches } as unknown as LiveMatch;
    const endturn = new EndTurn(live, { endsTurn: () => ends } as unknown as GameView, () => setting);
    let played: readonly Move[] | undefined;
    void endturn.ask([move], (moves) => {
      played = moves;
      return Promise.resolve();
    });
    return { played, asked: endturn.asked !== undefined };
  }
  const asks = { played: undefined, asked: true };
  const goes = { played: [move], asked: false };

  it('wait if it is the last of several, or always, or never', () => {
    expect([sent(seen('several'), 0), sent(seen('several'), 1)]).toEqual([goes, asks]);
    expect([sent(seen('always'), 0), sent(seen('always'), 1)]).toEqual([asks, asks]);
    expect([sent(seen('never'), 0), sent(seen('never'), 1)]).toEqual([goes, goes]);
  });

  it('are played at once where they end none', () => {
    expect(sent(seen('always'), 2, false)).toEqual(goes);
  });
});

describe('a touch that ends a turn by itself', () => {
  const begin = toy.setup(2, { tokens: 2, first: 0 });
  const at = (setting: Partial<Settings>, touches: number, moves: readonly Move[]): boolean => {
    settings.now = { ...defaultSettings, ...setting };
    const game = { ...toy, moves: () => moves };
    const live = { game, state: begin, history: [], decider: 0, touches } as unknown as LiveMatch;
    return closesAt(live, {} as GameView, begin);
  };
  const [pass, ...others] = toy.moves(begin);

  it('is one after which nothing is left but to end it, unless somebody is asked first', () => {
    const ending = [{ type: 'pass' }];
    expect(at({}, 0, ending)).toBe(true);
    expect(at({}, 1, ending)).toBe(false);
    expect(at({ confirmEnd: 'never' }, 1, ending)).toBe(true);
    expect(at({ confirmEnd: 'always' }, 0, ending)).toBe(false);
    expect(at({}, 0, [pass!, ...others, { type: 'pass' }])).toBe(false);
    settings.now = defaultSettings;
  });
});
