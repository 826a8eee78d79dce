/** A match of a game played at random, told by the game's own words: what is said of matches, without a page. */
import type { Game, Seat } from '#engine/game.ts';
import { begin, carry, type Happening } from '#engine/timeline.ts';
import { loadGame } from '#games/index.ts';
import type { GameView } from '#games/view.ts';
import type { Tale } from '#play/story.ts';
import { harvests } from '#games/atiwa/view/facts.ts';
import { sentences as atiwaSentences } from '#games/atiwa/view/log.ts';
import { story as atiwaStory } from '#games/atiwa/view/story.ts';
import { betweenDays } from '#games/ayar/view/facts.ts';
import { sentences as ayarSentences } from '#games/ayar/view/log.ts';
import { story as ayarStory } from '#games/ayar/view/story.ts';
import { sentences as aiyeSentences } from '#games/aiye/view/log.ts';
import { story as aiyeStory } from '#games/aiye/view/story.ts';

export const names = ['Ada', 'Baraka', 'Chen'];
const views = {
  aiye: { sentences: aiyeSentences, story: aiyeStory },
  atiwa: { sentences: atiwaSentences, story: atiwaStory, upkeep: harvests },
  ayar: { sentences: ayarSentences, story: ayarStory, upkeep: betweenDays }
};

/** A match played at random as far as `until` says, told by the game's own words. */
export async function played(
  id: keyof typeof views,
  seed: number,
  until: (history: readonly Happening[], game: Game) => boolean
): Promise<{ tale: Tale; history: Happening[] }> {
  const game = await loadGame(id);
  let roll = seed;
  const next = (below: number): number => {
    roll = (Math.imul(roll, 1664525) + 1013904223) >>> 0;
    return Math.floor((roll / 2 ** 32) * below);
  };
  const players = names.map((name) => ({ name, kind: 'person' as const, level: null }));
  let state = begin(game, { options: {}, players });
  const history: Happening[] = [];
  for (let n = 0; n < 4000 && game.turn(state) !== 'over' && !until(history, game); n += 1) {
    const turn = game.turn(state);
    const moves = turn === 'chance' ? game.chances(state).map(({ move }) => move) : game.moves(state);
    const by = turn === 'chance' ? 'chance' : (turn as Seat);
    const { happening } = carry(game, state, moves[next(moves.length)]!, { n, by, draft: false });
    history.push(happening);
    state = happening.after;
  }
  // The words of a view are its own; what needs a page is left out.
  const view = views[id] as unknown as GameView;
  return { tale: { game, view, names }, history };
}
