import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { place } from './place';

describe('a published version', () => {
  const home = mkdtempSync(join(tmpdir(), 'place-'));
  const site = join(home, 'site');
  afterAll(() => rmSync(home, { recursive: true }));
  function build(name: string, facts: string) {
    const folder = join(home, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'build.json'), facts);
    writeFileSync(join(folder, 'remoteEntry.js'), name);
    return { name: 'mfe-a', version: '1.0.0-a', folder, fresh: true };
  }
  const entry = () => readFileSync(join(site, 'mfe-a/1.0.0-a/remoteEntry.js'), 'utf8');

  it('is never written again', () => {
    place(site, build('first', '{"integrity":"one"}'));
    place(site, build('again', '{"integrity":"one"}'));
    expect(entry()).toBe('first');
  });

  it('is not taken for another build of the same number', () => {
    expect(() => place(site, build('other', '{"integrity":"two"}'))).toThrow('mfe-a 1.0.0-a is published already, with other files');
    expect(entry()).toBe('first');
  });
});
