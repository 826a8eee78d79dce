/** What one plays for in Ayar: the lower of sun and moon. AYR-END-02. */
import type { Aim } from '../../view.ts';
import type { AyarGame } from '../rules/index.ts';
import { words } from '../words/aim.ts';
import { sidesOf, trackOf, type State } from './facts.ts';

export function aim(_game: AyarGame, state: State, seat: number): Aim | undefined {
  if (seat >= sidesOf(state)) return undefined;
  const { sun, moon, low } = trackOf(state, seat);
  return { have: `${Math.min(sun, moon)}`, what: words.lower[low], says: words.says(sun, moon, low) };
}
