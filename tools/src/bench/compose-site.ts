import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../commands/build';
import { releaseRemote, releaseShell, writeConfig, writePage } from '../release/release-build';
import { createSiteServer } from '../site/server';
import { workspaceRoot } from '../webpack/package-folders';

/** Builds all packages and composes the site in its own folder, which it returns. `config` contains the settings of the installation. */
export async function composeSite(name = 'composed', config: Record<string, unknown> = {}): Promise<string> {
  const site = join(workspaceRoot, 'dist/bench', name);
  rmSync(site, { recursive: true, force: true });
  for (const build of await buildAll()) {
    if (build.name === 'shell') releaseShell(site, build);
    else releaseRemote(site, build);
  }
  writeConfig(site, config);
  await writePage(site);
  return site;
}

/** Serves a site with an API on a free port. */
export async function serveSite(site: string, api: string) {
  const server = await createSiteServer({ site, apis: [{ address: api }] });
  return { address: await server.listen({ port: 0, host: '127.0.0.1' }), close: () => server.close() };
}
