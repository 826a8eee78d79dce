/** Every string of the shell: home, new match, settings, editions. The play screen has its own (words-play.ts). */

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const range = (least: number, most: number): string => (least === most ? String(least) : `${least}–${most}`);

export const words = {
  name: 'Wayside',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  delete: 'Delete',
  save: 'Save',
  undo: 'Undo',
  yes: 'Yes',
  no: 'No',
  settings: 'Settings',
  players: (least: number, most: number) => `${range(least, most)} players`,
  matches: (n: number) => plural(n, 'match', 'matches'),
  list: (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
} as const;
