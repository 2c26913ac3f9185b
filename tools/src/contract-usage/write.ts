import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import { z } from 'zod';
import { remotes } from '../build/packages';
import { contractSources } from './contract-files';
import { contractSurface } from './surface';
import { contractUsage, createUsageProgram } from './usage';

/** What a build of the shell says of the contract that it brings. */
export const offerFile = 'contract.json';
/** What a build of a remote says of the contract that it uses. */
export const usageFile = 'contract-usage.json';

export const offerSchema = z.strictObject({ version: z.string().regex(/^\d+\.\d+\.\d+$/), members: z.array(z.string()) });
export const usageSchema = z.record(z.string(), z.string());

export type Offer = z.infer<typeof offerSchema>;

function contractVersion(root: string): string {
  const source = readFileSync(join(contractSources(root), 'core/contract-version.ts'), 'utf8');
  return /contractVersion = '([^']+)'/.exec(source)?.[1] ?? '';
}

/** The contract as the sources of a workspace have it. */
export const contractOffer = (root: string): Offer => offerSchema.parse({ version: contractVersion(root), members: contractSurface(root) });

export function writeOffer(root: string, output: string) {
  writeFileSync(join(output, offerFile), JSON.stringify(contractOffer(root)));
}

/** One program for all remotes of a workspace: the types of the libraries are resolved once. */
let shared: { root: string; program: ts.Program } | undefined;

export function writeUsage(root: string, remote: string, output: string) {
  if (shared?.root !== root) shared = { root, program: createUsageProgram(root, remotes()) };
  writeFileSync(join(output, usageFile), JSON.stringify(contractUsage(root, remote, shared.program), null, 1));
}
