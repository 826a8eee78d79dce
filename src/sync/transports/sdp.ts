/**
 * Session descriptions of a connection that carries one data channel, as short codes that fit a QR code (LINK-CODE), and
 * their fingerprints. Only what differs between two connections is kept; the rest is a fixed frame.
 */
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64url, fromBase64url } from '../keys.ts';

/** Where a device can be reached: an address as it stands in a candidate, or a name of the local network. */
type Candidate = { readonly address: string; readonly port: number };

export type Description = {
  readonly type: 'offer' | 'answer';
  readonly ufrag: string;
  readonly pwd: string;
  /** SHA-256 of the certificate, hex. */
  readonly fingerprint: string;
  readonly candidates: readonly Candidate[];
};

const kinds = { offer: 0x11, answer: 0x12 } as const;
const most = 8;
const token = /^[A-Za-z0-9+/]{4,64}$/;
const mdns = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/;

/** The fingerprint in a session description, 64 hex digits; undefined if there is no SHA-256 one. */
export const fingerprintOf = (sdp: string): string | undefined =>
  /^a=fingerprint:sha-256 ((?:[0-9A-F]{2}:){31}[0-9A-F]{2})\s*$/im.exec(sdp)?.[1]?.replaceAll(':', '').toLowerCase();

/** What the proof of the secret covers (LINK-HELLO-02); undefined as long as a description is missing. */
export function bindingOf(local: string | undefined, remote: string | undefined, opener: boolean): string | undefined {
  const [mine, theirs] = [fingerprintOf(local ?? ''), fingerprintOf(remote ?? '')];
  if (!mine || !theirs) return undefined;
  return opener ? `${mine} ${theirs}` : `${theirs} ${mine}`;
}

/** Reads what matters out of a session description with its candidates; undefined if something is missing. */
export function readSdp(type: Description['type'], sdp: string): Description | undefined {
  const ufrag = /^a=ice-ufrag:(\S+)/m.exec(sdp)?.[1];
  const pwd = /^a=ice-pwd:(\S+)/m.exec(sdp)?.[1];
  const fingerprint = fingerprintOf(sdp);
  const candidates = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)]
    .map(([, address, port]): Candidate => ({ address: address!.toLowerCase(), port: Number(port) }))
    .filter(({ address }) => addressBytes(address) !== undefined)
    .slice(0, most);
  if (!ufrag || !pwd || !fingerprint || candidates.length === 0) return undefined;
  return { type, ufrag, pwd, fingerprint, candidates };
}

/** The session description that `read` makes the browser see. */
export function writeSdp({ type, ufrag, pwd, fingerprint, candidates }: Description): string {
  const lines = [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates.map(
      ({ address, port }, i) => `a=candidate:${i + 1} 1 udp ${2113937151 - i} ${address} ${port} typ host`
    ),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${fingerprint.toUpperCase().match(/../g)!.join(':')}`,
    `a=setup:${type === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144'
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** A description as a code of letters, digits, `-` and `_`. */
export function encode({ type, ufrag, pwd, fingerprint, candidates }: Description): string {
  const text = (value: string): Uint8Array => concatBytes(Uint8Array.of(value.length), utf8ToBytes(value));
  const reach = candidates.slice(0, most).flatMap(({ address, port }) => {
    const bytes = addressBytes(address);
    return bytes ? [concatBytes(bytes, Uint8Array.of(port >> 8, port & 255))] : [];
  });
  return base64url(
    concatBytes(
      Uint8Array.of(kinds[type]),
      text(ufrag),
      text(pwd),
      hexToBytes(fingerprint),
      Uint8Array.of(reach.length),
      ...reach
    )
  );
}

/** A description from a code; undefined if it is none. */
export function decode(code: string): Description | undefined {
  const bytes = code.length > 1000 ? undefined : fromBase64url(code.trim());
  if (!bytes) return undefined;
  let at = 0;
  const take = (count: number): Uint8Array => {
    if (at + count > bytes.length) throw new RangeError('too short');
    return bytes.subarray(at, (at += count));
  };
  const text = (): string => String.fromCharCode(...take(take(1)[0]!));
  try {
    const kind = take(1)[0]!;
    const type = kind === kinds.offer ? 'offer' : kind === kinds.answer ? 'answer' : undefined;
    const [ufrag, pwd] = [text(), text()];
    const fingerprint = bytesToHex(take(32));
    const count = take(1)[0]!;
    if (!type || !token.test(ufrag) || !token.test(pwd) || pwd.length < 22 || count === 0 || count > most)
      return undefined;
    const candidates = Array.from({ length: count }, (): Candidate => {
      const address = addressText(take(1)[0]!, take);
      const [high, low] = take(2);
      return { address, port: high! * 256 + low! };
    });
    return at === bytes.length ? { type, ufrag, pwd, fingerprint, candidates } : undefined;
  } catch {
    return undefined;
  }
}

/** 4: IPv4. 6: IPv6. 1: a name of the local network, which hides an address. */
function addressBytes(address: string): Uint8Array | undefined {
  const name = mdns.exec(address);
  if (name) return concatBytes(Uint8Array.of(1), hexToBytes(name.slice(1).join('')));
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) {
    const parts = address.split('.').map(Number);
    return parts.every((part) => part < 256) ? Uint8Array.of(4, ...parts) : undefined;
  }
  const groups = ipv6(address);
  return groups && Uint8Array.of(6, ...groups.flatMap((group) => [group >> 8, group & 255]));
}

function addressText(kind: number, take: (count: number) => Uint8Array): string {
  if (kind === 4) return [...take(4)].join('.');
  const bytes = take(16);
  if (kind === 6)
    return Array.from({ length: 8 }, (_, i) => (bytes[2 * i]! * 256 + bytes[2 * i + 1]!).toString(16)).join(':');
  if (kind !== 1) throw new RangeError('no such address');
  const hex = bytesToHex(bytes);
  return `${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')}.local`;
}

function ipv6(address: string): number[] | undefined {
  const halves = address.split('::');
  if (!/^[0-9a-f:]+$/.test(address) || halves.length > 2) return undefined;
  const [head, tail] = halves.map((half) => (half ? half.split(':') : []));
  const gap = tail ? 8 - head!.length - tail.length : 0;
  const groups = [...head!, ...Array.from({ length: Math.max(gap, 0) }, () => '0'), ...(tail ?? [])];
  if (groups.length !== 8 || !groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return undefined;
  return groups.map((group) => parseInt(group, 16));
}
