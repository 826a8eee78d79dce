import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLostParts } from '#shell/lost-parts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const soon = (): void => void vi.advanceTimersByTime(1000);

function page(may = true) {
  const events = new EventTarget();
  const told: string[] = [];
  followLostParts(events, {
    mayReload: () => may,
    reload: () => told.push('reload'),
    offer: () => told.push('offer')
  });
  const tell = (name: string): boolean => events.dispatchEvent(new Event(name, { cancelable: true }));
  return { told, tell, lose: () => tell('vite:preloadError') };
}

test('lost parts bring a fresh page where that may be, and else are told, once', () => {
  const free = page();
  free.lose();
  free.lose();
  soon();
  expect(free.told).toEqual(['reload']);
  const bound = page(false);
  bound.lose();
  bound.lose();
  soon();
  // Left by the way back and shown again, it has lost nothing more.
  bound.tell('pagehide');
  bound.tell('pageshow');
  soon();
  expect(bound.told).toEqual(['offer']);
});

test('whoever asked for the part hears that it is not there', () => {
  const { lose } = page();
  expect(lose()).toBe(true);
});

// Firefox tells first that the page is left, WebKit may tell it afterwards.
test.each([
  ['beforeunload', 'vite:preloadError'],
  ['vite:preloadError', 'beforeunload']
])('a part that is lost because the page is being left calls nobody back: %s, %s', (first, second) => {
  const { told, tell } = page();
  tell(first);
  vi.advanceTimersByTime(100);
  tell(second);
  vi.advanceTimersByTime(5000);
  // The end of its own loading may be told of as late as this.
  tell('pageshow');
  tell('pagehide');
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});

test('a page that lost a part when it was left is cured if it comes back', () => {
  const { told, tell, lose } = page();
  tell('beforeunload');
  lose();
  tell('pagehide');
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
  tell('pageshow');
  expect(told).toEqual(['reload']);
});

test('whoever did not leave after all is helped, later', () => {
  const { told, tell, lose } = page();
  tell('beforeunload');
  lose();
  vi.advanceTimersByTime(9000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual(['reload']);
});

test('a page that comes back as it was is as any other', () => {
  const { told, tell, lose } = page();
  tell('beforeunload');
  tell('pagehide');
  tell('pageshow');
  lose();
  soon();
  expect(told).toEqual(['reload']);
});
