import { join } from 'node:path';
import { type Registry } from '../release/registry';
import { type Drawn, drawnSchema, loadRemoteServer, loadShellServer } from './server-modules';

interface Released {
  /** Folder with one folder per released version. */
  site: string;
  shellVersion: string;
  registry: Registry;
  config: Record<string, unknown>;
}

/**
 * Draws the public pages of the live versions: path to page. A build without a server bundle, a page that leads elsewhere and one that fails
 * are left out; their paths are served as the plain page that draws itself in the browser.
 */
export async function drawPages({ site, shellVersion, registry, config }: Released): Promise<Map<string, Drawn>> {
  const pages = new Map<string, Drawn>();
  const shell = loadShellServer(join(site, 'shell', shellVersion));
  if (!shell) return pages;
  for (const [remote, versions] of Object.entries(registry.microFrontends)) {
    const live = versions.find(({ deployment }) => deployment.default);
    const module = live && loadRemoteServer(join(site, remote, live.metadata.version), shell);
    for (const path of module?.addresses ?? []) {
      try {
        const drawn = await shell.draw({ path, remote, module, config });
        // A shell and a remote of two releases may draw what neither does alone.
        if (drawn) pages.set(path, drawnSchema.parse(drawn));
      } catch (failure) {
        console.warn(`${path} of ${remote} is not drawn at release: ${String(failure)}`);
      }
    }
  }
  return pages;
}
