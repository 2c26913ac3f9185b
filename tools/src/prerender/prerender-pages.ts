import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ShellManifest } from '../build/build-manifest';
import { serverFile } from '../build/server-bundle';
import { type Registry } from '../release/registry';
import { sharesPath } from '../remote/path-shape';
import { type PrerenderedPage, renderRemote } from './render-remote';

interface Released {
  /** Folder with one folder per released version. */
  site: string;
  shellVersion: string;
  shell: Pick<ShellManifest, 'routes'>;
  registry: Registry;
  config: Record<string, unknown>;
}

/** A remote with its server bundle, or the shell, and the patterns of the URLs that it may render. */
interface Source {
  remote: string;
  remoteFile?: string;
  urls: readonly string[];
}

/** Remotes that are rendered at the same time, each in its own process. */
const concurrency = 2;

const listSources = ({ site, shell, registry }: Released): Source[] => [
  ...Object.entries(registry.microFrontends).flatMap(([remote, versions]) => {
    const live = versions.find(({ deployment }) => deployment.default);
    const remoteFile = live && join(site, remote, live.metadata.version, serverFile);
    return live && remoteFile && existsSync(remoteFile) ? [{ remote, remoteFile, urls: live.extras.scanharbor.urls }] : [];
  }),
  { remote: 'shell', urls: shell.routes.map(({ path }) => path) },
];

/**
 * Prerenders the public pages and entry screens of the live versions, each remote in a process without secrets. Returns the pages by path,
 * without those that redirect or fail, those of URLs that the remote does not own, and those of a build without a server bundle: these
 * paths are served as the plain page, which renders in the browser.
 */
export async function prerenderPages(released: Released): Promise<Map<string, PrerenderedPage>> {
  const { site, shellVersion, config } = released;
  const pages = new Map<string, PrerenderedPage>();
  const shellFile = join(site, 'shell', shellVersion, serverFile);
  if (!existsSync(shellFile)) return pages;
  const sources = listSources(released);
  for (let start = 0; start < sources.length; start += concurrency) {
    const group = sources.slice(start, start + concurrency);
    const results = await Promise.all(group.map(({ remote, remoteFile }) => renderRemote({ site, shellFile, remoteFile, remote, config })));
    results.forEach((result, index) => {
      const { remote = '', urls = [] } = group[index] ?? {};
      for (const line of result.failures) console.warn(line);
      for (const [path, page] of result.pages) {
        if (urls.some((url) => sharesPath(url, path))) pages.set(path, page);
        else console.warn(`${path} is not a URL of ${remote} and is not prerendered`);
      }
    });
  }
  return pages;
}
