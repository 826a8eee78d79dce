/** What happened since, in Aya: who, what, with which piece, what it gave, and where on the table. */
import { beforeAll, describe, expect, it } from 'vitest';
import { draw, seededRoll } from '#engine/chance.ts';
import type { Game, Seat } from '#engine/game.ts';
import { begin, carry, type Happening } from '#engine/timeline.ts';
import { finish } from '#bots/bot.ts';
import { createBuilder } from '#games/aya/bot.ts';
import { loadPhysics, type Faller } from '#games/aya/physics/index.ts';
import { startDefault } from '#games/aya/rules/box.ts';
import { game } from '#games/aya/rules/index.ts';
import type { Move } from '#games/aya/rules/moves.ts';
import type { State } from '#games/aya/rules/state.ts';
import { changed } from '#games/aya/view/changed.ts';
import { sentences } from '#games/aya/view/log.ts';
import { pieceOf } from '#games/aya/view/pieces.ts';
import { story } from '#games/aya/view/story.ts';
import type { GameView } from '#games/view.ts';
import { momentsSince } from '#play/since/moments.ts';
import { lines, type Tale } from '#play/story.ts';

const names = ['Ada', 'Baraka'];
// The words of a view are its own; what needs a page is left out.
const view = { sentences, story } as unknown as GameView;
const rules = game as unknown as Game;
const tale: Tale = { game: rules, view, names, together: true };
const stateOf = (state: object): State => state as State;

let fall: Faller;
beforeAll(async () => {
  fall = await loadPhysics();
});

/** A match of the two, that the builder plays for both, as far as `until` says. */
function played(options: object, until: (state: State, history: readonly Happening[]) => boolean): Happening[] {
  const roll = seededRoll('since');
  const builder = createBuilder(game).build();
  const decide = (state: State): Move => {
    if (state.due === 'start') return { type: 'start', ...startDefault(game.box, state.options) };
    return state.due === 'glass' ? { type: 'turnGlass' } : finish(builder.decide(state, 'built')).move;
  };
  const players = names.map((name) => ({ name, kind: 'person' as const, level: null }));
  let state = begin(rules, { options: { first: 0, ...options }, players });
  let seat: Seat = 0;
  const history: Happening[] = [];
  for (let n = 0; n < 3000 && !until(stateOf(state), history); n += 1) {
    const turn = rules.turn(state);
    const now = stateOf(state);
    if (typeof turn === 'number') seat = turn;
    const move =
      turn === 'chance' ? draw(rules, state, roll) : turn === 'world' ? fall(game.box, now).move : decide(now);
    const by = turn === 'chance' ? 'chance' : seat;
    const { happening } = carry(rules, state, move, { n, by, draft: false });
    history.push(happening);
    state = happening.after;
  }
  return history;
}
const stood = ({ dominoes }: State): number => Object.keys(dominoes).length;

describe('what others built', () => {
  it('is told by the piece that came, first what a photo may be of, and the table points at it', () => {
    const history = played({ glassMs: 0 }, (state) => stood(state) >= 24);
    let photos = 0;
    for (let end = 20; end <= history.length; end += 1) {
      const { before } = history[end] ?? { before: history.at(-1)!.after };
      if (rules.turn(before) !== 0 || history[end - 1]!.by === 0) continue;
      for (const one of momentsSince(tale, history.slice(0, end), 0, 'short')) {
        const [first] = one.pictures.map(pieceOf);
        if (!/places/.test(one.text)) continue;
        const [was, is] = [stateOf(one.before), stateOf(one.after)];
        const came = Object.keys(is.dominoes).filter((id) => was.dominoes[id] === undefined);
        const brought = [...Object.keys(is.tiles), ...Object.keys(is.tokens)].filter(
          (id) => was.tiles[id] === undefined && was.tokens[id] === undefined
        );
        expect(one.seat).toBe(1);
        expect(came).toHaveLength(1);
        expect(first).toBe([...brought, ...came][0]);
        expect(one.pictures.map(pieceOf)).toContain(came[0]);
        photos += brought.length;
        const pointed = changed(was, is).flatMap(({ pieces }) => pieces);
        expect(pointed).toContain(came[0]);
        for (const id of brought) if (is.tiles[id]) expect(pointed).toContain(id);
        expect(changed(was, was)).toEqual([]);
      }
    }
    expect(photos).toBeGreaterThan(0);
  });

  it('stands on the table in its own moment also where the hand trembles', () => {
    const history = played(
      { glassMs: 180_000, hand: 'steady' },
      (state) => stood(state) >= 8 && state.due === 'place' && state.turn === 0
    );
    const placed = momentsSince(tale, history, 0, 'full').filter(({ text }) => /places/.test(text));
    expect(placed).toHaveLength(1);
    const { before, after } = placed[0]!;
    expect(stood(stateOf(after))).toBe(stood(stateOf(before)) + 1);
  });
});

describe('pushes', () => {
  const glassMs = 180_000;
  const pushing = (pushes: number) => (state: State) => state.due === 'push' && state.pushes.length === pushes;

  it('of others, and the fall that came of each, with the photos that it won and the points', () => {
    const history = played({ glassMs }, pushing(1));
    expect(history.at(-1)!.by).toBe(0);
    const moments = momentsSince(tale, history, 1, 'full');
    const push = moments.findIndex(({ text }) => /pushes/.test(text));
    expect(push).toBeGreaterThanOrEqual(0);
    const [pushed, fell] = [moments[push]!, moments[push + 1]!];
    expect(moments.at(-1)).toBe(fell);
    expect(changed(stateOf(pushed.before), stateOf(pushed.after))).toEqual([
      { pieces: [stateOf(pushed.after).pushes[0]!.domino], sign: 'push' }
    ]);
    expect(fell.text).toMatch(/^\d+ dominoes fell\.$/);
    expect(fell.event?.type).toBe('fell');
    const points = fell.points.reduce((sum, { by }) => sum + by, 0);
    const won = fell.pictures.flatMap((topic) => pieceOf(topic) ?? []);
    expect(points).toBeGreaterThanOrEqual(won.length);
    expect(won.length).toBeGreaterThan(0);
    // What has fallen is seen as river, and nothing else points at it.
    expect(changed(stateOf(fell.before), stateOf(fell.after)).every(({ sign }) => sign === 'lying')).toBe(true);
  });

  it('of one’s own are told by their fall alone', () => {
    const history = played({ glassMs }, pushing(1));
    const moments = momentsSince(tale, history, 0, 'full');
    expect(moments.map(({ event }) => event?.type)).toEqual(['fell']);
  });
});

it('every line of a match has a picture', () => {
  const history = played({ glassMs: 60_000 }, (state) => state.phase === 'over');
  const spoken = lines(tale, history).map(({ n }) => n);
  for (const { n, before, move, events } of history)
    if (spoken.includes(n))
      expect(
        story.pictures(game, stateOf(before), move as Move, events as never).length,
        (move as Move).type
      ).toBeGreaterThan(0);
});
