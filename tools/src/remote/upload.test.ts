import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { uploadPointers, uploadVersion } from './upload';

describe('the upload to a static host', () => {
  let site: string;
  let host: string;
  beforeEach(() => {
    [site, host] = ['site-', 'host-'].map((name) => mkdtempSync(join(tmpdir(), name))) as [string, string];
    for (const path of [
      'mfe-a/1.0.0-a/remoteEntry.js',
      'mfe-a/1.1.0-b/remoteEntry.js',
      'registry.json',
      'index.html',
      'shell/live.json',
      'history.jsonl',
      '.releasing/x',
      'registry.json.1.unfinished',
    ]) {
      mkdirSync(dirname(join(site, path)), { recursive: true });
      writeFileSync(join(site, path), path);
    }
  });
  afterEach(() => [site, host].forEach((folder) => rmSync(folder, { recursive: true })));
  const files = () =>
    readdirSync(host, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();

  it('copies only the new version, and then the files that point to it', async () => {
    const command = `cp -r "$FROM/." "${host}"`;
    await uploadVersion(site, { name: 'mfe-a', version: '1.1.0-b' }, command);
    expect(files()).toEqual(['remoteEntry.js']);
    expect(existsSync(join(host, 'mfe-a/1.1.0-b/remoteEntry.js'))).toBe(true);
    await uploadPointers(site, command);
    expect(files()).toEqual(['index.html', 'live.json', 'registry.json', 'remoteEntry.js']);
  });

  it('stops the release when the copy command fails', async () => {
    await expect(uploadVersion(site, { name: 'mfe-a', version: '1.1.0-b' }, 'exit 7')).rejects.toThrow(
      'The upload failed (exit code 7): exit 7',
    );
  });

  it('copies nothing without a command', async () => {
    await uploadVersion(site, { name: 'mfe-a', version: '1.1.0-b' });
    await uploadPointers(site);
    expect(files()).toEqual([]);
  });
});
