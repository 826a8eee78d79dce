/** Before a turn ends somebody is asked: never, after several steps, or always; with previews a single step was seen beforehand. */
import { describe, expect, it } from 'vitest';
import type { Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Happening } from '#engine/timeline.ts';
import type { GameView } from '#games/view.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import { settings } from '#shell/settings.svelte.ts';
import { defaultSettings, type Settings } from '#store/settings.ts';
import { closesAt, unaskedIn } from '#play/unasked.svelte.ts';
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

  it('does not ask again after a button that said so, unless always', () => {
    const asked = (setting: Asking): boolean[] => [1, 5].map((touches) => asksAtEnd(setting, touches, true));
    expect(asked(seen('several'))).toEqual([false, false]);
    expect(asked({ confirmEnd: 'several', quick: true })).toEqual([false, false]);
    expect(asked(seen('always'))).toEqual([true, true]);
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
  /** Whether they go at once, or somebody is asked; and what comes of either answer. */
  async function sent(setting: Asking, touches: number, ends = true, answer?: 'confirm' | 'back', told = false) {
    const state = toy.setup(2, { tokens: 2, first: 0 });
    const live = { game: toy, state, history: [], decider: 0, touches } as unknown as LiveMatch;
    const endturn = new EndTurn(live, { endsTurn: () => ends } as unknown as GameView, () => setting);
    let lets: boolean | undefined;
    const heard = endturn.lets([move], told).then((said) => (lets = said));
    const asked = endturn.asked?.moves;
    if (answer) endturn[answer]();
    await Promise.race([heard, new Promise((resolve) => setTimeout(resolve))]);
    return { lets, asked, still: endturn.asked !== undefined };
  }
  const asks = { lets: undefined, asked: [move], still: true };
  const goes = { lets: true, asked: undefined, still: false };

  it('wait if it is the last of several, or always, or never', async () => {
    expect([await sent(seen('several'), 0), await sent(seen('several'), 1)]).toEqual([goes, asks]);
    expect([await sent(seen('always'), 0), await sent(seen('always'), 1)]).toEqual([asks, asks]);
    expect([await sent(seen('never'), 0), await sent(seen('never'), 1)]).toEqual([goes, goes]);
  });

  it('go at once where the button said it', async () => {
    expect(await sent(seen('several'), 1, true, undefined, true)).toEqual(goes);
    expect(await sent(seen('always'), 1, true, undefined, true)).toEqual(asks);
  });

  it('are played at once where they end none', async () => {
    expect(await sent(seen('always'), 2, false)).toEqual(goes);
  });

  it('are played once that is confirmed, and not when it is taken back', async () => {
    expect(await sent(seen('always'), 2, true, 'confirm')).toEqual({ lets: true, asked: [move], still: false });
    expect(await sent(seen('always'), 2, true, 'back')).toEqual({ lets: false, asked: [move], still: false });
  });
});

describe('somebody who is asked', () => {
  const begin = toy.setup(2, { tokens: 2, first: 0 });
  const [one, other] = toy.moves(begin) as [Move, Move];
  const asking = (endsTurn: GameView['endsTurn'] = () => true) => {
    const live = { game: toy, state: begin, history: [], decider: 0, touches: 2 } as unknown as LiveMatch;
    return { live, endturn: new EndTurn(live, { endsTurn } as unknown as GameView, () => seen('always')) };
  };

  it('about other moves has taken back the ones before; about another position nobody is asked any more', async () => {
    const { live, endturn } = asking();
    const [first, second] = [endturn.lets([one]), endturn.lets([other])];
    expect([await first, endturn.asked?.moves]).toEqual([false, [other]]);
    Object.assign(live, { state: toy.clone(begin) });
    expect(endturn.asked).toBeUndefined();
    endturn.confirm();
    expect(await second).toBe(true);
  });

  it('is asked also where the turn ends only after a draw, whatever is drawn', async () => {
    const { endturn } = asking((_, { step, seat }) => step === 'pick' && seat === 1);
    void endturn.lets([
      { type: 'pick', times: 1 },
      { type: 'mark', color: 'red' }
    ]);
    await Promise.resolve();
    expect(endturn.asked?.moves).toHaveLength(2);
    endturn.back();
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

describe('what goes without saying', () => {
  const state = toy.setup(2, { tokens: 2, first: 0 });
  const pass: Move = { type: 'pass' };
  const mark: Move = { type: 'mark', color: 'red' };
  /** Where nothing is left but to end the turn, or the game says what else goes by itself. */
  const at = (moves: readonly Move[], around: Partial<LiveMatch> = {}, view: Partial<GameView> = {}) =>
    unaskedIn(
      { game: toy, state, moves, history: [], decider: 0, touches: 1, ...around } as unknown as LiveMatch,
      {
        unasked: () => [mark],
        ...view
      } as unknown as GameView
    );

  it('is the end of a turn in which nothing is left, or what the game says', () => {
    expect(at([pass])).toEqual([pass]);
    expect(at([pass, mark])).toEqual([mark]);
  });

  it('is nothing where time counts, nor for whoever has just taken something back', () => {
    for (const moves of [[pass], [pass, mark]]) {
      expect(at(moves, {}, { clock: {} as NonNullable<GameView['clock']> })).toBeUndefined();
      expect(at(moves, { redoable: true })).toBeUndefined();
    }
  });
});
