import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedFolder } from './package-folders';

type Cut = [pattern: RegExp, replacement: string];

const leanRouter = jest.requireActual<((source: string) => string) & { cuts: Cut[] }>('./lean-router.cjs');
const folder = join(installedFolder('react-router'), 'dist/production');
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

describe('the loader for react-router', () => {
  it.each(leanRouter.cuts)('finds %s in the installed version', (pattern) => {
    expect(sources.some((source) => source.search(pattern) >= 0)).toBe(true);
  });

  it('leaves the router without hydration, tracing and calls beside navigations', () => {
    const router = sources.map(leanRouter).join('\n');
    expect(router).toContain('function createRouter(init)');
    expect(router).not.toMatch(/init\.(hydrationData|instrumentations)|^ {4}fetch: fetch2/m);
  });
});
