/** What the table reads off cards and areas again and again: icons, names, counts. Nothing here judges a move. */
import type { Ability } from '../editions/schema.ts';
import { isProtected, seedsOf } from '../rules/area.ts';
import { kindOf, type Deck, type Kind } from '../rules/deck.ts';
import { conflictTargets } from '../rules/conflict.ts';
import type { Area, Card, Column, ColumnId, Seeds, State } from '../rules/state.ts';
import { capital } from '#words/grammar.ts';
import { words } from '../words/en.ts';
import { pageWords } from '../words/rules.ts';
import type { IconName } from './art/icons.ts';

export { conflictTargets, isProtected, kindOf, seedsOf };
export type { Ability, Area, Card, Column, ColumnId, Deck, Kind, Seeds, State };

export function iconOf(ability: Ability): IconName {
  if (ability.type === 'gainSeed') return `seed-${ability.seed}`;
  if (ability.type === 'convert') return `convert-${ability.from}`;
  return ability.type;
}

export function iconName(ability: Ability): string {
  if (ability.type === 'gainSeed') return words.icon.gainSeed[ability.seed];
  if (ability.type === 'convert') return words.icon.convert[ability.from];
  return words.icon[ability.type];
}

export function iconText(ability: Ability): string {
  if (ability.type === 'gainSeed') return words.iconText.gainSeed[ability.seed];
  if (ability.type === 'convert') return words.iconText.convert[ability.from];
  return words.iconText[ability.type];
}

/** Topics that long press and `?` open. */
export const iconTopic = (ability: Ability): string => `icon-${ability.type}`;
export const cardTopic = (kind: Kind): string => `card-${kind.id}`;

/** All a card says, in one line for a screen reader. */
export function cardLabel(kind: Kind): string {
  const icons = kind.abilities.length > 0 ? kind.abilities.map(iconName).join(', ') : words.village.noIcons;
  const symbols = [
    ...Array.from({ length: kind.sun }, () => words.village.symbol.sun),
    ...Array.from({ length: kind.moon }, () => words.village.symbol.moon)
  ];
  return [kind.name, icons, ...symbols].join('; ');
}

/** The same for whoever asks what it is: what each of its icons does, once. */
export function cardTold(kind: Kind): string {
  const { abilities } = kind;
  const first = abilities.filter((one, n) => abilities.findIndex((other) => iconName(other) === iconName(one)) === n);
  const symbols = (['sun', 'moon'] as const).flatMap((color) =>
    kind[color] > 0 ? `${capital(words.village.symbols(kind[color], words.village.symbol[color]))}.` : []
  );
  const icons = first.map((ability) => words.village.does(iconName(ability), iconText(ability)));
  return [`${kind.name}.`, ...icons, ...symbols].join(' ');
}

/** What a card is for, in one line: what it scores, what its icon does, or which icons they are. */
export function cardDoes(kind: Kind): string | undefined {
  const { abilities, scoring } = kind;
  if (scoring) return pageWords.scores(scoringText(kind));
  if (abilities.length <= 1) return abilities.map(iconText)[0];
  return `${capital(words.list(abilities.map((ability) => iconName(ability).toLowerCase())))}.`;
}

export const place = (area: Area, column: ColumnId): number => area.columns.findIndex(({ id }) => id === column) + 1;

export const columnOf = (area: Area, id: ColumnId): Column | undefined =>
  area.columns.find((column) => column.id === id);

export const cardCount = (area: Area): number =>
  area.columns.reduce((sum, { cards }) => sum + cards.length, area.council.length);

export const maskCount = (deck: Deck, area: Area): number =>
  [...area.columns.flatMap(({ cards }) => cards), ...area.council].filter((card) => kindOf(deck, card).type === 'mask')
    .length;

export const owns = (deck: Deck, area: Area, kind: Kind): boolean =>
  [...area.columns.flatMap(({ cards }) => cards), ...area.council].some((card) => kindOf(deck, card) === kind);

/** The tiers of a mask, short: “2·4·6”. */
export function tiersOf(kind: Kind): string {
  if (!kind.scoring) return '';
  if (kind.scoring.mode === 'linear') return '';
  const { thresholds, points } = kind.scoring;
  return thresholds.filter((_, tier) => points[tier]! > 0).join('·');
}

/** “5 points for 2 moon seeds, 8 for 4, 11 for 6” */
export function scoringText(kind: Kind): string {
  if (!kind.scoring) return '';
  const [one, many] = words.metric[kind.scoring.metric] ?? ['', ''];
  if (kind.scoring.mode === 'linear') {
    const { base, perUnit } = kind.scoring;
    return words.scoringEach(base, perUnit, one);
  }
  const { thresholds, points } = kind.scoring;
  return words.scoring(
    thresholds.map((needed, tier) => [points[tier]!, needed]),
    one,
    many
  );
}
