/** What the coach of Àiyé says when it first matters. */
import type { Tip } from '../../lesson.ts';
import { seedsOf } from '../rules/area.ts';
import type { Ability } from '../editions/schema.ts';
import { kindOf } from '../rules/deck.ts';
import type { AiyeGame } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { coach as w } from '../words/lesson.ts';
import * as light from './light.ts';

type Of = Tip<AiyeGame>;

/** So many seeds are the last ones. */
const few = 2;

/**
 * AIY-SOW-09: in a tie one chooses where the two seeds come; else they have come, and the turn has begun in the Village. Two
 * such seeds may also be what is left there of a turn that has done something.
 */
function isGiven({ deck }: AiyeGame, state: State, seat: number): boolean {
  if (state.step === 'gift') return true;
  if (state.step !== 'village' || state.summons !== deck.edition.limits.baseSummonsPerTurn || state.renewed)
    return false;
  const { sun, moon } = seedsOf(state.areas[seat]!);
  return sun === 1 && moon === 1;
}

/** What signs mean, once a card that has them lies in the Village. */
function signs(game: AiyeGame): readonly Of[] {
  const sign = (id: string, text: string, ability: Ability['type']): Of => {
    const those = game.deck.kinds.filter(({ abilities }) => abilities.some(({ type }) => type === ability));
    return {
      id,
      chapter: 'council',
      text,
      light: those.map((kind) => light.offered(kind.id)),
      when: ({ step, characters, masks, options }) =>
        step === 'village' &&
        (ability !== 'councilMeeting' || options.councilScope === 'all') &&
        [...characters.open, ...masks.open].some((card) => card !== null && those.includes(kindOf(game.deck, card)))
    };
  };
  return [
    sign('plus', w.plus, 'extraSummon'),
    sign('exchanger', w.exchanger, 'convert'),
    sign('speaker', w.speaker, 'councilMeeting'),
    sign('moveCard', w.moveCard, 'moveCard'),
    sign('moveSeeds', w.moveSeeds, 'moveSeeds')
  ];
}

/** What the lesson leaves to the first match. */
const unlearnt = (game: AiyeGame): readonly Of[] => [
  {
    id: 'broke',
    text: w.broke,
    light: [light.purse],
    when: ({ step, areas }, seat) => {
      const { sun, moon } = seedsOf(areas[seat]!);
      return step === 'village' && sun + moon > 0 && sun + moon <= few;
    }
  },
  {
    id: 'symbols',
    text: w.symbols,
    light: [light.village],
    when: ({ step, masks }) =>
      step === 'village' &&
      masks.open.some((card) => {
        const metric = card === null ? undefined : kindOf(game.deck, card).scoring?.metric;
        return metric === 'sunSymbols' || metric === 'moonSymbols';
      })
  }
];

export function coach(game: AiyeGame): readonly Of[] {
  /** An ability that may be used now. */
  const offers = (state: State, ability: string): boolean =>
    state.step === 'use' &&
    (state.acts[state.act]?.open.some(({ card, icon }) => kindOf(game.deck, card).abilities[icon]?.type === ability) ??
      false);
  const offered = (id: 'conflict' | 'promote' | 'convert', chapter: string): Of => ({
    id,
    chapter,
    text: w[id],
    light: [light.icon(id)],
    when: (state) => offers(state, id)
  });
  const modes = (state: State): readonly string[] =>
    state.step === 'decide' ? game.moves(state).flatMap((move) => (move.type === 'decide' ? [move.mode] : [])) : [];
  return [
    {
      id: 'last',
      chapter: 'ending',
      text: w.last,
      light: [light.scores],
      when: (state) => state.lastRound > 0
    },
    {
      id: 'blocked',
      chapter: 'conflict',
      text: w.blocked,
      light: [light.pits],
      when: (state, seat) => state.step === 'source' && state.areas[seat]!.columns.some(({ blocked }) => blocked)
    },
    ...unlearnt(game),
    { id: 'gift', text: w.gift, light: [light.pits], when: (state, seat) => isGiven(game, state, seat) },
    {
      id: 'worth',
      chapter: 'masks',
      text: w.worth,
      light: [light.scores],
      when: (state, seat) =>
        state.step === 'source' &&
        state.areas[seat]!.columns.some(({ cards }) => cards.some((card) => kindOf(game.deck, card).type === 'mask'))
    },
    { id: 'sow', chapter: 'seeds', text: w.sow, light: [light.pits], when: (state) => state.step === 'source' },
    {
      id: 'again',
      chapter: 'council',
      text: w.again,
      light: [light.mode('extraSowing')],
      when: (state) => modes(state).includes('extraSowing')
    },
    {
      id: 'meeting',
      chapter: 'council',
      text: w.meeting,
      light: [light.mode('meeting'), light.council],
      // Where only the top card of the Council counts, the sentence would not be true.
      when: (state) => state.options.councilScope === 'all' && modes(state).includes('meeting')
    },
    offered('conflict', 'conflict'),
    offered('promote', 'council'),
    offered('convert', 'council'),
    { id: 'use', chapter: 'seeds', text: w.use, light: [light.dock], when: (state) => state.step === 'use' },
    {
      id: 'extra',
      chapter: 'cards',
      text: w.extra,
      light: [light.village],
      when: (state) => state.step === 'village' && state.summons > 1
    },
    {
      id: 'renew',
      chapter: 'cards',
      text: w.renew,
      light: [light.dock],
      when: (state) => {
        if (state.step !== 'village') return false;
        const kinds = game.moves(state).map(({ type }) => type);
        return kinds.includes('renew') && !kinds.includes('summon');
      }
    },
    {
      id: 'village',
      chapter: 'cards',
      text: w.village,
      light: [light.village],
      when: (state) => state.step === 'village' && state.round === 1
    },
    {
      id: 'masks',
      chapter: 'masks',
      text: w.masks,
      light: [light.village],
      when: (state) => state.step === 'village' && state.round > 1
    },
    ...signs(game)
  ];
}
