/** The rules of Kalah as pages: an introduction, then each section of the rulebook. */
import type { Topic } from '#games/view.ts';
import { words } from '../words/en.ts';
import type { KalahGame } from '../rules/index.ts';

const w = words.topics;
const sections = [
  { id: 'sowing', title: w.sowing, of: ['FIRST', 'TURN', 'SOW'] },
  { id: 'taking', title: w.taking, of: ['TAKE'] },
  { id: 'end', title: w.end, of: ['END'] }
] as const;

export const topics = ({ rulebook }: KalahGame): Topic[] => [
  { id: 'first', title: w.first.title, text: [w.first.text], rules: [] },
  ...sections.map(({ id, title, of }) => {
    const rules = Object.keys(rulebook).filter((rule) => of.some((section) => rule.startsWith(`KAL-${section}-`)));
    return { id, title, text: rules.map((rule) => rulebook[rule]!.text), rules };
  })
];
