/** A match between this device, with its database, and another one, which lives in memory. */
import { seededRoll } from '#engine/chance.ts';
import type { Accord, LinkHeader } from '#engine/log.ts';
import { invite } from '#match/link.ts';
import type { Match } from '#match/match.ts';
import { pageClock } from '#sync/clock.ts';
import { readLink, type Keys } from '#sync/keys.ts';
import { Guest } from '#sync/lobby.ts';
import { bot, openMatch, person, until } from './players.ts';
import { Device, keptChains, keysOf } from './sync/device.ts';
import { calm, pair, seededEntropy, type Weather } from './sync/world.ts';
import { toy } from './toy.ts';

export const roll = seededRoll('link');

/** Invites the other device to a match and begins it. */
export async function begun(players = [person('Ana'), person('Ben')], mine = [0], first?: number) {
  const options = first === undefined ? {} : { first };
  const made = await invite({ game: 'toy', players, options, mine, name: 'Ana’s phone' }, () => undefined);
  const keys: Keys = { ...keysOf(1), ...readLink(made.link)! };
  const guest = new Guest({
    keys,
    clock: pageClock,
    entropy: seededEntropy('guest'),
    keep: () => undefined,
    changed: () => undefined,
    chains: keptChains
  });
  const [one, two] = pair(pageClock, roll, () => calm);
  made.host.connect(one);
  guest.connect(two);
  await until(() => guest.invitation !== undefined);
  const free = players.flatMap(({ kind }, seat) => (kind === 'person' && !mine.includes(seat) ? [seat] : []));
  guest.claim(
    'Ben’s phone',
    free.map((seat) => ({ seat, name: 'Benedict' }))
  );
  await until(() => made.host.full);
  const id = await made.begin();
  await until(() => guest.started !== undefined);
  guest.close();
  const other = new Device(1, guest.started!.header as LinkHeader, pageClock, seededRoll(1), toy, 1);
  other.keys = keys;
  other.start();
  return { id, other };
}

/** A match whose device was away while the other one went on alone and handed its seat to a bot: two logs that both hold. */
export async function forked(): Promise<{ id: string; match: Match; other: Device }> {
  const { id, other } = await begun(undefined, [0], 0);
  const match = await openMatch(id);
  const cut = connect(match, other);
  await until(() => match.session!.connected.length === 1);
  await match.play([{ type: 'pass' }]);
  await until(() => other.ledger.tip.n === 1);
  cut();
  await other.session!.append([{ type: 'pass' }]);
  await other.session!.ask({ type: 'hand', seat: 0, to: 1, player: bot('Bot') });
  await until(() => other.ledger.tip.n === 3);
  await match.retry();
  connect(match, other);
  await until(() => match.session!.fork?.theirs !== undefined);
  return { id, match, other };
}

export function connect(match: Match, other: Device, weather = (): Weather => calm): () => void {
  const [one, two] = pair(pageClock, roll, weather);
  match.session!.connect(one);
  other.session!.connect(two);
  return () => [one, two].forEach((end) => (end.close(), end.onclose()));
}

/** Both sides play at random until the match is over, or `stop` says so. */
export async function playBoth(match: Match, other: Device, stop = (): boolean => false): Promise<void> {
  for (let i = 0; match.view.turn !== 'over' && !stop(); i++) {
    if (i > 3000) throw new Error('the match does not end');
    if (match.person !== undefined) {
      const moves = match.game.moves(match.view.state);
      await match.play([moves[roll(moves.length)]!]);
    } else if (other.mayMove) await other.session!.append([other.anyMove()]);
    else await new Promise((resolve) => setTimeout(resolve, 3));
  }
}

/** The other device asks for something, and this one agrees. */
export async function agreed(match: Match, other: Device, what: Accord): Promise<void> {
  await other.session!.ask(what);
  await until(() => match.session!.questions.length === 1);
  await match.session!.answer(match.session!.questions[0]!.id, true);
  await until(() => match.session!.questions.length === 0);
}

/** A match of two devices, ended by agreement after whatever is done to it. */
export async function ended(
  done: (match: Match, other: Device) => Promise<void> = () => Promise.resolve(),
  ...table: Parameters<typeof begun>
): Promise<string> {
  const { id, other } = await begun(...table);
  const match = await openMatch(id);
  connect(match, other);
  await until(() => match.view.turn !== 'chance' && other.ledger.tip.n === match.view.entries.length);
  await done(match, other);
  await agreed(match, other, { type: 'end' });
  await until(() => match.view.turn === 'over');
  match.close();
  return id;
}
