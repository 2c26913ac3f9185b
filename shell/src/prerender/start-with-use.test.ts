import { waitFor } from '@testing-library/react';
import { startWithUse } from './start-with-use';

const start = jest.fn();
const listDownloads = () => [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

/** The browser's observer, for a page of which the test shows single elements. */
class FakeIntersectionObserver {
  static readonly observed = new Map<Element, () => void>();
  constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(element: Element) {
    FakeIntersectionObserver.observed.set(element, () => this.callback([{ isIntersecting: true }]));
  }
  disconnect() {
    FakeIntersectionObserver.observed.clear();
  }
}

const show = (selector: string) => FakeIntersectionObserver.observed.get(document.querySelector(selector)!)?.();

/** Opens a loaded page. */
async function openPage() {
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root"><h1>Prices</h1><p data-loading="">Loading</p></div>';
  startWithUse(start, () => ['/shell/main.js', '/mfe-a/entry.js']);
  await Promise.resolve();
}

beforeEach(() => {
  start.mockClear();
  jest.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
  Object.assign(window, {
    IntersectionObserver: FakeIntersectionObserver,
    requestIdleCallback: (callback: () => void) => setTimeout(callback),
  });
});

afterEach(() => jest.useRealTimers());

describe('a prerendered page', () => {
  it.each(['pointerdown', 'keydown', 'click', 'focusin', 'scroll'])('starts once, at the first %s', async (sign) => {
    await openPage();
    expect(start).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    await Promise.resolve();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('does not start for a pointer that rests above it', async () => {
    await openPage();
    const movePointer = async (movementX: number) => {
      document.body.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY: 0 }));
      await Promise.resolve();
    };
    await movePointer(0);
    expect(start).not.toHaveBeenCalled();
    await movePointer(1);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('starts at once when something in sight is still loading', async () => {
    await openPage();
    show('h1');
    expect(start).not.toHaveBeenCalled();
    show('p');
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('starts after some seconds without any use', async () => {
    jest.useFakeTimers();
    await openPage();
    await jest.advanceTimersByTimeAsync(9_000);
    expect(start).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('downloads its files meanwhile, and runs none of them', async () => {
    await openPage();
    await waitFor(() => expect(listDownloads()).toEqual(['/shell/main.js', '/mfe-a/entry.js']));
    expect(start).not.toHaveBeenCalled();
    expect(document.querySelector('script')).toBeNull();
  });

  it('downloads nothing in advance for a visitor who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    await openPage();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(listDownloads()).toEqual([]);
    Reflect.deleteProperty(navigator, 'connection');
  });
});
