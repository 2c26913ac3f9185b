import { listCodeOrigins, renderHtmlPage } from './html-page';
import { type Registry } from './registry';

const registry = (...urls: string[]) =>
  ({ schema: '', microFrontends: Object.fromEntries(urls.map((url, place) => [`mfe-${place}`, [{ url }]])) }) as unknown as Registry;

describe('listCodeOrigins', () => {
  it('returns each origin in the registry once', () => {
    const named = registry('/mfe-a/1.0.0/remoteEntry.js', 'https://cdn.example/b/remoteEntry.js', 'https://cdn.example/c/remoteEntry.js');
    expect(listCodeOrigins({ registry: named, config: {} })).toEqual(['https://cdn.example']);
  });

  it('returns the origins of overrides only when the installation permits overrides', () => {
    const overrideOrigins = ['http://localhost:3103'];
    expect(listCodeOrigins({ registry: registry(), config: { overrideOrigins } })).toEqual([]);
    expect(listCodeOrigins({ registry: registry(), config: { allowOverride: 'yes', overrideOrigins } })).toEqual([]);
    expect(listCodeOrigins({ registry: registry(), config: { allowOverride: true, overrideOrigins } })).toEqual(overrideOrigins);
    expect(listCodeOrigins({ registry: registry(), config: { allowOverride: true } })).toEqual(['http://localhost:*']);
  });
});

describe('renderHtmlPage', () => {
  const shell = { version: '1.0.0', entry: [], integrity: {}, routes: [], signedIn: [], preload: '', title: 'Site', description: '' };
  const listSources = (config: Record<string, unknown>, origin: string) => {
    const html = renderHtmlPage({ shell: shell, registry: registry(), config });
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    return policy.split('; ').flatMap((directive) => (directive.includes(origin) ? [directive.split(' ')[0]] : []));
  };

  it('allows the origin of each outside service for what it needs only', () => {
    const chat = 'https://chat.example.org';
    expect(listSources({ chatUrl: `${chat}/packs/js/sdk.js` }, chat)).toEqual(['script-src', 'frame-src']);
    const collector = 'https://collect.example.org';
    expect(listSources({ analyticsUrl: `${collector}/events` }, collector)).toEqual(['connect-src']);
    expect(listSources({}, 'example.org')).toEqual([]);
  });
});
