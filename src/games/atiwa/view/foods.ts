/** Changing a payment of food by one more or one less of a kind. */
import type { Payment } from '../rules/feeding.ts';
import { words } from '../words/en.ts';
import type { IconName } from './art/icons.ts';

export type Stepper<P extends Payment> = {
  readonly key: keyof Payment;
  readonly icon: IconName;
  readonly name: string;
  readonly n: number;
  /** How much food one of it is. */
  readonly worth: number;
  readonly more: P | undefined;
  readonly less: P | undefined;
};
const foods = [
  ['gold', 'gold'],
  ['fruit', 'fruit'],
  ['bats', 'fruitBat'],
  ['animals', 'wildAnimal'],
  ['goats', 'goat']
] as const;

/**
 * One more or one less of each food, always to the nearest payment that is right (ATW-FEED-07): what feeds more than one by
 * itself (`feeds`, as the edition says) is further away, so that none of it comes where single food would do.
 */
export function steppers<P extends Payment>(
  payments: readonly P[],
  now: P,
  feeds: { readonly goat: number; readonly wildAnimal: number }
): Stepper<P>[] {
  const worth = { gold: 1, fruit: 1, bats: 1, animals: feeds.wildAnimal, goats: feeds.goat };
  const far = (other: P): number => foods.reduce((sum, [key]) => sum + worth[key] * Math.abs(other[key] - now[key]), 0);
  const nearest = (key: keyof Payment, up: boolean): P | undefined => {
    const list = payments.filter((other) => (up ? other[key] > now[key] : other[key] < now[key]));
    return list.sort((a, b) => Math.abs(a[key] - now[key]) - Math.abs(b[key] - now[key]) || far(a) - far(b))[0];
  };
  return foods.flatMap(([key, icon]) => {
    const one = {
      key,
      icon,
      name: words.thing(icon, 1),
      n: now[key],
      worth: worth[key],
      more: nearest(key, true),
      less: nearest(key, false)
    };
    return one.more || one.less || one.n > 0 ? one : [];
  });
}
