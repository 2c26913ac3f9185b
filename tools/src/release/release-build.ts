import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Build } from '../build/build-package';
import { type ShellManifest, shellManifestSchema } from '../build/build-manifest';
import { prerenderPages } from '../prerender/prerender-pages';
import { writePageFiles } from '../prerender/page-files';
import { appendHistory } from './history';
import { readLiveShell, setLiveShell } from './live-version';
import { renderHtmlPage } from './html-page';
import { writeOfflineWorker } from './offline-worker';
import { publishBuild } from './publish-build';
import { signPointerFiles } from './pointer-files';
import { setLiveVersion } from './pointers';
import { readRegistry, type Registry, writeFileAtomically } from './registry';
import { findCanonical, writeSearchFiles } from './search-files';
import { loadSiteKeys } from './site-keys';
import { writeSiteLicenses } from './site-licenses';
import { assertVersionUnchanged } from './version-signature';

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const configFile = (site: string) => join(site, 'config.json');

/** Stores the settings of an installation. The page contains them. */
export function writeConfig(site: string, config: Record<string, unknown>) {
  writeFileAtomically(configFile(site), JSON.stringify(config));
}

/** Path of the screen for unknown URLs. It has no file, so that servers respond to it with 404, too. */
const notFoundPath = '/404';

/** Lists the URL patterns of all screens: those that each live version of a remote declares, and the shell's own. */
const listScreenPatterns = ({ shell, registry }: { shell: ShellManifest; registry: Registry }): string[] => [
  ...Object.values(registry.microFrontends).flatMap((versions) => versions.flatMap(({ extras }) => extras.scanharbor.urls)),
  ...shell.routes.map(({ path }) => path).filter((path) => path !== notFoundPath),
];

const listStableVersions = ({ microFrontends }: Registry) =>
  Object.entries(microFrontends).flatMap(([name, versions]) =>
    versions.filter(({ deployment }) => deployment.default).map(({ metadata: { version } }) => ({ name, version })),
  );

/**
 * Writes the page of the live shell, registry and settings, the prerendered public pages, the licenses and the files for search engines.
 */
export async function writePage(site: string) {
  const version = readLiveShell(site);
  if (version === undefined) throw new Error(`No shell was released to ${site} yet`);
  const shell: ShellManifest = shellManifestSchema.parse(json(join(site, 'shell', version, 'build.json')));
  const config = existsSync(configFile(site)) ? (json(configFile(site)) as Record<string, unknown>) : {};
  const { site: name, publicKeys } = loadSiteKeys(site);
  const parts = { shell, registry: readRegistry(site), config, siteKeys: { site: name, keys: publicKeys } };
  // The page contains the shell's scripts, and prerendering runs code of the remotes: only as they were published.
  for (const live of [{ name: 'shell', version }, ...listStableVersions(parts.registry)])
    if (existsSync(join(site, live.name, live.version))) assertVersionUnchanged(site, live);
  const pages = await prerenderPages({ site, shellVersion: version, ...parts });
  const plain = renderHtmlPage(parts);
  writeFileAtomically(join(site, 'index.html'), plain);
  writeSiteLicenses(site, version, parts.registry);
  const originals = [...pages].filter(([path, { head }]) => findCanonical(head)?.endsWith(path)).map(([path]) => path);
  writeSearchFiles(site, { ...parts, paths: originals });
  writeOfflineWorker(site, parts);
  writePageFiles(site, {
    pages: new Map([...pages].map(([path, prerendered]) => [path, renderHtmlPage({ ...parts, prerendered })])),
    patterns: listScreenPatterns(parts),
    plain,
  });
  signPointerFiles(site);
}

/** Makes a build of the shell live: publishes its folder, then moves the pointer in one step. */
export function releaseShell(site: string, build: Build, reason?: string) {
  publishBuild(site, build);
  if (readLiveShell(site) === build.version) return;
  setLiveShell(site, build.version);
  appendHistory(site, { act: 'release', what: 'shell', version: build.version, why: reason });
}

/** Makes a build the default version of its remote: publishes its folder, then moves the pointer in one step. */
export function releaseRemote(site: string, build: Build, reason?: string) {
  publishBuild(site, build);
  const live = readRegistry(site).microFrontends[build.name];
  if (live?.length === 1 && live[0]?.metadata.version === build.version) return;
  setLiveVersion(site, build.name, build.version);
  appendHistory(site, { act: 'release', what: build.name, version: build.version, why: reason });
}
