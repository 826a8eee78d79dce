/** Touches of a table on which something moves, or is looked back at. */
import { describe, expect, test } from 'vitest';
import type { GameEvent, Illegal } from '#engine/game.ts';
import { touching } from '#play/touching.ts';
import type { Sounds } from '#ui/play/sounds.ts';

/** A table that shows this event; what touches of it did, and whether the thing touched heard of them. */
function table({ event, moving = true, index }: { event?: GameEvent; moving?: boolean; index?: number }) {
  const did: string[] = [];
  const doing = (what: string) => (): void => void did.push(what);
  const live = {
    moving,
    frame: { state: {}, event },
    skip: doing('skip'),
    onward: doing('onward')
  };
  const desk: { refused: Illegal | undefined } = { refused: { rule: 'TOY-01' } };
  const sounds = { wake: () => undefined } as unknown as Sounds;
  const story = { shows: ({ type }: GameEvent) => type === 'night' } as never;
  const { press, click } = touching(live, { story }, desk, sounds, {
    index,
    next: doing('next'),
    dismiss: doing('dismiss')
  });
  /** A touch at this moment; or the press of a key, which is a click without one. */
  const touch = (timeStamp: number, key = false): boolean => {
    let heard = true;
    const about = {
      timeStamp,
      detail: key ? 0 : 1,
      preventDefault: () => (heard = false),
      stopPropagation: () => undefined
    };
    press({ ...about, type: key ? 'keydown' : 'pointerdown' } as unknown as Event);
    click({ ...about, type: 'click' } as unknown as Event);
    return heard;
  };
  return { did, touch, desk };
}
const night: GameEvent = { type: 'night' };

describe('while a show moves', () => {
  test('a touch goes on to what is told next, and two in a row end it; nothing else hears of them', () => {
    const { did, touch } = table({ event: night });
    expect([1000, 1500, 1899, 3000].map((at) => touch(at))).toEqual([false, false, false, false]);
    expect(did).toEqual(['onward', 'onward', 'skip', 'onward']);
  });

  test('the very first touch is no second one', () => {
    const { did, touch } = table({ event: night });
    touch(5);
    expect(did).toEqual(['onward']);
  });
});

test('a touch of anything else that moves shows it at rest', () => {
  for (const event of [undefined, { type: 'drawn' }]) {
    const { did, touch } = table(event ? { event } : {});
    expect([touch(1000), touch(9000), did]).toEqual([false, false, ['skip', 'skip']]);
  }
});

test('at rest the thing that is touched hears of it; what was told, and why something was refused, is put aside', () => {
  const { did, touch, desk } = table({ moving: false });
  expect([touch(1000), did, desk.refused]).toEqual([true, ['dismiss'], undefined]);
});

test('a touch of a table that is looked back at takes a step on; a key still reaches what it presses', () => {
  const { did, touch } = table({ moving: false, index: 0 });
  expect([touch(1000), did]).toEqual([false, ['next']]);
  expect([touch(2000, true), did]).toEqual([true, ['next']]);
});
