/**
 * Which workers a registration holds, read from itself at each change. What a page is told as it goes along depends on when
 * it came: one that is loaded while the first worker is being stored by the page before it may never hear of that one.
 */
export type Workers = Pick<ServiceWorkerRegistration, 'installing' | 'waiting' | 'active' | 'addEventListener'>;

type Followed = {
  /** Another worker serves from here, or the first one. */
  readonly onactive: (worker: ServiceWorker) => void;
  readonly onnewer: (waits: boolean) => void;
  /** Whether this page is served by that worker. */
  readonly serves: (worker: ServiceWorker) => boolean;
};

/** A worker that waits is news only beside one that serves: without that it is the first, and goes on by itself. */
export const newerWaits = ({ waiting, active }: Workers): boolean => waiting !== null && active !== null;

export function followWorkers(workers: Workers, { onactive, onnewer, serves }: Followed): void {
  let serving: ServiceWorker | undefined;
  const look = (): void => {
    onnewer(newerWaits(workers));
    const { active } = workers;
    if (!active || active === serving) return;
    // A page that comes just while its worker takes over may never be told that it has: in WebKit it stays `activating`.
    if (active.state !== 'activated' && !serves(active)) return;
    serving = active;
    onactive(active);
  };
  const follow = (worker: ServiceWorker | null): void => worker?.addEventListener('statechange', look);
  [workers.installing, workers.waiting, workers.active].forEach(follow);
  workers.addEventListener('updatefound', () => follow(workers.installing));
  look();
}
