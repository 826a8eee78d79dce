/** The one sentence of the dock, and what its large button does. */
import { powerFor } from '../rules/build.ts';
import type { Said } from '../../table/said.ts';
import type { TableProps } from '../../view.ts';
import type { AyarGame } from '../rules/index.ts';
import { upright } from '../rules/textiles.ts';
import { capital } from '#words/grammar.ts';
import { words } from '../words/en.ts';
import { words as l } from '../words/llamas.ts';
import { ayarWords, lineWord } from '../words/names.ts';
import type { SignName } from './art/draw/signs.ts';
import type { Choosing, Try } from './choosing.svelte.ts';
import {
  activityNames,
  arrowsAt,
  ayarName,
  bit,
  bonusSays,
  placesAlike,
  craftName,
  crafts,
  devotion,
  lineNames,
  markerNames,
  moonOf,
  moons,
  none,
  sideOf,
  sunOf,
  suns,
  turnsLeft
} from './facts.ts';
import { lineBonus, triggerWords } from './log.ts';
import { leadsOut, previewOf, stepFacts, toSettle } from './preview.ts';
import { kindOf, whichOf } from './things.ts';

export type Go = { readonly label: string; readonly run: () => void; readonly quiet?: boolean };
export type Context = {
  readonly game: AyarGame;
  readonly choosing: Pick<Choosing, 'state' | 'head' | 'picks' | 'preview'>;
  readonly decider: number;
  /** What the viracocha comes from that is asked about. */
  readonly gift?: string | undefined;
};

const d = words.dock;
const craftAt = (name: string): number => (activityNames as readonly string[]).indexOf(name);

/** A textile turns over along its length: which of its sides change places on the screen. */
export const flipSign = (facing: number): SignName => (upright(facing) ? 'flip' : 'flipDown');

/** What the last viracocha came from, in words: of a line which one, since a turn may empty two. */
export function giftOf(recall: TableProps<AyarGame>['recall']): string | undefined {
  const [gained] = recall('viracocha');
  if (gained?.type !== 'viracocha' || gained.from === 'harvest') return undefined;
  const [emptied] = recall('lineEmptied');
  return gained.from === 'line' && emptied?.type === 'lineEmptied' ? lineWord(emptied.line) : d.gifts[gained.from];
}

export function sayOf(context: Context): Said {
  const { game, choosing, gift } = context;
  const { state, head } = choosing;
  switch (state.step) {
    case 'step':
      return stepSay(context);
    case 'ayar': {
      const facts = choosing.preview && stepFacts(game, choosing.preview);
      if (!facts?.walk) return { title: d.ayar };
      return { title: d.ayarAsk(ayarName(facts.walk.ayar), facts.walk.to), note: wakes(context) };
    }
    case 'build': {
      const slot = head?.type === 'build' ? game.board.slots.find(({ id }) => id === head.slot) : undefined;
      if (slot)
        return {
          title: d.buildAsk(craftName(slot.craft), powerFor(game.board, state, slot.craft)),
          note: state.phase === 'start' ? d.buildFirst : settles(context)
        };
      return state.phase === 'start'
        ? { title: d.buildStart, note: d.buildFirst }
        : { title: d.build(ayarName(state.ayar)), note: placesAlike(game, state) ? d.buildHint : d.buildBeside };
    }
    case 'tambo':
      if (head) return { title: d.tamboAsk, note: settles(context) ?? d.tamboPlain };
      return state.phase === 'start'
        ? { title: d.tamboStart }
        : { title: d.tambo(lineWord(lineNames[state.line]!)), note: d.tamboHint };
    case 'pottery':
    case 'weaving':
    case 'lay':
    case 'terrace':
    case 'reed':
      return workSay(context);
    case 'lakeArea':
      return { title: d.lakeArea };
    case 'viracocha': {
      const asks = gift === undefined ? d.viracocha : d.viracochaFrom(gift);
      const title = state.phase === 'night' ? d.viracochaNight : asks;
      if (head?.type !== 'placeViracocha') return { title, note: d.viracochaHint };
      const slot = game.board.viracocha.findIndex(({ id }) => id === head.slot);
      // As the picture shows it: with the one that is about to be placed.
      const { viracocha } = state.players[state.asked]!;
      const says = bonusSays(game.board, { viracocha: viracocha.with(slot, viracocha[slot]! + 1) }, slot);
      return { title: says.title, note: capital(says.text) };
    }
    case 'moveMarker':
      return { title: d.moveMarker };
    case 'order':
      return { title: d.order, note: d.orderNote };
    case 'temple': {
      const built = crafts.filter((craft) => !bit(sideOf(state, state.seat).temples, craft)).map(craftName);
      return { title: d.temple(ayarName(state.ayar)), note: d.templeHint(built) };
    }
    case 'fertile': {
      if (head?.type !== 'fertile') return { title: d.fertile };
      const gains = [head.one, head.other].map((name) => devotion(game.board, state, state.asked, craftAt(name)));
      const llamas = gains.filter((n) => n >= game.board.fertile.llamaAtSunsEach).length;
      return { title: d.fertile, note: d.fertileAsk(gains[0]! + gains[1]!, llamas) };
    }
    case 'moonSlot': {
      const title = d.moonSlot(ayarName(state.ayar));
      if (head?.type !== 'moonSlot') return { title, note: d.moonHint };
      return { title, note: d.moonAsk(moons(game.board, state, state.asked, craftAt(head.activity))) };
    }
    default: {
      const { llamas } = state.players[state.asked]!;
      const title = l.title(llamas);
      const left = head?.type === 'llamas' ? llamas - head.sun - head.moon : 0;
      const side = choosing.preview?.after.players[state.asked];
      return side ? { title, note: l.ask(sunOf(side), moonOf(side), left) } : { title };
    }
  }
}

const longest = (texts: readonly string[]): string =>
  texts.reduce((one, other) => (other.length > one.length ? other : one), '');

/**
 * The room for the question and for whatever a touch may choose here: the longest title, the longest note and the longest
 * word of the button. None for a step: four lanes that one can tell apart come before three lines that are seldom filled.
 */
export function roomFor(
  context: Context,
  tries: readonly Try[]
): { readonly say: Said; readonly go: string } | undefined {
  if (tries.length === 0) return undefined;
  const { game, choosing } = context;
  const { state } = choosing;
  const asks = sayOf({ ...context, choosing: { state, head: undefined, preview: undefined, picks: [] } });
  const answers = tries.map(({ head, preview }) =>
    sayOf({ ...context, choosing: { state, head, preview, picks: [] } })
  );
  const says = [asks, ...answers];
  return {
    say: {
      title: longest(says.map(({ title }) => title)),
      note: longest(says.map(({ note }) => note ?? ''))
    },
    go: longest(tries.map((one) => goWord(game, one)))
  };
}

/** All that the end of the turn would settle, with the tambo that leaves. */
function settles({ game, choosing }: Context): string | undefined {
  const end = choosing.preview && toSettle(game, choosing.preview);
  if (!end || end.triggers.length === 0) return undefined;
  return end.triggers
    .map((trigger) => triggerWords(game, end, trigger))
    .map(({ title, note }) => d.settles(title, note))
    .join(' ');
}

/** What the step would wake for the one who takes it. */
function wakes({ game, choosing, decider }: Context): string | undefined {
  const facts = choosing.preview && stepFacts(game, choosing.preview);
  const [festival] = facts?.festivals ?? [];
  if (!facts) return undefined;
  const empties = facts.emptied ? ` ${d.stepEmpties(lineBonus(game, facts.line))}` : '';
  if (!facts.walk) return d.goldMoves + empties;
  const opens = d.stepOpens(crafts.filter((craft) => facts.opens.some((slot) => slot.craft === craft)).map(craftName));
  if (!festival) return `${opens}${empties}`;
  const gain = festival.gains.find(({ seat }) => seat === decider);
  const wakes = d.stepWakes(craftName(festival.craft), festival.space, gain?.suns ?? 0, gain?.llama ?? false);
  return `${opens} ${wakes}${empties}`;
}

function stepSay(context: Context): Said {
  const { game, choosing } = context;
  const { state, head, picks } = choosing;
  if (head?.type !== 'step') {
    const marker = picks.find((pick) => kindOf(pick) === 'marker');
    const title = marker ? d.stepMarker(ayarWords[whichOf(marker) as keyof typeof ayarWords]) : d.step;
    return { title, note: d.stepHint(state.round, turnsLeft(game.board, state, state.seat)) };
  }
  const facts = stepFacts(game, choosing.preview!);
  const line = lineNames.indexOf(head.line);
  const title = d.stepAsk(
    ayarWords[head.marker],
    lineWord(head.line),
    arrowsAt(game.board, state, line),
    facts?.power ?? 0
  );
  if (choosing.preview?.after.idle) return { title, note: d.stepIdle };
  return { title, note: wakes(context) };
}

function workSay({ game, choosing }: Context): Said {
  const { state, preview } = choosing;
  const { board } = game;
  const power = d.power(state.power);
  const asks = {
    pottery: state.units > 0 ? d.potteryMore : d.pottery,
    weaving: state.units > 0 ? d.weavingMore : d.weaving,
    terrace: d.terrace,
    reed: d.reed
  } as Readonly<Record<string, string>>;
  const title = state.step === 'lay' ? d.lay : `${power} ${asks[state.step] ?? ''}`;
  if (!preview) return state.step === 'terrace' ? { title, note: d.terraceHint } : { title };
  /** Suns and moons of a craft, and whether a night has paid its moons. */
  const worth = (craft: number): [sun: number, moon: number, paid: boolean] => [
    suns(board, preview.after, state.seat, craft),
    moons(board, preview.after, state.seat, craft),
    state.players[state.seat]!.moonSlots[craft] !== none
  ];
  switch (state.step) {
    case 'pottery':
      return { title, note: d.potAsk(...worth(0)) };
    case 'weaving':
      return { title, note: d.textileAsk };
    case 'lay':
      return { title, note: d.layAsk(...worth(1)) };
    case 'terrace':
      return { title, note: d.terraceAsk(...worth(2)) };
    default: {
      const cost = preview.events.reduce((sum, event) => sum + (event.type === 'sailed' ? event.cost : 0), 0);
      const islands = preview.events.filter(({ type }) => type === 'island').length;
      const isEmpty = preview.events.some(({ type }) => type === 'lakeEmpty');
      const note = d.reedAsk(cost, islands, ...worth(3));
      return { title, note: isEmpty ? `${note} ${d.reedEmpty}` : note };
    }
  }
}

/** What the large button says of a move that is chosen. */
function goWord(game: AyarGame, { head, count, preview }: Try): string {
  if (head.type === 'step' || head.type === 'ayar') {
    const { walk } = stepFacts(game, preview) ?? {};
    return !walk ? d.goldGo : walk.to > walk.from ? d.walk(walk.to) : d.stay;
  }
  if (head.type === 'build') {
    const slot = game.board.slots.find(({ id }) => id === head.slot);
    return d.buildGo(slot ? craftName(slot.craft) : '');
  }
  const labels: Readonly<Record<string, string>> = {
    tambo: d.tamboGo,
    takePot: d.take,
    takeTextile: d.take,
    lay: d.layGo,
    plant: d.plant(count),
    sail: d.sail,
    lakeArea: d.lakeGo,
    placeViracocha: d.viracochaGo,
    moveMarker: d.moveGo,
    keepMarkers: d.keepGo,
    resolve: d.orderGo,
    temple: d.templeGo,
    fertile: d.fertileGo,
    moonSlot: d.moonGo,
    llamas: l.go
  };
  const label = labels[head.type] ?? d.done;
  return leadsOut(game, preview) ? d.endsTurn(label) : label;
}

export function goOf({ game, choosing }: { readonly game: AyarGame; readonly choosing: Choosing }): Go | undefined {
  const { state, head, pending, preview, count } = choosing;
  if (pending && head && preview) {
    const told = leadsOut(game, preview);
    return { label: goWord(game, { head, count, preview }), run: () => choosing.confirm(told) };
  }
  const end = choosing.moves.find(({ type }) => type === 'endActivity');
  if (!end || state.units === 0) return undefined;
  const told = leadsOut(game, previewOf(game, state, [end]));
  return { label: told ? d.endsTurn(d.done) : d.done, run: () => choosing.send([end], told), quiet: true };
}

/** What Back would take back, in a word. */
export function chosenWord({ choosing }: Pick<Context, 'choosing'>): string {
  const { picks, head } = choosing;
  const pick = picks.at(-1);
  if (!head && pick && kindOf(pick) === 'marker') return ayarWords[whichOf(pick) as (typeof markerNames)[number]];
  if (head?.type === 'step') return words.undoStep(ayarWords[head.marker]);
  return (head && words.undoes[head.type]) ?? words.undoes.choice!;
}
