import { waitFor } from '@testing-library/react';
import { type Composition } from './composition';
import { prefetchLinks } from './prefetch';

const version = (name: string, url: string, files: string[]) => ({
  url: `/${name}/1.0.0/remoteEntry.js`,
  metadata: { version: '1.0.0', integrity: '' },
  extras: { scanharbor: { urls: [url], routes: [{ path: url, files }] } },
});

const composition = {
  'mfe-a': version('mfe-a', '/a', ['a.js', 'shared.js']),
  'mfe-b': version('mfe-b', '/b', ['b.js']),
  'mfe-c': version('mfe-c', '/c', ['c.js']),
} as unknown as Composition;

const listDownloads = () => [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

function openPage() {
  document.body.innerHTML = `<main><a href="/a">A</a><a href="/b">B</a><a href="/a">A again</a><a href="https://else.test/c">Other site</a><a href="/c">C</a></main>`;
  const pages = { '/a': jest.fn(() => Promise.resolve()), '/b': jest.fn(() => Promise.resolve()) };
  const loadRemote = jest.fn((name: string) => {
    const path = name === 'mfe-a' ? '/a' : '/b';
    return Promise.resolve({ routes: [{ path, page: pages[path] }] });
  });
  prefetchLinks({ composition, loadRemote: loadRemote as never, mayOpen: (owner) => owner !== 'mfe-c' });
  return { pages, loadRemote };
}

describe('the code of the links of a page', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
    jest.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
    Object.assign(window, { requestIdleCallback: (callback: () => void) => setTimeout(callback) });
  });

  it('is downloaded once per file, and runs only when the visitor uses the page', async () => {
    const { pages, loadRemote } = openPage();
    await waitFor(() =>
      expect(listDownloads()).toEqual([
        '/mfe-a/1.0.0/remoteEntry.js',
        '/mfe-a/1.0.0/a.js',
        '/mfe-a/1.0.0/shared.js',
        '/mfe-b/1.0.0/remoteEntry.js',
        '/mfe-b/1.0.0/b.js',
      ]),
    );
    expect(loadRemote).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(pages['/b']).toHaveBeenCalledTimes(1));
    expect(pages['/a']).toHaveBeenCalledTimes(1);
    expect(loadRemote.mock.calls.map(([name]) => name)).toEqual(['mfe-a', 'mfe-b']);
  });

  it('runs at once for a link that is hovered', () => {
    const { loadRemote } = openPage();
    document.querySelector('a[href="/b"]')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(loadRemote.mock.calls.map(([name]) => name)).toEqual(['mfe-b']);
  });
});
