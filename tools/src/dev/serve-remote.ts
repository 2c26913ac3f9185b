import { rmSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import files from '@fastify/static';
import { z } from 'zod';
import { declarationOf } from '../build/build-remote';
import { type RemoteOptions } from '../remote/options';
import { releaseRemote } from '../release/release-build';
import { workspaceRoot } from '../webpack/package-folders';
import { addReload, reloadScript } from './reload';
import { watchPackage } from './watch-package';

const configOf = (page: string): unknown => JSON.parse(/id="sh-config">(.*?)<\/script>/.exec(page)?.[1] ?? 'null');

/** Throws when a site is no site of the suite, does not answer, or does not let a tab replace a remote. */
async function requireOverrides(site: string) {
  const response = await fetch(site).catch((cause: unknown) => {
    throw new Error(`${site} does not answer`, { cause });
  });
  const config = z
    .looseObject({ allowOverride: z.boolean().optional() })
    .nullable()
    .parse(configOf(await response.text()));
  if (!config) throw new Error(`${site} is no site of this suite`);
  if (config.allowOverride !== true) throw new Error(`${site} does not permit remotes of other origins: start it with ALLOW_OVERRIDE=1`);
}

/**
 * Rebuilds the remote of its own repository on changes and shows it inside a deployed site, in the tabs that open the printed
 * address. All other visitors of the site see what is released.
 */
export async function serveRemote(name: string, { in: site, port: given = '3100' }: RemoteOptions) {
  if (!site) throw new Error('The site is missing: npx scanharbor dev --in URL');
  const { origin } = new URL(site);
  await requireOverrides(origin);
  const root = join(workspaceRoot, 'dist/dev-site');
  rmSync(root, { recursive: true, force: true });
  const server = fastify({ forceCloseConnections: true });
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.header('Access-Control-Allow-Origin', '*');
    done();
  });
  const reload = addReload(server);
  const address = `http://localhost:${given}`;
  let isReady = false;
  await watchPackage(
    name,
    (build) => {
      releaseRemote(root, build);
      if (isReady) console.log(`${name} built`);
      reload();
      return Promise.resolve();
    },
    reloadScript(address),
  );
  isReady = true;
  await server.register(files, { root, cacheControl: false });
  await server.listen({ port: Number(given), host: 'localhost' });
  const { urls } = await declarationOf(name);
  for (const url of urls) console.log(`${origin}${url}?remote=${name}@${address}`);
  console.log('The page reloads when a file changes.');
}
