import { join } from 'node:path';
import { remotes } from '../build/packages';
import { startGallery } from '../dev/gallery';
import { addReload } from '../dev/reload';
import { watchPackage } from '../dev/watch-package';
import { releaseRemote, releaseShell, writeConfig, writePage } from '../release/publish';
import { apiElsewhere, startApi } from '../site/api-process';
import { createSiteServer } from '../site/server';
import { root } from '../webpack/package-folders';
import { buildAll } from './build';
import { fail } from './fail';
import { startOptions } from './options';

/**
 * `npm run dev [-- package …]`: the named packages live, the rest as built; all of them when none is named.
 * `npm run dev -- shared-ui` shows the widget gallery.
 */
export async function command(words: string[]) {
  // Data of its own, for one process at a time has a folder: a site that `npm start` serves goes on beside it.
  const options = startOptions(words, '.data-dev');
  const site = join(root, 'dist/dev-site');
  const everything = ['shell', ...remotes()];
  const named = words.filter((word) => everything.includes(word));
  if (words.includes('shared-ui')) {
    console.log(`The widget gallery is at ${(await startGallery(options.port)).address}`);
    return;
  }
  const live = named.length > 0 ? named : everything;
  try {
    for (const build of await buildAll(everything.filter((name) => !live.includes(name)))) {
      if (build.name === 'shell') releaseShell(site, build);
      else releaseRemote(site, build);
    }
    writeConfig(site, { environment: 'develop', allowOverride: true, devScript: '/__dev/reload.js' });
    const api = process.env.API_URL ? apiElsewhere(process.env.API_URL) : await startApi({ data: options.data, control: true });
    const server = await createSiteServer({ site, apis: [api.address] });
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
    const code = await api.ended;
    fail(`The API ended with code ${code}.`);
  } catch (failure) {
    fail(failure instanceof Error ? failure.message : String(failure));
  }
}
