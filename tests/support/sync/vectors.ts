/** What other programs can check their own link play against: every derived value from fixed secrets, and a whole match. */
import { seededRoll } from '#engine/chance.ts';
import { hashText } from '#engine/hash.ts';
import type { Json } from '#engine/json.ts';
import { addressOf, deviceId, proofOf, tokenFor, tokenProof, writeLink } from '#sync/keys.ts';
import { Ledger } from '#sync/ledger.ts';
import { rolls } from '#sync/dice.ts';
import { toy } from '../toy.ts';
import { headerFor, keptChains, keysOf, room } from './device.ts';
import { drawsOf } from './table.ts';

export function vectors(): Json {
  const [one, two] = [keysOf(0), keysOf(1)];
  const header = headerFor([0, 1], { options: { tokens: 1 } });
  const proof = { opener: true, nonces: [hashText('nonce one'), hashText('nonce two')], binding: 'aa bb' } as const;
  const token = tokenFor(one, deviceId(two));
  const made = { k: 0, index: 0, links: [hashText('a'), hashText('b')], transcript: hashText('log') };
  const roll = rolls(made);
  const { ledger } = Ledger.read(toy, { header, past: [], entries: [] });
  const choose = seededRoll('vectors');
  while (ledger.turn !== 'over') {
    const { turn, tip } = ledger;
    if (turn === 'chance') {
      const links = ledger.contributors.map((place) =>
        keptChains(keysOf(place), header.id, 0).link(ledger.die(place).spent)
      );
      ledger.extend(drawsOf(ledger, links));
    } else {
      const moves = toy.moves(ledger.state);
      ledger.append({ n: tip.n, type: 'move', seat: turn as number, move: moves[choose(moves.length)]! });
    }
  }
  return {
    link: writeLink(room),
    keys: [one.key, two.key],
    devices: [deviceId(one), deviceId(two)],
    addresses: [0, 1].map((epoch) => addressOf(room, 0, epoch)),
    proof: { ...proof, is: proofOf(room, proof) },
    token: { is: token, proof: tokenProof(token, proof) },
    chain: { match: header.id, end: header.dice[0]!, first: keptChains(one, header.id, 0).link(0) },
    throw: { ...made, rollsBelow: [6, 6, 52, 1_000_000], are: [roll(6), roll(6), roll(52), roll(1_000_000)] },
    match: { header, entries: ledger.entries, tip: ledger.tip.hash, position: ledger.position }
  };
}
