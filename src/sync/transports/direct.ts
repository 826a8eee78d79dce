/**
 * A connection between two devices on one network, without any server: the offer and the answer are codes that people carry,
 * as pictures or as text (LINK-CODE). As long as the connection lives, channels over it can be closed and made anew; when
 * it is lost people carry codes again.
 */
import type { Channel } from '../channel.ts';
import { bindingOf, decode, encode, readSdp, writeSdp } from './sdp.ts';

/** How long to look for addresses, in milliseconds. */
const gathering = 3000;
/** Names of one network may take long to be found; a browser itself gives up later than people do. */
const connecting = 20_000;
/** How long what is said to have failed may still come about. */
const recovering = 1000;

/**
 * Connections that are hoped for or stand. One that answers has no other hold: Firefox clears it away while its code is
 * carried back, and between two channels over it.
 */
const held = new Set<RTCPeerConnection>();

function end(connection: RTCPeerConnection): void {
  held.delete(connection);
  connection.close();
}

/** Whether this browser connects to other devices at all: some leave that out, or have it switched off. */
export const canConnect = (): boolean => typeof RTCPeerConnection === 'function';

/** A code to be carried to the other device, and what to do with the one that comes back. */
export type Offered = {
  readonly code: string;
  /** Takes the code of the answer; false if it is none. The channel comes by `onchannel`. */
  readonly accept: (code: string) => Promise<boolean>;
  /** Resolves when a channel opens; false if none does. */
  readonly opened: Promise<boolean>;
  /** Opens another channel if the last one was closed and the connection still stands. False if it never will again. */
  readonly mend: () => boolean;
  readonly close: () => void;
};

/** The code of an answer, to be carried back. */
export type Answered = Pick<Offered, 'code' | 'opened' | 'close'>;

/** Asks for a connection. Throws an Error if this browser finds no address of its own. */
export async function offer(onchannel: (channel: Channel) => void): Promise<Offered> {
  const connection = new RTCPeerConnection({ iceServers: [] });
  /** The answer that was taken. A line may open before the browser has told us that it has taken it, too. */
  let taken: string | undefined;
  const open = (): RTCDataChannel => {
    const made = connection.createDataChannel('wayside');
    const listen = early(made);
    made.onopen = () => hand(connection, made, listen, true, taken, onchannel);
    return made;
  };
  let line = open();
  const made = progress(connection);
  await connection.setLocalDescription(await connection.createOffer());
  return {
    code: await codeOf(connection, 'offer'),
    accept: async (code) => {
      const answer = decode(code);
      if (answer?.type !== 'answer' || connection.signalingState !== 'have-local-offer') return false;
      taken = writeSdp(answer);
      await connection.setRemoteDescription({ type: 'answer', sdp: taken });
      made.begin();
      return true;
    },
    opened: made.opened,
    mend: () => {
      if (line.readyState === 'closed' && connection.connectionState === 'connected') line = open();
      return !['closed', 'failed'].includes(connection.connectionState);
    },
    close: () => end(connection)
  };
}

/** Answers an offer: the code to be carried back; undefined if the one given is no offer. */
export async function answer(code: string, onchannel: (channel: Channel) => void): Promise<Answered | undefined> {
  const offered = decode(code);
  if (offered?.type !== 'offer') return undefined;
  const sdp = writeSdp(offered);
  const connection = new RTCPeerConnection({ iceServers: [] });
  const made = progress(connection);
  connection.ondatachannel = ({ channel }) => {
    const listen = early(channel);
    const open = (): void => hand(connection, channel, listen, false, sdp, onchannel);
    if (channel.readyState === 'open') open();
    else channel.onopen = open;
  };
  await connection.setRemoteDescription({ type: 'offer', sdp });
  await connection.setLocalDescription(await connection.createAnswer());
  return { code: await codeOf(connection, 'answer'), opened: made.opened, close: () => end(connection) };
}

/** Whether a connection comes about: from the moment on that both sides know of it, for a while. */
function progress(connection: RTCPeerConnection): { readonly opened: Promise<boolean>; readonly begin: () => void } {
  let settle: (opened: boolean) => void = () => undefined;
  const opened = new Promise<boolean>((resolve) => (settle = resolve));
  const giveUp = (): void => {
    held.delete(connection);
    settle(false);
  };
  held.add(connection);
  connection.addEventListener('connectionstatechange', () => {
    if (connection.connectionState === 'connected') settle(true);
    if (connection.connectionState === 'closed') giveUp();
    // Chromium says so also of one that was only waiting, in the moment when the answer is there at last.
    if (connection.connectionState === 'failed')
      setTimeout(() => connection.connectionState === 'failed' && giveUp(), recovering);
  });
  return { opened, begin: () => void setTimeout(() => settle(false), connecting) };
}

async function codeOf(connection: RTCPeerConnection, type: 'offer' | 'answer'): Promise<string> {
  if (connection.iceGatheringState !== 'complete') {
    await new Promise<void>((resolve) => {
      connection.addEventListener('icegatheringstatechange', () => {
        if (connection.iceGatheringState === 'complete') resolve();
      });
      setTimeout(resolve, gathering);
    });
  }
  const description = readSdp(type, connection.localDescription?.sdp ?? '');
  if (!description) throw new Error('This device has no address on a network.');
  return encode(description);
}

/** Keeps what is said before anybody listens: Chromium may tell of it before it tells that the line is open. */
export function early(line: Pick<RTCDataChannel, 'onmessage'>): (hear: (data: unknown) => void) => void {
  const kept: unknown[] = [];
  line.onmessage = ({ data }) => void kept.push(data);
  return (hear) => {
    line.onmessage = ({ data }) => hear(data);
    kept.forEach(hear);
  };
}

/** Hands an open line over as a channel; one whose fingerprints cannot be told proves nothing and is dropped. */
function hand(
  connection: RTCPeerConnection,
  line: RTCDataChannel,
  listen: ReturnType<typeof early>,
  opener: boolean,
  remote: string | undefined,
  onchannel: (channel: Channel) => void
): void {
  const binding = bindingOf(connection.localDescription?.sdp, remote, opener);
  if (binding === undefined) return end(connection);
  let replaced = false;
  const channel: Channel = {
    opener,
    binding,
    send: (text) => {
      if (line.readyState === 'open') line.send(text);
    },
    close: (forGood) => {
      replaced ||= forGood ?? false;
      line.close();
    },
    onmessage: () => undefined,
    onclose: () => undefined
  };
  line.onclose = () => {
    if (replaced) end(connection); // only now: what was said last has left
    channel.onclose();
  };
  connection.onconnectionstatechange = () => {
    if (connection.connectionState !== 'failed') return;
    end(connection);
    channel.onclose();
  };
  onchannel(channel);
  listen((data) => channel.onmessage(data));
}
