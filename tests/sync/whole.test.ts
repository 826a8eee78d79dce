import { describe, expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { createBot } from '#bots/create.ts';
import { finish } from '#bots/bot.ts';
import { seededRoll } from '#engine/chance.ts';
import { hash } from '#engine/hash.ts';
import { games, loadGame, shelf } from '#games/index.ts';
import { verify } from '#sync/verify.ts';
import { Device, headerFor, join } from '../support/sync/device.ts';
import { Time } from '../support/sync/world.ts';

/** Bots play a match of that game, each seat on its own device, over a network in memory; at most so many decisions. */
async function botsPlay(id: string, seats: number, most = Infinity) {
  const game = await loadGame(id);
  const mind = (await games[id]!.mind())(game);
  const time = new Time();
  const seatsOf = Array.from({ length: seats }, (_, seat) => seat);
  const header = headerFor(seatsOf, { id: `${id}${seats}` }, game);
  const devices = seatsOf.map((n) => new Device(n, header, time, seededRoll(`${id} ${n}`), game, 0).start());
  for (const [i, a] of devices.entries()) for (const b of devices.slice(i + 1)) join(a, b);
  const bots = seatsOf.map((seat) => createBot(seat % 2 ? 'easy' : 'random', game, mind));
  let decisions = 0;
  const agreed = (): boolean => new Set(devices.map(({ ledger }) => ledger.tip.hash)).size === 1;
  const quiet = (): boolean => agreed() && devices[0]!.ledger.turn !== 'chance';
  for (; decisions < most; decisions++) {
    expect(await time.pass(30_000, quiet)).toBe(true);
    const device = devices.find(({ mayMove }) => mayMove);
    if (!device) break;
    const { state, tip } = device.ledger;
    const { move } = finish(bots[device.ledger.author!]!.decide(state, `${id} ${tip.n}`));
    await Promise.all([device.session!.append([move]), time.pass(30)]);
  }
  await time.pass(5000);
  return { game, header, devices, decisions };
}

describe('whole matches', () => {
  test.each([2, 4])(
    'LINK-LOG-01 LINK-DICE-04 a whole match of Àiyé among %i devices: equal logs, over, verified',
    async (seats) => {
      const { game, header, devices } = await botsPlay('aiye', seats);
      const [first] = devices;
      expect(devices.map(({ ledger }) => ledger.turn)).toEqual(devices.map(() => 'over'));
      for (const { durable, ledger, session } of devices) {
        expect(durable).toEqual(first!.durable);
        expect(ledger.position).toBe(first!.ledger.position);
        expect([session!.fork, session!.trouble]).toEqual([undefined, undefined]);
      }
      const verified = verify(game, { header, past: [], entries: first!.durable });
      expect(verified).toMatchObject({ broken: undefined, entries: first!.durable.length });
      expect(verified.draws).toBeGreaterThan(20);
      expect(hash(verified.ledger!.state)).toBe(first!.ledger.position);
      const movers = new Set(first!.durable.flatMap((entry) => (entry.type === 'move' ? [entry.seat] : [])));
      expect(movers.size).toBe(seats);
    }
  );

  test.each(Object.keys(games))('LINK-DICE-04 %s is played among devices like any other game', async (id) => {
    const game = await loadGame(id);
    const seats = Math.max(2, game.seats.least);
    const { header, devices, decisions } = await botsPlay(id, seats, 12);
    expect(decisions).toBe(12);
    for (const { durable } of devices) expect(durable).toEqual(devices[0]!.durable);
    expect(verify(game, { header, past: [], entries: devices[0]!.durable }).broken).toBeUndefined();
  });
});

describe('strangers to the games', () => {
  const sources = ['sync', 'sync/transports', 'match'].flatMap((folder) => {
    const from = new URL(`../../src/${folder}/`, import.meta.url);
    return readdirSync(from)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [`${folder}/${file}`, readFileSync(new URL(file, from), 'utf8')] as const);
  });
  const imports = (text: string): string[] => [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, at]) => at!);

  test('LINK-GAME-01 enough files were found', () => expect(sources.length).toBeGreaterThan(40));

  test.each(sources)(
    'LINK-GAME-01 %s names no game, no rule and no move of one, and imports none',
    async (_file, text) => {
      for (const { id, name } of shelf) {
        expect(text).not.toMatch(new RegExp(`\\b(${id}|${name})\\b`, 'iu'));
        expect(imports(text).filter((at) => at.includes(`games/${id}`))).toEqual([]);
      }
      const rules = await Promise.all(Object.keys(games).map(async (id) => Object.keys((await loadGame(id)).rulebook)));
      const prefixes = new Set(rules.flat().map((rule) => rule.split('-')[0]!));
      for (const prefix of prefixes) expect(text).not.toMatch(new RegExp(`\\b${prefix}-[A-Z]`));
      expect(imports(text).filter((at) => at.startsWith('#games/'))).toEqual(
        imports(text).filter((at) => at === '#games/index.ts')
      );
    }
  );

  test('LINK-GAME-01 src/sync does not even know that there are games to choose from', () => {
    for (const [file, text] of sources)
      if (file.startsWith('sync'))
        expect([file, imports(text).filter((at) => /games|match|bots/.test(at))]).toEqual([file, []]);
  });
});
