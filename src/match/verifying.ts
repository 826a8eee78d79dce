/** Verifying matches from what is stored or from a file, without a network and without believing either. */
import { loadGame } from '#games/index.ts';
import { readBackup } from '#store/backup.ts';
import { loadMatch, type Charter } from '#store/matches.ts';
import type { Entry } from '#engine/log.ts';
import { readHand } from '#sync/transports/hand.ts';
import { findings, verify } from '#sync/verify.ts';

/** How far one match holds. */
export type Verdict = {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly entries: number;
  readonly draws: number;
  /** Why it does not hold, in words. */
  readonly broken: string | undefined;
  /** What its record proves if it holds, and what no record can. */
  readonly findings: ReturnType<typeof findings>;
};

type Recorded = { readonly charter: Pick<Charter, 'header' | 'past' | 'edition'>; readonly entries: readonly Entry[] };

async function judge({ charter, entries }: Recorded): Promise<Verdict> {
  const { header, past, edition } = charter;
  const about = {
    id: header.id,
    game: header.game,
    names: header.players.map(({ name }) => name),
    findings: findings({ header })
  };
  try {
    const game = await loadGame(header.game, edition ?? undefined);
    const { entries: good, draws, broken } = verify(game, { header, past, entries });
    return { ...about, entries: good, draws, broken };
  } catch (error) {
    return { ...about, entries: 0, draws: 0, broken: (error as Error).message };
  }
}

/** Verifies a stored match. Throws StoreProblem. */
export const verifyStored = async (id: string): Promise<Verdict> => judge(await loadMatch(id));

/** Verifies every match of a file, whether saved or sent by hand; nothing of it is stored. Throws ImportRefused. */
export async function verifyFile(file: Blob): Promise<Verdict[]> {
  const text = await file.text();
  const sent = await readHand(text);
  const recorded: Recorded[] = sent ? [{ charter: sent, entries: sent.entries }] : [...readBackup(text).matches];
  return Promise.all(recorded.map(judge));
}
