/** What is legal and a pity, told before a domino is let go: by whoever warns of a place and whoever proposes one. */
import type { Box } from '../rules/box.ts';
import type { State } from '../rules/state.ts';
import { company, spoiled, tooNear } from './advice.ts';
import { neighbours } from './gap.ts';
import { judge, type Judgement, type Placing, type Spoilt } from './judge.ts';

export type Warning =
  | { readonly about: 'spoils'; readonly tile: string }
  | { readonly about: 'company'; readonly token: string }
  | { readonly about: 'near'; readonly tile: string }
  /** A photo that would be lost, or set back, for another reason. */
  | { readonly about: 'loses'; readonly what: Spoilt };

export function warningsOf(box: Box, state: State, domino: string, placing: Placing): readonly Warning[] {
  const { pose, use, partner } = placing;
  const out: Warning[] = [];
  const tile = spoiled(box, state, domino, pose);
  if (tile !== undefined) out.push({ about: 'spoils', tile });
  if (partner !== null && (use === 'animal' || use === 'buffer')) {
    const token = company(box, state, partner, pose);
    if (token !== undefined) out.push({ about: 'company', token });
    const near = tooNear(box, state, pose, state.dominoes[partner]!);
    if (near !== undefined) out.push({ about: 'near', tile: near });
  }
  const isTold = ({ id, rule }: Spoilt): boolean =>
    out.some(
      (one) => (one.about === 'spoils' && one.tile === id) || (one.about === 'company' && rule === 'AYA-ANIM-05')
    );
  const [loss] = judge(box, state, domino, placing).spoils.filter((one) => !isTold(one));
  if (loss) out.push({ about: 'loses', what: loss });
  return out;
}

const fair: ReadonlySet<Judgement['verdict']> = new Set(['safe', 'risky', 'free']);
/** A verdict that nobody is warned of. */
export const isFair = (verdict: Judgement['verdict']): boolean => fair.has(verdict);

/** The joints of a place are such that nobody is warned of it: asked first, since it costs little. */
export const joinsWell = (box: Box, state: State, { pose }: Pick<Placing, 'pose'>): boolean =>
  isFair(neighbours(box, state, pose)[0]?.verdict ?? 'free');
