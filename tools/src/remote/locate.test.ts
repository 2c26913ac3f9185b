import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { printSources } from './locate';

const site = mkdtempSync(join(tmpdir(), 'locate-'));
const { code, map } = transformSync('const count = 1;\nexport const read = () => {\n  throw new Error(String(count));\n};\n', {
  loader: 'ts',
  minify: true,
  sourcemap: true,
  sourcefile: 'webpack://mfe-a/../shared-ui/src/read.ts',
});

beforeAll(() => {
  const folder = join(site, '.source-maps/mfe-a/1.0.0-1a2b3c');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '12.js.map'), map);
});

it('names the source of a position that a browser reports', () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const position = `mfe-a/1.0.0-1a2b3c/12.${'a'.repeat(43)}.js:1:${code.indexOf('throw') + 1}`;
  printSources(position, { site, positions: [position] });
  expect(log.mock.calls).toEqual([[`${position}\n  shared-ui/src/read.ts:3:3`], [`${position}\n  shared-ui/src/read.ts:3:3`]]);
});

it.each([
  ['somewhere', /^A position is NAME\/VERSION\/FILE\.js:LINE:COLUMN/],
  ['mfe-a/2.0.0/12.js:1:1', /^No source map: /],
  ['mfe-a/1.0.0-1a2b3c/12.js:99:1', /^No source at /],
])('rejects %s with one line', (position, message) => {
  expect(() => printSources(position, { site })).toThrow(message);
});
