import { join } from 'node:path';
import { type Registry } from '../release/registry';
import { type PrerenderedPage, prerenderedPageSchema, loadRemoteServer, loadShellServer } from './server-modules';

interface Released {
  /** Folder with one folder per released version. */
  site: string;
  shellVersion: string;
  registry: Registry;
  config: Record<string, unknown>;
}

/**
 * Prerenders the public pages of the live versions. Returns the pages by path, without those that redirect or fail and those of
 * a build without a server bundle: these paths are served as the plain page, which renders in the browser.
 */
export async function prerenderPages({ site, shellVersion, registry, config }: Released): Promise<Map<string, PrerenderedPage>> {
  const pages = new Map<string, PrerenderedPage>();
  const shell = loadShellServer(join(site, 'shell', shellVersion));
  if (!shell) return pages;
  for (const [remote, versions] of Object.entries(registry.microFrontends)) {
    const live = versions.find(({ deployment }) => deployment.default);
    const module = live && loadRemoteServer(join(site, remote, live.metadata.version), shell);
    for (const path of module?.prerenderedPaths ?? []) {
      try {
        const page = await shell.renderPage({ path, remote, module, config });
        // A shell and a remote of different releases may return an invalid page.
        if (page) pages.set(path, prerenderedPageSchema.parse(page));
      } catch (failure) {
        console.warn(`${path} of ${remote} is not prerendered: ${String(failure)}`);
      }
    }
  }
  return pages;
}
