import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeOffer, writeUsage } from '../contract-usage/write';
import { root } from '../webpack/package-folders';
import { buildRemote } from './build-remote';
import { buildShell } from './build-shell';
import { fingerprint } from './fingerprint';
import { writeLicences } from './licence-texts';

/** Builds wait here, one folder for each version, until they are released. */
export const buildsFolder = join(root, 'dist/builds');

export interface Build {
  name: string;
  version: string;
  folder: string;
  /** False when an equal build was there already. */
  fresh: boolean;
}

/** The package's version with a hash of its sources; `release` takes the place of the package's own number. */
function versionOf(name: string, release?: string): string {
  const { version } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as { version: string };
  return `${release ?? version}-${fingerprint(name)}`;
}

/** Builds a package unless a build of the same sources is there. A build appears whole or not at all. */
export async function buildPackage(name: string, release?: string): Promise<Build> {
  const version = versionOf(name, release);
  const folder = join(buildsFolder, name, version);
  if (existsSync(join(folder, 'build.json'))) return { name, version, folder, fresh: false };
  const unfinished = `${folder}.${process.pid}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  if (name === 'shell') {
    await buildShell(version, unfinished);
    writeOffer(unfinished);
  } else {
    await buildRemote(name, version, unfinished);
    writeUsage(name, unfinished);
  }
  writeLicences(unfinished);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return { name, version, folder, fresh: true };
}
