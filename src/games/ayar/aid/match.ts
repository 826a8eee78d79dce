/** A match of the companion as it is kept: its answers and the luck it had; standing at the next question. */
import { hasExactly, type JsonObject } from '#engine/json.ts';
import type { Board } from '../rules/board.ts';
import { companion } from './companion.ts';
import { openTable, type Answer, type Question, type Said, type RealTable } from './table.ts';

export type Kept = {
  readonly level: number;
  readonly answers: readonly Answer[];
  /** What has been thrown so far, each below 2³²: who takes an answer back draws the same again. */
  readonly luck: readonly number[];
};

/** What was said together: a turn, a night. */
export type Chapter = {
  readonly head: Said;
  readonly lines: readonly Said[];
  /** How many of its last lines were said after the last answer: one answer may end a chapter and open others. */
  readonly fresh: number;
};

export type Standing = {
  readonly kept: Kept;
  readonly table: RealTable;
  /** Undefined when all is over. */
  readonly question: Question | undefined;
  readonly chapters: readonly Chapter[];
};

const heads: readonly string[] = ['turn', 'night', 'result'];
const most = 999;

/** Runs the answers through the procedure; from the first that does not fit on they are left out. */
export function standing(board: Board, { level, answers, luck }: Kept, fresh: () => number): Standing {
  const thrown = [...luck];
  let throws = 0;
  let told: Said[] = [];
  const table = openTable(
    board,
    level,
    (below) => Math.floor(((thrown[throws++] ??= fresh()) / 2 ** 32) * below),
    (event) => told.push(event)
  );
  const chapters: { head: Said; lines: Said[]; fresh: number }[] = [];
  const tellOn = (): void => {
    for (const chapter of chapters) chapter.fresh = 0;
    for (const event of told) {
      if (heads.includes(event.type)) chapters.push({ head: event, lines: [], fresh: 0 });
      else {
        const open = chapters.at(-1)!;
        open.lines.push(event);
        open.fresh += 1;
      }
    }
    told = [];
  };
  const asking = companion(table);
  let step = asking.next();
  tellOn();
  const good: Answer[] = [];
  for (const answer of answers) {
    if (step.done || !fits(step.value, answer)) break;
    good.push(answer);
    step = asking.next(answer);
    tellOn();
  }
  return {
    kept: { level, answers: good, luck: thrown },
    table,
    question: step.done ? undefined : step.value,
    chapters
  };
}

const fits = ({ options, count }: Question, answer: Answer): boolean =>
  answer.length === count && answer.every((one) => (options ? options.includes(one) : one >= 0 && one <= most));

const isCounts = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isSafeInteger);

/** A match from what was kept, if it is one and there is such a board. */
export function parseKept({ levels }: Board, value: JsonObject | undefined): Kept | undefined {
  if (!hasExactly(value, ['level', 'answers', 'luck'])) return undefined;
  const { level, answers, luck } = value;
  if (!levels.some((one) => one.level === level) || !isCounts(luck)) return undefined;
  if (!Array.isArray(answers) || !answers.every(isCounts)) return undefined;
  if (!luck.every((one) => one >= 0 && one < 2 ** 32)) return undefined;
  return { level: level as number, answers, luck };
}
