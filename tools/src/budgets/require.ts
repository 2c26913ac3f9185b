import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Build } from '../build/build-package';
import { remoteFactsSchema, shellFactsSchema } from '../build/facts';
import { liveShell } from '../release/live';
import { readRegistry } from '../release/registry';
import { scriptsOf } from './contents';
import { beyondBudget, type Screen } from './screen-weight';

const json = (folder: string): unknown => JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));

type Version = Pick<Build, 'name' | 'version' | 'folder'>;

function screensOf({ name, version, folder }: Version, shellFolder: string | undefined): Screen[] {
  const { entry, routes } = remoteFactsSchema.parse(json(folder));
  const shell = shellFolder === undefined ? [] : scriptsOf(shellFolder, shellFactsSchema.parse(json(shellFolder)).entry);
  return routes.map(({ path, files }) => ({ remote: name, version, path, shell, own: scriptsOf(folder, [entry, ...files]) }));
}

function shellOf(site: string | undefined): string | undefined {
  const version = site === undefined ? undefined : liveShell(site);
  return site === undefined || version === undefined ? undefined : join(site, 'shell', version);
}

/** Every screen of the set that is really live on a site, canaries included. */
export function liveScreens(site: string): Screen[] {
  return Object.entries(readRegistry(site).microFrontends).flatMap(([name, versions]) =>
    versions.flatMap(({ metadata: { version } }) => screensOf({ name, version, folder: join(site, name, version) }, shellOf(site))),
  );
}

/** Throws when a screen of a remote's build is beyond its budget, with the live shell of a site when there is one. */
export function requireWithinBudgets(build: Version, site?: string) {
  const lines = screensOf(build, shellOf(site)).flatMap(beyondBudget);
  if (lines.length > 0) throw new Error(lines.join('\n'));
}
