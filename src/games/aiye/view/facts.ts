/** What the table reads off cards and areas again and again: icons, names, counts. Nothing here judges a move. */
import type { Ability } from '../editions/schema.ts';
import { isProtected, seedsOf } from '../rules/area.ts';
import { kindOf, type Deck, type Kind } from '../rules/deck.ts';
import { conflictTargets } from '../rules/conflict.ts';
import { measure, maskPoints } from '../rules/scoring.ts';
import type { Area, Card, Column, ColumnId, Seeds, State } from '../rules/state.ts';
import { words } from '../words/en.ts';
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

/** Points of a mask for this area, counted as if it lay there already. */
export function maskWorth(deck: Deck, state: State, area: Area, kind: Kind): number {
  if (!kind.scoring) return 0;
  const counts = measure(deck, area);
  const own =
    kind.scoring.metric === 'conflictIcons'
      ? kind.conflicts
      : kind.scoring.metric === 'shieldIcons'
        ? kind.shields
        : kind.scoring.metric === 'exchangeCards' && kind.exchange
          ? 1
          : 0;
  const already = owns(deck, area, kind) ? 0 : own;
  return maskPoints(kind.scoring, counts[kind.scoring.metric] + already, state.options.courageFloor);
}

/** The tiers of a mask, short: “2·4·6”. */
export function tiersOf(kind: Kind): string {
  if (!kind.scoring) return '';
  if (kind.scoring.mode === 'linear') return '';
  const { thresholds, points } = kind.scoring;
  return thresholds.filter((_, tier) => points[tier]! > 0).join('·');
}

/** “5 for 2, 8 for 4, 11 for 6 moon seeds” */
export function scoringText(kind: Kind): string {
  if (!kind.scoring) return '';
  const [one, many] = words.metric[kind.scoring.metric] ?? ['', ''];
  if (kind.scoring.mode === 'linear') {
    const { base, perUnit } = kind.scoring;
    return `${base} points, ${words.signed(perUnit)} for each ${one}`;
  }
  const { thresholds, points } = kind.scoring;
  return `${thresholds.map((n, tier) => `${points[tier]} for ${n}`).join(', ')} ${many}`;
}

export const isFull = (column: Column): boolean => column.cards.length >= 4;

/** The icons a column would give when reached: all but shields, bottom to top. */
export const columnIcons = (deck: Deck, column: Column): Ability[] =>
  column.cards.flatMap((card) => kindOf(deck, card).abilities.filter(({ type }) => type !== 'shield'));
