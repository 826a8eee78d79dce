/** Verifying matches from what is stored or from a file, without a network and without believing either. */
import { loadGame } from '#games/index.ts';
import { readBackup, type Opened } from '#store/backup.ts';
import { loadMatch, type Charter } from '#store/matches.ts';
import type { Game, Move } from '#engine/game.ts';
import { canonical, type JsonObject } from '#engine/json.ts';
import type { Entry } from '#engine/log.ts';
import type { Ledger } from '#sync/ledger.ts';
import { readHand } from '#sync/transports/by-hand.ts';
import { findings, verify } from '#sync/verify.ts';

/** `game`: not here, or not with these rules and this edition; `beginning`: what comes before the first entry; else an entry. */
type Break = 'game' | 'beginning' | Entry['type'];

/** How far one match holds. */
export type Verdict = {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly entries: number;
  readonly draws: number;
  /** What it is that does not hold; undefined if all does. */
  readonly broken: Break | undefined;
  /** What its record proves if it holds, and what no record can. */
  readonly findings: ReturnType<typeof findings>;
  /** What came of computing the outcomes of the world again; undefined in matches without any. */
  readonly again: Again | undefined;
};

/** Outcomes of the world in a record: how many, and the numbers of the entries that come out otherwise here. */
export type Again = {
  readonly all: number;
  readonly differing: readonly { readonly n: number; readonly own: Move }[];
  /** How many could not be computed here. */
  readonly unknown: number;
};
/** Computes what the world does in a position, in the manner of `like`. */
export type Compute = (game: Game, state: JsonObject, like: Move) => Promise<Move>;
/** What computes for the game of this id; undefined where nothing has to be computed. */
export type FindCompute = (game: string) => Promise<Compute | undefined>;

type Recorded = { readonly charter: Pick<Charter, 'header' | 'past' | 'edition'>; readonly entries: readonly Entry[] };

async function judge({ charter, entries }: Recorded, find?: FindCompute): Promise<Verdict> {
  const { header, past, edition } = charter;
  const about = {
    id: header.id,
    game: header.game,
    names: header.players.map(({ name }) => name),
    findings: findings({ header })
  };
  try {
    const game = await loadGame(header.game, edition ?? undefined, header.rulesVersion);
    const { entries: good, draws, ledger, broken: why } = verify(game, { header, past, entries });
    const at = ledger && entries[good]?.type;
    const broken = why === undefined ? undefined : (at ?? 'beginning');
    const compute = broken === undefined ? await find?.(header.game) : undefined;
    const again = compute && ledger && (await recompute(ledger, compute));
    return { ...about, entries: good, draws, broken, again: again?.all ? again : undefined };
  } catch {
    return { ...about, entries: 0, draws: 0, broken: 'game', again: undefined };
  }
}

/** Computes every outcome of the world of a log that holds again. */
async function recompute({ game, entries, before: at }: Ledger, compute: Compute): Promise<Again> {
  const due = entries.flatMap((entry) => {
    const before = at(entry.n);
    return entry.type === 'move' && game.turn(before) === 'world' ? [{ n: entry.n, before, move: entry.move }] : [];
  });
  const differing: { n: number; own: Move }[] = [];
  let unknown = 0;
  for (const { n, before, move } of due) {
    try {
      const own = await compute(game, before, move);
      if (canonical(own) !== canonical(move)) differing.push({ n, own });
    } catch {
      unknown += 1;
    }
  }
  return { all: due.length, differing, unknown };
}

/** Verifies a stored match. Throws StoreProblem. */
export const verifyStored = async (id: string, find?: FindCompute): Promise<Verdict> =>
  judge(await loadMatch(id), find);

/** What cannot even be read is not passed over in silence. */
function wholly({ matches, refused: [first] }: Opened): Recorded[] {
  if (first) throw first;
  return [...matches];
}

/** Verifies every match of a file, whether saved or sent by hand; nothing of it is stored. Throws ImportRefused. */
export async function verifyFile(file: Blob, find?: FindCompute): Promise<Verdict[]> {
  const text = await file.text();
  const sent = await readHand(text);
  const recorded: Recorded[] = sent ? [{ charter: sent, entries: sent.entries }] : wholly(readBackup(text));
  const verdicts: Verdict[] = [];
  for (const one of recorded) verdicts.push(await judge(one, find));
  return verdicts;
}
