/** A device that says whatever a test makes it say, with the keys of a real one. */
import { seededRoll } from '#engine/chance.ts';
import { hash } from '#engine/hash.ts';
import type { Channel } from '#sync/channel.ts';
import { deviceId, type Keys } from '#sync/keys.ts';
import type { Bye } from '#sync/messages.ts';
import { Wire, type Talk, type Who } from '#sync/wire.ts';
import { toy } from '../toy.ts';
import { keysOf, type Device } from './device.ts';
import { calm, pair, seededEntropy, type Time } from './world.ts';

export type PuppetSays = {
  readonly keys?: Keys;
  readonly rules?: Partial<NonNullable<Who['rules']>>;
  readonly binding?: string;
  readonly match?: string | null;
};

let boots = 0;

export type Said = { readonly t: string; readonly why?: string; readonly [key: string]: unknown };

/** A stranger that says what it is told to; `said` is what the device says. */
export function stranger(device: Device, time: Time) {
  const [mine, theirs] = pair(time, seededRoll(3), () => calm);
  const said: Said[] = [];
  mine.onmessage = (text) => void said.push(JSON.parse(String(text)) as Said);
  device.session!.connect(theirs);
  return { said, send: (message: object) => mine.send(JSON.stringify(message)) };
}

export class Puppet {
  keys: Keys;
  readonly heard: Talk[] = [];
  /** Everything as it went over the line, from the device and from here. */
  readonly line: { readonly text: string; readonly mine: boolean }[] = [];
  ended: Bye | 'lost' | undefined;
  wire!: Wire;
  channel!: Channel;

  readonly name: number;

  constructor(name: number, { keys }: PuppetSays = {}) {
    this.name = name;
    this.keys = keys ?? keysOf(name);
  }

  get id(): string {
    return deviceId(this.keys);
  }

  /** Connects with a real device; `against` decides who opens. */
  meet(device: Pick<Device, 'session' | 'time' | 'roll' | 'header'>, { rules, binding, match }: PuppetSays = {}): this {
    this.ended = undefined;
    const roll = device.roll;
    const [mine, theirs] = pair(
      device.time,
      roll,
      () => calm,
      'test',
      (text, fromOpener) => {
        this.line.push({ text, mine: fromOpener });
        return text;
      }
    );
    this.channel = binding === undefined ? mine : Object.assign(mine, { binding });
    device.session!.connect(theirs);
    const here = { game: toy.id, version: toy.rulesVersion, edition: hash(toy.edition), ...rules };
    const entropy = seededEntropy(`puppet ${this.name} ${boots++}`);
    const boot = entropy();
    this.wire = new Wire(
      mine,
      {
        clock: device.time,
        entropy,
        keys: () => this.keys,
        about: () => ({ boot, match: match === undefined ? device.header.id : match, rules: here })
      },
      {
        met: (_, who, token) => {
          this.keys = { ...this.keys, tokens: { ...this.keys.tokens, [who.device]: token } };
          return undefined;
        },
        heard: (_, talk) => void this.heard.push(talk),
        closed: (_, why) => (this.ended = why ?? 'lost')
      }
    );
    return this;
  }

  /** What the device told last of its log. */
  get have(): Extract<Talk, { t: 'have' }> {
    return this.heard.filter((talk) => talk.t === 'have').at(-1)!;
  }
  /** Every link the device revealed so far, in order, once each. */
  get links(): string[] {
    return [...new Set(this.heard.flatMap((talk) => (talk.t === 'have' && talk.link ? [talk.link] : [])))];
  }
}
