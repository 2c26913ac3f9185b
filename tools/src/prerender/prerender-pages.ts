import { join } from 'node:path';
import { type Registry } from '../release/registry';
import {
  type PrerenderedPage,
  prerenderedPageSchema,
  loadRemoteServer,
  loadShellServer,
  readUnless,
  type ScreenServer,
} from './server-modules';

interface Released {
  /** Folder with one folder per released version. */
  site: string;
  shellVersion: string;
  registry: Registry;
  config: Record<string, unknown>;
}

/**
 * Prerenders the public pages and entry screens of the live versions. Returns the pages by path, without those that redirect or fail and those of
 * a build without a server bundle: these paths are served as the plain page, which renders in the browser.
 */
export async function prerenderPages({ site, shellVersion, registry, config }: Released): Promise<Map<string, PrerenderedPage>> {
  const pages = new Map<string, PrerenderedPage>();
  const shell = loadShellServer(join(site, 'shell', shellVersion));
  if (!shell) return pages;
  const screens: [remote: string, module: ScreenServer | undefined][] = Object.entries(registry.microFrontends).map(
    ([remote, versions]) => {
      const live = versions.find(({ deployment }) => deployment.default);
      return [remote, live && loadRemoteServer(join(site, remote, live.metadata.version), shell)];
    },
  );
  const { routes = [], prerenderedPaths = [], prerenderedUnless } = shell;
  screens.push(['shell', { routes, prerenderedPaths, ...(prerenderedUnless ? { prerenderedUnless } : {}) }]);
  for (const [remote, module] of screens) {
    for (const path of module?.prerenderedPaths ?? []) {
      try {
        const page = await shell.renderPage({ path, remote, module, config });
        // A shell and a remote of different releases may return an invalid page.
        if (page && module) pages.set(path, { ...prerenderedPageSchema.parse(page), unless: readUnless(module, path) });
      } catch (failure) {
        console.warn(`${path} of ${remote} is not prerendered: ${String(failure)}`);
      }
    }
  }
  return pages;
}
