import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLiveShell, readRegistry, setLiveShell, setLiveVersion, signVersion, writePage } from '@scanharbor/tools/release';

function copyVersion(site: string, name: string, from: string, to: string) {
  const folder = join(site, name);
  cpSync(join(folder, from), join(folder, to), { recursive: true });
  const file = join(folder, to, 'build.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), version: to }));
  // The folder of the version is part of the code that draws its pages, such as the URL of the font.
  const server = join(folder, to, 'server.cjs');
  if (existsSync(server)) writeFileSync(server, readFileSync(server, 'utf8').replaceAll(`/${name}/${from}/`, `/${name}/${to}/`));
  signVersion(site, { name, version: to });
}

/** Publishes the live version of a remote once more, under another number, without making it live. */
export function publishCopy(site: string, remote: string, version: string) {
  copyVersion(site, remote, readRegistry(site).microFrontends[remote]?.[0]?.metadata.version ?? '', version);
}

/** Releases the shell and every remote of a site folder again, as another version of the same code. */
export async function rereleaseSite(site: string, version: string) {
  for (const [remote, versions] of Object.entries(readRegistry(site).microFrontends)) {
    copyVersion(site, remote, versions[0]?.metadata.version ?? '', version);
    setLiveVersion(site, remote, version);
  }
  copyVersion(site, 'shell', readLiveShell(site) ?? '', version);
  setLiveShell(site, version);
  await writePage(site);
}
