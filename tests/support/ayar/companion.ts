/** Somebody who plays a solo match on the table and tells the companion what it asks, no more. */
import { draw, seededRoll } from '#engine/chance.ts';
import type { GameEvent } from '#engine/game.ts';
import { mine, no, yes, type Answer, type Question } from '#games/ayar/aid/table.ts';
import { shown } from '#games/ayar/aid/work.ts';
import { isBehind } from '#games/ayar/rules/access.ts';
import { bit } from '#games/ayar/rules/board.ts';
import { faceOf } from '#games/ayar/rules/checks.ts';
import { living } from '#games/ayar/rules/sides.ts';
import { activityNames, ayarNames, none, type State } from '#games/ayar/rules/state.ts';
import { aylluRoom } from '#games/ayar/rules/worth.ts';
import { game } from './scene.ts';

const { board } = game;
type Beat = { readonly seat: number; readonly before: State; readonly events: GameEvent[] };

/** A random solo match: each turn and night with the position before it, and the luck the Ayllu had. */
export function record(level: number, seed: string): { beats: Beat[]; luck: number[]; over: State } {
  const roll = seededRoll(seed);
  const options = game.parseOptions(1, { level });
  if (typeof options === 'string') throw new Error(options);
  const state = game.setup(1, options);
  const beats: Beat[] = [];
  const luck: number[] = [];
  const throwFor = (of: readonly number[], one: number): void => {
    luck.push(Math.ceil(((of.indexOf(one) + 0.5) / of.length) * 2 ** 32));
  };
  for (let turn = game.turn(state); turn !== 'over'; turn = game.turn(state)) {
    const moves = game.moves(state);
    const move = turn === 'chance' ? draw(game, state, roll) : moves[roll(moves.length)]!;
    const before = game.clone(state);
    const own = before.ayllu!;
    if (move.type === 'token') {
      const left = board.tokens.map((_, at) => at).filter((at) => bit(own.tokens, at));
      throwFor(
        left,
        board.tokens.findIndex(({ id }) => id === move.token)
      );
    }
    if (move.type === 'marker') {
      throwFor(
        living(before).filter((ayar) => bit(own.bag, ayar)),
        ayarNames.indexOf(move.ayar)
      );
      // Nothing has moved since the token was flipped.
      beats.push({ seat: 1, before, events: [] });
    }
    game.play(state, move, (event) => {
      const begins = event.type === 'starting' || (event.type === 'turn' && event.seat === 0);
      if (begins || event.type === 'night')
        beats.push({ seat: begins ? Number(event.seat) : 2, before: game.clone(state), events: [] });
      beats.at(-1)?.events.push(event);
    });
  }
  return { beats, luck, over: state };
}

const craftOf = ({ activity }: GameEvent): number => (activityNames as readonly unknown[]).indexOf(activity);
const ayarOf = ({ ayar }: GameEvent): number => (ayarNames as readonly unknown[]).indexOf(ayar);

/** Answers the questions of the companion from what lies on the table. */
export function teller(beats: readonly Beat[], over: State): (question: Question, gone: number) => Answer {
  let at = -1;
  /** Banners looked at, and what is still to be told of the person's turn. */
  let banners = 0;
  let queue: Answer[] = [];
  const beat = (): Beat => beats[at]!;
  const of = (type: string): GameEvent[] => beat().events.filter((event) => event.type === type);
  const next = (seat: number): void => {
    do at++;
    while (beat().seat !== seat);
  };
  const moved = (): GameEvent => of('moved')[0]!;
  const ahead = () => board.paths[ayarOf(moved())]!.raymi.filter(({ space }) => space > Number(moved().from));
  const tile = (slot: number) => board.tiles[beat().before.tiles[slot]!]!;
  const freeSlots = () => {
    const { before } = beat();
    return board.paths[ayarOf(moved())]!.slots.filter(
      ({ gap, index }) => isBehind(gap, Number(moved().to)) && before.built[index] === none
    );
  };
  const number = (slot: { readonly index: number }): number => {
    const raymi = board.raymi[slot.index]!;
    return tile(slot.index).needs[Math.min(1, faceOf(board, beat().before, raymi))]!;
  };

  const yourTurn = (): Answer[] => {
    next(0);
    const answers: Answer[] = of('raymi').flatMap((event) => {
      const slot = board.raymi.find(({ id }) => id === event.slot)!;
      return [[mine.festival], [craftOf(event)], [number(slot)]];
    });
    if (of('fertile').length > 0) answers.push([mine.fertile], [ayarOf(moved())]);
    return [...answers, [mine.done]];
  };

  return ({ ask, about }, gone) => {
    const before = at < 0 ? undefined : beat().before;
    switch (ask) {
      case 'begun':
        next(0);
        return [yes];
      case 'start':
        next(1);
        return [craftOf(of('aylluSlot')[0]!)];
      case 'mine':
        if (queue.length === 0) queue = yourTurn();
        return queue.shift()!;
      case 'festival':
      case 'needs':
        return queue.shift()!;
      case 'arrived':
        return queue.shift()!;
      case 'banner':
        next(1);
        banners = 1;
        return [ahead()[0] ? tile(ahead()[0]!.index).craft : none];
      case 'nextBanner': {
        const slot = ahead()[banners++];
        return [slot ? tile(slot.index).craft : none];
      }
      case 'place':
        return [freeSlots().some(({ craft }) => craft === about.craft) ? yes : no];
      case 'closest': {
        const open = freeSlots().filter(({ craft }) => aylluRoom(board, before!, craft) > 0);
        return [open.at(-1)?.craft ?? none];
      }
      case 'pots':
        return (about.places as readonly number[]).map((place) => {
          const pot = before!.market[place]!;
          return pot === none ? shown.gone : board.pots[pot]!.icon ? shown.icon : shown.plain;
        });
      case 'textiles':
        return (about.stacks as readonly number[]).map((stack) => {
          const top = before!.tops[stack]!;
          return top === none ? shown.gone : board.textiles[top]!.icon ? shown.icon : shown.plain;
        });
      case 'island': {
        const { node } = of('aylluIsland').find((event) => event.number === gone)!;
        return [board.nodes.find(({ id }) => id === node)?.moons ?? no];
      }
      case 'lake': {
        const islands = beat().events.findIndex((event) => event.type === 'aylluIsland' && event.number === gone);
        return [beat().events[islands + 1]?.type === 'lakeTaken' ? yes : no];
      }
      case 'passed':
        return [of('raymi').length > 0 ? number(ahead()[0]!) : no];
      case 'home':
        return [of('fertile').length > 0 ? yes : no];
      case 'column':
        return [Number(of('temple')[0]!.column) - 1];
      case 'retires':
        next(2);
        return [ayarOf(of('retired')[0]!)];
      case 'harvest':
        if (beat().seat !== 2) next(2);
        return [of('harvest')[0]!.seat === 1 ? yes : no];
      case 'yours': {
        const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
        return [sum(over.players[0]!.sun), sum(over.players[0]!.moon)];
      }
      default:
        throw new Error(`nobody knows how to answer ${ask}`);
    }
  };
}
