/**
 * One seeded life of a match among devices: they play while the network delays, loses, doubles and reorders messages, cuts
 * connections, and devices crash and come back. Then the weather clears, and all must agree.
 */
import { seededRoll } from '#engine/chance.ts';
import { verify } from '#sync/verify.ts';
import { Device, headerFor, join } from './device.ts';
import { calm, storm, Time, type Weather } from './world.ts';

export type Outcome = {
  readonly seed: number;
  readonly devices: number;
  readonly entries: number;
  readonly accords: number;
  readonly crashes: number;
  readonly cuts: number;
  /** Forks that were shown and then settled by adopting. */
  readonly forks: number;
  /** What must never be: undefined when all is well. */
  readonly wrong: string | undefined;
};

/** Who holds which seat: one to three seats a device, two to four devices. */
const tables: readonly (readonly number[])[] = [
  [0, 1],
  [0, 1, 0],
  [0, 1, 2],
  [0, 1, 2, 3],
  [1, 0, 0, 1],
  [0, 1, 1, 2]
];
const stormTime = 40_000;
const fairTime = 900_000;

export async function simulate(seed: number): Promise<Outcome> {
  const roll = seededRoll(`simulation ${seed}`);
  const time = new Time();
  const header = headerFor(tables[roll(tables.length)]!, { options: { tokens: 1 + roll(3) } });
  const devices = header.devices.map((_, n) => new Device(n, header, time, seededRoll(`${seed} ${n}`)));
  // Half of all matches are played by moves alone: in those no fork may ever be.
  const talkative = roll(2) === 0;
  let stormy = true;
  const weather = (): Weather => (stormy ? storm : calm);
  const cut = new Map<string, () => void>();
  const count = { crashes: 0, cuts: 0, forks: 0 };
  /** Entries that were told as accepted, by device, until it gave up its log in a fork. */
  const accepted = devices.map(() => [] as string[]);
  let lost: string | undefined;

  const note = (): void => {
    for (const [n, device] of devices.entries()) {
      const hashes = device.session?.ledger.hashes;
      const seen = accepted[n]!;
      if (!hashes) continue;
      const last = seen.length - 1;
      if (last >= 0 && hashes[last] !== seen[last] && !device.copies.some((copy) => copy.length >= last))
        lost ??= `device ${n} lost an entry that it had accepted`;
      accepted[n] = [...hashes];
    }
  };

  const connect = (i: number, j: number): void => {
    const name = `${i} ${j}`;
    cut.get(name)?.();
    const [a, b] = roll(2) ? [devices[i]!, devices[j]!] : [devices[j]!, devices[i]!];
    if (a.up && b.up) cut.set(name, join(a, b, weather));
  };
  const cutAll = (n: number): void => {
    for (const [name, act] of cut) if (name.split(' ').includes(String(n))) act();
  };

  /** Something happens every now and then. */
  const live = (): void => {
    note();
    for (const [n, device] of devices.entries()) {
      const { session } = device;
      if (!session) {
        if (!stormy || roll(10) === 0) device.start();
        continue;
      }
      if (device.mayMove && roll(3) === 0) session.append([device.anyMove()]).catch(() => undefined);
      if (talkative && stormy && roll(60) === 0 && session.me !== undefined)
        session.ask(device.anyWish()).catch(() => undefined);
      const me = session.me;
      if (me !== undefined && session.ledger.devices.devices[me]!.resting && roll(4) === 0)
        session.takePlace(me, 'back').catch(() => undefined);
      for (const asked of session.questions)
        if (me !== undefined && asked.by !== me && asked.parties.includes(me) && !asked.yes.includes(me))
          session.answer(asked.id, roll(4) > 0).catch(() => undefined);
      // The people agree by themselves which log to keep: the longer one.
      const other = session.fork?.theirs;
      if (
        other &&
        (other.tip.n > session.ledger.tip.n ||
          (other.tip.n === session.ledger.tip.n && other.tip.hash < session.ledger.tip.hash))
      ) {
        if (roll(5) === 0) {
          count.forks++;
          session.adopt().catch(() => undefined);
        }
      }
      if (stormy && roll(250) === 0) {
        count.crashes++;
        cutAll(n);
        device.crash();
      }
    }
    for (let i = 0; i < devices.length; i++)
      for (let j = i + 1; j < devices.length; j++) {
        const [a, b] = [devices[i]!, devices[j]!];
        if (!a.up || !b.up) continue;
        const apart = !a.session!.connected.includes(b.id) || !b.session!.connected.includes(a.id);
        if (apart && roll(8) === 0) connect(i, j);
        else if (stormy && !apart && roll(60) === 0) {
          count.cuts++;
          cut.get(`${i} ${j}`)?.();
        }
      }
    time.after(100 + roll(150), live);
  };

  for (const device of devices) device.start();
  live();
  await time.pass(stormTime);
  stormy = false;
  const done = await time.pass(
    fairTime,
    () =>
      devices.every(({ session }) => session && !session.fork && session.ledger.turn === 'over') &&
      new Set(devices.map(({ ledger }) => ledger.tip.hash)).size === 1
  );
  note();

  const first = devices[0]!;
  const { entries } = first.up ? first.ledger : { entries: first.durable };
  const accords = entries.filter(({ type }) => type === 'accord').length;
  const wrong =
    lost ??
    (done ? undefined : `no end: ${devices.map(stuck).join(' | ')}`) ??
    (devices.every(({ durable }) => JSON.stringify(durable) === JSON.stringify(entries))
      ? undefined
      : 'stored logs differ') ??
    (!talkative && count.forks > 0 ? 'a fork without an accord' : undefined) ??
    verify(first.game, { header, past: [], entries }).broken;
  for (const device of devices) device.crash();
  return { seed, devices: devices.length, entries: entries.length, accords, ...count, wrong };
}

const stuck = ({ session }: Device): string =>
  session
    ? `${session.me} at ${session.ledger.tip.n} turn ${session.ledger.turn} fork ${session.fork ? `${session.fork.at} of ${session.fork.theirs?.tip.n} next ${session.fork.next}` : 'no'} last ${JSON.stringify(session.ledger.entries.at(-1))} trouble ${session.trouble} waits for ${session.waiting.join()} with ${session.connected.length} refused ${session.refused}`
    : 'down';
