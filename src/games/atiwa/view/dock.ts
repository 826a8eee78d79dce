/** The one sentence of the dock, and what its large button does. */
import type { AtiwaGame } from '../rules/index.ts';
import { rowNumber, terrainCards } from '../rules/area.ts';
import { rounds } from '../rules/board.ts';
import { demandOf, worth } from '../rules/feeding.ts';
import * as sp from '../rules/spaces.ts';
import { words } from '../words/en.ts';
import { capital } from '#words/grammar.ts';
import { refuse } from '#words/refusals.ts';
import { refusals } from '../words/refusals.ts';
import type { Choosing } from './choosing.svelte.ts';
import { cardText, spaceName, spaceText } from './effects.ts';
import { areaNow, harvestSteps, pointsOf, tokens, turnsEach, type Kind, type State, type Token } from './facts.ts';
import { foodToFind } from './forecast.ts';
import { paidWords } from './log.ts';
import { deedOf, moveKind, type Plan } from './plan.ts';

/** `more`: what signs on the table show as well, in words where there is room for them. */
export type Say = { readonly title: string; readonly more?: string | undefined; readonly note?: string | undefined };
export type Go = { readonly label: string; readonly run: () => void; readonly quiet?: boolean };
export type Context = {
  readonly game: AtiwaGame;
  readonly names: readonly string[];
  /** The position on the table. */
  readonly state: State;
  readonly choosing: Choosing;
  /** What leads to this position would end the turn by itself. */
  readonly closes?: ((after: State) => boolean) | undefined;
};

const d = words.dock;

/** The name of what is offered, or of so many of it. */
export function kindName(kind: Kind, n?: number): string {
  const token = tokens.find((one) => kind === `place:${one}`);
  if (!token) return d.offers[kind] ?? kind;
  return n === undefined ? words.thing(token) : words.some(n, token);
}

/** What the plan changes: points and food. */
function changes({ game, state, choosing: { shown } }: Context): string {
  const seat = state.seat;
  const before = state.areas[seat]!;
  const after = shown.areas[seat]!;
  const { board } = game;
  return [
    d.score(pointsOf(board, before), pointsOf(board, after)),
    d.food(foodToFind(game, state, before), foodToFind(game, state, after, shown))
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** One after the other; a dot between figures, which begins no line, and none after a sentence. */
function noted(parts: readonly (string | undefined)[]): string | undefined {
  const [first, ...others] = parts.filter((part): part is string => part !== undefined && part !== '');
  return first && others.reduce((text, part) => `${text}${text.endsWith('.') ? '' : '\u00a0·'} ${part}`, first);
}

/** What finds no room, as far as it is known. */
function roomless({ state, choosing }: Context): string[] {
  if (!harvestSteps.includes(state.step))
    return choosing.offers.flatMap(({ kind, why, lost }) =>
      lost > 0 ? [kindName(kind, lost)] : why?.rule === 'ATW-WRK-08' ? [kindName(kind)] : []
    );
  return amounts(
    (choosing.plan?.events ?? []).flatMap((event) => (event.type === 'noRoom' ? [[event.token, event.count]] : []))
  );
}

/** What stays out for want of room or means. */
function short(context: Context): string | undefined {
  const out = roomless(context);
  if (out.length > 0) return d.noRoom(words.list(out));
  const why = context.choosing.offers.find(({ why, kind }) => why && kind !== 'gold')?.why;
  // Its bars stand on the space: here it is told how many of them are full.
  if (why?.rule === 'ATW-ACT-12') {
    const { game, state } = context;
    return d.bonus(terrainCards(game.board, areaNow(state)), Number(why.detail?.['terrain']));
  }
  return why && refuse(refusals, context.game, why);
}

/** What a step of growth brings along with it: the steps after it that ask nothing, and what finds no room in them. */
function growthNote(context: Context): string {
  const { state, choosing } = context;
  const later = amounts(
    (choosing.plan?.steps ?? []).flatMap(({ before, move }) =>
      move.type === 'place' && before.step !== state.step ? [[move.token, 1]] : []
    )
  );
  const out = short(context);
  const parts = [...(later.length > 0 ? [d.then(words.list(later))] : []), ...(out ? [out] : [])];
  return noted(parts.length > 0 ? [...parts, d.moveNote] : []) ?? d.placeNote;
}

/** What the meal that is chosen is worth against what is asked for. */
function mealNote({ board }: AtiwaGame, area: State['areas'][number], { steps }: Plan): string | undefined {
  const meal = steps[0]?.move;
  if (meal?.type !== 'feed') return undefined;
  const food = worth(board, meal);
  return d.feedNote(paidWords(meal), food, food - demandOf(board, area));
}

/** “3 bats” for each token, whatever steps they come in. */
function amounts(list: readonly (readonly [Token, number])[]): string[] {
  const sums = new Map<Token, number>();
  for (const [token, n] of list) sums.set(token, (sums.get(token) ?? 0) + n);
  return [...sums].map(([token, n]) => words.some(n, token));
}

function spaceSay(context: Context, space: string): Say {
  const { game, choosing, state } = context;
  const { index } = game.board.spaceById.get(space)!;
  const title = spaceName(game.board, index);
  const more = `${capital(spaceText(game.board, state, index))}.`;
  const steps = choosing.plan?.steps ?? [];
  const nothing = choosing.plan !== undefined && deedOf(choosing.plan).what === 'nothing';
  if (steps.at(-1)?.move.type === 'draw') return { title, more, note: d.draws };
  if (nothing) return { title, note: [d.nothing, short(context)].filter(Boolean).join(' ') };
  const parts = [short(context), changes(context)];
  return { title, more, note: noted(parts) };
}

export function sayOf(context: Context): Say {
  const { game, state, choosing, names } = context;
  const name = names[state.seat] ?? '';
  const held = choosing.held === undefined ? undefined : choosing.plan?.steps[choosing.held];
  if (held && 'spot' in held.move) {
    const kind = moveKind(game, held.before, held.move);
    const token = held.before.owed[0]?.token ?? (held.move.type === 'fly' ? 'fruitBat' : undefined);
    const what = kind ? kindName(kind) : token ? words.thing(token) : '';
    return { title: kind && !game.illegal(held.before, { type: 'done' }) ? d.inHand(what) : d.inHandFixed(what) };
  }
  switch (state.step) {
    case 'worker': {
      if (choosing.space !== undefined) return spaceSay(context, choosing.space);
      const turn = Math.floor(state.turns / state.areas.length) + 1;
      return { title: names.length > 1 ? d.chooseNamed(name) : d.choose, note: d.chooseNote(turn, turnsEach) };
    }
    case 'lay': {
      const card = game.board.cards[state.card];
      const parts = [card && cardText(game.board, card), changes(context), d.layNote];
      return { title: d.lay(card?.name ?? ''), note: noted(parts) };
    }
    case 'pay':
      return { title: d.pay(words.some(state.owed[0]?.count ?? 0, 'tree')), note: d.payNote };
    case 'work':
      return choosing.plan && deedOf(choosing.plan).what === 'draws'
        ? { title: d.drawFirst, note: short(context) ?? d.drawNote }
        : { title: d.place, note: short(context) ?? d.placeNote };
    case 'dusk': {
      if (choosing.plan)
        return {
          title: d.dusk(game.board.edition.batAction.bats),
          note: noted([changes(context), late(context) ? d.duskLate : d.duskNote])
        };
      const { grounded } = choosing;
      return {
        title: names.length > 1 ? d.endNamed(name) : d.end,
        note: grounded && refuse(refusals, game, grounded)
      };
    }
    case 'fly':
    case 'fruit':
    case 'plant':
      return { title: d.dusk(game.board.edition.batAction.bats), note: d.payNote };
    case 'trees':
    case 'fruits':
    case 'bats':
    case 'home':
      return { title: d.harvest[state.step](state.left[0] ?? 0), note: growthNote(context) };
    case 'breed':
      return { title: d.harvest.breed, note: noted([changes(context), d.moveNote]) };
    case 'feed': {
      const area = areaNow(state);
      const row = (token: number): number => rowNumber(game.board, area, token);
      return {
        title: d.feed(row(sp.T.family), row(sp.T.goat)),
        note: choosing.plan && mealNote(game, area, choosing.plan)
      };
    }
    case 'eat':
      return { title: d.pay(words.some(state.owed[0]?.count ?? 0, state.owed[0]?.token ?? 'fruit')), note: d.payNote };
    default:
      return { title: d.chance };
  }
}

/** What carrying out the plan does, on the large button. */
export function planLabel({ board }: AtiwaGame, plan: Plan): string {
  const deed = deedOf(plan);
  const card = (id: string): string => board.byId.get(id)?.name ?? '';
  switch (deed.what) {
    case 'bought':
      return d.buyGo(card(deed.card));
    case 'taken':
      return d.takeGo(card(deed.card));
    case 'draws':
      return d.drawGo;
    case 'places':
      return d.placeAll(deed.n);
    default:
      return d.leaveGo;
  }
}

/** A tree pays in the rounds to come: where none comes, to send bats out for fewer points is not what most players want. */
export function late({ state, choosing, game }: Pick<Context, 'state' | 'choosing' | 'game'>): boolean {
  const [now, then] = [state, choosing.shown].map(({ areas }) => pointsOf(game.board, areas[state.seat]!));
  return state.round === rounds && then! < now!;
}

export function goOf(context: Context): Go | undefined {
  const { state, choosing, game, closes } = context;
  const { plan } = choosing;
  const run = (): void => choosing.confirm();
  if (!plan) {
    if (state.step === 'dusk') return { label: d.endTurn, run: () => choosing.send([{ type: 'endTurn' }]) };
    return undefined;
  }
  const deed = deedOf(plan);
  switch (state.step) {
    case 'worker':
      if (deed.what === 'nothing') return { label: d.goBlocks, run, quiet: true };
      return { label: closes?.(choosing.shown) ? d.goEnds : d.go, run };
    case 'lay':
      return { label: d.layGo, run };
    case 'pay':
    case 'eat':
      return { label: d.payGo, run };
    case 'dusk':
    case 'fly':
    case 'fruit':
    case 'plant': {
      return { label: d.duskGo(game.board.edition.batAction.bats), run, quiet: late(context) };
    }
    case 'feed':
      return { label: d.feedGo, run };
    case 'breed':
      return { label: d.breedGo(deed.what === 'places' ? deed.n : 0), run };
    default:
      return { label: planLabel(game, plan), run };
  }
}
