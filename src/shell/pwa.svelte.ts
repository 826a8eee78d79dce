/**
 * The life of the installed app: stored for offline use, renewed when a newer version waits, put on the home screen.
 * Nothing here ever reloads a page by itself: a person asks for it, on a page where no match is in play.
 */
import { browser, dev } from '$app/environment';
import { keep, keptText } from '#store/kept.ts';
import { announce, toast } from '#ui/announce.svelte.ts';
import { words } from '#words/home.ts';
import { goodConnection } from './connection.ts';
import { followLostParts } from './lost-parts.ts';
import { inMatch, paths } from './paths.ts';
import { followWorkers, newerWaits } from './renewal.ts';

type InstallEvent = Event & { prompt(): Promise<void>; readonly userChoice: Promise<{ outcome: string }> };
type Share = { readonly done: number; readonly all: number };
/** What the worker tells: of the house, and of what each game alone needs. */
type Stored = { readonly type: 'STORED'; readonly house?: Share; readonly games: Readonly<Record<string, Share>> };

export const pwa = $state({
  /** Files stored so far, of those that are to be. */
  done: 0,
  all: 0,
  /** Everything that is to be is stored: true only after the worker has counted. */
  ready: false,
  /** Games that do not lie here: known once all that is to be stored has been asked for. */
  missing: [] as readonly string[],
  /** A newer version is stored and waits to be taken. */
  update: false,
  /** The browser offers to install. */
  installable: false,
  /** It has been installed from here just now, or runs installed. */
  installed: false
});

let registration: ServiceWorkerRegistration | undefined;
let offer: InstallEvent | undefined;
/** The files are being stored for the first time. */
let fresh = false;
/** This tab asked for the newer version; only then does it reload when that takes over. */
let asked = false;

/** What the worker said last. */
let told: { house: Share; games: Stored['games'] } = { house: { done: 0, all: 0 }, games: {} };
/** Games that are stored though the connection is slow or dear: somebody plays them, or said so. */
let wanted: readonly string[] = [];
/** A count that is under way, or the last one. */
let counting: Promise<void> | undefined;

/** Milliseconds after which a worker that has said nothing is given up: browsers end one that works for longer. */
const silence = 330_000;
/** When the worker said something last. */
let heardAt = 0;

/** Asks the worker. Rejects when it fails, or has been ended. */
function ask(worker: ServiceWorker, message: { readonly type: string; readonly game?: string }): Promise<Stored> {
  return new Promise((resolve, reject) => {
    const channel = new MessageChannel();
    const settle = (answer: Stored | null): void => {
      clearInterval(watch);
      channel.port1.close();
      if (answer) resolve(answer);
      else reject(new Error('the service worker gave no answer'));
    };
    heardAt = Date.now();
    const watch = setInterval(() => {
      if (Date.now() - heardAt > silence) settle(null);
    }, silence / 10);
    channel.port1.onmessage = (event: MessageEvent<Stored | null>) => settle(event.data);
    worker.postMessage(message, [channel.port2]);
  });
}

/** Games that are to lie here: on a good connection all, otherwise those that are played or begun. */
function wants(game: string): boolean {
  return wanted.includes(game) || (told.games[game]?.done ?? 0) > 0 || goodConnection();
}

function hear({ house = told.house, games }: Stored): void {
  told = { house, games };
  const shares = [house, ...Object.entries(games).flatMap(([game, share]) => (wants(game) ? [share] : []))];
  pwa.done = shares.reduce((sum, { done }) => sum + done, 0);
  pwa.all = shares.reduce((sum, { all }) => sum + all, 0);
}

/** Asks what lies here, and has stored what is to lie here and does not. A worker that fails is asked again with the next page. */
const count = (worker: ServiceWorker): Promise<void> => counted(worker).catch(() => undefined);

async function counted(worker: ServiceWorker): Promise<void> {
  hear(await ask(worker, { type: 'COUNT' }));
  const missing = (): string[] =>
    Object.entries(told.games).flatMap(([game, { done, all }]) => (done < all ? [game] : []));
  for (const game of missing().filter(wants)) hear(await ask(worker, { type: 'STORE', game }));
  const before = pwa.ready;
  pwa.missing = missing();
  pwa.ready = pwa.all > 0 && pwa.done === pwa.all;
  // Said once, when it has just become true; not on every page of somebody who has long been ready.
  if (pwa.ready && !before && fresh) announce(words.offline.announced);
}

/** Has a game stored that is played, or that somebody wants to have here, whatever the connection. */
export async function storeGame(game: string): Promise<void> {
  wanted = [...wanted, game];
  await counting;
  const worker = registration?.active;
  if (worker && pwa.missing.includes(game)) await (counting = count(worker));
}

/** Looks for a newer version: `true` one waits, `false` none, `undefined` no answer. */
export async function checkForUpdate(): Promise<boolean | undefined> {
  if (!registration) return undefined;
  try {
    await registration.update();
  } catch {
    return undefined;
  }
  const coming = registration.installing;
  if (coming) {
    await new Promise<void>((resolve) => {
      coming.addEventListener('statechange', () => {
        if (coming.state === 'installed' || coming.state === 'redundant') resolve();
      });
    });
  }
  return newerWaits(registration);
}

/** Takes the newer version and reloads this page, unless a match is in play somewhere. */
export async function applyUpdate(): Promise<void> {
  const waiting = registration?.waiting;
  if (!waiting) return;
  if (await matchElsewhere()) {
    toast(words.update.busy);
    return;
  }
  asked = true;
  waiting.postMessage({ type: 'TAKE_OVER' });
}

/** A part is lost, and somebody wants the page anew. While a newer version waits, this one would only ask for that part again. */
async function renew(): Promise<void> {
  if (registration?.waiting && !(await matchElsewhere())) await applyUpdate();
  else reload();
}

const IN_MATCH = 'wayside.in-match';
/** Without the lock manager (very old browsers) nobody can tell; a match survives a renewal all the same. */
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Tells other tabs that a match is in play here, until the function returned is called. */
export function holdMatch(): () => void {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  void locks()?.request(IN_MATCH, { mode: 'shared' }, () => held);
  holds += 1;
  return () => {
    holds -= 1;
    release();
  };
}
/** How often a match is held in this tab. */
let holds = 0;

async function matchElsewhere(): Promise<boolean> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return held.filter(({ name }) => name === IN_MATCH).length > holds;
}

/** Shows the browser's own question; true if Wayside is installed now. */
export async function install(): Promise<boolean> {
  if (!offer) return false;
  const event = offer;
  offer = undefined;
  pwa.installable = false;
  await event.prompt();
  const accepted = (await event.userChoice).outcome === 'accepted';
  pwa.installed ||= accepted;
  return accepted;
}

function followInstall(): void {
  pwa.installed = matchMedia('(display-mode: standalone)').matches;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallEvent;
    pwa.installable = true;
  });
  window.addEventListener('appinstalled', () => {
    pwa.installed = true;
    pwa.installable = false;
  });
}

/** Once a minute, online and outside a match, a page may be loaded anew by itself. */
function mayReload(): boolean {
  const key = 'wayside.reloaded';
  const before = Number(keptText(key, 'tab') ?? 0);
  if (!navigator.onLine || inMatch(location.pathname) || Date.now() - before <= 60_000) return false;
  keep(key, String(Date.now()), 'tab');
  // A browser that keeps nothing could come back here for ever.
  return keptText(key, 'tab') !== undefined;
}
const reload = (): void => location.reload();

function followWorker(): void {
  navigator.serviceWorker.addEventListener('message', (event: MessageEvent<Stored | undefined>) => {
    if (event.data?.type !== 'STORED') return;
    heardAt = Date.now();
    if (!pwa.ready) hear(event.data);
  });
  let last = 0;
  document.addEventListener('visibilitychange', () => {
    // An installed app on iOS hears of updates only when it asks, and it asks when it is looked at.
    if (document.visibilityState !== 'visible' || Date.now() - last < 60_000) return;
    last = Date.now();
    void checkForUpdate();
  });
}

/** Once, from the root layout. */
export async function startPwa(): Promise<void> {
  if (!browser) return;
  followInstall();
  followLostParts(window, {
    mayReload,
    reload,
    offer: () => void toast(words.update.part, { label: words.reload, run: () => void renew() })
  });
  if (dev || !('serviceWorker' in navigator)) return;
  followWorker();
  // A match comes first: the worker that serves its page is looked after once the table stands.
  if (navigator.serviceWorker.controller && inMatch(location.pathname)) await new Promise((go) => setTimeout(go, 2000));
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(paths.worker());
  fresh = !navigator.serviceWorker.controller;
  // Of a first visit the first worker that serves the page is the one it came with; every other one is news.
  let served = !fresh;
  workbox.addEventListener('controlling', () => {
    if (asked) reload();
    else if (served) toast(words.update.elsewhere, { label: words.reload, run: reload });
    served = true;
  });
  try {
    registration = await workbox.register();
    if (registration)
      followWorkers(registration, {
        onactive: (worker) => void (counting = count(worker)),
        onnewer: (waits) => (pwa.update = waits),
        serves: (worker) => navigator.serviceWorker.controller === worker
      });
  } catch {
    // Blocked (a private window, a policy): Wayside then works as a page, and says nothing of being ready offline.
  }
}
