/** Several devices at one table, all connected, for tests of what happens among them. */
import type { JsonObject } from '#engine/json.ts';
import type { Move } from '#engine/game.ts';
import type { Entry, LinkHeader, LocalHeader } from '#engine/log.ts';
import type { Chain } from '#sync/dice.ts';
import { Ledger } from '#sync/ledger.ts';
import { toy } from '../toy.ts';
import { Device, headerFor, join, keptChains, keysOf } from './device.ts';
import { Puppet } from './puppet.ts';
import { Time } from './world.ts';

export const pick: Move = { type: 'pick', times: 1 };
export const mark: Move = { type: 'mark', color: 'red' };
export const pass: Move = { type: 'pass' };

/** Real devices, every two of them connected. Seat 0 decides first unless chance says who does. */
export async function tableOf(holders: readonly number[], options: JsonObject = { first: 0 }) {
  const time = new Time();
  const header = headerFor(holders, { options });
  const devices = header.devices.map((_, n) => new Device(n, header, time).start());
  const cuts = new Map<string, () => void>();
  for (const [i, a] of devices.entries())
    for (const b of devices.slice(i + 1)) cuts.set(`${a.name} ${b.name}`, join(a, b));
  await time.pass(500);
  return { time, header, devices, cuts };
}

/** Device 0 is real; the puppet has the place of device 1. */
export async function puppetTable(options: JsonObject = { first: 0 }, holders: readonly number[] = [0, 1]) {
  const time = new Time();
  const header = headerFor(holders, { options });
  const device = new Device(0, header, time).start();
  const puppet = new Puppet(1).meet(device);
  await time.pass(500);
  return { time, header, device, puppet };
}

/** The header of a match of one device with the same game and players. */
export function localOf({ id, game, rulesVersion, edition, options, players, dice, created }: LinkHeader): LocalHeader {
  const common = { id, game, rulesVersion, edition, options, players, created };
  return { format: 'wayside.match/1', ...common, dice: [dice[0]!] };
}

/** The first chain of a device. */
export const chainFor = (header: LinkHeader, name: number): Chain => keptChains(keysOf(name), header.id, 0);

/** A log alone, begun with these moves of seat 0. */
export function logOf(header: LinkHeader, moves: readonly Move[] = []): Ledger {
  const { ledger } = Ledger.read(toy, { header, past: [], entries: [] });
  for (const [n, move] of moves.entries()) ledger.append({ n, type: 'move', seat: 0, move });
  return ledger;
}

/** Lets devices play at random until the match is over, or until `stop`. */
export async function playOn(
  devices: readonly Device[],
  time: Time,
  stop: () => boolean = () => devices.every(({ ledger }) => ledger.turn === 'over')
): Promise<void> {
  for (let i = 0; !stop(); i++) {
    if (i > 2000)
      throw new Error(`no end: ${JSON.stringify(devices.map(({ ledger }) => [ledger.tip.n, ledger.turn]))}`);
    for (const device of devices) if (device.mayMove) device.session!.append([device.anyMove()]).catch(() => undefined);
    await time.pass(60);
  }
}

/** What chance would say now, given the links of the throw that is due. */
export function drawsOf(ledger: Ledger, links: readonly string[]): readonly Entry[] {
  const ahead = ledger.copy();
  ahead.draw(() => (ahead.tip.n === ledger.tip.n ? links : undefined));
  return ahead.entries.slice(ledger.tip.n);
}
