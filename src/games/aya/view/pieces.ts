/** A piece that is asked about: what it is, how it stands with it now, and the page of the rules that tells more. */
import { spoiled } from '../aid/advice.ts';
import { builtLayout } from '../aid/built.ts';
import { openEnds } from '../aid/ends.ts';
import { jointsOf, type Joint } from '../aid/joints.ts';
import { noDoubts, type Doubts } from '../aid/ready.ts';
import { tokenOn } from '../rules/camera.ts';
import { count, countLayout } from '../rules/count/count.ts';
import { running, seatOf, idsOf, type State } from '../rules/state.ts';
import type { AyaGame } from '../rules/index.ts';
import { words } from '../words/en.ts';
import { wantInWords } from './endwords.ts';
import { animalName, dominoName, tileName } from './things.ts';

export type Piece = {
  readonly title: string;
  /** What it is; then how it stands with it. */
  readonly text: readonly string[];
  /** The topic of the rules. */
  readonly topic: string;
};
const p = words.pieces;

/** Things on the table are asked about by these topics. */
const mark = 'piece ';
export const topicOf = (id: string): string => mark + id;
export const pieceOf = (topic: string): string | undefined =>
  topic.startsWith(mark) ? topic.slice(mark.length) : undefined;

/** A joint is asked about by the domino before it and the one after it. */
const gap = 'gap ';
export const gapOf = ({ from, to }: Pick<Joint, 'from' | 'to'>): string => `${gap}${from} ${to}`;

/** Undefined for what is neither on the table nor in a hand. */
export function tellPiece(
  game: AyaGame,
  state: State,
  names: readonly string[],
  id: string,
  lost = noDoubts
): Piece | undefined {
  const { box } = game;
  if (id.startsWith(gap)) return joint(game, state, id);
  if (box.dominoes.has(id)) return domino(game, state, names, id);
  if (box.tiles.has(id)) return tile(game, state, id, lost);
  return state.tokens[id] ? animal(game, state, id, lost) : undefined;
}

function domino(game: AyaGame, state: State, names: readonly string[], id: string): Piece | undefined {
  const { box } = game;
  const { type, camera } = box.dominoes.get(id)!;
  const title = words.capital(dominoName(box, id));
  const what = camera ? p.camera(type) : type === 'garden' ? p.garden : p.domino(type);
  const topic = camera ? 'camera' : type === 'garden' ? 'gardens' : 'joints';
  const nameOf = (stock: number): string => names[seatOf(state, stock)] ?? '';
  const own = state.dominoes[id];
  if (!own) {
    const stock = state.hand.indexOf(id);
    return stock < 0 ? undefined : { title, text: [what, p.inHand(nameOf(stock))], topic };
  }
  const built = isBuilt(state);
  if (own.is === 'lying')
    return { title, text: [what, built ? p.lies : running(state) ? p.lying : p.lyingPaused], topic: 'accidents' };
  const token = tokenOn(state, id);
  const carries = token === undefined || !isCarried(state, token) ? [] : [p.carries(animalName(box, token))];
  if (own.is === 'laid') return { title, text: [what, built ? p.laidStill : p.laid, ...carries], topic: 'animals' };
  if (own.is === 'fallen') return { title, text: [what, p.fallen], topic: 'topple' };
  const joints = jointsOf(box, state).filter(({ from }) => from === id);
  const on = joints.map(({ to, verdict, gap }) => p.next(dominoName(box, to), words.verdict[verdict], words.cm(gap)));
  const end = joints.length > 0 ? undefined : openEnds(box, state).find((one) => one.of === 'domino' && one.id === id);
  const free = joints.length > 0 ? [] : [end ? p.end(wantInWords(game, end)) : p.last];
  const ground = spoiled(box, state, id, own);
  const spoils = ground === undefined ? [] : [p.spoils(tileName(box, ground))];
  return { title, text: [what, p.stands(nameOf(own.seat)), ...on, ...free, ...carries, ...spoils], topic };
}

/** Nothing is stood up or raised any more. */
const isBuilt = ({ phase }: State): boolean => phase === 'push' || phase === 'over';

/** It lies across its dominoes, or will once it is raised. */
function isCarried(state: State, token: string): boolean {
  const { at, end } = state.tokens[token]!;
  return end === null && (at === 'on' || (at === 'laid' && !isBuilt(state)));
}

/** What is written where two dominoes stand one behind the other: what it measures, and what it means. */
function joint({ box }: AyaGame, state: State, id: string): Piece | undefined {
  const found = jointsOf(box, state).find((one) => gapOf(one) === id);
  if (!found) return undefined;
  const { verdict } = found;
  const told =
    verdict === 'safe' || verdict === 'firebreak' || verdict === 'opposed' ? p[verdict] : words.warns[verdict];
  return { title: p.gap(words.verdict[verdict], words.cm(found.gap)), text: [told], topic: 'joints' };
}

/** Why a photo would not be won if everything that stands fell now, as far as is known; null if it would. */
function fails({ box }: AyaGame, state: State, id: string, lost: Doubts): string | null | undefined {
  const layout = running(state) || state.phase === 'break' ? builtLayout(box, state) : undefined;
  const rule = layout && countLayout(box.size, layout).verdicts.find((one) => one.id === id)?.fails;
  return rule === null ? (lost.get(id) ?? null) : rule;
}

function tile(game: AyaGame, state: State, id: string, lost: Doubts): Piece | undefined {
  const { box } = game;
  const { type, shape } = box.tiles.get(id)!;
  const title = words.capital(tileName(box, id));
  if (type === 'start') return { title, text: [p.start], topic: 'topple' };
  const what = p.tile(type, shape.ports.length);
  if (!state.tiles[id]) return { title, text: [what], topic: 'tiles' };
  const foreign = idsOf(state.dominoes).filter((one) => spoiled(box, state, one, state.dominoes[one]!) === id);
  const spoilt = foreign.length > 0 ? [p.spoilt(words.list(foreign.map((one) => dominoName(box, one))))] : [];
  const told = state.phase === 'over' ? counted(game, state, id) : photo(fails(game, state, id, lost));
  return { title, text: [what, ...spoilt, ...told], topic: 'tiles' };
}

function animal(game: AyaGame, state: State, id: string, lost: Doubts): Piece {
  const { box } = game;
  const { on, at } = state.tokens[id]!;
  const [a, b] = on.map((one) => dominoName(box, one));
  const waits = at === 'laid' ? p.animalLaid : p.off;
  const where = at === 'on' ? p.across(a!, b!) : isBuilt(state) ? p.animalLost : waits;
  const what = p.animal(box.tokens.get(id)!.type);
  const still = at === 'off' ? [] : photo(fails(game, state, id, lost));
  const told = state.phase === 'over' ? counted(game, state, id) : still;
  return {
    title: words.capital(animalName(box, id)),
    text: [what, where, ...told],
    topic: 'animals'
  };
}

function photo(rule: string | null | undefined): string[] {
  if (rule === undefined) return [];
  return [rule === null ? p.won : p.fails(words.count.reasons[rule] ?? rule)];
}

/** What the count has said of it. */
function counted({ box }: AyaGame, state: State, id: string): string[] {
  const verdict = count(box, state).verdicts.find((one) => one.id === id);
  if (!verdict) return [];
  return [verdict.fails === null ? p.counted : p.lost(words.count.reasons[verdict.fails] ?? verdict.fails)];
}
