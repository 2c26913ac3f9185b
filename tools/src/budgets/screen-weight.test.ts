import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentsFile, type Script, scriptsOf } from './contents';
import { limits } from './limits';
import { beyondBudget, type Screen, weigh } from './screen-weight';

const script = (bytes: number, packages: Record<string, number> = {}): Script => ({ bytes, packages });
const shell = [script(150_000, { 'react-router@7.18.5': 30_000, 'lucide-react@1.75.0': 2_000, shell: 40_000 })];
const screen = (own: Script[]): Screen => ({ remote: 'mfe-a', version: '1.0.0', path: '/a', shell, own });

describe('the weight of a screen', () => {
  it('is within its budget when it is small', () => {
    expect(beyondBudget(screen([script(8_000, { 'mfe-a': 5_000 })]))).toEqual([]);
  });

  test.each<[string, Script[], string]>([
    [
      'brings its own router',
      [script(30_000, { 'react-router@7.18.5': 11_240 })],
      '/a of mfe-a 1.0.0 brings its own react-router@7.18.5: 11.2 kB that the shell has already',
    ],
    [
      'brings another version of what must be single',
      [script(30_000, { 'styled-components@5.3.0': 9_000 })],
      '/a of mfe-a 1.0.0 brings its own styled-components@5.3.0: 9.0 kB',
    ],
    [
      'is too heavy',
      [script(limits.remoteKb * 1000 + 1, { '@big/lib@1.0.0': 100_000, 'mfe-a': 1_000 })],
      'heaviest: @big/lib@1.0.0 (100.0 kB)',
    ],
    ['is too heavy with the shell', [script((limits.totalKb - 150) * 1000 + 1)], `are allowed`],
    [
      'asks for too many scripts',
      Array.from({ length: limits.requests }, () => script(1)),
      `/a of mfe-a 1.0.0 asks for ${limits.requests + 1} scripts`,
    ],
    [
      'loads much twice',
      [script(90_000, { 'lucide-react@1.70.0': limits.duplicateKb * 1000 + 100 })],
      `lucide-react@1.70.0 (${limits.duplicateKb}.1 kB)`,
    ],
  ])('is refused when it %s', (_what, own, line) => {
    expect(beyondBudget(screen(own)).join('\n')).toContain(line);
  });

  it('names what both the shell and the remote bring, whatever their versions', () => {
    const { duplicates, forbidden } = weigh(screen([script(5_000, { 'lucide-react@1.70.0': 1_500, 'moment@2.0.0': 900, 'mfe-a': 100 })]));
    expect(duplicates).toEqual([['lucide-react@1.70.0', 1.5]]);
    expect(forbidden).toEqual([]);
  });
});

describe('the scripts of a build', () => {
  it('weigh what goes over the wire, each package its share', () => {
    const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
    writeFileSync(join(folder, 'a.js'), 'x'.repeat(4_000));
    writeFileSync(join(folder, 'a.js.br'), 'x'.repeat(1_000));
    writeFileSync(join(folder, 'b.js'), 'x'.repeat(50));
    writeFileSync(join(folder, contentsFile), JSON.stringify({ 'a.js': { 'yup@1.7.1': 3_000, 'mfe-a': 1_000 } }));
    expect(scriptsOf(folder, ['a.js', 'b.js'])).toEqual([script(1_000, { 'yup@1.7.1': 750, 'mfe-a': 250 }), script(50)]);
    rmSync(folder, { recursive: true });
  });
});
