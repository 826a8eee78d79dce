/** A hostile device: random messages, and real ones with something changed, at every state of the protocol. */
import fc from 'fast-check';
import { seededRoll } from '#engine/chance.ts';
import type { Json } from '#engine/json.ts';
import { verify } from '#sync/verify.ts';
import { toy } from '../toy.ts';
import { Device, headerFor, join, keysOf, keptChains } from './device.ts';
import { Puppet } from './puppet.ts';
import { settled, Time } from './world.ts';

const names = [
  'hello',
  'proof',
  'who',
  'token',
  'bye',
  'beat',
  'offer',
  'claim',
  'ask-edition',
  'edition',
  'start',
  'have',
  'log',
  'want',
  'arm',
  'ghost',
  'ask',
  'answer',
  'withdraw',
  'say',
  'nudge'
];
const nasty: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(-1, -0, 0, 1, 2 ** 53, 1e300, '', '__proto__', 'x'.repeat(2000), null, true, [], {}, [
    [[[[]]]]
  ]),
  fc.integer(),
  fc.string({ maxLength: 20 }),
  fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>
);
const invented = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc
    .record({ t: fc.constantFrom(...names), n: nasty, hash: nasty, entries: nasty, from: nasty, what: nasty })
    .map((value) => JSON.stringify(value)),
  fc
    .tuple(fc.constantFrom(...names), fc.dictionary(fc.string({ maxLength: 8 }), nasty, { maxKeys: 5 }))
    .map(([t, rest]) => JSON.stringify({ ...rest, t }))
);
const inventions = fc.sample(invented, { numRuns: 4000, seed: 7 });
const values = fc.sample(nasty, { numRuns: 2000, seed: 8 });

export type Assault = {
  readonly messages: number;
  readonly connections: number;
  readonly taken: number;
  readonly wrong: string | undefined;
};

/** One honest device among hostile ones, which send `messages` in all. */
export async function assault(seed: number, messages: number): Promise<Assault> {
  const roll = seededRoll(`assault ${seed}`);
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)]!;
  const time = new Time();
  const holders = pick([
    [0, 1],
    [0, 1, 0],
    [0, 1, 2]
  ]);
  const header = headerFor(holders, { options: { tokens: 3 } });
  const device = new Device(0, header, time, seededRoll(seed), toy, 0).start();
  const honest = holders.includes(2) ? new Device(2, header, time, seededRoll(seed + 1), toy, 0).start() : undefined;
  if (honest) join(device, honest);
  const mine = { moves: 0 };
  let wrong: string | undefined;
  const blame = (error: unknown): void => void (wrong ??= `an error escaped: ${String(error)}`);
  process.on('unhandledRejection', blame);
  process.on('uncaughtException', blame);
  let puppet = new Puppet(1).meet(device);
  let connections = 1;
  let done = messages;
  const real: string[] = [];

  /** A real message, of either side, with some part of it made something else. */
  const mutated = (): string => {
    const text = pick(real);
    if (roll(8) === 0) return text.slice(0, roll(text.length));
    const value = JSON.parse(text) as Record<string, Json>;
    for (let i = roll(3); i >= 0; i--) mutate(value);
    return JSON.stringify(value);
  };
  const mutate = (value: Record<string, Json>): void => {
    const key = pick(Object.keys(value));
    const inner = value[key];
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && roll(3) > 0)
      return mutate(inner as Record<string, Json>);
    const at = device.up ? device.ledger.tip : { n: 0, hash: '' };
    // A copy each time: what is put in may be changed in its turn.
    const another = (): Json => structuredClone(pick(values));
    value[key] = pick<Json>([
      another(),
      typeof inner === 'number' ? inner + roll(3) - 1 : another(),
      at.n,
      at.hash,
      pick(header.dice),
      roll(3)
    ]);
  };
  /** What would be right, so that the match goes on and every state is reached. */
  const proper = (): string | undefined => {
    const { ledger } = device;
    const { tip, hashes, state, turn } = ledger;
    if (ledger.linksDue) {
      const link = keptChains(keysOf(1), header.id, 0).link(ledger.die(1).spent);
      return JSON.stringify({ t: 'have', ...tip, state: ledger.position, link, parted: false, ask: false });
    }
    if (typeof turn !== 'number' || ledger.pen !== 1) return undefined;
    const move = pick(toy.moves(state));
    return JSON.stringify({
      t: 'log',
      from: tip.n,
      before: hashes.at(-1)!,
      entries: [{ n: tip.n, type: 'move', seat: turn, move }]
    });
  };

  for (let sent = 0; sent < messages && !wrong; sent++) {
    if (puppet.ended !== undefined || roll(200) === 0) {
      puppet.wire.close();
      puppet = new Puppet(1).meet(device);
      connections++;
      // Sometimes hostile from the first word on, sometimes only when known.
      if (roll(3) > 0) await time.pass(60);
    }
    real.push(...puppet.line.splice(0).map(({ text }) => text));
    if (real.length > 300) real.splice(0, real.length - 300);
    const text = roll(12) === 0 ? proper() : undefined;
    puppet.channel.send(text ?? (real.length > 0 && roll(3) > 0 ? mutated() : pick(inventions)));
    puppet.line.length = 0;
    await time.pass(roll(20));
    if (device.mayMove && roll(6) === 0) {
      const before = device.ledger.tip.n;
      const played = device.session!.append([device.anyMove()]).then(
        () => mine.moves++,
        () => undefined
      );
      await time.pass(5);
      await Promise.all([played, settled()]);
      if (device.ledger.tip.n === before && !device.session!.fork) wrong ??= 'an honest move was not taken';
    }
    if (honest?.mayMove && roll(6) === 0) void honest.session!.append([honest.anyMove()]).catch(() => undefined);
    if (device.session!.questions.length > 8 || device.session!.connected.length > 12)
      wrong ??= 'memory is not bounded';
    if (device.ledger.turn === 'over') {
      done = sent + 1;
      break;
    }
  }
  await time.pass(7000);
  process.off('unhandledRejection', blame);
  process.off('uncaughtException', blame);
  const entries = device.durable;
  wrong ??= verify(toy, { header, past: [], entries }).broken;
  const own = entries.filter((entry) => entry.type === 'move' && holders[entry.seat] === 0).length;
  const accords = entries.filter(({ type }) => type === 'accord').length;
  if (accords === 0 && own !== mine.moves) wrong ??= `${own} moves of this device in its log, ${mine.moves} made`;
  if (entries.some((entry) => entry.type === 'accord' && entry.with.includes(0)))
    wrong ??= 'an accord nobody here agreed to';
  device.crash();
  honest?.crash();
  return { messages: done, connections, taken: entries.length, wrong };
}
