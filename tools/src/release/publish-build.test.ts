import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishBuild } from './publish-build';

describe('a published version', () => {
  const home = mkdtempSync(join(tmpdir(), 'place-'));
  const site = join(home, 'site');
  afterAll(() => rmSync(home, { recursive: true }));
  function build(name: string, manifest: string) {
    const folder = join(home, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'build.json'), manifest);
    writeFileSync(join(folder, 'remoteEntry.js'), name);
    return { name: 'mfe-a', version: '1.0.0-a', folder, fresh: true };
  }
  const entry = () => readFileSync(join(site, 'mfe-a/1.0.0-a/remoteEntry.js'), 'utf8');

  it('never overwrites a published version', () => {
    publishBuild(site, build('first', '{"integrity":"one"}'));
    publishBuild(site, build('again', '{"integrity":"one"}'));
    expect(entry()).toBe('first');
  });

  it('stores source maps in a hidden folder beside the version, not in it', () => {
    const one = { ...build('mapped', '{}'), version: '1.1.0-a' };
    mkdirSync(join(one.folder, 'source-maps'));
    writeFileSync(join(one.folder, 'source-maps/main.js.map'), '{}');
    publishBuild(site, one);
    expect(readdirSync(join(site, 'mfe-a/1.1.0-a')).sort()).toEqual(['build.json', 'remoteEntry.js', 'signature.json']);
    expect(readdirSync(join(site, '.source-maps/mfe-a/1.1.0-a'))).toEqual(['main.js.map']);
  });

  it('rejects a different build with the same version', () => {
    expect(() => publishBuild(site, build('other', '{"integrity":"two"}'))).toThrow(
      'mfe-a 1.0.0-a is already published with different files',
    );
    expect(entry()).toBe('first');
  });
});
