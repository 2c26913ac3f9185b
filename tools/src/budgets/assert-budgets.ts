import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Build } from '../build/build-package';
import { remoteManifestSchema, shellManifestSchema } from '../build/build-manifest';
import { readLiveShell } from '../release/live-version';
import { readRegistry } from '../release/registry';
import { scriptsOf } from './bundle-contents';
import { findBudgetViolations, type Screen } from './screen-weight';

const json = (folder: string): unknown => JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));

type Version = Pick<Build, 'name' | 'version' | 'folder'>;

function screensOf({ name, version, folder }: Version, shellFolder: string | undefined): Screen[] {
  const { entry, routes } = remoteManifestSchema.parse(json(folder));
  const shell = shellFolder === undefined ? [] : scriptsOf(shellFolder, shellManifestSchema.parse(json(shellFolder)).entry);
  return routes.map(({ path, files }) => ({ remote: name, version, path, shell, own: scriptsOf(folder, [entry, ...files]) }));
}

function shellOf(site: string | undefined): string | undefined {
  const version = site === undefined ? undefined : readLiveShell(site);
  return site === undefined || version === undefined ? undefined : join(site, 'shell', version);
}

/** Lists every screen of the live versions of a site, including canaries. */
export function liveScreens(site: string): Screen[] {
  return Object.entries(readRegistry(site).microFrontends).flatMap(([name, versions]) =>
    versions.flatMap(({ metadata: { version } }) => screensOf({ name, version, folder: join(site, name, version) }, shellOf(site))),
  );
}

/** Throws when a screen of a remote's build exceeds its budget. Includes the live shell of the site, if any. */
export function assertWithinBudgets(build: Version, site?: string) {
  const lines = screensOf(build, shellOf(site)).flatMap(findBudgetViolations);
  if (lines.length > 0) throw new Error(lines.join('\n'));
}
