import { join } from 'node:path';
import { build } from 'esbuild';
import { createContractManifest } from '../contract-usage/write-manifests';
import { workspaceRoot } from '../webpack/package-folders';
import { readManifest } from './published-manifest';

const suite = ['shared-contracts', 'shared-ui', 'tools'];

/** Returns the `package.json` of `create-scanharbor-remote`, which has the version of the tools. */
export function creatorManifest(): Record<string, unknown> {
  return {
    name: 'create-scanharbor-remote',
    version: readManifest('tools').version,
    type: 'module',
    description: 'Creates a remote of the suite in its own repository',
    license: 'UNLICENSED',
    files: ['dist'],
    bin: { 'create-scanharbor-remote': './dist/create-remote.js' },
    engines: { node: '>=20.19' },
  };
}

/** Builds the template into a folder: one script, with the versions that a new remote starts from. */
export async function buildCreator(stage: string) {
  const { peerDependencies = {} } = readManifest('mfe-invitation');
  const versions = {
    contract: createContractManifest(workspaceRoot).version,
    provided: peerDependencies,
    suite: Object.fromEntries(suite.map((name) => [`@scanharbor/${name}`, `^${readManifest(name).version}`])),
  };
  await build({
    entryPoints: { 'create-remote': join(workspaceRoot, 'tools/src/creator/create-remote.ts') },
    outdir: join(stage, 'dist'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    banner: { js: '#!/usr/bin/env node' },
    define: { VERSIONS: JSON.stringify(versions) },
    logLevel: 'error',
  });
}
