/** The glasses that a match may be played with. AYA-TIME-01. */
import { words } from '../../words/en.ts';

export type Glass = { readonly ms: number; readonly label: string };

const short = [300_000, 180_000, 60_000];
const o = words.options;

/** That of the box, `full`; others; and none. `now`, chosen with another box perhaps, is among them. */
export function glassesFor(full: number, now = full): readonly Glass[] {
  const named = (ms: number): Glass => ({ ms, label: o.fullGlass(ms) });
  const others = short.filter((ms) => ms !== full);
  const own = now === 0 || now === full || others.includes(now) ? [] : [named(now)];
  return [
    named(full),
    ...own,
    ...others.map((ms): Glass => ({ ms, label: o.shortGlass(ms) })),
    { ms: 0, label: o.noGlass }
  ];
}
