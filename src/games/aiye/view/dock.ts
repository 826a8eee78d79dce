/** The one sentence of the dock, and what its large button does. */
import type { AiyeGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { words } from '../words/en.ts';
import type { Choosing } from './choosing.svelte.ts';
import { iconsReached, previewOf } from './preview.ts';
import { promotionSum, sumOf } from './sums.ts';
import { cardDoes, columnOf, conflictTargets, iconName, kindOf, place, type Ability, type State } from './facts.ts';

export type Say = {
  readonly title: string;
  readonly note?: string | undefined;
  /** Icons that the note speaks of. */
  readonly icons?: readonly Ability[] | undefined;
};
export type Go = { readonly label: string; readonly run: () => void; readonly quiet?: boolean };
export type Context = {
  readonly game: AiyeGame;
  readonly names: readonly string[];
  readonly decider: number;
  readonly choosing: Choosing;
  /** Leaving icons unused is asked once. */
  readonly leaving: boolean;
  readonly onleave: (on: boolean) => void;
};

const d = words.dock;

/** The sentence, and how what is chosen changes the score. */
export function sayOf(context: Context): Say {
  const say = about(context);
  const { preview, kept } = context.choosing;
  // Seeds that are taken without a preview cost points where a mask counts them.
  const taken = preview ? undefined : takenAtOnce(context);
  const score = taken ? previewOf(context.game, context.choosing.now.state, taken).score : preview?.score;
  // Before it is known where a card goes, nothing has been paid and nothing gained.
  const buying = kept.some(({ type }) => type === 'summon') && preview?.arrives !== undefined;
  const promotes = preview?.promoted !== undefined;
  if (!score || (!buying && !promotes && score.from === score.to)) return say;
  // The sum stands where the figure does: why a mask of five brings two.
  const before = context.choosing.levels[0]!.state;
  const sum = buying
    ? sumOf(context.game, before, preview)
    : promotes
      ? promotionSum(context.game, before, preview)
      : [];
  const told = [d.score(score.from, score.to), ...(sum.length > 0 ? [words.list(sum)] : [])].join(': ');
  return { ...say, note: say.note ? `${told}. ${say.note}` : told };
}

function about(context: Context): Say {
  const { game, choosing, names } = context;
  const { state } = choosing.now;
  const area = state.areas[state.seat]!;
  const at = (id: number): number => place(area, id);
  const name = (card: number): string => kindOf(game.deck, card).name;
  const { preview, head } = choosing;
  const gone = preview?.gone && d.gone(at(preview.gone.column), at(preview.gone.heir));

  switch (state.step) {
    case 'source':
    case 'drop': {
      if (choosing.mode === 'order') return { title: d.ordering, note: d.orderingNote };
      if (!preview || preview.landing === undefined)
        return { title: state.sownAgain ? d.extraSource : d.source, note: d.sourceNote };
      const icons = iconsReached(game, preview.after, preview.landing);
      const landing = at(preview.landing);
      const title = preview.source
        ? d.sow(preview.source.sun + preview.source.moon, at(preview.source.column))
        : d.dropRest(preview.path.length);
      return icons.length > 0 ? { title, note: d.lands(landing), icons } : { title, note: d.landsPlain(landing) };
    }
    case 'gift':
      return { title: d.gift };
    case 'decide':
      return { title: d.decide(at(state.acts.at(-1)!.column)) };
    case 'use': {
      const ability = chosenAbility(context);
      if (ability?.type === 'conflict') return conflictSay(context, state);
      if (ability) return { title: d.useAsk(iconName(ability)) };
      const act = state.acts[state.act]!;
      const open = choosing.now.moves.filter(({ type }) => type === 'use').length;
      if (context.leaving) return { title: d.doneAsk(open) };
      return { title: act.where === 'council' ? d.useCouncil(open) : d.use(at(act.anchor), open) };
    }
    case 'take':
      return { title: state.free === 1 ? d.takeOne : d.takeMany(state.free) };
    case 'convert': {
      const ability = usedAbility(game, state);
      if (ability?.type !== 'convert') return { title: '' };
      if (head?.type === 'from') return { title: d.convertAsk(at(head.column), words.color[ability.from]) };
      return {
        title: d.convert(words.color[ability.from]),
        note: d.convertNote(words.color[ability.to], at(state.acts[state.act]!.anchor))
      };
    }
    case 'promote':
      if (head?.type === 'card') return { title: d.promoteAsk(name(head.card)), note: gone };
      return { title: d.promote, note: d.promoteNote(at(state.acts[state.act]!.anchor)) };
    case 'seedsFrom':
      return { title: d.seedsFrom, note: d.seedsFromNote };
    case 'seedsTo': {
      const from = columnOf(area, state.from!)!;
      if (head?.type === 'to') return { title: d.seedsAsk(from.sun + from.moon, at(from.id), at(head.column)) };
      return { title: d.seedsTo(at(from.id)) };
    }
    case 'card':
      return { title: d.card };
    case 'cardTo': {
      const card = name(state.picked!);
      if (head?.type === 'to') return { title: d.cardAsk(card, at(head.column)), note: gone };
      if (head?.type === 'gap') return { title: d.gapAsk(card), note: gone };
      return { title: d.cardTo(card), note: d.cardToNote };
    }
    case 'answer':
      if (head?.type === 'answer')
        return { title: d.answerAsk(place(state.areas[state.victim]!, head.column)), note: d.answerNote };
      return { title: d.answer(names[state.seat] ?? '', names[state.victim] ?? ''), note: d.answerNote };
    default:
      return villageSay(context, state);
  }
}

const usedAbility = (game: AiyeGame, state: State): Ability | undefined =>
  state.using ? kindOf(game.deck, state.using.card).abilities[state.using.icon] : undefined;

/** The icon that is about to be used: a conflict is asked about first, any other lies there as a hint. */
function chosenAbility({ game, choosing: { head, preview } }: Context): Ability | undefined {
  return preview && head?.type === 'use' ? kindOf(game.deck, head.card).abilities[head.icon] : undefined;
}

function conflictSay({ game, choosing, names, decider }: Context, state: State): Say {
  const others = state.areas
    .map((_, seat) => (decider + 1 + seat) % state.areas.length)
    .filter((seat) => seat !== decider);
  const parts = others.map((seat) => {
    const columns = conflictTargets(game.deck, state, seat).map(({ id }) => place(state.areas[seat]!, id));
    return columns.length > 0 ? d.hits(names[seat] ?? '', columns) : d.spares(names[seat] ?? '');
  });
  return choosing.preview ? { title: d.conflictHits(parts), note: d.conflictWhy } : { title: d.conflict };
}

function villageSay({ game, choosing }: Context, state: State): Say {
  const area = state.areas[state.seat]!;
  const { preview, head, mode } = choosing;
  const summoning = state.summoning && state[state.summoning.row].open[state.summoning.place];
  const card = typeof summoning === 'number' ? kindOf(game.deck, summoning) : undefined;
  const paid = preview ? preview.paid.sun + preview.paid.moon : 0;

  if (mode === 'pay')
    return { title: d.payingTitle((choosing.picks ?? []).filter((pick) => !pick).length), note: d.paying };
  if (head?.type === 'renew') return { title: d.renewAsk(words.rows[head.row]), note: d.renewNote };
  if (state.step === 'pay' && state.renewing)
    return { title: d.renewAsk(words.rows[state.renewing]), note: d.renewNote };
  if (mode === 'renew') return { title: d.renewWhich };
  if (card && state.step === 'council')
    return head?.type === 'card'
      ? { title: d.councilAsk(kindOf(game.deck, head.card).name, card.name, paid), note: d.placeFinal }
      : { title: d.council };
  const onto = head?.type === 'to' ? head.column : state.onto;
  if (card && onto !== null) return { title: d.placeAsk(card.name, place(area, onto), paid), note: d.placeFinal };
  if (card) {
    const cost = d.placeNote(words.village.cost(card.cost.sun, card.cost.moon, card.cost.any));
    return { title: d.place(card.name), note: [cardDoes(card), cost].filter(Boolean).join(' ') };
  }
  const renewable = choosing.now.moves.some(({ type }) => type === 'renew');
  const summons = choosing.now.moves.some(({ type }) => type === 'summon') ? state.summons : 0;
  const note = state.lastRound === 0 ? undefined : state.round >= state.lastRound ? d.lastRound : d.nextLast;
  return { title: renewable ? d.village(summons) : d.villageOnly(summons), note };
}

/** Icons that simply give a seed of one colour: they can be taken in one go. */
function plainSeeds({ game, choosing }: Context): Move[] {
  return choosing.now.moves.filter((move) => {
    if (move.type !== 'use') return false;
    const ability = kindOf(game.deck, move.card).abilities[move.icon];
    return ability?.type === 'gainSeed' && ability.seed !== 'choice';
  });
}

export function goOf(context: Context): Go | undefined {
  const { choosing, leaving, onleave } = context;
  const { state, moves } = choosing.now;
  const { preview, pending, head } = choosing;
  if (choosing.mode === 'order')
    return { label: choosing.reordered ? d.orderDone : d.orderKept, run: () => choosing.setMode(undefined) };
  if (choosing.mode === 'pay')
    return pending ? { label: d.payFine, run: () => choosing.setMode(undefined) } : undefined;
  if (pending && preview) {
    const run = (): void => choosing.confirm();
    if (state.step === 'source' || state.step === 'drop') return { label: d.sowGo(preview.path.length), run };
    if (head?.type === 'renew' || state.renewing) return { label: d.renewGo, run };
    if (state.step === 'place' || state.step === 'council' || state.step === 'pay') return { label: d.placeGo, run };
    const labels: Readonly<Record<string, string>> = {
      gift: d.giftGo,
      convert: d.convertGo,
      promote: d.promoteGo,
      seedsTo: d.seedsGo,
      cardTo: d.cardGo,
      answer: d.answerGo,
      use: chosenAbility(context)?.type === 'conflict' ? d.conflictGo : d.useGo
    };
    return { label: labels[state.step] ?? d.payGo, run };
  }
  if (state.step === 'use') {
    const done = moves.find(({ type }) => type === 'done');
    const open = moves.filter(({ type }) => type === 'use').length;
    if (leaving && done) return { label: d.doneGo(open), run: () => choosing.choose(done) };
    const taken = takenAtOnce(context);
    if (taken) return { label: d.takeAll(taken.length), run: () => choosing.send(taken) };
    if (done) return { label: d.done, run: () => (open > 0 ? onleave(true) : choosing.choose(done)), quiet: true };
  }
  const end = moves.find(({ type }) => type === 'endTurn');
  if (!end || choosing.mode === 'renew') return undefined;
  // Whoever can pay for a card of the Village wants one of those first.
  const quiet = moves.some(({ type }) => type === 'summon');
  return { label: d.endTurn, run: () => choosing.choose(end), quiet };
}

/** What the large button takes with one touch, if it takes several. */
function takenAtOnce(context: Context): Move[] | undefined {
  const { game, choosing, leaving } = context;
  if (choosing.now.state.step !== 'use' || leaving || choosing.pending) return undefined;
  const plain = plainSeeds(context);
  return plain.length > 1 ? takeable(game, choosing.now.state, plain) : undefined;
}

/** As many of these moves, in order, as can be played one after the other. */
function takeable(game: AiyeGame, state: State, moves: readonly Move[]): Move[] {
  const copy = game.clone(state);
  const list: Move[] = [];
  for (const move of moves) {
    if (game.illegal(copy, move)) break;
    game.play(copy, move);
    list.push(move);
  }
  return list;
}
