import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveShell, pointShellTo, pointTo, readRegistry, writePage } from '@scanharbor/tools/release';

function copyVersion(folder: string, from: string, to: string) {
  cpSync(join(folder, from), join(folder, to), { recursive: true });
  const file = join(folder, to, 'build.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), version: to }));
}

/** Releases the shell and every remote of a site folder once more, as another version of the same code. */
export async function releaseAgain(site: string, version: string) {
  for (const [remote, versions] of Object.entries(readRegistry(site).microFrontends)) {
    copyVersion(join(site, remote), versions[0]?.metadata.version ?? '', version);
    pointTo(site, remote, version);
  }
  copyVersion(join(site, 'shell'), liveShell(site) ?? '', version);
  pointShellTo(site, version);
  await writePage(site);
}
