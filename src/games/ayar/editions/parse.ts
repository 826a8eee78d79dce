/** Reading an edition: its shape, and what no single value can show, such as the counts of the box. */
import { reading } from '../../edition.ts';
import { misfits } from '../words/misfits.ts';
import { editionSchema, type Edition } from './schema.ts';

const words = misfits.edition;

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** The whole box: AYR-SET-01, AYR-SET-08, AYR-SET-09, AYR-VIR-09 and the list of components. */
const box = { pots: 30, maize: 22, islands: 6, tiles: 8, tokens: 5 };
const mostWeaving = 30;

/** Notes the sentence unless it fits. */
type Must = (fits: boolean, sentence: string) => void;

/** What does not fit together, one sentence each. */
function inconsistencies(edition: Edition): string[] {
  const problems: string[] = [];
  for (const check of [names, paths, ownBoard, lake, ayllu])
    check(edition, (fits, sentence) => {
      if (!fits) problems.push(sentence);
    });
  return problems;
}

const isDistinct = (ids: readonly (string | number)[]): boolean => new Set(ids).size === ids.length;

function names({ mainBoard, playerBoard, lakeBoard, raymiTiles, textiles, pots, solo }: Edition, must: Must): void {
  const idsOf = (list: readonly { readonly id: string | number }[]) => list.map(({ id }) => id);
  const named: Readonly<Record<keyof typeof words.twice, readonly (string | number)[]>> = {
    paths: mainBoard.paths.map(({ ayar }) => ayar),
    buildingSlots: mainBoard.paths.flatMap(({ slots }) => idsOf(slots)),
    raymiSlots: idsOf(mainBoard.raymiSlots.slots),
    raymiTiles: idsOf(raymiTiles.tiles),
    boxes: idsOf(playerBoard.terrace.boxes),
    viracochaSlots: idsOf(playerBoard.viracocha.slots),
    lakeSpaces: idsOf(lakeBoard.nodes.list),
    lakeAreas: idsOf(lakeBoard.areas.list),
    marketSlots: [...idsOf(lakeBoard.potMarket.slots), 'stack'],
    textileStacks: lakeBoard.textileStacks.powers,
    pots: idsOf(pots.list),
    textiles: idsOf(textiles.list),
    tokens: idsOf(solo.tokens.list),
    soloBoards: solo.boards.list.map(({ level }) => level)
  };
  for (const [what, ids] of Object.entries(named)) must(isDistinct(ids), words.twice[what as keyof typeof named]);
}

function paths({ mainBoard, raymiTiles }: Edition, must: Must): void {
  for (const { ayar, slots, endSpace } of mainBoard.paths) {
    must(isDistinct(slots.map(({ order }) => order)), words.sameOrder(ayar));
    must(
      slots.every(({ gap }) => gap <= endSpace),
      words.slotBeyond(ayar)
    );
    must(endSpace === mainBoard.fertileGround.space, words.pathEnd(ayar));
  }
  for (const { id, links } of mainBoard.raymiSlots.slots) must(isDistinct(links), words.raymiLinks(id));
  must(raymiTiles.tiles.length === box.tiles, words.raymiTiles(box.tiles));
  const letters = (list: readonly { letter: string }[]): string =>
    list
      .map(({ letter }) => letter)
      .sort()
      .join('');
  must(letters(raymiTiles.tiles) === letters(mainBoard.raymiSlots.slots), words.raymiLetters);
  for (const { id, sides } of raymiTiles.tiles)
    must(
      sides[0]!.face === 'letter' && sides[1]!.face === 'reverse' && sides[0]!.llamaAtSuns <= sides[1]!.llamaAtSuns,
      words.raymiReverse(id)
    );
}

function ownBoard({ playerBoard }: Edition, must: Must): void {
  const cells = playerBoard.quadrants.list.flatMap((quadrant) => quadrant.cells);
  must(new Set(cells).size === 16, words.quadrants);
  const inti = Object.values(playerBoard.bonuses.lines).flatMap((bonus) =>
    bonus.type === 'inti' ? [bonus.activity] : []
  );
  must(isDistinct(inti), words.inti);
  must(playerBoard.pottery.sunsBySlot.length === playerBoard.pottery.slots, words.potterySuns);
  const { rows, columns, columnMoons } = playerBoard.weaving;
  must(columnMoons.length === columns, words.weavingMoons);
  must(rows * columns <= mostWeaving, words.weavingArea(mostWeaving));
  for (const { id, maize, sunUnderMaize } of playerBoard.terrace.boxes)
    must(sunUnderMaize.length === maize, words.maizeSuns(id));
  must(sum(playerBoard.terrace.boxes.map(({ maize }) => maize)) === box.maize, words.maize(box.maize));
  must(playerBoard.reed.sunUnderIsland.length === box.islands, words.islands(box.islands));
}

function lake(edition: Edition, must: Must): void {
  const { lakeBoard, pots, textiles } = edition;
  const nodes = new Map(lakeBoard.nodes.list.map((node) => [node.id, node]));
  must(lakeBoard.nodes.list.filter(({ kind }) => kind === 'start').length === 1, words.lakeStart);
  for (const id of [...lakeBoard.edges.list.flat(), ...lakeBoard.areas.list.flatMap(({ adjacent }) => adjacent)])
    must(nodes.has(id), words.lakeSpace(id));
  must(isDistinct(lakeBoard.edges.list.map((ends) => [...ends].sort().join(' '))), words.lakeEdges);
  must(reachesAll(edition), words.lakeReach);
  must(sum(pots.list.map(({ copies }) => copies)) === box.pots, words.pots(box.pots));
  must(
    sum(pots.list.map(({ viracocha, copies }) => (viracocha ? 0 : copies))) >= lakeBoard.potMarket.slots.length,
    words.plainPots
  );
  for (const power of lakeBoard.textileStacks.powers) {
    const many = textiles.list.filter((textile) => textile.power === power).length;
    must(many >= 1 && many <= 30, words.stack(power, many));
  }
  must(
    textiles.list.every(({ power }) => lakeBoard.textileStacks.powers.includes(power)),
    words.strayTextile
  );
}

function ayllu({ solo, turns }: Edition, must: Must): void {
  must(solo.tokens.list.length === box.tokens, words.tokens(box.tokens));
  for (const round of [1, 2, 3, 4]) {
    const left = solo.tokens.list.filter(({ removedAfterRound: end }) => end === null || end >= round).length;
    must(left >= turns.perRound[round - 1]!, words.roundTokens(round));
  }
  for (const board of solo.boards.list) {
    const { level } = board;
    must(new Set(board.activityOrder).size === 4, words.solo.order(level));
    must(board.pottery.sunsBySlot.length === board.pottery.moonsBySlot.length, words.solo.pottery(level));
    must(board.weaving.sunsBySlot.length === board.weaving.moonsBySlot.length, words.solo.weaving(level));
    must(board.terrace.sunUnderMaize.length === board.terrace.moonsAfterMaize.length, words.solo.terrace(level));
    const sections = board.reed.track.map(({ section }) => section);
    must(
      sections.every((section, i) => section === (sections[i - 1] ?? 0) || section === (sections[i - 1] ?? 0) + 1),
      words.solo.sections(level)
    );
    must(
      board.reed.track.every(({ space }, i, all) => i === 0 || space > all[i - 1]!.space),
      words.solo.spaces(level)
    );
    must(sections.at(-1) === board.reed.sunUnderIsland.length, words.solo.islands(level));
  }
}

function reachesAll({ lakeBoard: { nodes, edges } }: Edition): boolean {
  const reached = new Set(nodes.list.filter(({ kind }) => kind === 'start').map(({ id }) => id));
  for (let size = -1; size !== reached.size;) {
    size = reached.size;
    for (const edge of edges.list) if (edge.some((id) => reached.has(id))) edge.forEach((id) => reached.add(id));
  }
  return nodes.list.every(({ id }) => reached.has(id));
}

/** Reads an edition from untrusted JSON; otherwise what is wrong, one sentence each. */
export const parseEdition = reading(editionSchema, inconsistencies);
