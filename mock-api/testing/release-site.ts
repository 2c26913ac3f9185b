import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setLiveShell, setLiveVersion, signVersion } from '@scanharbor/tools/release/index.ts';

const shell = { version: '1.0.0', entry: [], integrity: {}, preload: '', routes: [], signedIn: [], title: 'Plain', description: '' };
const remote = {
  name: 'mfe-blog',
  owner: 'blog',
  urls: ['/blog'],
  prefixAccess: [],
  contract: '^1.0.0',
  entry: 'remoteEntry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  routes: [],
};

/** Creates a released site with a shell and the versions of mfe-blog, the first of which was live before the second. */
export function createReleaseSite(versions: readonly [string, string, ...string[]]) {
  const site = mkdtempSync(join(tmpdir(), 'scanharbor-releases-'));
  const write = (path: string, content: object) => {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), JSON.stringify(content));
  };
  write('shell/1.0.0/build.json', shell);
  write('shell/1.0.0/contract.json', { version: '1.2.0', members: ['endpoint px.invitation'] });
  signVersion(site, { name: 'shell', version: '1.0.0' });
  for (const version of versions) {
    write(`mfe-blog/${version}/build.json`, { ...remote, version });
    write(`mfe-blog/${version}/contract-usage.json`, { 'endpoint px.invitation': 'src/pages/blog-page.tsx' });
    signVersion(site, { name: 'mfe-blog', version });
  }
  setLiveShell(site, '1.0.0');
  const lines = versions
    .slice(0, 2)
    .map((version) => JSON.stringify({ at: new Date().toISOString(), act: 'release', what: 'mfe-blog', version, who: 'blog' }));
  writeFileSync(join(site, 'history.jsonl'), `${lines.join('\n')}\n`);
  setLiveVersion(site, 'mfe-blog', versions[1]);
  return { site, remove: () => rmSync(site, { recursive: true, force: true }) };
}
