/** Addresses inside the app. Built from the page's own place, so they hold under any folder of any host. */
import { asset, resolve } from '$app/paths';

/** Pages are typed by Kit only once they exist; all of ours end in a slash. */
const page = (path: `/${string}`): string => resolve(path as '/');

const query = (path: `/${string}`, name: string, value: string): string =>
  `${page(path)}?${name}=${encodeURIComponent(value)}`;

export const paths = {
  home: () => page('/'),
  settings: () => page('/settings/'),
  editions: () => page('/editions/'),
  rules: () => page('/rules/'),
  rulesOf: (game: string) => query('/rules/', 'g', game),
  aid: (game: string, aid: string) => `${query('/aid/', 'g', game)}&a=${encodeURIComponent(aid)}`,
  ladder: (game?: string) => (game === undefined ? page('/ladder/') : query('/ladder/', 'g', game)),
  /** For one, or for two who take turns at one device. */
  learn: (game: string, two = false) => `${query('/learn/', 'g', game)}${two ? '&two' : ''}`,
  play: (match: string) => query('/play/', 'm', match),
  /** The open table with this link; without one, whichever table is open. */
  invite: (link = '') => `${page('/invite/')}${link}`,
  join: () => page('/join/'),
  verify: (match?: string) => (match === undefined ? page('/verify/') : query('/verify/', 'm', match)),
  /** With a decision, by the entry that it begins with, on the table. */
  review: (match: string, at?: number) => `${query('/review/', 'm', match)}${at === undefined ? '' : `&at=${at}`}`,
  replay: (match: string) => query('/replay/', 'm', match),
  cover: (game: string) => asset(`/covers/${game}.svg`),
  /** What stands on a home screen. */
  icon: () => asset('/icons/apple-touch-icon.png'),
  worker: () => asset('/service-worker.js')
} as const;

/** Where a match is in play: nothing is renewed, reloaded or offered here. */
export const inMatch = (pathname: string): boolean => pathname.endsWith('/play/');
