import { describe, expect, test } from 'vitest';
import { hashText } from '#engine/hash.ts';
import type { Accord, Entry } from '#engine/log.ts';
import { loadGame } from '#games/index.ts';
import { chainLength, DiceUsedUp, follows, type Chain } from '#sync/dice.ts';
import { chainOf } from '#sync/keys.ts';
import { Ledger } from '#sync/ledger.ts';
import { OwnDice } from '#sync/own-dice.ts';
import { Device, headerFor, join, keptChains, keysOf } from '../support/sync/device.ts';
import { chainFor, logOf, mark, pass, pick, playOn, puppetTable, tableOf, drawsOf } from '../support/sync/table.ts';
import { Time } from '../support/sync/world.ts';
import { toy } from '../support/toy.ts';

const accord = (ledger: Ledger, by: number, agreed: readonly number[], what: Accord): Entry => ({
  n: ledger.tip.n,
  type: 'accord',
  by,
  with: agreed,
  what
});
const sayYes = (device: Device): Promise<unknown> =>
  Promise.all(device.session!.questions.map(({ id }) => device.session!.answer(id, true)));

describe('chains', () => {
  test('LINK-DICE-01 a chain has 4,096 links, is bound to match and device, and proves itself backwards from the header', () => {
    const header = headerFor([0, 1]);
    const chain = chainFor(header, 0);
    const of = { match: header.id, device: header.devices[0]!.id };
    expect(header.dice[0]).toBe(chain.end);
    let earlier = chain.end;
    for (let k = 0; k < chainLength; k += 1) {
      const link = chain.link(k);
      if (k < 20 || k > chainLength - 20) expect(follows(of, link, earlier)).toBe(true);
      earlier = link;
    }
    expect(() => chain.link(chainLength)).toThrow(DiceUsedUp);
    const ends = [chainOf(keysOf(0), 'other', 0), chainOf(keysOf(1), header.id, 0), chainOf(keysOf(0), header.id, 1)];
    expect(new Set([chain.end, ...ends.map(({ end }) => end)]).size).toBe(4);
    expect(follows({ ...of, match: 'other' }, chain.link(0), chain.end)).toBe(false);
    expect(follows({ ...of, device: header.devices[1]!.id }, chain.link(0), chain.end)).toBe(false);
  });

  test('LINK-DICE-02 who holds a seat and does not rest contributes, in the order of places, by the log alone', () => {
    const ledger = logOf(headerFor([2, 0, 1, 0]));
    expect(ledger.contributors).toEqual([0, 1, 2]);
    const links = ledger.contributors.map((n) => chainFor(ledger.header as never, n).link(0));
    ledger.extend(drawsOf(ledger, links));
    const player = ledger.devices.players[2]!;
    expect(ledger.extend([accord(ledger, 0, [0, 2], { type: 'rest', place: 1 })])).toBeUndefined();
    expect(ledger.contributors).toEqual([0, 2]);
    expect(ledger.extend([accord(ledger, 0, [0, 2], { type: 'hand', seat: 0, to: 0, player })])).toBeUndefined();
    expect(ledger.contributors).toEqual([0]);
    const again = Ledger.read(toy, { header: ledger.header, past: [], entries: ledger.entries }).ledger;
    expect(again.contributors).toEqual([0]);
  });
});

describe('throws', () => {
  test('LINK-DICE-04 who has all links appends the draws by itself, and all compute the same', async () => {
    const { time, devices } = await tableOf([0, 1, 2]);
    await Promise.all([devices[0]!.session!.append([pick, mark]), time.pass(200)]);
    const [first] = devices;
    expect(first!.durable.map(({ type }) => type)).toEqual(['move', 'move', 'draw']);
    for (const { durable } of devices) expect(durable).toEqual(first!.durable);
    await playOn(devices, time);
    await time.pass(3000);
    for (const { durable } of devices) expect(durable).toEqual(first!.durable);
  });

  test('LINK-DICE-06 a run of draws is one throw: only its first entry carries links, and each draw is another roll', async () => {
    const game = await loadGame('aiye');
    const header = headerFor([0, 1], {}, game);
    const { ledger } = Ledger.read(game, { header, past: [], entries: [] });
    const links = [0, 1].map((n) => chainFor(header, n).link(0));
    const dealt = drawsOf(ledger, links);
    expect(dealt.length).toBeGreaterThan(8);
    expect(dealt.map((entry) => (entry.type === 'draw' ? entry.links.length : -1))).toEqual([
      2,
      ...dealt.slice(1).map(() => 0)
    ]);
    expect(ledger.extend(dealt)).toBeUndefined();
    expect([ledger.die(0).spent, ledger.die(1).spent, ledger.linksDue]).toEqual([1, 1, false]);
    // The second draw is none that the first one's roll would give again: with any other link all change.
    const other = Ledger.read(game, { header, past: [], entries: [] }).ledger;
    const elsewhere = drawsOf(other, [links[0]!, hashText('another')]);
    expect(elsewhere.map((entry) => 'move' in entry && entry.move)).not.toEqual(
      dealt.map((entry) => 'move' in entry && entry.move)
    );
    const late = dealt.map((entry, n) => (n === 1 && entry.type === 'draw' ? { ...entry, links } : entry));
    expect(Ledger.read(game, { header, past: [], entries: late }).broken).toContain('where none are due');
  });

  test('LINK-DICE-06 nothing is agreed on between the draws of a run, the rest of which would be thrown anew', async () => {
    const game = await loadGame('aiye');
    const header = headerFor([0, 1], {}, game);
    const { ledger } = Ledger.read(game, { header, past: [], entries: [] });
    const dealt = drawsOf(ledger, [chainFor(header, 0).link(0), chainFor(header, 1).link(0)]);
    const wrong = (): string | undefined => ledger.problem(accord(ledger, 0, [0, 1], { type: 'end' }));
    expect(wrong()).toBeUndefined();
    for (const [n, entry] of dealt.entries()) {
      if (n > 0) expect(wrong()).toMatch(/between draws of one run/);
      ledger.append(entry);
    }
    expect(wrong()).toBeUndefined();
  });

  test('LINK-DICE-10 a contributor that is away is waited for, or its chain rests by accord of the others', async () => {
    const { time, devices, cuts } = await tableOf([0, 1, 2]);
    const [a, b, c] = devices as [Device, Device, Device];
    for (const name of ['0 2', '1 2']) cuts.get(name)!();
    await Promise.all([a.session!.append([pick, mark]), time.pass(60_000)]);
    expect([a.durable.length, b.durable.length, a.session!.waiting, b.session!.waiting]).toEqual([2, 2, [2], [2]]);
    await Promise.all([b.session!.ask({ type: 'rest', place: 2 }), time.pass(500)]);
    await Promise.all([sayYes(a), time.pass(500)]);
    expect(a.durable.map(({ type }) => type)).toEqual(['move', 'move', 'accord', 'draw']);
    expect(a.durable[3]).toMatchObject({ links: [expect.any(String), expect.any(String)] });
    expect(b.durable).toEqual(a.durable);
    expect(c.durable).toEqual([]);
  });

  test('LINK-DICE-11 after an accord at a throw that is due its links are void: every chain passes on by one', () => {
    const header = headerFor([0, 1], { options: { first: 0 } });
    const link = (n: number, k: number): string => chainFor(header, n).link(k);
    for (const what of [
      { type: 'hand', seat: 1, to: 0, player: { name: 'Bot', kind: 'bot', level: 'easy' } },
      { type: 'back', to: 0 }
    ] as const) {
      const ledger = logOf(header, [pick, mark]);
      const shown = [link(0, 0), link(1, 0)];
      const would = drawsOf(ledger, shown)[0];
      expect(ledger.extend([accord(ledger, 0, [0, 1], what)])).toBeUndefined();
      if (what.type === 'back')
        for (const move of [pick, mark]) ledger.append({ n: ledger.tip.n, type: 'move', seat: 0, move });
      const places = ledger.contributors;
      expect(places).toEqual(what.type === 'back' ? [0, 1] : [0]);
      expect([ledger.fits(0, link(0, 0)), ledger.fits(0, link(0, 1)), ledger.fits(0, link(0, 2))]).toEqual([
        false,
        true,
        false
      ]);
      expect(ledger.problem({ ...would!, n: ledger.tip.n })).toBeDefined();
      expect(
        ledger.extend(
          drawsOf(
            ledger,
            places.map((n) => link(n, 1))
          )
        )
      ).toBeUndefined();
      expect(ledger.entries.at(-1)!.type).toBe('draw');
      expect(places.map((n) => ledger.die(n).spent)).toEqual(places.map(() => 2));
      // And afterwards one link a throw again.
      expect([ledger.fits(0, link(0, 2)), ledger.fits(0, link(0, 3))]).toEqual([true, false]);
    }
  });

  test('LINK-DICE-11 who has seen the links gains nothing by asking: the next throw is made of links not yet shown', async () => {
    const { time, device, puppet } = await puppetTable();
    await Promise.all([device.session!.append([pick, mark]), time.pass(100)]);
    const [seen] = puppet.links;
    expect(seen).toBe(chainFor(device.header, 0).link(0));
    // It knows both links now, and so what would come; it asks to go back rather than to show its own.
    const { tip } = device.ledger;
    puppet.wire.send({ t: 'ask', id: '0123456789abcdef', by: 1, ...tip, what: { type: 'back', to: 0 } });
    await time.pass(100);
    await Promise.all([sayYes(device), time.pass(200)]);
    expect(device.durable.at(-1)).toMatchObject({ type: 'accord', by: 1, with: [0, 1] });
    expect(puppet.links).toEqual([seen]);
    await Promise.all([device.session!.append([pick, mark]), time.pass(200)]);
    expect(puppet.links).toEqual([seen, chainFor(device.header, 0).link(1)]);
    puppet.wire.send({ ...puppet.have, link: chainFor(device.header, 1).link(0), ask: false });
    await time.pass(100);
    expect(device.durable.at(-1)!.type).toBe('move');
    puppet.wire.send({ ...puppet.have, link: chainFor(device.header, 1).link(1), ask: false });
    await time.pass(100);
    expect(device.durable.at(-1)!.type).toBe('draw');
  });

  test('LINK-DICE-12 a device whose chain is used up gets a new one by accord, and play goes on', async () => {
    const time = new Time();
    const header = headerFor([0, 1], { options: { first: 0, tokens: 3 } });
    const short: typeof chainOf = (keys, match, number) => {
      const chain = keptChains(keys, match, number);
      const link = (k: number): string => {
        if (number === 0 && k >= 2) throw new DiceUsedUp();
        return chain.link(k);
      };
      return { end: chain.end, link } as Chain;
    };
    const a = new Device(0, header, time);
    const b = new Device(1, header, time).start();
    a.chains = short;
    a.start();
    join(a, b);
    await time.pass(500);
    await playOn([a, b], time, () => a.session!.trouble === 'dice');
    await time.pass(5000);
    expect([a.ledger.die(0).spent, a.ledger.turn, b.session!.waiting]).toEqual([2, 'chance', [0]]);
    await Promise.all([a.session!.takePlace(0, 'A'), time.pass(500)]);
    await Promise.all([sayYes(b), time.pass(500)]);
    expect(a.session!.trouble).toBeUndefined();
    expect(a.durable.some(({ type, ...entry }) => type === 'accord' && 'what' in entry)).toBe(true);
    await playOn([a, b], time);
    await time.pass(3000);
    expect(a.durable).toEqual(b.durable);
    // Its old chain, whose links are known, is not taken again.
    const ledger = logOf(header);
    const what = { type: 'device', place: 0, id: header.devices[0]!.id, name: 'A', dice: header.dice[0]! } as const;
    expect(ledger.problem(accord(ledger, 0, [0, 1], what))).toContain('dice used before');
    expect(ledger.problem({ n: 0, type: 'move', seat: 0, move: pass })).toBeUndefined();
  });
});

describe('the dice of one device', () => {
  test('LINK-HAND-03 a link that came by hand counts for the throw that it came for, and no later one takes its place', () => {
    const dice = new OwnDice();
    const [here, there, link, other] = [hashText('here'), hashText('there'), hashText('link'), hashText('other')];
    const at = (tip: string): unknown[] => [1, 2, 3].map((place) => dice.handed(tip, place));
    dice.take(here, [{ place: 1, link }]);
    dice.take(here, [
      { place: 1, link: other },
      { place: 2, link }
    ]);
    expect([at(here), at(there)]).toEqual([
      [link, link, undefined],
      [undefined, undefined, undefined]
    ]);
    dice.take(there, [{ place: 2, link: other }]);
    expect(at(there)).toEqual([undefined, other, undefined]);
  });

  test('LINK-DICE-12 that its chain is lost is found out once, and one that it gets by accord is found again', () => {
    const header = headerFor([0, 1], { options: { first: 0 } });
    const chain = keptChains(keysOf(5), header.id, 0);
    let made = 0;
    const dice = new OwnDice(() => (made++, chain));
    const lost = logOf(header, [pick, mark]);
    expect(dice.own(keysOf(5), lost, 0)).toBeNull();
    const once = made;
    expect(once).toBeGreaterThan(0);
    for (let i = 0; i < 10; i++) expect(dice.own(keysOf(5), lost, 0)).toBeNull();
    expect(made).toBe(once); // they cost a phone a tenth of a second each
    const again = logOf({ ...header, dice: [chain.end, header.dice[1]!] }, [pick, mark]);
    expect(dice.own(keysOf(5), again, 0)).toBe(chain.link(0));
  });
});
