/** Editing the values of a card: what changes is marked as coming from the owner's copy. */
import { entered, originOf, type Origin } from '../../../origin.ts';
import type { Ability, Edition } from '../../editions/schema.ts';
import { words } from '../../words/en.ts';
import { iconName } from '../facts.ts';

export type EditionCard =
  Edition['characters'][number] | Edition['masks'][number] | Edition['starters'][number] | Edition['extras'][number];

/** The card with another value, marked as the owner's. */
export const changed = (card: EditionCard, key: string, value: unknown): EditionCard =>
  entered({ ...card, source: card.source ?? {} }, { [key]: value });

/** Where a value comes from, as the form says it. */
export const sourceOf = (card: EditionCard, key: string): Origin => originOf(card.source?.[key]);

/** Every icon a card can show. */
const abilities: readonly Ability[] = [
  { type: 'gainSeed', seed: 'sun', count: 1 },
  { type: 'gainSeed', seed: 'moon', count: 1 },
  { type: 'gainSeed', seed: 'choice', count: 1 },
  { type: 'convert', from: 'sun', to: 'moon', give: 1, gain: 2 },
  { type: 'convert', from: 'moon', to: 'sun', give: 1, gain: 2 },
  { type: 'promote', seeds: ['choice', 'choice'] },
  { type: 'promote', seeds: ['sun', 'sun'] },
  { type: 'promote', seeds: ['moon', 'moon'] },
  { type: 'promote', seeds: ['sun', 'moon'] },
  { type: 'extraSowing' },
  { type: 'councilMeeting' },
  { type: 'conflict' },
  { type: 'shield' },
  { type: 'moveSeeds' },
  { type: 'moveCard' },
  { type: 'extraSummon' }
];
/** By a name for lists. */
export const iconChoices = abilities.map((ability) => ({
  value: JSON.stringify(ability),
  label: label(ability),
  ability
}));

function label(ability: Ability): string {
  if (ability.type !== 'promote') return iconName(ability);
  const { sun, moon } = words.color;
  const marks = ability.seeds.map((seed) => (seed === 'sun' ? sun : seed === 'moon' ? moon : 'either'));
  return `${iconName(ability)} (${marks.join(', ')})`;
}

/** The entry of the list for an ability of a card. */
export const choiceOf = (ability: Ability): string => {
  const same = iconChoices.find(
    ({ ability: other }) =>
      other.type === ability.type &&
      (other.type !== 'gainSeed' || (ability.type === 'gainSeed' && other.seed === ability.seed)) &&
      (other.type !== 'convert' || (ability.type === 'convert' && other.from === ability.from)) &&
      (other.type !== 'promote' ||
        (ability.type === 'promote' && [...other.seeds].sort().join() === [...ability.seeds].sort().join()))
  );
  return same?.value ?? '';
};
