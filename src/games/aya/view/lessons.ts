/** Which lessons of the practice table were learnt on this device. */
import { lessons, type Lesson } from '../aid/lessons.ts';

const key = 'wayside.aya.lessons';

export function keptLessons(): readonly Lesson[] {
  try {
    const kept = (localStorage.getItem(key) ?? '').split(' ');
    return lessons.filter((lesson) => kept.includes(lesson));
  } catch {
    return [];
  }
}

export function keepLessons(learnt: readonly Lesson[]): void {
  try {
    localStorage.setItem(key, learnt.join(' '));
  } catch {
    return; // learnt, and not remembered
  }
}
