/** The other devices of a match, in words. Pure. */
import type { Move } from '#engine/game.ts';
import type { Accord, Place } from '#engine/log.ts';
import type { LinkView } from '#match/party.ts';
import type { BrokerState } from '#sync/transports/peerjs.ts';
import { words } from '#words/link.ts';
import type { Tale } from '../story.ts';

export type Line = { readonly text: string; readonly tone: 'good' | 'wait' | 'stop' };

export const nameAt = ({ devices }: LinkView, place: Place): string => devices[place]?.name ?? words.watcher;

/** Who talks: the device of that id. */
export const nameOf = ({ devices }: LinkView, device: string): string =>
  devices.find(({ id }) => id === device)?.name ?? words.watcher;

type Circumstances = {
  readonly broker: BrokerState;
  /** Connections there have been since the page was opened. */
  readonly met: boolean;
  readonly over: boolean;
  /** Chance is to speak. */
  readonly chance: boolean;
  /** What the device whose turn it is tries out. */
  readonly trying: string | undefined;
};

/** The one line about the others: what stops play, whose decision it is, or that all is well. */
export function line(view: LinkView, { broker, met, over, chance, trying }: Circumstances): Line {
  const w = words.line;
  const { me, devices, ghost, trouble, refused, waiting } = view;
  const others = devices.filter(({ place }) => place !== me);
  const away = others.filter(({ connected, resting }) => !connected && !resting);
  const names = (places: readonly { readonly name: string }[]): string[] => places.map(({ name }) => name);
  const awaited = over ? [] : others.filter(({ place }) => waiting.includes(place));
  const missed = awaited.filter((device) => away.includes(device));

  if (trouble === 'elsewhere') return { text: w.elsewhere, tone: 'stop' };
  if (trouble === 'mismatch') return { text: w.mismatch, tone: 'stop' };
  if (trouble === 'store') return { text: w.store, tone: 'stop' };
  if (trouble === 'dice') return { text: w.dice_, tone: 'stop' };
  if (refused && away.length === others.length) return { text: words.byes[refused], tone: 'stop' };
  if (ghost) {
    const name = nameAt(view, ghost.place);
    return { text: trying === undefined ? w.ghostNone(name) : w.ghost(name, trying), tone: 'good' };
  }
  if (missed.length > 0 || (away.length > 0 && awaited.length === 0)) {
    const who = names(missed.length > 0 ? missed : away);
    if (broker === 'unable') return { text: w.unable, tone: 'wait' };
    if (met) return { text: w.resuming(who), tone: 'wait' };
    return { text: broker === 'unreachable' ? w.unreachable : w.looking(who), tone: 'wait' };
  }
  if (awaited.length > 0) return { text: (chance ? w.dice : w.wait)(names(awaited)), tone: 'good' };
  return { text: w.connected(names(others)), tone: 'good' };
}

/** What the ghost's last move tries, in the words in which it would be taken back. */
export function trying(
  { game, view }: Tale,
  link: LinkView,
  base: Readonly<Record<string, unknown>>
): string | undefined {
  const moves = link.ghost?.moves ?? [];
  const last: Move | undefined = moves.at(-1);
  if (!last) return undefined;
  const state = game.clone(base as Parameters<typeof game.clone>[0]);
  for (const move of moves.slice(0, -1)) game.play(state, move);
  return view.undoes(game, state, last);
}

/** What is asked, in words. `entries` is how long the log is. */
export function asking(what: Accord, view: LinkView, seats: readonly string[], entries: number): string {
  const q = words.question;
  switch (what.type) {
    case 'back':
      return q.back(entries - what.to);
    case 'end':
      return q.end;
    case 'hand': {
      const device = nameAt(view, what.to);
      return q.hand(seats[what.seat] ?? '', what.player.kind === 'bot' ? words.byBot(device) : device);
    }
    case 'rest':
      return q.rest(nameAt(view, what.place));
    case 'device':
      return q.device(nameAt(view, what.place), what.name);
  }
}
