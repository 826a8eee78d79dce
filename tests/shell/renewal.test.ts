import { expect, test } from 'vitest';
import { followWorkers, newerWaits, type Workers } from '#shell/renewal.ts';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
}

/** A registration whose workers go on when they are told to, as the browser moves them: first the place, then the state. */
class Registration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;

  find(): FakeWorker {
    const found = (this.installing = new FakeWorker());
    this.dispatchEvent(new Event('updatefound'));
    return found;
  }
  install(worker: FakeWorker): void {
    [this.installing, this.waiting] = [null, worker];
    this.#go(worker, 'installed');
  }
  activate(worker: FakeWorker): void {
    this.begin(worker);
    this.#go(worker, 'activated');
  }
  begin(worker: FakeWorker): void {
    [this.waiting, this.active] = [null, worker];
    this.#go(worker, 'activating');
  }
  #go(worker: FakeWorker, state: ServiceWorkerState): void {
    worker.state = state;
    worker.dispatchEvent(new Event('statechange'));
  }
}

function followed(registration: Registration, controller: FakeWorker | null = null) {
  const heard: (string | FakeWorker)[] = [];
  const workers = registration as unknown as Workers;
  followWorkers(workers, {
    onactive: (worker) => heard.push(worker),
    onnewer: (waits) => {
      if (heard.at(-1) !== String(waits)) heard.push(String(waits));
    },
    serves: (worker) => worker === (controller as EventTarget | null)
  });
  return { heard, waits: () => newerWaits(workers) };
}

test('a worker that waits while nothing serves is no newer version, and is counted once it serves', () => {
  const registration = new Registration();
  const first = registration.find();
  // The page comes while the one before it had the first worker fetched: nobody tells it of a find.
  const { heard, waits } = followed(registration);
  registration.install(first);
  expect(waits()).toBe(false);
  registration.activate(first);
  expect(heard).toEqual(['false', first]);
});

test('the page may come while the first worker waits', () => {
  const registration = new Registration();
  const first = registration.find();
  registration.install(first);
  const { heard } = followed(registration);
  registration.activate(first);
  expect(heard).toEqual(['false', first]);
});

test('a worker that waits beside one that serves is a newer version, until it serves', () => {
  const registration = new Registration();
  const first = registration.find();
  registration.install(first);
  registration.activate(first);
  const { heard, waits } = followed(registration);
  const second = registration.find();
  registration.install(second);
  expect(waits()).toBe(true);
  registration.activate(second);
  expect(heard).toEqual(['false', first, 'true', 'false', second]);
});

test('a worker that serves the page is counted though nobody ever tells that it has taken over', () => {
  const registration = new Registration();
  const second = registration.find();
  registration.install(second);
  registration.begin(second);
  expect(followed(registration, second).heard).toEqual(['false', second]);
  // One that takes over while the page is still served by nobody is waited for.
  const { heard } = followed(registration);
  expect(heard).toEqual(['false']);
  registration.activate(second);
  expect(heard).toEqual(['false', second]);
});
