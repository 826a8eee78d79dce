import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepFile, shareFile, shareText } from '#ui/play/share.ts';

const content = new Blob(['{}'], { type: 'application/json' });
let saved: string[];

type Shares = { standalone?: boolean; share?: () => Promise<void>; canShare?: () => boolean; isActive?: boolean };
/** A device, as the page sees it. */
function device({ standalone, share, canShare = () => true, isActive = true }: Shares): void {
  vi.stubGlobal('navigator', { standalone, share, ...(share ? { canShare } : {}), userActivation: { isActive } });
}
const refuses = (name: string) => (): Promise<void> => Promise.reject(new DOMException('no', name));

beforeEach(() => {
  vi.useFakeTimers();
  saved = [];
  vi.stubGlobal('document', {
    createElement: () => {
      const link = { href: '', download: '', click: () => saved.push(link.download) };
      return link;
    }
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a file to keep', () => {
  test('is downloaded in a browser, also where it could be shared', async () => {
    device({ standalone: false, share: vi.fn() });
    expect([await keepFile('a.json', content), saved]).toEqual(['saved', ['a.json']]);
  });

  test('goes to the share sheet in the app on the home screen of iOS, where a download is nothing', async () => {
    const share = vi.fn(() => Promise.resolve());
    device({ standalone: true, share });
    expect(await keepFile('a.json', content)).toBe('shared');
    expect(share).toHaveBeenCalledWith({ files: [expect.objectContaining({ name: 'a.json' })] });
    expect(saved).toEqual([]);
  });

  test.each([
    ['AbortError', true, 'cancelled'],
    ['NotAllowedError', false, 'touch'],
    ['NotAllowedError', true, 'none'],
    ['DataError', true, 'none']
  ] as const)('%s (touched: %s) there: %s', async (name, isActive, handed) => {
    device({ standalone: true, share: refuses(name), isActive });
    expect([await keepFile('a.json', content), saved]).toEqual([handed, []]);
  });

  test('that may not be shared there is not said to be kept', async () => {
    device({ standalone: true, share: vi.fn(), canShare: () => false });
    expect(await keepFile('a.json', content)).toBe('none');
    device({ standalone: true });
    expect(await keepFile('a.json', content)).toBe('none');
    expect(saved).toEqual([]);
  });
});

test('what cannot be shared in a browser is downloaded; a touch too long ago asks for another', async () => {
  device({ share: refuses('DataError') });
  expect(await shareFile('A', 'a.json', content)).toBe('saved');
  device({ share: refuses('NotAllowedError'), isActive: false });
  expect(await shareFile('A', 'a.json', content)).toBe('touch');
  expect(saved).toEqual(['a.json']);
});

test('text that is not shared is copied, unless somebody would not have it', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const shared = async (shares: Shares) => {
    device(shares);
    Object.assign(navigator, { clipboard: { writeText } });
    return shareText('A', 'text');
  };
  expect(await shared({ share: () => Promise.resolve() })).toBe('shared');
  expect(await shared({ share: refuses('AbortError') })).toBe('cancelled');
  expect(writeText).not.toHaveBeenCalled();
  expect(await shared({ share: refuses('NotAllowedError'), isActive: false })).toBe('copied');
  expect(await shared({})).toBe('copied');
  expect(writeText).toHaveBeenCalledTimes(2);
});
