/** What one touch did is taken back and played again as one, in every game, and after a reload too. */
import { beforeEach, describe, expect, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { Draft, type Base } from '#engine/draft.ts';
import type { Game, Move } from '#engine/game.ts';
import { hash } from '#engine/hash.ts';
import { canonical, type JsonObject } from '#engine/json.ts';
import { authorOf } from '#engine/timeline.ts';
import { loadGame, shelf } from '#games/index.ts';
import { createMatch } from '#match/create.ts';
import { draftMoves } from '#store/records.ts';
import { loadMatch } from '#store/matches.ts';
import { parse } from 'valibot';
import { freshDevice } from '../support/browser.ts';
import { openMatch, person } from '../support/players.ts';
import { randomStep } from '../support/random.ts';

type Spot = Base<JsonObject>;
/** A draft as it lies in the store, read again on another day. */
const reloaded = (game: Game, base: Spot, draft: Draft): Draft =>
  Draft.restore(game, base, parse(draftMoves, JSON.parse(JSON.stringify(draft.stored))));

/** A seat's turn of random touches, up to where it is final: the position before each, and the draft that is open last. */
function touches(game: Game, base: Spot, roll: (below: number) => number): { draft: Draft; before: string[] } {
  let draft = new Draft(game, base);
  const before: string[] = [];
  for (let touch = 0; touch < 6; touch += 1) {
    const here = hash(draft.state);
    let next = draft;
    for (let move = 0, many = 1 + roll(3); move < many && !next.closed; move += 1)
      next = next.play(randomStep(game, next.state, roll)!, move > 0);
    if (next.closed) break;
    draft = next;
    before.push(here);
  }
  return { draft, before };
}

describe.each(shelf)('$name', ({ id }) => {
  test('undo gives the position before the touch and redo the one after it, also after a reload', async () => {
    const game = await loadGame(id);
    let compared = 0;
    // A short game has few turns of several touches: more matches of it are played.
    for (let match = 0; match < 3 || (compared <= 10 && match < 300); match += 1) {
      const roll = seededRoll(`${id} ${match}`);
      let state = game.setup(game.seats.least);
      let decided = 0;
      for (let count = 0; count < 250; count += 1) {
        const turn = game.turn(state);
        if (turn === 'over') break;
        const author = authorOf(turn, decided);
        const base: Spot = { state, count, author };
        if (typeof turn === 'number' && count % 5 === 0) {
          const { draft, before } = touches(game, base, roll);
          let at = draft;
          for (const position of before.toReversed()) {
            const back = at.undo()!;
            expect(hash(back.state)).toBe(position);
            expect(hash(back.redo()!.state)).toBe(hash(at.state));
            const again = reloaded(game, base, back);
            expect(canonical(again.stored)).toBe(canonical(back.stored));
            expect([hash(again.state), hash(again.redo()!.state)]).toEqual([position, hash(at.state)]);
            expect(hash(reloaded(game, base, at).undo()!.state)).toBe(position);
            at = back;
            compared += 1;
          }
          expect(at.undo()).toBeUndefined();
        }
        state = game.clone(state);
        game.play(state, randomStep(game, base.state, roll)!);
        decided = author ?? decided;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});

describe('a stored turn', () => {
  beforeEach(freshDevice);
  const begun = (): Promise<string> =>
    createMatch({ game: 'ayar', players: [person('Ana'), person('Ben')], options: {} });
  /** Moves of one seat's turn that may all be taken back. */
  const some = (game: Game, from: JsonObject, many: number): Move[] | undefined => {
    if (many === 0) return [];
    for (const move of game.moves(from)) {
      const next = game.clone(from);
      game.play(next, move);
      const rest = game.turn(next) === game.turn(from) ? some(game, next, many - 1) : undefined;
      if (rest) return [move, ...rest];
    }
    return undefined;
  };

  test('is taken back touch by touch after a reload, and what went without saying with the touch before it', async () => {
    const id = await begun();
    const match = await openMatch(id);
    const start = hash(match.view.state);
    const [a, b, c] = some(match.game, match.view.state, 3)!;
    await match.play([a!]);
    const first = hash(match.view.state);
    await match.play([b!]);
    await match.play([c!], true);
    match.close();
    expect((await loadMatch(id)).draft.groups).toEqual([1, 2]);
    const again = await openMatch(id);
    expect(again.view.undoable?.move).toEqual(b);
    await again.undo();
    expect([hash(again.view.state), again.view.undoable?.move]).toEqual([first, a]);
    await again.undo();
    expect(hash(again.view.state)).toBe(start);
    again.close();
    const later = await openMatch(id);
    await later.redo();
    await later.redo();
    expect((await loadMatch(id)).draft).toEqual({ moves: [a, b, c], undone: [], groups: [1, 2] });
    await later.undo();
    await later.undo();
    await later.play([a!, b!, c!]);
    await later.undo();
    expect(hash(later.view.state)).toBe(start);
  });

  test('without groups is taken back move by move, as it was before there were any', async () => {
    const game = await loadGame('ayar');
    const match = await openMatch(await begun());
    const moves = some(game, match.view.state, 2)!;
    const base: Spot = { state: match.view.state, count: 0, author: match.person };
    const old = Draft.restore(game, base, { moves, undone: [] });
    expect([old.moves, old.undo()!.moves]).toEqual([moves, moves.slice(0, 1)]);
    expect(old.stored).toEqual({ moves, undone: [] });
  });

  test('with groups that do not fit its moves loses none of them', async () => {
    const game = await loadGame('ayar');
    const match = await openMatch(await begun());
    const moves = some(game, match.view.state, 3)!;
    const base: Spot = { state: match.view.state, count: 0, author: match.person };
    for (const groups of [[9], [1], [2, 9], []]) {
      const draft = Draft.restore(game, base, { moves: moves.slice(0, 2), undone: moves.slice(2), groups });
      expect([draft.moves, draft.stored.undone], groups.join()).toEqual([moves.slice(0, 2), moves.slice(2)]);
    }
  });
});
