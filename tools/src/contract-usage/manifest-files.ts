import { z } from 'zod';

/** Describes the contract in a build of the shell. */
export const contractManifestFile = 'contract.json';
/** Describes the contract usage in a build of a remote. */
export const usageFile = 'contract-usage.json';

export const contractManifestSchema = z.strictObject({ version: z.string().regex(/^\d+\.\d+\.\d+$/), members: z.array(z.string()) });
export const usageSchema = z.record(z.string(), z.string());

export type ContractManifest = z.infer<typeof contractManifestSchema>;
