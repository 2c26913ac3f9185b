import { listCodeOrigins } from './html-page';
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
