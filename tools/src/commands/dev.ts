import { join } from 'node:path';
import { remotes } from '../build/packages';
import { startGallery } from '../dev/gallery';
import { addReload } from '../dev/reload';
import { watchPackage } from '../dev/watch-package';
import { releaseRemote, releaseShell, writeConfig, writePage } from '../release/release-build';
import { externalApi, superviseApi } from '../site/api-supervisor';
import { createSiteServer } from '../site/server';
import { workspaceRoot } from '../webpack/package-folders';
import { acceptLocalSite } from './accept-local-site';
import { buildAll } from './build';
import { exitWithError } from './exit-with-error';
import { startOptions } from './options';

/**
 * Runs `npm run dev [-- package …]`: watches the named packages, or all packages without a name, and serves the others
 * from their builds.
 * `npm run dev -- shared-ui` shows the widget gallery.
 */
export async function command(args: string[]) {
  // A data folder allows one process at a time. With a separate folder, `npm start` can run in parallel.
  const options = startOptions(args, '.data-dev');
  const site = join(workspaceRoot, 'dist/dev-site');
  const everything = ['shell', ...remotes()];
  const named = args.filter((arg) => everything.includes(arg));
  if (args.includes('shared-ui')) {
    console.log(`The widget gallery is at ${(await startGallery(options.port)).address}`);
    return;
  }
  const live = named.length > 0 ? named : everything;
  try {
    acceptLocalSite(site);
    for (const build of await buildAll(everything.filter((name) => !live.includes(name)))) {
      if (build.name === 'shell') releaseShell(site, build);
      else releaseRemote(site, build);
    }
    writeConfig(site, { environment: 'develop', allowOverride: true, devScript: '/__dev/reload.js' });
    const api = process.env.API_URL
      ? externalApi(process.env.API_URL)
      : await superviseApi({ data: options.data, control: true }, console.log);
    const server = await createSiteServer({ site, apis: [api] });
    const reload = addReload(server);
    let ready = false;
    for (const name of live) {
      process.stdout.write(`watching ${name} … `);
      await watchPackage(name, async (build) => {
        if (name === 'shell') releaseShell(site, build);
        else releaseRemote(site, build);
        if (!ready) return;
        await writePage(site);
        reload();
        console.log(`${name} built`);
      });
      console.log('ready');
    }
    ready = true;
    await writePage(site);
    await server.listen({ port: options.port, host: '0.0.0.0' });
    console.log(`\nhttp://localhost:${options.port} reloads when one of these changes: ${live.join(', ')}`);
  } catch (failure) {
    exitWithError(failure instanceof Error ? failure.message : String(failure));
  }
}
