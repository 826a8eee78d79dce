/** What fingers on the table in space mean. */
import { beforeEach, describe, expect, test } from 'vitest';
import { Fingers, type Ground } from '#games/aya/view/scene/fingers.ts';
import type { Pixel } from '#games/aya/view/scene/view.ts';

let said: unknown[];
let held: Pixel | undefined;
let stroking: boolean;
let above: number;
/** Pieces along a line at y = 100, one every 50 pixels; a tile at y = 300. */
const touched = ({ x, y }: Pixel, slop: number): string | undefined => {
  if (Math.abs(y - 300) < 40) return 'T-F1';
  const n = Math.round(x / 50);
  return Math.hypot(x - 50 * n, y - 100) <= 5 + slop ? `F0${n}` : undefined;
};
const ground: Ground = {
  fromHeld: ({ x, y }) => (held ? Math.hypot(x - held.x, y - held.y) : Infinity),
  held: () => held && { foot: held, above },
  spotAt: ({ x, y }) => (y < 0 ? undefined : { x, z: y }),
  touched,
  endAt: ({ x, y }, most) => (Math.hypot(x - 400, y - 200) <= most ? 'domino F09' : undefined),
  holeAt: ({ x, y }, most) => (Math.hypot(x - 400, y - 250) <= most ? { x: 4, z: 2 } : undefined),
  isTile: (id) => id.startsWith('T'),
  isStroking: () => stroking,
  pan: (from, to) => said.push(['pan', to.x - from.x, to.y - from.y]),
  pinch: (from, to) => said.push(['pinch', to[1].x - to[0].x - (from[1].x - from[0].x)]),
  onpoint: ({ x, z }, phase) => said.push(['point', x, z, phase]),
  onback: () => said.push(['back']),
  ontouch: (id) => said.push(['touch', id]),
  onend: (key) => said.push(['end', key])
};
let fingers: Fingers;
beforeEach(() => {
  said = [];
  held = undefined;
  stroking = false;
  above = 56;
  fingers = new Fingers(ground);
});
const at = (x: number, y: number): Pixel => ({ x, y });
const stroke = (...path: readonly (readonly [number, number])[]): void => {
  fingers.down(1, at(...path[0]!), 'finger');
  for (const point of path.slice(1)) fingers.move(1, at(...point), 0);
  fingers.up(1, at(...path.at(-1)!), 0);
};

describe('one finger', () => {
  test('a short touch touches what is there', () => {
    stroke([102, 98], [105, 101]);
    expect(said).toEqual([['touch', 'F02']]);
  });

  test('on the free table it points there', () => {
    stroke([33, 200]);
    expect(said).toEqual([
      ['point', 33, 200, 'move'],
      ['point', 33, 200, 'end']
    ]);
  });

  test('drawn over the free table it pans, from where it began', () => {
    stroke([33, 200], [36, 203], [63, 220], [73, 225]);
    expect(said).toEqual([
      ['pan', 30, 20],
      ['pan', 10, 5]
    ]);
  });

  test('a touch on a tile touches it, but with a domino in hand it is ground like any other', () => {
    stroke([10, 300]);
    held = at(300, 500);
    stroke([10, 300]);
    expect(said).toEqual([
      ['touch', 'T-F1'],
      ['point', 10, 300, 'move'],
      ['point', 10, 300, 'end']
    ]);
  });

  test('a touch on the sign of a hole points at the middle of the hole, over what is in hand as well', () => {
    stroke([400, 262]);
    expect(said).not.toContainEqual(['point', 4, 2, 'end']);
    for (const there of [at(0, 0), at(400, 262)]) {
      said = [];
      held = there;
      stroke([400, 262]);
      expect(said).toEqual([
        ['point', 4, 2, 'move'],
        ['point', 4, 2, 'end']
      ]);
    }
  });

  test('a touch on a free end that glows is one, for a fingertip wider than for a mouse', () => {
    stroke([415, 210]);
    fingers.down(1, at(415, 210), 'mouse');
    fingers.up(1, at(415, 210), 0);
    expect(said).toEqual([
      ['end', 'domino F09'],
      ['point', 415, 210, 'move'],
      ['point', 415, 210, 'end']
    ]);
  });

  test('beyond the horizon there is nothing to point at', () => {
    stroke([10, -50]);
    expect(said).toEqual([]);
  });
});

describe('the domino in hand', () => {
  beforeEach(() => {
    held = at(200, 400);
  });

  test('a drag that starts at it moves it and not the camera, and keeps it out from under the finger', () => {
    stroke([210, 410], [230, 430], [240, 440]);
    expect(said).toEqual([
      ['point', 220, 374, 'move'],
      ['point', 230, 384, 'move'],
      ['point', 230, 384, 'end']
    ]);
  });

  test('a tile, which no finger hides, moves as it was taken', () => {
    above = 0;
    stroke([210, 410], [230, 430]);
    expect(said).toEqual([
      ['point', 220, 420, 'move'],
      ['point', 220, 420, 'end']
    ]);
  });

  test('a mouse covers nothing: it moves as it was taken', () => {
    fingers.down(1, at(205, 395), 'mouse');
    fingers.move(1, at(215, 405), 0);
    fingers.up(1, at(215, 405), 0);
    expect(said).toEqual([
      ['point', 210, 410, 'move'],
      ['point', 210, 410, 'end']
    ]);
  });

  test('a second finger does not disturb one that draws it along', () => {
    fingers.down(1, at(200, 440), 'finger');
    fingers.move(1, at(206, 450), 0);
    fingers.down(2, at(20, 20), 'finger');
    fingers.move(2, at(90, 90), 0);
    fingers.move(1, at(210, 456), 0);
    fingers.up(2, at(90, 90), 0);
    fingers.up(1, at(210, 456), 0);
    expect(said).toEqual([
      ['point', 206, 394, 'move'],
      ['point', 210, 400, 'move'],
      ['point', 210, 400, 'end']
    ]);
  });

  test('two fingers that begin at it zoom, and move or place nothing', () => {
    fingers.down(1, at(170, 400), 'finger');
    fingers.down(2, at(270, 400), 'finger');
    fingers.move(1, at(150, 400), 0);
    fingers.move(2, at(300, 400), 0);
    fingers.up(2, at(300, 400), 0);
    fingers.up(1, at(150, 400), 0);
    expect(said).toEqual([
      ['pinch', 20],
      ['pinch', 30]
    ]);
  });

  test('a touch on it alone changes nothing, however long it lasts and however the finger trembles', () => {
    stroke([200, 400]);
    stroke([200, 400], [203, 402], [199, 401], [206, 397], [200, 400]);
    expect(said).toEqual([]);
  });

  test('a finger that is taken away brings it back to where it was', () => {
    fingers.down(1, at(200, 440), 'finger');
    fingers.move(1, at(220, 456), 0);
    fingers.cancel(1);
    fingers.move(1, at(300, 456), 0);
    expect(said).toEqual([['point', 220, 400, 'move'], ['back']]);
  });

  test('so does one that leaves the picture, and it goes on where it comes in again', () => {
    stroke([200, 440], [220, 456], [220, 20], [230, 470], [230, 10]);
    expect(said).toEqual([['point', 220, 400, 'move'], ['back'], ['point', 230, 414, 'move'], ['back'], ['back']]);
  });

  test('and a page that is hidden: what the finger does afterwards is nothing', () => {
    fingers.down(1, at(200, 440), 'finger');
    fingers.move(1, at(220, 456), 0);
    fingers.drop();
    fingers.move(1, at(240, 456), 0);
    fingers.up(1, at(240, 456), 0);
    expect(said).toEqual([['point', 220, 400, 'move'], ['back']]);
  });
});

describe('stroking', () => {
  beforeEach(() => {
    stroking = true;
  });

  test('begins at a piece and touches each it comes over once', () => {
    stroke([52, 104], [75, 100], [98, 100], [150, 98], [102, 100]);
    expect(said).toEqual([
      ['touch', 'F01'],
      ['touch', 'F02'],
      ['touch', 'F03']
    ]);
  });

  test('a touch alone stands one up when the finger is lifted, and not before: it may be asking', () => {
    fingers.down(1, at(52, 104), 'finger');
    fingers.move(1, at(54, 103), 0);
    expect(said).toEqual([]);
    fingers.up(1, at(54, 103), 0);
    expect(said).toEqual([['touch', 'F01']]);
    fingers.down(1, at(52, 104), 'finger');
    fingers.drop();
    fingers.up(1, at(52, 104), 0);
    expect(said).toEqual([['touch', 'F01']]);
  });

  test('elsewhere a finger pans as ever', () => {
    stroke([52, 200], [90, 200]);
    expect(said).toEqual([['pan', 38, 0]]);
  });
});

describe('two fingers', () => {
  test('zoom and turn, and the one that stays pans on without a jump', () => {
    fingers.down(1, at(100, 400), 'finger');
    fingers.down(2, at(200, 400), 'finger');
    fingers.move(2, at(240, 400), 0);
    fingers.move(1, at(90, 400), 0);
    fingers.up(1, at(90, 400), 0);
    fingers.move(2, at(245, 410), 0);
    fingers.up(2, at(245, 410), 0);
    expect(said).toEqual([
      ['pinch', 40],
      ['pinch', 10],
      ['pan', 5, 10]
    ]);
  });

  test('never touch or point', () => {
    fingers.down(1, at(100, 100), 'finger');
    fingers.down(2, at(150, 100), 'finger');
    fingers.up(2, at(150, 100), 0);
    fingers.up(1, at(100, 100), 0);
    expect(said).toEqual([]);
  });

  test('a third finger is not heard', () => {
    fingers.down(1, at(100, 400), 'finger');
    fingers.down(2, at(200, 400), 'finger');
    fingers.down(3, at(10, 10), 'finger');
    fingers.move(3, at(90, 90), 0);
    expect(said).toEqual([]);
  });
});
