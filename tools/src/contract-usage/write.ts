import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import { z } from 'zod';
import { hashOf } from '../build/fingerprint';
import { remotes } from '../build/packages';
import { writeWhole } from '../release/registry';
import { root } from '../webpack/package-folders';
import { contractSources } from './contract-files';
import { contractSurface } from './surface';
import { contractUsage, createUsageProgram, type Usage } from './usage';

/** What a build of the shell says of the contract that it brings. */
export const offerFile = 'contract.json';
/** What a build of a remote says of the contract that it uses. */
export const usageFile = 'contract-usage.json';

export const offerSchema = z.strictObject({ version: z.string().regex(/^\d+\.\d+\.\d+$/), members: z.array(z.string()) });
export const usageSchema = z.record(z.string(), z.string());

export type Offer = z.infer<typeof offerSchema>;

function contractVersion(from: string): string {
  const source = readFileSync(join(contractSources(from), 'core/contract-version.ts'), 'utf8');
  return /contractVersion = '([^']+)'/.exec(source)?.[1] ?? '';
}

/** The contract as the sources of a workspace have it. */
export const contractOffer = (from: string): Offer => offerSchema.parse({ version: contractVersion(from), members: contractSurface(from) });

export function writeOffer(output: string) {
  writeFileSync(join(output, offerFile), JSON.stringify(contractOffer(root)));
}

/** One program for all remotes of the workspace: the types of the libraries are resolved once. */
let program: ts.Program | undefined;

const cacheSchema = z.strictObject({ sources: z.string(), usage: usageSchema });

/** The usage of a remote, from its cache when neither it nor the contract has changed since. */
function usageOf(remote: string): Usage {
  const cache = join(root, remote, '.cache/contract-usage.json');
  const sources = hashOf([remote, 'shared-contracts', 'tools/src/contract-usage']);
  const kept = existsSync(cache) ? cacheSchema.safeParse(JSON.parse(readFileSync(cache, 'utf8'))).data : undefined;
  if (kept?.sources === sources) return kept.usage;
  program ??= createUsageProgram(root, remotes());
  const usage = contractUsage(root, remote, program);
  writeWhole(cache, JSON.stringify({ sources, usage }));
  return usage;
}

export function writeUsage(remote: string, output: string) {
  writeFileSync(join(output, usageFile), JSON.stringify(usageOf(remote), null, 1));
}
