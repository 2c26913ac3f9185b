import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder, workspaceRoot } from '../webpack/package-folders';
import { fingerprint } from './fingerprint';
import { writeLicenses } from './license-texts';

/** Builds before their release, one folder for each version. */
export const buildsFolder = join(workspaceRoot, 'dist/builds');

export interface Build {
  name: string;
  version: string;
  folder: string;
  /** False when an equal build already existed. */
  fresh: boolean;
}

/** Returns the package's version with a hash of its sources. `release` replaces the package's version number. */
function versionOf(name: string, release?: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')) as { version: string };
  return `${release ?? version}-${fingerprint(name)}`;
}

/**
 * Builds a package unless a build of the same sources exists. The build folder appears in one atomic step. Webpack and TypeScript load with
 * the first build, because the release commands that build nothing are to start at once.
 */
export async function buildPackage(name: string, release?: string): Promise<Build> {
  const version = versionOf(name, release);
  const folder = join(buildsFolder, name, version);
  if (existsSync(join(folder, 'build.json'))) return { name, version, folder, fresh: false };
  const unfinished = `${folder}.${process.pid}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const { writeContractManifest, writeUsage } = await import('../contract-usage/write-manifests');
  if (name === 'shell') {
    const { buildShell } = await import('./build-shell');
    await buildShell(version, unfinished);
    writeContractManifest(unfinished);
  } else {
    const { buildRemote } = await import('./build-remote');
    await buildRemote(name, version, unfinished);
    writeUsage(name, unfinished);
  }
  writeLicenses(unfinished);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return { name, version, folder, fresh: true };
}
