/** Reaching the other devices of a room: through the broker, and over the connections people made by code. */
import type { Place } from '#engine/log.ts';
import { readBroker } from '#store/broker.ts';
import type { Channel } from '#sync/channel.ts';
import type { Room } from '#sync/keys.ts';
import { canConnect } from '#sync/transports/direct.ts';
import { linesOf } from '#sync/transports/lines.ts';
import { peerjs, type BrokerState } from '#sync/transports/peerjs.ts';

export type Reach = {
  /** Looks for the others at once. */
  readonly wake: () => void;
  readonly close: () => void;
};

export type ReachSetup = {
  readonly room: Room;
  /** Where this device can be called; undefined for one without a place. */
  readonly place: () => Place | undefined;
  /** The places that are not connected. */
  readonly missing: () => readonly Place[];
  readonly connect: (channel: Channel) => void;
  readonly onstate: (state: BrokerState) => void;
};

/** Milliseconds until the store is asked again which broker was chosen. */
const patience = 3000;

/** Where nothing connects there is nobody to look for. */
const nowhere: Reach = { wake: () => undefined, close: () => undefined };

/** Looks for the others until it is closed; at once when the page is in front again or the network is back. */
export function reach({ room, place, missing, connect, onstate }: ReachSetup): Reach {
  if (!canConnect()) {
    onstate('unable');
    return nowhere;
  }
  const lines = linesOf(room.room);
  lines.start(connect);
  let closed = false;
  let broker: ReturnType<typeof peerjs> | undefined;
  let asking = false;
  /** Which broker is asked is stored: where that cannot be read now, it is read again when somebody looks for the others. */
  const ask = async (): Promise<void> => {
    if (asking || broker) return;
    asking = true;
    try {
      const chosen = await readBroker();
      if (closed) return;
      broker = peerjs({ broker: chosen, room, place, missing, onstate });
      broker.start(connect);
    } catch {
      if (closed) return;
      onstate('unreachable');
      setTimeout(() => void ask(), patience);
    } finally {
      asking = false;
    }
  };
  void ask();
  const wake = (): void => {
    lines.wake();
    if (broker) broker.wake();
    else if (!closed) void ask();
  };
  const seen = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  document.addEventListener('visibilitychange', seen);
  addEventListener('online', wake);
  return {
    wake,
    close: () => {
      closed = true;
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('online', wake);
      lines.close();
      broker?.close();
    }
  };
}
