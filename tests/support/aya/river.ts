/** A match on a practice table, played to a river worth a count: landscapes, animals won and lost, a hole. As a file. */
import { freshDevice } from '../browser.ts';
import { openMatch, person, until } from '../players.ts';
import { layOn } from '#games/aya/aid/lay.ts';
import { onBy } from '#games/aya/aid/onward.ts';
import { freeSlots, type End } from '#games/aya/aid/snap.ts';
import { between, middleOf } from '#games/aya/rules/geometry.ts';
import { game } from '#games/aya/rules/index.ts';
import type { Move } from '#games/aya/rules/moves.ts';
import type { Kind, Pose, State } from '#games/aya/rules/state.ts';
import { createMatch } from '#match/create.ts';
import { exportMatch } from '#match/transfer.ts';

const { box } = game;
const free = { ms: 0, away: 0 } as const;
const lean = 0;

export type Built = { readonly file: string; readonly id: string; readonly state: State };

/** Builds it up to where the first domino may be pushed; `names` sit at the table. */
export async function buildRiver(names: readonly string[] = ['Ada']): Promise<Built> {
  await freshDevice();
  const id = await createMatch({
    game: 'aya',
    players: names.map(person),
    options: { glassMs: 0, first: 0, table: 'large' },
    day: '2026-11-21'
  });
  const match = await openMatch(id);
  const now = (): State => match.view.state as unknown as State;
  const play = async (...moves: Move[]): Promise<void> => {
    for (const move of moves) {
      await until(() => match.person !== undefined);
      const illegal = game.illegal(now(), move);
      if (illegal) throw new Error(`${illegal.rule} ${JSON.stringify(illegal.detail)} ${JSON.stringify(move)}`);
      await match.play([move]);
    }
    await until(() => match.person !== undefined);
  };
  const take = async (kind: Kind): Promise<void> => {
    const { due, hand, turn } = now();
    // When plain ones are gone, one with a camera is a plain one.
    const own = kind === 'desert' && now().unseen.desert === 0 ? 'desertCamera' : kind;
    if (due === 'draw') await play({ type: 'take', kind: own });
    else if (hand[turn] === null) throw new Error(`nothing to take: ${due}`);
  };
  /** The domino in hand is of chance only at the beginning: it goes on the reserve. */
  const put = async (kind: Kind, place: (state: State) => Move): Promise<void> => {
    await take(kind);
    await play(place(now()));
    if (now().due === 'ahead') await play({ type: 'draw', from: 'later', ...free });
  };
  const plain = (pose: Pose): Move => ({ type: 'place', use: 'plain', ...pose, lean, ...free });
  const animal = (pose: Pose, partner: string): Move => ({
    type: 'place',
    use: 'animal',
    partner,
    ...pose,
    lean,
    ...free
  });
  const last = (): string => {
    const upright = Object.keys(now().dominoes);
    return upright.at(-1)!;
  };
  const endOf = (domino: string): End => ({ of: 'domino', id: domino, pose: now().dominoes[domino]! });

  await play({ type: 'start', x: -6000, z: -500, a: 0 }, { type: 'turnGlass' });
  for (let n = 0; now().due === 'place' && n < 3; n += 1) {
    await play({ type: 'toReserve', ...free });
    if (now().due === 'ahead') await play({ type: 'draw', from: 'later', ...free });
  }
  for (const pose of freeSlots(box, now(), box.startTile)) await put('field', () => plain(pose));

  const goOn = async (kind: Kind, turn = 0, pitch = 2): Promise<void> => {
    const pose = onBy(endOf(last()).pose, turn, pitch);
    await put(kind, () => plain(pose));
  };
  /** A tile on from the end, filled, and out of its far opening again. */
  const land = async (): Promise<void> => {
    await take('desertCamera');
    await play({ type: 'askTile', ...free });
    const tile = now().tileTop.desert!;
    const { domino, tile: at } = layOn(box, tile, 0, endOf(last()));
    await play({ type: 'place', use: 'tile', ...domino, tx: at.x, tz: at.z, ta: at.a, lean, ...free });
    if (now().due === 'ahead') await play({ type: 'draw', from: 'later', ...free });
    const near = (pose: Pose): number => between(middleOf(pose), middleOf(now().dominoes[camera]!));
    const camera = last();
    const slots = freeSlots(box, now(), tile).sort((a, b) => near(a) - near(b));
    for (const slot of slots) await put('desert', () => plain(slot));
  };
  const bring = async (pitch = 2): Promise<void> => {
    const partner = last();
    const pose = onBy(endOf(partner).pose, 0, pitch);
    await put('desertCamera', () => animal(pose, partner));
  };

  // Three landscapes of the desert, an animal won behind the first, and one lost to a hole at the end.
  await goOn('desert');
  await land();
  for (let n = 0; n < 2; n += 1) await goOn('desert', -100);
  await bring();
  for (let n = 0; n < 2; n += 1) await goOn('desert', -100);
  await land();
  for (let n = 0; n < 3; n += 1) await goOn('desert');
  await land();
  await goOn('desert');
  await goOn('pole', 0, 5.4);
  await goOn('pole');
  const partner = last();
  const pose = onBy(endOf(partner).pose, 0, 2);
  await put('poleCamera', () => animal(pose, partner));
  const { text } = await exportMatch(id);
  return { file: text, id, state: now() };
}
