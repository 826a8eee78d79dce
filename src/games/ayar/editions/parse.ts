/** Reading an edition: its shape, and what no single value can show, such as the counts of the box. */
import { reading } from '../../edition.ts';
import { editionSchema, type Edition } from './schema.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** The whole box: AYR-SET-01, AYR-SET-08, AYR-SET-09, AYR-VIR-09 and the list of components. */
const box = { pots: 30, maize: 22, islands: 6, tiles: 8, tokens: 5 };

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
  const named = {
    paths: mainBoard.paths.map(({ ayar }) => ayar),
    'building slots': mainBoard.paths.flatMap(({ slots }) => idsOf(slots)),
    'Raymi slots': idsOf(mainBoard.raymiSlots.slots),
    'Raymi tiles': idsOf(raymiTiles.tiles),
    boxes: idsOf(playerBoard.terrace.boxes),
    'viracocha slots': idsOf(playerBoard.viracocha.slots),
    'lake spaces': idsOf(lakeBoard.nodes.list),
    'lake areas': idsOf(lakeBoard.areas.list),
    'market slots': [...idsOf(lakeBoard.potMarket.slots), 'stack'],
    'textile stacks': lakeBoard.textileStacks.powers,
    pots: idsOf(pots.list),
    textiles: idsOf(textiles.list),
    tokens: idsOf(solo.tokens.list),
    'solo boards': solo.boards.list.map(({ level }) => level)
  };
  for (const [what, ids] of Object.entries(named)) must(isDistinct(ids), `Two ${what} have the same name.`);
}

function paths({ mainBoard, raymiTiles }: Edition, must: Must): void {
  for (const { ayar, slots, endSpace } of mainBoard.paths) {
    must(isDistinct(slots.map(({ order }) => order)), `Two slots of the ${ayar} path have the same name.`);
    must(
      slots.every(({ gap }) => gap <= endSpace),
      `The ${ayar} path has a slot beyond its end.`
    );
    must(endSpace === mainBoard.fertileGround.space, `The ${ayar} path does not end on fertile ground.`);
  }
  must(raymiTiles.tiles.length === box.tiles, `There should be ${box.tiles} Raymi tiles.`);
  const letters = (list: readonly { letter: string }[]): string =>
    list
      .map(({ letter }) => letter)
      .sort()
      .join('');
  must(
    letters(raymiTiles.tiles) === letters(mainBoard.raymiSlots.slots),
    'The letters of the Raymi tiles are not those of their slots.'
  );
  for (const { id, sides } of raymiTiles.tiles)
    must(
      sides[0]!.face === 'letter' && sides[1]!.face === 'reverse' && sides[0]!.llamaAtSuns <= sides[1]!.llamaAtSuns,
      `The reverse of ${id} asks for fewer suns than its face.`
    );
}

function ownBoard({ playerBoard }: Edition, must: Must): void {
  const cells = playerBoard.quadrants.list.flatMap((quadrant) => quadrant.cells);
  must(new Set(cells).size === 16, 'The quadrants do not cover the grid.');
  const inti = Object.values(playerBoard.bonuses.lines).flatMap((bonus) =>
    bonus.type === 'inti' ? [bonus.activity] : []
  );
  must(isDistinct(inti), 'Two Inti bonuses have the same name.');
  must(playerBoard.pottery.sunsBySlot.length === playerBoard.pottery.slots, 'Each pottery slot needs its suns.');
  const { rows, columns, columnMoons } = playerBoard.weaving;
  must(columnMoons.length === columns, 'Each weaving column needs its moons.');
  must(rows * columns <= 30, 'The weaving area has more than 30 slots.');
  for (const { id, maize, sunUnderMaize } of playerBoard.terrace.boxes)
    must(sunUnderMaize.length === maize, `${id} does not say what lies under each maize.`);
  must(sum(playerBoard.terrace.boxes.map(({ maize }) => maize)) === box.maize, `There should be ${box.maize} maize.`);
  must(playerBoard.reed.sunUnderIsland.length === box.islands, `There should be ${box.islands} islands.`);
}

function lake(edition: Edition, must: Must): void {
  const { lakeBoard, pots, textiles } = edition;
  const nodes = new Map(lakeBoard.nodes.list.map((node) => [node.id, node]));
  must(lakeBoard.nodes.list.filter(({ kind }) => kind === 'start').length === 1, 'The lake has one start.');
  for (const id of [...lakeBoard.edges.list.flat(), ...lakeBoard.areas.list.flatMap(({ adjacent }) => adjacent)])
    must(nodes.has(id), `The lake has no space ${id}.`);
  must(reachesAll(edition), 'Some spaces of the lake cannot be reached.');
  must(sum(pots.list.map(({ copies }) => copies)) === box.pots, `There should be ${box.pots} pots.`);
  must(
    sum(pots.list.map(({ viracocha, copies }) => (viracocha ? 0 : copies))) >= lakeBoard.potMarket.slots.length,
    'Too few pots without a viracocha for the opening market.'
  );
  for (const power of lakeBoard.textileStacks.powers) {
    const many = textiles.list.filter((textile) => textile.power === power).length;
    must(many >= 1 && many <= 30, `Stack ${power} holds ${many} textiles.`);
  }
  must(
    textiles.list.every(({ power }) => lakeBoard.textileStacks.powers.includes(power)),
    'A textile belongs to no stack.'
  );
}

function ayllu({ solo, turns }: Edition, must: Must): void {
  must(solo.tokens.list.length === box.tokens, `There should be ${box.tokens} activity tokens.`);
  for (const round of [1, 2, 3, 4]) {
    const left = solo.tokens.list.filter(({ removedAfterRound: end }) => end === null || end >= round).length;
    must(left >= turns.perRound[round - 1]!, `Round ${round} has too few activity tokens.`);
  }
  for (const board of solo.boards.list) {
    const name = `Solo board ${board.level}`;
    must(new Set(board.activityOrder).size === 4, `${name} does not order the four activities.`);
    must(board.pottery.sunsBySlot.length === board.pottery.moonsBySlot.length, `${name}: pottery does not fit.`);
    must(board.weaving.sunsBySlot.length === board.weaving.moonsBySlot.length, `${name}: weaving does not fit.`);
    must(board.terrace.sunUnderMaize.length === board.terrace.moonsAfterMaize.length, `${name}: terraces do not fit.`);
    const sections = board.reed.track.map(({ section }) => section);
    must(
      sections.every((section, i) => section === (sections[i - 1] ?? 0) || section === (sections[i - 1] ?? 0) + 1),
      `${name}: the sections of the reed track are not in order.`
    );
    must(
      sections.at(-1) === board.reed.sunUnderIsland.length,
      `${name}: each section of the reed track has an island.`
    );
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
