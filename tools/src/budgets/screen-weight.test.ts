import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentsFile, type Script, scriptsOf } from './bundle-contents';
import { limits } from './limits';
import { findBudgetViolations, type Screen, measureScreen } from './screen-weight';

const script = (bytes: number, packages: Record<string, number> = {}): Script => ({ bytes, packages });
const shell = [script(150_000, { 'react-router@7.18.5': 30_000, 'lucide-react@1.75.0': 2_000, shell: 40_000 })];
const screen = (own: Script[]): Screen => ({ remote: 'mfe-a', version: '1.0.0', path: '/a', shell, own });

describe('screen budgets', () => {
  it('accepts a small screen', () => {
    expect(findBudgetViolations(screen([script(8_000, { 'mfe-a': 5_000 })]))).toEqual([]);
  });

  test.each<[string, Script[], string]>([
    [
      'contains a second router',
      [script(30_000, { 'react-router@7.18.5': 11_240 })],
      '/a of mfe-a 1.0.0 bundles react-router@7.18.5 again: 11.2 kB that the shell provides',
    ],
    [
      'contains a second version of a singleton package',
      [script(30_000, { 'styled-components@5.3.0': 9_000 })],
      '/a of mfe-a 1.0.0 bundles styled-components@5.3.0 again: 9.0 kB',
    ],
    [
      'is too heavy',
      [script(limits.remoteKb * 1000 + 1, { '@big/lib@1.0.0': 100_000, 'mfe-a': 1_000 })],
      'largest: @big/lib@1.0.0 (100.0 kB)',
    ],
    ['is too heavy with the shell', [script((limits.totalKb - 150) * 1000 + 1)], `are allowed`],
    [
      'requests too many scripts',
      Array.from({ length: limits.requests }, () => script(1)),
      `/a of mfe-a 1.0.0 requests ${limits.requests + 1} scripts`,
    ],
    [
      'loads too many kB twice',
      [script(90_000, { 'lucide-react@1.70.0': limits.duplicateKb * 1000 + 100 })],
      `lucide-react@1.70.0 (${limits.duplicateKb}.1 kB)`,
    ],
  ])('rejects a screen that %s', (_what, own, line) => {
    expect(findBudgetViolations(screen(own)).join('\n')).toContain(line);
  });

  it('names the libraries of both the shell and the remote, regardless of their versions', () => {
    const { duplicates, forbidden } = measureScreen(
      screen([script(5_000, { 'lucide-react@1.70.0': 1_500, 'moment@2.0.0': 900, 'mfe-a': 100 })]),
    );
    expect(duplicates).toEqual([['lucide-react@1.70.0', 1.5]]);
    expect(forbidden).toEqual([]);
  });
});

describe('scriptsOf', () => {
  it('counts the bytes on the wire and the share of each package', () => {
    const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
    writeFileSync(join(folder, 'a.js'), 'x'.repeat(4_000));
    writeFileSync(join(folder, 'a.js.br'), 'x'.repeat(1_000));
    writeFileSync(join(folder, 'b.js'), 'x'.repeat(50));
    writeFileSync(join(folder, contentsFile), JSON.stringify({ 'a.js': { 'yup@1.7.1': 3_000, 'mfe-a': 1_000 } }));
    expect(scriptsOf(folder, ['a.js', 'b.js'])).toEqual([script(1_000, { 'yup@1.7.1': 750, 'mfe-a': 250 }), script(50)]);
    rmSync(folder, { recursive: true });
  });
});
