import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import { z } from 'zod';
import { hashFolders } from '../build/fingerprint';
import { remotes } from '../build/packages';
import { writeFileAtomically } from '../release/registry';
import { packageFolder, workspaceRoot } from '../webpack/package-folders';
import { contractSources } from './contract-files';
import { type ContractManifest, contractManifestFile, contractManifestSchema, usageFile, usageSchema } from './manifest-files';
import { contractSurface } from './surface';
import { contractUsage, createUsageProgram, type Usage } from './usage';

function contractVersion(from: string): string {
  const source = readFileSync(join(contractSources(from), 'core/contract-version.ts'), 'utf8');
  return /contractVersion = '([^']+)'/.exec(source)?.[1] ?? '';
}

/** Returns the contract manifest of a workspace, from its sources. */
export const createContractManifest = (from: string): ContractManifest =>
  contractManifestSchema.parse({ version: contractVersion(from), members: contractSurface(from) });

export function writeContractManifest(output: string) {
  writeFileSync(join(output, contractManifestFile), JSON.stringify(createContractManifest(workspaceRoot)));
}

/** One program for all remotes of the workspace, so that the types of the libraries resolve once. */
let program: ts.Program | undefined;

const cacheSchema = z.strictObject({ sources: z.string(), usage: usageSchema });

/** Returns the usage of a remote, from its cache when neither the remote nor the contract changed. */
function usageOf(remote: string): Usage {
  const cache = join(packageFolder(remote), '.cache/contract-usage.json');
  const sources = hashFolders([remote, 'shared-contracts', 'tools/src/contract-usage']);
  const cached = existsSync(cache) ? cacheSchema.safeParse(JSON.parse(readFileSync(cache, 'utf8'))).data : undefined;
  if (cached?.sources === sources) return cached.usage;
  program ??= createUsageProgram(workspaceRoot, remotes());
  const usage = contractUsage(workspaceRoot, remote, program);
  writeFileAtomically(cache, JSON.stringify({ sources, usage }));
  return usage;
}

export function writeUsage(remote: string, output: string) {
  writeFileSync(join(output, usageFile), JSON.stringify(usageOf(remote), null, 1));
}
