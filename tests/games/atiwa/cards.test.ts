import { describe, expect, test } from 'vitest';
import { game } from '#games/atiwa/rules/index.ts';
import { natureIcons, terrainCards } from '#games/atiwa/rules/area.ts';
import { nextPolluted } from '#games/atiwa/rules/income.ts';
import { POLLUTION } from '#games/atiwa/rules/spaces.ts';
import { pollution } from '#games/atiwa/rules/scoring.ts';
import { nameOf, readArea, show, startVillage, totals } from '../../support/atiwa/position.ts';
import { answer, evening, follow, harvest, offered, offers, passOn, run, turnOf } from '../../support/atiwa/scene.ts';

const { board } = game;
/** Seat 0 has drawn a card and looks for its place. */
const laying = (text: string) => run(turnOf({ areas: [text], deck: 'T26' }), 'worker D1', 'draw', 'card T26');

describe('where cards go', () => {
  test('ATW-CARD-01 ATW-CARD-03 the second card: left, right or below (E01)', () => {
    const state = laying(startVillage);
    expect(offers(state)).toEqual(['lay 1,2', 'lay 1,4', 'lay 2,3']);
    expect(answer(state, 'lay 1,1')).toBe('ATW-CARD-01');
    expect(answer(state, 'lay 2,2')).toBe('ATW-CARD-01');
    expect(answer(state, 'lay 1,3')).toBe('ATW-CARD-05');
    expect(game.parse({ type: 'lay', cell: -2 })).toBeUndefined();
  });

  test('ATW-CARD-01 ATW-CARD-04 four columns, also in lower rows (X70)', () => {
    const state = laying('Village@1,3 BR:u | T05@2,3 | T06@2,4');
    expect(offers(state)).toEqual(['lay 1,2', 'lay 1,4', 'lay 2,2', 'lay 3,3', 'lay 3,4']);
    // A fifth column does not exist: the cell after (2,4) is (3,1), which touches nothing.
    expect(answer(state, 'lay 3,1')).toBe('ATW-CARD-01');
  });

  test('ATW-CARD-04 ATW-CARD-02 a row may have a gap, and pollution skips it (X71)', () => {
    const text = 'Village@1,3 BR:u | T05@2,3 | T06@2,2 | T07@2,1';
    expect(offers(laying(text))).toContain('lay 1,1');
    const state = run(laying(text), 'lay 1,1');
    expect(state.areas[0]!.cells).toEqual([2, 6, 5, 4, 0]);
    const area = readArea(`${text} | T26@1,1`);
    const order = Array.from({ length: 5 }, () => {
      const spot = nextPolluted(area);
      area.spots[spot] = POLLUTION;
      return nameOf(area.cards[spot >> 3]!);
    });
    expect(order).toEqual(['T26', 'Village', 'T07', 'T06', 'T05']);
  });

  test('ATW-CARD-02 a new row may begin before the first is full', () => {
    const state = run(laying(startVillage), 'lay 2,3');
    expect(state.areas[0]!.cells).toEqual([2, 6]);
  });

  test('ATW-CARD-05 ATW-CARD-06 cards stay where they are, and points do not ask where', () => {
    const here = turnOf({ areas: ['Village@1,3 | T26@1,2'] });
    const there = turnOf({ areas: ['Village@1,3 | T26@2,3'] });
    expect(game.score(here)[0]).toEqual(game.score(there)[0]);
    expect(run(here, 'worker D1', 'done', 'end').areas[0]!.cells).toEqual([2, 1]);
  });

  test('ATW-CARD-08 ATW-ACT-02 a drawn card is kept, whatever it is worth (X32)', () => {
    const drawing = run(turnOf({ areas: [startVillage] }), 'worker D1', 'draw');
    expect(game.turn(drawing)).toBe('chance');
    const state = run(drawing, 'card T33');
    expect(offers(state).every((text) => text.startsWith('lay'))).toBe(true);
    expect(answer(state, 'done')).toBe('ATW-RND-03');
    const skipped = run(turnOf({ areas: [startVillage] }), 'worker D1', 'T+F Village.TR', 'done');
    expect(skipped.areas[0]!.cards.map(nameOf)).toEqual(['Village']);
  });

  test('ATW-CARD-08 the cell below the foot of a column is always free', () => {
    const full = 'Village@1,3 | T01@1,1 | T02@1,2 | T04@1,4';
    expect(offers(laying(full))).toEqual(['lay 2,1', 'lay 2,2', 'lay 2,3', 'lay 2,4']);
  });

  test('ATW-CARD-07 houses: one to four on locations, on three terrain cards only', () => {
    const houses = (name: string): number =>
      board.edition.locationCards
        .find((card) => card.name === name)!
        .grid.flat()
        .filter((kind) => kind === 'house').length;
    expect(['Farmstead', 'Settlement', 'Village', 'Town'].map(houses)).toEqual([1, 2, 3, 4]);
    const settled = board.edition.terrainCards.filter(({ grid }) => grid.flat().includes('house'));
    expect(settled.map(({ id }) => id)).toEqual(['T12', 'T24', 'T33']);
    expect(settled.every(({ natureIcons: icons }) => icons === 0)).toBe(true);
    const state = run(turnOf({ areas: [startVillage], open: 'T12 T01 T02' }), 'worker F1', 'take', 'lay 1,2');
    expect(state.areas[0]!.gold).toBe(0);
  });
});

describe('nature icons', () => {
  test('ATW-NAT-01 counted on terrain alone, two on card 27 (X24)', () => {
    const area = readArea('Village | T27 | T12 | T06');
    expect([natureIcons(board, area), terrainCards(board, area)]).toEqual([3, 3]);
    const three = run(turnOf({ areas: ['Village BR:u | T27 | T12 | T06'] }), 'worker N1');
    expect([three.areas[0]!.gold, three.step]).toEqual([3, 'dusk']);
    const four = run(turnOf({ areas: ['Village BR:u | T27 | T12 | T06 | T26'] }), 'worker N1');
    expect([four.areas[0]!.gold, offers(four)]).toEqual([4, ['train Village.BR', 'done']]);
  });

  test('ATW-NAT-02 a polluted card still counts in every way (X26)', () => {
    const clean = readArea('Village | T06');
    const fouled = readArea('Village | T06 TM:x TR:x ML:x MM:x MR:x BL:x BM:x BR:x');
    expect([natureIcons(board, fouled), terrainCards(board, fouled)]).toEqual([1, 1]);
    const points = (area: typeof clean) => game.score({ ...turnOf('Village'), areas: [area] })[0]![1];
    expect(points(fouled)).toEqual(points(clean));
    expect(pollution(fouled)).toBe(8);
  });
});

describe('open cards and the deck', () => {
  const open = { areas: [startVillage, startVillage], open: 'T05 T06 T07', deck: 'T08 T09 T10 T11' };

  test('ATW-ACT-03 the card of the space, and its place stays empty until preparation', () => {
    const state = run(turnOf(open), 'worker F2', 'take', 'lay 1,2', 'G Village.ML', 'end');
    expect(state.areas[0]!.cards.map(nameOf)).toEqual(['Village', 'T06']);
    expect(state.open.map((kind) => (kind < 0 ? '-' : nameOf(kind)))).toEqual(['T05', '-', 'T07']);
    const gone = run(turnOf({ ...open, open: 'T05 - T07' }), 'worker F2');
    expect(offers(gone)).toEqual(['G Village.ML', 'done']);
    expect(answer(gone, 'take')).toBe('ATW-ACT-03');
  });

  test('ATW-PREP-01 leftovers are discarded, and places filled from left to right', () => {
    let state = passOn(evening(open), ({ step }) => step === 'reveal');
    expect(state.discard.map(nameOf)).toEqual(['T05', 'T06', 'T07']);
    expect(offers(state)).toEqual(['card T08', 'card T09', 'card T10', 'card T11']);
    state = run(state, 'card T10');
    expect(state.open.map((kind) => (kind < 0 ? '-' : nameOf(kind)))).toEqual(['T10', '-', '-']);
    expect(answer(state, 'card T10')).toBe('ATW-PREP-02');
    state = run(state, 'card T08', 'card T11');
    expect([state.step, state.round]).toEqual(['worker', 2]);
  });

  test('ATW-PREP-02 ATW-PREP-01 a short deck is used up before the discarded cards are shuffled (X75)', () => {
    const areas = [startVillage, startVillage, startVillage];
    const night = evening({ areas, open: 'T01 T02 T03 T04', deck: 'T05 T06', discard: '' });
    let state = passOn(night, ({ step }) => step === 'reveal');
    expect(offers(state)).toEqual(['card T05', 'card T06']);
    state = run(state, 'card T06', 'card T05');
    expect(offers(state)).toEqual(['card T01', 'card T02', 'card T03', 'card T04']);
    state = run(state, 'card T03');
    expect(offers(state)).toEqual(['card T01', 'card T02', 'card T04']);
    expect(run(state, 'card T01').open.map(nameOf)).toEqual(['T06', 'T05', 'T03', 'T01']);
  });

  test('ATW-PREP-02 in the middle of a work phase the discarded cards become the deck (X33)', () => {
    const state = run(turnOf({ ...open, deck: '', discard: 'T12 T13 T14 T15 T16' }), 'worker D1', 'draw');
    expect(offers(state)).toHaveLength(5);
    const { state: after, events } = follow(state, 'card T14');
    expect(events.map(({ type }) => type)).toEqual(['reshuffled', 'drawn']);
    expect([after.deck.map(nameOf), after.discard]).toEqual([['T12', 'T13', 'T15', 'T16'], []]);
  });

  test('ATW-PREP-02 with neither deck nor discarded cards there is no card (X33)', () => {
    const state = run(turnOf({ ...open, deck: '', discard: '' }), 'worker D1');
    expect(offers(state)).toEqual(['T Village.TR', 'T+F Village.TR', 'done']);
    expect(answer(state, 'draw')).toBe('ATW-PREP-02');
    const night = evening({ ...open, open: '- - -', deck: '', discard: '' });
    expect(passOn(night, ({ round, step }) => round === 2 && step === 'worker').open).toEqual([-1, -1, -1]);
  });

  test('ATW-ACT-01 drawing gives each unseen card with the same odds', () => {
    const state = run(turnOf(open), 'worker D2', 'draw');
    expect(game.chances(state).map(({ weight }) => weight)).toEqual([1, 1, 1, 1]);
    expect(show(run(state, 'card T09', 'lay 2,3'))).toBe('Village BR:u | T09');
  });
});

describe('locations', () => {
  const rich = { areas: ['Village TR:T BR:u | T21 TM:T TR:T MM:T MR:T | fill $9', startVillage] };

  test('ATW-ACT-14 ATW-SPEND-07 trees and gold for the card and the marker; the right space is a gold dearer', () => {
    for (const [space, gold] of [
      ['L1L', 8],
      ['L1R', 7]
    ] as const) {
      let state = run(turnOf({ ...rich, first: 1, seat: 0 }), `worker ${space}`, 'buy');
      expect([state.areas[0]!.gold, state.step, state.marker]).toEqual([gold, 'pay', 1]);
      state = run(state, 'spend T21.TM', 'spend Village.TR', 'lay 2,3');
      expect([state.marker, state.stacks[0], totals(state)]).toEqual([0, 9, `A0 T3 F0 u1 t0 G0 B0 $${gold}`]);
    }
  });

  test('ATW-ACT-15 ATW-WRK-06 without buying there is no marker, only a blocked space (E17)', () => {
    const poor = turnOf({ areas: [startVillage, startVillage, startVillage], round: 3, seat: 2 });
    const state = run(poor, 'worker L1L');
    expect([state.step, state.marker]).toEqual(['dusk', 0]);
    expect(answer(run(state, 'end'), 'worker L1L')).toBe('ATW-WRK-01');
    const terrain = run(turnOf({ ...rich, first: 1, seat: 0, open: 'T06 T07 T08' }), 'worker F1', 'take', 'lay 2,3');
    expect(terrain.marker).toBe(1);
    const declined = run(turnOf({ ...rich, first: 1, seat: 0 }), 'worker L1L', 'done');
    expect([declined.marker, declined.areas[0]!.cards.length]).toEqual([1, 2]);
  });

  test('ATW-SPEND-07 trees or gold short: nothing can be bought', () => {
    const areas = (text: string) => ({ areas: [text, startVillage] });
    const trees = run(turnOf(areas('Village TR:T BR:u | fill $9')), 'worker L1L');
    expect(trees.step).toBe('dusk');
    const gold = run(turnOf(areas('T21 TM:T TR:T | fill $1')), 'worker L1R');
    expect(gold.step).toBe('dusk');
    expect(run(turnOf(areas('T21 TM:T TR:T | fill $1')), 'worker L1L').step).toBe('work');
  });

  test('ATW-ACT-16 nothing is bought from an empty stack', () => {
    expect(run(turnOf({ ...rich, stacks: [0, 10, 10, 4] }), 'worker L1L').step).toBe('dusk');
    const open = Object.assign(run(turnOf(rich), 'worker L1L'), { stacks: [0, 10, 10, 4] });
    expect(answer(open, 'buy')).toBe('ATW-ACT-16');
  });

  test('ATW-SPEND-05 a Village from the last trees, fruit and all: it comes empty (X66)', () => {
    const text = 'T21 TM:T+F TR:T MM:T+F MR:T | fill $5 u1';
    const state = run(turnOf({ areas: [text, startVillage] }), 'worker L3L', 'buy', 'lay 2,3');
    expect(totals(state)).toBe('A0 T0 F0 u1 t0 G0 B0 $0');
    expect(show(state).split(' | ').at(-1)).toBe('Village');
  });

  test('ATW-START-01 ATW-START-02 ATW-RND-02 the marker moves at once, the order of turns does not change (E16)', () => {
    const rich3 = 'Village BR:t | T21 TM:T TR:T | fill $9';
    let state = turnOf({ areas: [rich3, rich3, rich3], round: 3 });
    const order: number[] = [];
    const play = (space: string, ...more: string[]): void => {
      order.push(state.seat);
      state = run(state, `worker ${space}`, ...more, 'end');
    };
    for (const space of ['L4L', 'L4R', 'L3L', 'L3R', 'L2L'])
      play(space, ...(offers(run(state, `worker ${space}`)).includes('done') ? ['done'] : []));
    play('L1L', 'buy', 'lay 2,3');
    expect(state.marker).toBe(2);
    play('L2R', ...(offers(run(state, 'worker L2R')).includes('done') ? ['done'] : []));
    play('L1R', 'buy', 'lay 2,3');
    expect([state.marker, state.first]).toEqual([1, 0]);
    order.push(state.seat);
    const { state: after, events } = follow(state, 'worker M3', 'end');
    expect(order).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
    expect(events.find(({ type }) => type === 'income')).toMatchObject({ seat: 1 });
    expect(after.first).toBe(1);
    const next = passOn(after, ({ step, round }) => step === 'worker' && round === 4);
    expect([next.seat, next.first]).toEqual([1, 1]);
  });

  test('ATW-START-02 without a location the holder stays', () => {
    const state = passOn(evening({ areas: [startVillage, startVillage], first: 1 }), ({ round }) => round === 2);
    expect([state.first, state.seat]).toEqual([1, 1]);
    expect(offered(state, 'worker').length).toBe(25);
    expect(harvest('Village BR:t | fill $9').first).toBe(0);
  });
});
