/**
 * The Ayllu at a table with the real box: the app draws its tokens and markers, keeps its board and says what it does;
 * people move the pieces. Written as one procedure that reads like the solo rules and stops wherever it has to know
 * something that only the table shows; a match is then the list of answers, run through it again. Everything that
 * needs no answer is left to the rules of the game themselves.
 */
import { atMost, bit } from '../rules/board.ts';
import { bestDawn, bestMoonSlot, bestPair, bestTemple, fillBag, prepareAyllu } from '../rules/ayllu/answers.ts';
import { markInti } from '../rules/checks.ts';
import { bestSplit, moonOf, sunOf } from '../rules/scoring.ts';
import { giveLlamas, levelOf, living } from '../rules/sides.ts';
import { activityNames, ayarNames, moonFrom, none, sunFromLlamas, type Ayar, type Craft } from '../rules/state.ts';
import { devotion, moons } from '../rules/worth.ts';
import { chooseCraft } from './choose.ts';
import { ask, ayllu, mine, no, upTo, yes, type Asking, type RealTable } from './table.ts';
import { work } from './work.ts';

const pick = ({ roll }: RealTable, of: readonly number[]): number => of[roll(of.length)]!;

/** The whole match. */
export function* companion(table: RealTable): Asking<void> {
  const { board, state, tell } = table;
  yield* begin(table);
  for (const turns of board.edition.turns.perRound) {
    state.phase = 'day';
    state.round += 1;
    tell({ type: 'day', round: state.round, first: state.first });
    for (let taken = 0; taken < turns * 2; taken++) {
      const seat = (state.first + taken) % 2;
      state.taken = taken;
      if (seat === ayllu) yield* aylluTurn(table);
      else yield* yourTurn(table, Math.floor(taken / 2) + 1, turns);
    }
    yield* night(table);
  }
  yield* end(table);
}

/** AYR-SOLO-13, AYR-SOLO-14: the person begins, then the Ayllu with power 1. */
function* begin(table: RealTable): Asking<void> {
  const { board, state, tell } = table;
  state.phase = 'start';
  yield* ask('begun', [yes]);
  tell({ type: 'turn', seat: ayllu, round: 0 });
  tell({ type: 'startPlace' });
  const craft = yield* ask('start', levelOf(board, state).order);
  yield* work(table, craft, 1);
}

/** While the person takes a turn the Ayllu gains by festivals and fertile ground (AYR-SOLO-10). */
function* yourTurn(table: RealTable, turn: number, of: number): Asking<void> {
  table.tell({ type: 'turn', seat: 0, round: table.state.round });
  for (;;) {
    const away = living(table.state).filter((ayar) => !table.home.has(ayar));
    const options = away.length > 0 ? [mine.done, mine.festival, mine.fertile] : [mine.done];
    const answer = yield* ask('mine', options, { turn, of });
    if (answer === mine.done) return;
    if (answer === mine.festival) {
      const craft = yield* ask('festival', [0, 1, 2, 3]);
      festival(table, craft, yield* ask('needs', needs, { craft }));
    } else {
      fertile(table, away.length > 1 ? yield* ask('arrived', away) : away[0]!);
    }
  }
}

/** Numbers that may stand on a Raymi tile. */
const needs = upTo(1, 6);

/** AYR-RAYMI-02, AYR-RAYMI-03. */
function festival({ board, state, tell }: RealTable, craft: Craft, number: number): void {
  const gained = devotion(board, state, ayllu, craft);
  state.ayllu!.dial += gained;
  const llama = gained >= number;
  if (llama) giveLlamas(state, ayllu, 1, 'raymi');
  tell({ type: 'festival', activity: activityNames[craft]!, gained, llama });
}

/** AYR-FERT-01, AYR-RES-71. */
function fertile({ board, state, tell, home }: RealTable, ayar: Ayar): void {
  home.add(ayar);
  for (const craft of bestPair(board, state)) {
    const gained = devotion(board, state, ayllu, craft);
    state.ayllu!.dial += gained;
    const llama = gained >= board.fertile.llamaAtSunsEach;
    if (llama) giveLlamas(state, ayllu, 1, 'fertile');
    tell({ type: 'ground', activity: activityNames[craft]!, gained, llama });
  }
}

/** AYR-SOLO-06 to 11. */
function* aylluTurn(table: RealTable): Asking<void> {
  const { board, state, tell } = table;
  const own = state.ayllu!;
  tell({ type: 'turn', seat: ayllu, round: state.round });
  own.token = pick(
    table,
    board.tokens.map((_, token) => token).filter((token) => bit(own.tokens, token))
  );
  own.tokens &= ~(1 << own.token);
  const token = board.tokens[own.token]!;
  if (own.bag === 0) fillBag(state);
  const ayar = pick(
    table,
    living(state).filter((one) => bit(own.bag, one))
  );
  own.bag &= ~(1 << ayar);
  state.ayar = ayar;
  const power = state.round + token.modifier;
  tell({ type: 'walk', ayar: ayarNames[ayar]!, arrows: token.arrows, power, temple: token.temple });

  const banner = yield* ask('banner', [0, 1, 2, 3, none], { ayar });
  const choice = yield* chooseCraft(table, ayar, banner);
  if (!choice) tell({ type: 'aylluIdle' });
  else {
    const activity = activityNames[choice.craft]!;
    tell({ type: 'place', ayar: ayarNames[ayar]!, activity, rule: choice.rule, skipped: choice.skipped });
    yield* work(table, choice.craft, power);
  }
  if (banner !== none) {
    const number = yield* ask('passed', [no, ...needs], { ayar, craft: banner });
    if (number !== no) festival(table, banner, number);
  } else if (!table.home.has(ayar) && (yield* ask('home', [yes, no], { ayar })) === yes) fertile(table, ayar);
  if (token.temple) yield* temple(table, ayar);
}

/** AYR-SOLO-11, AYR-RES-72. */
function* temple(table: RealTable, ayar: Ayar): Asking<void> {
  const { board, state, tell } = table;
  const craft = bestTemple(board, state);
  if (craft === none) return;
  state.ayllu!.temples &= ~(1 << craft);
  tell({ type: 'aylluTemple', activity: activityNames[craft]!, ayar: ayarNames[ayar]! });
  const column = yield* ask('column', upTo(0, board.columnBonus.length - 1), { ayar, craft });
  table.temples.push({ ayar, craft, column });
}

/** AYR-SOLO-29 to 32. */
function* night(table: RealTable): Asking<void> {
  const { board, state, tell } = table;
  const own = state.ayllu!;
  state.phase = 'night';
  tell({ type: 'night', round: state.round });
  const left = living(state);
  const ayar = left.length > 1 ? yield* ask('retires', left) : left[0]!;
  state.ayar = ayar;
  state.retired = state.retired.with(ayar, state.round);
  tell({ type: 'retires', ayar: ayarNames[ayar]! });
  const planted = state.terrace.length;
  if (planted > 0 && (yield* ask('harvest', [yes, no], { planted })) === yes) {
    giveLlamas(state, ayllu, 1, 'harvest', tell);
  }
  state.terrace = [];
  const leaving = table.temples.filter((one) => one.ayar === ayar).sort((a, b) => a.column - b.column);
  for (const { craft, column } of leaving) {
    const worth = moons(board, state, ayllu, craft);
    const bonus = board.columnBonus[column]!;
    own.moon = own.moon.with(moonFrom.temples, own.moon[moonFrom.temples]! + worth + bonus);
    tell({ type: 'templePays', activity: activityNames[craft]!, moons: worth, bonus });
  }
  table.temples = table.temples.filter((one) => one.ayar !== ayar);
  marker(table, ayar);
  const dawn = bestDawn(board, state);
  if (dawn !== none) markInti(board, state, ayllu, dawn, tell);
  own.sun = own.sun.with(state.round - 1, own.dial);
  tell({ type: 'dawn', seat: ayllu, suns: own.dial });
  prepareAyllu(board, state, tell);
  state.first = 1 - state.first;
}

/** AYR-SOLO-30. */
function marker({ board, state, tell }: RealTable, ayar: Ayar): void {
  const own = state.ayllu!;
  const craft = bestMoonSlot(board, state);
  const gained = moons(board, state, ayllu, craft);
  own.moonSlots = own.moonSlots.with(craft, ayar);
  own.moon = own.moon.with(moonFrom.markers, own.moon[moonFrom.markers]! + gained);
  tell({ type: 'markerPays', activity: activityNames[craft]!, ayar: ayarNames[ayar]!, moons: gained });
}

/** AYR-SOLO-33, AYR-RES-78. */
function* end({ board, state, tell }: RealTable): Asking<void> {
  const own = state.ayllu!;
  const { sun: suns, moon: moons } = bestSplit(board, state, ayllu);
  const { llamas } = levelOf(board, state);
  const points = { suns: atMost(llamas, suns), moons: atMost(llamas, moons) };
  own.sun = own.sun.with(sunFromLlamas, points.suns);
  own.moon = own.moon.with(moonFrom.llamas, points.moons);
  const sun = sunOf(own);
  const moon = moonOf(own);
  state.phase = 'end';
  tell({ type: 'llamasShared', seat: ayllu, sun: suns, moon: moons, ...points });
  tell({ type: 'result', sun, moon, points: Math.min(sun, moon) });
  const [yourSun, yourMoon] = yield { ask: 'yours', options: undefined, count: 2, about: {} };
  const ahead =
    Math.min(yourSun!, yourMoon!) - Math.min(sun, moon) || Math.abs(sun - moon) - Math.abs(yourSun! - yourMoon!);
  tell({ type: 'outcome', points: Math.min(yourSun!, yourMoon!), ahead: Math.sign(ahead) });
}
