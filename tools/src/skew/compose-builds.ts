import { rmSync } from 'node:fs';
import { type Build } from '../build/build-package';
import { releaseRemote, releaseShell, writeConfig, writePage } from '../release/release-build';

const isShell = ({ name }: Build) => name === 'shell';

/** Releases the shell of some builds and the remotes of the same or other builds into a new site folder. */
export async function composeBuilds(site: string, shell: Build[], remotes: Build[]) {
  rmSync(site, { recursive: true, force: true });
  for (const build of shell.filter(isShell)) releaseShell(site, build);
  for (const build of remotes.filter((one) => !isShell(one))) releaseRemote(site, build);
  writeConfig(site, {});
  await writePage(site);
}
