import { codeOrigins } from './page';
import { type Registry } from './registry';

const registry = (...urls: string[]) =>
  ({ schema: '', microFrontends: Object.fromEntries(urls.map((url, place) => [`mfe-${place}`, [{ url }]])) }) as unknown as Registry;

describe('the origins that code may come from', () => {
  it('are those that the registry names, each once', () => {
    const named = registry('/mfe-a/1.0.0/remoteEntry.js', 'https://cdn.example/b/remoteEntry.js', 'https://cdn.example/c/remoteEntry.js');
    expect(codeOrigins({ registry: named, config: {} })).toEqual(['https://cdn.example']);
  });

  it('are those of overrides only where the installation allows them', () => {
    const overrideOrigins = ['http://localhost:3103'];
    expect(codeOrigins({ registry: registry(), config: { overrideOrigins } })).toEqual([]);
    expect(codeOrigins({ registry: registry(), config: { allowOverride: 'yes', overrideOrigins } })).toEqual([]);
    expect(codeOrigins({ registry: registry(), config: { allowOverride: true, overrideOrigins } })).toEqual(overrideOrigins);
    expect(codeOrigins({ registry: registry(), config: { allowOverride: true } })).toEqual(['http://localhost:*']);
  });
});
