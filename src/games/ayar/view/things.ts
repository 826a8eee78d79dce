/**
 * What may be touched. A move is made by touching one thing on the table, or two of different kinds: a marker and a
 * line, two crafts, llamas for the sun and for the moon. Things are named by text: their kind, and which.
 */
import type { Illegal } from '#engine/game.ts';
import type { Move } from '../rules/moves.ts';
import type { AyarGame } from '../rules/index.ts';
import type { State, Step } from '../rules/state.ts';

export type Kind =
  | 'marker'
  | 'line'
  | 'ayar'
  | 'slot'
  | 'cell'
  | 'pot'
  | 'stack'
  | 'loom'
  | 'box'
  | 'node'
  | 'area'
  | 'bonus'
  | 'option'
  | 'pair'
  | 'sunLlamas'
  | 'moonLlamas';
export type Thing = `${Kind} ${string}`;

export const kindOf = (thing: Thing): Kind => thing.slice(0, thing.indexOf(' ')) as Kind;
export const whichOf = (thing: Thing): string => thing.slice(thing.indexOf(' ') + 1);

/** The things a move is made of. A textile's facing is not touched but turned, see choosing. */
export function thingsOf(move: Move): readonly Thing[] {
  switch (move.type) {
    case 'step':
      return [`marker ${move.marker}`, `line ${move.line}`];
    case 'ayar':
      return [`ayar ${move.ayar}`];
    case 'build':
      return [`slot ${move.slot}`];
    case 'tambo':
      return [`cell ${move.cell}`];
    case 'takePot':
      return [`pot ${move.from}`];
    case 'takeTextile':
      return [`stack ${move.stack}`];
    case 'lay':
      return [`loom ${move.cell}`];
    case 'plant':
      return [`box ${move.box}`];
    case 'sail':
      return [`node ${move.to}`];
    case 'lakeArea':
      return [`area ${move.area}`];
    case 'placeViracocha':
      return [`bonus ${move.slot}`];
    case 'moveMarker':
      return [`option ${move.from}>${move.to}`];
    case 'keepMarkers':
      return ['option keep'];
    case 'resolve':
      return [`option ${move.trigger}`];
    case 'temple':
    case 'moonSlot':
      return [`option ${move.activity}`];
    case 'fertile':
      return [`pair ${move.one}`, `pair ${move.other}`];
    case 'llamas':
      return [`sunLlamas ${move.sun}`, `moonLlamas ${move.moon}`];
    default:
      return [];
  }
}

/** Whether a newly touched thing takes the place of one touched before. Of a pair the older one goes. */
export function replaces(next: Thing, old: Thing, chosen: readonly Thing[]): boolean {
  if (kindOf(next) !== kindOf(old)) return false;
  return kindOf(next) !== 'pair' || chosen.filter((one) => kindOf(one) === 'pair').indexOf(old) === 0;
}

/** What is touched may mean no legal move, nor even one there is: a thing's name stands where a craft's should. */
const asMove = (move: Record<string, unknown> & { type: string }): Move => move as unknown as Move;

/** The move that touching something would mean in this step, legal or not, so that the rules can say why not. */
function meant(step: Step, thing: Thing, chosen: readonly Thing[]): Move {
  const which = whichOf(thing);
  const other = (kind: Kind): string | undefined => {
    const found = chosen.find((one) => kindOf(one) === kind);
    return found && whichOf(found);
  };
  switch (kindOf(thing)) {
    case 'marker':
      return asMove({ type: 'step', marker: which, line: other('line') ?? 'R1' });
    case 'line':
      return asMove({ type: 'step', marker: other('marker') ?? 'gold', line: which });
    case 'ayar':
      return asMove({ type: 'ayar', ayar: which });
    case 'slot':
      return asMove({ type: 'build', slot: which });
    case 'cell':
      return asMove({ type: 'tambo', cell: Number(which) });
    case 'pot':
      return asMove({ type: 'takePot', from: which });
    case 'stack':
      return asMove({ type: 'takeTextile', stack: Number(which) });
    case 'loom':
      return asMove({ type: 'lay', cell: Number(which), facing: 0 });
    case 'box':
      return asMove({ type: 'plant', box: which });
    case 'node':
      return asMove({ type: 'sail', to: which });
    case 'area':
      return asMove({ type: 'lakeArea', area: which });
    case 'bonus':
      return asMove({ type: 'placeViracocha', slot: which });
    default:
      return step === 'temple'
        ? asMove({ type: 'temple', activity: which })
        : asMove({ type: 'moonSlot', activity: which });
  }
}

/** What would be half of a step, with each other half that another step could have. */
function steps(thing: Thing, chosen: readonly Thing[], moves: readonly Move[]): readonly (readonly Thing[])[] {
  const other = kindOf(thing) === 'line' ? 'marker' : 'line';
  const isOther = (one: Thing): boolean => kindOf(one) === other;
  if (chosen.some(isOther)) return [chosen];
  return [...new Set(moves.flatMap(thingsOf).filter(isOther))].map((one) => [one]);
}

/**
 * Why something cannot be chosen: for what it is, not for what it would be put together with. That a marker stands at a line
 * already is the reason only where no other marker is to be thought of.
 */
export function whyNot(
  game: AyarGame,
  state: State,
  thing: Thing,
  {
    chosen,
    moves,
    facing
  }: { readonly chosen: readonly Thing[]; readonly moves: readonly Move[]; readonly facing: number }
): Illegal | undefined {
  const all = state.step === 'step' ? steps(thing, chosen, moves) : [chosen];
  const refused = all.flatMap((others) => {
    const move = meant(state.step, thing, others);
    return game.illegal(state, move.type === 'lay' ? { ...move, facing } : move) ?? [];
  });
  return refused.find(({ rule }) => rule !== 'AYR-RES-01') ?? refused[0];
}
