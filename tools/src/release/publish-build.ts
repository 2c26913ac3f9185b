import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Build } from '../build/build-package';
import { sourceMapsFolder } from '../build/source-maps';
import { signVersion } from './version-signature';

/** Hidden folder of a site with the source maps of each release. No server publishes hidden folders. */
export const privateMapsFolder = '.source-maps';

const readManifest = (folder: string) => readFileSync(join(folder, 'build.json'), 'utf8');

interface Copy {
  from: string;
  to: string;
  filter?: (path: string) => boolean;
  /** Completes the copy before it appears. */
  complete?: (folder: string) => void;
}

/** Copies a folder under another name first, so that it appears in one step. */
function copyAtomically({ from, to, filter = () => true, complete }: Copy) {
  const unfinished = `${to}.${process.pid}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, unfinished, { recursive: true, filter });
  complete?.(unfinished);
  rmSync(to, { recursive: true, force: true });
  renameSync(unfinished, to);
}

/**
 * Copies a build into a separate folder of the site, signs its files there, and copies its source maps beside it, where visitors cannot
 * read them. Never overwrites an existing folder. Throws for a different build with the same version.
 */
export function publishBuild(site: string, { name, version, folder }: Build) {
  const target = join(site, name, version);
  if (existsSync(target)) {
    if (readManifest(target) !== readManifest(folder))
      throw new Error(`${name} ${version} is already published with different files; rebuild it under a new version`);
    return;
  }
  const maps = join(folder, sourceMapsFolder);
  if (existsSync(maps)) copyAtomically({ from: maps, to: join(site, privateMapsFolder, name, version) });
  copyAtomically({
    from: folder,
    to: target,
    filter: (path) => basename(path) !== sourceMapsFolder,
    complete: (copy) => signVersion(site, { name, version }, copy),
  });
}
