import { describe, expect, it } from 'vitest';
import type { Move } from '#engine/game.ts';
import { loadGame } from '#games/index.ts';
import { createClient, type Port, type Request, type Ruleset } from '#bots/client.ts';
import type { FromWorker, ToWorker } from '#bots/protocol.ts';
import { localPort } from '../support/bots.ts';
import { position, tables } from './support.ts';

const table = tables[0]!;
const state = position(table, 'client', 20);
const rules: Ruleset = { game: table.id, edition: null, version: table.game.rulesVersion };
const request: Request = {
  rules,
  state,
  seat: table.game.turn(state) as number,
  level: 'easy',
  seed: 's'
};
const forever = new AbortController().signal;

/** A worker that only listens. */
function deafPort(heard: ToWorker[]): Port {
  return { postMessage: (message) => heard.push(message), terminate: () => undefined, onmessage: null, onerror: null };
}

describe('asking the bots', () => {
  it('brings a legal move, the same for the same request', async () => {
    const { ask } = createClient(localPort);
    const move = await ask(request, forever);
    expect(table.game.illegal(state, move)).toBeUndefined();
    expect(await createClient(localPort).ask(request, forever)).toEqual(move);
  });

  it('takes an edition along', async () => {
    const { ask } = createClient(localPort);
    const move = await ask({ ...request, rules: { ...rules, edition: table.game.edition } }, forever);
    expect(table.game.illegal(state, move)).toBeUndefined();
    await expect(ask({ ...request, rules: { ...rules, edition: { nothing: 1 } } }, forever)).rejects.toThrow();
  });

  it('plays by the version of the rules that a match began with', async () => {
    const { ask } = createClient(localPort);
    const opening = (await loadGame('aya')).setup(1);
    const of = (version: number): Promise<Move> =>
      ask({ ...request, rules: { game: 'aya', edition: null, version }, state: opening, seat: 0 }, forever);
    await expect(of(1)).resolves.toMatchObject({ type: 'start' });
    await expect(of(99)).rejects.toThrow('version 99');
  });

  it('weighs by the temper asked for; one that nobody here knows is none', async () => {
    const { ask } = createClient(localPort);
    const moves = async (temper?: string): Promise<string[]> =>
      Promise.all(
        Array.from({ length: 12 }, async (_, n) => {
          const one = position(table, `temper ${n}`, 30, 2);
          const seat = table.game.turn(one) as number;
          return JSON.stringify(await ask({ ...request, state: one, seat, level: 'medium', temper }, forever));
        })
      );
    const even = await moves();
    expect(await moves('gambler')).not.toEqual(even);
    expect(await moves('brave')).toEqual(even);
  });

  it.each([
    ['an unknown level', { level: 'wizard' }],
    ['an unknown game', { rules: { ...rules, game: 'chess' } }],
    ['another seat', { seat: request.seat + 1 }]
  ])('says what is wrong with %s, and answers the next request', async (_, wrong) => {
    const { ask } = createClient(localPort);
    await expect(ask({ ...request, ...wrong }, forever)).rejects.toThrow(/level|game|seat/);
    await expect(ask(request, forever)).resolves.toBeDefined();
  });

  it('can be cancelled before, while and after', async () => {
    const { ask } = createClient(localPort);
    await expect(ask(request, AbortSignal.abort(new Error('no')))).rejects.toThrow('no');
    const stop = new AbortController();
    const answer = ask({ ...request, level: 'hard' }, stop.signal);
    setTimeout(() => stop.abort(new Error('stop')), 30);
    await expect(answer).rejects.toThrow('stop');
    await expect(ask(request, stop.signal)).rejects.toThrow('stop');
    await expect(ask(request, forever)).resolves.toBeDefined();
  });

  it('makes a new worker when one dies, and asks it again', async () => {
    const heard: ToWorker[] = [];
    const ports = [deafPort(heard), localPort()];
    let made = 0;
    const { ask } = createClient(() => ports[made++]!);
    const answer = ask(request, forever);
    ports[0]!.onerror!({ message: 'out of memory' });
    await expect(answer).resolves.toBeDefined();
    expect(heard).toHaveLength(1);
    expect(made).toBe(2);
  });

  it('gives up on a request that kills every worker, but not on others', async () => {
    const ports = [deafPort([]), deafPort([]), localPort()];
    let made = 0;
    const { ask } = createClient(() => ports[made++]!);
    const answer = ask(request, forever);
    ports[0]!.onerror!({ message: 'once' });
    ports[1]!.onerror!({ message: 'twice' });
    await expect(answer).rejects.toThrow('twice');
    await expect(ask(request, forever)).resolves.toBeDefined();
  });

  it('ignores answers that nobody waits for any more', () => {
    const port = deafPort([]);
    const { ask } = createClient(() => port);
    const stop = new AbortController();
    const answer = ask(request, stop.signal);
    stop.abort(new Error('stop'));
    const late: FromWorker = { type: 'failed', id: 0, message: 'late' };
    expect(() => port.onmessage!({ data: late })).not.toThrow();
    return expect(answer).rejects.toThrow('stop');
  });
});
