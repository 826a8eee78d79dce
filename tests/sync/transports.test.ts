import fc from 'fast-check';
import type { DataConnection } from 'peerjs';
import { describe, expect, test } from 'vitest';
import { hashText } from '#engine/hash.ts';
import { fromBase64url, base64url } from '#sync/keys.ts';
import { Ledger } from '#sync/ledger.ts';
import type { Channel } from '#sync/channel.ts';
import { readHand, writeHand } from '#sync/transports/by-hand.ts';
import { early } from '#sync/transports/direct.ts';
import { handOver } from '#sync/transports/peerjs.ts';
import { bindingOf, decode, encode, fingerprintOf, readSdp, writeSdp } from '#sync/transports/sdp.ts';
import { Device, headerFor, join } from '../support/sync/device.ts';
import { settled, Time } from '../support/sync/world.ts';
import { toy } from '../support/toy.ts';

const fingerprint = hashText('a certificate');
const offer = {
  type: 'offer' as const,
  ufrag: 'aB3/',
  pwd: 'abcdefghijklmnopqrstuv+/',
  fingerprint,
  candidates: [
    { address: '0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9.local', port: 54321 },
    { address: '1a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9.local', port: 9 }
  ]
};

describe('codes of connections', () => {
  test('LINK-CODE-01 an offer and an answer survive the code, and fit one small QR code each', () => {
    for (const one of [offer, { ...offer, type: 'answer' as const }]) {
      expect(decode(encode(one))).toEqual(one);
      expect(encode(one).length).toBeLessThanOrEqual(150);
    }
  });

  test('LINK-CODE-01 addresses of every kind', () => {
    const candidates = ['192.168.1.7', 'fe80:0:0:0:1:2:3:4', '2001:db8:0:0:0:0:0:1'].map((address) => ({
      address,
      port: 5000
    }));
    expect(decode(encode({ ...offer, candidates }))?.candidates).toEqual(candidates);
  });

  test('LINK-CODE-02 what is read out of a session description is written into one, and again', () => {
    const sdp = writeSdp(offer);
    expect(readSdp('offer', sdp)).toEqual(offer);
    expect(writeSdp(readSdp('offer', sdp)!)).toBe(sdp);
    expect(fingerprintOf(sdp)).toBe(fingerprint);
    expect(sdp).toContain('a=setup:actpass');
    expect(writeSdp({ ...offer, type: 'answer' })).toContain('a=setup:active');
    expect(readSdp('offer', sdp.replace(/a=candidate.*\r\n/g, ''))).toBeUndefined();
  });

  test('LINK-CODE-02 no text makes it throw, and nothing but a code is one', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String(),
          fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('base64url'))
        ),
        (text) => {
          const read = decode(text);
          if (read) expect(encode(read)).toBe(text.trim());
        }
      ),
      { seed: 3, numRuns: 2000 }
    );
    const code = encode(offer);
    for (let i = 0; i < code.length; i++) expect(decode(code.slice(0, i))).toBeUndefined();
    expect(decode(encode({ ...offer, ufrag: 'a\r\nb=' }))).toBeUndefined();
  });

  test('LINK-CODE-02 a code has one text: no bit that means nothing can be set in its last sign', () => {
    const signs = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
    const code = encode({ ...offer, candidates: offer.candidates.slice(0, 1) });
    const texts = signs.map((sign) => code.slice(0, -1) + sign);
    const read = texts.filter((text) => decode(text) !== undefined);
    expect(read).toHaveLength(16); // of six bits two are left over
    expect(read).toContain(code);
    expect(read.map((text) => encode(decode(text)!))).toEqual(read);
    expect(signs.filter((sign) => fromBase64url(`A${sign}`))).toEqual(['A', 'Q', 'g', 'w']);
  });

  test('LINK-CODE-02 a code names one to eight addresses, and ends with the last of them', () => {
    const bytes = fromBase64url(encode({ ...offer, candidates: [] }))!;
    const address = Uint8Array.of(4, 192, 168, 1, 7, 19, 136);
    const coded = (said: number, given: number): string =>
      base64url(
        Uint8Array.from([...bytes.slice(0, -1), said, ...Array.from({ length: given }, () => [...address]).flat()])
      );
    const read = (said: number, given = said): number | undefined => decode(coded(said, given))?.candidates.length;
    expect([1, 2, 8].map((count) => read(count))).toEqual([1, 2, 8]);
    expect([0, 9].map((count) => read(count))).toEqual([undefined, undefined]);
    expect([read(2, 1), read(1, 2), read(0, 1)]).toEqual([undefined, undefined, undefined]);
  });

  test('LINK-HELLO-02 both sides name the same binding, the opener’s fingerprint first', () => {
    const [one, two] = [writeSdp(offer), writeSdp({ ...offer, fingerprint: hashText('another') })];
    expect(bindingOf(one, two, true)).toBe(bindingOf(two, one, false));
    expect(bindingOf(one, two, true)).not.toBe(bindingOf(two, one, true));
    expect(bindingOf(one, undefined, true)).toBeUndefined();
  });
});

describe('lines of a broker', () => {
  /** A line that is open already, on a connection of which the page may not know the answer yet. */
  class Line {
    readonly open = true;
    closed = false;
    readonly ears = new Map<string, (data: unknown) => void>();
    readonly peerConnection = Object.assign(new EventTarget(), {
      localDescription: { sdp: writeSdp(offer) },
      remoteDescription: null as { sdp: string } | null
    });
    on = (event: string, ear: (data: unknown) => void): void => void this.ears.set(event, ear);
    send = (): void => undefined;
    close = (): void => void (this.closed = true);
    /** The browser tells the page what became of the answer. */
    tell(sdp: string | null): void {
      this.peerConnection.remoteDescription = sdp === null ? null : { sdp };
      this.peerConnection.dispatchEvent(new Event('signalingstatechange'));
    }
  }
  const taken = (line: Line): { channel?: Channel; readonly heard: unknown[] } => {
    const got: { channel?: Channel; readonly heard: unknown[] } = { heard: [] };
    handOver(line as unknown as DataConnection, true, (channel) => {
      got.channel = channel;
      channel.onmessage = (text) => got.heard.push(text);
    });
    return got;
  };
  const answered = writeSdp({ ...offer, type: 'answer', fingerprint: hashText('another') });

  test('LINK-HELLO-02 a line that opens before the answer is known is bound to it, and loses nothing', () => {
    const line = new Line();
    const got = taken(line);
    line.ears.get('data')!('hello');
    expect([got.channel, line.closed]).toEqual([undefined, false]);
    line.tell(answered);
    line.ears.get('data')!('proof');
    expect(got.channel?.binding).toBe(bindingOf(writeSdp(offer), answered, true));
    expect(got.heard).toEqual(['hello', 'proof']);
  });

  test('LINK-HELLO-02 a line that cannot tell what it is bound to is closed', () => {
    const line = new Line();
    const got = taken(line);
    line.tell(null);
    expect([got.channel, line.closed]).toEqual([undefined, true]);
  });
});

describe('lines by code', () => {
  test('LINK-CODE-02 what is said before the browser tells that a line is open is heard, in order, and what is said later', () => {
    const line: Pick<RTCDataChannel, 'onmessage'> = { onmessage: null };
    const say = (data: string): void => {
      line.onmessage?.call(line as RTCDataChannel, { data } as MessageEvent<unknown>);
    };
    const listen = early(line);
    say('hello');
    const heard: unknown[] = [];
    listen((data) => heard.push(data));
    say('proof');
    expect(heard).toEqual(['hello', 'proof']);
  });
});

describe('by hand', () => {
  const wait = async (): Promise<void> => {
    for (let i = 0; i < 20; i++) await settled();
  };

  test('LINK-HAND-01 LINK-HAND-03 a match is played to the end by texts alone, links of the dice among them', async () => {
    const time = new Time();
    const header = headerFor([0, 1], { options: { tokens: 1 } });
    const devices = [
      new Device(0, header, time, undefined, toy, 0).start(),
      new Device(1, header, time, undefined, toy, 0).start()
    ];
    let texts = 0;
    for (let turn = 0; devices.some(({ ledger }) => ledger.turn !== 'over'); turn++) {
      expect(turn).toBeLessThan(200);
      const [from, to] = turn % 2 ? [devices[1]!, devices[0]!] : [devices[0]!, devices[1]!];
      await time.pass(50);
      while (from.mayMove) await Promise.all([from.session!.append([from.anyMove()]), time.pass(50)]);
      const code = await writeHand({
        header,
        past: [],
        edition: null,
        entries: from.durable,
        links: from.session!.handLinks
      });
      texts++;
      const read = (await readHand(code))!;
      const { ledger, broken } = Ledger.read(toy, {
        header: read.header,
        past: read.past,
        entries: read.entries
      });
      expect(broken).toBeUndefined();
      if (ledger.tip.n > to.durable.length) {
        to.crash();
        to.durable = [...read.entries];
        to.start();
      }
      await time.pass(50);
      await Promise.all([to.session!.takeLinks(read.links), time.pass(50)]);
      await wait();
    }
    expect(devices[0]!.durable).toEqual(devices[1]!.durable);
    expect(texts).toBeGreaterThan(5);
  });

  test('LINK-HAND-01 a whole match fits a link of some kilobytes; nothing damaged is read', async () => {
    const time = new Time();
    const header = headerFor([0, 1]);
    const devices = [new Device(0, header, time).start(), new Device(1, header, time).start()] as const;
    join(...devices);
    while (devices[0].ledger.turn !== 'over') {
      for (const device of devices) if (device.mayMove) void device.session!.append([device.anyMove()]);
      await time.pass(100);
    }
    const code = await writeHand({ header, past: [], edition: null, entries: devices[0].durable, links: [] });
    expect(code.length).toBeLessThan(8000);
    expect((await readHand(code))?.entries).toEqual(devices[0].durable);
    for (const bad of [
      '',
      'nothing',
      code.slice(0, -9),
      code.replace(/.$/, ''),
      `${code.slice(0, 40)}A${code.slice(41)}`
    ])
      if (bad !== code) expect(await readHand(bad)).toBeUndefined();
  });
});
