import { abilityIcons } from './draw/icons-abilities.ts';
import { metricIcons } from './draw/icons-metrics.ts';
import { signIcons } from './draw/icons-signs.ts';
import type { Cut } from '#ui/brand/paper.ts';

export type IconName =
  | 'seed-sun'
  | 'seed-moon'
  | 'seed-choice'
  | 'convert-sun'
  | 'convert-moon'
  | 'promote'
  | 'extraSowing'
  | 'councilMeeting'
  | 'conflict'
  | 'shield'
  | 'moveSeeds'
  | 'moveCard'
  | 'extraSummon'
  | 'symbol-sun'
  | 'symbol-moon'
  | 'cost-any'
  | 'metric-moonSeeds'
  | 'metric-sunSeeds'
  | 'metric-conflictIcons'
  | 'metric-shieldIcons'
  | 'metric-moonSymbols'
  | 'metric-sunSymbols'
  | 'metric-columnsOf2'
  | 'metric-columnsOf3'
  | 'metric-columnsOf4'
  | 'metric-allSeeds'
  | 'metric-exchangeCards'
  | 'metric-councilCards'
  | 'lock'
  | 'masks'
  | 'cards'
  | 'council'
  | 'token-1'
  | 'token-2'
  | 'crack'
  | 'landing'
  | 'round';

/** What each icon is cut from, on a grid of 24. */
export const ICONS: Readonly<Record<IconName, readonly Cut[]>> = { ...abilityIcons, ...metricIcons, ...signIcons };
