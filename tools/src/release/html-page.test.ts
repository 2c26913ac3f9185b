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

describe('the scripts of a page', () => {
  const prerendered = { title: 'Prices', description: '', head: '', css: '', html: '<h1>Prices</h1>' };
  const shell = {
    version: '1.0.0',
    entry: ['main.js'],
    integrity: { 'main.js': 'sha384-a' },
    routes: [],
    signedIn: [],
    preload: '',
    title: '',
    description: '',
  };
  const render = (parts: { prerendered?: typeof prerendered; startsWithUse?: boolean }) =>
    renderHtmlPage({
      shell: { ...shell, startsWithUse: parts.startsWithUse },
      registry: registry(),
      config: {},
      prerendered: parts.prerendered,
    });
  const element = '<script defer src="/shell/1.0.0/main.js" integrity="sha384-a"></script>';

  it('are data for the inline script on a prerendered page, which adds them once it is used', () => {
    const html = render({ prerendered, startsWithUse: true });
    expect(html).not.toContain(element);
    expect(html).toContain('id="sh-scripts">[{"src":"/shell/1.0.0/main.js","integrity":"sha384-a"}]</script>');
    expect(html.indexOf('sh-scripts')).toBeLessThan(html.indexOf('<script>'));
  });

  it('follow the content of a prerendered page, before which nothing is painted', () => {
    const html = render({ prerendered, startsWithUse: true });
    const awaited = /<link rel="expect" href="#([\w-]+)" blocking="render">\n<\/head>/.exec(html)?.[1];
    expect(html.indexOf(`id="${awaited}"`)).toBeGreaterThan(html.indexOf(prerendered.html));
    expect(html.indexOf('<script>')).toBeLessThan(html.indexOf(prerendered.html));
    expect(html.indexOf('<script>')).toBeGreaterThan(html.indexOf('<body>'));
    expect(render({})).not.toContain('rel="expect"');
  });

  it.each([
    ['a page that renders in the browser', { startsWithUse: true }],
    ['a prerendered page of a shell from before', { prerendered }],
  ])('are elements in %s', (_page, parts) => {
    expect(render(parts)).toContain(element);
    expect(render(parts)).not.toContain('sh-scripts');
  });
});
