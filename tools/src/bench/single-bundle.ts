import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { declarationOf } from '../build/build-remote';
import { describeShell } from '../build/build-shell';
import { compile } from '../build/compile';
import { compressFolder } from '../build/compress';
import { integrityOf } from '../build/integrity';
import { remotes } from '../build/packages';
import { renderHtmlPage } from '../release/html-page';
import { type Registry, writeFileAtomically } from '../release/registry';
import { baseConfig } from '../webpack/base';
import { type ChunkFiles, ChunksPlugin } from '../webpack/chunks-plugin';
import { workspaceRoot } from '../webpack/package-folders';

interface Routes {
  routes: { path: string; page: () => Promise<unknown> }[];
  frame?: () => Promise<unknown>;
}

/** Replaces the federation loader: loads the same remotes as chunks of one bundle. */
const loaderSource = (names: string[]) => `
const remotes = { ${names.map((name) => `'${name}': () => import(/* webpackChunkName: "${name}" */ '${join(workspaceRoot, name, 'src/routes.tsx')}')`).join(', ')} };
export const createRemoteLoader = () => (name) => remotes[name]();
`;

const requested = (part?: () => Promise<unknown>) => /import\((["'`])(.+?)\1\)/.exec(part?.toString() ?? '')?.[2] ?? '';

async function registryOf(names: string[], chunks: ChunkFiles, site: string, script: string): Promise<Registry['microFrontends']> {
  const entries = names.map(async (name) => {
    const { owner, contract, urls, prefixAccess } = await declarationOf(name);
    const { routes, frame } = (await import(pathToFileURL(join(workspaceRoot, name, 'src/routes.tsx')).href)) as Routes;
    const routeChunks = chunks[join(workspaceRoot, name, 'src/routes.tsx')] ?? [];
    const files = (part: () => Promise<unknown>) => [
      ...new Set([...routeChunks, ...(chunks[requested(frame)] ?? []), ...(chunks[requested(part)] ?? [])]),
    ];
    const manifest = { owner, contract, urls, prefixAccess, routes: routes.map(({ path, page: part }) => ({ path, files: files(part) })) };
    const version = {
      url: script,
      metadata: { version: 'whole', integrity: integrityOf(join(site, script)) },
      deployment: { traffic: 100, default: true },
    };
    return [name, [{ ...version, extras: { scanharbor: manifest } }]] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as unknown as Registry['microFrontends'];
}

/**
 * Builds the suite as one bundle without federation, split per route, into a separate site. The benchmark compares the
 * composed site with it.
 */
export async function buildSingleBundle(site: string) {
  const names = remotes();
  const output = join(site, 'shell/0.0.0-whole');
  rmSync(site, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const loader = join(workspaceRoot, 'shell/.cache/whole-loader.js');
  writeFileAtomically(loader, loaderSource(names));

  let chunks: ChunkFiles = {};
  let entry: string[] = [];
  const base = baseConfig(join(workspaceRoot, 'shell'), { mode: 'production', output });
  await compile({
    ...base,
    entry: { main: './src/index.ts' },
    cache: false,
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/federation\/load-remote$/, loader),
      new ChunksPlugin((files, first) => ([chunks, entry] = [files, first])),
    ],
  });
  const shell = await describeShell('0.0.0-whole', output, chunks, entry);
  const microFrontends = await registryOf(names, chunks, site, `/shell/0.0.0-whole/${entry[0] ?? ''}`);
  writeFileSync(
    join(site, 'index.html'),
    renderHtmlPage({
      shell,
      registry: { schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json', microFrontends },
      config: {},
    }),
  );
  await compressFolder(output);
  return { files: readdirSync(output).length };
}
